import { hasRoom, makePlane, type Plane, type PlanePoint, strip } from '@muster/space'
import type { Area } from '../cards/scenario.ts'
import type { Content } from '../load.ts'
import { isInArea } from './area.ts'
import { type BaseSize, baseRadius } from './base-radius.ts'
import { LEAST_OPENING, planeOf, STEP, units } from './scene.ts'
import type { Battlespace } from './scenery.ts'

/** A zone is free where so many usual bases stand in it at once. */
const ROOM_FOR = 12
/**
 * How finely ground is searched: coarsely, and what then seems cut off once more, so that only ways hardly wider than a base
 * are missed. No wall can be stepped over, since it keeps every base at its radius on both sides.
 */
const STRIDES = [50, 12]
/** How finely zones are looked at from one another. */
const LOOK = 150
const USUAL = baseRadius[27]
const HALF_STRIP = 50

/** A zone by name. */
type Zone = readonly [name: string, area: Area]

/**
 * What keeps a Battlespace from being played on, each problem as what it is and what was expected: too little room where models
 * begin, ground that some base cannot reach, openings nobody fits through, zones that lie bare to each other.
 */
export function mapProblems(
  content: Content,
  battlespace: Battlespace,
  zones: readonly Zone[],
  bases: readonly BaseSize[],
): string[] {
  const plane = planeOf(content, battlespace, battlespace.id)
  return [
    ...pieceProblems(content, battlespace),
    ...zones.flatMap(([name, area]) => roomProblems(plane, name, area)),
    ...bases.flatMap((base) => groundProblems(plane, base)),
    ...viewProblems(plane, zones),
  ]
}

/** CZ-R-134, CZ-R-144: what was probably not meant so about the pieces of a Battlespace. */
export function pieceProblems(content: Content, battlespace: Battlespace): string[] {
  return [...openingProblems(battlespace), ...barrierProblems(content, battlespace)]
}

/** CZ-R-134. */
function openingProblems({ pieces }: Battlespace): string[] {
  return pieces.flatMap(({ kind, openings }, index) =>
    openings.flatMap(({ width, sight }) => {
      const isNarrow = units(width) < LEAST_OPENING
      if (isNarrow === (sight === true)) return []
      const wish = isNarrow
        ? `at least ${LEAST_OPENING / 100}, or "sight"`
        : `less than ${LEAST_OPENING / 100} for sight only`
      return [`piece ${index + 1} (${kind}): an opening of ${width} inches; expected ${wish}`]
    }),
  )
}

/** CZ-R-144: a barrier one could step over was meant as an obstacle. */
function barrierProblems({ scenery }: Content, { pieces }: Battlespace): string[] {
  return pieces.flatMap((piece, index) => {
    const kind = scenery[piece.kind]
    if (kind?.hinders !== 'barrier' || units(piece.height ?? kind.height) > STEP) return []
    return [`piece ${index + 1} (${kind.id}): a barrier of at most 3 inches; expected a higher one, or an obstacle`]
  })
}

function roomProblems(plane: Plane, name: string, area: Area): string[] {
  const places = placesIn(plane, area, 2 * USUAL + 2)
  if (places.length >= ROOM_FOR) return []
  return [`zone ${name}: room for ${places.length} models; expected ${ROOM_FOR} at least`]
}

/** Places in an area where a usual base stands on the ground, so far apart. */
function placesIn(plane: Plane, area: Area, apart: number): PlanePoint[] {
  const places: PlanePoint[] = []
  for (let y = USUAL; y <= plane.depth - USUAL; y += apart)
    for (let x = USUAL; x <= plane.width - USUAL; x += apart)
      if (isInArea(area, plane, { x, y, radius: USUAL }) && hasRoom(plane, { x, y, z: 0, radius: USUAL }, []))
        places.push({ x, y })
  return places
}

/** CZ-BARRIER-1: obstacles can be crossed, so only barriers part the ground. */
function groundProblems(plane: Plane, base: BaseSize): string[] {
  const bare = barriersOf(plane)
  let apart: string[] = []
  for (const stride of STRIDES) {
    apart = partsOfGround(bare, baseRadius[base], stride).slice(1)
    if (apart.length === 0) return []
  }
  return [`bases of ${base} mm: ground at ${apart.join(' and ')} is cut off; expected one connected ground`]
}

/** A place in each connected part of the ground, as "x,y"; the largest part first. */
function partsOfGround(plane: Plane, radius: number, stride: number): string[] {
  const [columns, rows] = [Math.floor(plane.width / stride) + 1, Math.floor(plane.depth / stride) + 1]
  const open = new Uint8Array(columns * rows)
  const placeOf = (at: number) => ({ x: (at % columns) * stride, y: Math.floor(at / columns) * stride })
  for (let at = 0; at < open.length; at++) if (hasRoom(plane, { ...placeOf(at), z: 0, radius }, [])) open[at] = 1
  return floods(open, columns).map((first) => `${placeOf(first).x},${placeOf(first).y}`)
}

/** The plane with its barriers alone. */
function barriersOf({ width, depth, tall, step, longest, pieces }: Plane): Plane {
  const barriers = pieces.flatMap((piece) => {
    const parts = piece.parts.filter(({ hinders }) => hinders === 'barrier')
    return parts.length > 0 ? [{ ...piece, parts, ladders: [] }] : []
  })
  return makePlane({ width, depth, tall, step, longest, pieces: barriers })
}

/** The first place of each connected part, the largest part first. */
function floods(open: Uint8Array, columns: number): number[] {
  const seen = new Uint8Array(open.length)
  const parts: (readonly [first: number, size: number])[] = []
  for (let first = 0; first < open.length; first++) {
    if (!open[first] || seen[first]) continue
    const waiting = [first]
    seen[first] = 1
    let size = 0
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      size++
      const column = at % columns
      for (const next of [column > 0 ? at - 1 : -1, column < columns - 1 ? at + 1 : -1, at - columns, at + columns])
        if (open[next] && !seen[next]) {
          seen[next] = 1
          waiting.push(next)
        }
    }
    parts.push([first, size])
  }
  return parts.sort((a, b) => b[1] - a[1]).map(([first]) => first)
}

/** A zone lies bare to another where somebody there has a clear path to every place in it. */
function viewProblems(plane: Plane, zones: readonly Zone[]): string[] {
  const places = zones.map(([, area]) => placesIn(plane, area, LOOK))
  return zones.flatMap(([from], one) =>
    zones.flatMap(([to], other) => {
      if (one === other) return []
      const seen = places[other] as PlanePoint[]
      const bare = (places[one] as PlanePoint[]).find((place) => seen.every((there) => isClear(plane, place, there)))
      return bare ? [`zone ${to} lies bare to ${bare.x},${bare.y} in ${from}; expected something in the way`] : []
    }),
  )
}

function isClear(plane: Plane, from: PlanePoint, to: PlanePoint): boolean {
  const base = { z: 0, radius: USUAL }
  const { blocked, pieces } = strip(plane, { ...from, ...base }, { ...to, ...base }, HALF_STRIP, [])
  return !blocked && pieces.length === 0
}
