import { likelyAnswer, writeChoice } from '../choice.ts'
import {
  type Die,
  type Matters,
  type RollKind,
  type RollOutcome,
  rollOffOutcomes,
  rollOutcomes,
  scoresOf,
} from '../dice.ts'
import { Fault, invariant } from '../fault.ts'
import { copyOf, type PlayedState } from '../game.ts'
import { determinize } from '../pile.ts'
import { runStep } from '../play-on.ts'
import type { Seat } from '../question.ts'
import { seededRandom } from '../random/seeded.ts'
import { type Tally, type Throw, togetherOutcomes } from '../together.ts'
import { type MatchUnderWay, sourcesOf, type UnderWay } from '../under-way.ts'
import { LiveTable, type Pending, suspended } from './live.ts'

/** An answer that odds took for granted, since the question cannot be passed. */
export interface Assumed {
  readonly seat: Seat
  readonly ask: string
  readonly key: string
}

const MOST_LEAVES = 100_000
/** After every so many leaves, what is left is guessed by what is done. */
const GLANCE = 1_000
/** How far a guess may go over the limit: boughs differ. */
const LEEWAY = 20

/** A roll or a draw on the way: which of its outcomes is taken, of how many, and their weight in all. */
interface Fork {
  taken: number
  readonly count: number
  readonly whole: bigint
  /** None for a draw, whose outcomes are numbers. */
  readonly outcomes: readonly RollOutcome[]
}

/** The choice whose odds are asked, and what to do at the moment it is made. */
interface Trial {
  readonly seat: Seat
  readonly answer: unknown
  readonly begin: () => void
}

/**
 * Replays the step under way with one more answer, then branches at every roll. It looks past questions that can be
 * passed (re-roll offers, reactions) by passing, takes the likely answer where a question names one, and stops at any
 * other, and at a shuffle. From a roll on that is unforeseen it takes the first outcome of each.
 */
class OddsTable extends LiveTable {
  weight = 1n
  outOf = 1n
  readonly assumed: Assumed[] = []
  #depth = 0
  #trying = false
  #isBlind = false
  readonly #trial: Trial
  /** Shared by the runs of one enumeration: up to a fork every run is the same, so its outcomes are worked out once. */
  readonly #forks: Fork[]

  constructor(underWay: UnderWay<unknown>, trial: Trial, forks: Fork[]) {
    super(sourcesOf(underWay))
    this.#trial = trial
    this.#forks = forks
  }

  protected override missing(pending: readonly Pending[]): readonly unknown[] {
    const { seat, answer, begin } = this.#trial
    const tried = this.#trying ? undefined : pending.find((asked) => asked.seat === seat)
    if (tried) {
      this.#trying = true
      begin()
    }
    if (!this.#trying) throw suspended
    const answers = pending.map((asked) => (asked === tried ? answer : likelyAnswer(asked.question)))
    if (answers.includes(undefined)) throw suspended
    pending.forEach((asked, index) => {
      if (asked !== tried) this.#note(asked, answers[index])
    })
    return answers
  }

  /** Writes down what was not a pass. */
  #note({ seat, question }: Pending, answer: unknown): void {
    if (question.form !== 'one' || question.pass !== undefined) return
    this.assumed.push({ seat, ask: question.words.ask, key: writeChoice(question, answer) as string })
  }

  override roll(seat: Seat, count: number, die: Die, kind: RollKind, matters: Matters = 'faces'): number[] {
    if (!this.#trying) return super.roll(seat, count, die, kind)
    this.#isBlind ||= kind.unforeseen === true
    return this.#fall(() => rollOutcomes(count, die, matters))
  }

  override rollTogether<Context>(throws: readonly Throw[], tally: Tally<Context>, context: Context): number[] {
    if (!this.#trying) return super.rollTogether(throws, tally, context)
    return this.#fall(() => togetherOutcomes(throws, tally, context))
  }

  override rollOff(seats: readonly Seat[], die: Die, kind: RollKind, bonuses?: readonly number[]): number[] {
    if (!this.#trying) return super.rollOff(seats, die, kind, bonuses)
    return scoresOf(
      this.#fall(() => rollOffOutcomes(seats.length, die, bonuses)),
      bonuses,
    )
  }

  override chance(count: number, why: string): number {
    if (!this.#trying) return super.chance(count, why)
    if (this.#isBlind) return 0
    // A seed for something that is made at random: a shuffle by another name.
    if (count > MOST_LEAVES) throw suspended
    return this.#fork(() => ({ taken: 0, count, whole: BigInt(count), outcomes: [] })).taken
  }

  override shuffle<Item>(items: readonly Item[], why: string): Item[] {
    if (this.#trying) throw suspended
    return super.shuffle(items, why)
  }

  override tell(): void {}

  /** The faces of the outcome taken here. */
  #fall(list: () => readonly RollOutcome[]): number[] {
    if (this.#isBlind) return [...(list()[0]?.faces ?? [])]
    const { outcomes, taken } = this.#fork(() => {
      const outcomes = list()
      const whole = outcomes.reduce((sum, { weight }) => sum + weight, 0n)
      return { taken: 0, count: outcomes.length, whole, outcomes }
    })
    const outcome = outcomes[taken]
    invariant(outcome, 'a roll changed its outcomes between two runs')
    this.weight *= outcome.weight
    return [...outcome.faces]
  }

  #fork(make: () => Fork): Fork {
    const depth = this.#depth++
    const fork = this.#forks[depth] ?? make()
    this.#forks[depth] = fork
    this.outOf *= fork.whole
    return fork
  }
}

/** Moves on to the next combination of outcomes, deepest first; false when all were taken. */
function nextWay(forks: Fork[]): boolean {
  for (let last = forks.at(-1); last; last = forks.at(-1)) {
    if (++last.taken < last.count) return true
    forks.pop()
  }
  return false
}

/** How much of all ways was taken, were there equally many behind each outcome of a fork. */
function shareTaken(forks: readonly Fork[]): number {
  let part = 1
  return forks.reduce((share, { taken, count }) => {
    part /= count
    return share + taken * part
  }, 0)
}

/** A state a choice can lead to, what was assumed on the way, and its weight: `weight` in `outOf`. */
export interface Leaf<State> {
  readonly state: State
  readonly assumed: readonly Assumed[]
  readonly weight: bigint
  readonly outOf: bigint
}

/**
 * Every state an answer can lead to before the next decision that matters, with exact weights. Cards the seat may not see
 * are dealt anew when it decides, so that nothing of them is given away; `deal` names which way.
 */
export function* leavesOf<State extends PlayedState>(
  match: MatchUnderWay<State>,
  seat: Seat,
  answer: unknown,
  deal = 'a deal',
): Generator<Leaf<State>> {
  const underWay = match.underWay()
  const forks: Fork[] = []
  let leaves = 0
  do {
    const isHopeless = leaves % GLANCE === 0 && leaves > shareTaken(forks) * MOST_LEAVES * LEEWAY
    if (++leaves > MOST_LEAVES || isHopeless) throw new Fault('too-large', `more than ${MOST_LEAVES} outcomes`)
    const state = copyOf(match.game, underWay.checkpoint)
    const begin = () => {
      determinize(state, seat, seededRandom(deal))
    }
    const table = new OddsTable(underWay, { seat, answer, begin }, forks)
    runStep(match.game, table, state)
    yield { state, assumed: table.assumed, weight: table.weight, outOf: table.outOf }
  } while (nextWay(forks))
}
