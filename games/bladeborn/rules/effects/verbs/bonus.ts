import type { Amount } from '../../../content/grammar.ts'
import { canMake, makeAction } from '../../action.ts'
import { offerBonus } from '../../bonus.ts'
import { amountOf, half } from '../amount.ts'
import { type Use, whomOf } from '../deeds.ts'
import type { Verb } from '../verbs.ts'

type Args = {
  who: 'me' | 'them'
  action: 'move' | 'attack' | 'disengage'
  hexes?: Amount | undefined
  engaged?: boolean | undefined
}

/** How far a bonus move may go at most, before any dice for it are rolled. */
function mostHexes(hexes: Amount | undefined, use: Use): number | undefined {
  if (hexes === undefined || typeof hexes === 'number') return hexes
  if (hexes === 'value') return use.value
  if (hexes === 'half-value') return half(use.value)
  return 1
}

/** BB-ABILITY-17, BB-ABILITY-18, BB-R-34, BB-R-62: a bonus action with all the limits of that action; it may be declined. */
export const bonus: Verb<Args> = {
  isPossible(battle, { who, action, hexes, engaged }, use) {
    const fighter = whomOf(use, who)
    if (!fighter) return false
    const most = mostHexes(hexes, use)
    return canMake(battle, fighter, action, {
      engaged: engaged ?? false,
      ...(most === undefined ? {} : { hexes: most }),
    })
  },
  perform(table, battle, { who, action, hexes, engaged }, use) {
    const fighter = whomOf(use, who)
    if (!fighter) return
    const reach = hexes === undefined ? {} : { hexes: amountOf(table, battle, hexes, use) }
    const terms = { engaged: engaged ?? false, ...reach, by: use.me }
    const choice = offerBonus(table, battle, fighter, action, terms, use.source)
    if (choice) makeAction(table, battle, fighter, choice, terms)
  },
}
