import type { Point } from '@muster/table'
import { apart, boundsOf, depthIn, latticeIn, type Outline, pathOf } from './outline.ts'

/** The radius of the room a piece takes, as its art is drawn. */
export const BASE = 28

/** Where pieces stand that share a room, and how much room each has around it. */
export interface Arrangement {
  readonly spots: readonly Point[]
  readonly radius: number
}

/**
 * Where so many stand in a disc of radius 1 around nothing: one in the middle, two side by side, three in a triangle with the first
 * in front, then a ring, a ring around one, or rings around rings, whichever leaves each the most room.
 */
export function inDisc(count: number): Arrangement {
  if (count <= 1) return { spots: [{ x: 0, y: 0 }], radius: 1 }
  const options = [ring(count), around(ring(count - 1)), rings(count)]
  return options.reduce((best, one) => (one.radius > best.radius + 1e-9 ? one : best))
}

/** The front is where the viewer sits, below. */
const FRONT = Math.PI / 2

function ring(count: number): Arrangement {
  if (count === 1) return { spots: [{ x: 0, y: 0 }], radius: 1 }
  const half = Math.sin(Math.PI / count)
  const radius = half / (1 + half)
  const turn = count === 2 ? FRONT : count % 2 === 0 ? Math.PI / count : 0
  const spots = Array.from({ length: count }, (_, index) => {
    const angle = FRONT + turn + (2 * Math.PI * index) / count
    return { x: (1 - radius) * Math.cos(angle), y: (1 - radius) * Math.sin(angle) }
  })
  return { spots, radius }
}

/** One in the middle of a ring: it keeps as much room as those around it have. */
function around({ spots, radius }: Arrangement): Arrangement {
  const least = Math.min(radius, 1 / 3)
  const out = (1 - least) / (1 - radius)
  return { spots: [...spots.map(({ x, y }) => ({ x: x * out, y: y * out })), { x: 0, y: 0 }], radius: least }
}

/** Rings of 6, 12, 18 … around one. */
function rings(count: number): Arrangement {
  let many = 1
  while (1 + 3 * many * (many + 1) < count) many++
  const radius = 1 / (2 * many + 1)
  const spots: Point[] = [{ x: 0, y: 0 }]
  for (let out = 1; out <= many; out++)
    for (let index = 0; index < 6 * out; index++) {
      const angle = FRONT + (2 * Math.PI * index) / (6 * out)
      spots.push({ x: 2 * radius * out * Math.cos(angle), y: 2 * radius * out * Math.sin(angle) })
    }
  return { spots: spots.slice(0, count), radius }
}

/** What was worked out for an outline and a number: boards keep their cells, and pieces come and go. */
const known = new Map<string, Arrangement>()

/** How much of an outline's length its middle is from the edge, where the outline is much like a disc. */
const ROUND = 0.42

/** Where so many stand in a cell of any outline around its middle: as in a disc where it is like one, else all over it. */
export function inOutline(outline: Outline, count: number): Arrangement {
  const key = `${count} ${pathOf(outline)}`
  const found = known.get(key) ?? arrange(outline, count)
  known.set(key, found)
  return found
}

function arrange(outline: Outline, count: number): Arrangement {
  const room = depthIn(outline, { x: 0, y: 0 })
  const { width, height } = boundsOf(outline)
  const isRound = room > ROUND * Math.max(width, height)
  return isRound || (count === 1 && room >= BASE) ? scaled(inDisc(count), room) : spread(outline, count)
}

const scaled = ({ spots, radius }: Arrangement, room: number): Arrangement => ({
  spots: spots.map(({ x, y }) => ({ x: x * room, y: y * room })),
  radius: radius * room,
})

/** How many steps of a lattice are laid across an outline, and how often everybody looks for a better place. */
const FINE = 28
const ROUNDS = 8

/** Each in turn goes to where it is furthest from the edge and from the others, until that settles. */
function spread(outline: Outline, count: number): Arrangement {
  const lattice = latticeIn(outline, FINE)
  const depths = lattice.map((point) => depthIn(outline, point))
  const spots: Point[] = []
  const roomAt = (index: number, skip: number) => {
    let least = depths[index] as number
    for (const [other, spot] of spots.entries())
      if (other !== skip) least = Math.min(least, apart(lattice[index] as Point, spot) / 2)
    return least
  }
  const best = (skip: number) => {
    let found = 0
    let most = -Infinity
    for (const index of lattice.keys()) {
      const room = roomAt(index, skip)
      if (room > most + 1e-6) [found, most] = [index, room]
    }
    return lattice[found] as Point
  }
  for (let round = 0; round < ROUNDS; round++) for (let who = 0; who < count; who++) spots[who] = best(who)
  const radius = Math.min(
    ...spots.map((spot, who) =>
      Math.min(depthIn(outline, spot), ...spots.flatMap((other, at) => (at === who ? [] : [apart(spot, other) / 2]))),
    ),
  )
  return { spots: spots.sort((a, b) => b.y - a.y || a.x - b.x), radius }
}
