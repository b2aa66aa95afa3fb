import type { Amount } from '../../../content/grammar.ts'
import { giveDamage, removeDamage } from '../../damage.ts'
import { amountOf } from '../amount.ts'
import { whomOf } from '../deeds.ts'
import type { Verb } from '../verbs.ts'

type Args = { to: 'me' | 'them'; amount: Amount }

/** Deals damage to a fighter outside an attack. Whoever reaches their Wounds goes down when the deed is done. */
export const damage: Verb<Args> = {
  isPossible: (_, { to }, use) => whomOf(use, to) !== undefined,
  perform(table, battle, { to, amount }, use) {
    const target = whomOf(use, to)
    if (target) giveDamage(table, battle, target, amountOf(table, battle, amount, use), 'BB-DAMAGE-3', use.source)
  },
}

/** Removes damage tokens. Possible for an unhurt fighter too: it then changes nothing (BB-R-61). */
export const heal: Verb<Args> = {
  isPossible: (_, { to }, use) => whomOf(use, to) !== undefined,
  perform(table, battle, { to, amount }, use) {
    const fighter = whomOf(use, to)
    if (fighter) removeDamage(table, battle, fighter, amountOf(table, battle, amount, use), 'BB-DAMAGE-9')
  },
}
