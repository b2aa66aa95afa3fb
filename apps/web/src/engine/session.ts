import {
  type Choice,
  canonicalJson,
  type GameEvent,
  type GameRecord,
  heardBy,
  Match,
  oddsOf,
  ok,
  type PlayedState,
  type Point,
  parseRecord,
  type Seat,
  verdictOn,
  view,
} from '@muster/table'
import type { EngineUi, Forecast, Orders, Overlay, Subject } from '@muster/ui'
import { Bots } from './bot.ts'
import type { BotLevel, Course, Frame, Judged, LogLine, Standing, Thought, Undo } from './protocol.ts'

/** One table in a worker: a match, and for each decision how many events had been told by then. */
export class Session {
  readonly ui: EngineUi
  readonly #bots = new Bots()
  #match: Match
  #marks: number[]
  /** The steps the last answer led through: how the table stood after each, and how many events had been told. */
  #steps: { readonly state: PlayedState; readonly told: number }[] = []

  private constructor(ui: EngineUi, match: Match, marks: number[]) {
    this.ui = ui
    this.#match = match
    this.#marks = marks
  }

  static open(ui: EngineUi, setup: { config: unknown; seats: number; seed: string }): Session {
    const match = Match.open(ui.game, setup)
    return new Session(ui, match, [match.told.length])
  }

  /** Plays a record decision by decision, so that every event is known by the decision that caused it. */
  static replay(ui: EngineUi, data: unknown): Session {
    const record = parseRecord(data)
    const final = Match.replay(ui.game, record)
    const session = Session.#upTo(ui, record, record.answers.length)
    session.#match = final
    return session
  }

  static #upTo(ui: EngineUi, record: GameRecord, count: number): Session {
    const { seed = '', config, seats, packs, contributions } = record
    const match = Match.open(ui.game, { config, seats, packs, contributions, seed })
    const marks = [match.told.length]
    for (const entry of record.answers.slice(0, count)) {
      if ('seat' in entry) match.answer(entry.seat, entry.choice)
      else if ('dice' in entry) match.setDice(entry.dice)
      else match.edit(entry.edit)
      mark(marks, match)
    }
    return new Session(ui, match, marks)
  }

  get decisions(): number {
    return this.#match.entries.length
  }

  /** How the table stands, or stood after some decisions, for a viewer. */
  standing(viewer: Seat | undefined, from: number, at = this.decisions): Standing {
    const match = this.#at(at)
    return {
      scene: this.ui.scene(match.state, viewer),
      questions: match.questions,
      result: match.result ?? null,
      decisions: match.entries.length,
      log: this.#log(match, viewer, from),
      secrets: this.#secrets(match),
      mayConcede: Array.from({ length: match.setup.seats }, (_, seat) => this.#mayConcede(seat)),
    }
  }

  #at(decisions: number): Match {
    if (decisions === this.decisions) return this.#match
    return Session.#upTo(this.ui, this.#match.record(), decisions).#match
  }

  #mayConcede(seat: Seat): boolean {
    const { concede } = this.ui
    return concede !== undefined && this.#match.result === undefined && concede.may(this.#match.state, seat) === ok
  }

  answer(seat: Seat, choice: Choice): number {
    this.#steps = []
    this.#match.answer(seat, choice, (state, told) => this.#steps.push({ state, told }))
    mark(this.#marks, this.#match)
    return this.decisions
  }

  /** How the table stood after each step of the last answer that told a viewer something. */
  frames(viewer: Seat | undefined): Frame[] {
    const log = this.#log(this.#match, viewer, 0)
    const heard = this.#match.told.map((told) => heardBy(told, viewer) !== undefined)
    let shown = 0
    return this.#steps.flatMap(({ state, told }) => {
      const lines = heard.slice(0, told).filter((one) => one).length
      if (lines === shown) return []
      shown = lines
      return [{ scene: this.ui.scene(state, viewer), log: log.slice(0, lines) }]
    })
  }

  async bot(seat: Seat, level: BotLevel, onProgress: (share: number) => void): Promise<Thought> {
    const thought = await this.#bots.think(this.#match, this.ui.mind, seat, level, onProgress)
    this.answer(seat, thought.choice)
    return thought
  }

  hurry(): void {
    this.#bots.hurry()
  }

  /** What a seat's standing orders answer to what it is asked, if anything. */
  ordered(seat: Seat, orders: Orders): Choice | undefined {
    const { state, pending } = this.#match
    const asked = pending.find((one) => one.seat === seat)
    return asked && this.ui.ordered?.(state, seat, asked.question, orders)
  }

  overlays(viewer: Seat | undefined, subject: Subject, at = this.decisions): readonly Overlay[] {
    return this.ui.overlays?.(this.#at(at).state, viewer, subject) ?? []
  }

  concede(seat: Seat): number {
    this.ui.concede?.do(this.#match, seat)
    mark(this.#marks, this.#match)
    return this.decisions
  }

  explain(seat: Seat) {
    return this.#match.explain(seat)
  }

  /** A point or way as the game completes it, and whether the rules would take it. */
  judge(seat: Seat, drawn: readonly Point[]): Judged {
    const { question } = this.#match.pendingOf(seat)
    const plan = this.ui.plan?.(this.#match.state, seat, question, drawn) ?? { points: drawn, words: '' }
    return { ...plan, verdict: verdictOn(question, plan.points) }
  }

  odds(seat: Seat, choice: Choice) {
    return oddsOf(this.#match, seat, choice)
  }

  forecast(seat: Seat, choice: Choice): Forecast | undefined {
    const { question } = this.#match.pendingOf(seat)
    return this.ui.forecast?.(this.#match.state, seat, question, choice)
  }

  /** What seats could take back: each its last decision and what followed from it, the latest first. */
  undo(seats: readonly Seat[]): Undo[] {
    return seats.flatMap((seat) => this.#lastOf(seat) ?? []).sort((a, b) => b.to - a.to)
  }

  #lastOf(seat: Seat): Undo | undefined {
    const { entries, told } = this.#match
    const to = entries.findLastIndex((entry) => 'seat' in entry && entry.seat === seat)
    if (to < 0) return undefined
    const heard = told.slice(this.#marks[to])
    const seen = heard.some(({ event, to: only }) => only !== undefined || this.ui.reveals.includes(event.event))
    const others = entries.slice(to + 1).flatMap((entry) => ('seat' in entry ? [entry.seat] : []))
    return { seat, to, seen, since: [...new Set(others)] }
  }

  undoTo(count: number): number {
    this.#match.undoTo(count)
    this.#bots.forget()
    this.#marks.length = count + 1
    return this.decisions
  }

  record(): GameRecord {
    return this.#match.record()
  }

  /** Scores after every decision, where rounds began, and how the dice fell against what was to be expected. */
  course(): Course {
    const { seed = '', config, seats, packs, contributions, answers } = this.#match.record()
    const match = Match.open(this.ui.game, { config, seats, packs, contributions, seed })
    const scores = [[...this.ui.scores(match.state)]]
    const rounds: Course['rounds'][number][] = []
    let round = ''
    for (const [index, entry] of answers.entries()) {
      if ('seat' in entry) match.answer(entry.seat, entry.choice)
      else if ('dice' in entry) match.setDice(entry.dice)
      else match.edit(entry.edit)
      scores.push([...this.ui.scores(match.state)])
      const now = this.ui.chapter?.(match.state) ?? this.ui.scene(match.state, undefined).round
      if (now !== round) rounds.push({ at: index + 1, name: now })
      round = now
    }
    return { scores, rounds, luck: this.ui.luck(this.#match.told.map(({ event }) => event)) }
  }

  #log(match: Match, viewer: Seat | undefined, from: number): LogLine[] {
    const lines: LogLine[] = []
    let after = 0
    for (const [index, told] of match.told.entries()) {
      while ((this.#marks[after] ?? Number.POSITIVE_INFINITY) <= index) after++
      const event = index < from ? undefined : heardBy(told, viewer)
      if (event) lines.push({ event, text: this.#words(event, match, after), after })
    }
    return lines
  }

  /** An event in a sentence; giving up is an edit that says by whom. */
  #words(event: GameEvent, match: Match, after: number): string {
    const entry = event.event === 'edit' ? match.entries[after - 1] : undefined
    const gaveUp = entry && 'edit' in entry ? this.ui.concede?.words(entry.edit, match.state) : undefined
    return gaveUp ?? match.game.describe(event, match.state)
  }

  #secrets(match: Match): boolean[] {
    const open = canonicalJson(view(match.state, undefined))
    return Array.from({ length: match.setup.seats }, (_, seat) => canonicalJson(match.view(seat)) !== open)
  }
}

/** Notes how many events were told up to the last decision. An edit drops decisions and events since the last checkpoint. */
function mark(marks: number[], { entries, told }: Match): void {
  const last = entries.at(-1)
  if (last && 'edit' in last) {
    const edit = told.findLastIndex(({ event }) => event.event === 'edit')
    marks.length = entries.length
    for (const [index, count] of marks.entries()) marks[index] = Math.min(count, edit)
  }
  marks.push(told.length)
}
