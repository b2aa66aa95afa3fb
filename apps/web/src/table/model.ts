import type { Undo } from '@muster/session'
import { addLines } from '@muster/session/reader'
import type { Choice, Point, RefusedOption, Seat } from '@muster/table'
import type { Forecast, Overlay, PageUi, Subject } from '@muster/ui'
import type { Judged, Report } from '../engine/protocol.ts'
import type { Looked } from '../questions/narrow.ts'
import type { KeptTable } from '../store/tables.ts'
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

  constructor(replay: boolean, ui: PageUi) {
    this.#replay = replay
    this.#play = new Play(ui, replay, () => this.#inquiry.forget())
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
    const people = peopleOf(kept)
    const first = this.#replay ? undefined : people[0]
    const eyes = { seats: this.#replay ? [] : people, kept: kept.record.answers.length }
    const seen = await this.#engine.ask('look', { ...eyes, viewer: first })
    const isShared = people.length > 1 && people.some((seat) => seen.table.secrets[seat])
    const viewer = isShared ? undefined : first
    const { table, log, upTo } = isShared ? await this.#engine.ask('look', { ...eyes, viewer }) : seen
    this.#play.begin(firstState(kept, viewer, { standing: table, log: addLines([], log), upTo }))
  }

  close(): void {
    this.#play.close()
  }

  /** The question that a person at this screen is to answer now. */
  get asked() {
    const state = this.get()
    if (!state || this.#replay) return undefined
    const { handOver, request, at, viewer, standing } = state
    if (handOver !== undefined || request || at !== undefined) return undefined
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

  /** Orders for the moment: the asked seat passes on until that gives no answer. */
  passOn(): void {
    this.#play.pass(this.asked?.seat)
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
    const { table, log: heard, upTo } = await this.#engine.ask('look', { ...eyes, at: now ? undefined : wanted })
    if (this.#wanted !== wanted) return
    this.#wanted = undefined
    const log = addLines([], heard)
    const fresh = log.filter(({ after }) => after === wanted)
    const beat = state.beat + 1
    this.#play.set({ standing: table, log, upTo, fresh, beat, at: now ? undefined : wanted })
    if (now && !this.#replay) void this.#play.goOn()
  }

  /** Steps from where one is looking, or is about to look. */
  lookBy(steps: number): void {
    const state = this.get()
    if (state) void this.lookAt((this.#wanted ?? state.at ?? state.total) + steps)
  }
}
