import { isInside } from './corners.ts'
import { isTangentAt } from './edges.ts'
import { fitWithin } from './fit.ts'
import type { Node } from './graph.ts'
import { FREE, isRoomAt, type Limits, makeLimits, marksFor } from './limits.ts'
import { isNearer } from './parts.ts'
import { isCrowding, isStandable } from './room.ts'
import { BLOCKED, COSTLY } from './shadow.ts'
import { type Stretch, stretchOf } from './stretch.ts'
import { heightOf } from './surfaces.ts'
import { type Base, FINE, fineLength, type PlanePoint, SLACK } from './units.ts'
import { loopOf } from './way-to.ts'
import { type Label, rollsFor, type Ways } from './ways.ts'

/** A lattice over what ways reach, row by row from `left`, `bottom`: where one can end, for how many rolls, and how far that is. */
export type ReachField = {
  readonly step: number
  readonly left: number
  readonly bottom: number
  readonly columns: number
  readonly rows: number
  /** The fewest rolls, -1 where nobody can end. */
  readonly rolls: Int8Array
  /** The length of the shortest way for that many, in fine units. */
  readonly length: Float64Array
  readonly z: Int16Array
}

/** Every place of a lattice that can be ended at, without standing on others. */
export function reachField(ways: Ways, step: number, others: readonly Base[] = []): ReachField {
  const field = emptyField(ways, step)
  const most = ways.wish.rolls
  const limits = makeLimits(ways, field)
  for (let rolls = 0; rolls <= most; rolls++)
    for (const label of ways.labels) if (label.rolls === rolls) spread(ways, field, label, limits)
  clearTaken(ways, field, others)
  return field
}

function emptyField({ plane, wish, limit }: Ways, step: number): ReachField {
  const far = Math.ceil(limit / FINE)
  const first = (value: number) => Math.ceil(Math.max(0, value - far) / step) * step
  const last = (value: number, side: number) => Math.floor(Math.min(side, value + far) / step) * step
  const left = first(wish.base.x)
  const bottom = first(wish.base.y)
  const columns = (last(wish.base.x, plane.width) - left) / step + 1
  const rows = (last(wish.base.y, plane.depth) - bottom) / step + 1
  const size = columns * rows
  const length = new Float64Array(size)
  return { step, left, bottom, columns, rows, rolls: new Int8Array(size).fill(-1), length, z: new Int16Array(size) }
}

/** Fills in what is reached straight from a label and not better known. */
function spread(ways: Ways, field: ReachField, label: Label, limits: Limits): void {
  const { step, left, bottom, columns, rows, rolls } = field
  const node = ways.nodes[label.node] as Node
  if (node.hangs === 'down') return
  const far = (ways.limit - label.length) / FINE
  const firstRow = Math.max(0, Math.ceil((node.y - far - bottom) / step))
  const lastRow = Math.min(rows - 1, Math.floor((node.y + far - bottom) / step))
  const firstColumn = Math.max(0, Math.ceil((node.x - far - left) / step))
  const lastColumn = Math.min(columns - 1, Math.floor((node.x + far - left) / step))
  const marks = marksFor(limits, node, { firstRow, lastRow, firstColumn, lastColumn })
  const { x: middle, y: centre } = node
  const near = { ...ways, fit: fitWithin(ways.plane, ways.fit, middle - far, middle + far, centre - far, centre + far) }
  const most = ways.wish.rolls
  const bend = bendAt(ways, label, node)
  for (let row = firstRow; row <= lastRow; row++) {
    const y = bottom + row * step
    const half = Math.sqrt(Math.max(0, far * far - (y - node.y) * (y - node.y))) + 1
    let low = node.x - half
    let high = node.x + half
    if (node.loop >= 0 && bend.y !== 0) {
      // Where the way would turn from the outline, see `isTaut`.
      const edge = node.x + (bend.x * (y - node.y) + (bend.isLeft ? bend.slack : -bend.slack)) / bend.y
      if (bend.y > 0 === bend.isLeft) high = Math.min(high, edge + 1)
      else low = Math.max(low, edge - 1)
    }
    const last = Math.min(lastColumn, Math.floor((high - left) / step))
    for (let column = Math.max(firstColumn, Math.ceil((low - left) / step)); column <= last; column++) {
      const at = row * columns + column
      const mark = marks[at] as number
      if (mark === BLOCKED) continue
      const known = rolls[at] as number
      const least = mark === COSTLY ? label.rolls + 1 : label.rolls
      if (least > most || (known >= 0 && known < least)) continue
      const x = left + column * step
      const length = label.length + fineLength(x - node.x, y - node.y)
      if (length > ways.limit || (known === least && (field.length[at] as number) <= length)) continue
      if (isTaut(ways, bend, node, x, y) && isRoomAt(limits, at, x, y))
        reach(near, field, label, node, { x, y }, at, length, limits)
    }
  }
}

/** How far a way may bend the wrong way for rounding. */
const LOOSE = 4

/** How a way comes to a corner, and on which side of that the outline lies. */
type Bend = { readonly x: number; readonly y: number; readonly isLeft: boolean; readonly slack: number }

function bendAt(ways: Ways, { parent }: Label, node: Node): Bend {
  const before = ways.nodes[ways.labels[parent]?.node ?? -1] ?? node
  const x = node.x - before.x
  const y = node.y - before.y
  const inX = node.before.x + node.after.x - 2 * node.x
  const inY = node.before.y + node.after.y - 2 * node.y
  return { x, y, isLeft: x * inY - y * inX > 0, slack: LOOSE * (Math.abs(x) + Math.abs(y)) }
}

/** Whether a way that goes on from a corner winds round its outline: no other can be shortest. */
function isTaut(ways: Ways, bend: Bend, node: Node, x: number, y: number): boolean {
  if (node.loop < 0) return true
  const turn = bend.x * (y - node.y) - bend.y * (x - node.x)
  if (bend.isLeft ? turn < -bend.slack : turn > bend.slack) return false
  return isTangentAt(node, x, y) || isInside(loopOf(ways, node.loop), { x, y })
}

function reach(
  ways: Ways,
  field: ReachField,
  label: Label,
  node: Node,
  place: PlanePoint,
  at: number,
  length: number,
  limits: Limits,
): void {
  const stretch = stretchOf(ways.plane, ways.fit, node.surface, node.x, node.y, place.x, place.y, ways.slack)
  if (!stretch || stretch.course.off < 1) return
  const rolls = label.rolls + rollsFor(ways, label.node, stretch.course, stretch.rolls, node, place)
  const known = field.rolls[at] as number
  if (
    rolls > ways.wish.rolls ||
    (known >= 0 && (known < rolls || (known === rolls && (field.length[at] as number) <= length)))
  )
    return
  const isFree = stretch.course.end === 0 && limits.room[at] === FREE
  if (!isFree && !canStand(ways, stretch, place)) return
  field.rolls[at] = rolls
  field.length[at] = length
  field.z[at] = heightOf(ways.plane, stretch.course.end)
}

/** Only who overlaps an obstacle where it ends may have no place to stand there. */
function canStand({ plane, fit, wish }: Ways, { course }: Stretch, { x, y }: PlanePoint): boolean {
  for (const part of fit.hurdles[course.end] as Int32Array)
    if (isNearer(plane.parts, part, x, y, x, y, fit.radius - SLACK))
      return isStandable(plane, { x, y, z: heightOf(plane, course.end), radius: wish.base.radius })
  return true
}

function clearTaken({ plane, wish }: Ways, field: ReachField, others: readonly Base[]): void {
  const { step, left, bottom, columns, rows } = field
  for (const other of others) {
    const far = other.radius + wish.base.radius
    for (let row = Math.max(0, Math.ceil((other.y - far - bottom) / step)); row < rows; row++) {
      const y = bottom + row * step
      if (y > other.y + far) break
      for (let column = Math.max(0, Math.ceil((other.x - far - left) / step)); column < columns; column++) {
        const x = left + column * step
        if (x > other.x + far) break
        const at = row * columns + column
        const end = { x, y, z: field.z[at] as number, radius: wish.base.radius }
        if (isCrowding(plane, end, other)) field.rolls[at] = -1
      }
    }
  }
}
