import type { HeardLine } from '@muster/wire'
import { Engine, EngineTrouble } from '../engine/client.ts'
import type { Report, Requests, TableEngine, Verb } from '../engine/protocol.ts'
import {
  type Asking,
  type Connection,
  type MatchMessage,
  type Reply,
  type Watching,
  WireTrouble,
} from './connection.ts'
import { OnlineInquiry } from './online-inquiry.ts'
import { lineAfter, lineOf, type TableLine } from './table-line.ts'
import type { OnlineRequests } from './work.ts'

type Played = Extract<MatchMessage, { say: 'table' | 'moved' }>

/**
 * A match that a server holds, as an engine a table is laid out by: what is done goes to the server, what happened comes from it
 * and is drawn in the worker.
 */
export class OnlineTable implements TableEngine {
  readonly connection: Connection
  readonly match: string
  readonly #engine = new Engine()
  readonly #watching: Watching
  readonly #inquiry: OnlineInquiry
  readonly #listeners = new Set<() => void>()
  /** What became of a message, so that whoever asked for it can wait until it is drawn. */
  readonly #drawn = new WeakMap<object, Promise<Report | undefined>>()
  #line: TableLine | undefined
  #last: Report | undefined
  #heard: Promise<unknown> = Promise.resolve()
  /** What is done with what happened elsewhere. */
  onReport: (report: Report) => void = () => {}
  /** Whether its drawings can be shown here. */
  isDrawn = true

  constructor(connection: Connection, match: string, seat: number | undefined) {
    this.connection = connection
    this.match = match
    this.#watching = connection.watch(match, seat, (message) => this.#hear(message))
    this.#inquiry = new OnlineInquiry(this, this.#engine)
  }

  readonly line = (): TableLine | undefined => this.#line
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The latest there is to show of the game; nothing before it has begun. */
  get last(): Report | undefined {
    return this.#last
  }

  close(): void {
    this.#watching.end()
    this.#engine.close()
  }

  /** Sees the table through the eyes of a seat, or of a spectator. */
  sitAt(seat: number | undefined): void {
    this.#watching.again(seat)
  }

  set(change: Partial<TableLine>): void {
    if (!this.#line) return
    this.#line = { ...this.#line, ...change }
    this.#tell()
  }

  ask<V extends Verb>(verb: V, given: Requests[V]['in'], tell?: (share: number) => void): Promise<Requests[V]['out']> {
    const own = this.#inquiry.handlers[verb] as ((given: Requests[V]['in']) => Promise<Requests[V]['out']>) | undefined
    return own ? own(given) : this.#engine.ask(verb, given, tell)
  }

  /** Asks the server something about this match; refusals are told as the worker tells its own. */
  async request(asking: Asking): Promise<Reply> {
    try {
      return await this.connection.ask(asking)
    } catch (error) {
      if (!(error instanceof WireTrouble)) throw error
      throw new EngineTrouble({ code: error.code, message: error.message, rule: error.rule })
    }
  }

  /** Does something at the table, and says how it stands then. */
  async deed(asking: Asking): Promise<Report> {
    const reply = await this.request(asking)
    const drawn = reply.say === 'table' || reply.say === 'moved' ? await this.#drawn.get(reply) : undefined
    const report = drawn ?? this.#last
    if (!report) throw new Error('The game has not begun.')
    return report
  }

  /** Asks the worker about what it was told of this table. */
  work<V extends keyof OnlineRequests>(verb: V, given: OnlineRequests[V]['in']): Promise<OnlineRequests[V]['out']> {
    const asked = { do: verb, with: given } as Requests['online']['in']
    return this.#engine.ask('online', asked) as Promise<OnlineRequests[V]['out']>
  }

  #hear(message: MatchMessage): void {
    if (message.say !== 'table' && message.say !== 'moved') {
      if (this.#line) this.#line = lineAfter(this.#line, message)
      return this.#tell()
    }
    const drawn = this.#heard.then(() => this.#draw(message))
    this.#heard = drawn.catch(() => undefined)
    this.#drawn.set(message, drawn)
  }

  /** Has a message drawn and hands on what it tells, in the order it came. */
  async #draw(message: Played): Promise<Report | undefined> {
    if (message.say === 'table') this.#line = lineOf(message, this.#line)
    if (message.say === 'table' && message.shown.view === null) {
      this.#tell()
      return undefined
    }
    const heard = await this.work('hear', message)
    if ('again' in heard) {
      this.#watching.again()
      return undefined
    }
    const { report, missing, isDrawn, clocks } = heard
    this.isDrawn = isDrawn
    this.#last = report
    const isMoved = message.say === 'moved' && message.ok === undefined
    this.set({ clocks, ...(isMoved ? { notice: '' } : {}), ...(report.table.result ? { state: 'over' } : {}) })
    this.onReport(report)
    if (missing) void this.#fill(missing)
    return report
  }

  /** Asks for what was told before this page came. */
  async #fill({ from, to }: { from: number; to: number }): Promise<void> {
    const reply = await this.connection.ask({ say: 'log', match: this.match, from, to }).catch(() => undefined)
    if (reply?.say !== 'told') return
    const report = await this.work('older', reply.answer as readonly HeardLine[])
    this.onReport(report)
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
