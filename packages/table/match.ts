import { type Act, type Answering, actedBy, isGameAct } from './act.ts'
import { readChoice, writeChoice } from './choice.ts'
import type { Told } from './event.ts'
import { Fault } from './fault.ts'
import type { Game, PlayedState, Result } from './game.ts'
import { History } from './history.ts'
import { KeptCheckpoints } from './kept-checkpoints.ts'
import { type Line, sharedLength } from './line.ts'
import { view } from './pile.ts'
import { type AtRest, type Checkpoint, type OnStep, type Premises, playOn, premisesOf, startOf } from './play-on.ts'
import type { Seat } from './question.ts'
import { type Entry, type GameRecord, recordMismatches, recordOf, type TakenBack } from './record.ts'
import { needSame, type SavedMatch } from './saved.ts'
import { contentHash, contentOf, type MatchSetup, originOf, wholeSetup } from './setup.ts'
import { type RefusedOption, refusedOptions, type ShownQuestion, showQuestion } from './shown.ts'
import { attachContent, clone, hashOf } from './state.ts'
import type { Pending, RunBefore } from './tables/live.ts'
import type { UnderWay } from './under-way.ts'

/** Identifies a question: what is asked of a seat anew, or after the match was changed under it, is another question. */
export interface QuestionId {
  /** How often the match was changed by something else than an answer: an act, a take-back, an edit. */
  readonly epoch: number
  /** How many entries there were when the seat was first asked this. */
  readonly asked: number
}

/**
 * A game under way at the live table. Its state at a checkpoint is kept; what is answered since is run again from there.
 * Whatever is refused throws a fault and leaves the match as it was.
 */
export class Match<State extends PlayedState = PlayedState> {
  readonly game: Game<State>
  readonly setup: Required<MatchSetup>
  readonly content: unknown
  readonly #premises: Premises<State>
  /** The state before the first entry. */
  readonly #origin: State
  readonly #told: Told[] = []
  readonly #history: History
  readonly #kept: KeptCheckpoints<State>
  #furthest = 0
  #toldForGood = 0
  #atRest: AtRest<State>

  private constructor(premises: Premises<State>, setup: Required<MatchSetup>, origin: State, history?: History) {
    this.game = premises.game
    this.setup = setup
    this.content = origin.content
    this.#premises = premises
    this.#origin = origin
    this.#history = history ?? new History(setup.seats)
    this.#kept = new KeptCheckpoints(startOf(origin))
    this.#atRest = { ...startOf(origin), working: origin, pending: [], left: [], used: 0, agreed: [], aborted: false }
  }

  static open<State extends PlayedState>(game: Game<State>, setup: MatchSetup): Match<State> {
    return Match.#begun(game, wholeSetup(setup)).#extended([])
  }

  /** A match that begins at a given state instead of the game's start, where no die rolls unless it was set: for tests. */
  static study<State extends PlayedState>(game: Game<State>, setup: MatchSetup, state?: State): Match<State> {
    const own = wholeSetup(setup)
    const content = contentOf(game, own.packs)
    const origin = state ? attachContent(clone(state), content) : originOf(game, own, content)
    return new Match(premisesOf(game, own, true), own, origin).#extended([])
  }

  static restore<State extends PlayedState>(game: Game<State>, saved: SavedMatch): Match<State> {
    const { setup, entries, skips, position, forced, since, step, told, onlyForced } = saved
    const content = contentOf(game, setup.packs)
    needSame(game, content, saved)
    const origin = attachContent(clone(saved.origin) as State, content)
    const checkpoint = attachContent(clone(saved.checkpoint) as State, content)
    const history = new History(setup.seats, entries, skips)
    const match = new Match(premisesOf(game, setup, onlyForced), wholeSetup(setup), origin, history)
    for (const event of told) match.#told.push(event)
    match.#settle({ checkpoint, position, forced, since, step, before: told.length })
    match.#furthest = Math.max(match.#furthest, saved.furthest)
    return match
  }

  static replay<State extends PlayedState>(game: Game<State>, record: GameRecord): Match<State> {
    const mismatches = recordMismatches(game, record)
    if (mismatches.length > 0) throw new Fault('bad-record', mismatches.join('; '))
    const { seed = '', answers, end } = record
    const match = Match.#begun(game, wholeSetup({ ...record, seed })).#extended(clone(answers))
    if (end !== undefined && end !== hashOf(match.state))
      throw new Fault('bad-record', 'the record does not end where it says it does')
    return match
  }

  static #begun<State extends PlayedState>(game: Game<State>, setup: Required<MatchSetup>): Match<State> {
    return new Match(premisesOf(game, setup, false), setup, originOf(game, setup, contentOf(game, setup.packs)))
  }

  /** The state as it stands, in the middle of a step too. Not to be changed. */
  get state(): State {
    return this.#atRest.working
  }

  get step(): number {
    return this.#atRest.step
  }

  get pending(): readonly Pending[] {
    return this.#atRest.pending
  }

  get result(): Result | undefined {
    if (this.#atRest.aborted) return { winners: [], aborted: true }
    return this.pending.length === 0 ? this.game.result(this.state) : undefined
  }

  get told(): readonly Told[] {
    return this.#told
  }

  /** How much of what was told the last entry cannot have changed; after answers and acts, all that was told before stands. */
  get toldForGood(): number {
    return this.#toldForGood
  }

  /** All that was ever done, what was taken back included. */
  get entries(): readonly Entry[] {
    return this.#history.entries
  }

  /** What is in force, and where each entry stands among all. */
  get line(): Line {
    return this.#history.line
  }

  get epoch(): number {
    return this.#history.epoch
  }

  /** By seat, who answers for it. */
  get answering(): readonly Answering[] {
    return this.#history.answering
  }

  /** The seats that have agreed to a draw since the last answer. */
  get agreed(): readonly Seat[] {
    return this.#atRest.agreed
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

  /** Which question a seat is asked, if any. */
  questionId(seat: Seat): QuestionId | undefined {
    const pending = this.pending.find((one) => one.seat === seat)
    const before = (pending?.asked ?? 0) - 1
    return pending && { epoch: this.epoch, asked: before < 0 ? 0 : (this.line.places[before] as number) + 1 }
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
    const read = { at: this.line.entries.length, answer }
    this.#append({ seat, choice: writeChoice(question, answer) }, read, onStep)
  }

  /** Does what an entry says. */
  take(entry: Entry): void {
    if ('choice' in entry) this.answer(entry.seat, entry.choice)
    else if ('act' in entry) this.act(entry.seat, entry)
    else if ('back' in entry) this.takeBack(entry.back, entry.by)
    else if ('dice' in entry) this.setDice(entry.dice)
    else this.edit(entry.edit)
  }

  /** What a seat does beside answering, asked or not. */
  act(seat: Seat, act: Act, onStep?: OnStep<State>): void {
    this.#needSeat(seat)
    this.#needQuestion()
    const verdict = isGameAct(act) ? this.game.mayAct(this.state, seat, act.act) : undefined
    if (verdict) throw new Fault('bad-act', `seat ${seat} may not ${act.act}: ${verdict.text}`, verdict.rule)
    this.#append(actedBy(seat, act), undefined, onStep)
  }

  /** The next dice show these faces, in order; then they are random again. Replaces dice set before. */
  setDice(faces: readonly number[]): void {
    this.#needQuestion()
    if (!faces.every(Number.isSafeInteger))
      throw new Fault('bad-dice', `expected whole numbers, got ${JSON.stringify(faces)}`)
    this.#append({ dice: [...faces] })
  }

  /** Changes the last checkpoint by JSON Patch; answers given since are void, dice still set stay set. */
  edit(patch: readonly unknown[]): void {
    if (this.#atRest.aborted) throw new Fault('game-over', 'the match was called off')
    try {
      this.#append({ edit: clone(patch) })
    } catch (error) {
      if (!(error instanceof Fault) || error.code !== 'bug') throw error
      throw new Fault('bad-edit', `the game cannot go on from there: ${error.message}`)
    }
  }

  /**
   * Makes what was in force after the first `count` entries be in force again. The entries since stay in the record, and
   * dice go on after the last byte that was ever used, so that nobody knows what falls next.
   */
  takeBack(count: number, by: Seat): void {
    this.#needSeat(by)
    const most = this.entries.length - 1
    if (!Number.isInteger(count) || count < 0 || count > most)
      throw new Fault('nothing-to-undo', most < 0 ? 'there is nothing to undo' : `expected a number from 0 to ${most}`)
    this.#goBack({ back: count, by })
  }

  /** The match as it stood after the first `count` entries, for looking at. */
  after(count: number): Match<State> {
    const past = new Match(this.#premises, this.setup, this.#origin, this.#history.upTo(count))
    const from = this.#lastKept(past.line)
    for (let i = 0; i < from.before; i++) past.#told.push(this.#told[i] as Told)
    past.#settle(from)
    return past
  }

  save(): SavedMatch {
    const { checkpoint, position, forced, since, step, before } = this.#atRest
    return {
      game: this.game.id,
      rules: this.game.version,
      content: contentHash(this.content),
      setup: this.setup,
      origin: clone(this.#origin),
      entries: [...this.entries],
      skips: [...this.#history.skips],
      furthest: this.#furthest,
      checkpoint: clone(checkpoint),
      position,
      forced,
      since,
      step,
      told: this.#told.slice(0, before),
      onlyForced: this.#premises.onlyForced,
    }
  }

  /** The record so far. Between people the seed is left out until the match is over. */
  record(withSeed = true): GameRecord {
    return recordOf(this.game, this.setup, this.content, this.entries, withSeed ? this.state : undefined)
  }

  underWay(): UnderWay<State> {
    const { checkpoint, since, position, forced } = this.#atRest
    const { random, seats } = this.#premises
    const { entries, skips: all } = this.line
    const skips = all.size === 0 ? all : new Map([...all].map(([before, byte]) => [before - since, byte]))
    return { checkpoint, entries: entries.slice(since), forced, random: random.fork(position), seats, skips }
  }

  #needSeat(seat: Seat): void {
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.setup.seats)
      throw new Fault('bad-seat', `there is no seat ${seat}; seats are 0 to ${this.setup.seats - 1}`)
  }

  #needQuestion(): void {
    if (this.pending.length === 0) throw new Fault('game-over', 'the game is over: nobody is asked')
  }

  /** Plays a whole list of entries from the start, which must come out as they say. */
  #extended(entries: readonly Entry[]): this {
    let begin = 0
    for (;;) {
      const end = entries.findIndex((entry, index) => index >= begin && 'back' in entry)
      const stretch = entries.slice(begin, end < 0 ? undefined : end)
      for (const entry of stretch) this.#history.note(entry)
      this.#settle(this.#atRest)
      const { since, pending, aborted } = this.#atRest
      if (pending.length === 0 && since < this.line.entries.length && !aborted)
        throw new Fault('bad-record', `the game is over after ${since} of ${entries.length} answers`)
      if (end < 0) return this
      const back = entries[end] as TakenBack
      if (back.back >= end)
        throw new Fault('bad-record', `answers[${end}]: takes back to ${back.back} of ${end} entries`)
      if (back.by >= this.setup.seats) throw new Fault('bad-record', `answers[${end}]: there is no seat ${back.by}`)
      this.#goBack(back)
      begin = end + 1
    }
  }

  /** Takes one entry more. Where that fails, nothing has changed. */
  #append(entry: Entry, read?: RunBefore['read'], onStep?: OnStep<State>): void {
    const { before } = this.#atRest
    const run = { told: this.#told, from: before, read }
    this.#history.tried(entry, () => this.#settle(this.#atRest, run, onStep))
  }

  #goBack(entry: TakenBack): void {
    const was = this.line
    this.#history.goBack(entry, this.#furthest)
    const from = this.#lastKept(was)
    this.#kept.dropAfter(from.since)
    this.#settle(from)
  }

  /** The last checkpoint that was kept where what is in force and another line go together. */
  #lastKept(other: Line): Checkpoint<State> {
    const length = sharedLength(this.line, other)
    return this.#atRest.since <= length ? this.#atRest : this.#kept.lastWithin(length)
  }

  /** Plays on from a checkpoint by what is in force. */
  #settle(from: Checkpoint<State>, before?: RunBefore, onStep?: OnStep<State>): void {
    const { atRest, told, passed } = playOn(this.#premises, this.line, from, before, onStep)
    for (const here of passed) this.#kept.note(here)
    this.#told.length = from.before
    this.#toldForGood = from.before
    for (const event of told) this.#told.push(event)
    this.#furthest = Math.max(this.#furthest, atRest.used)
    this.#atRest = atRest
  }
}
