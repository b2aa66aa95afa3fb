import { type AnyQuestion, type PlayedState, type Random, randomAnswer, type Seat } from '@muster/table'
import { leadOf, type Mind } from './mind.ts'

const FINE = 1 << 20

/** A random number between 0 and 1. */
function fraction(random: Random): number {
  return (random.below(FINE) + 0.5) / FINE
}

/** A sensible answer come by fast: a habit, the best by the mind's weights give or take `noise` (in leads), or any. */
export function lightAnswer<State extends PlayedState>(
  mind: Mind<State>,
  question: AnyQuestion,
  state: State,
  seat: Seat,
  random: Random,
  noise: number,
): unknown {
  const habit = mind.habit?.(question, state, seat)
  if (habit !== undefined) return habit
  const idle = mind.idle?.(question, state, seat)
  const weights = mind.weigh?.(question, state, seat) ?? idle?.map(() => 0)
  const offered =
    question.form === 'one' ? question.options : 'candidates' in question ? question.candidates : undefined
  if (!weights || !offered) return randomAnswer(question, random)
  const worths = weights.map((weight, index) => (idle?.[index] ? Number.NEGATIVE_INFINITY : weight))
  return offered[aboutBest(worths, noise * leadOf(mind), random)]
}

/** The place of the best worth, give or take noise. */
export function aboutBest(worths: readonly number[], noise: number, random: Random): number {
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let index = 0; index < worths.length; index++) {
    // Gumbel noise: the best worth wins most often, others the oftener the closer they are.
    const worth = (worths[index] as number) - noise * Math.log(-Math.log(fraction(random)))
    if (worth > most) {
      most = worth
      best = index
    }
  }
  return best
}

/** Shares of trust by worth: the best most, others the less the further behind, measured by `reach`. */
export function trustOf(worths: readonly number[], reach: number): number[] {
  let best = Number.NEGATIVE_INFINITY
  for (const worth of worths) if (worth > best) best = worth
  let sum = 0
  const trusts = worths.map((worth) => {
    const behind = 1 + (best - worth) / reach
    const trust = 1 / (behind * behind * behind)
    sum += trust
    return trust
  })
  return trusts.map((trust) => trust / sum)
}
