import { shareOver } from './over.ts'
import type { Plane } from './plane.ts'
import type { Base } from './units.ts'

/** Whether the line from centre to centre, half as high above each as they are tall, passes through the inside of a barrier. */
export function isBetween(plane: Plane, a: Base, b: Base): boolean {
  const { parts, tall } = plane
  // Doubled, so that half of an odd height stays whole.
  const from = 2 * a.z + tall
  const rise = 2 * (b.z - a.z)
  for (let part = 0; part < parts.count; part++) {
    if (!parts.barrier[part]) continue
    const share = insideShare(plane, part, a, b)
    if (!share) continue
    const low = 2 * (parts.low[part] as number)
    const high = 2 * (parts.high[part] as number)
    const one = from + rise * share[0]
    const other = from + rise * share[1]
    if ((one > low || other > low) && (one < high || other < high)) return true
  }
  return false
}

/** The share over a part, unless the line only runs along its edge. */
function insideShare({ parts }: Plane, part: number, a: Base, b: Base): readonly [number, number] | undefined {
  const share = shareOver(parts, part, a.x, a.y, b.x, b.y)
  if (!share || (a.x === b.x && a.y === b.y)) return share
  const first = parts.start[part] as number
  const end = parts.start[part + 1] as number
  let isLeft = false
  let isRight = false
  for (let corner = first; corner < end; corner++) {
    const side = (b.x - a.x) * ((parts.y[corner] as number) - a.y) - (b.y - a.y) * ((parts.x[corner] as number) - a.x)
    if (side > 0) isLeft = true
    if (side < 0) isRight = true
  }
  return isLeft && isRight ? share : undefined
}
