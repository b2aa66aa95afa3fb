import { sideOf } from '../../lookup.ts'
import { whomOf } from '../deeds.ts'
import type { Verb } from '../verbs.ts'

type Gain = { group: 'double' | 'triple'; value: number | 'value' }

/** Adds a double or triple to what the player may spend this round. Not rolled, so it never counts for initiative. */
export const gain: Verb<Gain> = {
  isPossible: () => true,
  perform(table, battle, { group, value }, use) {
    const gained = {
      dice: group === 'double' ? 2 : 3,
      value: value === 'value' ? Math.max(1, use.value) : value,
    } as const
    const side = sideOf(battle, use.owner)
    side.groups = [...side.groups, gained]
    table.tell({ event: 'gain', rule: use.rule, seat: use.owner, ...gained, source: use.source })
  },
}

/** Takes an activation token off: the fighter counts as not activated this round. */
export const ready: Verb<{ who: 'me' | 'them' }> = {
  isPossible: (_, { who }, use) => whomOf(use, who)?.activated ?? false,
  perform(table, _, { who }, use) {
    const fighter = whomOf(use, who)
    if (!fighter) return
    fighter.activated = false
    table.tell({ event: 'ready', rule: use.rule, fighter: fighter.id, fighterCard: fighter.card, source: use.source })
  },
}
