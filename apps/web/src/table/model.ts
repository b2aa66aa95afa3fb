import type { Choice, Outcome, RefusedOption, Seat } from '@muster/table'
import { Engine, EngineTrouble } from '../engine/client.ts'
import type { LogLine, Standing, Thought, Undo } from '../engine/protocol.ts'
import { settings } from '../settings/settings.ts'
import { type KeptTable, keepTable } from '../store/tables.ts'
import { outcomeText } from './outcome.ts'
import { sleep, waitOf } from './pace.ts'

export interface TableState {
  readonly kept: KeptTable
  readonly standing: Standing
  /** Whose eyes the table is seen through. */
  readonly viewer: Seat | undefined
  /** All events the viewer heard; `fresh` are those of the last change. */
  readonly log: readonly LogLine[]
  readonly fresh: readonly LogLine[]
  /** Counts changes, so that each is animated once. */
  readonly beat: number
  /** The decision looked back at; undefined is now. */
  readonly at: number | undefined
  readonly total: number
  readonly handOver: Seat | undefined
  readonly thinking: { readonly seat: Seat; readonly since: number } | undefined
  readonly thought: Thought | undefined
  readonly trouble: string
  /** An answer is on its way. */
  readonly answering: boolean
  readonly undo: Undo
}

/** A table on the page: asks the engine, paces bots, keeps the game. */
export class TableModel {
  readonly #engine = new Engine()
  readonly #replay: boolean
  readonly #listeners = new Set<() => void>()
  #state: TableState | undefined
  #skip = false
  #closed = false
  #busy = false
  #wanted: number | undefined
  readonly #odds = new Map<string, Promise<readonly Outcome[]>>()
  #why: Promise<readonly RefusedOption[]> | undefined

  constructor(replay: boolean) {
    this.#replay = replay
  }

  readonly get = (): TableState | undefined => this.#state
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #set(change: Partial<TableState>): void {
    if (!this.#state || this.#closed) return
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }

  async open(kept: KeptTable): Promise<void> {
    await this.#engine.ask('replay', { record: kept.record })
    const people = kept.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
    const viewer = this.#replay ? undefined : people[0]
    const standing = await this.#engine.ask('standing', { viewer, from: 0 })
    this.#state = {
      kept,
      standing,
      viewer,
      log: standing.log,
      fresh: [],
      beat: 0,
      at: undefined,
      total: standing.decisions,
      handOver: undefined,
      thinking: undefined,
      thought: undefined,
      trouble: '',
      answering: false,
      undo: { to: undefined, seen: false },
    }
    for (const listener of this.#listeners) listener()
    if (!this.#replay) void this.#goOn()
  }

  close(): void {
    this.#closed = true
    this.#engine.close()
  }

  async answer(choice: Choice): Promise<void> {
    const asked = this.asked
    if (!asked || this.#busy || this.#state?.at !== undefined) return
    this.#busy = true
    this.#set({ answering: true })
    try {
      await this.#engine.ask('answer', { seat: asked.seat, choice })
      this.#set({ trouble: '' })
      await this.#refresh(this.#state?.viewer)
    } catch (error) {
      this.#set({ trouble: error instanceof Error ? error.message : String(error) })
    }
    this.#busy = false
    this.#set({ answering: false })
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

  skip(): void {
    this.#skip = true
  }

  odds(choice: Choice): Promise<readonly Outcome[]> {
    const seat = this.asked?.seat ?? 0
    const key = JSON.stringify(choice)
    const known = this.#odds.get(key) ?? this.#engine.ask('odds', { seat, choice }).catch(() => [])
    this.#odds.set(key, known)
    return known
  }

  why(): Promise<readonly RefusedOption[]> {
    const seat = this.asked?.seat
    if (seat === undefined) return Promise.resolve([])
    this.#why ??= this.#engine.ask('explain', { seat }).catch(() => [])
    return this.#why
  }

  course() {
    return this.#engine.ask('course', {})
  }

  record() {
    return this.#engine.ask('record', {})
  }

  async undo(): Promise<void> {
    const to = this.#state?.undo.to
    if (to === undefined) return
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

  async #refresh(viewer: Seat | undefined): Promise<void> {
    const before = this.#state
    if (!before) return
    this.#odds.clear()
    this.#why = undefined
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
    const outcome = result ? outcomeText(result, state.kept.names) : ''
    const kept = { ...state.kept, record, at: Date.now(), over: result !== null, outcome }
    this.#set({ kept })
    await keepTable(kept).catch((error: Error) => this.#set({ trouble: error.message }))
  }

  /** Lets bots play until a person is asked; turns the table to that person. */
  async #goOn(): Promise<void> {
    if (this.#busy || this.#closed) return
    this.#busy = true
    try {
      while (!this.#closed && this.#state && this.#state.at === undefined && (await this.#turn(this.#state)));
    } catch (error) {
      if (!this.#closed)
        this.#set({ thinking: undefined, trouble: error instanceof EngineTrouble ? error.message : String(error) })
    }
    this.#busy = false
  }

  async #turn({ standing, kept, viewer }: TableState): Promise<boolean> {
    const { questions, secrets } = standing
    const person = questions.find(({ seat }) => kept.seats[seat]?.kind === 'person')
    if (person) {
      this.#skip = false
      if (person.seat === viewer) return false
      const hidden = viewer !== undefined && (secrets[person.seat] || secrets[viewer])
      if (hidden) this.#set({ handOver: person.seat })
      else await this.#refresh(person.seat)
      return false
    }
    const [asked] = questions
    const plan = asked && kept.seats[asked.seat]
    if (!asked || plan?.kind !== 'bot') return false
    this.#set({ thinking: { seat: asked.seat, since: Date.now() } })
    await sleep(this.#skip ? 0 : waitOf(settings().speed, this.#state?.fresh ?? []), () => this.#skip || this.#closed)
    if (this.#closed || this.#state?.at !== undefined) return false
    const thought = await this.#engine.ask('bot', { seat: asked.seat, level: plan.level })
    this.#set({ thinking: undefined, thought })
    await this.#refresh(viewer)
    return true
  }
}
