import { heardBy } from '../event.ts'
import { Fault } from '../fault.ts'
import type { PlayedState } from '../game.ts'
import { Match } from '../match.ts'
import { determinize, hiddenCards, hiddenPlaces } from '../pile.ts'
import type { Seat } from '../question.ts'
import { type Random, shuffled } from '../random/random.ts'
import { clone } from '../state.ts'

/**
 * How a seat (or a spectator) could tell something of what it may not know, as sentences. What is hidden from it is dealt
 * anew at the checkpoint before: its view, its questions and all it heard since must stay the same.
 */
export function leaks<State extends PlayedState>(at: Match<State>, seat: Seat | undefined, random: Random): string[] {
  const { checkpoint } = at.underWay()
  if (!Object.values(hiddenCards(checkpoint, seat)).some((cards) => cards.length > 1)) return []
  const other = likeness(at, seat, random)
  if (!other) return []
  const since = at.save().told.length
  const seen = (match: Match<State>) => ({
    view: match.view(seat),
    asked: match.pending.map((asked) => [asked.seat, asked.question.words.ask]),
    questions: match.questions.filter((asked) => asked.seat === seat),
    heard: match.told.slice(since).map((told) => heardBy(told, seat)),
  })
  const [before, after] = [seen(at), seen(other)]
  return (['view', 'asked', 'questions', 'heard'] as const)
    .filter((what) => !same(before[what], after[what]))
    .map((what) => `what ${seat === undefined ? 'a spectator' : `seat ${seat}`} may not know shows in "${what}"`)
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * The match with its hidden cards lying otherwise, such that the seat came to know the same cards since the checkpoint: all
 * dealt anew, or else two that changed places. None where a few tries lead to none.
 */
function likeness<State extends PlayedState>(
  at: Match<State>,
  seat: Seat | undefined,
  random: Random,
): Match<State> | undefined {
  const { checkpoint } = at.underWay()
  for (const deal of [determinize, swapTwo, swapTwo, swapTwo]) {
    const other = redealt(at, deal(clone(checkpoint), seat, random))
    if (other && same(hiddenCards(other.state, seat), hiddenCards(at.state, seat))) return other
  }
  return undefined
}

function swapTwo<State extends object>(state: State, seat: Seat | undefined, random: Random): State {
  const makes = [...hiddenPlaces(state, seat).values()].filter((places) => places.length > 1)
  const [one, two] = shuffled(random, makes[random.below(makes.length)] ?? [])
  if (one && two) {
    const card = one.pile.cards[one.index]
    one.pile.cards[one.index] = two.pile.cards[two.index]
    two.pile.cards[two.index] = card
  }
  return state
}

/** The match with its hidden cards dealt anew; none where the answers given since no longer fit. */
function redealt<State extends PlayedState>(at: Match<State>, checkpoint: State): Match<State> | undefined {
  try {
    return Match.restore(at.game, { ...at.save(), checkpoint })
  } catch (error) {
    if (error instanceof Fault && error.code === 'bad-record') return undefined
    throw error
  }
}
