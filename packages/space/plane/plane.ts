import { type Contact, contactsOf, groupsOf } from './contacts.ts'
import type { Fit } from './fit.ts'
import { convexOutlines, type Outline, outlineFault, turn } from './outline.ts'
import { makeParts, type Parts, type Prism } from './parts.ts'
import type { Sights } from './sight.ts'
import { MOST_SIDE, type PlanePoint } from './units.ts'

/** What a part does to those who walk: a barrier stops them, an obstacle costs a roll. */
export type Hindrance = 'barrier' | 'obstacle'

/** A solid with a range of heights. Openings are what is left between the parts of a piece. */
export type Part = {
  readonly outline: Outline
  readonly low: number
  readonly high: number
  readonly hinders: Hindrance
}

/** A piece of scenery: what counts once, however many parts it has. */
export type Piece = {
  readonly id: string
  readonly parts: readonly Part[]
  /** Whether one may stand on its tops, in it, or neither. */
  readonly stand: 'top' | 'inside' | 'none'
  /** Places on its edge where its face is walked up and down. */
  readonly ladders: readonly PlanePoint[]
}

export type PlaneDefinition = {
  readonly width: number
  readonly depth: number
  /** How tall those are who walk here: what is lower than that above them is in their way. */
  readonly tall: number
  /** The highest step, and the widest gap to be jumped. */
  readonly step: number
  /** The longest walk: no straight stretch longer than it is planned. */
  readonly longest: number
  readonly pieces: readonly Piece[]
}

/** The ground, or a top to stand on. */
export type Surface = {
  readonly height: number
  readonly low: number
  readonly piece: number
  readonly outline: Outline
  readonly parts: readonly number[]
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly top: number
}

/** A table with its scenery, built once; nothing on it moves. Treat the tables as read-only. */
export type Plane = PlaneDefinition & {
  readonly parts: Parts
  /** The ground first, then the tops. */
  readonly surfaces: readonly Surface[]
  /** Those of the tops that one steps onto from the ground. */
  readonly steps: readonly Surface[]
  readonly contacts: readonly Contact[]
  /** For each piece the first piece of those its barriers touch: together they count as one. */
  readonly group: Int32Array
  /** For each piece whether it is a single convex part. */
  readonly isSingle: Uint8Array
  /** What is worked out once for each radius of base. */
  readonly fits: Map<number, Fit>
  /** Filled by those who look. */
  readonly sights: { ground: Sights | undefined }
}

/** Builds a plane; whatever is wrong with the scenery is an error that says where and what was expected. */
export function makePlane(definition: PlaneDefinition): Plane {
  const { width, depth, tall, step, longest, pieces } = definition
  if (![width, depth].every((side) => Number.isInteger(side) && side >= 1 && side <= MOST_SIDE))
    throw new Error(`a plane is 1 to ${MOST_SIDE} whole units a side, not ${width} by ${depth}`)
  if (![tall, step, longest].every((size) => Number.isInteger(size) && size >= 2))
    throw new Error(`tall, step and longest are whole numbers from 2, not ${tall}, ${step} and ${longest}`)
  for (const piece of pieces) {
    const fault = pieceFault(piece, definition)
    if (fault) throw new Error(`${piece.id}: ${fault}`)
  }
  const surfaces: Surface[] = [
    { height: 0, low: 0, piece: -1, outline: [], parts: [], left: 0, right: width, bottom: 0, top: depth },
  ]
  const prisms: Prism[] = []
  for (const [index, piece] of pieces.entries())
    for (const part of piece.parts) {
      const surface = piece.stand === 'top' && isFreeAbove(part, piece, tall) ? surfaces.length : -1
      const cuts = convexOutlines(part.outline)
      const isBarrier = part.hinders === 'barrier'
      const { low, high } = part
      if (surface > 0)
        surfaces.push({
          height: high,
          low,
          piece: index,
          outline: part.outline,
          parts: cuts.map((_, cut) => prisms.length + cut),
          left: Math.min(...part.outline.map(({ x }) => x)),
          right: Math.max(...part.outline.map(({ x }) => x)),
          bottom: Math.min(...part.outline.map(({ y }) => y)),
          top: Math.max(...part.outline.map(({ y }) => y)),
        })
      prisms.push(...cuts.map((outline) => ({ outline, low, high, isBarrier, piece: index, surface })))
    }
  const parts = makeParts(prisms)
  const contacts = contactsOf(parts)
  const group = groupsOf(parts, pieces.length, contacts)
  const isSingle = Uint8Array.from(pieces, (_, index) =>
    prisms.filter(({ piece }) => piece === index).length === 1 ? 1 : 0,
  )
  return {
    ...definition,
    parts,
    surfaces,
    steps: surfaces.slice(1).filter(({ height, low }) => height <= step && low < tall),
    contacts,
    group,
    isSingle,
    fits: new Map(),
    sights: { ground: undefined },
  }
}

function pieceFault(piece: Piece, { width, depth, step }: PlaneDefinition): string | undefined {
  if (piece.parts.length === 0) return 'has no parts; expected at least one'
  for (const [index, part] of piece.parts.entries()) {
    const { outline, low, high } = part
    const fault =
      outlineFault(outline, width, depth) ??
      (Number.isInteger(low) && Number.isInteger(high) && 0 <= low && low < high
        ? undefined
        : `reaches from ${low} to ${high}; expected whole heights from 0 up, the lower first`) ??
      (piece.stand === 'top' && part.hinders === 'obstacle' && high - low > step
        ? `is an obstacle ${high - low} high to stand on; expected at most ${step}, or a barrier`
        : undefined)
    if (fault) return `part ${index + 1} ${fault}`
  }
  const astray = piece.ladders.find((ladder) => !piece.parts.some(({ outline }) => isOnEdge(outline, ladder)))
  return astray && `the ladder at ${astray.x},${astray.y} is off its edge; expected a place on an outline`
}

function isOnEdge(outline: Outline, { x, y }: PlanePoint): boolean {
  return outline.some((a, index) => {
    const b = outline[(index + 1) % outline.length] as PlanePoint
    const along = (x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)
    const length2 = (b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)
    const side = (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)
    return along >= 0 && along <= length2 && side * side <= length2
  })
}

/** A top counts as one only if it is not roofed over by its own piece: nobody stands on the sill of a window. */
function isFreeAbove(part: Part, piece: Piece, tall: number): boolean {
  return !piece.parts.some(
    (other) => other.high > part.high && other.low < part.high + tall && covers(other.outline, part.outline),
  )
}

function covers(outline: Outline, other: Outline): boolean {
  const cuts = convexOutlines(outline)
  return other.every((point) =>
    cuts.some((cut) => cut.every((a, index) => turn(a, cut[(index + 1) % cut.length] as PlanePoint, point) >= 0)),
  )
}
