import type { Act, Choice, GameRecord, QuestionId, Seat } from '@muster/table'
import type { Engine } from '../engine/client.ts'
import type { Eyes, Judged, Report, Requests, Verb } from '../engine/protocol.ts'
import { get } from './api.ts'
import { chooseByLot } from './choose-by-lot.ts'
import type { Asking } from './connection.ts'
import type { OnlineTable } from './online-table.ts'
import { witnessedOf } from './witnessed.ts'

type Handlers = { [V in Verb]?: (given: Requests[V]['in']) => Promise<Requests[V]['out']> }

/** How long a pass that looked at the hand waits at least and at most, so that the time it takes says nothing, in milliseconds. */
const PASS_PACE = [500, 1400] as const

/** What a table is asked for, answered by the server where it takes the rules as they stand, by the worker where a view will do. */
export class OnlineInquiry {
  readonly #table: OnlineTable
  readonly #engine: Engine
  #record: Promise<GameRecord> | undefined

  constructor(table: OnlineTable, engine: Engine) {
    this.#table = table
    this.#engine = engine
  }

  readonly handlers: Handlers = {
    look: ({ at, ...eyes }) => this.#look(eyes, at),
    answer: ({ seat, choice, question: { epoch, asked } }) => this.#answer(seat, { epoch, asked }, choice),
    bot: async ({ seat }) => {
      const asked = this.#now.table.questions.find((one) => one.seat === seat)
      if (!asked) throw new Error('Nothing is asked of you just now.')
      const choice = chooseByLot(asked)
      const report = await this.#answer(seat, asked.id, choice)
      return { thought: { seat, choice, tries: 0, best: [], line: [] }, report }
    },
    hurry: async () => null,
    act: ({ seat, act }) => this.#act(seat, act),
    takeBack: ({ to, by }) => this.#offer(by, { kind: 'take-back', to }),
    obey: ({ seat, orders }) => this.#obey(seat, orders),
    wouldObey: async ({ seat, orders }) => (await this.#table.work('ordered', { seat, orders })).choice !== undefined,
    overlays: ({ subject, at }) => this.#table.work('overlays', { subject, at }),
    explain: ({ seat }) => this.#told({ say: 'explain', match: this.#match, seat }),
    judge: ({ seat, drawn }) => this.#told<Judged>({ say: 'judge', match: this.#match, seat, drawn: [...drawn] }),
    forecasts: ({ seat, choices }) =>
      this.#told({
        say: 'forecast',
        match: this.#match,
        seat,
        choices: [...choices] as Extract<Asking, { say: 'forecast' }>['choices'],
      }),
    record: () => this.record(),
    course: async () => {
      await this.#replayed()
      return this.#engine.ask('course', {})
    },
    verify: async ({ record }) => this.#engine.ask('verify', { record, witnessed: witnessedOf(this.#match) }),
  }

  get #match(): string {
    return this.#table.match
  }

  get #now(): Report {
    const { last } = this.#table
    if (!last) throw new Error('The game has not begun.')
    return last
  }

  get #epoch(): number {
    return this.#now.table.epoch
  }

  /** Once a match is over its record is there for everybody who played or watched. */
  record(): Promise<GameRecord> {
    this.#record ??= get<GameRecord>(`matches/${this.#match}/record`).catch((error: Error) => {
      this.#record = undefined
      throw error
    })
    return this.#record
  }

  /** Has the whole game in the worker, so that every moment of it can be looked at. */
  async #replayed(): Promise<void> {
    await this.#engine.ask('replay', { record: await this.record() })
  }

  async #look(eyes: Eyes, at: number | undefined): Promise<Report> {
    if (at === undefined) return this.#table.work('look', {})
    if (!this.#now.table.result) return this.#table.work('look', { at })
    await this.#replayed()
    return this.#engine.ask('look', { ...eyes, seats: [], at })
  }

  #deed(asking: Asking): Promise<Report> {
    return this.#table.deed(asking)
  }

  #answer(seat: Seat, { epoch, asked }: QuestionId, choice: Choice): Promise<Report> {
    const given = choice as Extract<Asking, { say: 'answer' }>['choice']
    return this.#deed({ say: 'answer', match: this.#match, seat, epoch, asked, choice: given })
  }

  #act(seat: Seat, act: Act): Promise<Report> {
    const { act: name } = act
    if (name === 'timed-out' || name === 'abort') throw new Error('Only the table itself does that.')
    const level = act.act === 'bot' ? { level: act.level } : {}
    return this.#deed({ say: 'act', match: this.#match, seat, epoch: this.#epoch, act: name, ...level })
  }

  #offer(seat: Seat, proposal: Extract<Asking, { say: 'offer' }>['proposal']): Promise<Report> {
    return this.#deed({ say: 'offer', match: this.#match, seat, epoch: this.#epoch, proposal })
  }

  async #obey(seat: Seat, orders: Requests['obey']['in']['orders']): Promise<Requests['obey']['out']> {
    const { choice, isOver } = await this.#table.work('ordered', { seat, orders })
    const asked = this.#now.table.questions.find((one) => one.seat === seat)
    if (choice === undefined || !asked) return { isOver }
    const [least, most] = PASS_PACE
    await new Promise((done) => setTimeout(done, least + Math.random() * (most - least)))
    return this.#answer(seat, asked.id, choice)
  }

  async #told<Value>(asking: Asking): Promise<Value> {
    const reply = await this.#table.request(asking)
    if (reply.say !== 'told') throw new Error('The server did not say.')
    return reply.answer as Value
  }
}
