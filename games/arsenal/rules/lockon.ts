import type { Seat } from '@muster/table'
import { checkStrikes } from './disrupt.ts'
import { isForbidden } from './effects/standing.ts'
import { controllerOf, isOut, permanentOf } from './lookup.ts'
import { callThings } from './names.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'

/** AR-LOCKON-5, AR-LOCKON-6, AR-R-23: whether a player has a lock on a Mech or Object, from whatever source. */
export function hasLock(state: State, seat: Seat, on: string): boolean {
  for (const one of state.lasting) if (one.kind === 'lock' && one.seat === seat && one.on === on) return true
  for (const one of state.inPlay) if (one.controller === seat && one.locks.includes(on)) return true
  return false
}

/** Everything a player has a lock on. */
export function locksOf(state: State, seat: Seat): string[] {
  const locked = new Set<string>()
  for (const one of state.lasting) if (one.kind === 'lock' && one.seat === seat) locked.add(one.on)
  for (const one of state.inPlay) if (one.controller === seat) for (const on of one.locks) locked.add(on)
  return [...locked]
}

/** AR-LOCKON-15: whether an effect says that a player cannot have a lock. */
function cannotLock(state: State, seat: Seat): boolean {
  return state.lasting.some((one) => one.kind === 'jam' && one.seat === seat) || isForbidden(state, seat, 'locks')
}

/** AR-LOCKON-10, AR-LOCKON-12: a lock for this turn, whatever becomes of the card that gave it. */
export function lockThisTurn(table: Table, state: State, seat: Seat, on: string): void {
  if (cannotLock(state, seat) || controllerOf(state, on) < 0) return
  state.lasting.push({ kind: 'lock', seat, on })
  table.tell(() => ({
    event: 'lock',
    rule: 'AR-LOCKON-10',
    seat,
    on,
    until: 'turn',
    called: callThings(state, [on]),
  }))
}

/** AR-LOCKON-8, AR-R-53: a lock as long as a card is in play; without that card there is none. */
export function lockWhileInPlay(table: Table, state: State, seat: Seat, on: string, card: string): void {
  const source = permanentOf(state, card)
  if (!source || cannotLock(state, seat) || controllerOf(state, on) < 0) return
  if (!source.locks.includes(on)) source.locks.push(on)
  table.tell(() => ({
    event: 'lock',
    rule: 'AR-LOCKON-8',
    seat,
    on,
    until: 'card',
    called: callThings(state, [on]),
  }))
}

/** AR-LOCKON-11, AR-R-70: a player loses locks, timed or not; those on one player's things only where one is given. */
export function loseLocks(table: Table, state: State, seat: Seat, onThingsOf?: Seat): void {
  const lost = (on: string) => onThingsOf === undefined || controllerOf(state, on) === onThingsOf
  if (!locksOf(state, seat).some(lost)) return
  state.lasting = state.lasting.filter((one) => one.kind !== 'lock' || one.seat !== seat || !lost(one.on))
  for (const one of state.inPlay) if (one.controller === seat) one.locks = one.locks.filter((on) => !lost(on))
  table.tell({ event: 'locks-lost', rule: 'AR-LOCKON-11', seat })
}

/** AR-LOCKON-15, AR-R-70, AR-GUIDED-7: ends the locks that cannot be, and with them the Guided Attacks that need them. */
export function settleLocks(table: Table, state: State): void {
  if (hasLocks(state)) endLocks(table, state)
  checkStrikes(table, state)
}

const hasLocks = ({ lasting, inPlay }: State): boolean =>
  lasting.some(({ kind }) => kind === 'lock') || inPlay.some(({ locks }) => locks.length > 0)

function endLocks(table: Table, state: State): void {
  const dangling = (on: string) => controllerOf(state, on) < 0
  if (state.lasting.some((one) => one.kind === 'lock' && (dangling(one.on) || isOut(state, one.seat))))
    state.lasting = state.lasting.filter((one) => one.kind !== 'lock' || !(dangling(one.on) || isOut(state, one.seat)))
  for (const one of state.inPlay) if (one.locks.some(dangling)) one.locks = one.locks.filter((on) => !dangling(on))
  for (let seat = 0; seat < state.players.length; seat++)
    if (!isOut(state, seat) && locksOf(state, seat).length > 0 && cannotLock(state, seat)) loseLocks(table, state, seat)
}
