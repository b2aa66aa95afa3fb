import { readChoice } from '../choice.ts'
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
import type { Match, UnderWay } from '../match.ts'
import { determinize, hiddenCards, view } from '../pile.ts'
import { runStep } from '../play-on.ts'
import type { Seat } from '../question.ts'
import { seededRandom } from '../random/seeded.ts'
import { canonicalJson } from '../state.ts'
import { type Tally, type Throw, togetherOutcomes } from '../together.ts'
import { LiveTable, type Pending, suspended } from './live.ts'

/** One thing that can come of a choice, with its exact chance. */
export interface Outcome {
  readonly chance: string
  readonly p: number
  readonly summary: Record<string, unknown>
}

const MOST_LEAVES = 100_000

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
 * passed (re-roll offers, reactions) by passing, and stops at any other, and at a shuffle.
 */
class OddsTable extends LiveTable {
  weight = 1n
  outOf = 1n
  #depth = 0
  #trying = false
  readonly #trial: Trial
  /** Shared by the runs of one enumeration: up to a fork every run is the same, so its outcomes are worked out once. */
  readonly #forks: Fork[]

  constructor({ entries, random, forced }: UnderWay<unknown>, trial: Trial, forks: Fork[]) {
    super(entries, 0, random.fork(random.position), forced)
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
    return pending.map((asked) => {
      if (asked === tried) return answer
      if (this.#trying && asked.question.form === 'one' && asked.question.pass !== undefined) return asked.question.pass
      throw suspended
    })
  }

  override roll(seat: Seat, count: number, die: Die, kind: RollKind, matters: Matters = 'faces'): number[] {
    if (!this.#trying) return super.roll(seat, count, die, kind)
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
    return this.#fork(() => ({ taken: 0, count, whole: BigInt(count), outcomes: [] })).taken
  }

  override shuffle<Item>(items: readonly Item[], why: string): Item[] {
    if (this.#trying) throw suspended
    return super.shuffle(items, why)
  }

  override tell(): void {}

  /** The faces of the outcome taken here. */
  #fall(list: () => readonly RollOutcome[]): number[] {
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

/** A state a choice can lead to and its weight: `weight` in `outOf`. */
export interface Leaf<State> {
  readonly state: State
  readonly weight: bigint
  readonly outOf: bigint
}

/**
 * Every state an answer can lead to before the next decision that matters, with exact weights. Cards the seat may not see
 * are dealt anew when it decides, so that nothing of them is given away; `deal` names which way.
 */
export function* leavesOf<State extends PlayedState>(
  match: Match<State>,
  seat: Seat,
  answer: unknown,
  deal = 'a deal',
): Generator<Leaf<State>> {
  const underWay = match.underWay()
  const forks: Fork[] = []
  let leaves = 0
  do {
    if (++leaves > MOST_LEAVES) throw new Fault('too-large', `more than ${MOST_LEAVES} outcomes`)
    const state = copyOf(match.game, underWay.checkpoint)
    const begin = () => {
      determinize(state, seat, seededRandom(deal))
    }
    const table = new OddsTable(underWay, { seat, answer, begin }, forks)
    runStep(match.game, table, state)
    yield { state, weight: table.weight, outOf: table.outOf }
  } while (nextWay(forks))
}

/** Enough deals to notice that unseen cards matter. */
const DEALS = ['a deal', 'another deal', 'a third deal', 'a fourth deal']

/** The exact chances of what a choice can lead to, likeliest first. Told from what the seat may know. */
export function oddsOf<State extends PlayedState>(match: Match<State>, seat: Seat, choice: unknown): Outcome[] {
  const answer = readChoice(match.pendingOf(seat).question, choice)
  const [outcomes = [], ...others] = dealsThatDiffer(match.state, seat).map((deal) =>
    outcomesOf(match, seat, answer, deal),
  )
  if (others.some((other) => canonicalJson(other) !== canonicalJson(outcomes)))
    throw new Fault('not-supported', `what comes of it depends on cards that seat ${seat} may not see`)
  return outcomes
}

/** Where nothing is hidden that could lie otherwise, one deal is like the other. */
function dealsThatDiffer(state: object, seat: Seat): readonly string[] {
  const hidden = Object.values(hiddenCards(state, seat))
  return hidden.some((cards) => cards.length > 1) ? DEALS : DEALS.slice(0, 1)
}

function outcomesOf<State extends PlayedState>(
  match: Match<State>,
  seat: Seat,
  answer: unknown,
  deal: string,
): Outcome[] {
  const before = view(match.state, seat)
  const outcomes = new Map<string, { summary: Record<string, unknown>; top: bigint; bottom: bigint }>()
  for (const { state, weight, outOf } of leavesOf(match, seat, answer, deal)) {
    const summary = match.game.summary(before, view(state, seat))
    const key = canonicalJson(summary)
    const known = outcomes.get(key) ?? { summary, top: 0n, bottom: 1n }
    const top = known.top * outOf + weight * known.bottom
    const bottom = known.bottom * outOf
    const shared = divisor(top, bottom)
    outcomes.set(key, { summary, top: top / shared, bottom: bottom / shared })
  }
  return [...outcomes.values()]
    .map(({ summary, top, bottom }) => ({ chance: `${top}/${bottom}`, p: ratio(top, bottom), summary }))
    .sort((a, b) => b.p - a.p)
}

function ratio(top: bigint, bottom: bigint): number {
  return Number((top * 10n ** 12n) / bottom) / 1e12
}

function divisor(a: bigint, b: bigint): bigint {
  let x = a
  let y = b
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}
