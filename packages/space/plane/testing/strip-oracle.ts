import { cornersOfPart } from '../contacts.ts'
import type { Plane } from '../plane.ts'
import type { Base, PlanePoint } from '../units.ts'

/** The strip in its own coordinates and in doubles: s along, u across. */
type Box = { readonly near: number; readonly far: number; readonly half: number }
type Turned = { readonly toStrip: (point: PlanePoint) => PlanePoint; readonly length: number }

function turnedTo(from: Base, to: Base): Turned {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const length = Math.sqrt(dx * dx + dy * dy)
  const toStrip = ({ x, y }: PlanePoint) => ({
    x: ((x - from.x) * dx + (y - from.y) * dy) / length,
    y: (dx * (y - from.y) - dy * (x - from.x)) / length,
  })
  return { toStrip, length }
}

/** What is left of a polygon on the side of a line where `value` is positive. */
function clipped(polygon: readonly PlanePoint[], value: (point: PlanePoint) => number): PlanePoint[] {
  return polygon.flatMap((b, index) => {
    const a = polygon[(index + polygon.length - 1) % polygon.length] as PlanePoint
    const va = value(a)
    const vb = value(b)
    const share = va / (va - vb)
    const crossing = va > 0 !== vb > 0 ? [{ x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) }] : []
    return vb > 0 ? [...crossing, b] : crossing
  })
}

function inBox(polygon: readonly PlanePoint[], { near, far, half }: Box): PlanePoint[] {
  let rest = clipped(polygon, ({ x }) => x - near)
  rest = clipped(rest, ({ x }) => far - x)
  rest = clipped(rest, ({ y }) => y + half)
  return clipped(rest, ({ y }) => half - y)
}

/** The stretch over which a condition on the floor holds, as a box; undefined where it is empty. */
function boxWhere(box: Box, from: Base, to: Base, length: number, lowest: number, highest: number): Box | undefined {
  const rise = to.z - from.z
  if (rise === 0) return from.z >= lowest && from.z <= highest ? box : undefined
  const ends = [((lowest - from.z) / rise) * length, ((highest - from.z) / rise) * length].sort((a, b) => a - b)
  const near = Math.max(box.near, ends[0] as number)
  const far = Math.min(box.far, ends[1] as number)
  return near < far && lowest < highest ? { ...box, near, far } : undefined
}

export type StripOracle = {
  readonly blocked: boolean
  readonly pieces: readonly number[]
  readonly bases: readonly number[]
}

/** The strip by clipping and flooding, with everything swollen by `swell`: what it changes is a knife edge. */
export function stripOracle(
  plane: Plane,
  from: Base,
  to: Base,
  half: number,
  bases: readonly Base[],
  swell: number,
): StripOracle {
  const { length } = turnedTo(from, to)
  const box = { near: from.radius + 1 - swell, far: length - to.radius - 1 + swell, half: half - 1 + swell }
  if (box.near >= box.far) return { blocked: false, pieces: [], bases: [] }
  const pieces = new Set<number>()
  const filling: PlanePoint[][] = []
  fill(plane, from, to, box, swell, pieces, filling)
  const blocked = isShut(filling, damOf(box, swell).half, swell)
  return {
    blocked,
    pieces: [...pieces].sort((a, b) => a - b),
    bases: blocked ? [] : basesIn(plane, from, to, box, bases),
  }
}

/** What of each part is in a box: the pieces in the slab above its floor, and the outlines that fill that slab. */
function fill(
  plane: Plane,
  from: Base,
  to: Base,
  box: Box,
  swell: number,
  pieces: Set<number>,
  filling: PlanePoint[][],
): void {
  const { parts, tall } = plane
  const { toStrip, length } = turnedTo(from, to)
  // On the level whole heights that overlap by more than one unit do so by two.
  const least = from.z === to.z ? 1.5 : 1
  for (let part = 0; part < parts.count; part++) {
    const polygon = cornersOfPart(parts, part).map(toStrip)
    const [low, high] = [parts.low[part] as number, parts.high[part] as number]
    const entered = boxWhere(box, from, to, length, low - tall + least - swell, high - least + swell)
    if (entered && inBox(polygon, entered).length > 2) pieces.add(plane.group[parts.piece[part] as number] as number)
    const filled = boxWhere(damOf(box, swell), from, to, length, low - 1 - swell, high - tall + 1 + swell)
    const rest = filled && parts.barrier[part] ? inBox(polygon, filled) : []
    if (rest.length > 2) filling.push(rest)
  }
}

/** What swells reaches further into a strip, but has to reach less far across to block it. */
function damOf(box: Box, swell: number): Box {
  return { ...box, half: box.half - 2 * swell }
}

function isShut(filling: readonly PlanePoint[][], half: number, swell: number): boolean {
  return filling.some((rest) => spans(rest, half)) || (filling.length > 1 && isDammed(filling, half, swell))
}

/** The bases in a torrent, by the same clipping: beyond the second centre its floor is level. */
export function torrentOracle(
  plane: Plane,
  from: Base,
  towards: Base,
  half: number,
  range: number,
  bases: readonly Base[],
  swell: number,
  slack: number,
): number[] {
  const { toStrip, length } = turnedTo(from, towards)
  const near = from.radius + 1 - swell
  const wide = half - 1 + swell
  const level = { ...from, z: towards.z }
  const boxesTo = (far: number): [Base, Box][] => {
    const all: [Base, Box][] =
      from.z === towards.z
        ? [[from, { near, far, half: wide }]]
        : [
            [from, { near, far: Math.min(far, length), half: wide }],
            [level, { near: Math.max(near, length), far, half: wide }],
          ]
    return all.filter(([, box]) => box.near < box.far)
  }
  return bases.flatMap((base, index) => {
    const isIn = boxesTo(from.radius + range + slack + swell).some(
      ([start, box]) => basesIn(plane, start, towards, box, [base]).length > 0,
    )
    if (!isIn) return []
    const isCutOff = boxesTo(Math.floor(toStrip(base).x) - base.radius).some(([start, box]) => {
      const filling: PlanePoint[][] = []
      fill(plane, start, towards, box, swell, new Set(), filling)
      return isShut(filling, damOf(box, swell).half, swell)
    })
    return isCutOff ? [] : [index]
  })
}

function spans(polygon: readonly PlanePoint[], half: number): boolean {
  return polygon.some(({ y }) => y >= half - 1e-6) && polygon.some(({ y }) => y <= 1e-6 - half)
}

const straight = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const
const slanting = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const

/**
 * Whether water poured in at one end of the crowded stretch does not come out at the other. Over a lattice of single units it finds
 * every way wider than the slack if it may flow aslant, and surely none through what only touches if everything has swollen.
 */
function isDammed(filling: readonly (readonly PlanePoint[])[], half: number, swell: number): boolean {
  const swollen = swell > 0 ? 0.75 : 0
  const flows = swell > 0 ? straight : [...straight, ...slanting]
  const xs = filling.flat().map(({ x }) => x)
  const from = Math.min(...xs) - 1
  const columns = Math.ceil(Math.max(...xs) - from) + 2
  const rows = Math.floor(2 * half) + 1
  const wet = new Uint8Array(columns * rows)
  const isDry = (column: number, row: number) => {
    const x = from + column
    const y = -half + (2 * half * row) / (rows - 1)
    return filling.some((polygon) => isInside(polygon, x, y, swollen))
  }
  const queue = Array.from({ length: rows }, (_, row) => row)
  for (const cell of queue) wet[cell] = 1
  for (let at = 0; at < queue.length; at++) {
    const cell = queue[at] as number
    const column = Math.floor(cell / rows)
    const row = cell % rows
    if (column === columns - 1) return false
    for (const [right, up] of flows) {
      const c = column + right
      const r = row + up
      if (c < 0 || c >= columns || r < 0 || r >= rows || wet[c * rows + r] || isDry(c, r)) continue
      wet[c * rows + r] = 1
      queue.push(c * rows + r)
    }
  }
  return true
}

function isInside(polygon: readonly PlanePoint[], x: number, y: number, swell: number): boolean {
  return polygon.every((a, index) => {
    const b = polygon[(index + 1) % polygon.length] as PlanePoint
    const ex = b.x - a.x
    const ey = b.y - a.y
    return ex * (y - a.y) - ey * (x - a.x) >= -(swell + 1e-6) * Math.sqrt(ex * ex + ey * ey)
  })
}

function basesIn(plane: Plane, from: Base, to: Base, box: Box, bases: readonly Base[]): number[] {
  const { toStrip, length } = turnedTo(from, to)
  return bases.flatMap((base, index) => {
    const { x, y } = toStrip(base)
    const floor = from.z + ((to.z - from.z) * x) / length
    const dx = Math.max(box.near - x, x - box.far, 0)
    const dy = Math.max(Math.abs(y) - box.half, 0)
    const isIn = dx * dx + dy * dy < base.radius * base.radius && Math.abs(base.z - floor) < plane.tall - 1
    return isIn ? [index] : []
  })
}
