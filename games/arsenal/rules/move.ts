import type { Hex } from '@muster/space'
import { ok, pickOne, refuse, type Seat, type Verdict, type Words } from '@muster/table'
import { hexesAround, hexesFrom, labelOf } from './arena.ts'
import { disruptByMove } from './disrupt.ts'
import { isForbidden, statOf } from './effects/standing.ts'
import { mostEnergy, type Payment, pay } from './energy.ts'
import { declareItem } from './initiative.ts'
import { settleLocks } from './lockon.ts'
import { hexOf, isOut, mechId, permanentOf, playerOf, seatOfMech } from './lookup.ts'
import { callThings, nameOf } from './names.ts'
import type { Item, State } from './state.ts'
import type { Table } from './table.ts'

const noMoveLeft = refuse('AR-MOVE-2', 'the Mech has made all its standard moves this turn')
const cannotPay = refuse('AR-MOVE-8', 'you cannot pay the Energy for another move')
const mayNotMove = refuse('AR-MOVE-9', 'an effect keeps the Mech from making standard moves')

/** AR-MOVE-9, AR-R-47: whether an effect keeps a Mech from making standard moves. */
function isHalted(state: State, seat: Seat): boolean {
  return state.lasting.some((one) => one.kind === 'halt' && one.seat === seat) || isForbidden(state, seat, 'moves')
}

/** AR-MOVE-1 to AR-MOVE-3, AR-MOVE-12, AR-R-56: what the next standard move costs; undefined where none is left. */
export function moveCost(state: State, seat: Seat): 0 | 1 | undefined {
  const { moves } = playerOf(state, seat)
  const free = statOf(state, seat, 'free')
  if (moves < free) return 0
  return moves < free + statOf(state, seat, 'paid') ? 1 : undefined
}

export function moveVerdict(state: State, seat: Seat): Verdict {
  if (isHalted(state, seat)) return mayNotMove
  const cost = moveCost(state, seat)
  if (cost === undefined) return noMoveLeft
  return cost > mostEnergy(playerOf(state, seat).energy) ? cannotPay : ok
}

/** AR-MOVE-6 to AR-MOVE-8: declared and paid, without saying where to. */
export function declareMove(table: Table, state: State, seat: Seat, way?: Payment): void {
  pay(table, state, seat, moveCost(state, seat) ?? 0, way)
  if (isOut(state, seat)) return
  playerOf(state, seat).moves++
  declareItem(table, state, { id: state.made++, seat, kind: 'move', x: 0, resolving: false }, 'AR-MOVE-6')
}

const notAdjacent = refuse('AR-MOVE-13', 'a standard move goes to a hex next to the one the Mech stands in')

const hexWords: Words<Hex, { state: State; what: string }> = {
  ask: 'hex',
  doing: 'chooses where to move',
  rule: 'AR-MOVE-13',
  prompt: ({ state, what }) => `Where does ${nameOf(state, what)} move?`,
  key: (hex, { state }) => labelOf(state, hex),
  text: (hex, { state }) => `Move to ${labelOf(state, hex)}`,
  label: (hex, { state }) => `Move to ${labelOf(state, hex)}`,
  refs: (hex, { state }) => [labelOf(state, hex)],
  candidates: ({ state, what }) => hexesFrom(state, hexOf(state, what)),
  verdict: (hex, { state, what }) => (hexesAround(state, hexOf(state, what)).includes(hex) ? ok : notAdjacent),
}

/** AR-MOVE-7, AR-MOVE-9, AR-MOVE-13, AR-R-48: one hex, chosen now; a Mech that cannot move stays. */
export function resolveMove(table: Table, state: State, { seat }: Item): void {
  if (isHalted(state, seat)) {
    table.tell({ event: 'move-failed', rule: 'AR-MOVE-9', seat })
    return
  }
  const what = mechId(seat)
  const options = hexesAround(state, playerOf(state, seat).hex)
  if (options.length === 0) return
  const hex = options.length === 1 ? (options[0] as Hex) : table.ask(seat, pickOne(hexWords, options, { state, what }))
  relocate(table, state, what, [hex], 'AR-MOVE-6')
}

/** Puts a Mech or an Autonomous Object along a path, with what that does to Attacks on it and to locks. */
export function relocate(table: Table, state: State, what: string, path: readonly Hex[], rule: string): void {
  const to = path.at(-1)
  if (to === undefined) return
  const seat = seatOfMech(what)
  const object = permanentOf(state, what)
  // Its player may have given up when asked where to.
  if (seat >= 0 ? isOut(state, seat) : !object) return
  if (seat >= 0) playerOf(state, seat).hex = to
  else if (object) object.hex = to
  for (const item of state.stack) if (object && item.from === what) item.hex = to
  table.tell(() => ({
    event: 'moved',
    rule,
    what,
    path: path.map((hex) => labelOf(state, hex)),
    called: callThings(state, [what]),
  }))
  disruptByMove(table, state, what)
  settleLocks(table, state)
}
