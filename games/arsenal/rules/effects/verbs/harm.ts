import { stepsBetween } from '../../arena.ts'
import { everyTarget } from '../../attack.ts'
import { dealDamage, repair as takeOff } from '../../damage.ts'
import { areRivals, callThings, controllerOf, hexOf, playerOf, seatOfMech } from '../../lookup.ts'
import { amountOf } from '../amount.ts'
import { placeOf, thingOf, type Verbs } from '../deeds.ts'

/** AR-DAMAGE-2, AR-R-34: covers the next damage dealt to its subject this turn, once. */
export const prevent: Verbs['prevent'] = (table, state, { amount, to, type }, use) => {
  const on = thingOf(state, to, use)
  if (on === undefined) return
  const less = amountOf(state, amount, use)
  const against = type === undefined ? {} : { type }
  state.lasting.push({ kind: 'prevent', on, amount: less, source: use.source, ...against })
  table.tell(() => ({
    event: 'guarded',
    rule: 'AR-DAMAGE-2',
    id: on,
    amount: less,
    ...against,
    called: callThings(state, [on]),
  }))
}

/** AR-DAMAGE-10, AR-R-33: damage outside an Attack, with an armor roll unless it cannot be prevented. */
export const damage: Verbs['damage'] = (table, state, { amount, to, sure = false }, use) => {
  const on = thingOf(state, to, use)
  if (on !== undefined) dealDamage(table, state, [{ to: on, amount: amountOf(state, amount, use) }], { sure })
}

/** AR-KEYWORD-20, AR-KEYWORD-21, AR-R-38, AR-R-60: damage to everything of a kind inside a radius, at the same time. */
export const blast: Verbs['blast'] = (table, state, { amount, what, side, from, radius = PRINTED }, use) => {
  const centre =
    from === 'target'
      ? hexOf(state, thingOf(state, 'target', use) ?? '')
      : from === 'card'
        ? placeOf(state, use)
        : playerOf(state, use.seat).hex
  if (centre < 0) return
  const reach = radius === PRINTED ? use.radius : radius
  const harms = everyTarget(state)
    .filter((id) => what === 'both' || seatOfMech(id) >= 0 === (what === 'mechs'))
    .filter((id) => side === 'any' || areRivals(state, controllerOf(state, id), use.seat))
    .filter((id) => stepsBetween(state, centre, hexOf(state, id)) <= reach)
    .map((to) => ({ to, amount: amountOf(state, amount, use) }))
  if (harms.length > 0) dealDamage(table, state, harms, {})
}

/** Stands for the Radius printed on the card. */
const PRINTED = -1

/** AR-R-72: removes damage counters. */
export const repair: Verbs['repair'] = (table, state, { amount, to }, use) => {
  const on = thingOf(state, to, use)
  if (on !== undefined) takeOff(table, state, on, amountOf(state, amount, use))
}
