import { addLines, type LogLine } from '@muster/session/reader'
import type { Seat } from '@muster/table'
import type { Aftermath, Orders, PageUi } from '@muster/ui'
import { Engine, EngineTrouble } from '../engine/client.ts'
import type { Eyes, Report, TableEngine } from '../engine/protocol.ts'
import { settings } from '../settings/settings.ts'
import { keepEntries } from '../store/tables.ts'
import { asYou } from './as-you.ts'
import { callSeat, nameOfYou } from './names.ts'
import { ordersOf } from './orders-of.ts'
import { outcomeText } from './outcome.ts'
import { sleep, waitOf } from './pace.ts'
import { peopleOf, type TableState } from './state.ts'

/** How a table plays on: asks the engine, paces bots, obeys standing orders, keeps the game, and tells who listens. */
export class Play {
  readonly engine: TableEngine
  readonly #ui: PageUi
  readonly #replay: boolean
  readonly #listeners = new Set<() => void>()
  readonly #onChange: () => void
  #state: TableState | undefined
  #skip = false
  #closed = false
  /** What a person wants done as soon as nothing else is being done. */
  #next: (() => Promise<void>) | undefined
  /** The seats that pass on for the moment. */
  readonly #passing = new Set<Seat>()
  /** What happened elsewhere and is still to be shown, in order. */
  readonly #pushed: Report[] = []
  /** How far the bot that thinks has come, from 0 to 1. */
  share = 0

  /** `onChange` hears of every new position. */
  constructor(ui: PageUi, replay: boolean, onChange: () => void, engine: TableEngine = new Engine()) {
    this.engine = engine
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
    if (seat === undefined) return
    this.#passing.add(seat)
    this.set({ handOver: undefined })
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
      seats: kept && !this.#replay && !kept.isExercise ? peopleOf(kept) : [],
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
      if (report) await this.#takeOwn(report)
    } catch (error) {
      this.set({ trouble: error instanceof Error ? error.message : String(error) })
    }
    this.set({ busy: false })
    void this.goOn()
  }

  /** Something happened at a table that is held elsewhere: it is shown when what came before it has been. */
  push(report: Report): void {
    this.#pushed.push(report)
    if (this.#state?.at !== undefined) this.set({ total: report.table.decisions })
    void this.goOn()
  }

  /** Shows what came of something done here, after all that happened before it; elsewhere it may have been told of already. */
  async #takeOwn(report: Report): Promise<void> {
    const isTold = this.#pushed.includes(report)
    while (await this.#takePushed());
    if (!isTold) await this.take(report)
  }

  /** Shows the first of what happened elsewhere, and gives time to follow it where more is to come; false where there is none. */
  async #takePushed(): Promise<boolean> {
    const report = this.#pushed.shift()
    if (!report) return false
    if (this.#state && isBefore(report.table, this.#state.standing)) return true
    await this.take(report)
    const isLate = this.#pushed.length > MOST_WAITING
    if (this.#pushed.length > 0 && !isLate)
      await sleep(this.#waitAfter(this.#state?.fresh ?? []), () => this.#skip || this.#closed)
    return true
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
    const { table: standing, upTo, guidance } = report
    const aftermath = (isSame ? await this.#aftermathOf(report) : undefined) ?? before.aftermath
    const now = { standing, viewer, log, fresh: isSame ? fresh : [], upTo, guidance, aftermath }
    const change = { ...now, total: standing.decisions }
    this.set({ ...change, ...along, at: undefined, taken: undefined, beat: (this.#state?.beat ?? before.beat) + 1 })
    await keeping
  }

  /** What a battle of a campaign came to, where people play; the end of the whole has a panel of its own. */
  async #aftermathOf({ log, table: { scene, result } }: Report): Promise<Aftermath | undefined> {
    const state = this.#state
    if (!state || result || peopleOf(state.kept).length === 0) return undefined
    const heard = log.lines.map((line) => ({ ...line, text: asYou(line.text, nameOfYou(state)) }))
    return this.#ui.aftermath?.(heard, scene, (seat) => callSeat(state, seat))
  }

  async keep({ entries, table }: Pick<Report, 'entries' | 'table'>): Promise<void> {
    const state = this.#state
    if (!state || this.#replay) return
    const { result } = table
    const outcome = result ? asYou(outcomeText(this.#ui, result, state.kept.names), nameOfYou(state)) : ''
    const { record } = state.kept
    const kept = { ...state.kept, at: Date.now(), over: result !== null, outcome }
    const from = record.answers.length
    ;(record.answers as (typeof entries)[number][]).push(...entries)
    this.set({ kept })
    if (kept.isExercise || kept.match !== undefined) return
    await keepEntries(kept, from).catch((error: Error) => this.set({ trouble: error.message }))
  }

  #waitAfter(fresh: readonly LogLine[]): number {
    return waitOf(settings().speed, fresh, this.#ui, this.#state?.kept.seats.length ?? 0)
  }

  async #showFrames({ frames }: Report): Promise<void> {
    for (const { scene, log: lines } of frames.slice(0, -1)) {
      const state = this.#state
      if (!state || state.at !== undefined || this.#skip || this.#closed) return
      const { log, fresh } = grown(state.log, lines)
      const standing = { ...state.standing, scene, questions: [], waiting: [] }
      this.set({ standing, log, fresh, beat: state.beat + 1 })
      await sleep(this.#waitAfter(fresh) / 2, () => this.#skip || this.#closed)
    }
  }

  /** Lets bots and standing orders play until a person is asked; turns the table to that person. */
  async goOn(): Promise<void> {
    if (this.#state?.busy || this.#closed) return
    this.set({ busy: true })
    try {
      while (this.#mayGoOn() && this.#state && ((await this.#takePushed()) || (await this.#turn(this.#state))));
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
    const { at, request, aftermath, guidance } = this.#state ?? {}
    const isAtRest = aftermath !== undefined || guidance?.ending !== undefined
    const isHeld = at !== undefined || request !== undefined || isAtRest
    return !this.#closed && this.#next === undefined && !isHeld
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
  async #turnTo(seat: Seat, state: TableState): Promise<boolean> {
    const { standing, kept, viewer, handOver } = state
    if ((await this.#obey(seat)) || (await this.#settle(seat, state))) return true
    this.#skip = false
    if (seat === viewer || seat === handOver) return false
    const { secrets } = standing
    const isAlone = peopleOf(kept).length === 1
    const hidden = !isAlone && (secrets[seat] || (viewer !== undefined && secrets[viewer]))
    if (!hidden) await this.turn(seat)
    else await this.turn(undefined, { handOver: seat, mayPass: await this.#mayPass(seat) })
    return false
  }

  /** Whether orders for the moment would answer what a seat is asked. */
  async #mayPass(seat: Seat): Promise<boolean> {
    const { passOn } = this.#ui
    return passOn !== undefined && this.engine.ask('wouldObey', { seat, orders: this.#passOrders(seat) })
  }

  async #letBot(seat: Seat, { kept }: TableState): Promise<boolean> {
    const plan = kept.seats[seat]
    if (plan?.kind !== 'bot') return false
    this.share = 0
    this.set({ thinking: { seat, since: Date.now() } })
    const wait = this.#waitAfter(this.#state?.fresh ?? [])
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

  /** A seat's standing orders as they are in force. */
  ordersOf(seat: Seat): Orders {
    return ordersOf(this.#ui.orders ?? [], this.#state?.kept.orders?.[seat] ?? {}, this.isShared)
  }

  /** Whether several people share the screen. */
  get isShared(): boolean {
    return this.#state !== undefined && peopleOf(this.#state.kept).length > 1
  }

  /** Orders for the moment. */
  #passOrders(seat: Seat): Orders {
    return { ...this.ordersOf(seat), ...this.#ui.passOn?.orders }
  }

  /** Answers in a newcomer's place what "Play now" leaves to the table. */
  async #settle(seat: Seat, { standing, kept }: TableState): Promise<boolean> {
    const asked = standing.questions.find((one) => one.seat === seat)
    if (!asked || !kept.settles?.includes(asked.ask)) return false
    const { report } = await this.engine.ask('bot', { seat, level: 'fighter', eyes: this.eyes() })
    await this.take(report)
    return true
  }

  /** Answers by standing orders where they say something. */
  async #obey(seat: Seat, orders?: Orders): Promise<boolean> {
    if (!this.#ui.orders) return false
    const isPassing = this.#passing.has(seat)
    const given = orders ?? (isPassing ? this.#passOrders(seat) : this.ordersOf(seat))
    const report = await this.engine.ask('obey', { seat, orders: given, eyes: this.eyes() })
    if ('isOver' in report) {
      if (report.isOver) this.#passing.delete(seat)
      return false
    }
    await this.#takeOwn(report)
    return true
  }

  /** The seat that is to have the screen passes without it, once. */
  passUnseen(seat: Seat): void {
    this.queue(async () => {
      this.set({ handOver: undefined, busy: true })
      await this.#obey(seat, this.#passOrders(seat))
      this.set({ busy: false })
      void this.goOn()
    })
  }
}

/** Where more than this has happened elsewhere and was not shown yet, it is shown without waiting. */
const MOST_WAITING = 4

type Stand = Pick<TableState['standing'], 'epoch' | 'seq'>
const isBefore = (a: Stand, b: Stand): boolean => a.epoch < b.epoch || (a.epoch === b.epoch && a.seq < b.seq)

/** A log with new lines, and which of them the reader has not seen. */
function grown(log: readonly LogLine[], lines: Report['log']): Pick<TableState, 'log' | 'fresh'> {
  const known = log.at(-1)?.at ?? -1
  return { log: addLines([...log], lines), fresh: lines.lines.filter(({ at }) => at > known) }
}
