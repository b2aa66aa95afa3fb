import type { Registry } from './registry.ts'

const EVERY = 5_000
const MOST_AT_ONCE = 200

/** Every few seconds: tables whose time is up, wherever they are, and such as wait for a bot that nobody watches. */
export class Sweeper {
  readonly #registry: Registry
  #stop: () => void = () => {}
  #round: Promise<void> = Promise.resolve()

  constructor(registry: Registry) {
    this.#registry = registry
    this.#round = this.#wake().catch(() => {})
    this.#again()
  }

  async stop(): Promise<void> {
    this.#stop()
    await this.#round
  }

  #again(): void {
    this.#stop = this.#registry.parts.time.after(EVERY, () => {
      this.#round = this.sweep().catch((error) => this.#registry.parts.report?.('looking for deadlines', error, ''))
      this.#again()
    })
  }

  async sweep(): Promise<void> {
    const { store, time } = this.#registry.parts
    const now = time.now()
    const late = await store.matches.due(now)
    for (const id of late.slice(0, MOST_AT_ONCE)) await this.#see(id, 'late')
    const waiting = await store.database.all<{ id: string }>(
      `select id from match where state = 'open' and due is not null and due < ? limit ${MOST_AT_ONCE}`,
      now,
    )
    for (const { id } of waiting) await this.#see(id, 'unrevealed')
  }

  /** After a start: bots that were to decide something while nobody was there. */
  async #wake(): Promise<void> {
    const { store } = this.#registry.parts
    const waiting = await store.database.all<{ id: string }>(
      `select id from match where state = 'playing' and due is null
       and exists (select 1 from seat where seat.match = match.id and bot is not null)
       and exists (select 1 from seat where seat.match = match.id and account is not null) limit ${MOST_AT_ONCE}`,
    )
    for (const { id } of waiting) await this.#registry.get(id).catch(() => undefined)
  }

  async #see(id: string, what: 'late' | 'unrevealed'): Promise<void> {
    const room = await this.#registry.get(id).catch(() => undefined)
    if (!room) return
    try {
      await (what === 'late' ? room.deadlines.check() : room.seating.overdue())
    } catch (error) {
      this.#registry.parts.report?.('a deadline could not be seen to', error, id)
    }
  }
}
