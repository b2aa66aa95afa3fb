import type { Fit } from './fit.ts'
import type { Node } from './graph.ts'
import { isOver } from './parts.ts'
import type { Plane, Surface } from './plane.ts'
import { isStandable } from './room.ts'
import { type Lattice, type LatticeWindow, markShadows, type Ring, ringOf } from './shadow.ts'
import { AT_EDGE, heightOf, isOverSurface } from './surfaces.ts'
import { SLACK } from './units.ts'
import type { Ways } from './ways.ts'

/** Where on a lattice nobody comes to straight from a place: kept by those who try many places. */
export type Limits = {
  readonly plane: Plane
  readonly fit: Fit
  readonly slack: number
  /** The bases on the ground that surely cost a roll; undefined where something else is paid for already. */
  readonly costly: readonly Ring[] | undefined
  readonly lattice: Lattice & { readonly rows: number }
  readonly shadows: Uint8Array
  /** Whether there is a place to stand. */
  readonly room: Uint8Array
  /** For each raised surface from which nobody steps down to the ground, what is over none it may lead to. */
  readonly beyond: Map<number, Uint8Array>
}

export function makeLimits({ plane, fit, slack, wish, rivals }: Ways, lattice: Limits['lattice']): Limits {
  const places = lattice.columns * lattice.rows
  const shadows = new Uint8Array(places)
  // What is paid for costs nothing from the start.
  const level = wish.paid?.length ? undefined : rivals.filter(({ z }) => z < plane.tall)
  const costly = level?.map((rival) => ringOf(rival, fit.radius))
  const limits = {
    plane,
    fit,
    slack,
    costly,
    lattice,
    shadows,
    room: new Uint8Array(places).fill(FREE),
    beyond: new Map(),
  }
  const { parts, width, depth } = plane
  const far = fit.radius
  for (const kind of [fit.barriers, fit.hurdles])
    for (const part of kind[0] as Int32Array) {
      const left = (parts.left[part] as number) - far
      const right = (parts.right[part] as number) + far
      askWithin(limits, left, right, (parts.bottom[part] as number) - far, (parts.top[part] as number) + far)
    }
  askWithin(limits, 0, width, 0, far)
  askWithin(limits, 0, width, depth - far, depth)
  askWithin(limits, 0, far, 0, depth)
  askWithin(limits, width - far, width, 0, depth)
  return limits
}

/** What is known of the room at a place: nothing yet, that there is none, that there is some at some height, that the ground is free. */
const UNKNOWN = 0
const NONE = 1
const SOME = 2
export const FREE = 3

function askWithin({ lattice, room }: Limits, left: number, right: number, bottom: number, top: number): void {
  const { step, columns, rows } = lattice
  const from = Math.max(0, Math.floor((left - lattice.left) / step))
  const to = Math.min(columns - 1, Math.ceil((right - lattice.left) / step))
  const last = Math.min(rows - 1, Math.ceil((top - lattice.bottom) / step))
  for (let row = Math.max(0, Math.floor((bottom - lattice.bottom) / step)); row <= last; row++)
    if (from <= to) room.fill(UNKNOWN, row * columns + from, row * columns + to + 1)
}

/** The lattice with 1 wherever nobody comes to straight from a node; of the others `stretchOf` must tell. */
export function marksFor(limits: Limits, { x, y, surface }: Node, window: LatticeWindow): Uint8Array {
  const { plane, fit, costly, lattice, shadows } = limits
  if (surface === 0) {
    markShadows(plane, fit, { x, y }, costly, lattice, window, shadows)
    return shadows
  }
  let beyond = limits.beyond.get(surface)
  if (!beyond) {
    beyond = markBeyond(limits, surface)
    limits.beyond.set(surface, beyond)
  }
  return beyond
}

/** Whether anybody could ever end at a place of the lattice. */
export function isRoomAt({ plane, fit, room }: Limits, at: number, x: number, y: number): boolean {
  if (room[at] === UNKNOWN) room[at] = hasAnyRoom(plane, x, y, fit.radius) ? SOME : NONE
  return room[at] !== NONE
}

function hasAnyRoom(plane: Plane, x: number, y: number, radius: number): boolean {
  for (let surface = 0; surface < plane.surfaces.length; surface++)
    if (isOverSurface(plane, surface, x, y) && isStandable(plane, { x, y, z: heightOf(plane, surface), radius }))
      return true
  return false
}

function markBeyond(limits: Limits, surface: number): Uint8Array {
  const { plane, lattice } = limits
  const marks = new Uint8Array(lattice.columns * lattice.rows)
  const within = leadsTo(limits, surface)
  if (within.some(({ height }) => height <= plane.step + SLACK)) return marks
  marks.fill(1)
  for (const { parts } of within) for (const part of parts) unmarkOver(plane, lattice, part, marks)
  return marks
}

function unmarkOver(
  { parts }: Plane,
  { left, bottom, step, columns, rows }: Limits['lattice'],
  part: number,
  marks: Uint8Array,
): void {
  const first = Math.max(0, Math.ceil(((parts.bottom[part] as number) - bottom) / step))
  const from = Math.max(0, Math.ceil(((parts.left[part] as number) - left) / step))
  for (let row = first; row < rows && bottom + row * step <= (parts.top[part] as number); row++)
    for (let column = from; column < columns && left + column * step <= (parts.right[part] as number); column++)
      if (isOver(parts, part, left + column * step, bottom + row * step)) marks[row * columns + column] = 0
}

/** The tops that steps and jumps may lead to from one of them, it included: rather too many than too few. */
function leadsTo(limits: Limits, surface: number): Surface[] {
  const found = [limits.plane.surfaces[surface] as Surface]
  for (const one of found)
    for (const other of limits.plane.surfaces)
      if (other.piece >= 0 && !found.includes(other) && isNear(limits, one, other)) found.push(other)
  return found
}

/** Steps lead to what meets a surface, or nearly so where somebody hangs at its edge; jumps over a gap, and never up. */
function isNear({ plane: { step }, fit, slack }: Limits, one: Surface, other: Surface): boolean {
  const isJump = other.height > step && other.height <= one.height
  const far = fit.radius + AT_EDGE + (isJump ? step + slack : 0)
  return (
    Math.abs(one.height - other.height) <= step + SLACK &&
    one.left - other.right <= far &&
    other.left - one.right <= far &&
    one.bottom - other.top <= far &&
    other.bottom - one.top <= far
  )
}
