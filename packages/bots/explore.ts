import {
  copyOf,
  type Die,
  type Game,
  LiveTable,
  type Match,
  type Matters,
  type Pending,
  type PlayedState,
  type Random,
  type RollKind,
  type RollOutcome,
  rollOffOutcomes,
  rollOutcomes,
  type Seat,
  suspended,
} from '@muster/table'

/** One thing that was decided or fell on the way: an answer, or which outcome of a roll. */
type Turn = { readonly answer: unknown } | { readonly outcome: number }

/** Where a way through the step under way leads: to a decision, a roll, or the end of the step. */
export type Reached<State> =
  | { readonly at: 'question'; readonly state: State; readonly pending: readonly Pending[] }
  | { readonly at: 'roll'; readonly state: State; readonly outcomes: readonly RollOutcome[]; readonly outOf: number }
  | { readonly at: 'end'; readonly state: State }

/** Follows a way: first what really happened since the checkpoint, then the turns to be tried. */
class TrialTable extends LiveTable {
  /** Whether the way has left the step it began in, and whether it has decided anything since. */
  isBeyond = false
  hasAnsweredBeyond = false
  #next = 0
  #trying = false
  readonly #turns: readonly Turn[]
  met: { outcomes: readonly RollOutcome[]; outOf: number } | undefined

  constructor(
    entries: ConstructorParameters<typeof LiveTable>[0],
    random: Random,
    forced: readonly number[],
    turns: readonly Turn[],
  ) {
    super(entries, 0, random, forced)
    this.#turns = turns
  }

  protected override missing(pending: readonly Pending[]): readonly unknown[] {
    this.#trying = true
    return pending.map((_, index) => {
      const turn = this.#turns[this.#next]
      if (!turn || !('answer' in turn)) return super.missing(pending.slice(index))[0]
      this.#next++
      if (this.isBeyond) this.hasAnsweredBeyond = true
      return turn.answer
    })
  }

  override roll(seat: Seat, count: number, die: Die, kind: RollKind, matters: Matters = 'faces'): number[] {
    if (!this.#trying) return super.roll(seat, count, die, kind)
    const outcomes = rollOutcomes(count, die, matters)
    return this.#fall(
      outcomes,
      outcomes.reduce((sum, { weight }) => sum + Number(weight), 0),
    )
  }

  override rollOff(seats: readonly Seat[], die: Die, kind: RollKind): number[] {
    if (!this.#trying) return super.rollOff(seats, die, kind)
    const outcomes = rollOffOutcomes(seats.length, die)
    return this.#fall(outcomes, outcomes.length)
  }

  /** The faces of the outcome the way takes here; where it takes none yet, it has met a roll. */
  #fall(outcomes: readonly RollOutcome[], outOf: number): number[] {
    const turn = this.#turns[this.#next]
    if (!turn || !('outcome' in turn)) {
      this.met = { outcomes, outOf }
      throw suspended
    }
    this.#next++
    return [...(outcomes[turn.outcome] as RollOutcome).faces]
  }

  override tell(): void {}
}

/** A step under way, for trying answers and dice from where it stands. Nothing it does is seen at the table. */
export type Explorer<State> = {
  readonly game: Game<State & PlayedState>
  /** Follows a way to its end; `beyond` goes one step further, up to its first decision. */
  reach(turns: readonly Turn[], beyond: boolean): Reached<State>
}

export function explorerOf<State extends PlayedState>(match: Match<State>): Explorer<State> {
  const { checkpoint, entries, random, forced } = match.underWay()
  return {
    game: match.game as Game<State & PlayedState>,
    reach(turns, beyond) {
      const state = copyOf(match.game, checkpoint)
      const table = new TrialTable(entries, random.fork(random.position), forced, turns)
      try {
        match.game.step(table, state)
        if (!beyond || match.game.result(state)) return { at: 'end', state }
        table.isBeyond = true
        match.game.step(table, state)
        return { at: 'end', state }
      } catch (thrown) {
        if (thrown !== suspended) throw thrown
        if (table.met)
          return table.isBeyond && !table.hasAnsweredBeyond ? { at: 'end', state } : { at: 'roll', state, ...table.met }
        return { at: 'question', state, pending: table.pending }
      }
    },
  }
}
