import type { Hex } from '@muster/space'
import { fightersOf, mapOf, playerOf } from '../../lookup.ts'
import { apartFighter, arrivalHexes, bringIn } from '../../reserve.ts'
import type { Battle, Fighter } from '../../state.ts'
import { type Use, whomOf } from '../deeds.ts'
import type { Verb } from '../verbs.ts'

type Args = { who: string; near: 'me' | 'them' | 'reserve-hexes' | 'own-territory' }

/** Hexes in or next to which a card lets a fighter arrive; a fighter in the way closes only its own hex. */
function places(battle: Battle, near: Args['near'], use: Use): readonly Hex[] {
  if (near === 'reserve-hexes') return arrivalHexes(battle, use.owner, 'reserve-hexes')
  if (near === 'own-territory') return mapOf(battle).territory[playerOf(battle, use.owner)]
  const fighter = whomOf(use, near)
  return fighter ? (mapOf(battle).board.neighbours[fighter.hex] ?? []) : []
}

function arrivals(battle: Battle, who: string, use: Use): Fighter[] {
  if (who === 'reserve') return fightersOf(battle, use.owner, 'reserve')
  const fighter = apartFighter(battle, use.owner, who)
  return fighter ? [fighter] : []
}

/** Brings a reserve fighter in early, or a fighter that stands apart; where no hex is free it stays out. */
export const arrive: Verb<Args> = {
  isPossible: (battle, { who, near }, use) =>
    arrivals(battle, who, use).length > 0 && arrivalHexes(battle, use.owner, places(battle, near, use)).length > 0,
  perform(table, battle, { who, near }, use) {
    bringIn(
      table,
      battle,
      use.owner,
      arrivals(battle, who, use),
      arrivalHexes(battle, use.owner, places(battle, near, use)),
      use.rule,
    )
  },
}
