import { z } from 'zod'
import type { PlayedState } from '../../game.ts'
import type { Seat } from '../../question.ts'

const seat = z.int().min(0).max(1)
const place = { x: z.int(), y: z.int() }

export const foragersSchema = z.strictObject({
  /** Where the game is played now: first in the wood, then on the meadow. */
  ground: z.literal(['wood', 'meadow']),
  rounds: z.int().positive(),
  /** How many of the rounds are played in the wood. */
  inWood: z.int().nonnegative(),
  round: z.int().positive(),
  /** Who still has a turn this round, next first. */
  turns: z.array(seat),
  scores: z.array(z.int().nonnegative()),
  foragers: z.array(z.strictObject({ id: z.string(), seat, zone: z.string() })),
  berries: z.record(z.string(), z.int().nonnegative()),
  runners: z.array(z.strictObject({ id: z.string(), seat, ran: z.boolean(), ...place })),
  flags: z.array(z.strictObject({ seat, ...place })),
  /** The runner that runs, and whether it has run and is to plant its flag. */
  active: z.strictObject({ runner: z.string(), ran: z.boolean() }).optional(),
  /** Who gave up. */
  left: seat.optional(),
})

/** A game of Foragers under way. */
export interface Foragers extends z.infer<typeof foragersSchema>, PlayedState {}

export type Forager = Foragers['foragers'][number]
export type Runner = Foragers['runners'][number]

export interface Turn {
  readonly state: Foragers
  readonly seat: Seat
}
