import { beyondEnd, type End, type Frame } from './strip-frame.ts'
import { type Base, SLACK, signOfRootSum } from './units.ts'

/** Which bases are in a strip: discs against the rectangle, judged at the height of the floor beside their centre. */
export function basesIn(frame: Frame, bases: readonly Base[]): number[] {
  const found: number[] = []
  for (let base = 0; base < bases.length; base++) if (isBaseIn(frame, bases[base] as Base)) found.push(base)
  return found
}

export function isBaseIn(frame: Frame, base: Base): boolean {
  const { dx, dy, root, half, whole } = frame
  const px = base.x - frame.x
  const py = base.y - frame.y
  const side = dx * py - dy * px
  const across = side < 0 ? -side : side
  const reach = base.radius * root
  const aside = across - half * root
  if (aside >= reach) return false
  const along = dx * px + dy * py
  const short = -beyondEnd(frame, along, whole.from)
  const past = beyondEnd(frame, along, whole.to)
  if (short >= reach || past >= reach || !isLevel(frame, base, along)) return false
  if (aside <= 0 || (short <= 0 && past <= 0)) return true
  return isCornerIn(frame, along, across, short > 0 ? whole.from : whole.to, base.radius)
}

/** Whether the base stands within the slab where its centre is. */
function isLevel({ square, z, rise, tall }: Frame, base: Base, along: number): boolean {
  const apart = (base.z - z) * square - along * rise
  return (apart < 0 ? -apart : apart) < (tall - SLACK) * square
}

/** Whether a corner of the strip is nearer than the radius: `(u - k·√n)² + (v - w·√n)² < r²·n` for whole numbers. */
function isCornerIn({ square, half }: Frame, along: number, v: number, { kind, by: k }: End, r: number): boolean {
  const u = kind === 'end' ? square - along : along
  return signOfRootSum(-2 * (k * u + half * v), square, u * u + v * v + (k * k + half * half - r * r) * square) < 0
}
