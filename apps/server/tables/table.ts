import type { Hosted, Step } from '@muster/session'
import type { Seat } from '@muster/table'
import type { Append, EntryRow } from '../store/store.ts'
import { bundleKey } from '../versions/key.ts'
import { Audience } from './audience.ts'
import { clocksAfter, nextDue, spentOn } from './clocks.ts'
import type { Decision } from './decision.ts'
import { type About, type Held, heldFrom, isCounted, needEngine, type Snapshot, setupOf, stoppedFrom } from './held.ts'
import type { TableParts } from './parts.ts'
import { isBroken, isFault, Trouble } from './trouble.ts'
import { Turns } from './turns.ts'

const SNAPSHOT_EVERY = 32
/** How often a decision is judged again after somebody else's was stored first. */
const MOST_TRIES = 3

/** Sees to something at a table, whenever the table has changed. */
export interface Hearer {
  changed(): void
}

/**
 * One table. All that is done to it waits in one queue: it is judged on what is held, appended, and only once that is durable made
 * what is held and shown to anybody. What fails leaves it as it was.
 */
export class Table {
  readonly id: string
  readonly parts: TableParts
  readonly audience: Audience
  #held: Held
  readonly #turns = new Turns()
  /** Told after every change, whatever it was. */
  readonly #hearers: Hearer[] = []

  private constructor(parts: TableParts, held: Held) {
    this.id = held.about.id
    this.parts = parts
    this.#held = held
    this.audience = new Audience(this)
  }

  static async load(parts: TableParts, id: string): Promise<Table> {
    return new Table(parts, await loaded(parts, id))
  }

  get held(): Held {
    return this.#held
  }

  get about(): About {
    return this.#held.about
  }

  get isBusy(): boolean {
    return this.#turns.isBusy
  }

  onChange(hearer: Hearer): void {
    this.#hearers.push(hearer)
  }

  /** Waits its turn at this table. */
  run<Done>(deed: () => Promise<Done>): Promise<Done> {
    const { measures } = this.parts
    if (!measures) return this.#turns.run(deed)
    const from = this.isBusy ? performance.now() : undefined
    return this.#turns.run(() => {
      measures.queued(from === undefined ? 0 : performance.now() - from)
      return deed()
    })
  }

  /** Judges and stores a decision. `repeated` where this very answer was stored before. */
  decide(decision: Decision): Promise<'stored' | 'repeated'> {
    return this.run(() => this.#decided(decision))
  }

  async #decided(decision: Decision): Promise<'stored' | 'repeated'> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      let outcome: 'stored' | 'repeated' | 'lost'
      try {
        outcome = await this.#tried(decision)
      } catch (error) {
        outcome = await this.#lateOrBehind(error)
      }
      if (outcome !== 'lost') return outcome
      this.parts.measures?.conflict()
      await this.reload()
    }
    throw new Trouble('try-again', 'others decided at the same moment; try again')
  }

  /** Whoever answers what is not asked here may come from another node that knows more: then it is tried again with all there is. */
  async #lateOrBehind(error: unknown): Promise<'lost'> {
    if (isFault(error) && error.code === 'stale' && (await this.#isBehind())) return 'lost'
    throw error
  }

  /** Reads what other nodes have stored meanwhile: who comes from one of them is not shown less than it saw there. */
  async catchUp(): Promise<void> {
    if (!this.parts.isShared) return
    await this.run(async () => {
      if (await this.#isBehind()) await this.reload()
    })
  }

  async #isBehind(): Promise<boolean> {
    if (!this.parts.isShared) return false
    const heads = await this.parts.store.matches.heads([this.id])
    return (heads.get(this.id) ?? 0) > this.about.seq
  }

  /** The game under way; refused where there is none. */
  get playing(): { readonly hosted: Hosted; readonly clocks: NonNullable<Held['game']>['clocks'] } {
    const { about, game } = this.#held
    if (about.state === 'frozen') throw new Trouble('frozen', about.frozen ?? 'this match is frozen')
    if (!game) throw new Trouble('not-begun', 'the game has not begun')
    if (about.state === 'over') throw new Trouble('game-over', 'the game is over: nobody is asked')
    return game
  }

  async #tried(decision: Decision): Promise<'stored' | 'repeated' | 'lost'> {
    if (this.#hasEnded(decision)) return 'repeated'
    const { hosted, clocks } = this.playing
    const judged = this.#judged(decision, hosted)
    const step = judged instanceof Promise ? await judged : judged
    if (step === 'repeated') return 'repeated'
    const { parts } = this
    const { next, entry } = step
    const at = parts.time.now()
    const isAnswer = 'choice' in entry
    const seat = 'seat' in entry ? entry.seat : entry && 'by' in entry ? entry.by : undefined
    const spent = isAnswer ? spentOn(clocks, entry.seat, decision.received ?? at, decision.way ?? 0) : 0
    const asked = isAnswer ? hosted.questionId(entry.seat)?.asked : undefined
    const row: EntryRow = {
      match: this.id,
      seq: next.seq,
      epoch: next.epoch,
      entry,
      seat,
      asked,
      by: decision.by,
      spent,
      at,
    }
    const { about: seated, along = [] } = decision.reseats?.(this.about) ?? { about: this.about }
    const game = { hosted: next, clocks: clocksAfter(clocks, row, next) }
    const result = next.result
    const about: About = {
      ...seated,
      epoch: next.epoch,
      seq: next.seq,
      due: result ? undefined : nextDue(game.clocks, isCounted(seated)),
      ...(result && { state: 'over' as const, result, ended: at }),
    }
    const needsSnapshot = next.seq % SNAPSHOT_EVERY === 0 || 'back' in entry
    const append: Append = {
      row,
      due: about.due,
      isUntimed: about.due === undefined && seated.due === undefined,
      ...(needsSnapshot && { snapshot: snapshotOf(game) }),
      ...(result && { over: { result } }),
      along: [...along, ...(result ? await this.#rated(about, result) : [])],
    }
    try {
      if ((await parts.store.matches.append(append)) === 'lost') return 'lost'
    } catch (error) {
      throw notStored(error)
    }
    this.adopt({ ...this.#held, about, game }, 'back' in entry ? 'whole' : 'moved', { ack: decision.ack })
    parts.onAppended?.(row)
    return 'stored'
  }

  /** Whether this very answer ended the game: its reply may have been lost, as any other's. */
  #hasEnded(decision: Decision): boolean {
    const { about, game } = this.#held
    if (about.state !== 'over' || !game) return false
    try {
      return decision.judge(game.hosted, about) === 'repeated'
    } catch {
      return false
    }
  }

  /** What the rules say of a decision; later only where that takes more than what is held. */
  #judged(decision: Decision, hosted: Hosted): Step | 'repeated' | Promise<Step | 'repeated'> {
    try {
      return decision.judge(hosted, this.about)
    } catch (error) {
      if (isFault(error) && error.code === 'forgotten')
        return this.fromStart().then((whole) => decision.judge(whole, this.about))
      if (!isBroken(error)) throw error
      return this.#freeze(error)
    }
  }

  /** The game with all its past, played again from the start. */
  async fromStart(): Promise<Hosted> {
    const stored = await this.parts.store.matches.load(this.id, { from: 'start' })
    if (!stored) throw new Trouble('unknown-table', 'there is no such table')
    const entries = stored.entries.map(({ entry }) => entry)
    return needEngine(this.#held).resume(setupOf(stored), undefined, entries)
  }

  async #rated(about: About, result: NonNullable<Hosted['result']>): Promise<Append['along'] & {}> {
    const { ratings, time } = this.parts
    if (!ratings) return []
    const engine = needEngine(this.#held)
    try {
      return await ratings({
        match: this.id,
        game: about.game,
        together: engine.together,
        sides: engine.sides(about.config, about.seats.length),
        difficulty: engine.difficulty(about.config),
        accounts: about.seats.map(({ account, bot }) => (bot === undefined ? account : undefined)),
        hasPacks: about.packs.length > 0,
        isAborted: result.aborted === true,
        result,
        at: time.now(),
      })
    } catch (error) {
      this.parts.report?.('ratings failed', error, this.id)
      return []
    }
  }

  /** Where the rules break, the match is frozen as it stands, and nothing is stored. */
  async #freeze(error: unknown): Promise<never> {
    this.parts.report?.('the rules broke', error, this.id)
    const frozen = 'The rules broke at this point. The match is kept as it stands, and nobody is rated for it.'
    await this.change(
      { sql: `update match set state = 'frozen', frozen = ?, due = null where id = ?`, values: [frozen, this.id] },
      { state: 'frozen', frozen, due: undefined },
    )
    throw new Trouble('frozen', 'the rules broke at this point; the match is kept as it stands')
  }

  /** Writes something of the table beside its log, then holds and shows it: to one seat only, where it concerns no other. */
  async change(
    statement: { readonly sql: string; readonly values: readonly (string | number | null)[] },
    changed: Partial<About>,
    only?: Seat,
  ): Promise<void> {
    await stored(() => this.parts.store.database.run(statement))
    this.adopt({ ...this.#held, about: { ...this.about, ...changed } }, 'whole', { only })
    this.parts.onChanged?.(this.id, only)
  }

  /** Another node has stored an entry: it is taken as it is where it is the next, else the table is read anew. */
  follow(row: EntryRow): Promise<void> {
    return this.run(async () => {
      const { about, game } = this.#held
      if (row.seq <= about.seq) return
      const isNext =
        game !== undefined && about.state === 'playing' && row.seq === about.seq + 1 && 'choice' in row.entry
      const hosted = isNext ? taken(game.hosted, row) : undefined
      if (!game || !hosted || hosted.result) return await this.reload()
      const clocks = clocksAfter(game.clocks, row, hosted)
      const due = nextDue(clocks, isCounted(about))
      const next = { ...about, epoch: hosted.epoch, seq: hosted.seq, due }
      this.adopt({ ...this.#held, about: next, game: { hosted, clocks } }, 'moved')
    })
  }

  /** Reads the table anew: another has written it, or it is not known what was written. */
  async reload(only?: Seat): Promise<void> {
    this.parts.measures?.reload()
    const { seq } = this.about
    const held = await loaded(this.parts, this.id)
    this.adopt(held, 'whole', { only: held.about.seq === seq ? only : undefined })
  }

  /** Holds what is stored, and shows it to whoever watches. */
  adopt(held: Held, how: 'moved' | 'whole', to: Parameters<Audience['show']>[1] = {}): void {
    this.#held = held
    try {
      this.audience.show(how, to)
    } catch (error) {
      // What is stored is stored, whether or not it can be shown.
      this.parts.report?.('a table cannot be shown', error, this.id)
    }
    for (const hearer of this.#hearers) hearer.changed()
  }
}

/** The game with an entry of another node's; nothing where the rules here do not take it. */
function taken(hosted: Hosted, { entry }: EntryRow): Hosted | undefined {
  try {
    return hosted.take(entry)
  } catch {
    return undefined
  }
}

export function snapshotOf({ hosted, clocks }: NonNullable<Held['game']>): Snapshot {
  return { hosted: hosted.snapshot(), clocks }
}

export async function stored<Done>(write: () => Promise<Done>): Promise<Done> {
  try {
    return await write()
  } catch (error) {
    throw notStored(error)
  }
}

/** What cannot be stored now may be later; whether it was is known only by reading it. */
const notStored = (error: unknown): Trouble =>
  new Trouble('try-again', 'this could not be stored; try again', String(error instanceof Error && error.name))

async function loaded(parts: TableParts, id: string): Promise<Held> {
  const found = await stored(() => parts.store.matches.load(id))
  if (!found) throw new Trouble('unknown-table', 'there is no such table')
  try {
    return heldFrom(await parts.engines.load(bundleKey(found)), found)
  } catch (error) {
    parts.report?.('a match cannot be taken up', error, id)
    return stoppedFrom(found)
  }
}
