import { isInside } from './corners.ts'
import { isTangentAt, type Node } from './graph.ts'
import { isNearer } from './parts.ts'
import { isCrowding, isOnTable, isStandable } from './room.ts'
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
  for (let rolls = 0; rolls <= most; rolls++)
    for (const label of ways.labels) if (label.rolls === rolls) spread(ways, field, label)
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
function spread(ways: Ways, field: ReachField, label: Label): void {
  const { step, left, bottom, columns, rows, rolls } = field
  const node = ways.nodes[label.node] as Node
  if (node.hangs === 'down') return
  const far = (ways.limit - label.length) / FINE
  const firstRow = Math.max(0, Math.ceil((node.y - far - bottom) / step))
  const lastRow = Math.min(rows - 1, Math.floor((node.y + far - bottom) / step))
  const firstColumn = Math.max(0, Math.ceil((node.x - far - left) / step))
  const lastColumn = Math.min(columns - 1, Math.floor((node.x + far - left) / step))
  for (let row = firstRow; row <= lastRow; row++)
    for (let column = firstColumn; column <= lastColumn; column++) {
      const at = row * columns + column
      const known = rolls[at] as number
      if (known >= 0 && known < label.rolls) continue
      const place = { x: left + column * step, y: bottom + row * step }
      const length = label.length + fineLength(place.x - node.x, place.y - node.y)
      if (length > ways.limit || (known === label.rolls && (field.length[at] as number) <= length)) continue
      if (isTaut(ways, label, node, place)) reach(ways, field, label, node, place, at, length)
    }
}

/** How far a way may bend the wrong way for rounding. */
const LOOSE = 4

/** Whether a way that goes on from a corner winds round its outline: no other can be shortest. */
function isTaut(ways: Ways, { parent }: Label, node: Node, place: PlanePoint): boolean {
  if (node.loop < 0) return true
  if (!isTangentAt(node, place.x, place.y) && !isInside(loopOf(ways, node.loop), place)) return false
  const before = ways.nodes[(ways.labels[parent] as Label).node] as Node
  const ix = node.x - before.x
  const iy = node.y - before.y
  const bx = node.before.x + node.after.x - 2 * node.x
  const by = node.before.y + node.after.y - 2 * node.y
  const side = ix * by - iy * bx
  const bend = ix * (place.y - node.y) - iy * (place.x - node.x)
  const slack = LOOSE * (Math.abs(ix) + Math.abs(iy))
  return side > 0 ? bend >= -slack : bend <= slack
}

function reach(
  ways: Ways,
  field: ReachField,
  label: Label,
  node: Node,
  place: PlanePoint,
  at: number,
  length: number,
): void {
  if (!isOnTable(ways.plane, place.x, place.y, ways.fit.radius)) return
  const stretch = stretchOf(ways.plane, ways.fit, node.surface, node.x, node.y, place.x, place.y, ways.slack)
  if (!stretch || stretch.course.off < 1) return
  const rolls = label.rolls + rollsFor(ways, label.node, stretch.course, stretch.rolls, node, place)
  const known = field.rolls[at] as number
  if (
    rolls > ways.wish.rolls ||
    (known >= 0 && (known < rolls || (known === rolls && (field.length[at] as number) <= length)))
  )
    return
  if (!canStand(ways, stretch, place)) return
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
