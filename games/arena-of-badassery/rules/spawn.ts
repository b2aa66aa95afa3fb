import { type Hex, neighbours } from '@muster/space'
import { ok, refuse, type Verdict, type Words } from '@muster/table'
import type { EnemyCard } from '../content/cards/enemy.ts'
import type { SpawnLine } from '../content/cards/scenario.ts'
import { forceOfCard } from './effects/force.ts'
import { moment } from './effects/moment.ts'
import { openOrders } from './frame.ts'
import { decide } from './group.ts'
import { boardOf, enemyCardOf, enemyNamed, labelOf, spawningOf, standsIn, vaultOf } from './lookup.ts'
import { addEnemy } from './occupancy.ts'
import type { Enemy, Frame, State } from './state.ts'
import { CLEAR } from './status.ts'
import { stockOf } from './stock.ts'
import type { Table } from './table.ts'
import { roomVerdict, walkingFrom } from './zone.ts'

/** AB-R-100: the kind of model a card puts on the board. */
const modelOf = ({ id, model }: EnemyCard): string => model ?? id

/**
 * AB-SETUP-8, AB-SPAWN-13, AB-R-100: the numbers of a card's models that are not on the board. A ringed version takes one of the
 * plain kind, and appears whether there is one or not.
 */
export function reserveOf(state: State, card: EnemyCard): number[] {
  const free: number[] = []
  const names = namesOf(state, card)
  for (let number = 1; number <= card.models; number++)
    if (!enemyNamed(state, names[number - 1] as string)) free.push(number)
  if (card.model !== undefined) return free
  const borrowed = state.enemies.filter(
    (one) => one.card !== card.id && modelOf(enemyCardOf(state, one)) === modelOf(card),
  )
  return free.slice(0, Math.max(0, free.length - borrowed.length))
}

/** What the models of a card are called, in the order of their numbers. */
const namesOf = ({ content }: State, { id }: EnemyCard): readonly string[] =>
  stockOf(content).models.get(id) as readonly string[]

/** A new enemy of a card, with the lowest number of a model that is free. */
export function makeEnemy(state: State, card: EnemyCard, zone: Hex): Enemy {
  const names = namesOf(state, card)
  return {
    id: names.find((name) => !enemyNamed(state, name)) ?? (names[0] as string),
    card: card.id,
    zone,
    wounds: 0,
    shields: card.shields.slice(),
    status: CLEAR,
    falling: undefined,
  }
}

interface PlaceAsk {
  readonly state: State
  readonly card: EnemyCard
  readonly from: Hex
  /** The zones of this lap that have not had their enemy; none once it is about the nearest zones with room. */
  readonly lap: readonly Hex[]
}

const hadItsOne = refuse('AB-SPAWN-4', 'every zone of the lap with room gets one before any gets another')
const notNearest = refuse('AB-SPAWN-5', 'enemies appear as close to the spawning zone as there is room')

/** AB-SPAWN-4, AB-ZONE-5, AB-ZONE-11: why a zone of the lap is not the next. */
function lapVerdict(zone: Hex, { state, card, lap }: PlaceAsk): Verdict {
  return lap.includes(zone) ? ok : (roomVerdict(state, zone, card.base === 'large') ?? hadItsOne)
}

const placeWords: Words<Hex, PlaceAsk> = {
  ask: 'spawn zone',
  doing: 'chooses where enemies come in',
  rule: 'AB-R-63',
  prompt: ({ card }) => `Where does the next ${card.name} appear?`,
  key: (zone, { state }) => labelOf(state, zone),
  text: (zone, { state }) => `Zone ${labelOf(state, zone)}`,
  refs: (zone, { state }) => [labelOf(state, zone)],
  candidates: ({ state, from, lap }) => (lap.length === 0 ? [] : [from, ...neighbours(boardOf(state), from)]),
  verdict: lapVerdict,
  whyNot: () => notNearest,
}

/**
 * AB-SPAWN-2..6, AB-R-63: places so many enemies: one in the spawning zone, one in each zone next to it, lap after lap; then as
 * close as there is room.
 */
export function placeAround(table: Table, state: State, card: EnemyCard, count: number, from: Hex): void {
  let left = count
  const hasRoom = (zone: Hex) => roomVerdict(state, zone, card.base === 'large') === ok
  const put = (zone: Hex) => {
    appear(table, state, card, zone)
    left--
  }
  while (left > 0) {
    let lap = neighbours(boardOf(state), from).filter(hasRoom)
    if (!hasRoom(from) && lap.length === 0) break
    if (hasRoom(from)) put(from)
    for (lap = lap.filter(hasRoom); left > 0 && lap.length > 0; lap = lap.filter(hasRoom)) {
      const zone =
        left >= lap.length
          ? (lap[0] as Hex)
          : decide(table, state, lap, { words: placeWords, context: { state, card, from, lap } })
      lap = lap.filter((one) => one !== zone)
      put(zone)
    }
  }
  while (left > 0) {
    const nearest = nearestWith(state, from, hasRoom)
    if (nearest.length === 0) {
      table.tell({ event: 'no-room', rule: 'AB-R-63', card: card.id, count: left })
      return
    }
    put(decide(table, state, nearest, { words: placeWords, context: { state, card, from, lap: [] } }))
  }
}

/** AB-SPAWN-5, AB-R-63, AB-R-68: the nearest zones, by walking distance, that will do. */
export function nearestWith(state: State, from: Hex, willDo: (zone: Hex) => boolean): Hex[] {
  const walk = walkingFrom(state, from)
  const zones = [...walk.keys()].filter((zone) => (walk[zone] as number) >= 0 && willDo(zone))
  const nearest = Math.min(...zones.map((zone) => walk[zone] as number))
  return zones.filter((zone) => walk[zone] === nearest)
}

function appear(table: Table, state: State, card: EnemyCard, zone: Hex): void {
  const enemy = makeEnemy(state, card, zone)
  addEnemy(state, enemy)
  forceOfCard(state, card)
  table.tell({ event: 'spawned', rule: 'AB-SPAWN-3', enemy: enemy.id, zone: labelOf(state, zone) })
  moment(table, state, 'spawned', enemy)
}

/** AB-ORDERS-6, AB-SPAWN-1, AB-R-64: the next line of the Spawning section; the next order after the last. */
export function spawnOn(table: Table, state: State, frame: Frame): void {
  const lines = spawningOf(state)
  const line = lines[frame.line ?? 0]
  if (frame.line === undefined) table.tell({ event: 'order', rule: 'AB-ORDERS-6', order: 'spawn' })
  frame.line = (frame.line ?? 0) + 1
  if (frame.line >= lines.length) {
    frame.at++
    frame.line = undefined
  }
  if (line) spawnLine(table, state, line)
}

/** AB-SPAWN-10..13: as many as there are models; where there are none at all, those on the board heal and strike. */
function spawnLine(table: Table, state: State, { enemy, count, at }: SpawnLine): void {
  const card = standsIn(state, enemy)
  const { id } = card
  const free = reserveOf(state, card).length
  const zone = vaultOf(state).spawning[at - 1] as Hex
  if (free > 0) {
    placeAround(table, state, card, Math.min(free, count), zone)
    return
  }
  for (const one of state.enemies) if (one.card === id) one.wounds = 0
  table.tell({ event: 'none-left', rule: 'AB-SPAWN-11', card: id })
  openOrders(state, { by: 'spawn', card: id })
}
