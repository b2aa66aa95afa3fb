import type { Square, SquareMetric } from '@muster/space'
import { invariant, type Seat } from '@muster/table'
import type { HunterCard, Unit } from '../content/grammar.ts'
import type { DealtEnemy } from '../content/load.ts'
import type { Gun, LootCard } from '../content/loot.ts'
import { type City, cityAt, NOWHERE } from './board.ts'
import type { TableOptions } from './config.ts'
import type { Enemy, Hunter, State, Turn } from './state.ts'

/** Finding things in a game. No rules here. */

export const optionsOf = (state: State): TableOptions => state.config.options

export const cityOf = (state: State): City => cityAt(state.centre)

export const hunterOf = (state: State, seat: Seat): Hunter => state.hunters[seat] as Hunter

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
  invariant(card, `there is no loot card ${id}`)
  return card
}

export const gunOf = (state: State, id: string): Gun => lootOf(state, id) as Gun

export const isMidget = (state: State, enemy: { readonly card: string }): boolean =>
  state.content.enemies[enemy.card] === undefined

export const enemyCardOf = (state: State, id: string): DealtEnemy => state.content.enemies[id] as DealtEnemy

export function enemyOf(state: State, id: string): Enemy {
  const enemy = state.enemies.find((one) => one.id === id)
  invariant(enemy, `there is no enemy ${id}`)
  return enemy
}

/** What an enemy's card prints for it; undefined for a Loot Midget. */
export function unitOf(state: State, enemy: Enemy): Unit | undefined {
  return state.content.enemies[enemy.card]?.members[enemy.member]
}

export function enemyName(state: State, enemy: Enemy): string {
  return unitOf(state, enemy)?.name ?? lootOf(state, enemy.card).name
}

export function enemyAt(state: State, square: Square): Enemy | undefined {
  for (const enemy of state.enemies) if (enemy.square === square) return enemy
  return undefined
}

export function hunterAt(state: State, square: Square): Hunter | undefined {
  for (const hunter of state.hunters) if (hunter.square === square) return hunter
  return undefined
}

export const metricOf = (state: State): SquareMetric =>
  optionsOf(state).rangeMetric === 'diagonal-counts-one' ? 'diagonal' : 'orthogonal'

export const adjacencyOf = (state: State): SquareMetric =>
  optionsOf(state).adjacency === 'eight' ? 'diagonal' : 'orthogonal'
