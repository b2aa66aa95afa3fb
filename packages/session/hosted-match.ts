import {
  type Act,
  type Acted,
  actedBy,
  answeringAfter,
  attachContent,
  type Choice,
  canonicalJson,
  committedRandom,
  contentOf,
  type Entry,
  Fault,
  hashOf,
  heardBy,
  type InForce,
  isGameAct,
  type MatchSetup,
  originOf,
  type Pending,
  type Point,
  type QuestionId,
  type RefusedOption,
  type Result,
  readChoice,
  refusedOptions,
  type Seat,
  type UnderWay,
  whoKnowsMore,
  wholeSetup,
  writeChoice,
} from '@muster/table'
import type { EngineUi } from '@muster/ui'
import type { Hosted, Step } from './hosted.ts'
import { type Counted, type HostedCourse, type Played, playedOn, takenUp, wentBack } from './hosted-core.ts'
import { Past } from './hosted-past.ts'
import { type HostedSnapshot, readSnapshot, SNAPSHOT_FORMAT } from './hosted-snapshot.ts'
import { type Foretold, forecastsOf, type Judged, judgedBy } from './inquire.ts'
import { lookAt } from './look.ts'
import { undoFrom } from './marks.ts'
import type { HeardUpTo, News, Seen } from './seen.ts'
import type { Given, Looking } from './session.ts'

/** A game as it is hosted: its rules, and what its drawings know of what comes of a choice. */
export type HostedGame = Pick<EngineUi, 'game' | 'reveals' | 'forecast' | 'plan'>

/** How often what viewers have heard can become void before they are told all of it anew. */
const EPOCHS_HELD = 8

/** The last question a seat answered, and how: all that is needed to know an answer that comes twice. */
export interface LastAnswer extends QuestionId {
  readonly choice: string
}

/** All of a match that changes. */
interface State extends Counted {
  readonly played: Played
  readonly answered: readonly (LastAnswer | undefined)[]
  /** By epoch, of the last ones, how much of what was told stood when it began. */
  readonly stood: ReadonlyMap<number, number>
}

export class HostedMatch implements Hosted {
  readonly #ui: HostedGame
  readonly #course: HostedCourse
  readonly #now: State
  /** Worked out once for all who look. */
  #secrets: readonly boolean[] | undefined
  /** What lies before; held only by a match that was just taken up. */
  #past: Past | undefined

  private constructor(ui: HostedGame, course: HostedCourse, now: State) {
    this.#ui = ui
    this.#course = course
    this.#now = now
  }

  static open(ui: HostedGame, setup: MatchSetup): HostedMatch {
    const whole = wholeSetup(setup)
    const course = courseWith(ui, whole)
    const origin = originOf(ui.game, whole, contentOf(ui.game, whole.packs))
    const base = { decisions: 0, told: 0, place: -1, marks: [] }
    const played = takenUp(course, { checkpoint: origin, position: 0, forced: [], step: 0 }, base, new Map(), 0)
    const answering = Array.from({ length: whole.seats }, () => ({ by: 'person' }) as const)
    return new HostedMatch(ui, course, { played, seq: 0, epoch: 0, answering, answered: [], stood: new Map([[0, 0]]) })
  }

  /** Takes a match up from a snapshot, or from its start, with the entries since. */
  static resume(ui: HostedGame, setup: MatchSetup, snapshot: unknown, entries: readonly Entry[]): HostedMatch {
    const past = new Past(
      snapshot === undefined ? HostedMatch.open(ui, setup) : HostedMatch.#from(ui, setup, readSnapshot(snapshot)),
    )
    for (const entry of entries) past.take(entry)
    const match = past.now
    match.#past = past
    return match
  }

  static #from(ui: HostedGame, setup: MatchSetup, from: HostedSnapshot): HostedMatch {
    const whole = wholeSetup(setup)
    const course = courseWith(ui, whole)
    const { base, tail, checkpoint: bare, position, step, seq, epoch, answering, answered } = from
    const checkpoint = attachContent(bare as object, contentOf(ui.game, whole.packs))
    const begun = { checkpoint, position, forced: [], step }
    let played = takenUp(course, begun, base, new Map(tail.skips), from.furthest)
    tail.entries.forEach((entry, index) => {
      played = playedOn(course, played, entry, tail.places[index] as number)
    })
    const stood = new Map([[epoch, played.base.told + played.told.length]])
    return new HostedMatch(ui, course, {
      played,
      seq,
      epoch,
      answering,
      answered: answered.map((last) => last ?? undefined),
      stood,
    })
  }

  get game() {
    return this.#ui.game
  }

  get state() {
    return this.#now.played.atRest.working
  }

  get seq(): number {
    return this.#now.seq
  }

  get decisions(): number {
    const { base, tail } = this.#now.played
    return base.decisions + tail.entries.length
  }

  get epoch(): number {
    return this.#now.epoch
  }

  get pending(): readonly Pending[] {
    return this.#now.played.atRest.pending
  }

  get agreed(): readonly Seat[] {
    return this.#now.played.atRest.agreed
  }

  get answering() {
    return this.#now.answering
  }

  get result(): Result | undefined {
    if (this.#now.played.atRest.aborted) return { winners: [], aborted: true }
    return this.pending.length === 0 ? this.game.result(this.state) : undefined
  }

  get told(): { readonly from: number; readonly count: number } {
    const { base, recent, told } = this.#now.played
    return { from: base.told - recent.length, count: base.told + told.length }
  }

  questionId(seat: Seat): QuestionId | undefined {
    const asked = this.#now.played.asked.get(seat)
    return asked === undefined ? undefined : { epoch: this.epoch, asked }
  }

  pendingOf(seat: Seat): Pending {
    this.#needSeat(seat)
    const pending = this.pending.find((asked) => asked.seat === seat)
    if (pending) return pending
    this.#needQuestion()
    const who = this.pending.map((asked) => `seat ${asked.seat}`).join(' and ')
    throw new Fault('bad-seat', `seat ${seat} is not asked now; ${who} ${this.pending.length > 1 ? 'are' : 'is'}`)
  }

  underWay(): UnderWay<never> {
    const { atRest, tail } = this.#now.played
    const { random, seats } = this.#course
    const { checkpoint, position, forced } = atRest
    return {
      checkpoint: checkpoint as never,
      entries: tail.entries,
      forced,
      random: random.fork(position),
      seats,
      skips: tail.skips,
    }
  }

  answer({ seat, choice, question }: Given): Step | 'repeated' {
    if (question && this.#isRepeated(seat, choice, question)) return 'repeated'
    const asked = this.questionId(seat)
    if (question && !(asked && isSame(asked, question)))
      throw new Fault('stale', `seat ${seat} answers a question that is no longer asked`)
    const { question: waiting } = this.pendingOf(seat)
    const answer = readChoice(waiting, choice)
    const entry = { seat, choice: writeChoice(waiting, answer) }
    return { next: this.#answered(entry, canonicalJson(choice), { answer }), entry }
  }

  #isRepeated(seat: Seat, choice: unknown, question: QuestionId): boolean {
    const last = this.#now.answered[seat]
    if (!last || !isSame(last, question)) return false
    if (last.choice === canonicalJson(choice)) return true
    throw new Fault('stale', `seat ${seat} has answered this question otherwise`)
  }

  #answered(entry: { seat: Seat; choice: Choice }, written: string, read?: { answer: unknown }): HostedMatch {
    const { seat } = entry
    const asked = this.questionId(seat)
    const answered = [...this.#now.answered]
    if (asked) answered[seat] = { ...asked, choice: written }
    return this.#with({ ...this.#played(entry, read), answered, seq: this.seq + 1 })
  }

  act(seat: Seat, act: Act): Step {
    this.#needSeat(seat)
    this.#needQuestion()
    const verdict = isGameAct(act) ? this.game.mayAct(this.state, seat, act.act) : undefined
    if (verdict) throw new Fault('bad-act', `seat ${seat} may not ${act.act}: ${verdict.text}`, verdict.rule)
    const entry = actedBy(seat, act)
    return { next: this.#acted(entry), entry }
  }

  #acted(entry: Acted): HostedMatch {
    const answering = this.answering.map((who, seat) => (seat === entry.seat ? answeringAfter(entry, who) : who))
    return this.#with({ ...this.#played(entry), answering, ...this.#epochAfter(this.told.count) })
  }

  takeBack(to: number, by: Seat): Step {
    this.#needSeat(by)
    const most = this.seq - 1
    if (!Number.isInteger(to) || to < 0 || to > most)
      throw new Fault('nothing-to-undo', most < 0 ? 'there is nothing to undo' : `expected a number from 0 to ${most}`)
    const entry = { back: to, by }
    return { next: this.wentBackTo(this.#heldAt(to) ?? this.#past?.at(to), entry), entry }
  }

  /** This match with what another of the same record stood at in force again. */
  wentBackTo(then: HostedMatch | undefined, { back }: { readonly back: number }): HostedMatch {
    if (!then) throw new Fault('forgotten', `what was so after ${back} of ${this.seq} entries is not held here`)
    const played = wentBack(this.#course, then.#now.played, this.#now.played.furthest)
    let stands = then.told.count
    for (let epoch = then.epoch + 1; epoch <= this.epoch; epoch++)
      stands = Math.min(stands, this.#now.stood.get(epoch) ?? 0)
    return this.#with({ played, ...this.#epochAfter(stands) })
  }

  /** The match as it stood within the step under way. */
  #heldAt(to: number): HostedMatch | undefined {
    const { base, tail, atRest, furthest } = this.#now.played
    const left = tail.places.findIndex((place) => place >= to)
    if (left < 0 || tail.places[left] !== to || tail.places.length - left !== this.seq - to) return undefined
    const skips = new Map([...tail.skips].filter(([at]) => at < left))
    let played = takenUp(this.#course, atRest, base, skips, furthest)
    for (let index = 0; index < left; index++)
      played = playedOn(this.#course, played, tail.entries[index] as InForce, tail.places[index] as number)
    return this.#with({ played: { ...played, recent: this.#now.played.recent } })
  }

  take(entry: Entry): HostedMatch {
    if ('choice' in entry) return this.#answered(entry, canonicalJson(entry.choice))
    if ('act' in entry) return this.#acted(entry)
    if ('back' in entry) return this.takeBack(entry.back, entry.by).next as HostedMatch
    throw new Fault('not-supported', 'a match with dice that were set, or an edit, is not played here')
  }

  #played(entry: InForce, read?: { answer: unknown }): { played: Played } {
    return { played: playedOn(this.#course, this.#now.played, entry, this.seq, read) }
  }

  #epochAfter(stands: number): Pick<State, 'epoch' | 'seq' | 'stood'> {
    const epoch = this.epoch + 1
    const stood = new Map([...this.#now.stood].slice(1 - EPOCHS_HELD)).set(epoch, stands)
    return { epoch, seq: this.seq + 1, stood }
  }

  #with(changed: Partial<State>): HostedMatch {
    return new HostedMatch(this.#ui, this.#course, { ...this.#now, ...changed })
  }

  seen({ viewer, seats = viewer === undefined ? [] : [viewer], since }: Looking): Seen {
    if (viewer !== undefined) this.#needSeat(viewer)
    this.#secrets ??= whoKnowsMore(this.state, this.answering.length)
    return lookAt(this, viewer, {
      seq: this.seq,
      decisions: this.decisions,
      news: this.#news(viewer, since),
      undo: undoFrom(this.#now.played.marks, seats),
      secrets: this.#secrets,
    })
  }

  #news(viewer: Seat | undefined, since: HeardUpTo = { epoch: 0, told: 0 }): News {
    const { recent, told } = this.#now.played
    const held = this.told
    let from = Math.min(since.told, held.count)
    for (let epoch = since.epoch + 1; epoch <= this.epoch; epoch++)
      from = Math.min(from, this.#now.stood.get(epoch) ?? 0)
    from = Math.max(from, held.from)
    const events = []
    for (let at = from; at < held.count; at++) {
      const index = at - held.from
      const one = index < recent.length ? recent[index] : told[index - recent.length]
      const event = one && heardBy(one, viewer)
      if (one && event) events.push({ at, after: one.after, event })
    }
    return { from, upTo: { epoch: this.epoch, told: held.count }, events }
  }

  explain(seat: Seat): RefusedOption[] {
    return refusedOptions(this.pendingOf(seat).question)
  }

  forecasts(seat: Seat, choices: readonly Choice[]): Promise<Foretold[]> {
    return forecastsOf(this.#ui, this, seat, choices)
  }

  judge(seat: Seat, drawn: readonly Point[]): Judged {
    return judgedBy(this.#ui, this, seat, drawn)
  }

  hash(): string {
    return hashOf(this.state)
  }

  snapshot(): HostedSnapshot {
    const { played, seq, epoch, answering, answered } = this.#now
    const { atRest, base, tail, furthest } = played
    const { checkpoint, position, step } = atRest
    return {
      format: SNAPSHOT_FORMAT,
      ...{ checkpoint, position, step, base, furthest, seq, epoch, answering },
      tail: { entries: tail.entries, places: tail.places, skips: [...tail.skips] },
      answered: answered.map((last) => last ?? null),
    }
  }

  #needSeat(seat: Seat): void {
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.answering.length)
      throw new Fault('bad-seat', `there is no seat ${seat}; seats are 0 to ${this.answering.length - 1}`)
  }

  #needQuestion(): void {
    if (this.pending.length === 0) throw new Fault('game-over', 'the game is over: nobody is asked')
  }
}

function courseWith({ game, reveals }: HostedGame, { seed, contributions, seats }: Required<MatchSetup>): HostedCourse {
  return { game, reveals, random: committedRandom(seed, contributions), seats, onlyForced: false }
}

const isSame = (a: QuestionId, b: QuestionId): boolean => a.epoch === b.epoch && a.asked === b.asked
