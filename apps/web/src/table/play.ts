import { addLines, type LogLine } from '@muster/session/reader'
import type { Seat } from '@muster/table'
import type { Orders, PageUi } from '@muster/ui'
import { Engine, EngineTrouble } from '../engine/client.ts'
import type { Eyes, Report } from '../engine/protocol.ts'
import { settings } from '../settings/settings.ts'
import { keepEntries } from '../store/tables.ts'
import { outcomeText } from './outcome.ts'
import { sleep, waitOf } from './pace.ts'
import { peopleOf, type TableState } from './state.ts'

/** How a table plays on: asks the engine, paces bots, obeys standing orders, keeps the game, and tells who listens. */
export class Play {
  readonly engine = new Engine()
  readonly #ui: PageUi
  readonly #replay: boolean
  readonly #listeners = new Set<() => void>()
  readonly #onChange: () => void
  #state: TableState | undefined
  #skip = false
  #closed = false
  /** What a person wants done as soon as nothing else is being done. */
  #next: (() => Promise<void>) | undefined
  /** The seat that passes on for the moment. */
  #passing: Seat | undefined
  /** How far the bot that thinks has come, from 0 to 1. */
  share = 0

  /** `onChange` hears of every new position. */
  constructor(ui: PageUi, replay: boolean, onChange: () => void) {
    this.#ui = ui
    this.#replay = replay
    this.#onChange = onChange
  }

  readonly get = (): TableState | undefined => this.#state
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  begin(state: TableState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
    if (!this.#replay) void this.goOn()
  }

  set(change: Partial<TableState>): void {
    if (!this.#state || this.#closed) return
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }

  close(): void {
    this.#closed = true
    this.engine.close()
  }

  /** Goes on to the next decision of a person without waiting. */
  skip(): void {
    this.#skip = true
    if (this.#state?.thinking) void this.engine.ask('hurry', {})
  }

  /** A seat passes on, until that gives no answer. */
  pass(seat: Seat | undefined): void {
    this.#passing = seat
    void this.goOn()
  }

  /** Does something once nothing else is being done. */
  queue(deed: () => Promise<void>): void {
    this.#next = deed
    void this.goOn()
  }

  /** Through whose eyes the table is seen; a spectator's are nobody's. */
  get #here(): { readonly viewer: Seat | undefined } {
    return { viewer: this.#state?.viewer }
  }

  /** How the engine is to report: through whose eyes, and what the page has already. */
  eyes({ viewer } = this.#here): Eyes {
    const state = this.#state
    const kept = state?.kept
    return {
      viewer,
      seats: kept && !this.#replay ? peopleOf(kept) : [],
      since: viewer === state?.viewer ? state?.upTo : undefined,
      kept: kept?.record.answers.length ?? 0,
      framed: settings().speed !== 'instant' && !this.#skip,
    }
  }

  /** Something a person does, with what follows from it. */
  async act(deed: () => Promise<Report | undefined>): Promise<void> {
    if (this.#state?.busy || this.#state?.at !== undefined) return
    this.#skip = false
    this.set({ busy: true, notice: '' })
    try {
      const report = await deed()
      this.set({ trouble: '' })
      if (report) await this.take(report)
    } catch (error) {
      this.set({ trouble: error instanceof Error ? error.message : String(error) })
    }
    this.set({ busy: false })
    void this.goOn()
  }

  /** Looks at the table as it stands through somebody's eyes. */
  async turn(viewer: Seat | undefined, change: Partial<TableState> = {}): Promise<void> {
    const report = await this.engine.ask('look', { ...this.eyes({ viewer }), framed: false })
    await this.take(report, { viewer }, change)
  }

  /** Shows what a report tells, one step after the other as fast as bots play, and keeps what is new. */
  async take(report: Report, { viewer } = this.#here, along: Partial<TableState> = {}): Promise<void> {
    const before = this.#state
    if (!before) return
    const keeping = this.keep(report)
    const isSame = viewer === before.viewer
    if (isSame) await this.#showFrames(report)
    this.#onChange()
    const { log, fresh } = grown(isSame ? before.log : [], report.log)
    const { table: standing, upTo } = report
    const change = { standing, viewer, log, fresh: isSame ? fresh : [], upTo, total: standing.decisions }
    this.set({ ...change, ...along, at: undefined, beat: (this.#state?.beat ?? before.beat) + 1 })
    await keeping
  }

  async keep({ entries, table }: Pick<Report, 'entries' | 'table'>): Promise<void> {
    const state = this.#state
    if (!state || this.#replay) return
    const { result } = table
    const outcome = result ? outcomeText(this.#ui, result, state.kept.names) : ''
    const { record } = state.kept
    const kept = { ...state.kept, at: Date.now(), over: result !== null, outcome }
    const from = record.answers.length
    ;(record.answers as (typeof entries)[number][]).push(...entries)
    this.set({ kept })
    await keepEntries(kept, from).catch((error: Error) => this.set({ trouble: error.message }))
  }

  async #showFrames({ frames }: Report): Promise<void> {
    const { speed } = settings()
    for (const { scene, log: lines } of frames.slice(0, -1)) {
      const state = this.#state
      if (!state || state.at !== undefined || this.#skip || this.#closed) return
      const { log, fresh } = grown(state.log, lines)
      const standing = { ...state.standing, scene, questions: [], waiting: [] }
      this.set({ standing, log, fresh, beat: state.beat + 1 })
      await sleep(waitOf(speed, fresh, this.#ui) / 2, () => this.#skip || this.#closed)
    }
  }

  /** Lets bots and standing orders play until a person is asked; turns the table to that person. */
  async goOn(): Promise<void> {
    if (this.#state?.busy || this.#closed) return
    this.set({ busy: true })
    try {
      while (this.#mayGoOn() && this.#state && (await this.#turn(this.#state)));
    } catch (error) {
      if (!this.#closed)
        this.set({ thinking: undefined, trouble: error instanceof EngineTrouble ? error.message : String(error) })
    }
    const next = this.#next
    this.#next = undefined
    this.set({ busy: false })
    void next?.()
  }

  #mayGoOn(): boolean {
    const { at, request } = this.#state ?? {}
    return !this.#closed && this.#next === undefined && at === undefined && request === undefined
  }

  /** One turn of a bot or of standing orders; false where a person has to decide. */
  async #turn(state: TableState): Promise<boolean> {
    const { waiting } = state.standing
    const person = waiting.find(({ seat }) => state.kept.seats[seat]?.kind === 'person')
    if (person) return this.#turnTo(person.seat, state)
    const [asked] = waiting
    return asked !== undefined && this.#letBot(asked.seat, state)
  }

  /** Turns the table to a person, under cover where one of them sees what the other may not. */
  async #turnTo(seat: Seat, { standing, kept, viewer, handOver }: TableState): Promise<boolean> {
    if (await this.#obey(seat)) return true
    this.#skip = false
    if (seat === viewer || seat === handOver) return false
    const { secrets } = standing
    const isAlone = peopleOf(kept).length === 1
    const hidden = !isAlone && (secrets[seat] || (viewer !== undefined && secrets[viewer]))
    await (hidden ? this.turn(undefined, { handOver: seat }) : this.turn(seat))
    return false
  }

  async #letBot(seat: Seat, { kept }: TableState): Promise<boolean> {
    const plan = kept.seats[seat]
    if (plan?.kind !== 'bot') return false
    this.share = 0
    this.set({ thinking: { seat, since: Date.now() } })
    const wait = waitOf(settings().speed, this.#state?.fresh ?? [], this.#ui)
    await sleep(this.#skip ? 0 : wait, () => this.#skip || this.#closed)
    if (this.#closed || this.#state?.at !== undefined) return false
    const asked = { seat, level: plan.level, eyes: this.eyes() }
    const { thought, report } = await this.engine.ask('bot', asked, (share) => {
      this.share = share
    })
    this.set({ thinking: undefined, thought })
    if (this.#state?.at !== undefined) {
      await this.keep(report)
      this.set({ total: report.table.decisions })
      return false
    }
    await this.take(report)
    return true
  }

  /** A seat's standing orders: what it chose, else what each begins with. */
  ordersOf(seat: Seat): Orders {
    const first = Object.fromEntries((this.#ui.orders ?? []).map(({ id, values }) => [id, values[0]?.id ?? '']))
    return { ...first, ...this.#state?.kept.orders?.[seat] }
  }

  /** Answers by standing orders where they say something. */
  async #obey(seat: Seat): Promise<boolean> {
    if (!this.#ui.orders) return false
    const orders = this.#passing === seat ? { ...this.ordersOf(seat), ...this.#ui.passOn?.orders } : this.ordersOf(seat)
    const report = await this.engine.ask('obey', { seat, orders, eyes: this.eyes() })
    if (report) await this.take(report)
    else if (this.#passing === seat) this.#passing = undefined
    return report !== null
  }
}

/** A log with new lines, and which of them the reader has not seen. */
function grown(log: readonly LogLine[], lines: Report['log']): Pick<TableState, 'log' | 'fresh'> {
  const known = log.at(-1)?.at ?? -1
  return { log: addLines(log as LogLine[], lines), fresh: lines.lines.filter(({ at }) => at > known) }
}
