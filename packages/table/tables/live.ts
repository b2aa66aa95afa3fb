import { type Acted, isGameAct } from '../act.ts'
import { answerOfAbsent, readChoice } from '../choice.ts'
import { type Die, diceEvent, isDecided, type RollKind, scoresOf } from '../dice.ts'
import type { GameEvent, Told } from '../event.ts'
import { Fault, invariant } from '../fault.ts'
import type { AnyGame } from '../game.ts'
import type { InForce } from '../line.ts'
import { askedAnew } from '../offer.ts'
import type { AnyQuestion, Ask, Question, Seat } from '../question.ts'
import { type Random, shuffled } from '../random/random.ts'
import type { Answered } from '../record.ts'
import { clone } from '../state.ts'
import type { Table } from '../table.ts'
import type { Tally, Throw } from '../together.ts'
import { ok } from '../verdict.ts'

/** Questions with an offer of their own have values for options, as points and paths are: good for every run of the step. */
function isByValue(question: AnyQuestion): boolean {
  if (question.form === 'one') return question.read !== undefined
  return question.form === 'point' || question.form === 'path'
}

/** Whether an event holds no list or object that somebody else could change. */
function isFlat(event: GameEvent): boolean {
  for (const detail in event) if (typeof event[detail] === 'object') return false
  return true
}

/** A question that waits for its seat. */
export interface Pending {
  readonly seat: Seat
  readonly question: AnyQuestion
  /** How many entries in force came before it was asked. */
  readonly asked?: number
}

/**
 * Thrown by the live table when an answer is missing: the step is dropped and run again when the answer is there. One
 * error for all, so that throwing it costs no stack trace.
 */
export const suspended = new Error('the table waits for an answer')

/** Thrown where an act ends the step under way; caught where the step was begun. */
const stepOver = new Error('the step is over')

/** What a live table plays from. */
export interface Sources {
  /** The entries, and the first of them to read. */
  readonly entries: readonly InForce[]
  readonly at?: number
  /** Where the random stream goes on after a take-back, by how many entries come before. */
  readonly skips?: ReadonlyMap<number, number>
  readonly random: Random & { position?: number }
  readonly forced?: readonly number[]
  readonly seats: number
  /** Test tables allow no die that was not set. */
  readonly onlyForced?: boolean
  /** Where each entry stands in the record, to say where one does not fit. */
  readonly places?: readonly number[]
  readonly before?: RunBefore | undefined
}

/** What is known of a step that was run before, up to where it waited: what was told, and the answer then read. */
export interface RunBefore {
  readonly told: readonly Told[]
  /** Where this step's part of it begins. */
  readonly from: number
  /** The answer an entry stands for, read from the question that waited. */
  readonly read?: { readonly at: number; readonly answer: unknown } | undefined
}

/**
 * Answers from the entries recorded since the checkpoint and rolls from the committed stream. Where an answer is missing it
 * leaves the question in `pending` and throws `suspended`.
 */
export class LiveTable implements Table {
  readonly told: Told[] = []
  pending: readonly Pending[] = []
  readonly #entries: readonly InForce[]
  readonly #skips: ReadonlyMap<number, number> | undefined
  /** Where dice and shuffles come from; tables that try something from here on put another source in its place. */
  protected random: Sources['random']
  /** The next entry to read. */
  at: number
  /** Dice that were set to show given faces, next first. */
  forced: readonly number[]
  readonly #before: RunBefore | undefined
  readonly #onlyForced: boolean
  readonly #places: readonly number[] | undefined
  readonly #seats: number
  /** Whether the match was called off. */
  aborted = false
  /** The seats that agreed to a draw at the question that waits. */
  agreed: readonly Seat[] = []
  /** The seats that left in this step, and whose rules run on which state. */
  #left: readonly Seat[] = []
  #game: AnyGame | undefined
  #state: unknown

  constructor(sources: Sources) {
    const { skips } = sources
    this.#entries = sources.entries
    this.#skips = skips && skips.size > 0 ? skips : undefined
    this.at = sources.at ?? 0
    this.random = sources.random
    this.forced = sources.forced ?? []
    this.#seats = sources.seats
    this.#onlyForced = sources.onlyForced ?? false
    this.#places = sources.places
    this.#before = sources.before
  }

  /** Runs a step of the rules in place, to its end or to an act that ends it; false where it waits. */
  play<State>(game: { step(table: LiveTable, state: State): void }, state: State): boolean {
    this.#game = game as AnyGame
    this.#state = state
    try {
      game.step(this, state)
      return true
    } catch (thrown) {
      // Told by what it returns: whoever threw on would pay for a second way up the stack at every question.
      if (thrown === suspended) return false
      if (thrown === stepOver) return true
      throw thrown
    }
  }

  ask<Answer>(seat: Seat, question: Question<Answer>): Answer {
    let asked = question
    const began = this.at
    for (;;) {
      if (this.hasLeft(seat)) return answerOfAbsent(asked) as Answer
      const entry = this.#next()
      if (!entry) return this.missing([{ seat, question: asked, asked: began }])[0] as Answer
      if ('act' in entry) {
        this.#take(entry)
        asked = askedAnew(asked)
      } else if (entry.seat === seat) return this.#read(asked, entry) as Answer
      else throw this.#misfit(`seat ${entry.seat} answers, but seat ${seat} is asked "${asked.words.ask}"`)
    }
  }

  askAll<Answer>(asks: readonly Ask<Answer>[]): Answer[] {
    const answers = new Map<Seat, Answer>()
    invariant(new Set(asks.map(({ seat }) => seat)).size === asks.length, 'a seat is asked two things at once')
    const began = this.at
    let open: readonly Ask<Answer>[] = asks
    for (;;) {
      for (const { seat, question } of open)
        if (this.hasLeft(seat)) answers.set(seat, answerOfAbsent(question) as Answer)
      open = open.filter(({ seat }) => !answers.has(seat))
      if (open.length === 0) break
      const entry = this.#next()
      if (!entry) {
        for (const [index, given] of this.missing(open.map((ask) => ({ ...ask, asked: began }))).entries())
          answers.set((open[index] as Ask<Answer>).seat, given as Answer)
        break
      }
      if ('act' in entry) {
        this.#take(entry)
        open = open.map(({ seat, question }) => ({ seat, question: askedAnew(question) }))
        continue
      }
      const asked = open.find(({ seat }) => seat === entry.seat)
      if (!asked) throw this.#misfit(`seat ${entry.seat} answers, but is not asked`)
      answers.set(entry.seat, this.#read(asked.question, entry) as Answer)
    }
    return asks.map(({ seat }) => answers.get(seat) as Answer)
  }

  /** Whether a seat gave up earlier in this step. */
  protected hasLeft(seat: Seat): boolean {
    return this.#left.length > 0 && this.#left.includes(seat)
  }

  roll(seat: Seat, count: number, die: Die, kind: RollKind): number[] {
    const faces: number[] = []
    for (let i = 0; i < count; i++) faces.push(this.#face(die, kind))
    this.tell(diceEvent(seat, die, kind, faces))
    return faces
  }

  rollTogether<Context>(throws: readonly Throw[], _tally: Tally<Context>, _context: Context): number[] {
    return throws.map(({ seat, die, kind }) => this.roll(seat, 1, die, kind)[0] as number)
  }

  rollOff(seats: readonly Seat[], die: Die, kind: RollKind, bonuses?: readonly number[]): number[] {
    for (;;) {
      const faces = seats.map((seat) => this.roll(seat, 1, die, kind)[0] as number)
      const scores = scoresOf(faces, bonuses)
      if (isDecided(scores)) return scores
    }
  }

  shuffle<Item>(items: readonly Item[], _why: string): Item[] {
    return shuffled(this.random, items)
  }

  chance(count: number, _why: string): number {
    return this.random.below(count)
  }

  /** Events are copied: what a rule does with its lists afterwards does not change what was told. */
  tell(event: GameEvent | (() => GameEvent), to?: readonly Seat[], others?: GameEvent): void {
    const again = this.#before?.told[this.#before.from + this.told.length]
    if (again) {
      this.told.push(again)
      return
    }
    const made = typeof event === 'function' ? event() : event
    const own = isFlat(made) ? made : clone(made)
    this.told.push({ event: own, to: clone(to), others: clone(others), after: this.at })
  }

  #face(die: Die, kind: RollKind): number {
    const [face] = this.forced
    if (face === undefined) {
      if (this.#onlyForced) throw new Fault('bad-dice', `unscripted die: a ${die.name} is rolled ${kind.why}`)
      return die.faces[this.random.below(die.faces.length)] as number
    }
    if (!die.faces.includes(face))
      throw new Fault(
        'bad-dice',
        `the next die is set to ${face}, but a ${die.name} is rolled ${kind.why}: it shows ${die.faces.join(', ')}`,
      )
    this.forced = this.forced.slice(1)
    return face
  }

  /** The next answer or act; dice that were set and bytes to skip are seen to on the way. */
  #next(): Answered | Acted | undefined {
    for (;;) {
      const byte = this.#skips?.get(this.at)
      if (byte !== undefined && byte > (this.random.position ?? byte)) this.random.position = byte
      const entry = this.#entries[this.at]
      if (!entry) return undefined
      // The step is dropped, with the answers given in it, to be run again from the edited checkpoint.
      if ('edit' in entry) throw suspended
      this.at++
      if ('seat' in entry) return entry
      this.forced = entry.dice
    }
  }

  /** An act of the game reaches the rules; one of the table changes only who answers, or that anybody does. */
  #take(acted: Acted): void {
    const { seat, act } = acted
    if (act === 'abort') {
      this.aborted = true
      throw suspended
    }
    if (!isGameAct(acted)) return
    const [game, state] = [this.#game, this.#state]
    invariant(game, 'an act is taken, but no game is played')
    const verdict = game.mayAct(state, seat, acted.act)
    if (verdict) throw this.#misfit(`seat ${seat} does "${act}": ${verdict.text}`, verdict.rule)
    if (acted.act === 'agree-draw') {
      this.agreed = [...this.agreed.filter((agreed) => agreed !== seat), seat]
      for (let other = 0; other < this.#seats; other++)
        if (!this.agreed.includes(other) && game.mayAct(state, other, acted.act) === ok) return
    } else this.#left = [...this.#left, seat]
    if (game.act(this, state, seat, acted.act) === 'step-over' || game.result(state)) throw stepOver
  }

  #read(question: AnyQuestion, { choice }: Answered): unknown {
    this.agreed = []
    const read = this.#before?.read
    if (read && read.at === this.at - 1 && isByValue(question)) return read.answer
    try {
      return readChoice(question, choice)
    } catch (error) {
      throw error instanceof Fault ? this.#misfit(error.message, error.rule) : error
    }
  }

  /** What is wrong with the entry just read. */
  #misfit(what: string, rule?: string): Fault {
    return new Fault('bad-record', `answers[${this.#places?.[this.at - 1] ?? this.at - 1}]: ${what}`, rule)
  }

  /** What to do where answers are missing: here, wait for them. */
  protected missing(pending: readonly Pending[]): readonly unknown[] {
    this.pending = pending
    throw suspended
  }
}
