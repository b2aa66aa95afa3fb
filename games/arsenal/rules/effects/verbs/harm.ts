import { stepsBetween } from '../../arena.ts'
import { everyTarget } from '../../attack.ts'
import { dealDamage, repair as takeOff } from '../../damage.ts'
import { areRivals, controllerOf, hexOf, playerOf, seatOfMech } from '../../lookup.ts'
import { callThings } from '../../names.ts'
import { amountOf } from '../amount.ts'
import { placeOf, thingOf, type Verbs } from '../deeds.ts'

/** AR-DAMAGE-2, AR-R-34: covers the next damage dealt to its subject this turn, once. */
export const prevent: Verbs['prevent'] = (table, state, { amount, to, type }, effect) => {
  const on = thingOf(state, to, effect)
  if (on === undefined) return
  const less = amountOf(state, amount, effect)
  const against = type === undefined ? {} : { type }
  state.lasting.push({ kind: 'prevent', on, amount: less, source: effect.source, ...against })
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
export const damage: Verbs['damage'] = (table, state, { amount, to, sure = false }, effect) => {
  const on = thingOf(state, to, effect)
  if (on !== undefined) dealDamage(table, state, [{ to: on, amount: amountOf(state, amount, effect) }], { sure })
}

/** AR-KEYWORD-20, AR-KEYWORD-21, AR-R-38, AR-R-60: damage to everything of a kind inside a radius, at the same time. */
export const blast: Verbs['blast'] = (table, state, { amount, what, side, from, radius = PRINTED }, effect) => {
  const centre =
    from === 'target'
      ? hexOf(state, thingOf(state, 'target', effect) ?? '')
      : from === 'card'
        ? placeOf(state, effect)
        : playerOf(state, effect.seat).hex
  if (centre < 0) return
  const reach = radius === PRINTED ? effect.radius : radius
  const harms = everyTarget(state)
    .filter((id) => what === 'both' || seatOfMech(id) >= 0 === (what === 'mechs'))
    .filter((id) => side === 'any' || areRivals(state, controllerOf(state, id), effect.seat))
    .filter((id) => stepsBetween(state, centre, hexOf(state, id)) <= reach)
    .map((to) => ({ to, amount: amountOf(state, amount, effect) }))
  if (harms.length > 0) dealDamage(table, state, harms, {})
}

/** Stands for the Radius printed on the card. */
const PRINTED = -1

/** AR-R-72: removes damage counters. */
export const repair: Verbs['repair'] = (table, state, { amount, to }, effect) => {
  const on = thingOf(state, to, effect)
  if (on !== undefined) takeOff(table, state, on, amountOf(state, amount, effect))
}
