import type { Hex } from '@muster/space'
import { ok, refuse, type Words } from '@muster/table'
import { moment } from './effects/moment.ts'
import { enterZone } from './element.ts'
import { decide, deciderOf } from './group.ts'
import { labelOf, nameOf, spotlightHunter } from './lookup.ts'
import { moveOf } from './numbers.ts'
import { isLarge, putInZone } from './occupancy.ts'
import { shortestWay, waysOf } from './route.ts'
import type { Enemy, State } from './state.ts'
import type { Table } from './table.ts'
import { hasStopBeside, roomVerdict, stopsWithin, walkingFrom } from './zone.ts'

interface ZoneAsk {
  readonly state: State
  readonly enemy: string
}

const notClosest = refuse('AB-ENEMYMOVE-3', 'it ends as close to the Spotlight as it can get, and in a zone with room')

const zoneWords: Words<Hex, ZoneAsk> = {
  ask: 'enemy zone',
  doing: 'moves an enemy',
  rule: 'AB-R-61',
  prompt: ({ state, enemy }) => `Several zones are equally close: where does ${nameOf(state, enemy)} stop?`,
  key: (zone, { state }) => labelOf(state, zone),
  text: (zone, { state }) => `Zone ${labelOf(state, zone)}`,
  refs: (zone, { state }) => [labelOf(state, zone)],
  assume: (zones) => zones[0] as Hex,
  whyNot: () => notClosest,
}

/**
 * AB-ENEMYMOVE-1..3, AB-R-60, AB-R-61: the zones an enemy may end its move in: those it can reach and stop in that are closest to
 * the Spotlight hunter by walking distance; none where none is closer than its own.
 */
export function endsOfMove(state: State, enemy: Enemy, steps = moveOf(state, enemy)): Hex[] {
  const holder = spotlightHunter(state)
  if (!holder || holder.zone < 0 || enemy.status.cryo > 0) return []
  const far = walkingFrom(state, holder.zone)
  let nearest = (far[enemy.zone] as number) - 1
  let ends: Hex[] = []
  for (const zone of stopsWithin(state, enemy, steps)) {
    const away = far[zone] as number
    if (away > nearest) continue
    if (away < nearest) ends = []
    nearest = away
    insert(ends, zone)
  }
  return ends
}

/** Into a list of few zones that is in order and stays so. */
function insert(zones: Hex[], zone: Hex): void {
  let at = zones.push(zone) - 1
  for (; at > 0 && (zones[at - 1] as Hex) > zone; at--) zones[at] = zones[at - 1] as Hex
  zones[at] = zone
}

/** Whether there is any such zone: most often one next door. The quick twin of `endsOfMove`. */
export function canMove(state: State, enemy: Enemy): boolean {
  const holder = spotlightHunter(state)
  if (!holder || holder.zone < 0 || enemy.status.cryo > 0) return false
  const steps = moveOf(state, enemy)
  const far = walkingFrom(state, holder.zone)
  const own = far[enemy.zone] as number
  return (
    own > 0 &&
    (hasStopBeside(state, enemy, steps, (zone) => (far[zone] as number) < own) ||
      endsOfMove(state, enemy, steps).length > 0)
  )
}

/** Whether an enemy that can get no closer now may have its way cleared by another that moves. */
export function isBehind(state: State, held: Enemy, other: Enemy): boolean {
  const holder = spotlightHunter(state)
  if (!holder || holder.zone < 0 || held.status.cryo > 0 || moveOf(state, held) === 0) return false
  const far = walkingFrom(state, holder.zone)
  const away = far[held.zone] as number
  return away > 0 && (far[other.zone] as number) <= away
}

interface WayAsk extends ZoneAsk {
  readonly zone: Hex
}

const wayText = (way: readonly Hex[], state: State): string => way.map((zone) => labelOf(state, zone)).join(' ')

const wayWords: Words<readonly Hex[], WayAsk> = {
  ask: 'enemy way',
  doing: 'moves an enemy',
  rule: 'AB-R-61',
  prompt: ({ state, enemy, zone }) => `Which way does ${nameOf(state, enemy)} take to ${labelOf(state, zone)}?`,
  key: (way, { state }) => wayText(way, state),
  text: (way, { state }) => `By ${wayText(way.slice(0, -1), state)}`,
  refs: (way, { state }) => way.map((zone) => labelOf(state, zone)),
  assume: (ways) => ways[0] as readonly Hex[],
}

/** AB-ORDERS-3: an enemy moves toward the Spotlight; it stays where it can get no closer. */
export function moveEnemy(table: Table, state: State, enemy: Enemy, steps?: number): void {
  const ends = endsOfMove(state, enemy, steps)
  if (ends.length === 0) return
  const zone = decide(table, state, ends, { words: zoneWords, context: { state, enemy: enemy.id } })
  const ways = waysOf(state, enemy, zone)
  const way =
    ways.length === 0
      ? undefined
      : decide(table, state, ways, { words: wayWords, context: { state, enemy: enemy.id, zone } })
  table.tell(() => ({
    event: 'enemy-moves',
    rule: 'AB-ORDERS-3',
    enemy: enemy.id,
    from: labelOf(state, enemy.zone),
    zone: labelOf(state, zone),
    path: (way ?? shortestWay(state, enemy, zone)).map((one) => labelOf(state, one)),
  }))
  if (goAlong(table, state, enemy, way ?? [zone])) moment(table, state, 'enters', enemy)
}

/** Zone by zone, past others who leave it no room; whether it has arrived. */
function goAlong(table: Table, state: State, enemy: Enemy, way: readonly Hex[]): boolean {
  for (const next of way) {
    const isPassing = next !== way.at(-1) && roomVerdict(state, next, isLarge(state, enemy)) !== ok
    if (!isPassing) putInZone(state, enemy, next)
    enterZone(table, state, enemy, next, deciderOf(state))
    if (!state.enemies.includes(enemy)) return false
  }
  return true
}
