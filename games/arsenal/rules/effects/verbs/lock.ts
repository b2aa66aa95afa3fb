import { stepsBetween } from '../../arena.ts'
import { everyTarget } from '../../attack.ts'
import { lockThisTurn, lockWhileInPlay, loseLocks } from '../../lockon.ts'
import { areRivals, controllerOf, hexOf } from '../../lookup.ts'
import { placeOf, seatsOf, thingOf, type Verbs } from '../deeds.ts'

/** AR-LOCKON-5 to AR-LOCKON-10: a lock on what is aimed at, or on every rival thing inside the Radius. */
export const lock: Verbs['lock'] = (table, state, { until, on }, effect) => {
  const aimed = thingOf(state, 'target', effect)
  const centre = placeOf(state, effect)
  const inRadius = () =>
    everyTarget(state).filter(
      (id) =>
        areRivals(state, controllerOf(state, id), effect.seat) &&
        stepsBetween(state, centre, hexOf(state, id)) <= effect.radius,
    )
  for (const id of on === 'radius' ? inRadius() : aimed === undefined ? [] : [aimed])
    if (until === 'turn') lockThisTurn(table, state, effect.seat, id)
    else if (effect.from !== undefined) lockWhileInPlay(table, state, effect.seat, id, effect.from)
}

/** AR-LOCKON-11, AR-R-70: players lose their locks, or those on the things of whoever plays this. */
export const unlock: Verbs['unlock'] = (table, state, { who, on }, effect) => {
  for (const seat of seatsOf(state, who, effect)) loseLocks(table, state, seat, on === 'me' ? effect.seat : undefined)
}

/** AR-LOCKON-15: players cannot have a lock this turn. */
export const jam: Verbs['jam'] = (table, state, { who }, effect) => {
  for (const seat of seatsOf(state, who, effect)) {
    state.lasting.push({ kind: 'jam', seat })
    table.tell({ event: 'jammed', rule: 'AR-LOCKON-15', seat })
  }
}
