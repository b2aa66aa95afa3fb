import { push, pushHexes } from '../../push.ts'
import { whomOf } from '../deeds.ts'
import type { Verb } from '../verbs.ts'

type Args = { who: 'me' | 'them'; hexes: number; must?: boolean | undefined; away?: boolean | undefined }

/** Pushes a fighter. `away` means away from the other one of the two fighters the card speaks of. */
export const pushing: Verb<Args> = {
  isPossible(battle, { who, away }, use) {
    const fighter = whomOf(use, who)
    if (!fighter) return false
    return (
      pushHexes(battle, fighter, {
        seat: use.owner,
        awayFrom: away ? whomOf(use, who === 'me' ? 'them' : 'me') : undefined,
      }).length > 0
    )
  },
  perform(table, battle, { who, hexes, must, away }, use) {
    const fighter = whomOf(use, who)
    const awayFrom = away ? whomOf(use, who === 'me' ? 'them' : 'me') : undefined
    if (fighter) push(table, battle, fighter, hexes, { seat: use.owner, by: use.me, must, awayFrom })
  },
}
