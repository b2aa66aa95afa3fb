import { randomInt } from 'node:crypto'
import type { Choice, Seat } from '@muster/table'
import type { ConditionalOrder } from '@muster/wire'
import { withSeat } from './acts.ts'
import { answering } from './decision.ts'
import type { Table } from './table.ts'
import { Trouble } from './trouble.ts'

/** Orders answer after a drawn while, as a person would: that there was one shows in nothing. */
const [SOONEST, LATEST] = [500, 2_500]

/** An answer that an order gave while its owner was away. */
export interface Ordered {
  readonly seq: number
  readonly choice: unknown
}

/** Answers for people who are away from a game by turns, as they ordered. */
export class Orders {
  readonly #table: Table
  /** By seat, what was answered for it since it last answered itself. */
  readonly #ordered = new Map<Seat, readonly Ordered[]>()
  /** Questions an order is about to answer, or could not. */
  readonly #seen = new Set<string>()

  constructor(table: Table) {
    this.#table = table
    table.onChange(this)
  }

  async load(): Promise<void> {
    const { about, parts, id } = this.#table
    if (about.pace.kind === 'by-turns') {
      const rows = await parts.store.database.all<{ seq: number; seat: number; body: string; by: string }>(
        `select seq, seat, body, by from entry where match = ? and kind = 'answer' and seq > ? order by seq`,
        id,
        about.seq - 200,
      )
      for (const { seq, seat, body, by } of rows) {
        if (by !== 'order') this.#ordered.delete(seat)
        else this.#note(seat, { seq: Number(seq), choice: JSON.parse(body).choice })
      }
    }
    this.changed()
  }

  ordered(seat: Seat): readonly Ordered[] {
    return this.#ordered.get(seat) ?? []
  }

  /** A person who answers itself has seen what was answered for it. */
  hasAnswered(seat: Seat): void {
    this.#ordered.delete(seat)
  }

  /** Shown to its owner alone: that somebody ordered something is nobody else's business. */
  async give(seat: Seat, orders: readonly ConditionalOrder[]): Promise<void> {
    const { id } = this.#table
    await this.#table.run(() =>
      this.#table.change(
        { sql: 'update seat set orders = ? where match = ? and seat = ?', values: [JSON.stringify(orders), id, seat] },
        withSeat(this.#table.about, seat, (one) => ({ ...one, orders })),
        seat,
      ),
    )
  }

  changed(): void {
    const { about, game } = this.#table.held
    if (about.state !== 'playing' || about.pace.kind !== 'by-turns' || !game) return
    for (const { seat, question } of game.hosted.pending) {
      const { account, orders = [] } = about.seats[seat] ?? {}
      const id = game.hosted.questionId(seat)
      if (account === undefined || !id) continue
      const order = orders.find((one) => one.ask === question.words.ask && this.#holds(one))
      const key = `${seat} ${id.epoch} ${id.asked} ${JSON.stringify(order)}`
      if (!order || this.#seen.has(key)) continue
      this.#seen.add(key)
      this.#table.parts.time.after(randomInt(SOONEST, LATEST), () => void this.#answer(seat, order, id))
    }
  }

  async #answer(seat: Seat, order: ConditionalOrder, question: { epoch: number; asked: number }): Promise<void> {
    const table = this.#table
    try {
      // Whoever took it back in the meantime does not want it.
      const isStill = table.about.seats[seat]?.orders.some((one) => JSON.stringify(one) === JSON.stringify(order))
      if (!isStill || !this.#holds(order)) throw new Trouble('stale', 'the order no longer holds')
      await table.decide({ judge: answering(seat, order.choice as Choice, question), by: 'order' })
      this.#note(seat, { seq: table.about.seq, choice: order.choice })
    } catch {
      // An order that cannot be followed leaves the question to its owner.
    }
  }

  #note(seat: Seat, one: Ordered): void {
    this.#ordered.set(seat, [...this.ordered(seat), one])
  }

  /** Whether what an order asks for holds of what everybody can see. */
  #holds({ when }: ConditionalOrder): boolean {
    if (!when) return true
    let value: unknown = this.#table.held.game?.hosted.seen({ viewer: undefined }).view
    for (const step of when.path)
      value =
        typeof value === 'object' && value !== null && Object.hasOwn(value, step) ? value[step as never] : undefined
    switch (when.is) {
      case 'equal':
        return value === when.value
      case 'not-equal':
        return value !== undefined && value !== when.value
      case 'at-least':
        return typeof value === 'number' && typeof when.value === 'number' && value >= when.value
      default:
        return typeof value === 'number' && typeof when.value === 'number' && value <= when.value
    }
  }
}
