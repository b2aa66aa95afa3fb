import type { Piece, Plane, Surface } from '../plane.ts'
import type { PlanePoint } from '../units.ts'
import { distance, distanceToPart, isInPolygon, outlineOf } from './measure.ts'

/** A face gone up or down at a place: to which surface, of which piece, how high, and whether by a ladder. */
export type OracleFace = {
  readonly to: number
  readonly piece: number
  readonly length: number
  readonly isLadder: boolean
}

/** The faces at a place, in doubles and by trying everything. `swell` makes everything a little nearer: what it changes is a knife edge. */
export function facesAt(plane: Plane, radius: number, at: PlanePoint, surface: number, swell: number): OracleFace[] {
  const { parts, surfaces, step, tall } = plane
  const all = Array.from({ length: parts.count }, (_, part) => part)
  const z = (surfaces[surface] as Surface).height
  const isNear = (part: number, far: number) => distanceToPart(plane, part, at) <= far + swell
  const isOver = (one: Surface) => one.parts.some((part) => isInPolygon(outlineOf(plane, part), at))
  const meets = (part: number, height: number) =>
    (parts.high[part] as number) > height + 1 && (parts.low[part] as number) < height + tall - 1
  const isClear = (height: number) =>
    !all.some(
      (part) => parts.barrier[part] && meets(part, height) && distanceToPart(plane, part, at) < radius - 1 - swell,
    )
  const isAtLadder = ({ piece, parts: top }: Surface) =>
    (plane.pieces[piece] as Piece).ladders.some(
      (ladder) =>
        distance(ladder, at) <= radius + 1 + swell && top.some((part) => distanceToPart(plane, part, ladder) <= 1),
    )
  const up = surfaces.flatMap((one, to): OracleFace[] => {
    const { height, piece } = one
    if (to === 0 || height - z <= step || isOver(one) || !isClear(height)) return []
    if (!one.parts.some((part) => isNear(part, radius + 10))) return []
    if (!all.some((part) => parts.piece[part] === piece && meets(part, z) && isNear(part, radius + 10))) return []
    return [{ to, piece, length: height - z, isLadder: isAtLadder(one) }]
  })
  const here = surfaces[surface] as Surface
  const isHanging = surface > 0 && !isOver(here) && here.parts.some((part) => isNear(part, radius + 1))
  const below = surfaces
    .map((one, to) => ({ ...one, to }))
    .filter((one) => one.height < z && (one.to === 0 || isOver(one)))
    .sort((a, b) => b.height - a.height)[0]
  const down: OracleFace[] =
    isHanging && below && z - below.height > step && isClear(below.height)
      ? [{ to: below.to, piece: here.piece, length: z - below.height, isLadder: isAtLadder(here) }]
      : []
  return [...up.sort((a, b) => a.length - b.length), ...down]
}
