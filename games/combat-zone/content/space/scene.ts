import {
  makePlane,
  type Outline,
  type Part,
  type Piece,
  type Plane,
  type PlaneDefinition,
  type PlanePoint,
} from '@muster/space'
import { Fault } from '@muster/table'
import type { Content } from '../load.ts'
import type { Battlespace, PieceDocument, SceneryKind } from './scenery.ts'

/** CZ-R-30: how tall models are in a Battlespace where the table says nothing else, in hundredths of an inch. */
export const MODEL_HEIGHT = 125
/** CZ-BARRIER-2, CZ-JUMP-1: what is higher is climbed, what is wider is not jumped. */
export const STEP = 300
/** The longest Basic Move with all that cards add to it. */
const LONGEST_MOVE = 1800
/** CZ-R-134: an opening to walk through is at least so wide. */
export const LEAST_OPENING = 110
const WALL = 30
const ROOF = 10
const LINTEL = 200
const SILL = 100

export const units = (inches: number): number => Math.round(inches * 100)

type Box = { readonly left: number; readonly right: number; readonly low: number; readonly high: number }
type Solid = { readonly box: Box; readonly from: number; readonly to: number; readonly hinders: Part['hinders'] }

/** A Battlespace as the plane wants it: whole hundredths of an inch. What is wrong with it is a fault that says where. */
function sceneOf(
  content: Pick<Content, 'scenery'>,
  { width, depth, pieces }: Battlespace,
  place: string,
  tall = MODEL_HEIGHT,
): PlaneDefinition {
  return {
    width: units(width),
    depth: units(depth),
    tall,
    step: STEP,
    longest: LONGEST_MOVE,
    pieces: pieces.map((piece, index): Piece => {
      const kind = content.scenery[piece.kind]
      if (kind) return pieceOf(kind, piece, `${kind.id}-${index + 1}`)
      const known = Object.keys(content.scenery).join(', ')
      throw new Fault(
        'bad-content',
        `${place}.pieces[${index}].kind: there is no ${piece.kind}; expected one of ${known}`,
      )
    }),
  }
}

/** The plane of a Battlespace. */
export function planeOf(
  content: Pick<Content, 'scenery'>,
  battlespace: Battlespace,
  place: string,
  tall?: number,
): Plane {
  const scene = sceneOf(content, battlespace, place, tall)
  try {
    return makePlane(scene)
  } catch (error) {
    throw new Fault('bad-content', `${place}: ${(error as Error).message}`)
  }
}

function pieceOf(kind: SceneryKind, piece: PieceDocument, id: string): Piece {
  const [width, depth] = (piece.size ?? kind.size).map(units) as [number, number]
  const height = units(piece.height ?? kind.height)
  const laid = (x: number, y: number) => layPoint(piece, x, y)
  const outlineOf = ({ left, right, low, high }: Box): Outline => [
    laid(left, low),
    laid(right, low),
    laid(right, high),
    laid(left, high),
  ]
  const box = { left: -width / 2, right: width / 2, low: -depth / 2, high: depth / 2 }
  const parts: Part[] =
    kind.shape === 'round'
      ? [{ outline: octagon(width / 2).map(({ x, y }) => laid(x, y)), low: 0, high: height, hinders: kind.hinders }]
      : solidsOf(kind, piece, box, height).map(({ box: one, from, to, hinders }) => ({
          outline: outlineOf(one),
          low: from,
          high: to,
          hinders,
        }))
  return { id, parts, stand: kind.stand, ladders: piece.ladders.map((side) => ladderAt(side, box, laid)) }
}

function ladderAt(
  side: PieceDocument['ladders'][number],
  { left, right, low, high }: Box,
  laid: (x: number, y: number) => PlanePoint,
) {
  if (side === 'south') return laid(0, low)
  if (side === 'north') return laid(0, high)
  return side === 'west' ? laid(left, 0) : laid(right, 0)
}

/** The solids a piece is made of: one block, a wall with its openings, or four walls under a roof. */
function solidsOf(kind: SceneryKind, { openings }: PieceDocument, box: Box, height: number): Solid[] {
  const { shape, hinders } = kind
  if (shape === 'block') return [{ box, from: 0, to: height, hinders }]
  const { left, right, low, high } = box
  if (shape === 'wall') return wallSolids(box, 'across', openings, height, hinders)
  const top = height - ROOF
  const on = (wall: string) => openings.filter((one) => one.wall === wall)
  return [
    ...wallSolids({ ...box, high: low + WALL }, 'across', on('south'), top, hinders),
    ...wallSolids({ ...box, low: high - WALL }, 'across', on('north'), top, hinders),
    ...wallSolids({ left, right: left + WALL, low: low + WALL, high: high - WALL }, 'along', on('west'), top, hinders),
    ...wallSolids({ left: right - WALL, right, low: low + WALL, high: high - WALL }, 'along', on('east'), top, hinders),
    { box, from: top, to: height, hinders },
  ]
}

/** How long a wall of a piece is, in hundredths of an inch, if it has that wall. */
export function wallLength(
  kind: SceneryKind,
  piece: PieceDocument,
  wall: PieceDocument['openings'][number]['wall'],
): number | undefined {
  const [width, depth] = (piece.size ?? kind.size).map(units) as [number, number]
  if (kind.shape === 'wall') return wall === 'south' ? width : undefined
  if (kind.shape !== 'hollow') return undefined
  return wall === 'south' || wall === 'north' ? width : depth - 2 * WALL
}

/** CZ-BARRIER-4, CZ-BARRIER-5: what is left of a wall beside, above and below its openings. */
function wallSolids(
  box: Box,
  way: 'across' | 'along',
  openings: PieceDocument['openings'],
  height: number,
  hinders: Part['hinders'],
): Solid[] {
  const [start, end] = way === 'across' ? [box.left, box.right] : [box.low, box.high]
  const stretch = (from: number, to: number): Box =>
    way === 'across' ? { ...box, left: from, right: to } : { ...box, low: from, high: to }
  const solids: Solid[] = []
  let at = start
  for (const { at: begins, width, kind } of [...openings].sort((a, b) => a.at - b.at)) {
    const from = start + units(begins)
    const to = from + units(width)
    if (from > at) solids.push({ box: stretch(at, from), from: 0, to: height, hinders })
    solids.push({ box: stretch(from, to), from: LINTEL, to: height, hinders })
    if (kind === 'window') solids.push({ box: stretch(from, to), from: 0, to: SILL, hinders: 'obstacle' })
    at = to
  }
  if (at < end) solids.push({ box: stretch(at, end), from: 0, to: height, hinders })
  return solids
}

/** A point of a piece, counted from its middle, as it lies on the table. */
function layPoint({ at, turn, slant }: PieceDocument, x: number, y: number): PlanePoint {
  let [dx, dy] = slant ? [(4 * x - 3 * y) / 5, (3 * x + 4 * y) / 5] : [x, y]
  for (let quarter = 0; quarter < turn; quarter++) [dx, dy] = [-dy, dx]
  return { x: units(at[0]) + awayFromZero(dx), y: units(at[1]) + awayFromZero(dy) }
}

/** Halves go outwards, so that a piece stays the same when it is turned. */
const awayFromZero = (value: number): number => (value < 0 ? -Math.floor(0.5 - value) : Math.floor(value + 0.5))

/** Eight corners on a circle, counter-clockwise. */
function octagon(radius: number): PlanePoint[] {
  const short = Math.floor((radius * 41421) / 100000 + 0.5)
  const quarter = [
    [radius, -short],
    [radius, short],
  ] as const
  return [0, 1, 2, 3].flatMap((turns) =>
    quarter.map(([x, y]) => {
      let [px, py]: readonly [number, number] = [x, y]
      for (let turn = 0; turn < turns; turn++) [px, py] = [-py, px]
      return { x: px, y: py }
    }),
  )
}
