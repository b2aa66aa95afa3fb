import type { Plane } from './plane.ts'
import { type Base, SLACK } from './units.ts'

/**
 * The quarter a base lies in wholly: 0 and 1 near the first edge, 2 and 3 beyond, even ones on the left; undefined on a
 * line between them. The slack is that of the zone.
 */
export function quarterOf({ width, depth }: Plane, { x, y, radius }: Base, slack = SLACK): 0 | 1 | 2 | 3 | undefined {
  // Doubled, so that the middle of an odd side stays whole.
  const right = 2 * x - width
  const far = 2 * y - depth
  const clear = 2 * (radius - slack)
  if (Math.abs(right) < clear || Math.abs(far) < clear) return undefined
  return (far > 0 ? (right > 0 ? 3 : 2) : right > 0 ? 1 : 0) as 0 | 1 | 2 | 3
}
