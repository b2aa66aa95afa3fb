import { z } from 'zod'
import type { Choice } from './choice.ts'
import { Fault } from './fault.ts'
import type { AnyGame } from './game.ts'
import { issueText } from './issue-text.ts'
import type { Seat } from './question.ts'
import { commitmentTo } from './random/committed.ts'
import { contentHash, contentOf } from './setup.ts'

export const RECORD_FORMAT = 'muster-record/1'

/** One thing done to a table: a seat's answer, dice set for the next rolls, or an edit of the last checkpoint. */
export type Entry =
  | { readonly seat: Seat; readonly choice: Choice }
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

const point = z.strictObject({ x: z.int(), y: z.int() })
const choice = z.union([z.string(), z.int(), point, z.array(z.string()), z.array(point)])
const entry = z.union(
  [
    z.strictObject({ seat: z.int().nonnegative(), choice }),
    z.strictObject({ dice: z.array(z.int()) }),
    z.strictObject({ edit: z.array(z.looseObject({ op: z.string(), path: z.string() })) }),
  ],
  'expected {"seat","choice"}, {"dice":[…]} or {"edit":[…]}',
)

const recordSchema = z.strictObject({
  format: z.literal(RECORD_FORMAT),
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
  return parsed.data as GameRecord
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
  if (content !== record.content) mismatches.push(otherContent(record, content))
  return mismatches
}

function otherContent({ packs, content }: GameRecord, here: string): string {
  const added = packs.length === 0 ? 'no pack' : packs.length === 1 ? 'its pack' : `its ${packs.length} packs`
  const short = (hash: string) => hash.slice(0, 12)
  return `the record was made with other content: hash ${short(content)}, but with ${added} it is ${short(here)} here`
}
