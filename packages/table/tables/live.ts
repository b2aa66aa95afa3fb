import { readChoice } from '../choice.ts'
import { type Die, diceEvent, isDecided, type RollKind, scoresOf } from '../dice.ts'
import type { GameEvent, Told } from '../event.ts'
import { Fault, invariant } from '../fault.ts'
import type { AnyQuestion, Ask, Question, Seat } from '../question.ts'
import { type Random, shuffled } from '../random/random.ts'
import type { Entry } from '../record.ts'
import { clone } from '../state.ts'
import type { Table } from '../table.ts'
import type { Tally, Throw } from '../together.ts'

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
}

/**
 * Thrown by the live table when an answer is missing: the step is dropped and run again when the answer is there. One
 * error for all, so that throwing it costs no stack trace.
 */
export const suspended = new Error('the table waits for an answer')

type Answered = Extract<Entry, { seat: Seat }>

/**
 * Answers from the entries recorded since the checkpoint and rolls from the committed stream. Where an answer is missing it
 * leaves the question in `pending` and throws `suspended`.
 */
export class LiveTable implements Table {
  readonly told: Told[] = []
  pending: readonly Pending[] = []
  readonly #entries: readonly Entry[]
  /** Where dice and shuffles come from; tables that try something from here on put another source in its place. */
  protected random: Random
  /** The next entry to read. */
  at: number
  /** Dice that were set to show given faces, next first. */
  forced: readonly number[]
  /** The answer an entry stands for, where it was read just now from the same question. */
  known: { readonly at: number; readonly answer: unknown } | undefined
  /** Test tables allow no die that was not set. */
  readonly #onlyForced: boolean
  /** Whether an answer was given in this step. */
  #answered = false

  constructor(
    entries: readonly Entry[],
    at: number,
    random: Random,
    forced: readonly number[] = [],
    onlyForced = false,
  ) {
    this.#entries = entries
    this.at = at
    this.random = random
    this.forced = forced
    this.#onlyForced = onlyForced
  }

  ask<Answer>(seat: Seat, question: Question<Answer>): Answer {
    const entry = this.#nextAnswer()
    if (!entry) return this.missing([{ seat, question }])[0] as Answer
    if (entry.seat !== seat)
      throw this.#misfit(`seat ${entry.seat} answers, but seat ${seat} is asked "${question.words.ask}"`)
    return this.#read(question, entry) as Answer
  }

  askAll<Answer>(asks: readonly Ask<Answer>[]): Answer[] {
    const answers = new Map<Seat, Answer>()
    invariant(new Set(asks.map(({ seat }) => seat)).size === asks.length, 'a seat is asked two things at once')
    while (answers.size < asks.length) {
      const entry = this.#nextAnswer()
      if (!entry) {
        const open = asks.filter(({ seat }) => !answers.has(seat))
        const given = this.missing(open)
        open.forEach(({ seat }, index) => {
          answers.set(seat, given[index] as Answer)
        })
        break
      }
      const asked = asks.find(({ seat }) => seat === entry.seat && !answers.has(seat))
      if (!asked) throw this.#misfit(`seat ${entry.seat} answers, but is not asked`)
      answers.set(entry.seat, this.#read(asked.question, entry) as Answer)
    }
    return asks.map(({ seat }) => answers.get(seat) as Answer)
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
    const told = typeof event === 'function' ? event() : event
    this.told.push({ event: isFlat(told) ? told : clone(told), to: clone(to), others: clone(others) })
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

  #nextAnswer(): Answered | undefined {
    for (;;) {
      const entry = this.#entries[this.at]
      if (!entry) return undefined
      // An edit was made while this question waited: the step is dropped, to be run again from the edited checkpoint.
      if ('edit' in entry && !this.#answered) throw suspended
      this.at++
      if ('edit' in entry) throw this.#misfit('an edit in the middle of a step')
      if ('seat' in entry) {
        this.#answered = true
        return entry
      }
      this.forced = entry.dice
    }
  }

  #read(question: AnyQuestion, { choice }: Answered): unknown {
    if (this.known && this.known.at === this.at - 1 && isByValue(question)) return this.known.answer
    try {
      return readChoice(question, choice)
    } catch (error) {
      throw error instanceof Fault ? this.#misfit(error.message, error.rule) : error
    }
  }

  /** What is wrong with the entry just read. */
  #misfit(what: string, rule?: string): Fault {
    return new Fault('bad-record', `answers[${this.at - 1}]: ${what}`, rule)
  }

  /** What to do where answers are missing: here, wait for them. */
  protected missing(pending: readonly Pending[]): readonly unknown[] {
    this.pending = pending
    throw suspended
  }
}
