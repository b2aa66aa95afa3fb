import { cornersOfPart } from './contacts.ts'
import type { Graph } from './graph.ts'
import { isNearer } from './parts.ts'
import type { Plane, Surface } from './plane.ts'
import { isInTheWay } from './room.ts'
import { type PlanePoint, SLACK } from './units.ts'

/** What a plane is to bases of one radius, worked out once: for each surface the parts that stop them there, and those that cost. */
export type Fit = {
  readonly radius: number
  readonly barriers: readonly Int32Array[]
  readonly hurdles: readonly Int32Array[]
  /** Filled by those who plan. */
  graph?: Graph
  places?: readonly PlanePoint[]
}

export function fitOf(plane: Plane, radius: number): Fit {
  let fit = plane.fits.get(radius)
  if (!fit) {
    fit = makeFit(plane, radius)
    plane.fits.set(radius, fit)
  }
  return fit
}

function makeFit(plane: Plane, radius: number): Fit {
  if (!Number.isInteger(radius) || radius <= SLACK)
    throw new Error(`a base has a whole radius of more than ${SLACK}, not ${radius}`)
  const inTheWay = plane.surfaces.map((surface) => partsInTheWay(plane, surface, radius))
  const only = (wanted: boolean) =>
    inTheWay.map((parts, surface) =>
      Int32Array.from(
        parts.filter((part) => isHurdle(plane, part, (plane.surfaces[surface] as Surface).height) === wanted),
      ),
    )
  return { radius, barriers: only(false), hurdles: only(true) }
}

/**
 * Those in the way of somebody on a surface: at that height, and near enough to some place of it. A stretch that leads over
 * several surfaces is judged by the parts of each, so a part must not count for a surface it is nowhere near.
 */
function partsInTheWay(plane: Plane, surface: Surface, radius: number): number[] {
  const found: number[] = []
  for (let part = 0; part < plane.parts.count; part++)
    if (isInTheWay(plane, part, surface.height) && isNearSurface(plane, surface, part, radius)) found.push(part)
  return found
}

function isNearSurface({ parts }: Plane, surface: Surface, part: number, radius: number): boolean {
  if (surface.parts.length === 0) return true
  const corners = cornersOfPart(parts, part)
  const [first] = surface.outline as [PlanePoint]
  return (
    isNearer(parts, part, first.x, first.y, first.x, first.y, radius) ||
    corners.some((a, index) => {
      const b = corners[(index + 1) % corners.length] as PlanePoint
      return surface.parts.some((top) => isNearer(parts, top, a.x, a.y, b.x, b.y, radius))
    })
  )
}

/** Whether a part in the way is crossed with a roll: obstacles, and from one top to another what is no higher than a step. */
export function isHurdle({ parts, step }: Plane, part: number, z: number): boolean {
  if (!parts.barrier[part]) return true
  const high = parts.high[part] as number
  return (parts.surface[part] as number) > 0 && high > step && high - z <= step
}
