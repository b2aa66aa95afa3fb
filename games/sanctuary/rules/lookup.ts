import type { Square, SquareMetric } from '@muster/space'
import { invariant, type Seat } from '@muster/table'
import type { HunterCard, Unit } from '../content/grammar.ts'
import type { DealtEnemy } from '../content/load.ts'
import type { Gun, LootCard } from '../content/loot.ts'
import { type City, cityAt, NOWHERE } from './board.ts'
import type { TableOptions } from './config.ts'
import type { Enemy, Hunter, State, Turn } from './state.ts'

/** Finding things in a game. No rules here. */

export const tableOptions = (state: State): TableOptions => state.config.options

/** What whoever sits at a seat is called. */
export const playerName = ({ config }: Pick<State, 'config'>, seat: Seat): string =>
  config.players?.[seat] ?? `Player ${seat + 1}`

export const cityOf = (state: State): City => cityAt(state.centre)

export const hunterOf = (state: State, seat: Seat): Hunter => state.hunters[seat] as Hunter

/** How options refer to a hunter on the board. */
export const hunterRef = (seat: Seat): string => `hunter-${seat}`

/** A hunter as events call it: by the id of its card. */
export const whoIs = (state: State, seat: Seat): string => hunterOf(state, seat).card

/** SN-R-86: the seat that decides for a hunter: its own, or the one that took it over. */
export const deciderFor = (state: State, hunter: Seat): Seat => state.players?.[hunter] ?? hunter

/** SN-R-86: the hunter that has the turn, where this is the seat that decides for it. */
export function actingFor(state: State, seat: Seat): Seat | undefined {
  const { turn } = state
  return turn && deciderFor(state, turn.seat) === seat ? turn.seat : undefined
}

export const hasLeft = (state: State, seat: Seat): boolean => state.left?.includes(seat) ?? false

export const cardOf = (state: State, hunter: Hunter): HunterCard => state.content.hunters[hunter.card] as HunterCard

export const isOnBoard = (hunter: Hunter): boolean => hunter.square !== NOWHERE

export function turnOf(state: State): Turn {
  invariant(state.turn, 'nobody has the turn')
  return state.turn
}

/** SN-TURN-2, SN-R-5: the seats in turn order. */
export function turnOrder(state: State): Seat[] {
  const { length } = state.hunters
  return state.hunters.map((_, index) => (state.first + index) % length)
}

export function lootOf(state: State, id: string): LootCard {
  const card = state.content.loot[id]
  if (card) return card
  invariant(false, `there is no loot card ${id}`)
}

export const gunOf = (state: State, id: string): Gun => lootOf(state, id) as Gun

export const isGoblin = (state: State, enemy: { readonly card: string }): boolean =>
  state.content.enemies[enemy.card] === undefined

export const enemyCardOf = (state: State, id: string): DealtEnemy => state.content.enemies[id] as DealtEnemy

export function enemyOf(state: State, id: string): Enemy {
  for (const enemy of state.enemies) if (enemy.id === id) return enemy
  invariant(false, `there is no enemy ${id}`)
}

/** What an enemy's card prints for it; undefined for a Loot Goblin. */
export function unitOf(state: State, enemy: Enemy): Unit | undefined {
  return state.content.enemies[enemy.card]?.members[enemy.member]
}

/** The health an enemy appears with. */
export function fullHealth(state: State, enemy: Enemy): number {
  const unit = unitOf(state, enemy)
  if (unit) return unit.health
  const card = lootOf(state, enemy.card)
  return card.kind === 'goblin' ? card.health : enemy.health
}

/** What people call a member of a card: by its name, with a number where several have the same. */
export function memberName({ members }: DealtEnemy, member: number): string {
  const { name } = members[member] as Unit
  const isLike = (other: Unit) => other.name === name
  return members.filter(isLike).length === 1 ? name : `${name} ${members.slice(0, member + 1).filter(isLike).length}`
}

export function enemyName(state: State, enemy: Enemy): string {
  return isGoblin(state, enemy)
    ? lootOf(state, enemy.card).name
    : memberName(enemyCardOf(state, enemy.card), enemy.member)
}

/** What goes one way in a trade where gifts are allowed (SN-R-33). */
export const NOTHING = 'nothing'

/** The id of the enemy that a Loot Goblin card puts on the board. */
export const goblinId = (card: string): string => `${card}.1`

export function enemyAt(state: State, square: Square): Enemy | undefined {
  for (const enemy of state.enemies) if (enemy.square === square) return enemy
  return undefined
}

export function hunterAt(state: State, square: Square): Hunter | undefined {
  for (const hunter of state.hunters) if (hunter.square === square) return hunter
  return undefined
}

export const metricOf = (state: State): SquareMetric =>
  tableOptions(state).rangeMetric === 'diagonal-counts-one' ? 'diagonal' : 'orthogonal'

export const adjacencyOf = (state: State): SquareMetric =>
  tableOptions(state).adjacency === 'eight' ? 'diagonal' : 'orthogonal'
