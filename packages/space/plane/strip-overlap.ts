import type { Outline } from './outline.ts'
import type { Parts } from './parts.ts'
import { beyondEnd, type End, type Frame, type Window } from './strip-frame.ts'
import { signOfRootSum } from './units.ts'

/** Corner points of something convex: a part, or where two parts meet, which may be a segment or a point. */
export type Convex = {
  readonly x: ArrayLike<number>
  readonly y: ArrayLike<number>
  readonly from: number
  readonly to: number
}

export function convexOfPart({ x, y, start }: Parts, part: number): Convex {
  return { x, y, from: start[part] as number, to: start[part + 1] as number }
}

export function convexOfOutline(outline: Outline): Convex {
  return { x: outline.map(({ x }) => x), y: outline.map(({ y }) => y), from: 0, to: outline.length }
}

/** Whether a shape reaches into a stretch of the strip: no line separates them. */
export function reachesInto(frame: Frame, window: Window, shape: Convex): boolean {
  return meets(frame, window, shape, frame.half, -frame.half)
}

/** Whether a shape reaches the left side (1) or the right side (-1) of a stretch. */
export function reachesSide(frame: Frame, window: Window, shape: Convex, side: 1 | -1): boolean {
  return meets(frame, window, shape, side * frame.half, side * frame.half)
}

function meets(frame: Frame, window: Window, shape: Convex, left: number, right: number): boolean {
  const { x, y, dx, dy, root } = frame
  let isLeft = true
  let isRight = true
  let isBefore = true
  let isBeyond = true
  for (let corner = shape.from; corner < shape.to; corner++) {
    const px = (shape.x[corner] as number) - x
    const py = (shape.y[corner] as number) - y
    const across = dx * py - dy * px
    if (isLeft && across < left * root) isLeft = false
    if (isRight && across > right * root) isRight = false
    const along = dx * px + dy * py
    if (isBefore && beyondEnd(frame, along, window.from) > 0) isBefore = false
    if (isBeyond && beyondEnd(frame, along, window.to) < 0) isBeyond = false
  }
  return !(isLeft || isRight || isBefore || isBeyond || isSeparatedByEdge(frame, window, shape, left, right))
}

function isSeparatedByEdge(frame: Frame, { from, to }: Window, shape: Convex, left: number, right: number): boolean {
  let before = shape.to - 1
  for (let corner = shape.from; corner < shape.to; before = corner++) {
    const ax = shape.x[before] as number
    const ay = shape.y[before] as number
    const ex = (shape.x[corner] as number) - ax
    const ey = (shape.y[corner] as number) - ay
    if (
      (ex !== 0 || ey !== 0) &&
      sideOfCorner(frame, from, left, ax, ay, ex, ey) <= 0 &&
      sideOfCorner(frame, from, right, ax, ay, ex, ey) <= 0 &&
      sideOfCorner(frame, to, left, ax, ay, ex, ey) <= 0 &&
      sideOfCorner(frame, to, right, ax, ay, ex, ey) <= 0
    )
      return true
  }
  return false
}

/** On which side of a line the corner of a stretch lies: `A·√square + B` with whole A and B. */
function sideOfCorner(
  { x, y, dx, dy, square, rise }: Frame,
  end: End,
  across: number,
  ax: number,
  ay: number,
  ex: number,
  ey: number,
): number {
  const centre = ex * (y - ay) - ey * (x - ax)
  const forward = ex * dy - ey * dx
  const sideways = across * (ex * dx + ey * dy)
  if (end.kind === 'start') return signOfRootSum(centre, square, end.by * forward + sideways)
  if (end.kind === 'end') return signOfRootSum(centre + forward, square, sideways - end.by * forward)
  const size = Math.abs(rise)
  const climbed = rise < 0 ? -end.by : end.by
  return signOfRootSum(centre * size + climbed * forward, square, sideways * size)
}
