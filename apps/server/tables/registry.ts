import type { HeldTables } from '../cluster/join.ts'
import type { NewMatch } from '../store/store.ts'
import type { TableParts } from './parts.ts'
import { Room } from './room.ts'
import { stored } from './table.ts'

/** A table nobody watches and nothing happens at is dropped after so many milliseconds. */
const IDLE = 30_000

/** The tables held in memory: each is loaded once, and dropped when it is idle. */
export class Registry {
  readonly parts: TableParts
  readonly #tables = new Map<string, Promise<Room>>()
  /** Those that are loaded. */
  readonly #rooms = new Map<string, Room>()
  #stop: () => void

  constructor(parts: TableParts) {
    this.parts = parts
    this.#stop = parts.time.after(IDLE, () => this.#sweep())
  }

  get size(): number {
    return this.#tables.size
  }

  /** The room of a table that is held here already. */
  held(id: string): Room | undefined {
    return this.#rooms.get(id)
  }

  get(id: string): Promise<Room> {
    const known = this.#tables.get(id)
    if (known) return known
    const loading = Room.open(this.parts, id, (match) => this.lay(match))
    this.#tables.set(id, loading)
    loading.then(
      (room) => this.#rooms.set(id, room),
      () => this.#drop(id),
    )
    return loading
  }

  /** Stores a new match, and lets it begin where nobody has to come first. */
  async lay(match: NewMatch): Promise<void> {
    await stored(() => this.parts.store.matches.create(match))
    await (await this.get(match.id)).seating.begin()
  }

  /** How many entries each table held here has. */
  *heads(): Generator<{ match: string; seq: number }> {
    for (const [match, { table }] of this.#rooms) yield { match, seq: table.about.seq }
  }

  isHeld(id: string): boolean {
    return this.#tables.has(id)
  }

  /** Another node has stored an entry, has so many, or wrote something else of the table: what is held here follows. */
  async hear(id: string, { row, seq, only }: Parameters<HeldTables['hear']>[1] = {}): Promise<void> {
    const room = await this.#tables.get(id)?.catch(() => undefined)
    if (!room) return
    const { table } = room
    if (row) return await table.follow(row)
    if (seq === undefined) return await room.refresh(only)
    await table.run(async () => {
      if (seq > table.about.seq) await table.reload()
    })
  }

  /** Once all that waits at the tables is done. */
  async close(): Promise<void> {
    this.#stop()
    for (const room of this.#rooms.values()) room.close()
    for (const loading of this.#tables.values())
      await loading.then(({ table }) => table.run(async () => {})).catch(() => {})
    this.#tables.clear()
    this.#rooms.clear()
  }

  #drop(id: string): void {
    this.#tables.delete(id)
    this.#rooms.delete(id)
  }

  #sweep(): void {
    for (const [id, room] of this.#rooms)
      if (room.isIdle) {
        room.close()
        this.#drop(id)
      }
    this.#stop = this.parts.time.after(IDLE, () => this.#sweep())
  }
}
