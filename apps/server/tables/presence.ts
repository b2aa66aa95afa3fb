import type { Watcher } from './audience.ts'
import type { About } from './held.ts'
import type { Table } from './table.ts'
import { seatLines } from './words.ts'

/** Who is at the table right now. */
export class Presence {
  readonly #table: Table
  /** By account, since when it is not here; of those who were. */
  readonly #awaySince = new Map<string, number>()
  readonly #since: number
  /** Who sat where when everybody was last told. */
  #told: string
  #looked: About

  constructor(table: Table) {
    this.#table = table
    this.#since = table.parts.time.now()
    this.#told = this.#lines()
    this.#looked = table.about
    table.onChange(this)
  }

  changed(): void {
    const { about } = this.#table
    const isSame = about.seats === this.#looked.seats && about.state === this.#looked.state
    this.#looked = about
    if (!isSame && this.#lines() !== this.#told) this.tell()
  }

  #lines(): string {
    const { audience, about } = this.#table
    return JSON.stringify([about.state, seatLines(about, audience)])
  }

  join(watcher: Watcher): void {
    this.#change(watcher, () => this.#table.audience.join(watcher))
  }

  leave(watcher: Watcher): void {
    this.#change(watcher, () => this.#table.audience.leave(watcher))
  }

  /** For how many milliseconds an account has not been here; as long as the table is held, where it never was. */
  awayFor(account: string): number {
    if (this.#table.audience.isHere(account)) return 0
    return this.#table.parts.time.now() - (this.#awaySince.get(account) ?? this.#since)
  }

  #change({ account }: Watcher, deed: () => void): void {
    const { audience, about, parts } = this.#table
    const before = audience.isHere(account)
    deed()
    const after = audience.isHere(account)
    if (account === undefined || before === after) return
    if (after) this.#awaySince.delete(account)
    else this.#awaySince.set(account, parts.time.now())
    if (about.seats.some((seat) => seat.account === account)) this.tell()
  }

  /** Tells everybody who sits where. */
  tell(): void {
    const { audience, about, id } = this.#table
    this.#told = this.#lines()
    audience.tell({ say: 'seats', match: id, seats: seatLines(about, audience), state: about.state })
  }
}
