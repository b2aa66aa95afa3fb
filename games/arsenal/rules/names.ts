import type { Seat } from '@muster/table'
import { aimedAt, itemOf, permanentOf, playerOf, seatOfMech, seatOfPlayer } from './lookup.ts'
import type { Item, State } from './state.ts'

/** What things are called. */

/**
 * What a Mech, a card in play or something that waits is called: by its card, by its player too where two pilot the same
 * Mech. Sentences carry it, since the thing may be gone by the time they are read.
 */
export type Called = { readonly card: string; readonly of?: Seat; readonly waits?: true }

/** What things are called, by their ids. */
export type Things = Readonly<Record<string, Called>>

function calledOf(state: State, id: string): Called | undefined {
  const seat = seatOfMech(id)
  if (seat >= 0) {
    const { mech } = playerOf(state, seat)
    return state.players.some((other, place) => place !== seat && other.mech === mech)
      ? { card: mech, of: seat }
      : { card: mech }
  }
  const item = itemOf(state, id)
  if (item?.card !== undefined) return { card: item.card, waits: true }
  const found = permanentOf(state, id)
  return found && { card: found.card }
}

/** What things are called now; players are always called alike. */
export function callThings(state: State, ids: readonly string[]): Things {
  const things: Record<string, Called> = {}
  for (const id of ids) {
    const called = calledOf(state, id)
    if (called) things[id] = called
  }
  return things
}

/** All that a sentence may draw on beside its event: what stays as it is from the first decision to the last. */
export type Setting = Pick<State, 'content' | 'config'>

export function nameOfCalled(setting: Setting, called: Called | undefined): string {
  if (!called) return 'something that is gone'
  const { card, of, waits } = called
  return `${waits ? 'waiting ' : ''}${titleOf(setting, card)}${of === undefined ? '' : ` of ${seatName(setting, of)}`}`
}

/** The name of a Mech, player, card in play or something that waits. */
export function nameOf(state: State, id: string): string {
  const player = seatOfPlayer(id)
  return player >= 0 ? seatName(state, player) : nameOfCalled(state, calledOf(state, id))
}

/** The names of what something declared is aimed at, but for what is gone since. */
export const aimNames = (state: State, item: Item): string[] =>
  aimedAt(item).flatMap((id) => (seatOfPlayer(id) >= 0 || calledOf(state, id) ? [nameOf(state, id)] : []))

const UNNAMED: Partial<Record<Item['kind'], string>> = { move: 'Standard move', end: 'End of the turn' }

/** What was declared and waits, with its X and what it is aimed at: "Rail Gun (X = 2) → Longwatch". */
export function itemName(state: State, item: Item): string {
  const name = UNNAMED[item.kind] ?? titleOf(state, item.card ?? '')
  const aims = aimNames(state, item)
  return `${name}${item.x > 0 ? ` (X = ${item.x})` : ''}${aims.length === 0 ? '' : ` → ${aims.join(', ')}`}`
}

export const seatName = ({ config }: Pick<State, 'config'>, seat: Seat): string =>
  config.players?.[seat] ?? `Player ${seat + 1}`

/** Whether a card's name is marked as a plural. */
export const isPlural = ({ content }: Pick<State, 'content'>, card: string): boolean =>
  content.cards[card]?.plural ?? false

/** The name of a card or Mech by its card id. */
export function titleOf({ content }: Pick<State, 'content'>, card: string): string {
  return content.cards[card]?.name ?? content.mechs[card]?.name ?? 'a card nobody knows'
}
