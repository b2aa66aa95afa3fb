import { type Base, SLACK, signOfRootSum } from './units.ts'

/** An end of a stretch of a strip: so far beyond the first centre, so far before the second, or where the floor has climbed so much. */
export type End = { readonly kind: 'start' | 'end' | 'climbed'; readonly by: number }

export type Window = { readonly from: End; readonly to: End }

/**
 * A strip from one base towards another and the measures everything in it is judged by: `along` is how far a point lies
 * towards the target and `across` how far to its left, both times the distance of the centres. Only these whole
 * numbers and one root are compared, so that the ends can be swapped and nothing but signs changes.
 */
export type Frame = {
  readonly x: number
  readonly y: number
  readonly dx: number
  readonly dy: number
  /** The square of the distance between the centres, and its root. */
  readonly square: number
  readonly root: number
  /** Half the width less the slack. */
  readonly half: number
  /** The strip reaches from here to there. */
  readonly whole: Window
  /** The floor begins at this height at the first centre and has risen so much at the second. */
  readonly z: number
  readonly rise: number
  readonly tall: number
}

/** From the foremost point of the first base to the near point of the second, each less the slack. */
export function frameOf(from: Base, to: Base, half: number, tall: number): Frame {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const square = dx * dx + dy * dy
  return {
    x: from.x,
    y: from.y,
    dx,
    dy,
    square,
    root: Math.sqrt(square),
    half: half - SLACK,
    whole: { from: { kind: 'start', by: from.radius + SLACK }, to: { kind: 'end', by: to.radius + SLACK } },
    z: from.z,
    rise: to.z - from.z,
    tall,
  }
}

/** Whether nothing is left of the strip. */
export function isEmpty(frame: Frame): boolean {
  return compareEnds(frame, frame.whole.from, frame.whole.to) >= 0
}

/** Which of two ends lies further along: positive if the first does. */
function compareEnds({ square, rise }: Frame, a: End, b: End): number {
  const size = rise === 0 ? 1 : Math.abs(rise)
  return signOfRootSum(shareOf(a, rise, size) - shareOf(b, rise, size), square, (offsetOf(a) - offsetOf(b)) * size)
}

/** How far along an end is, times `size/root`, is its share times the root and its offset times `size`. */
function shareOf({ kind, by }: End, rise: number, size: number): number {
  if (kind === 'climbed') return rise < 0 ? -by : by
  return kind === 'end' ? size : 0
}

function offsetOf({ kind, by }: End): number {
  return kind === 'start' ? by : kind === 'end' ? -by : 0
}

/** Positive where a point `along` lies beyond an end, negative where before it. */
export function beyondEnd({ square, root, rise }: Frame, along: number, { kind, by }: End): number {
  if (kind === 'start') return along - by * root
  if (kind === 'end') return by * root - (square - along)
  return rise < 0 ? square * by - along * rise : along * rise - square * by
}

/** The stretch of the strip over which the floor is between two heights, undefined where there is none. */
function windowBetween(frame: Frame, lowest: number, highest: number): Window | undefined {
  const { z, rise, whole } = frame
  if (rise === 0) return z >= lowest && z <= highest ? whole : undefined
  if (lowest >= highest) return undefined
  const low: End = { kind: 'climbed', by: lowest - z }
  const high: End = { kind: 'climbed', by: highest - z }
  const [first, last] = rise > 0 ? [low, high] : [high, low]
  const from = compareEnds(frame, first, whole.from) > 0 ? first : whole.from
  const to = compareEnds(frame, last, whole.to) < 0 ? last : whole.to
  return compareEnds(frame, from, to) < 0 ? { from, to } : undefined
}

/** Where a part overlaps the slab above the floor by more than the slack. */
export function windowOverlapping(frame: Frame, low: number, high: number): Window | undefined {
  // On the level whole heights more than the slack apart are two apart.
  const least = frame.rise === 0 ? SLACK + 1 : SLACK
  return windowBetween(frame, low - frame.tall + least, high - least)
}

/** Where a part fills the slab from floor to ceiling, up to the slack. */
export function windowFilled(frame: Frame, low: number, high: number): Window | undefined {
  return windowBetween(frame, low - SLACK, high - frame.tall + SLACK)
}
