import type { Seat } from '@muster/table'
import type { NewMatch } from '../store/store.ts'
import type { Extras, Lines } from './audience.ts'
import { Bots } from './bots.ts'
import { Chat } from './chat.ts'
import { Deadlines } from './deadlines.ts'
import { Inquiries } from './inquiries.ts'
import { Notices } from './notices.ts'
import { Offers } from './offers.ts'
import { type Ordered, Orders } from './orders.ts'
import type { TableParts } from './parts.ts'
import { Presence } from './presence.ts'
import { Seating } from './seating.ts'
import { Table } from './table.ts'

/** A table and all that is seen to at it. */
export class Room implements Extras {
  readonly table: Table
  readonly seating: Seating
  readonly presence: Presence
  readonly deadlines: Deadlines
  readonly chat: Chat
  readonly offers: Offers
  readonly orders: Orders
  readonly #bots: Bots
  #inquiries: Inquiries | undefined

  private constructor(table: Table, lay: (match: NewMatch) => Promise<void>) {
    this.table = table
    this.presence = new Presence(table)
    this.seating = new Seating(table)
    this.chat = new Chat(table)
    this.offers = new Offers(table, lay)
    this.orders = new Orders(table)
    this.deadlines = new Deadlines(table)
    this.#bots = new Bots(table)
    new Notices(table)
    table.audience.extras = this
  }

  /** Most tables are never asked any. */
  get inquiries(): Inquiries {
    this.#inquiries ??= new Inquiries(this.table)
    return this.#inquiries
  }

  get lines(): Lines {
    return { chat: this.chat.lines, offers: this.offers.lines }
  }

  ordered(seat: Seat): readonly Ordered[] {
    return this.orders.ordered(seat)
  }

  /** `lay` puts another table beside this one. */
  static async open(parts: TableParts, id: string, lay: (match: NewMatch) => Promise<void>): Promise<Room> {
    const room = new Room(await Table.load(parts, id), lay)
    await room.#load()
    return room
  }

  async #load(): Promise<void> {
    await Promise.all([this.chat.load(), this.offers.load(), this.orders.load()])
  }

  /** Reads all of it anew, after another node has changed something. */
  async refresh(only?: Seat): Promise<void> {
    await this.#load()
    await this.table.run(() => this.table.reload(only))
  }

  /** Nothing begins here any more. */
  close(): void {
    this.#bots.close()
  }

  /** Whether it may be dropped: nobody watches, and nothing is under way here. */
  get isIdle(): boolean {
    return this.table.audience.size === 0 && !this.table.isBusy && !this.#bots.isAsked
  }
}
