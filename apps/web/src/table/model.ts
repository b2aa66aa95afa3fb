import type { Choice, RefusedOption, Seat } from '@muster/table'
import type { Forecast, Orders, Overlay, PageUi, Subject } from '@muster/ui'
import { Engine, EngineTrouble } from '../engine/client.ts'
import type { Looked } from '../questions/narrow.ts'
import { settings } from '../settings/settings.ts'
import { type KeptTable, keepTable } from '../store/tables.ts'
import { Inquiry, NO_FORECAST } from './inquiry.ts'
import { outcomeText } from './outcome.ts'
import { sleep, waitOf } from './pace.ts'
import { firstState, type TableState } from './state.ts'

/** A table on the page: asks the engine, paces bots, keeps the game. */
export class TableModel {
  readonly #engine = new Engine()
  readonly #replay: boolean
  readonly #ui: PageUi
  readonly #listeners = new Set<() => void>()
  #state: TableState | undefined
  #skip = false
  #closed = false
  /** What a person wants done as soon as nothing else is being done. */
  #next: (() => Promise<void>) | undefined
  /** The seat that passes on for the moment. */
  #passing: Seat | undefined
  #wanted: number | undefined
  readonly #inquiry: Inquiry
  /** How far the bot that thinks has come, from 0 to 1. */
  share = 0

  constructor(replay: boolean, ui: PageUi) {
    this.#replay = replay
    this.#ui = ui
    this.#inquiry = new Inquiry(this.#engine, ui)
  }

  readonly get = (): TableState | undefined => this.#state
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  get #busy(): boolean {
    return this.#state?.busy ?? false
  }

  #set(change: Partial<TableState>): void {
    if (!this.#state || this.#closed) return
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }

  /** Opens a table for its first person, or for nobody where several at one screen have something to hide. */
  async open(kept: KeptTable): Promise<void> {
    await this.#engine.ask('replay', { record: kept.record })
    const people = kept.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
    const first = this.#replay ? undefined : people[0]
    const seen = await this.#engine.ask('standing', { viewer: first, from: 0 })
    const isShared = people.length > 1 && people.some((seat) => seen.secrets[seat])
    const viewer = isShared ? undefined : first
    const standing = isShared ? await this.#engine.ask('standing', { viewer, from: 0 }) : seen
    this.#state = firstState(kept, standing, viewer)
    for (const listener of this.#listeners) listener()
    if (!this.#replay) void this.#goOn()
  }

  close(): void {
    this.#closed = true
    this.#engine.close()
  }

  /** A person answers. Where the last answer is still being dealt with, this one waits, and counts if it still fits. */
  answer(choice: Choice): void {
    const asked = this.asked
    const decisions = this.#state?.standing.decisions
    if (!asked) return
    const deed = async () => {
      await this.#engine.ask('answer', { seat: asked.seat, choice })
      await this.#showFrames()
    }
    this.#next = () => (this.asked && this.#state?.standing.decisions === decisions ? this.#act(deed) : this.#goOn())
    void this.#goOn()
  }

  /** A person gives up, whoever's decision it is; a bot that thinks is heard out first. */
  concede(seat: Seat): void {
    this.#next = () => this.#act(() => this.#engine.ask('concede', { seat }))
    this.skip()
    void this.#goOn()
  }

  /** Something a person does, with what follows from it. */
  async #act(deed: () => Promise<unknown>): Promise<void> {
    if (this.#busy || this.#state?.at !== undefined) return
    this.#skip = false
    this.#set({ busy: true })
    try {
      await deed()
      this.#set({ trouble: '' })
      await this.#refresh(this.#state?.viewer)
    } catch (error) {
      this.#set({ trouble: error instanceof Error ? error.message : String(error) })
    }
    this.#set({ busy: false })
    void this.#goOn()
  }

  /** The question that a person at this screen is to answer now. */
  get asked() {
    const state = this.#state
    if (!state || this.#replay || state.handOver !== undefined || state.at !== undefined) return undefined
    return state.standing.questions.find(({ seat }) => seat === state.viewer)
  }

  takeOver(): void {
    const seat = this.#state?.handOver
    if (seat === undefined) return
    this.#set({ handOver: undefined })
    void this.#see(seat)
  }

  /** Goes on to the next decision of a person without waiting. */
  skip(): void {
    this.#skip = true
    if (this.#state?.thinking) void this.#engine.ask('hurry', {})
  }

  forecast(of: Looked, choice: Choice): Promise<Forecast> {
    const seat = this.asked?.seat
    const scene = this.#state?.standing.scene
    return seat === undefined || !scene ? Promise.resolve(NO_FORECAST) : this.#inquiry.forecast(seat, scene, of, choice)
  }

  overlays(subject: Subject): Promise<readonly Overlay[]> {
    const { viewer, at } = this.#state ?? {}
    return this.#inquiry.overlays(viewer, subject, at)
  }

  why(): Promise<readonly RefusedOption[]> {
    const seat = this.asked?.seat
    return seat === undefined ? Promise.resolve([]) : this.#inquiry.why(seat)
  }

  course() {
    return this.#engine.ask('course', {})
  }

  record() {
    return this.#engine.ask('record', {})
  }

  /** A seat's standing orders: what it chose, else what each begins with. */
  ordersOf(seat: Seat): Orders {
    const first = Object.fromEntries((this.#ui.orders ?? []).map(({ id, values }) => [id, values[0]?.id ?? '']))
    return { ...first, ...this.#state?.kept.orders?.[seat] }
  }

  async order(seat: Seat, id: string, value: string): Promise<void> {
    const state = this.#state
    if (!state) return
    const orders = { ...state.kept.orders, [seat]: { ...this.ordersOf(seat), [id]: value } }
    this.#set({ kept: { ...state.kept, orders } })
    await this.#keep()
    void this.#goOn()
  }

  /** Orders for the moment: the asked seat passes on until that gives no answer. */
  passOn(): void {
    this.#passing = this.asked?.seat
    void this.#goOn()
  }

  async undo(): Promise<void> {
    const to = this.#state?.undo.to
    if (to === undefined) return
    this.skip()
    await this.#engine.ask('undoTo', { count: to })
    await this.#refresh(this.#state?.viewer)
    void this.#goOn()
  }

  /** Looks at the table as it stood after some decisions; the last one is now. */
  async lookAt(at: number): Promise<void> {
    const state = this.#state
    if (!state) return
    const wanted = Math.max(0, Math.min(state.total, at))
    this.#wanted = wanted
    const now = wanted === state.total
    const standing = await this.#engine.ask('standing', { viewer: state.viewer, from: 0, at: wanted })
    if (this.#wanted !== wanted) return
    this.#wanted = undefined
    const fresh = standing.log.filter(({ after }) => after === wanted)
    this.#set({ standing, log: standing.log, fresh, beat: state.beat + 1, at: now ? undefined : wanted })
    if (now && !this.#replay) void this.#goOn()
  }

  /** Steps from where one is looking, or is about to look. */
  lookBy(steps: number): void {
    const state = this.#state
    if (state) void this.lookAt((this.#wanted ?? state.at ?? state.total) + steps)
  }

  /** What happened on the way to the next decision, one thing after the other, as fast as bots play. */
  async #showFrames(): Promise<void> {
    const { speed } = settings()
    if (speed === 'instant' || this.#skip) return
    const frames = await this.#engine.ask('frames', { viewer: this.#state?.viewer })
    for (const { scene, log } of frames.slice(0, -1)) {
      const state = this.#state
      if (!state || state.at !== undefined || this.#skip || this.#closed) return
      const fresh = log.slice(state.log.length)
      this.#set({ standing: { ...state.standing, scene, questions: [] }, log, fresh, beat: state.beat + 1 })
      await sleep(waitOf(speed, fresh, this.#ui) / 2, () => this.#skip || this.#closed)
    }
  }

  async #refresh(viewer: Seat | undefined): Promise<void> {
    const before = this.#state
    if (!before) return
    this.#inquiry.forget()
    const standing = await this.#engine.ask('standing', { viewer, from: 0 })
    const grown = viewer === before.viewer && standing.log.length >= before.log.length
    const fresh = grown ? standing.log.slice(before.log.length) : []
    const undo = viewer === undefined ? before.undo : await this.#engine.ask('undo', { seat: viewer })
    const change = { standing, viewer, log: standing.log, fresh, undo, at: undefined, total: standing.decisions }
    this.#set({ ...change, beat: before.beat + 1 })
    await this.#keep()
  }

  async #see(seat: Seat): Promise<void> {
    await this.#refresh(seat)
    void this.#goOn()
  }

  async #keep(): Promise<void> {
    const state = this.#state
    if (!state || this.#replay) return
    const { result } = state.standing
    const record = await this.#engine.ask('record', {})
    const outcome = result ? outcomeText(this.#ui, result, state.kept.names) : ''
    const kept = { ...state.kept, record, at: Date.now(), over: result !== null, outcome }
    this.#set({ kept })
    await keepTable(kept).catch((error: Error) => this.#set({ trouble: error.message }))
  }

  /** Lets bots and standing orders play until a person is asked; turns the table to that person. */
  async #goOn(): Promise<void> {
    if (this.#busy || this.#closed) return
    this.#set({ busy: true })
    try {
      while (this.#mayGoOn() && this.#state && (await this.#turn(this.#state)));
    } catch (error) {
      if (!this.#closed)
        this.#set({ thinking: undefined, trouble: error instanceof EngineTrouble ? error.message : String(error) })
    }
    const next = this.#next
    this.#next = undefined
    this.#set({ busy: false })
    void next?.()
  }

  #mayGoOn(): boolean {
    return !this.#closed && this.#next === undefined && this.#state?.at === undefined
  }

  async #turn({ standing, kept, viewer }: TableState): Promise<boolean> {
    const { questions, secrets } = standing
    const person = questions.find(({ seat }) => kept.seats[seat]?.kind === 'person')
    if (person) {
      if (await this.#obey(person.seat)) return true
      this.#skip = false
      if (person.seat === viewer) return false
      const isAlone = kept.seats.filter(({ kind }) => kind === 'person').length === 1
      const hidden = !isAlone && (secrets[person.seat] || (viewer !== undefined && secrets[viewer]))
      if (hidden) this.#set({ handOver: person.seat })
      else await this.#refresh(person.seat)
      return false
    }
    const [asked] = questions
    const plan = asked && kept.seats[asked.seat]
    if (!asked || plan?.kind !== 'bot') return false
    this.share = 0
    this.#set({ thinking: { seat: asked.seat, since: Date.now() } })
    const wait = waitOf(settings().speed, this.#state?.fresh ?? [], this.#ui)
    await sleep(this.#skip ? 0 : wait, () => this.#skip || this.#closed)
    if (this.#closed || this.#state?.at !== undefined) return false
    const thought = await this.#engine.ask('bot', { seat: asked.seat, level: plan.level }, (share) => {
      this.share = share
    })
    this.#set({ thinking: undefined, thought })
    if (this.#state?.at !== undefined) {
      this.#set({ total: this.#state.total + 1 })
      return false
    }
    await this.#showFrames()
    await this.#refresh(viewer)
    return true
  }

  /** Answers by standing orders where they say something. */
  async #obey(seat: Seat): Promise<boolean> {
    if (!this.#ui.orders) return false
    const orders = this.#passing === seat ? { ...this.ordersOf(seat), ...this.#ui.passOn?.orders } : this.ordersOf(seat)
    const choice = await this.#engine.ask('ordered', { seat, orders })
    if (choice === null) {
      if (this.#passing === seat) this.#passing = undefined
      return false
    }
    await this.#engine.ask('answer', { seat, choice })
    await this.#showFrames()
    await this.#refresh(this.#state?.viewer)
    return true
  }
}
