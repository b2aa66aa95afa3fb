import type { Hex } from '@muster/space'
import { besideOf } from './beside.ts'
import { boardOf, enemyCardOf, isScreen, takeOut } from './lookup.ts'
import type { Enemy, Hunter, State } from './state.ts'

/** Who stands where, by zone: kept beside a state and brought up to date with every model that moves. */
export interface Occupancy {
  readonly hunters: Uint8Array
  readonly enemies: Uint8Array
  /** Models with large bases. */
  readonly large: Uint8Array
  /** AB-SIGHT-2, AB-SIGHT-3, AB-SIGHT-10: what stands in the way of each side's sight. */
  readonly stopsHunters: Uint8Array
  readonly stopsEnemies: Uint8Array
}

type Model = Hunter | Enemy

export function occupancyOf(state: State): Occupancy {
  const beside = besideOf(state)
  beside.occupancy ??= workOutOccupancy(state)
  return beside.occupancy
}

/** The slow twin: from the state alone. */
export function workOutOccupancy(state: State): Occupancy {
  const { size } = boardOf(state)
  const occupancy: Occupancy = {
    hunters: new Uint8Array(size),
    enemies: new Uint8Array(size),
    large: new Uint8Array(size),
    stopsHunters: new Uint8Array(size),
    stopsEnemies: new Uint8Array(size),
  }
  for (const hunter of state.hunters) if (hunter.zone >= 0) count(state, occupancy, hunter, hunter.zone, 1)
  for (const enemy of state.enemies) count(state, occupancy, enemy, enemy.zone, 1)
  for (const { kind, zone } of state.elements) if (isScreen(state, kind)) screen(occupancy, zone, 1)
  return occupancy
}

/** A copy of a state begins with a copy of what is known of the original. */
export function shareOccupancy(from: State, to: State): void {
  const known = besideOf(from).occupancy
  if (!known) return
  const { hunters, enemies, large, stopsHunters, stopsEnemies } = known
  besideOf(to).occupancy = {
    hunters: hunters.slice(),
    enemies: enemies.slice(),
    large: large.slice(),
    stopsHunters: stopsHunters.slice(),
    stopsEnemies: stopsEnemies.slice(),
  }
}

/** To be called where a whole board is laid out anew. */
export function forgetOccupancy(state: State): void {
  besideOf(state).occupancy = undefined
}

function screen({ stopsHunters, stopsEnemies }: Occupancy, zone: Hex, by: number): void {
  stopsHunters[zone] = (stopsHunters[zone] as number) + by
  stopsEnemies[zone] = (stopsEnemies[zone] as number) + by
}

export const isHunter = (model: Model): model is Hunter => (model as Partial<Hunter>).tokens !== undefined

export const isLarge = (state: State, model: Model): boolean =>
  !isHunter(model) && enemyCardOf(state, model).base === 'large'

function count(state: State, occupancy: Occupancy, model: Model, zone: Hex, by: number): void {
  const { hunters, enemies, large, stopsHunters, stopsEnemies } = occupancy
  const side = isHunter(model) ? hunters : enemies
  const stops = isHunter(model) ? stopsEnemies : stopsHunters
  side[zone] = (side[zone] as number) + by
  stops[zone] = (stops[zone] as number) + by
  if (isLarge(state, model)) large[zone] = (large[zone] as number) + by
}

/** AB-ZONE-1: the one way a model on the board comes to stand elsewhere, -1 being off it. */
export function putInZone(state: State, model: Model, zone: Hex): void {
  const occupancy = occupancyOf(state)
  if (model.zone >= 0) count(state, occupancy, model, model.zone, -1)
  model.zone = zone
  if (zone >= 0) count(state, occupancy, model, zone, 1)
}

export function addEnemy(state: State, enemy: Enemy): void {
  count(state, occupancyOf(state), enemy, enemy.zone, 1)
  state.enemies.push(enemy)
}

/** AB-WOUND-3: its place is free, and it blocks no sight. */
export function removeEnemy(state: State, enemy: Enemy): void {
  count(state, occupancyOf(state), enemy, enemy.zone, -1)
  takeOut(state.enemies, enemy)
}
