import {
  type Ask,
  copyOf,
  type Die,
  determinize,
  type Entry,
  type Game,
  isPile,
  LiveTable,
  type Match,
  type Matters,
  mayKnow,
  type Pending,
  type PlayedState,
  type RollKind,
  type RollOutcome,
  rollOffOutcomes,
  type Seat,
  seededRandom,
  suspended,
  type UnderWay,
} from '@muster/table'
import { likelyOutcomes } from './outcomes.ts'

/** One thing that was decided or fell on the way: an answer, or which outcome of a roll. */
export type Turn = { readonly answer: unknown } | { readonly outcome: number }

/** Where a way through the step under way leads: to a decision, a roll, or the end of the step. */
export type Reached<State> =
  | { readonly at: 'question'; readonly state: State; readonly pending: readonly Pending[] }
  | { readonly at: 'roll'; readonly state: State; readonly outcomes: readonly RollOutcome[] }
  | { readonly at: 'end'; readonly state: State }

/** Whether a state holds anything a seat may not know. */
export function hasSecrets(value: unknown, seat: Seat): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (isPile(value)) return value.cards.some((_, index) => !mayKnow(value, index, seat))
  for (const key in value) if (hasSecrets((value as Record<string, unknown>)[key], seat)) return true
  return false
}

/** Whether a seat has answered in the entries from `at` on. */
export function hasAnswered(entries: readonly Entry[], at: number, seat: Seat): boolean {
  for (let index = at; index < entries.length; index++) {
    const entry = entries[index] as Entry
    if ('seat' in entry && entry.seat === seat) return true
  }
  return false
}

/** Follows a way: first what really happened since the checkpoint, then the turns to be tried. */
class TrialTable extends LiveTable {
  /** Whether the way has left the step it began in, and whether it has decided anything since. */
  isBeyond = false
  hasAnsweredBeyond = false
  met: readonly RollOutcome[] | undefined
  #next = 0
  #trying = false
  readonly #turns: readonly Turn[]
  readonly #seat: Seat
  readonly #begin: () => void
  readonly #made: readonly Entry[]

  constructor({ entries, random, forced }: UnderWay<unknown>, seat: Seat, turns: readonly Turn[], begin: () => void) {
    super(entries, 0, random.fork(random.position), forced)
    this.#turns = turns
    this.#seat = seat
    this.#begin = begin
    this.#made = entries
  }

  /** What others have answered to a question the seat is still asked is theirs to know. */
  override askAll<Answer>(asks: readonly Ask<Answer>[]): Answer[] {
    const isOpen = asks.some(({ seat }) => seat === this.#seat) && !hasAnswered(this.#made, this.at, this.#seat)
    if (!this.#trying && !isOpen) return super.askAll(asks)
    const own = asks.find(({ seat }) => seat === this.#seat)
    const answer = own && this.missing([own])[0]
    return asks.map((ask) => (ask === own ? answer : this.missing([ask])[0]) as Answer)
  }

  protected override missing(pending: readonly Pending[]): readonly unknown[] {
    if (!this.#trying) {
      this.#trying = true
      this.random = seededRandom('what may yet be drawn')
      this.#begin()
    }
    return pending.map((_, index) => {
      const turn = this.#turns[this.#next]
      if (!turn || !('answer' in turn)) return super.missing(pending.slice(index))[0]
      this.#next++
      if (this.isBeyond) this.hasAnsweredBeyond = true
      return turn.answer
    })
  }

  override roll(seat: Seat, count: number, die: Die, kind: RollKind, matters: Matters = 'faces'): number[] {
    return this.#trying ? this.#fall(likelyOutcomes(count, die, matters)) : super.roll(seat, count, die, kind)
  }

  override rollOff(seats: readonly Seat[], die: Die, kind: RollKind): number[] {
    return this.#trying ? this.#fall(rollOffOutcomes(seats.length, die)) : super.rollOff(seats, die, kind)
  }

  /** The faces of the outcome the way takes here; where it takes none yet, it has met a roll. */
  #fall(outcomes: readonly RollOutcome[]): number[] {
    const turn = this.#turns[this.#next]
    if (!turn || !('outcome' in turn)) {
      this.met = outcomes
      throw suspended
    }
    this.#next++
    return [...(outcomes[turn.outcome] as RollOutcome).faces]
  }

  override tell(): void {}
}

/** A step under way as one seat knows it, for trying answers and dice. Nothing it does is seen at the table. */
export type Explorer<State> = {
  readonly game: Game<State & PlayedState>
  /** Follows a way to its end; `beyond` goes one step further, up to its first decision. */
  reach(turns: readonly Turn[], beyond: boolean): Reached<State>
}

/** What the seat cannot know is dealt anew at the moment it is asked, the same way each time. */
export function explorerOf<State extends PlayedState>(match: Match<State>, seat: Seat): Explorer<State> {
  const underWay = match.underWay()
  const isOpen = !hasSecrets(match.state, seat)
  return {
    game: match.game as Game<State & PlayedState>,
    reach(turns, beyond) {
      const state = copyOf(match.game, underWay.checkpoint)
      const table = new TrialTable(underWay, seat, turns, () => {
        if (!isOpen) determinize(state, seat, seededRandom('what may be hidden'))
      })
      try {
        match.game.step(table, state)
        if (!beyond || match.game.result(state)) return { at: 'end', state }
        table.isBeyond = true
        match.game.step(table, state)
        return { at: 'end', state }
      } catch (thrown) {
        if (thrown !== suspended) throw thrown
        if (table.met)
          return table.isBeyond && !table.hasAnsweredBeyond
            ? { at: 'end', state }
            : { at: 'roll', state, outcomes: table.met }
        return { at: 'question', state, pending: table.pending }
      }
    },
  }
}
