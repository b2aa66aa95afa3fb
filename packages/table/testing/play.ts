import { writeChoice } from '../choice.ts'
import { invariant } from '../fault.ts'
import type { PlayedState } from '../game.ts'
import type { Match } from '../match.ts'
import type { Random } from '../random/random.ts'
import { randomAnswer } from '../tables/playout.ts'

/** Plays a live match to its end (or for so many decisions) with random answers; `each` sees the match at every question. */
export function playRandomly<State extends PlayedState>(
  match: Match<State>,
  random: Random,
  each: (match: Match<State>) => Match<State> | undefined = () => undefined,
  most = 100_000,
): Match<State> {
  let current = match
  for (let decisions = 0; decisions < most; decisions++) {
    current = each(current) ?? current
    const asked = current.pending[random.below(Math.max(1, current.pending.length))]
    if (!asked) {
      invariant(current.result, 'nobody is asked, yet the game has no result')
      return current
    }
    current.answer(asked.seat, writeChoice(asked.question, randomAnswer(asked.question, random)))
  }
  return current
}
