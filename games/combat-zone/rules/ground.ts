import { type Base, hasRoom, type PlanePoint } from '@muster/space'
import { ok, type Random, type Verdict } from '@muster/table'
import { baseOf, planeFor } from './components.ts'
import { floorBelow } from './fall.ts'
import type { Battle, Model } from './state.ts'

/** A part of the table that holds all places meant. */
export type Bounds = { readonly left: number; readonly right: number; readonly low: number; readonly high: number }

/** How far apart places are that are suggested, and where there are none, looked for; how many are. */
const STRIDES = [110, 30]
const MOST = 24
const TRIES = 12
/** Above everything that is built. */
const SKY = 10_000

/** Where a model stands that is put down at a point: on the ground, or on top of what leaves no room there. */
export function standingAt(battle: Battle, model: Model, { x, y }: PlanePoint): Base {
  const base = { ...baseOf(battle, model), x, y, z: 0 }
  return hasRoom(planeFor(battle), base, []) ? base : { ...base, z: floorBelow(battle, base, SKY) }
}

/** Some places within bounds that a verdict allows, spread evenly; none where there is none to be found. */
export function placesIn({ left, right, low, high }: Bounds, verdict: (place: PlanePoint) => Verdict): PlanePoint[] {
  for (const stride of STRIDES) {
    const found: PlanePoint[] = []
    for (let y = low; y <= high; y += stride)
      for (let x = left; x <= right; x += stride) if (verdict({ x, y }) === ok) found.push({ x, y })
    if (found.length > 0) return thinned(found)
  }
  return []
}

/** Whether there is any place within bounds that a verdict allows. */
export function isAnyIn({ left, right, low, high }: Bounds, verdict: (place: PlanePoint) => Verdict): boolean {
  for (const stride of STRIDES)
    for (let y = low; y <= high; y += stride)
      for (let x = left; x <= right; x += stride) if (verdict({ x, y }) === ok) return true
  return false
}

function thinned(places: readonly PlanePoint[]): PlanePoint[] {
  if (places.length <= MOST) return [...places]
  return Array.from({ length: MOST }, (_, k) => places[Math.floor((k * places.length) / MOST)] as PlanePoint)
}

/** A place within bounds drawn by lot; of those that are suggested where lots fall badly. */
export function placeByLot(
  random: Random,
  { left, right, low, high }: Bounds,
  verdict: (place: PlanePoint) => Verdict,
  suggested: () => readonly PlanePoint[],
): PlanePoint {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const place = { x: left + random.below(right - left + 1), y: low + random.below(high - low + 1) }
    if (verdict(place) === ok) return place
  }
  const places = suggested()
  return places[random.below(places.length)] as PlanePoint
}
