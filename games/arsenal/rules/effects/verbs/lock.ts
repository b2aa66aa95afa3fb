import { stepsBetween } from '../../arena.ts'
import { everyTarget } from '../../attack.ts'
import { lockThisTurn, lockWhileInPlay, loseLocks } from '../../lock.ts'
import { areRivals, controllerOf, hexOf } from '../../lookup.ts'
import { placeOf, seatsOf, thingOf, type Verbs } from '../deeds.ts'

/** AR-LOCKON-5 to AR-LOCKON-10: a lock on what is aimed at, or on every rival thing inside the Radius. */
export const lock: Verbs['lock'] = (table, state, { until, on }, use) => {
  const aimed = thingOf(state, 'target', use)
  const centre = placeOf(state, use)
  const inRadius = () =>
    everyTarget(state).filter(
      (id) =>
        areRivals(state, controllerOf(state, id), use.seat) &&
        stepsBetween(state, centre, hexOf(state, id)) <= use.radius,
    )
  for (const id of on === 'radius' ? inRadius() : aimed === undefined ? [] : [aimed])
    if (until === 'turn') lockThisTurn(table, state, use.seat, id)
    else if (use.from !== undefined) lockWhileInPlay(table, state, use.seat, id, use.from)
}

/** AR-LOCKON-11, AR-R-70: players lose their locks, or those on the things of whoever plays this. */
export const unlock: Verbs['unlock'] = (table, state, { who, on }, use) => {
  for (const seat of seatsOf(state, who, use)) loseLocks(table, state, seat, on === 'me' ? use.seat : undefined)
}

/** AR-LOCKON-15: players cannot have a lock this turn. */
export const jam: Verbs['jam'] = (table, state, { who }, use) => {
  for (const seat of seatsOf(state, who, use)) {
    state.lasting.push({ kind: 'jam', seat })
    table.tell({ event: 'jammed', rule: 'AR-LOCKON-15', seat })
  }
}
