import { isWithinGap } from './gap.ts'
import { basesIn } from './in-strip.ts'
import { crossesOutline, isPartWithin } from './pieces.ts'
import type { Plane } from './plane.ts'
import { type Frame, frameOf, isEmpty, windowFilled, windowOverlapping } from './strip-frame.ts'
import { convexOfPart, reachesInto, reachesSide } from './strip-overlap.ts'
import { type Base, SLACK } from './units.ts'

/** Pieces that do not count as they stand. */
export type StripExcept = {
  /** Left out altogether. */
  readonly without?: number | undefined
  /** Where the line of centres crosses its outline it never blocks and is always in the strip. */
  readonly edge?: number | undefined
}

export type Strip = {
  readonly blocked: boolean
  /** The pieces in it, of those whose barriers touch only the first. */
  readonly pieces: readonly number[]
  /** Which of the bases are in it. */
  readonly bases: readonly number[]
}

/**
 * What lies in the straight strip between two bases, `half` to each side of the line of centres: a slab whose floor runs
 * from the height of one to that of the other, and which is as tall as those who stand here. Blocked is mutual.
 */
export function strip(
  plane: Plane,
  from: Base,
  to: Base,
  half: number,
  bases: readonly Base[],
  except: StripExcept = {},
): Strip {
  const frame = frameOf(from, to, half, plane.tall)
  if (isEmpty(frame)) return { blocked: false, pieces: [], bases: [] }
  const counted = withEdge(plane, from, to, except)
  if (isBlocked(plane, frame, counted)) return { blocked: true, pieces: [], bases: [] }
  return { blocked: false, pieces: piecesIn(plane, frame, counted), bases: basesIn(frame, bases) }
}

/** Whether barriers leave no way along the strip. */
export function stripBlocked(plane: Plane, from: Base, to: Base, half: number, except: StripExcept = {}): boolean {
  const frame = frameOf(from, to, half, plane.tall)
  return !isEmpty(frame) && isBlocked(plane, frame, withEdge(plane, from, to, except))
}

/** Only a line that crosses its outline makes an edge of a piece; seen from below or on top it stands as it is. */
function withEdge(plane: Plane, from: Base, to: Base, except: StripExcept): StripExcept {
  if (except.edge === undefined || crossesOutline(plane, except.edge, from, to)) return except
  return { without: except.without }
}

/**
 * How many things in the strip count: what is within `reach` of the acting base does not. Touching barriers count once.
 * The slack is that of the limit.
 */
export function coverOf(
  plane: Plane,
  { pieces, bases }: Strip,
  from: Base,
  others: readonly Base[],
  reach: number,
  slack = SLACK,
): number {
  let cover = 0
  for (const piece of pieces) if (!isGroupWithin(plane, piece, from, reach, slack)) cover++
  for (const base of bases) if (!isWithinGap(from, others[base] as Base, reach, slack)) cover++
  return cover
}

function isGroupWithin({ parts, group }: Plane, first: number, base: Base, limit: number, slack: number): boolean {
  for (let part = 0; part < parts.count; part++)
    if (group[parts.piece[part] as number] === group[first] && isPartWithin(parts, part, base, limit + slack))
      return true
  return false
}

/** Parts in the way at full height, by whether they reach the strip's sides; those that meet inside it stand together. */
export function isBlocked(plane: Plane, frame: Frame, { without = -1, edge = -1 }: StripExcept): boolean {
  const { parts, contacts } = plane
  const entering: number[] = []
  const sides: number[] = []
  let reached = 0
  for (let part = 0; part < parts.count; part++) {
    const piece = parts.piece[part]
    if (!parts.barrier[part] || piece === without || piece === edge || isAside(frame, plane, part)) continue
    const window = windowFilled(frame, parts.low[part] as number, parts.high[part] as number)
    if (!window) continue
    const shape = convexOfPart(parts, part)
    if (!reachesInto(frame, window, shape)) continue
    const side = (reachesSide(frame, window, shape, 1) ? LEFT : 0) | (reachesSide(frame, window, shape, -1) ? RIGHT : 0)
    if (side === BOTH) return true
    entering.push(part)
    sides.push(side)
    reached |= side
  }
  return reached === BOTH && contacts.length > 0 && areJoinedAcross(plane, frame, entering, sides)
}

const LEFT = 1
const RIGHT = 2
const BOTH = 3

/** Whether parts that do not block alone do so together, through contacts inside the strip. */
function areJoinedAcross(
  { parts, contacts }: Plane,
  frame: Frame,
  entering: readonly number[],
  sides: readonly number[],
): boolean {
  const joined = sides.map((side) => ({ side }))
  for (const { one, other, where } of contacts) {
    const a = joined[entering.indexOf(one)]
    const b = joined[entering.indexOf(other)]
    if (!a || !b || a === b) continue
    const low = Math.max(parts.low[one] as number, parts.low[other] as number)
    const high = Math.min(parts.high[one] as number, parts.high[other] as number)
    const window = windowFilled(frame, low, high)
    if (!window || !reachesInto(frame, window, where)) continue
    a.side |= b.side
    if (a.side === BOTH) return true
    for (const [at, group] of joined.entries()) if (group === b) joined[at] = a
  }
  return false
}

function piecesIn(plane: Plane, frame: Frame, { without = -1, edge = -1 }: StripExcept): number[] {
  const { parts } = plane
  const found: number[] = []
  for (let part = 0; part < parts.count; part++) {
    const piece = parts.piece[part] as number
    const group = plane.group[piece] as number
    if (piece === without || piece === edge || found.includes(group) || isAside(frame, plane, part)) continue
    const window = windowOverlapping(frame, parts.low[part] as number, parts.high[part] as number)
    if (window && reachesInto(frame, window, convexOfPart(parts, part))) found.push(group)
  }
  if (edge >= 0 && !found.includes(plane.group[edge] as number)) found.push(plane.group[edge] as number)
  return found
}

/** Whether a part's box lies wholly beside the box of the strip. */
function isAside({ x, y, dx, dy, root, half, whole }: Frame, { parts }: Plane, part: number): boolean {
  const reach = whole.to.kind === 'start' ? Math.max(1, whole.to.by / root) : 1
  const endX = x + reach * dx
  const endY = y + reach * dy
  return (
    (parts.left[part] as number) >= Math.max(x, endX) + half ||
    (parts.right[part] as number) <= Math.min(x, endX) - half ||
    (parts.bottom[part] as number) >= Math.max(y, endY) + half ||
    (parts.top[part] as number) <= Math.min(y, endY) - half
  )
}
