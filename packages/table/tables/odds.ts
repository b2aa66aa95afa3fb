import { readChoice } from '../choice.ts'
import { Fault } from '../fault.ts'
import type { PlayedState } from '../game.ts'
import { hiddenCards, view } from '../pile.ts'
import type { Seat } from '../question.ts'
import { canonicalJson } from '../state.ts'
import type { MatchUnderWay } from '../under-way.ts'
import { type Assumed, leavesOf } from './leaves.ts'

/** One thing that can come of a choice, with its exact chance given what was assumed on the way to it, if anything. */
export interface Outcome {
  readonly chance: string
  readonly p: number
  readonly summary: Record<string, unknown>
  readonly assumed?: readonly Assumed[]
}

/** Enough deals to notice that unseen cards matter. */
const DEALS = ['a deal', 'another deal', 'a third deal', 'a fourth deal']

/** The exact chances of what a choice can lead to, likeliest first. Told from what the seat may know. */
export function oddsOf<State extends PlayedState>(match: MatchUnderWay<State>, seat: Seat, choice: unknown): Outcome[] {
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

interface Counted {
  readonly summary: Record<string, unknown>
  readonly assumed: readonly Assumed[]
  readonly top: bigint
  readonly bottom: bigint
}

function outcomesOf<State extends PlayedState>(
  match: MatchUnderWay<State>,
  seat: Seat,
  answer: unknown,
  deal: string,
): Outcome[] {
  const before = view(match.state, seat)
  const outcomes = new Map<string, Counted>()
  for (const { state, assumed, weight, outOf } of leavesOf(match, seat, answer, deal)) {
    const summary = match.game.summary(before, view(state, seat))
    const key = canonicalJson([summary, assumed])
    const known = outcomes.get(key) ?? { summary, assumed, top: 0n, bottom: 1n }
    const top = known.top * outOf + weight * known.bottom
    const bottom = known.bottom * outOf
    const shared = divisor(top, bottom)
    outcomes.set(key, { ...known, top: top / shared, bottom: bottom / shared })
  }
  return [...outcomes.values()]
    .map(({ summary, assumed, top, bottom }) => {
      const outcome = { chance: `${top}/${bottom}`, p: ratio(top, bottom), summary }
      return assumed.length === 0 ? outcome : { ...outcome, assumed }
    })
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
