import type { Hex } from '@muster/space'
import { invariant, type Seat } from '@muster/table'
import type { Card, Mech, ObjectCard } from '../content/schema.ts'
import type { TableOptions } from './config.ts'
import type { Item, Permanent, Player, State } from './state.ts'

/** Finding things: Mechs are "mech-0", players "player-0", what waits "item-7", cards in play have the id they were given. */

export const mechId = (seat: Seat): string => MECH_IDS[seat] as string
const MECH_IDS = ['mech-0', 'mech-1', 'mech-2', 'mech-3', 'mech-4', 'mech-5']
const PLAYER_IDS = ['player-0', 'player-1', 'player-2', 'player-3', 'player-4', 'player-5']
export const playerId = (seat: Seat): string => PLAYER_IDS[seat] as string
export const seatOfPlayer = (id: string): Seat => PLAYER_IDS.indexOf(id)

/** What stands on the table for something that is aimed at: a player is pointed at by the Mech. */
export function pointedAt(id: string): string {
  const seat = seatOfPlayer(id)
  return seat >= 0 ? mechId(seat) : id
}

/** The seat whose Mech it is, -1 where it is no Mech. */
export const seatOfMech = (id: string): Seat => MECH_IDS.indexOf(id)

export const playerOf = (state: State, seat: Seat): Player => state.players[seat] as Player
export const mechOf = (state: State, seat: Seat): Mech => mechNamed(state, playerOf(state, seat).mech)

function mechNamed({ content }: State, id: string): Mech {
  const mech = content.mechs[id]
  invariant(mech, `there is no Mech ${id}`)
  return mech
}

export function cardNamed({ content }: State, id: string): Card {
  const card = content.cards[id]
  invariant(card, `there is no card ${id}`)
  return card
}

/** The card with functions and standing rules: a card in play or a Mech. */
export function faceOf({ content }: State, id: string) {
  const face = content.cards[id] ?? content.mechs[id]
  invariant(face && 'functions' in face, `${id} has no functions`)
  return face
}

export function permanentOf(state: State, id: string): Permanent | undefined {
  return state.inPlay.find((one) => one.id === id)
}

export const itemId = (item: Item): string => `item-${item.id}`

/** Something declared that has not been taken off the stack. */
export function itemOf(state: State, id: string): Item | undefined {
  return id.startsWith('item-') ? state.stack.find((item) => itemId(item) === id) : undefined
}

/** What something declared is aimed at: the strikes of an Attack, or the one target of anything else. */
export const aimedAt = ({ strikes = [], target }: Item): readonly string[] =>
  target === undefined ? strikes : [...strikes, target]

export const isOut = (state: State, seat: Seat): boolean => playerOf(state, seat).out
export const isOver = (state: State): boolean => state.outcome !== undefined

/** AR-INIT-5, AR-LOSE-10: the players still in, clockwise from a seat, that seat first. */
export function clockwise(state: State, from: Seat): Seat[] {
  const seats: Seat[] = []
  const { length } = state.players
  for (let i = 0; i < length; i++) {
    const seat = (from + i) % length
    if (!isOut(state, seat)) seats.push(seat)
  }
  return seats
}

/** The next player still in, to the left of a seat. */
export function nextSeat(state: State, seat: Seat): Seat {
  const { length } = state.players
  for (let i = 1; i <= length; i++) {
    const next = (seat + i) % length
    if (!isOut(state, next)) return next
  }
  return seat
}

export const areRivals = (state: State, a: Seat, b: Seat): boolean =>
  playerOf(state, a).team !== playerOf(state, b).team

export const objectCard = (state: State, { card }: Permanent): ObjectCard | undefined => {
  const face = cardNamed(state, card)
  return face.type === 'object' ? face : undefined
}

export const isAutonomous = ({ hex }: Permanent): boolean => hex >= 0

/** Who controls a Mech or a card in play; -1 where it is not in play. */
export function controllerOf(state: State, id: string): Seat {
  const seat = seatOfMech(id)
  if (seat >= 0) return state.players[seat] && !isOut(state, seat) ? seat : -1
  return permanentOf(state, id)?.controller ?? -1
}

/** AR-OBJECT-4, AR-OBJECT-6: the hex of a Mech or a card in play; -1 where it is not in play. */
export function hexOf(state: State, id: string): Hex {
  const seat = seatOfMech(id)
  if (seat >= 0) return state.players[seat] && !isOut(state, seat) ? playerOf(state, seat).hex : -1
  const found = permanentOf(state, id)
  if (!found) return -1
  return isAutonomous(found) ? found.hex : playerOf(state, found.controller).hex
}

/** The rulings this table has chosen. */
export const tableOptions = ({ config }: State): TableOptions => config.options
