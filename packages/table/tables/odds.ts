import { readChoice } from '../choice.ts'
import { type Die, type Matters, type RollKind, rollOffOutcomes, rollOutcomes, scoresOf } from '../dice.ts'
import { Fault, invariant } from '../fault.ts'
import { copyOf, type PlayedState } from '../game.ts'
import type { Match, UnderWay } from '../match.ts'
import { determinize, hiddenCards, view } from '../pile.ts'
import { runStep } from '../play-on.ts'
import type { Seat } from '../question.ts'
import { seededRandom } from '../random/seeded.ts'
import { canonicalJson } from '../state.ts'
import { LiveTable, type Pending, suspended } from './live.ts'

/** One thing that can come of a choice, with its exact chance. */
export interface Outcome {
  readonly chance: string
  readonly p: number
  readonly summary: Record<string, unknown>
}

const MOST_LEAVES = 100_000

/** Which branch is taken at each roll, and how many there are; shared by the runs of one enumeration. */
interface Branches {
  readonly taken: number[]
  readonly counts: number[]
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
  readonly #branches: Branches

  constructor({ entries, random, forced }: UnderWay<unknown>, trial: Trial, branches: Branches) {
    super(entries, 0, random.fork(random.position), forced)
    this.#trial = trial
    this.#branches = branches
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
    const outcomes = rollOutcomes(count, die, matters)
    const outcome = outcomes[this.#branch(outcomes.length)]
    invariant(outcome, 'a roll changed its outcomes between two runs')
    this.weight *= outcome.weight
    this.outOf *= BigInt(die.faces.length) ** BigInt(count)
    return [...outcome.faces]
  }

  override rollOff(seats: readonly Seat[], die: Die, kind: RollKind, bonuses?: readonly number[]): number[] {
    if (!this.#trying) return super.rollOff(seats, die, kind, bonuses)
    const outcomes = rollOffOutcomes(seats.length, die, bonuses)
    this.outOf *= BigInt(outcomes.length)
    return scoresOf(outcomes[this.#branch(outcomes.length)]?.faces ?? [], bonuses)
  }

  override chance(count: number, why: string): number {
    if (!this.#trying) return super.chance(count, why)
    this.outOf *= BigInt(count)
    return this.#branch(count)
  }

  override shuffle<Item>(items: readonly Item[], why: string): Item[] {
    if (this.#trying) throw suspended
    return super.shuffle(items, why)
  }

  override tell(): void {}

  #branch(count: number): number {
    const { taken, counts } = this.#branches
    const depth = this.#depth++
    if (depth === taken.length) {
      taken.push(0)
      counts.push(count)
    }
    return taken[depth] as number
  }
}

/** Moves on to the next combination of branches, deepest first; false when all were taken. */
function nextBranch({ taken, counts }: Branches): boolean {
  while (taken.length > 0) {
    const last = taken.length - 1
    taken[last] = (taken[last] as number) + 1
    if ((taken[last] as number) < (counts[last] as number)) return true
    taken.pop()
    counts.pop()
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
  const branches: Branches = { taken: [], counts: [] }
  let leaves = 0
  do {
    if (++leaves > MOST_LEAVES) throw new Fault('too-large', `more than ${MOST_LEAVES} outcomes`)
    const state = copyOf(match.game, underWay.checkpoint)
    const begin = () => {
      determinize(state, seat, seededRandom(deal))
    }
    const table = new OddsTable(underWay, { seat, answer, begin }, branches)
    runStep(match.game, table, state)
    yield { state, weight: table.weight, outOf: table.outOf }
  } while (nextBranch(branches))
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
