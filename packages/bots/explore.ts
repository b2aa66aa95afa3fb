import {
  type Ask,
  copyOf,
  type Die,
  type Game,
  type InForce,
  LiveTable,
  type MatchUnderWay,
  type Matters,
  type Pending,
  type PlayedState,
  type Random,
  type RollKind,
  type RollOutcome,
  rollOffOutcomes,
  type Seat,
  scoresOf,
  seededRandom,
  sourcesOf,
  suspended,
  type Tally,
  type Throw,
  togetherOutcomes,
  type UnderWay,
} from '@muster/table'
import { hasSecrets, sameDeal } from './deal.ts'
import { likelyOutcomes } from './outcomes.ts'

/** One thing that was decided or fell on the way: an answer, or which outcome of a roll. */
export type Turn = { readonly answer: unknown } | { readonly outcome: number }

/** Where a way through the step under way leads: to a decision, a roll, or the end of the step. */
export type Reached<State> = { readonly state: State; readonly way: readonly Turn[] } & (
  | { readonly at: 'question'; readonly pending: readonly Pending[] }
  | { readonly at: 'roll'; readonly outcomes: readonly RollOutcome[] }
  | { readonly at: 'end' }
)

/** Says how a way leads on from its end, so that it need not be followed anew; undefined where it ends there. */
export type Guide<State> = {
  answer(asked: Pending, state: State): unknown
  /** Which outcome a roll has; `way` leads up to the roll. */
  outcome(outcomes: readonly RollOutcome[], way: readonly Turn[]): number | undefined
}

/** Whether a seat has answered in the entries from `at` on. */
export function hasAnswered(entries: readonly InForce[], at: number, seat: Seat): boolean {
  for (let index = at; index < entries.length; index++) {
    const entry = entries[index] as InForce
    if ('choice' in entry && entry.seat === seat) return true
  }
  return false
}

/** A guide of one way. */
type Lead = { answer(asked: Pending): unknown; outcome: Guide<unknown>['outcome'] }

/** Follows a way: first what really happened since the checkpoint, then the turns to be tried, then as it is guided. */
class TrialTable extends LiveTable {
  /** Whether the way has left the step it began in, and whether it has decided anything since. */
  isBeyond = false
  hasAnsweredBeyond = false
  met: readonly RollOutcome[] | undefined
  #next = 0
  #trying = false
  #turns: readonly Turn[]
  readonly #seat: Seat
  readonly #begin: () => void
  readonly #guide: Lead
  readonly #made: readonly InForce[]

  constructor(underWay: UnderWay<unknown>, seat: Seat, turns: readonly Turn[], begin: () => void, guide: Lead) {
    super(sourcesOf(underWay))
    this.#turns = turns
    this.#seat = seat
    this.#begin = begin
    this.#guide = guide
    this.#made = underWay.entries
  }

  /** The turns that were tried, with those it was guided to. */
  get way(): readonly Turn[] {
    return this.#turns
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
      this.random = laterRandom()
      this.#begin()
    }
    return pending.map((_, index) => {
      const answer = this.#answerTo(pending.slice(index))
      this.#next++
      if (this.isBeyond) this.hasAnsweredBeyond = true
      return answer
    })
  }

  #answerTo(open: readonly Pending[]): unknown {
    const turn = this.#turns[this.#next]
    if (turn) return 'answer' in turn ? turn.answer : super.missing(open)
    const answer = open.length > 1 ? undefined : this.#guide.answer(open[0] as Pending)
    if (answer === undefined) return super.missing(open)
    this.#turns = [...this.#turns, { answer }]
    return answer
  }

  override roll(seat: Seat, count: number, die: Die, kind: RollKind, matters: Matters = 'faces'): number[] {
    return this.#trying ? this.#fall(likelyOutcomes(count, die, matters)) : super.roll(seat, count, die, kind)
  }

  override rollTogether<Context>(throws: readonly Throw[], tally: Tally<Context>, context: Context): number[] {
    if (!this.#trying) return super.rollTogether(throws, tally, context)
    return this.#fall(togetherOutcomes(throws, tally, context))
  }

  override rollOff(seats: readonly Seat[], die: Die, kind: RollKind, bonuses?: readonly number[]): number[] {
    if (!this.#trying) return super.rollOff(seats, die, kind, bonuses)
    return scoresOf(this.#fall(rollOffOutcomes(seats.length, die, bonuses)), bonuses)
  }

  /** The faces of the outcome the way takes here; where it takes none, it has met a roll. */
  #fall(outcomes: readonly RollOutcome[]): number[] {
    const turn = this.#turns[this.#next]
    const outcome = turn ? 'outcome' in turn && turn.outcome : this.#guided(outcomes)
    if (typeof outcome !== 'number') {
      this.met = outcomes
      throw suspended
    }
    this.#next++
    return [...(outcomes[outcome] as RollOutcome).faces]
  }

  #guided(outcomes: readonly RollOutcome[]): number | undefined {
    const outcome = this.hasEnded ? undefined : this.#guide.outcome(outcomes, this.#turns)
    if (outcome !== undefined) this.#turns = [...this.#turns, { outcome }]
    return outcome
  }

  /** Whether the way has come to the next step without having decided anything there. */
  get hasEnded(): boolean {
    return this.isBeyond && !this.hasAnsweredBeyond
  }

  override tell(): void {}
}

/** What may yet be drawn, the same each time; most ways draw nothing. */
function laterRandom(): Random {
  let source: Random | undefined
  return {
    below(bound) {
      source ??= seededRandom('what may yet be drawn')
      return source.below(bound)
    },
  }
}

/** A step under way as one seat knows it, for trying answers and dice. Nothing it does is seen at the table. */
export type Explorer<State> = {
  readonly game: Game<State & PlayedState>
  /** Follows a way to its end and on as long as it is guided; `beyond` goes one step further, up to its first decision. */
  reach(turns: readonly Turn[], beyond: boolean, guide?: Guide<State>): Reached<State>
}

const openly = (): void => {}
const unguided: Lead = { answer: () => undefined, outcome: () => undefined }

/** What the seat cannot know is dealt anew at the moment it is asked, the same way each time. */
export function explorerOf<State extends PlayedState>(match: MatchUnderWay<State>, seat: Seat): Explorer<State> {
  const underWay = match.underWay()
  const deal = hasSecrets(match.state, seat) ? sameDeal(seat) : openly
  return {
    game: match.game as Game<State & PlayedState>,
    reach(turns, beyond, guide) {
      const state = copyOf(match.game, underWay.checkpoint)
      const lead = guide ? { answer: (asked: Pending) => guide.answer(asked, state), outcome: guide.outcome } : unguided
      const table = new TrialTable(underWay, seat, turns, () => deal(state), lead)
      const at = follow(match.game, table, state, beyond)
      if (at === 'question') return { at, state, way: table.way, pending: table.pending }
      return at === 'roll' ? { at, state, way: table.way, outcomes: table.met ?? [] } : { at, state, way: table.way }
    },
  }
}

function follow<State extends PlayedState>(
  game: Game<State>,
  table: TrialTable,
  state: State,
  beyond: boolean,
): Reached<State>['at'] {
  if (table.play(game, state)) {
    if (!beyond || game.result(state)) return 'end'
    table.isBeyond = true
    if (table.play(game, state)) return 'end'
  }
  if (!table.met) return 'question'
  return table.hasEnded ? 'end' : 'roll'
}
