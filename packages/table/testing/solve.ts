import { type Choice, everyAnswer, writeChoice } from '../choice.ts'
import { type Die, type RollKind, rollOffOutcomes, scoresOf } from '../dice.ts'
import type { GameEvent } from '../event.ts'
import { invariant } from '../fault.ts'
import { copyOf, type PlayedState } from '../game.ts'
import { chanceOf, type Fraction, isLess } from '../lessons/chance.ts'
import type { Puzzle } from '../lessons/exercise.ts'
import { holds } from '../lessons/goal.ts'
import { scriptedAnswer } from '../lessons/lay.ts'
import type { Match } from '../match.ts'
import { runStep } from '../play-on.ts'
import type { Seat } from '../question.ts'
import { LiveTable, type Pending } from '../tables/live.ts'
import { sourcesOf } from '../under-way.ts'

/** More positions than a test may look at. */
const MOST_POSITIONS = 60_000

/** Goes on with given answers, and notes whether anything was left to luck. */
class TriedTable extends LiveTable {
  answers: readonly unknown[] = []
  isLuck = false
  readonly events: GameEvent[] = []
  #isPast = true

  override tell(event: GameEvent | (() => GameEvent)): void {
    if (!this.#isPast) this.events.push(typeof event === 'function' ? event() : event)
  }

  override rollOff(seats: readonly Seat[], die: Die, kind: RollKind, bonuses?: readonly number[]): number[] {
    if (this.#isPast) return super.rollOff(seats, die, kind, bonuses)
    this.isLuck = true
    return scoresOf(rollOffOutcomes(seats.length, die, bonuses)[0]?.faces ?? [], bonuses)
  }

  /** From here on nothing is known: what is drawn counts as luck. */
  begin(): this {
    this.#isPast = false
    this.forced = []
    this.random = {
      below: (count) => {
        if (count > 1) this.isLuck = true
        return 0
      },
    }
    return this
  }

  protected override missing(pending: readonly Pending[]): readonly unknown[] {
    if (this.#isPast) this.begin()
    const given = this.answers.slice(0, pending.length)
    this.answers = this.answers.slice(pending.length)
    return given.length === pending.length ? given : super.missing(pending.slice(given.length))
  }
}

/** Where a search stands: the step's beginning, the answers since, what was told before, and decisions made. */
interface Place {
  readonly from: PlayedState
  readonly table: () => TriedTable
  readonly answers: readonly unknown[]
  readonly events: readonly GameEvent[]
  readonly made: number
}

/** Tries every answer a puzzle leaves room for. */
class Search {
  positions = 0
  readonly #match: Match
  readonly #puzzle: Puzzle

  constructor(match: Match, puzzle: Puzzle) {
    this.#match = match
    this.#puzzle = puzzle
  }

  start(): Place {
    const underWay = this.#match.underWay()
    const table = () => new TriedTable(sourcesOf(underWay))
    return { from: underWay.checkpoint, table, answers: [], events: [], made: 0 }
  }

  /** Whether the puzzle can still be solved from a place; at its start, by which first answers. */
  solves(place: Place, firsts?: Choice[]): boolean {
    invariant(++this.positions <= MOST_POSITIONS, `${this.#puzzle.id}: more than ${MOST_POSITIONS} positions to try`)
    const { game } = this.#match
    const { seat, goal, over, limit, others } = this.#puzzle
    const state = copyOf(game, place.from)
    const table = place.table()
    table.answers = place.answers
    const pending = game.result(state) ? [] : runStep(game, table, state)
    if (table.isLuck) return false
    const events = [...place.events, ...table.events]
    if (!pending && holds(goal, { state, events, asked: undefined })) return true
    if (!pending) return this.solves({ ...place, from: state, table: untold(this.#match), answers: [], events }, firsts)
    const own = pending.find((one) => one.seat === seat)
    const reached = { state, events, asked: own?.question.words.ask }
    if (holds(goal, reached)) return true
    if ((own && place.made >= limit) || pending.length === 0 || (over && holds(over, reached))) return false
    const [asked] = pending as [Pending]
    if (asked.seat !== seat) {
      const answer = readKey(asked, scriptedAnswer(asked, others))
      return this.solves({ ...place, answers: [...place.answers, answer] }, firsts)
    }
    let isSolved = false
    for (const answer of everyAnswer(asked.question)) {
      const next = { ...place, answers: [...place.answers, answer], made: place.made + 1 }
      if (!this.solves(next)) continue
      if (!firsts) return true
      firsts.push(writeChoice(asked.question, answer))
      isSolved = true
    }
    return isSolved
  }
}

function readKey({ question }: Pending, choice: Choice): unknown {
  for (const answer of everyAnswer(question))
    if (JSON.stringify(writeChoice(question, answer)) === JSON.stringify(choice)) return answer
  return undefined
}

const untold = (match: Match) => () =>
  new TriedTable({ entries: [], random: { below: () => 0 }, seats: match.setup.seats }).begin()

/** The first answers that still lead to the solution of a puzzle without luck, all tried. */
export function firstsOf(match: Match, puzzle: Puzzle): Choice[] {
  const search = new Search(match, puzzle)
  const firsts: Choice[] = []
  search.solves(search.start(), firsts)
  return firsts
}

/** The best chance of a puzzle that dice decide, every way tried; and the first answers that have it. */
export function bestChance(match: Match, puzzle: Puzzle, left = puzzle.limit): { chance: Fraction; firsts: Choice[] } {
  const { seat, goal } = puzzle
  let best: Fraction = { top: 0n, bottom: 1n }
  let firsts: Choice[] = []
  const asked = match.pending.find((one) => one.seat === seat)
  if (!asked || left === 0) return { chance: best, firsts }
  for (const answer of everyAnswer(asked.question)) {
    const choice = writeChoice(asked.question, answer)
    const now = chanceOf(match, seat, choice, goal)
    const next = now.top === 0n ? laterChance(match, puzzle, choice, left - 1) : now
    if (next.top === 0n || isLess(next, best)) continue
    if (isLess(best, next)) firsts = []
    best = next
    firsts.push(choice)
  }
  return { chance: best, firsts }
}

/** The chance there is after an answer that rolls nothing, when the others have answered too. */
function laterChance(match: Match, puzzle: Puzzle, choice: Choice, left: number): Fraction {
  const after = match.after(match.entries.length)
  const told = after.told.length
  after.answer(puzzle.seat, choice)
  for (let [asked] = after.pending; asked && asked.seat !== puzzle.seat; [asked] = after.pending)
    after.answer(asked.seat, scriptedAnswer(asked, puzzle.others))
  const isRolled = after.told.slice(told).some(({ event }) => event.event === 'dice')
  return isRolled ? { top: 0n, bottom: 1n } : bestChance(after, puzzle, left).chance
}
