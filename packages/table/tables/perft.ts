import { everyAnswer } from '../choice.ts'
import { type Die, type RollKind, rollOffOutcomes, scoresOf } from '../dice.ts'
import { Fault } from '../fault.ts'
import { copyOf, type Game, type PlayedState } from '../game.ts'
import type { Match } from '../match.ts'
import { runStep } from '../play-on.ts'
import type { Seat } from '../question.ts'
import type { Random } from '../random/random.ts'
import { sourcesOf } from '../under-way.ts'
import { LiveTable, type Pending } from './live.ts'

/** Draws the lowest number always: dice show their lowest face. */
const lowest: Random = { below: () => 0 }

const MOST_LEAVES = 20_000_000

/** Goes on from where a match stands with given answers and the lowest dice. */
class PerftTable extends LiveTable {
  /** Answers still to be given. */
  answers: readonly unknown[] = []

  override tell(): void {}

  /** Decided by the lowest faces that can decide it. */
  override rollOff(seats: readonly Seat[], die: Die, kind: RollKind, bonuses?: readonly number[]): number[] {
    if (this.random !== lowest) return super.rollOff(seats, die, kind, bonuses)
    return scoresOf(rollOffOutcomes(seats.length, die, bonuses)[0]?.faces ?? [], bonuses)
  }

  protected override missing(pending: readonly Pending[]): readonly unknown[] {
    this.random = lowest
    this.forced = []
    const given = this.answers.slice(0, pending.length)
    this.answers = this.answers.slice(pending.length)
    return given.length === pending.length ? given : super.missing(pending.slice(given.length))
  }
}

/** Where the step begins that answers are tried in, and a table for it. */
interface Place<State> {
  readonly from: State
  readonly table: () => PerftTable
}

/** The number of answer sequences of a given length from where a match stands, dice at their lowest face. */
export function perft<State extends PlayedState>(match: Match<State>, depth: number): number {
  if (!Number.isInteger(depth) || depth < 0)
    throw new Fault('bad-request', `expected a depth of 0 or more, got ${depth}`)
  const underWay = match.underWay()
  const table = () => new PerftTable(sourcesOf(underWay))
  return count(match.game, depth, [], { from: underWay.checkpoint, table }, { leaves: 0 })
}

function count<State extends PlayedState>(
  game: Game<State>,
  depth: number,
  answers: readonly unknown[],
  place: Place<State>,
  total: { leaves: number },
): number {
  if (depth === 0) {
    if (++total.leaves > MOST_LEAVES)
      throw new Fault('too-large', `more than ${MOST_LEAVES} leaves; ask for a smaller depth`)
    return 1
  }
  if (game.result(place.from)) return 0
  const state = copyOf(game, place.from)
  const table = place.table()
  table.answers = answers
  const pending = runStep(game, table, state)
  if (!pending)
    return count(
      game,
      depth,
      [],
      { from: state, table: () => new PerftTable({ entries: [], random: lowest, seats: 0 }) },
      total,
    )
  let leaves = 0
  const [asked] = pending
  if (asked)
    for (const answer of everyAnswer(asked.question))
      leaves += count(game, depth - 1, [...answers, answer], place, total)
  return leaves
}
