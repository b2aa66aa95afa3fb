import { readChoice, writeChoice } from './choice.ts'
import type { Told } from './event.ts'
import { Fault } from './fault.ts'
import type { Game, PlayedState, Result } from './game.ts'
import { view } from './pile.ts'
import { type Checkpoint, type Course, type OnStep, playOn, type Standing, startOf } from './play-on.ts'
import type { Seat } from './question.ts'
import { type CommittedRandom, commitmentTo, committedRandom } from './random/committed.ts'
import { type Entry, type GameRecord, RECORD_FORMAT, recordMismatches } from './record.ts'
import { contentHash, contentOf, type MatchSetup, originOf, wholeSetup } from './setup.ts'
import { type RefusedOption, refusedOptions, type ShownQuestion, showQuestion } from './shown.ts'
import { attachContent, clone, hashOf } from './state.ts'
import type { LiveTable, Pending } from './tables/live.ts'

/** Everything needed to go on with a match elsewhere: plain JSON. */
export interface SavedMatch {
  readonly game: string
  readonly rules: string
  readonly setup: MatchSetup
  readonly origin: unknown
  readonly entries: readonly Entry[]
  readonly checkpoint: unknown
  readonly position: number
  readonly forced: readonly number[]
  readonly since: number
  readonly step: number
  readonly told: readonly Told[]
  readonly onlyForced: boolean
}

export interface UnderWay<State> {
  readonly checkpoint: State
  readonly entries: readonly Entry[]
  readonly forced: readonly number[]
  readonly random: CommittedRandom
}

/**
 * A game under way at the live table. Its state at a checkpoint is kept; what is answered since is run again from there.
 * Whatever is refused throws a fault and leaves the match as it was.
 */
export class Match<State extends PlayedState = PlayedState> {
  readonly game: Game<State>
  readonly setup: Required<MatchSetup>
  readonly content: unknown
  readonly #course: Course<State>
  /** The state before the first entry. */
  readonly #origin: State
  readonly #told: Told[]
  #entries: readonly Entry[]
  #standing: Standing<State>

  private constructor(
    course: Course<State>,
    setup: Required<MatchSetup>,
    origin: State,
    entries: readonly Entry[] = [],
    from: Checkpoint<State> = startOf(origin),
    toldBefore: readonly Told[] = [],
  ) {
    const { standing, told } = playOn(course, entries, from)
    this.game = course.game
    this.setup = setup
    this.content = origin.content
    this.#course = course
    this.#origin = origin
    this.#told = toldBefore.concat(told)
    this.#entries = entries
    this.#standing = standing
  }

  static open<State extends PlayedState>(game: Game<State>, setup: MatchSetup): Match<State> {
    const own = wholeSetup(setup)
    return new Match(courseOf(game, own, false), own, originOf(game, own, contentOf(game, own.packs)))
  }

  /** A match that begins at a given state instead of the game's start, where no die rolls unless it was set: for tests. */
  static study<State extends PlayedState>(game: Game<State>, setup: MatchSetup, state?: State): Match<State> {
    const own = wholeSetup(setup)
    const content = contentOf(game, own.packs)
    const origin = state ? attachContent(clone(state), content) : originOf(game, own, content)
    return new Match(courseOf(game, own, true), own, origin)
  }

  static restore<State extends PlayedState>(game: Game<State>, saved: SavedMatch): Match<State> {
    const { setup, entries, position, forced, since, step, told, onlyForced } = saved
    needSameRules(game, saved)
    const content = contentOf(game, setup.packs)
    const origin = attachContent(clone(saved.origin) as State, content)
    const checkpoint = attachContent(clone(saved.checkpoint) as State, content)
    const from = { checkpoint, position, forced, since, step, before: told.length }
    return new Match(courseOf(game, setup, onlyForced), wholeSetup(setup), origin, entries, from, told)
  }

  static replay<State extends PlayedState>(game: Game<State>, record: GameRecord): Match<State> {
    const mismatches = recordMismatches(game, record)
    if (mismatches.length > 0) throw new Fault('bad-record', mismatches.join('; '))
    const { seed = '', answers, end } = record
    const own = wholeSetup({ ...record, seed })
    const origin = originOf(game, own, contentOf(game, own.packs))
    const match = new Match(courseOf(game, own, false), own, origin, clone(answers))
    if (match.result && match.#standing.since < answers.length)
      throw new Fault('bad-record', `the game is over after ${match.#standing.since} of ${answers.length} answers`)
    if (end !== undefined && end !== hashOf(match.state))
      throw new Fault('bad-record', 'the record does not end where it says it does')
    return match
  }

  /** The state as it stands, in the middle of a step too. Not to be changed. */
  get state(): State {
    return this.#standing.working
  }

  get step(): number {
    return this.#standing.step
  }

  get pending(): readonly Pending[] {
    return this.#standing.pending
  }

  get result(): Result | undefined {
    return this.pending.length === 0 ? this.game.result(this.state) : undefined
  }

  get told(): readonly Told[] {
    return this.#told
  }

  get entries(): readonly Entry[] {
    return this.#entries
  }

  get questions(): ShownQuestion[] {
    return this.pending.map(({ seat, question }) => showQuestion(seat, question))
  }

  pendingOf(seat: Seat): Pending {
    this.#needSeat(seat)
    const pending = this.pending.find((asked) => asked.seat === seat)
    if (pending) return pending
    this.#needQuestion()
    const who = this.pending.map((asked) => `seat ${asked.seat}`).join(' and ')
    throw new Fault('bad-seat', `seat ${seat} is not asked now; ${who} ${this.pending.length > 1 ? 'are' : 'is'}`)
  }

  explain(seat: Seat): RefusedOption[] {
    return refusedOptions(this.pendingOf(seat).question)
  }

  view(seat: Seat | undefined): State {
    if (seat !== undefined) this.#needSeat(seat)
    return view(this.state, seat)
  }

  /** `onStep` hears of every step on the way to the next question, so that each can be shown. */
  answer(seat: Seat, choice: unknown, onStep?: OnStep<State>): void {
    const { question } = this.pendingOf(seat)
    const answer = readChoice(question, choice)
    const entries = [...this.#entries, { seat, choice: writeChoice(question, answer) }]
    this.#take(entries, this.#standing, { at: entries.length - 1, answer }, onStep)
  }

  /** The next dice show these faces, in order; then they are random again. Replaces dice set before. */
  setDice(faces: readonly number[]): void {
    this.#needQuestion()
    if (!faces.every(Number.isSafeInteger))
      throw new Fault('bad-dice', `expected whole numbers, got ${JSON.stringify(faces)}`)
    this.#take([...this.#entries, { dice: [...faces] }])
  }

  /** Changes the last checkpoint by JSON Patch; answers given since are dropped, dice still set stay set. */
  edit(patch: readonly unknown[]): void {
    const { since, left } = this.#standing
    const diceSet = left.length > 0 && this.#entries.slice(since).some((entry) => 'dice' in entry)
    const kept = [...this.#entries.slice(0, since), ...(diceSet ? [{ dice: left }] : [])]
    try {
      this.#take([...kept, { edit: clone(patch) }])
    } catch (error) {
      if (!(error instanceof Fault) || error.code !== 'bug') throw error
      throw new Fault('bad-edit', `the game cannot go on from there: ${error.message}`)
    }
  }

  /** Takes back answers, so that `count` of them are left. */
  undoTo(count: number): void {
    const most = this.#entries.length - 1
    if (!Number.isInteger(count) || count < 0 || count > most)
      throw new Fault('nothing-to-undo', most < 0 ? 'there is nothing to undo' : `expected a number from 0 to ${most}`)
    this.#take(this.#entries.slice(0, count), startOf(this.#origin))
  }

  save(): SavedMatch {
    const { checkpoint, position, forced, since, step, before } = this.#standing
    return {
      game: this.game.id,
      rules: this.game.version,
      setup: this.setup,
      origin: clone(this.#origin),
      entries: this.#entries,
      checkpoint: clone(checkpoint),
      position,
      forced,
      since,
      step,
      told: this.#told.slice(0, before),
      onlyForced: this.#course.onlyForced,
    }
  }

  /** The record so far. Between people the seed is left out until the match is over. */
  record(withSeed = true): GameRecord {
    return {
      format: RECORD_FORMAT,
      game: this.game.id,
      rules: this.game.version,
      content: contentHash(this.content),
      packs: this.setup.packs,
      config: this.setup.config,
      seats: this.setup.seats,
      commitment: commitmentTo(this.setup.seed),
      ...(withSeed ? { seed: this.setup.seed } : {}),
      contributions: this.setup.contributions,
      answers: this.#entries,
      ...(withSeed ? { end: hashOf(this.state) } : {}),
    }
  }

  /** The checkpoint and what was answered since, with the dice as they fell: for tables that try something from here. */
  underWay(): UnderWay<State> {
    const { checkpoint, since, position, forced } = this.#standing
    return { checkpoint, entries: this.#entries.slice(since), forced, random: this.#course.random.fork(position) }
  }

  #needSeat(seat: Seat): void {
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.setup.seats)
      throw new Fault('bad-seat', `there is no seat ${seat}; seats are 0 to ${this.setup.seats - 1}`)
  }

  #needQuestion(): void {
    if (this.pending.length === 0) throw new Fault('game-over', 'the game is over: nobody is asked')
  }

  /** Makes these the entries, played on from a checkpoint. Where that fails, nothing has changed. */
  #take(
    entries: readonly Entry[],
    from: Checkpoint<State> = this.#standing,
    known?: LiveTable['known'],
    onStep?: OnStep<State>,
  ): void {
    const { standing, told } = playOn(this.#course, entries, from, known, onStep)
    this.#told.length = from.before
    for (const event of told) this.#told.push(event)
    this.#entries = entries
    this.#standing = standing
  }
}

/** A match goes on under the rules it was saved under: the same answers could lead elsewhere under others. */
function needSameRules(game: Game, { game: id, rules }: SavedMatch): void {
  if (id !== game.id) throw new Fault('bad-record', `the saved match is of ${id}, not of ${game.id}`)
  if (rules !== game.version)
    throw new Fault('bad-record', `the match was saved with rules ${rules}; these are ${game.version}`)
}

function courseOf<State extends PlayedState>(
  game: Game<State>,
  { seed, contributions }: MatchSetup,
  onlyForced: boolean,
): Course<State> {
  return { game, random: committedRandom(seed, contributions), onlyForced }
}
