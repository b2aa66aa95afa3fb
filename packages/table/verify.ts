import { Fault } from './fault.ts'
import type { Game, PlayedState } from './game.ts'
import { Match } from './match.ts'
import { type Entry, type GameRecord, parseRecord } from './record.ts'

/** What somebody at the table noted before the first decision. */
export interface Witnessed {
  readonly commitment?: string
  /** By seat; what is left out is not checked. */
  readonly contributions?: readonly (string | undefined)[]
}

/**
 * Whether every die of a match was fair: its record is replayed with the revealed seed and compared with the commitment,
 * the contributions, the content and the end it names, and with what was witnessed. Returns what is wrong, as sentences.
 */
export function verifyRecord<State extends PlayedState>(
  game: Game<State>,
  data: unknown,
  witnessed: Witnessed = {},
): string[] {
  const problems: string[] = []
  try {
    const record = parseRecord(data)
    problems.push(...seedProblems(record, witnessed), ...record.answers.flatMap(tampering))
    if (record.end === undefined) problems.push('the record does not say where it ends')
    Match.replay(game, record)
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    problems.push(error.message)
  }
  return problems
}

function seedProblems({ commitment, contributions, seats }: GameRecord, witnessed: Witnessed): string[] {
  const problems: string[] = []
  if (witnessed.commitment !== undefined && witnessed.commitment !== commitment)
    problems.push('the commitment is not the one published before the first decision')
  if (contributions.length > 0 && contributions.length !== seats)
    problems.push(`${seats} seats played, but ${contributions.length} contributed to the seed`)
  witnessed.contributions?.forEach((contribution, seat) => {
    if (contribution !== undefined && contribution !== contributions[seat])
      problems.push(`the contribution of seat ${seat} is not the one it made`)
  })
  return problems
}

/** Dice set by hand and edits replay like anything else, but what they led to was not left to chance. */
function tampering(entry: Entry, index: number): string[] {
  if ('dice' in entry) return [`answers[${index}]: dice were set by hand`]
  return 'edit' in entry ? [`answers[${index}]: the state was edited`] : []
}
