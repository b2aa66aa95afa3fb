import { z } from 'zod'
import { type Acted, actedSchema } from './act.ts'
import type { Choice } from './choice.ts'
import { Fault } from './fault.ts'
import type { AnyGame } from './game.ts'
import { issueText } from './issue-text.ts'
import type { Seat } from './question.ts'
import { commitmentTo } from './random/committed.ts'
import { contentHash, contentOf, differentContent, type MatchSetup } from './setup.ts'
import { hashOf } from './state.ts'

export const RECORD_FORMAT = 'muster-record/2'
/** Formats that are still read; they hold no acts and no take-backs. */
const OLD_FORMATS = ['muster-record/1'] as const

/** A seat's answer to what it was asked. */
export interface Answered {
  readonly seat: Seat
  readonly choice: Choice
}

/** A take-back asked for by a seat: what was in force after the first `back` entries is in force again. */
export interface TakenBack {
  readonly back: number
  readonly by: Seat
}

/**
 * One thing done to a table: an answer, an act of a seat, a take-back, dice set for the next rolls, or an edit of the last
 * checkpoint, by which the answers given since are void.
 */
export type Entry =
  | Answered
  | Acted
  | TakenBack
  | { readonly dice: readonly number[] }
  | { readonly edit: readonly unknown[] }

/** A game's whole history. Replaying it leads to the same table, byte for byte. */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT
  readonly game: string
  /** The version of the rules. */
  readonly rules: string
  /** Hash of the content played with, packs included. */
  readonly content: string
  readonly packs: readonly unknown[]
  readonly config: unknown
  readonly seats: number
  /** Hash of the seed, published before the first decision. */
  readonly commitment: string
  /** The seed itself: absent while a match is under way between people. */
  readonly seed?: string | undefined
  readonly contributions: readonly string[]
  readonly answers: readonly Entry[]
  /** Hash of the state it leads to; left out with the seed, for it could give away what is hidden. */
  readonly end?: string | undefined
}

/** The record of a match; what reveals its dice is in it only where the state is given that it leads to. */
export function recordOf(
  { id, version }: AnyGame,
  { seed, packs, config, seats, contributions }: Required<MatchSetup>,
  content: unknown,
  entries: readonly Entry[],
  end: unknown,
): GameRecord {
  const isOpen = end !== undefined
  return {
    format: RECORD_FORMAT,
    game: id,
    rules: version,
    content: contentHash(content),
    packs,
    config,
    seats,
    commitment: commitmentTo(seed),
    ...(isOpen ? { seed } : {}),
    contributions,
    answers: [...entries],
    ...(isOpen ? { end: hashOf(end) } : {}),
  }
}

const point = z.strictObject({ x: z.int(), y: z.int() })
const choice = z.union([z.string(), z.int(), point, z.array(z.string()), z.array(point)])
const entry = z.union(
  [
    z.strictObject({ seat: z.int().nonnegative(), choice }),
    actedSchema,
    z.strictObject({ back: z.int().nonnegative(), by: z.int().nonnegative() }),
    z.strictObject({ dice: z.array(z.int()) }),
    z.strictObject({ edit: z.array(z.looseObject({ op: z.string(), path: z.string() })) }),
  ],
  'expected {"seat","choice"}, {"seat","act"}, {"back","by"}, {"dice":[…]} or {"edit":[…]}',
)

const recordSchema = z.strictObject({
  format: z.literal([RECORD_FORMAT, ...OLD_FORMATS]),
  game: z.string(),
  rules: z.string(),
  content: z.string(),
  packs: z.array(z.unknown()),
  config: z.unknown(),
  seats: z.int().positive(),
  commitment: z.string(),
  seed: z.string().optional(),
  contributions: z.array(z.string()),
  answers: z.array(entry),
  end: z.string().optional(),
})

/** Reads a record from data of any origin. Throws a `bad-record` fault that says where and what was expected. */
export function parseRecord(data: unknown): GameRecord {
  const parsed = recordSchema.safeParse(data)
  if (!parsed.success) throw new Fault('bad-record', `not a record: ${issueText(parsed.error)}`)
  return { ...(parsed.data as GameRecord), format: RECORD_FORMAT }
}

/** Why a record cannot be replayed with a game as it is here, as sentences. */
export function recordMismatches(game: AnyGame, record: GameRecord): string[] {
  const { seed, commitment } = record
  if (record.game !== game.id) return [`the record is of ${record.game}, not of ${game.id}`]
  const mismatches: string[] = []
  if (record.rules !== game.version)
    mismatches.push(`the record was made with rules ${record.rules}; these are ${game.version}`)
  if (seed === undefined) mismatches.push('the record does not reveal its seed, so its dice are not known')
  else if (commitmentTo(seed) !== commitment) mismatches.push('the seed does not match its commitment')
  const content = contentHash(contentOf(game, record.packs))
  if (content !== record.content)
    mismatches.push(differentContent('the record was made', record.packs, record.content, content))
  return mismatches
}
