import { z } from 'zod'
import type { Seat } from './question.ts'

/** Acts that reach the rules: a seat gives up, or agrees to a draw, which needs everyone who may. */
export const gameActs = ['resign', 'agree-draw'] as const
export type GameAct = (typeof gameActs)[number]

/** Whether the step under way goes on after an act, at the question it was taken at, or is over with it. */
export type AfterAct = 'goes-on' | 'step-over'

/**
 * What a seat does beside answering, at any moment, asked or not. Acts of the table change only who answers for the seat:
 * its time ran out, a bot takes it, a person comes back; `abort` ends the match without a result.
 */
export type Act =
  | { readonly act: GameAct }
  | { readonly act: 'timed-out' | 'back-to-person' | 'abort' }
  | { readonly act: 'bot'; readonly level: string }

/** An act as the record keeps it, at its place among the answers. */
export type Acted = Act & { readonly seat: Seat }

export function actedBy(seat: Seat, act: Act): Acted {
  return act.act === 'bot' ? { seat, act: act.act, level: act.level } : { seat, act: act.act }
}

const seat = z.int().nonnegative()
export const actedSchema = z.union([
  z.strictObject({ seat, act: z.literal([...gameActs, 'timed-out', 'back-to-person', 'abort']) }),
  z.strictObject({ seat, act: z.literal('bot'), level: z.string() }),
])

export function isGameAct(act: Act): act is { readonly act: GameAct } {
  return (gameActs as readonly string[]).includes(act.act)
}

/** Who answers for a seat: a person, a bot of some level, or nobody since its time ran out. */
export type Answering = { readonly by: 'person' | 'nobody' } | { readonly by: 'bot'; readonly level: string }

/** Who answers for a seat after an act of the table. */
export function answeringAfter(act: Act, before: Answering): Answering {
  if (act.act === 'bot') return { by: 'bot', level: act.level }
  if (act.act === 'timed-out') return { by: 'nobody' }
  return act.act === 'back-to-person' ? { by: 'person' } : before
}
