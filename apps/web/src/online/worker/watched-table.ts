import { addLines, type Drawn, drawSeen, type LogLine, linesOf, type News, type Seen } from '@muster/session'
import { attachContent, type Choice, type Seat } from '@muster/table'
import type { EngineUi, Orders, Overlay, Subject } from '@muster/ui'
import {
  apply,
  checkOf,
  type HeardLine,
  type Json,
  Misfit,
  type MovedMessage,
  type Shown,
  type TableMessage,
  unpackQuestions,
} from '@muster/wire'
import type { Report } from '../../engine/protocol.ts'
import type { Heard } from '../work.ts'
import { type Fact, factsOf } from './facts.ts'
import { questionFrom } from './question-from.ts'

type Message = TableMessage | MovedMessage
type Told = Pick<Message, 'epoch' | 'seq' | 'questions'>

interface Watching {
  readonly match: string
  readonly viewer: Seat | undefined
  readonly ui: EngineUi
  /** The content it is played with, which does not go over the wire. */
  readonly content: unknown
  readonly isDrawn: boolean
}

/** A moment of the game as this page saw it. */
interface Moment {
  readonly shown: Shown
  readonly told: Told
}

/** A table that is held elsewhere: what a viewer is told of it, drawn with the rules here. Moments it has seen can be looked at again. */
export class WatchedTable {
  readonly #of: Watching
  /** All the viewer heard, in order. */
  readonly #log: LogLine[] = []
  /** What was seen of the table, by how many entries were in force. */
  readonly #moments = new Map<number, Moment>()
  #now: Moment | undefined
  #heardUpTo: News['upTo'] = { epoch: 0, told: 0 }
  /** What those who sit there are called. */
  #names: readonly string[] = []

  constructor(of: Watching) {
    this.#of = of
  }

  isOf({ match, viewer, shown }: TableMessage): boolean {
    const hasBegun = this.#now !== undefined && this.#now.shown.view !== null
    return this.#of.match === match && this.#of.viewer === viewer && hasBegun === (shown.view !== null)
  }

  /** Takes what a message says; a change that does not fit what is here changes nothing. */
  hear(message: Message): Heard {
    const shown = message.say === 'table' ? message.shown : this.#changed(message)
    if (typeof shown === 'string') return { again: shown }
    if (message.say === 'table') this.#names = message.seats.map(({ name }) => name)
    const { epoch, seq, news } = message
    const questions = unpackQuestions(message.questions)
    const { told } = this.#heardUpTo
    const missing = message.say === 'table' && news.from > told ? { from: told, to: news.from } : undefined
    this.#now = { shown, told: { epoch, seq, questions } }
    for (const decisions of this.#moments.keys()) if (decisions > shown.decisions) this.#moments.delete(decisions)
    this.#moments.set(shown.decisions, this.#now)
    const lines = linesOf(this.#of.ui, this.#stateOf(shown), news as News)
    addLines(this.#log, lines)
    this.#heardUpTo = news.upTo
    const report = { ...this.#report(this.#now), log: lines }
    return { report, missing, isDrawn: this.#of.isDrawn, clocks: shown.clocks }
  }

  /** What a change makes of how the table stood, or why it cannot be told. */
  #changed({ from, delta, check }: MovedMessage): Shown | string {
    if (!this.#now || this.#now.told.seq !== from) return 'this page stands elsewhere'
    try {
      const shown = apply(this.#now.shown as unknown as Json, delta) as unknown as Shown
      return check !== undefined && check !== checkOf(shown.view) ? 'the table came out otherwise here' : shown
    } catch (error) {
      if (error instanceof Misfit) return error.message
      throw error
    }
  }

  /** Lines from before this page came. */
  older(events: readonly HeardLine[]): Report {
    const now = this.#known()
    const first = this.#log[0]?.at ?? Number.POSITIVE_INFINITY
    const known = events.filter(({ at }) => at < first) as News['events']
    const { lines } = linesOf(this.#of.ui, this.#stateOf(now.shown), { from: 0, upTo: this.#heardUpTo, events: known })
    this.#log.unshift(...lines)
    return this.#report(now)
  }

  /** How the table stands, or stood after some entries in force, as near to it as this page has seen. */
  look(at?: number): Report {
    if (at === undefined) return this.#report(this.#known())
    const seen = [...this.#moments.keys()].sort((a, b) => a - b)
    const near = seen.find((decisions) => decisions >= at) ?? seen.at(-1) ?? 0
    const report = this.#report(this.#moments.get(near) ?? this.#known())
    const lines = this.#log.filter(({ after }) => after <= at)
    return { ...report, table: { ...report.table, questions: [], undo: [] }, log: { from: 0, lines } }
  }

  async overlays(subject: Subject, at?: number): Promise<readonly Overlay[]> {
    const { ui, viewer } = this.#of
    const moment = at === undefined ? this.#known() : (this.#moments.get(at) ?? this.#known())
    return (await ui.overlays?.(this.#stateOf(moment.shown), viewer, subject)) ?? []
  }

  facts(): readonly Fact[] {
    const { view, answering } = this.#known().shown
    return factsOf(view, answering.length)
  }

  ordered(seat: Seat, orders: Orders): { choice?: Choice | undefined; isOver: boolean } {
    const { ui } = this.#of
    const { shown, told } = this.#known()
    const state = this.#stateOf(shown)
    const asked = (told.questions as Seen['questions']).find((one) => one.seat === seat)
    const choice = asked && ui.ordered?.(state, seat, questionFrom(asked), orders)
    return { choice, isOver: ui.passOnEnds?.(state, seat) ?? true }
  }

  #known(): Moment {
    if (!this.#now) throw new Error('nothing has been heard of this table yet')
    return this.#now
  }

  #stateOf({ view }: Shown): Parameters<EngineUi['scene']>[0] {
    return attachContent(withNames(view as ViewedState, this.#names), this.#of.content)
  }

  /** A moment as it is drawn, with all that was heard. */
  #report({ shown, told }: Moment): Report {
    const { ui, viewer, isDrawn } = this.#of
    const { view: _, clocks: __, ...seen } = shown
    const standing = { ...seen, ...told } as unknown as Omit<Seen, 'view' | 'news'>
    const view = this.#stateOf(shown)
    const table: Drawn = isDrawn
      ? drawSeen(ui, { ...standing, view, news: NO_NEWS }, viewer)
      : { ...standing, scene: NO_SCENE }
    return { frames: [], table, log: { from: 0, lines: [...this.#log] }, upTo: this.#heardUpTo, entries: [] }
  }
}

interface ViewedState {
  readonly config?: { readonly players?: readonly string[] }
}

/** A view that calls people by their own names, where the game has names: whoever laid the table did not know who would come. */
function withNames(view: ViewedState, names: readonly string[]): object {
  const { config } = view
  return config?.players?.length === names.length ? { ...view, config: { ...config, players: names } } : { ...view }
}

const NO_NEWS: News = { from: 0, upTo: { epoch: 0, told: 0 }, events: [] }
const NO_SCENE: Drawn['scene'] = {
  place: [],
  round: '',
  track: [],
  board: undefined,
  seats: [],
  zones: [],
  extra: undefined,
}
