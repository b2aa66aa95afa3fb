import { z } from 'zod'
import { name } from '../cards/character.ts'
import { id } from '../grammar/vocabulary.ts'

/** Lengths on maps are inches in steps of a hundredth: whole units of the plane. */
const inches = (most: number, least = 0) => z.number().min(least).max(most).multipleOf(0.01)
const point = z.tuple([inches(96), inches(96)])
const side = inches(48, 0.2)

/** An opening in a wall; `at` is counted from that wall's western or southern end before the piece is turned. A wall of its own is "south". */
const opening = z.strictObject({
  wall: z.enum(['south', 'east', 'north', 'west']).default('south'),
  at: inches(48),
  width: inches(12, 0.5),
  kind: z.enum(['door', 'window']),
  sight: z.literal(true).optional().describe('too narrow to pass, on purpose'),
})

/**
 * CZ-OBST-1, CZ-OBST-2, CZ-BARRIER-1..6: what a kind of scenery is, whatever its size. `block` is solid, `round` is a block with
 * eight sides, `wall` may have openings, `hollow` is four walls under a roof.
 */
export const sceneryKind = z.strictObject({
  id,
  name,
  shape: z.enum(['block', 'round', 'wall', 'hollow']),
  size: z.tuple([side, side]).describe('width and depth where a piece does not give its own'),
  height: inches(20, 0.3),
  hinders: z.enum(['obstacle', 'barrier']),
  stand: z.enum(['top', 'inside', 'none']),
})
export type SceneryKind = z.infer<typeof sceneryKind>

/** A piece as it lies: its kind, its middle, quarter turns, a slant of 3 in 4 where it lies askew, and its own size if it has one. */
const piece = z.strictObject({
  kind: id,
  at: point,
  turn: z.int().min(0).max(3).default(0),
  slant: z.literal(true).optional(),
  size: z.tuple([side, side]).optional(),
  height: inches(20, 0.3).optional(),
  openings: z.array(opening).default([]),
  ladders: z.array(z.enum(['south', 'east', 'north', 'west'])).default([]),
})
export type PieceDocument = z.infer<typeof piece>

/** CZ-DRAG-1, CZ-R-143: round things that can be dragged. */
export const looseKinds = ['barrel', 'crate'] as const
export type LooseKind = (typeof looseKinds)[number]
const loose = z.strictObject({ kind: z.enum(looseKinds), at: point })

/** CZ-SPACE-1..5, CZ-R-153: a Battlespace laid out. */
export const battlespace = z.strictObject({
  id,
  name,
  width: inches(96, 10),
  depth: inches(96, 10),
  pieces: z.array(piece).max(80).default([]),
  loose: z.array(loose).max(20).default([]),
  text: z.string().min(1).max(240),
})
export type Battlespace = z.infer<typeof battlespace>
