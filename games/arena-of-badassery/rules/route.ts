import { type Hex, shortestPath } from '@muster/space'
import { thingsOf } from './beside.ts'
import { kindOf } from './element.ts'
import { boardOf } from './lookup.ts'
import type { Enemy, Hunter, State } from './state.ts'
import { closedFor, walkingFrom } from './zone.ts'

/** Where somebody goes: to which zone, by which other, in how many steps at most. */
export interface Trip {
  readonly zone: Hex
  readonly via?: Hex | undefined
  readonly steps: number
}

type Route = readonly Hex[]

/** What does something to whoever enters its zone. */
export const pools = (state: State): State['elements'] =>
  state.elements.filter(({ kind }) => kindOf(state, kind)?.entered)

/** Their zones, kept beside the state with the list of elements. */
function poolZones(state: State): readonly Hex[] {
  const known = thingsOf(state)
  known.pools ??= pools(state).map(({ zone }) => zone)
  return known.pools
}

/** AB-LOOT-5: the zones that a way may be chosen for: with Loot in them, or with something that happens to whoever enters. */
export function waypoints(state: State): ReadonlySet<Hex> {
  return new Set([...state.ground.map(({ zone }) => zone), ...poolZones(state)])
}

/**
 * AB-ZONE-6..10, AB-R-34: the way a hunter takes: past as few zones as may be that do something to whoever enters, and the shortest
 * of those. By another zone, the one on which most Loot can be picked up.
 */
export function routeOf(state: State, hunter: Hunter, trip: Trip): Route | undefined {
  const { zone, via } = trip
  const wet = poolZones(state)
  if (via === undefined && wet.length === 0)
    return shortestPath(boardOf(state), hunter.zone, zone, closedFor(state, hunter))
  let best: Route | undefined
  let least = Number.POSITIVE_INFINITY
  seeRoutes(state, hunter, trip, (route) => {
    const cost = costOf(state, route, wet, via !== undefined)
    if (cost >= least) return
    best = route
    least = cost
  })
  return best
}

/** Zones that do something count most, then picks of Loot where it is asked for, then steps. */
function costOf({ ground }: State, route: Route, wet: readonly Hex[], forLoot: boolean): number {
  const entered = route.filter((zone) => wet.includes(zone)).length
  const left = forLoot ? ground.map(({ zone }) => zone) : []
  let picks = 0
  for (const zone of route) {
    const at = left.indexOf(zone)
    if (at < 0) continue
    left.splice(at, 1)
    picks++
  }
  return 1000 * entered - 10 * picks + route.length
}

/** Whoever leaves a zone makes room there, and may come back. */
function shutFor(state: State, model: Hunter | Enemy): (zone: Hex) => boolean {
  const isClosed = closedFor(state, model)
  return (zone) => zone !== model.zone && isClosed(zone)
}

/** Whether a way as short as that leads by its other zone: the quick twin of `routeOf`. */
export function leadsBy(state: State, hunter: Hunter, { zone, via, steps }: Trip & { readonly via: Hex }): boolean {
  const board = boardOf(state)
  const isShut = shutFor(state, hunter)
  const leg = (from: Hex, to: Hex): number => {
    if (from !== to) return shortestPath(board, from, to, isShut)?.length ?? steps + 1
    return board.openNeighbours[from]?.some((next) => !isShut(next)) ? 2 : steps + 1
  }
  const there = leg(hunter.zone, via)
  return there < steps && there + leg(via, zone) <= steps
}

/** Hands over every way that is open and short enough. */
function seeRoutes(state: State, model: Hunter | Enemy, { zone, via, steps }: Trip, see: (route: Route) => void): void {
  const { openNeighbours } = boardOf(state)
  const isShut = shutFor(state, model)
  const far = walkingFrom(state, zone)
  const way: Hex[] = []
  const goOn = (here: Hex, isBy: boolean): void => {
    if (here === zone && isBy && way.length > 0) see(way.slice())
    if (way.length === steps) return
    const isPassed = isBy || (here === via && way.length > 0)
    for (const next of openNeighbours[here] ?? []) {
      const rest = far[next] as number
      if (rest < 0 || way.length + 1 + rest > steps || isShut(next)) continue
      way.push(next)
      goOn(next, isPassed)
      way.pop()
    }
  }
  goOn(model.zone, via === undefined)
}

/** The shortest way of an enemy to a zone. */
export const shortestWay = (state: State, enemy: Enemy, zone: Hex): Route =>
  shortestPath(boardOf(state), enemy.zone, zone, closedFor(state, enemy)) ?? [zone]

/** AB-R-61: its ways, as short, that lead through different things, one of each; none where nothing is in the Vault to lead through. */
export function waysOf(state: State, enemy: Enemy, zone: Hex): Route[] {
  const wet = poolZones(state)
  if (wet.length === 0) return []
  const shortest = shortestWay(state, enemy, zone)
  const ways = new Map<string, Route>()
  seeRoutes(state, enemy, { zone, steps: shortest.length }, (route) => {
    const through = route.filter((one) => wet.includes(one)).join()
    if (!ways.has(through)) ways.set(through, route)
  })
  return ways.size === 0 ? [shortest] : [...ways.values()]
}
