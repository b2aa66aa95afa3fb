import { type Fit, fitOf } from './fit.ts'
import type { Outline } from './outline.ts'
import { isAtMost, isNearer } from './parts.ts'
import type { Piece, Plane, Surface } from './plane.ts'
import { isInTheWay, isOnTable } from './room.ts'
import { AT_EDGE, heightOf, isOverSurface, surfaceBelow, surfaceOf } from './surfaces.ts'
import { type Base, type PlanePoint, roundOffset, SLACK } from './units.ts'

/** A way up or down a face without moving sideways. */
export type Link = {
  readonly to: number
  readonly piece: number
  /** How far up or down. */
  readonly length: number
  readonly isLadder: boolean
}

/**
 * The faces higher than a step that can be gone up or down at a place by somebody on a surface: up those it is at, the lowest first,
 * and down the one it hangs at.
 */
export function linksAt(plane: Plane, fit: Fit, { x, y }: PlanePoint, surface: number): Link[] {
  const z = heightOf(plane, surface)
  const up: Link[] = []
  for (let to = 1; to < plane.surfaces.length; to++) {
    const { height, piece, left, right, bottom, top } = plane.surfaces[to] as Surface
    const far = fit.radius + AT_EDGE
    if (x < left - far || x > right + far || y < bottom - far || y > top + far) continue
    if (height - z <= plane.step || isOverSurface(plane, to, x, y) || !isAtFace(plane, fit, to, x, y, z)) continue
    if (isClear(plane, fit, x, y, height))
      up.push({ to, piece, length: height - z, isLadder: hasLadder(plane, fit, to, x, y) })
  }
  up.sort((one, other) => one.length - other.length)
  const down = surface > 0 && !isOverSurface(plane, surface, x, y) ? linkDown(plane, fit, surface, x, y, z) : undefined
  return down ? [...up, down] : up
}

function linkDown(plane: Plane, fit: Fit, from: number, x: number, y: number, z: number): Link | undefined {
  const { piece, parts: under } = plane.surfaces[from] as Surface
  if (!under.some((part) => isAtMost(plane.parts, part, x, y, fit.radius + SLACK))) return undefined
  const to = surfaceBelow(plane, x, y, z - 1)
  const length = z - heightOf(plane, to)
  if (length <= plane.step || !isClear(plane, fit, x, y, heightOf(plane, to))) return undefined
  return { to, piece, length, isLadder: hasLadder(plane, fit, from, x, y) }
}

/** Whether a base is at the edge of a surface, and at a face below it that it meets where it stands. */
function isAtFace(plane: Plane, { radius }: Fit, surface: number, x: number, y: number, z: number): boolean {
  const { parts } = plane
  const { piece, parts: top } = plane.surfaces[surface] as Surface
  const near = (part: number) => isAtMost(parts, part, x, y, radius + AT_EDGE)
  if (!top.some(near)) return false
  for (let part = 0; part < parts.count; part++)
    if (parts.piece[part] === piece && isInTheWay(plane, part, z) && near(part)) return true
  return false
}

/** Whether no barrier leaves a base too little room at a height. */
function isClear(plane: Plane, { radius }: Fit, x: number, y: number, z: number): boolean {
  const { parts } = plane
  for (let part = 0; part < parts.count; part++)
    if (parts.barrier[part] && isInTheWay(plane, part, z) && isNearer(parts, part, x, y, x, y, radius - SLACK))
      return false
  return true
}

function hasLadder(plane: Plane, { radius }: Fit, surface: number, x: number, y: number): boolean {
  const { piece, parts: top } = plane.surfaces[surface] as Surface
  const far = (radius + SLACK) * (radius + SLACK)
  return (plane.pieces[piece] as Piece).ladders.some(
    (ladder) =>
      (ladder.x - x) * (ladder.x - x) + (ladder.y - y) * (ladder.y - y) <= far &&
      top.some((part) => isAtMost(plane.parts, part, ladder.x, ladder.y, SLACK)),
  )
}

/** Whether a base on a surface touches or overhangs its edge, or nearly so. */
export function isAtEdge(plane: Plane, { radius }: Fit, surface: number, { x, y }: PlanePoint): boolean {
  return isEdgeNear(plane, surface, { x, y, radius }, AT_EDGE, 0)
}

/** Whether the gap between a base and the edge of a surface is at most the limit. */
export function isEdgeNear(
  { surfaces }: Plane,
  surface: number,
  { x, y, radius }: Omit<Base, 'z'>,
  limit: number,
  slack = SLACK,
): boolean {
  return isNearOutline((surfaces[surface] as Surface).outline, x, y, radius + limit + slack)
}

function isNearOutline(outline: Outline, x: number, y: number, far: number): boolean {
  return outline.some((a, index) => {
    const b = outline[(index + 1) % outline.length] as PlanePoint
    const px = x - a.x
    const py = y - a.y
    const ex = b.x - a.x
    const ey = b.y - a.y
    const along = px * ex + py * ey
    const edge2 = ex * ex + ey * ey
    const side = ex * py - ey * px
    return along <= 0 ? px * px + py * py <= far * far : along < edge2 && side * side <= far * far * edge2
  })
}

/** How high the faces are that somebody at a place may climb, up or down, the lowest upward one first; ladders are none. */
export function facesFrom(plane: Plane, base: Base): number[] {
  const fit = fitOf(plane, base.radius)
  const surface = surfaceOf(plane, base)
  if (surface < 0) return []
  const links = linksAt(plane, fit, base, surface)
  if (links.length === 0 && surface === 0) return []
  const up = links.flatMap(({ isLadder, length }) => (isLadder ? [] : [length]))
  const isAbove = surface > 0 && isAtEdge(plane, fit, surface, base)
  const down = isAbove ? descentsOf(plane, fit, surface).map(({ link }) => link.length) : []
  return [...up, ...new Set(down)]
}

export type FacePlace = { readonly place: PlanePoint; readonly link: Link }

/** Where a base stands at the foot of each ladder to a surface: touching it, beside the edge the ladder is at. */
export function ladderPlaces(plane: Plane, fit: Fit, surface: number): FacePlace[] {
  const { piece, outline } = plane.surfaces[surface] as Surface
  return (plane.pieces[piece] as Piece).ladders.flatMap((ladder) => {
    const edge = outline.findIndex((a, index) =>
      isNearOutline([a, outline[(index + 1) % outline.length] as PlanePoint], ladder.x, ladder.y, SLACK),
    )
    if (edge < 0) return []
    const place = besideEdge(outline, edge, ladder, fit.radius)
    return placesWithLink(plane, fit, surface, [place], true)
  })
}

/** How far apart the places are at which a face may be climbed down. */
const BETWEEN_DESCENTS = 60

/** Places all around a surface, beside its edge, from which its face can be climbed down. */
export function descentsOf(plane: Plane, fit: Fit, surface: number): readonly FacePlace[] {
  let found = fit.descents.get(surface)
  if (!found) {
    found = makeDescents(plane, fit, surface)
    fit.descents.set(surface, found)
  }
  return found
}

function makeDescents(plane: Plane, fit: Fit, surface: number): FacePlace[] {
  const { outline } = plane.surfaces[surface] as Surface
  const places = outline.flatMap((_, edge) => besidePlaces(outline, edge, fit.radius))
  return placesWithLink(plane, fit, surface, places, false)
}

/** Places along an edge, counted from both of its ends: halves round towards neither, and mirrored edges have the same. */
function besidePlaces(outline: Outline, edge: number, radius: number): PlanePoint[] {
  const a = outline[edge] as PlanePoint
  const b = outline[(edge + 1) % outline.length] as PlanePoint
  const length = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y))
  const many = Math.max(1, Math.floor(length / BETWEEN_DESCENTS))
  return Array.from({ length: many + 1 }, (_, k) => {
    const one = alongEdge(a, b, k, many)
    const other = alongEdge(b, a, many - k, many)
    return one.x === other.x && one.y === other.y ? [one] : [one, other]
  }).flatMap((points) => points.map((point) => besideEdge(outline, edge, point, radius)))
}

function alongEdge(a: PlanePoint, b: PlanePoint, k: number, many: number): PlanePoint {
  return { x: a.x + roundOffset(((b.x - a.x) * k) / many), y: a.y + roundOffset(((b.y - a.y) * k) / many) }
}

function placesWithLink(
  plane: Plane,
  fit: Fit,
  surface: number,
  places: readonly PlanePoint[],
  isLadder: boolean,
): FacePlace[] {
  return places.flatMap((place) => {
    const z = heightOf(plane, surface)
    if (!isOnTable(plane, place.x, place.y, fit.radius) || isOverSurface(plane, surface, place.x, place.y)) return []
    const link = linkDown(plane, fit, surface, place.x, place.y, z)
    return link && link.isLadder === isLadder && isClear(plane, fit, place.x, place.y, z) ? [{ place, link }] : []
  })
}

/** The place one radius outside an edge at a point of it. */
function besideEdge(outline: Outline, edge: number, { x, y }: PlanePoint, radius: number): PlanePoint {
  const a = outline[edge] as PlanePoint
  const b = outline[(edge + 1) % outline.length] as PlanePoint
  const length = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y))
  return { x: x + roundOffset((radius * (b.y - a.y)) / length), y: y + roundOffset((radius * (a.x - b.x)) / length) }
}
