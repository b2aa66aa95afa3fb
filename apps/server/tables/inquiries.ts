import type { Choice, Point, Seat } from '@muster/table'
import { Bucket } from '../sockets/limits.ts'
import type { HeldMatch, Job } from '../thinking/jobs.ts'
import { bundleKey } from '../versions/key.ts'
import { setupOf } from './held.ts'
import type { Table } from './table.ts'
import { Trouble } from './trouble.ts'

type Without<Kind, Key extends string> = Kind extends unknown ? Omit<Kind, Key> : never

/** What may be asked for beside playing: so many at once a seat, and so many a minute. */
const AT_ONCE = 2
const A_MINUTE = { perSecond: 1, burst: 60 }
const JUDGED = { perSecond: 10, burst: 60 }
const MOST_KNOWN = 200
const LONGEST_LOG = 2_000

/** Questions about a game that take longer than a table may be kept from playing: thought about elsewhere, and remembered. */
export class Inquiries {
  readonly #table: Table
  readonly #busy = new Map<string, number>()
  readonly #rates = new Map<string, Bucket>()
  readonly #known = new Map<string, Promise<unknown>>()

  constructor(table: Table) {
    this.#table = table
  }

  forecasts(who: string, seat: Seat, choices: readonly Choice[]): Promise<unknown> {
    const { hosted } = this.#table.playing
    hosted.pendingOf(seat)
    const key = JSON.stringify([hosted.seq, hosted.epoch, seat, choices])
    const known = this.#known.get(key)
    if (known) return known
    const asked = this.#limited(who, A_MINUTE, () =>
      this.#think({ do: 'forecasts', held: this.#held(), seat, choices }, who),
    )
    this.#remember(key, asked)
    return asked
  }

  judge(who: string, seat: Seat, drawn: readonly Point[]): Promise<unknown> {
    this.#table.playing.hosted.pendingOf(seat)
    return this.#limited(`judge ${who}`, JUDGED, () =>
      this.#think({ do: 'judge', held: this.#held(), seat, drawn }, who),
    )
  }

  /** What a viewer heard earlier; nobody hears more than it was told. */
  async log(who: string, viewer: Seat | undefined, from: number, to: number): Promise<unknown> {
    const { game } = this.#table.audience.heldFor(viewer)
    const upTo = Math.min(to, game?.hosted.told.count ?? 0)
    if (upTo <= from) return []
    if (upTo - from > LONGEST_LOG) throw new Trouble('too-large', `ask for at most ${LONGEST_LOG} lines at once`)
    const decided = game?.hosted.seq ?? 0
    return await this.#limited(`log ${who}`, A_MINUTE, async () => {
      const { parts, id, about } = this.#table
      const stored = await parts.store.matches.load(id, { from: 'start' })
      const entries = (stored?.entries ?? []).slice(0, decided).map(({ entry }) => entry)
      const held = { setup: setupOf(about), snapshot: undefined, entries }
      return await this.#think({ do: 'log', held, viewer, from, to: upTo }, who)
    })
  }

  #held(): HeldMatch {
    const { hosted } = this.#table.playing
    return { setup: setupOf(this.#table.about), snapshot: hosted.snapshot(), entries: [] }
  }

  #think(job: Without<Job, 'bundle'>, who: string): Promise<unknown> {
    const { parts, about } = this.#table
    return parts.think({ bundle: bundleKey(about), ...job } as Job, who)
  }

  async #limited(
    who: string,
    rate: { perSecond: number; burst: number },
    deed: () => Promise<unknown>,
  ): Promise<unknown> {
    const now = this.#table.parts.time.now()
    const bucket = this.#rates.get(who) ?? new Bucket(rate, now)
    this.#rates.set(who, bucket)
    const busy = this.#busy.get(who) ?? 0
    if (busy >= AT_ONCE || !bucket.take(1, now))
      throw new Trouble('later', 'one thing after the other; ask again in a moment')
    this.#busy.set(who, busy + 1)
    try {
      return await deed()
    } finally {
      this.#busy.set(who, (this.#busy.get(who) ?? 1) - 1)
    }
  }

  #remember(key: string, asked: Promise<unknown>): void {
    if (this.#known.size >= MOST_KNOWN) this.#known.clear()
    this.#known.set(key, asked)
    asked.catch(() => this.#known.delete(key))
  }
}
