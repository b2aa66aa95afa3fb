import { hullOf, type Outline, outlineFault } from '../outline.ts'
import { makePlane, type Part, type Piece, type Plane, type PlaneDefinition } from '../plane.ts'
import { hasRoom } from '../room.ts'
import type { Base, PlanePoint } from '../units.ts'
import { type Chance, chanceOf } from './random.ts'

const TALL = 125
const STEP = 300
export const LONGEST = 1200
export const HALF = 50
const RADII = [49, 53, 63, 79, 98] as const

export type Scene = { readonly definition: PlaneDefinition; readonly plane: Plane; readonly bases: readonly Base[] }

export type SceneWishes = {
  readonly width?: number
  readonly depth?: number
  readonly pieces?: number
  readonly bases?: number
  /** What the scenery is made of; all of it unless told. */
  readonly kinds?: readonly (keyof typeof makers)[]
}

/** A random table: the same for the same seed. */
export function sceneOf(seed: number, wishes: SceneWishes = {}): Scene {
  const chance = chanceOf(seed)
  const { width = 3000, depth = 4400, pieces: many = 15, bases: count = 24 } = wishes
  const kinds = wishes.kinds ?? (Object.keys(makers) as (keyof typeof makers)[])
  const pieces: Piece[] = []
  for (let tries = 0; pieces.length < many && tries < 20 * many; tries++) {
    const made = makers[chance.oneOf(kinds)](chance, width, depth, `piece ${pieces.length + 1}`)
    if (made.parts.every(({ outline }) => !outlineFault(outline, width, depth))) pieces.push(made)
  }
  const definition = { width, depth, tall: TALL, step: STEP, longest: LONGEST, pieces }
  const plane = makePlane(definition)
  const bases: Base[] = []
  for (let tries = 0; bases.length < count && tries < 50 * count; tries++) {
    const base = randomBase(plane, chance)
    if (hasRoom(plane, base, bases)) bases.push(base)
  }
  return { definition, plane, bases }
}

/** A base on the ground or on one of the tops, wherever it comes to stand. */
function randomBase(plane: Plane, chance: Chance): Base {
  const { z, parts } = { z: 0, parts: [] as readonly number[], ...(chance.below(4) === 0 ? topOf(plane, chance) : {}) }
  const part = parts[0]
  const radius = chance.oneOf(RADII)
  if (part === undefined) return { ...randomPlace(plane, chance), z, radius }
  const { left, right, bottom, top } = plane.parts
  const x = chance.between(left[part] as number, right[part] as number)
  const y = chance.between(bottom[part] as number, top[part] as number)
  return { x, y, z, radius }
}

function topOf({ surfaces }: Plane, chance: Chance): { z: number; parts: readonly number[] } {
  const { height: z, parts } = chance.oneOf(surfaces)
  return { z, parts }
}

export function randomPlace({ width, depth }: Plane, chance: Chance): PlanePoint {
  return { x: chance.between(0, width), y: chance.between(0, depth) }
}

type Maker = (chance: Chance, width: number, depth: number, id: string) => Piece

const part = (outline: Outline, low: number, high: number, hinders: Part['hinders']): Part => ({
  outline,
  low,
  high,
  hinders,
})

/** A rectangle of a length and a width somewhere on the table, straight or turned. */
function turnedBox(chance: Chance, width: number, depth: number, long: number, wide: number): Outline {
  const x = chance.below(width)
  const y = chance.below(depth)
  const [u, v] =
    chance.below(3) === 0
      ? chance.oneOf([
          [1, 0],
          [0, 1],
        ] as const)
      : ([chance.between(-9, 9), chance.between(1, 9)] as const)
  const size = Math.sqrt(u * u + v * v)
  const at = (along: number, across: number) => ({
    x: x + Math.floor((along * u - across * v) / size),
    y: y + Math.floor((along * v + across * u) / size),
  })
  return [at(0, 0), at(long, 0), at(long, wide), at(0, wide)]
}

function randomHull(chance: Chance, width: number, depth: number, size: number): Outline {
  const x = chance.below(width)
  const y = chance.below(depth)
  return hullOf(Array.from({ length: 7 }, () => ({ x: x + chance.below(size), y: y + chance.below(size) })))
}

/** An L in one of four turns, so that it has to be cut. */
function elbow(chance: Chance, width: number, depth: number): Outline {
  const x = chance.below(width)
  const y = chance.below(depth)
  const long = chance.between(200, 600)
  const high = chance.between(200, 600)
  const thick = chance.between(30, 150)
  const outline = [
    { x, y },
    { x: x + long, y },
    { x: x + long, y: y + thick },
    { x: x + thick, y: y + thick },
    { x: x + thick, y: y + high },
    { x, y: y + high },
  ]
  return chance.below(2) === 0 ? outline : outline.map((point) => ({ x: 2 * x - point.x, y: 2 * y - point.y }))
}

const makers = {
  fence: (chance, width, depth, id) => ({
    id,
    parts: [part(turnedBox(chance, width, depth, chance.between(200, 700), 15), 0, 100, 'obstacle')],
    stand: 'none',
    ladders: [],
  }),
  crate: (chance, width, depth, id) => ({
    id,
    parts: [part(randomHull(chance, width, depth, chance.between(120, 400)), 0, chance.between(60, 300), 'obstacle')],
    stand: chance.oneOf(['top', 'none', 'inside'] as const),
    ladders: [],
  }),
  car: (chance, width, depth, id) => ({
    id,
    parts: [part(elbow(chance, width, depth), 0, chance.between(60, 250), 'obstacle')],
    stand: 'none',
    ladders: [],
  }),
  wall: (chance, width, depth, id) => ({
    id,
    parts: [
      part(
        turnedBox(chance, width, depth, chance.between(200, 800), chance.between(10, 60)),
        0,
        chance.between(100, 600),
        'barrier',
      ),
    ],
    stand: 'none',
    ladders: [],
  }),
  block: (chance, width, depth, id) => ({
    id,
    parts: [part(randomHull(chance, width, depth, chance.between(200, 600)), 0, chance.between(310, 700), 'barrier')],
    stand: 'none',
    ladders: [],
  }),
  elbow: (chance, width, depth, id) => ({
    id,
    parts: [part(elbow(chance, width, depth), 0, 400, 'barrier')],
    stand: 'none',
    ladders: [],
  }),
  /** Walls that meet end to end at whole points, as separate parts. */
  bent: (chance, width, depth, id) => {
    const x = chance.below(width)
    const y = chance.below(depth)
    const thick = chance.between(10, 40)
    const first = chance.between(60, 300)
    const second = chance.between(60, 300)
    const one = [
      { x, y },
      { x: x + first, y },
      { x: x + first, y: y + thick },
      { x, y: y + thick },
    ]
    const two = [
      { x: x + first, y },
      { x: x + first + thick, y },
      { x: x + first + thick, y: y + second },
      { x: x + first, y: y + second },
    ]
    return { id, parts: [part(one, 0, 400, 'barrier'), part(two, 0, 400, 'barrier')], stand: 'none', ladders: [] }
  },
  /** A wall with a doorway or a window. */
  opening: (chance, width, depth, id) => {
    const x = chance.below(width)
    const y = chance.below(depth)
    const gap = chance.between(40, 240)
    const box = (from: number, to: number) => [
      { x: from, y },
      { x: to, y },
      { x: to, y: y + 30 },
      { x: from, y: y + 30 },
    ]
    const sill = chance.below(2) === 0 ? [part(box(x + 200, x + 200 + gap), 0, 100, 'obstacle')] : []
    return {
      id,
      parts: [
        part(box(x, x + 200), 0, 400, 'barrier'),
        part(box(x + 200 + gap, x + 400 + gap), 0, 400, 'barrier'),
        part(box(x + 200, x + 200 + gap), 200, 400, 'barrier'),
        ...sill,
      ],
      stand: 'none',
      ladders: [],
    }
  },
  /** A building to stand on, with a ladder at the middle of its first edge. */
  roof: (chance, width, depth, id) => {
    const outline = turnedBox(chance, width, depth, chance.between(250, 900), chance.between(250, 600))
    const [a, b] = outline as [PlanePoint, PlanePoint]
    const ladder = { x: Math.floor((a.x + b.x) / 2), y: Math.floor((a.y + b.y) / 2) }
    return {
      id,
      parts: [part(outline, 0, chance.oneOf([320, 400, 500, 650]), 'barrier')],
      stand: 'top',
      ladders: [ladder],
    }
  },
  /** A slab on nothing: those below pass under it. */
  bridge: (chance, width, depth, id) => ({
    id,
    parts: [
      part(turnedBox(chance, width, depth, chance.between(300, 900), chance.between(120, 250)), 380, 400, 'barrier'),
    ],
    stand: 'top',
    ladders: [],
  }),
} satisfies Record<string, Maker>

export function laid<Place extends PlanePoint>({ width, depth }: PlaneDefinition, laying: number, place: Place): Place {
  const x = laying & 1 ? width - place.x : place.x
  const y = laying & 2 ? depth - place.y : place.y
  return laying & 4 ? { ...place, x: y, y: x } : { ...place, x, y }
}

export function laidPlane(definition: PlaneDefinition, laying: number): Plane {
  const isMirrored = ((laying & 1) + ((laying >> 1) & 1) + ((laying >> 2) & 1)) % 2 === 1
  const move = (place: PlanePoint) => laid(definition, laying, place)
  const { width, depth } = definition
  return makePlane({
    ...definition,
    width: laying & 4 ? depth : width,
    depth: laying & 4 ? width : depth,
    pieces: definition.pieces.map((piece) => ({
      ...piece,
      ladders: piece.ladders.map(move),
      parts: piece.parts.map((one) => {
        const outline = one.outline.map(move)
        return { ...one, outline: isMirrored ? outline.reverse() : outline }
      }),
    })),
  })
}
