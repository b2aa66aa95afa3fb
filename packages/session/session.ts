import type { Mind } from '@muster/bots'
import {
  type Act,
  type AnyGame,
  type Choice,
  canonicalJson,
  type Entry,
  Fault,
  type GameRecord,
  Match,
  type MatchSetup,
  type Outcome,
  type PlayedState,
  parseRecord,
  type QuestionId,
  type RefusedOption,
  type Seat,
  view,
  whoKnowsMore,
} from '@muster/table'
import { type BotLevel, Bots, type Thought } from './bots.ts'
import { tellableOdds } from './inquire.ts'
import { lookAt } from './look.ts'
import { newsOf } from './news.ts'
import type { HeardUpTo, News, Seen } from './seen.ts'
import { type Undoing, undoOf } from './undo.ts'

/** A game as a session plays it: its rules, what its bots think, and which events show what nobody could know before. */
export interface Playable extends Undoing {
  readonly game: AnyGame
  readonly mind?: Mind | (() => Promise<Mind>) | undefined
}

/** An answer of a seat; it names the question it answers, so that a repeated or late one is known as such. */
export interface Given {
  readonly seat: Seat
  readonly choice: unknown
  readonly question?: QuestionId | undefined
}

/** The table after one of the steps the last entry led through. */
export interface Passed {
  readonly state: PlayedState
  readonly told: number
}

interface LastAnswer extends QuestionId {
  readonly choice: string
}

/** Who looks: a seat or a spectator, the seats it speaks for, and how far it has heard. */
export interface Looking {
  readonly viewer: Seat | undefined
  readonly seats?: readonly Seat[]
  readonly since?: HeardUpTo | undefined
}

/**
 * One table, as whoever sits at it or watches it is told of it: page, terminal, referee and server each have their way to
 * carry this, none its own way to do it. Whatever is refused throws a fault and leaves the table as it was.
 */
export class Session {
  readonly playable: Playable
  readonly #match: Match
  readonly #bots = new Bots()
  /** By seat, the last question it answered and how. */
  readonly #answered: (LastAnswer | undefined)[] = []
  /** How much of what was told stood when each epoch began. */
  readonly #kept: number[] = [0]
  #passed: readonly Passed[] = []

  private constructor(playable: Playable, match: Match) {
    this.playable = playable
    this.#match = match
    for (let epoch = 1; epoch <= match.epoch; epoch++) this.#kept.push(0)
  }

  static open(playable: Playable, setup: MatchSetup): Session {
    return new Session(playable, Match.open(playable.game, setup))
  }

  static replay(playable: Playable, record: unknown): Session {
    return new Session(playable, Match.replay(playable.game, parseRecord(record)))
  }

  /** The table as it stood after the first so many entries in force, for looking at. */
  after(decisions: number): Session {
    const { places } = this.#match.line
    if (decisions >= places.length) return this
    const count = decisions <= 0 ? 0 : (places[decisions - 1] as number) + 1
    return new Session(this.playable, this.#match.after(count))
  }

  get match(): Match {
    return this.#match
  }

  get seq(): number {
    return this.#match.entries.length
  }

  /** How many entries are in force. */
  get decisions(): number {
    return this.#match.line.places.length
  }

  /** The steps the last entry led through, each as it stood; not to be changed. */
  get passed(): readonly Passed[] {
    return this.#passed
  }

  seen({ viewer, seats = viewer === undefined ? [] : [viewer], since }: Looking): Seen {
    const match = this.#match
    if (viewer !== undefined) match.view(viewer)
    return lookAt(match, viewer, {
      seq: this.seq,
      decisions: this.decisions,
      news: this.#news(viewer, since),
      undo: undoOf(match, seats, this.playable),
      secrets: whoKnowsMore(match.state, match.answering.length),
    })
  }

  /** What the first `upTo` of what was told are to a viewer who has heard this far. */
  #news(viewer: Seat | undefined, since: HeardUpTo = { epoch: 0, told: 0 }, upTo = this.#match.told.length): News {
    let from = Math.min(since.told, upTo)
    for (let epoch = since.epoch + 1; epoch < this.#kept.length; epoch++)
      from = Math.min(from, this.#kept[epoch] as number)
    return newsOf(this.#match, viewer, from, upTo)
  }

  /**
   * What a viewer sees of each step of the last entry that told it something, in order. A view is what it is drawn from.
   */
  frames({ viewer, since }: Looking): { view: unknown; news: News }[] {
    let told = -1
    return this.#passed.flatMap(({ state, told: upTo }) => {
      const news = this.#news(viewer, since, upTo)
      const count = news.events.length
      if (count <= Math.max(0, told)) return []
      told = count
      return [{ view: view(state, viewer), news }]
    })
  }

  /** Takes an answer. One that is repeated changes nothing; one to a question that waits no more is refused as stale. */
  answer({ seat, choice, question }: Given): 'taken' | 'repeated' {
    if (question && this.#isRepeated(seat, choice, question)) return 'repeated'
    const asked = this.#match.questionId(seat)
    if (question && !(asked && isSame(asked, question)))
      throw new Fault('stale', `seat ${seat} answers a question that is no longer asked`)
    this.#do((onStep) => this.#match.answer(seat, choice, onStep))
    if (asked) this.#answered[seat] = { ...asked, choice: canonicalJson(choice) }
    return 'taken'
  }

  #isRepeated(seat: Seat, choice: unknown, question: QuestionId): boolean {
    const last = this.#answered[seat]
    if (!last || !isSame(last, question)) return false
    if (last.choice === canonicalJson(choice)) return true
    throw new Fault('stale', `seat ${seat} has answered this question otherwise`)
  }

  act(seat: Seat, act: Act): void {
    this.#do((onStep) => this.#match.act(seat, act, onStep))
  }

  /** Puts in force again what was so after the first `to` entries of the record. */
  takeBack(to: number, by: Seat): void {
    this.#do(() => this.#match.takeBack(to, by))
    this.#bots.forget()
  }

  setDice(faces: readonly number[]): void {
    this.#do(() => this.#match.setDice(faces))
  }

  edit(patch: readonly unknown[]): void {
    this.#do(() => this.#match.edit(patch))
    this.#bots.forget()
  }

  /** Does something to the match and keeps account of the steps it led through and of what was told before it. */
  #do(deed: (onStep: (here: { checkpoint: PlayedState; before: number }) => void) => void): void {
    const match = this.#match
    const passed: Passed[] = []
    const told = match.told.length
    deed(({ checkpoint, before }) => passed.push({ state: checkpoint, told: before }))
    this.#passed = passed
    const last = match.entries.at(-1)
    const kept = last && ('back' in last || 'edit' in last) ? match.toldForGood : told
    while (this.#kept.length <= match.epoch) this.#kept.push(kept)
  }

  explain(seat: Seat): RefusedOption[] {
    return this.#match.explain(seat)
  }

  /** The exact odds of choices of one question; what cannot be told is left out. */
  odds(seat: Seat, choices: readonly Choice[]): (readonly Outcome[] | undefined)[] {
    return choices.map((choice) => tellableOdds(this.#match, seat, choice) ?? undefined)
  }

  /** Lets a bot think, then answers for the seat. */
  async bot(seat: Seat, level: BotLevel, onProgress: (share: number) => void): Promise<Thought> {
    const { mind } = this.playable
    if (!mind) throw new Fault('not-supported', `${this.playable.game.title} has no bots`)
    const loaded = typeof mind === 'function' ? await mind() : mind
    const thought = await this.#bots.think(this.#match, loaded, seat, level, onProgress)
    this.answer({ seat, choice: thought.choice })
    return thought
  }

  /** Makes the bot that thinks say the best it has found. */
  hurry(): void {
    this.#bots.hurry()
  }

  record(withSeed = true): GameRecord {
    return this.#match.record(withSeed)
  }

  /** The entries of the record from one on. */
  entriesFrom(seq: number): readonly Entry[] {
    return this.#match.entries.slice(seq)
  }
}

const isSame = (a: QuestionId, b: QuestionId): boolean => a.epoch === b.epoch && a.asked === b.asked
