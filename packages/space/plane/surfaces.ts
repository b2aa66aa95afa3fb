import { isAtMost, isOver } from './parts.ts'
import type { Plane, Surface } from './plane.ts'
import type { Base } from './units.ts'

/** How near to an edge or a face is at it. */
export const AT_EDGE = 10

/** Whether a place lies over a surface, its edge included; everything lies over the ground. */
export function isOverSurface({ parts, surfaces }: Plane, surface: number, x: number, y: number): boolean {
  if (surface === 0) return true
  for (const part of (surfaces[surface] as Surface).parts) if (isOver(parts, part, x, y)) return true
  return false
}

/** The surface a base is on; one it hangs at where its centre is beside the edge; -1 where it is in the air. */
export function surfaceOf(plane: Plane, { x, y, z, radius }: Base): number {
  if (z === 0) return 0
  const { parts, surfaces } = plane
  for (let surface = 1; surface < surfaces.length; surface++)
    if ((surfaces[surface] as Surface).height === z && isOverSurface(plane, surface, x, y)) return surface
  for (let surface = 1; surface < surfaces.length; surface++) {
    const { height, parts: under } = surfaces[surface] as Surface
    if (height === z && under.some((part) => isAtMost(parts, part, x, y, radius + AT_EDGE))) return surface
  }
  return -1
}

/** The highest surface at a place that is at most as high as `z`: where somebody who falls there comes down. */
export function surfaceBelow(plane: Plane, x: number, y: number, z: number): number {
  let best = 0
  for (let surface = 1; surface < plane.surfaces.length; surface++) {
    const { height } = plane.surfaces[surface] as Surface
    if (height <= z && height > (plane.surfaces[best] as Surface).height && isOverSurface(plane, surface, x, y))
      best = surface
  }
  return best
}

export function heightOf({ surfaces }: Plane, surface: number): number {
  return (surfaces[surface] as Surface).height
}
