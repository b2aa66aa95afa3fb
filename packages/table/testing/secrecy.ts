import { heardBy, type Told } from '../event.ts'
import { Fault } from '../fault.ts'
import type { PlayedState } from '../game.ts'
import type { Match } from '../match.ts'
import { askedAnew } from '../offer.ts'
import { determinize, hiddenCards, hiddenPlaces, isPile, view } from '../pile.ts'
import { runStep } from '../play-on.ts'
import type { Seat } from '../question.ts'
import { type Random, shuffled } from '../random/random.ts'
import { showQuestion } from '../shown.ts'
import { clone } from '../state.ts'
import { LiveTable, type Pending } from '../tables/live.ts'
import { sourcesOf } from '../under-way.ts'

/** How a game draws a view, where it draws any. */
export type DrawView = (view: never, seat: Seat | undefined) => unknown

/** A table as it stands: in mid-step, with what was told in this step. */
interface Position<State> {
  readonly state: State
  readonly pending: readonly Pending[]
  readonly told: readonly Told[]
}

/**
 * How one of the seats (or a spectator) could tell something of what it may not know, as sentences. What is hidden from it is
 * dealt anew, where the table waits now and, as far as the step's answers can still be given then, at the checkpoint before:
 * its view, its questions, what it is shown and all it heard must stay the same.
 */
export function leaks<State extends PlayedState>(
  at: Match<State>,
  seats: readonly (Seat | undefined)[],
  random: Random,
  draw: DrawView = () => undefined,
): string[] {
  const before = replayed(at, 'question', () => {})
  if (!before) return []
  const { checkpoint } = at.underWay()
  /** Whoever knows the same is tried with the same cards: what lies hidden from one lies hidden from the other. */
  const dealt = new Map<string, readonly Position<State>[]>()
  return seats.flatMap((seat) => {
    const knows = JSON.stringify([view(before.state, seat), view(checkpoint, seat)])
    const others = dealt.get(knows) ?? MOMENTS.flatMap((when) => likeness(at, before, when, seat, random) ?? [])
    dealt.set(knows, others)
    if (others.length === 0) return []
    const one = seenBy(before, seat, draw)
    const seen = others.map((other) => seenBy(other, seat, draw))
    const shows = (Object.keys(one) as (keyof Seen)[]).filter((what) => seen.some((other) => other[what] !== one[what]))
    const who = seat === undefined ? 'a spectator' : `seat ${seat}`
    return shows.map((what) => `what ${who} may not know shows in "${what}"`)
  })
}

type Seen = ReturnType<typeof seenBy>

/** All that a seat can see and hear of a position, as texts to compare. */
function seenBy<State extends PlayedState>(
  { state, pending, told }: Position<State>,
  seat: Seat | undefined,
  draw: DrawView,
) {
  const shown = view(state, seat)
  const own = pending.filter((asked) => asked.seat === seat)
  return {
    view: JSON.stringify(shown),
    asked: JSON.stringify(pending.map((asked) => [asked.seat, asked.question.words.ask])),
    questions: JSON.stringify(own.map((asked) => showQuestion(asked.seat, asked.question))),
    heard: JSON.stringify(told.map((one) => heardBy(one, seat))),
    scene: JSON.stringify(draw(shown as never, seat)),
  }
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * The position with its hidden cards lying otherwise, such that the seat came to know the same since: all dealt anew, or
 * else two that changed places. None where a few tries lead to none.
 */
function likeness<State extends PlayedState>(
  at: Match<State>,
  before: Position<State>,
  when: Moment,
  seat: Seat | undefined,
  random: Random,
): Position<State> | undefined {
  const dealt = when === 'question' ? at.state : at.underWay().checkpoint
  if (!Object.values(hiddenCards(dealt, seat)).some((cards) => cards.length > 1)) return undefined
  for (const deal of [determinize, swapTwo, swapTwo, swapTwo]) {
    const other = replayed(at, when, (hidden) => deal(hidden, seat, random))
    if (other && (when === 'question' || knowsAlike(other.state, before.state, seat))) return other
  }
  return undefined
}

/** Whether a seat knows the same cards in the same places in two states, and the same ones are left that it cannot know. */
function knowsAlike(a: object, b: object, seat: Seat | undefined): boolean {
  return same(hiddenCards(a, seat), hiddenCards(b, seat)) && same(pilesIn(view(a, seat)), pilesIn(view(b, seat)))
}

function pilesIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return isPile(value) ? [value.cards] : Object.values(value).flatMap(pilesIn)
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

/** Where cards are dealt anew: at the question that waits, or where its step began. */
const MOMENTS = ['question', 'checkpoint'] as const

type Moment = (typeof MOMENTS)[number]

/** The step under way once more, dealt anew; none where its answers can no longer be given then. */
function replayed<State extends PlayedState>(
  at: Match<State>,
  when: Moment,
  deal: (state: State) => void,
): Position<State> | undefined {
  const underWay = at.underWay()
  const state = clone(underWay.checkpoint)
  const table = new LiveTable(sourcesOf(underWay))
  if (when === 'checkpoint') deal(state)
  try {
    const pending = runStep(at.game, table, state) ?? []
    if (when === 'checkpoint') return { state, pending, told: table.told }
    deal(state)
    const asked = pending.map(({ seat, question }) => ({ seat, question: askedAnew(question) }))
    return { state, pending: asked, told: table.told }
  } catch (error) {
    if (error instanceof Fault && error.code === 'bad-record') return undefined
    throw error
  }
}
