import type { Plane, Surface } from '../plane.ts'
import type { Base, PlanePoint } from '../units.ts'
import { distance, distanceToPart, isInPolygon, outlineOf } from './measure.ts'

export type WalkOracle = { readonly fault?: string; readonly met: readonly string[] }

const STEP = 0.5

/** Walks a path in small steps and looks around at each. `swell` grows the base: what it changes is a knife edge. */
export function walkOracle(
  plane: Plane,
  base: Base,
  start: number,
  path: readonly PlanePoint[],
  soft: readonly Base[],
  swell: number,
): WalkOracle {
  const met: string[] = []
  let surface = start
  let at: PlanePoint = base
  for (const to of path) {
    const places = placesBetween(plane, at, to)
    const course = surfacesAlong(plane, surface, places)
    if (!course) return { fault: 'edge', met }
    const fault = lookAround(plane, base.radius - 1 + swell, places, course, soft, met)
    if (fault) return { fault, met }
    surface = course.end
    at = to
  }
  return { met }
}

/** In half units, and in the middle between any two edges of tops however near to each other they are gone over. */
function placesBetween(plane: Plane, a: PlanePoint, b: PlanePoint): PlanePoint[] {
  const many = Math.max(1, Math.ceil(distance(a, b) / STEP))
  const edges = [0, ...edgesBetween(plane, a, b), 1].sort((one, other) => one - other)
  const middles = edges.slice(1).map((edge, at) => (edge + (edges[at] as number)) / 2)
  const shares = [...Array.from({ length: many + 1 }, (_, k) => k / many), ...middles].sort((one, other) => one - other)
  return shares.map((share) => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }))
}

/** The shares of a stretch at which it goes over the edge of a top. */
function edgesBetween(plane: Plane, a: PlanePoint, b: PlanePoint): number[] {
  return plane.surfaces.flatMap(({ parts }) =>
    parts.flatMap((part) => {
      const outline = outlineOf(plane, part)
      return outline.flatMap((p, index) => {
        const q = outline[(index + 1) % outline.length] as PlanePoint
        const side = (at: PlanePoint) => (q.x - p.x) * (at.y - p.y) - (q.y - p.y) * (at.x - p.x)
        const share = side(a) / (side(a) - side(b))
        const beside = (at: PlanePoint) => (b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x)
        return share > 0 && share < 1 && beside(p) > 0 !== beside(q) > 0 ? [share] : []
      })
    }),
  )
}

type Course = {
  /** The surface at each place. */
  readonly at: readonly number[]
  readonly end: number
  readonly jumps: readonly { at: number; onto: number }[]
}

const isOver = (plane: Plane, surface: number, p: PlanePoint) =>
  surface === 0 || (plane.surfaces[surface] as Surface).parts.some((part) => isInPolygon(outlineOf(plane, part), p))

function surfacesAlong(plane: Plane, start: number, places: readonly PlanePoint[]): Course | undefined {
  const { surfaces, step, tall } = plane
  const high = (surface: number) => (surfaces[surface] as Surface).height
  const stood: number[] = []
  const jumps: { at: number; onto: number }[] = []
  let at = start
  let air: number | undefined
  let goal: number | undefined
  for (const [k, place] of places.entries()) {
    stood[k] = at
    const under = surfaces.flatMap((_, surface) => (isOver(plane, surface, place) ? [surface] : []))
    if (air !== undefined) {
      if (goal === undefined || !under.includes(goal)) continue
      jumps.push({ at: air, onto: goal })
      at = goal
      air = undefined
    }
    if (!under.includes(at)) {
      const below = under.filter((s) => high(s) <= high(at)).sort((a, b) => high(b) - high(a))[0] as number
      const drop = high(at) - high(below)
      goal = drop > 1 && high(at) > step ? landingFrom(plane, at, places, k, under) : undefined
      if (goal !== undefined) {
        air = k
        continue
      }
      if (drop > step) return undefined
      at = below
    }
    for (let up = true; up; ) {
      const next = under
        .filter(
          (s) => high(s) > high(at) && high(s) <= high(at) + step && (surfaces[s] as Surface).low < high(at) + tall,
        )
        .sort((a, b) => high(b) - high(a))[0]
      up = next !== undefined
      if (next !== undefined) at = next
    }
    stood[k] = at
  }
  return { at: stood, end: at, jumps }
}

/** Where a jump from a place goes: the highest of what is near enough, and of those the nearest. */
function landingFrom(
  plane: Plane,
  from: number,
  places: readonly PlanePoint[],
  k: number,
  beneath: readonly number[],
): number | undefined {
  const { height } = plane.surfaces[from] as Surface
  const mayLand = ({ height: top }: Surface, index: number) =>
    index > 0 && !beneath.includes(index) && top > plane.step && top <= height && top >= height - plane.step
  let best: number | undefined
  for (let more = k; more < places.length; more++) {
    const place = places[more] as PlanePoint
    if (distance(places[k] as PlanePoint, place) > plane.step + 0.5) break
    for (const [index, surface] of plane.surfaces.entries()) {
      const isBetter = best === undefined || surface.height > (plane.surfaces[best] as Surface).height
      if (isBetter && mayLand(surface, index) && isOver(plane, index, place)) best = index
    }
  }
  return best
}

function lookAround(
  plane: Plane,
  r: number,
  places: readonly PlanePoint[],
  course: Course,
  soft: readonly Base[],
  met: string[],
): string | undefined {
  const { parts, surfaces, tall, step } = plane
  const heightAt = (k: number) => (surfaces[course.at[k] as number] as Surface).height
  const heights = [...new Set(course.at)].map((surface) => (surfaces[surface] as Surface).height)
  const inTheWay = (part: number, z: number) =>
    (parts.high[part] as number) > z + 1 && (parts.low[part] as number) < z + tall - 1
  const isHurdle = (part: number, z: number) =>
    !parts.barrier[part] ||
    ((parts.surface[part] as number) > 0 &&
      (parts.high[part] as number) > step &&
      (parts.high[part] as number) <= z + step)
  const [first, last] = [places[0] as PlanePoint, places.at(-1) as PlanePoint]
  const near = Array.from({ length: parts.count }, (_, part) => part).filter(
    (part) => !isFarOff(plane, part, first, last, r) && heights.some((z) => inTheWay(part, z)),
  )
  const found: { k: number; name: string }[] = course.jumps.map(({ at, onto }) => ({ k: at, name: `jump ${onto}` }))
  // Whether what is overlapped in plan has been met or was there from the start.
  let known = new Map<string, boolean>()
  for (const [k, place] of places.entries()) {
    const z = heightAt(k)
    const now = new Map<string, boolean>()
    const see = (name: string, isActive: boolean) => now.set(name, isActive || (now.get(name) ?? false))
    for (const part of near) {
      if (distanceToPart(plane, part, place) >= r) continue
      if (inTheWay(part, z) && !isHurdle(part, z)) return 'barrier'
      if (heights.some((one) => inTheWay(part, one) && isHurdle(part, one)))
        see(
          `piece ${parts.piece[part]}`,
          inTheWay(part, z) || (k === 0 && (surfaces[course.at[0] as number] as Surface).piece === parts.piece[part]),
        )
    }
    for (const [index, base] of soft.entries())
      if (distance(base, place) < r + base.radius) see(`base ${index}`, Math.abs(z - base.z) < tall)
    for (const [name, isActive] of now) {
      const isKnown = known.get(name) ?? false
      if (isActive && !isKnown && k > 0) found.push({ k, name })
      now.set(name, isKnown || isActive)
    }
    known = now
  }
  met.push(...found.sort((a, b) => a.k - b.k).map(({ name }) => name))
  return undefined
}

function isFarOff({ parts }: Plane, part: number, a: PlanePoint, b: PlanePoint, r: number): boolean {
  return (
    (parts.left[part] as number) > Math.max(a.x, b.x) + r ||
    (parts.right[part] as number) < Math.min(a.x, b.x) - r ||
    (parts.bottom[part] as number) > Math.max(a.y, b.y) + r ||
    (parts.top[part] as number) < Math.min(a.y, b.y) - r
  )
}
