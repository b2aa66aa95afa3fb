import type { Undo } from '@muster/session'
import { addLines, type LogLine } from '@muster/session/reader'
import type { Choice, Point, RefusedOption, Seat } from '@muster/table'
import type { Forecast, Overlay, PageUi, Subject } from '@muster/ui'
import type { Judged, Report, SeatPlan, TableEngine } from '../engine/protocol.ts'
import type { Looked } from '../questions/narrow.ts'
import { MIDDLE_BOT } from '../setup/seating.ts'
import { goTo } from '../shell/routes.ts'
import { type KeptTable, keepTable, makeId } from '../store/tables.ts'
import { agreedBy, needsConsent, requestOf } from './consent.ts'
import { Inquiry, NO_FORECAST } from './inquiry.ts'
import { Play } from './play.ts'
import { firstState, peopleOf, type TableState } from './state.ts'

/** What people do at a table on the page. */
export class TableModel {
  readonly #play: Play
  readonly #inquiry: Inquiry
  readonly #replay: boolean
  /** The decision somebody is about to look back at. */
  #wanted: number | undefined

  /** `engine` lays out the table; a worker of its own where left out. */
  constructor(replay: boolean, ui: PageUi, engine?: TableEngine) {
    this.#replay = replay
    this.#play = new Play(ui, replay, () => this.#inquiry.forget(), engine)
    this.#inquiry = new Inquiry(this.#play.engine, ui)
  }

  readonly get = (): TableState | undefined => this.#play.get()
  readonly subscribe = (listener: () => void) => this.#play.subscribe(listener)

  get #engine() {
    return this.#play.engine
  }

  /** How far the bot that thinks has come, from 0 to 1. */
  get share(): number {
    return this.#play.share
  }

  /** Opens a table for its first person, or for nobody where several at one screen have something to hide. */
  async open(kept: KeptTable): Promise<void> {
    await this.#engine.ask('replay', { record: kept.record })
    await this.#begin(kept)
  }

  /** Opens what somebody lays in the engine, such as the position of a lesson. */
  async lay(laid: (engine: TableEngine) => Promise<KeptTable>): Promise<void> {
    await this.#begin(await laid(this.#engine))
  }

  /** Goes on from a step of a lesson that is only read. */
  readOn(): void {
    this.#play.queue(() => this.#play.act(() => this.#engine.ask('readOn', { eyes: this.#play.eyes() })))
  }

  async #begin(kept: KeptTable): Promise<void> {
    const people = peopleOf(kept)
    const first = this.#replay ? undefined : people[0]
    const eyes = { seats: this.#replay || kept.isExercise ? [] : people, kept: kept.record.answers.length }
    const seen = await this.#engine.ask('look', { ...eyes, viewer: first })
    const isShared = people.length > 1 && people.some((seat) => seen.table.secrets[seat])
    const viewer = isShared ? undefined : first
    const { table, log, upTo, guidance } = isShared ? await this.#engine.ask('look', { ...eyes, viewer }) : seen
    const known = kept.isExercise ? [] : addLines([], log)
    this.#play.begin(firstState(kept, viewer, { standing: table, log: known, upTo, guidance }))
  }

  close(): void {
    this.#play.close()
  }

  /** Something happened at a table that is held elsewhere. */
  push(report: Report): void {
    this.#play.push(report)
  }

  /** Something is done at a table that is held elsewhere, with what follows from it. */
  deed(deed: () => Promise<Report | undefined>): void {
    this.#play.queue(() => this.#play.act(deed))
  }

  /** What else is to be said or known of such a table. */
  tell(change: Partial<Pick<TableState, 'notice' | 'kept'>>): void {
    this.#play.set(change)
  }

  /** The question that a person at this screen is to answer now. */
  get asked() {
    const state = this.get()
    if (!state || this.#replay) return undefined
    const { handOver, request, aftermath, at, viewer, standing } = state
    if (handOver !== undefined || request || aftermath || at !== undefined) return undefined
    return standing.questions.find(({ seat }) => seat === viewer)
  }

  /** A person answers. Where the last answer is still being dealt with, this one waits, and counts if it still fits. */
  answer(choice: Choice): void {
    const asked = this.asked
    if (!asked) return
    const { seat, id } = asked
    const deed = () => this.#engine.ask('answer', { seat, choice, question: id, eyes: this.#play.eyes() })
    const fits = () => this.asked?.id.epoch === id.epoch && this.asked.id.asked === id.asked
    this.#play.queue(() => (fits() ? this.#play.act(deed) : this.#play.goOn()))
  }

  /** A bot of middling strength answers once in a person's place. */
  chooseForMe(): void {
    const asked = this.asked
    if (!asked) return
    const given = { seat: asked.seat, level: 'fighter', eyes: this.#play.eyes() } as const
    this.#play.queue(() => this.#play.act(async () => (await this.#engine.ask('bot', given)).report))
  }

  /** A person gives up, whoever's decision it is; a bot that thinks is heard out first. */
  concede(seat: Seat): void {
    this.#play.skip()
    const deed = () => this.#engine.ask('act', { seat, act: { act: 'resign' }, eyes: this.#play.eyes() })
    this.#play.queue(() => this.#play.act(deed))
  }

  /** The next person has the screen. */
  async takeOver(): Promise<void> {
    const seat = this.get()?.handOver
    if (seat === undefined) return
    await this.#play.turn(seat, { handOver: undefined })
    void this.#play.goOn()
  }

  skip(): void {
    this.#play.skip()
  }

  /** What a battle came to was read. */
  goOn(): void {
    this.#play.set({ aftermath: undefined })
    void this.#play.goOn()
  }

  forecast(of: Looked, choice: Choice): Promise<Forecast> {
    const seat = this.asked?.seat
    const scene = this.get()?.standing.scene
    return seat === undefined || !scene ? Promise.resolve(NO_FORECAST) : this.#inquiry.forecast(seat, scene, of, choice)
  }

  overlays(subject: Subject): Promise<readonly Overlay[]> {
    const { viewer, at } = this.get() ?? {}
    return this.#inquiry.overlays(viewer, subject, at)
  }

  /** What the rules would say to a point or way that the asked seat draws. */
  judge(drawn: readonly Point[]): Promise<Judged | undefined> {
    const seat = this.asked?.seat
    return seat === undefined ? Promise.resolve(undefined) : this.#inquiry.judge(seat, drawn)
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

  /** What is wrong with the dice and decisions of the game so far, as sentences. */
  async verify(): Promise<readonly string[]> {
    return this.#engine.ask('verify', { record: await this.record() })
  }

  ordersOf(seat: Seat) {
    return this.#play.ordersOf(seat)
  }

  async order(seat: Seat, id: string, value: string): Promise<void> {
    const state = this.get()
    if (!state) return
    const orders = { ...state.kept.orders, [seat]: { ...this.ordersOf(seat), [id]: value } }
    this.#play.set({ kept: { ...state.kept, orders } })
    await this.#play.keep({ entries: [], table: state.standing })
    void this.#play.goOn()
  }

  /** Orders for the moment: the seat that is asked, or is to have the screen, passes on until they are over. */
  passOn(): void {
    const { asked } = this
    this.#play.pass(asked?.seat ?? this.get()?.handOver)
    // On one's own turn the orders say nothing; what is asked is passed all the same.
    if (asked?.pass !== undefined) this.answer(asked.pass)
  }

  /** Whoever is handed the screen passes without looking. */
  passUnseen(): void {
    const seat = this.get()?.handOver
    if (seat !== undefined) this.#play.passUnseen(seat)
  }

  get isShared(): boolean {
    return this.#play.isShared
  }

  /** A seat's last decision is taken back; where others have a say, the table is covered and they are asked first. */
  takeBack(seat: Seat): void {
    this.#play.skip()
    this.#play.queue(() => this.#play.act(() => this.#takeBack(seat)))
  }

  async #takeBack(seat: Seat): Promise<Report | undefined> {
    const { kept, standing } = this.get() ?? {}
    const undo = standing?.undo.find((one) => one.seat === seat)
    if (!kept || !undo) return undefined
    if (!needsConsent(undo, kept)) return this.#goBack(undo)
    await this.#play.turn(undefined)
    this.#play.set({ request: requestOf(undo, kept, this.get()?.log ?? []), handOver: undefined })
    return undefined
  }

  async #goBack({ to, seat }: Undo): Promise<Report> {
    const report = await this.#engine.ask('takeBack', { to, by: seat, eyes: this.#play.eyes() })
    this.#play.set({ handOver: undefined })
    return report
  }

  /** Somebody agrees that a decision is taken back; when all have, it is. */
  agree(seat: Seat): void {
    const { request, kept } = this.get() ?? {}
    if (!request || !kept) return
    const left = agreedBy(request, seat)
    if (left.waiting.length > 0) return this.#play.set({ request: left })
    const words = `All agreed: ${kept.names[request.undo.seat]} takes decision ${request.undo.left + 1} back.`
    this.#settle(words, () => this.#goBack(request.undo))
  }

  decline(seat: Seat): void {
    const { request, kept } = this.get() ?? {}
    if (request && kept) this.#settle(`${kept.names[seat]} did not agree: nothing was taken back.`)
  }

  /** Whoever asked lets the decision stand. */
  withdraw(): void {
    if (this.get()?.request) this.#settle('Nothing was taken back.')
  }

  /** Ends a request and says what came of it. */
  #settle(notice: string, deed: () => Promise<Report | undefined> = async () => undefined): void {
    this.#play.queue(() =>
      this.#play.act(async () => {
        const report = await deed()
        this.#play.set({ request: undefined, notice })
        return report
      }),
    )
  }

  /** Looks at the table as it stood after some decisions; the last one is now. */
  async lookAt(at: number): Promise<void> {
    const state = this.get()
    if (!state) return
    const wanted = Math.max(0, Math.min(state.total, at))
    this.#wanted = wanted
    const now = wanted === state.total
    const eyes = { ...this.#play.eyes(), since: undefined, framed: false }
    const { table, log: heard, upTo, taken } = await this.#engine.ask('look', { ...eyes, at: now ? undefined : wanted })
    if (this.#wanted !== wanted) return
    this.#wanted = undefined
    const log = addLines([], heard)
    const isOn = wanted > (state.at ?? state.total)
    const reached = table.decisions
    const fresh = isOn ? log.filter(({ after }) => after === reached) : []
    const beat = state.beat + 1
    this.#play.set({
      standing: table,
      log,
      upTo,
      fresh,
      beat,
      taken,
      at: reached === state.total ? undefined : reached,
    })
    if (now && !this.#replay) void this.#play.goOn()
  }

  /** Keeps a new table that begins where one looks back at, and goes there: a person has the seat, bots the others. */
  playOn(seat: Seat): void {
    const state = this.get()
    if (!state) return
    const { game, title, names, seats } = state.kept
    const at = state.at ?? state.total
    void this.#engine.ask('branch', { at, seat, seed: makeId() }).then(async (record) => {
      const plans = seats.map((_, one): SeatPlan => (one === seat ? { kind: 'person' } : MIDDLE_BOT))
      const id = makeId()
      const from = `${title}, from decision ${at}`
      await keepTable({ id, game, title: from, seats: plans, names, record, at: Date.now(), over: false, outcome: '' })
      goTo(`#/table/${id}`)
    })
  }

  /** Shows once more what happened. */
  showAgain(lines: readonly LogLine[]): void {
    const state = this.get()
    if (state) this.#play.set({ fresh: lines, beat: state.beat + 1 })
  }

  /** Steps from where one is looking, or is about to look. */
  lookBy(steps: number): void {
    const state = this.get()
    if (state) void this.lookAt((this.#wanted ?? state.at ?? state.total) + steps)
  }
}
