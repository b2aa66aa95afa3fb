import type { Token } from '@muster/reaction'
import { type Base, isOverlapping, nearestRoom, type PlanePoint, surfaceBelow } from '@muster/space'
import { pickOne, type Seat, type Words } from '@muster/table'
import { baseOf, crowdWithout, LIMITER, planeFor, toleranceOf } from './components.ts'
import { happen } from './effects/moments.ts'
import { mayBy } from './effects/standing.ts'
import { isOn, modelsOn } from './lookup.ts'
import type { Battle, Model } from './state.ts'
import type { Table } from './table.ts'
import { takeOut } from './takenout.ts'
import { windOf } from './ways.ts'
import { wound, woundByOwnAction } from './wound.ts'

/** CZ-FALL-1: how high the first horizontal surface at or below a height is. */
export function floorBelow(battle: Battle, { x, y }: PlanePoint, z: number): number {
  const plane = planeFor(battle)
  return plane.surfaces[surfaceBelow(plane, x, y, z)]?.height ?? 0
}

/** CZ-FALL-1: how far it is down to that. */
export function heightOf(battle: Battle, from: PlanePoint & { readonly z: number }): number {
  return from.z - floorBelow(battle, from, from.z)
}

type LandAsk = { readonly under: PlanePoint }

const landWords: Words<PlanePoint, LandAsk> = {
  ask: 'landing',
  rule: 'CZ-FALL-6',
  prompt: () => 'Several places are equally near. Where does it come to rest?',
  doing: 'chooses where a fall ends',
  key: ({ x, y }) => `${x} ${y}`,
  text: (place, { under }) => `To the ${windOf(under, place)}`,
  assume: (places) => places[0] as PlanePoint,
}

/** CZ-R-146: no two places nearer to each other than this are worth a question. */
const APART = 10

const isApart = (one: PlanePoint, other: PlanePoint): boolean =>
  Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) >= APART

/** CZ-FALL-6, CZ-R-17, CZ-R-146: the nearest place free of scenery and of some others, chosen by whoever controls what fell. */
function landing(table: Table, battle: Battle, seat: Seat, base: Base, others: readonly Base[]): Base {
  const places: PlanePoint[] = []
  for (const place of nearestRoom(planeFor(battle), base, others))
    if (places.every((other) => isApart(place, other))) places.push(place)
  const ask = { under: { x: base.x, y: base.y } }
  const place = places.length > 1 ? table.ask(seat, pickOne(landWords, places, ask)) : (places[0] ?? base)
  return { ...base, x: place.x, y: place.y }
}

/** CZ-FALL-2..4, CZ-R-18: harmless up to RED, one wound up to the Limiter's length, and beyond that out. */
function hurt(table: Table, battle: Battle, model: Model, height: number, token?: Token): void {
  const slack = toleranceOf(battle)
  if (!isOn(model) || height <= LIMITER.red + slack) return
  if (height <= LIMITER.green + slack) {
    if (token === undefined) wound(table, battle, model, 1)
    else woundByOwnAction(table, battle, model, token)
    return
  }
  table.tell({ event: 'out', rule: 'CZ-FALL-4', id: model.id })
  takeOut(table, battle, model)
}

/** Something that falls: a model or a loose thing, and who has a say in where it comes to rest. */
export type Falling = {
  readonly id: string
  readonly seat: Seat
  readonly model?: Model | undefined
  /** CZ-R-18: the token of the model's own action in which it falls. */
  readonly token?: Token | undefined
}

/**
 * CZ-FALL-1..6, CZ-R-17, CZ-R-29: from where its base is in the air to the next surface, beside the face it fell over, and onto whoever
 * stands there. Where it comes to rest.
 */
export function fall(table: Table, battle: Battle, { id, seat, model, token }: Falling, from: Base): Base {
  const z = floorBelow(battle, from, from.z)
  const height = from.z - z
  const { tall } = planeFor(battle)
  const below = landing(table, battle, seat, { ...from, z }, [])
  const under = modelsOn(battle).filter((other) => {
    const base = baseOf(battle, other)
    return other.id !== id && Math.abs(base.z - z) < tall && isOverlapping(below, base)
  })
  const end = landing(table, battle, seat, below, crowdWithout(battle, id))
  table.tell({ event: 'falls', rule: 'CZ-FALL-1', id, inches: height / 100 })
  if (model) {
    model.at = { x: end.x, y: end.y, z: end.z }
    happen(table, battle, { on: 'falls', by: model })
    if (!mayBy(battle, model, 'fall-unhurt')) hurt(table, battle, model, height, token)
  }
  for (const other of under) hurt(table, battle, other, height)
  return end
}
