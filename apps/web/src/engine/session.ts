import {
  type Choice,
  canonicalJson,
  type GameRecord,
  heardBy,
  Match,
  oddsOf,
  parseRecord,
  type Seat,
  view,
} from '@muster/table'
import type { EngineUi } from '@muster/ui'
import { thinkOf } from './bot.ts'
import type { BotLevel, Course, LogLine, Standing, Thought, Undo } from './protocol.ts'

/** Events that show something nobody could know before: after these a decision is not simply taken back. */
const REVEALING = new Set(['dice', 'rolloff', 'twist', 'battle-card', 'spoils', 'draw', 'reveal'])

/** One table in a worker: a match, and for each decision how many events had been told by then. */
export class Session {
  readonly ui: EngineUi
  #match: Match
  #marks: number[]

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
      marks.push(match.told.length)
    }
    return new Session(ui, match, marks)
  }

  get decisions(): number {
    return this.#match.entries.length
  }

  /** How the table stands, or stood after some decisions, for a viewer. */
  standing(viewer: Seat | undefined, from: number, at = this.decisions): Standing {
    const match = at === this.decisions ? this.#match : Session.#upTo(this.ui, this.#match.record(), at).#match
    return {
      scene: this.ui.scene(match.state, viewer),
      questions: match.questions,
      result: match.result ?? null,
      decisions: match.entries.length,
      log: this.#log(match, viewer, from),
      secrets: this.#secrets(match),
    }
  }

  answer(seat: Seat, choice: Choice): number {
    this.#match.answer(seat, choice)
    this.#marks.push(this.#match.told.length)
    return this.decisions
  }

  bot(seat: Seat, level: BotLevel): Thought {
    const thought = thinkOf(this.#match, this.ui.mind, seat, level)
    this.answer(seat, thought.choice)
    return thought
  }

  explain(seat: Seat) {
    return this.#match.explain(seat)
  }

  odds(seat: Seat, choice: Choice) {
    return oddsOf(this.#match, seat, choice)
  }

  /** A seat takes back its last decision and what followed from it. */
  undo(seat: Seat): Undo {
    const { entries, told } = this.#match
    const to = entries.findLastIndex((entry) => 'seat' in entry && entry.seat === seat)
    if (to < 0) return { to: undefined, seen: false }
    const since = told.slice(this.#marks[to])
    return { to, seen: since.some(({ event, to: only }) => only !== undefined || REVEALING.has(event.event)) }
  }

  undoTo(count: number): number {
    this.#match.undoTo(count)
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
      const { round: now } = this.ui.scene(match.state, undefined)
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
      if (event) lines.push({ event, text: match.game.describe(event, match.state), after })
    }
    return lines
  }

  #secrets(match: Match): boolean[] {
    const open = canonicalJson(view(match.state, undefined))
    return Array.from({ length: match.setup.seats }, (_, seat) => canonicalJson(match.view(seat)) !== open)
  }
}
