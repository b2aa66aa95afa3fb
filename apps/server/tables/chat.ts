import { randomBytes } from 'node:crypto'
import type { ChatLine } from '@muster/wire'
import { stored, type Table } from './table.ts'
import { Trouble } from './trouble.ts'

const HELD = 50
const CONTEXT = 20
const MOST_TRIES = 3
/** So many lines within so many milliseconds. */
const MOST_LINES = 8
const WITHIN = 10_000

interface Row {
  readonly n: number
  readonly account: string
  readonly text: string
  readonly at: number
  readonly name: string | null
}

/** What is said at a table. */
export class Chat {
  readonly #table: Table
  #lines: readonly ChatLine[] = []

  constructor(table: Table) {
    this.#table = table
  }

  get lines(): readonly ChatLine[] {
    return this.#lines
  }

  async load(): Promise<void> {
    const rows = await this.#table.parts.store.database.all<Row>(
      `select s.n, s.account, s.text, s.at, a.name from said s left join account a on a.id = s.account
       where s.match = ? and s.hidden = 0 order by s.n desc limit ${HELD}`,
      this.#table.id,
    )
    const before = new Set(this.#lines.map(({ n }) => n))
    this.#lines = rows
      .reverse()
      .map(({ n, account, text, at, name }) => ({ n: Number(n), account, name: name ?? '', text, at: Number(at) }))
    for (const n of before)
      if (!this.#lines.some((line) => line.n === n))
        this.#table.audience.tell({ say: 'unsaid', match: this.#table.id, n })
  }

  async say(account: { readonly id: string; readonly name: string }, text: string): Promise<void> {
    const { about, parts, id } = this.#table
    const sits = about.seats.some((seat) => seat.account === account.id || seat.away === account.id)
    if (!sits && about.host !== account.id) throw new Trouble('not-yours', 'whoever sits at a table may speak at it')
    const words = tidy(text)
    if (words === '') throw new Trouble('bad-request', 'text: expected some words')
    const at = parts.time.now()
    const lately = this.#lines.filter((line) => line.account === account.id && line.at > at - WITHIN)
    if (lately.length >= MOST_LINES) throw new Trouble('slow-down', 'say less at once')
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const n = (this.#lines.at(-1)?.n ?? 0) + 1
      const [added] = await stored(() =>
        parts.store.database.run({
          sql: 'insert into said (match, n, account, text, at) values (?, ?, ?, ?, ?) on conflict do nothing',
          values: [id, n, account.id, words, at],
        }),
      )
      if (added === 1) {
        const line = { n, account: account.id, name: account.name, text: words, at }
        this.#lines = [...this.#lines, line].slice(-HELD)
        this.#table.audience.tell({ say: 'said', match: id, line }, account.id)
        parts.onChanged?.(id)
        return
      }
      await this.load()
    }
    throw new Trouble('try-again', 'others spoke at the same moment; try again')
  }

  /** Asks the operators to look at something said here, with the lines around it. */
  async report(by: string, line: number | undefined, reason: string): Promise<void> {
    const { parts, id } = this.#table
    const about = this.#lines.find(({ n }) => n === line)?.account
    const upTo = line === undefined ? this.#lines.length : this.#lines.findIndex(({ n }) => n === line) + 1
    const context = this.#lines.slice(Math.max(0, upTo - CONTEXT), Math.max(upTo, 1) + 5)
    await stored(() =>
      parts.store.database.run({
        sql: 'insert into report (id, match, line, by, about, reason, context, at) values (?, ?, ?, ?, ?, ?, ?, ?)',
        values: [
          randomBytes(16).toString('hex'),
          ...[id, line ?? null, by, about ?? null, tidy(reason), JSON.stringify(context), parts.time.now()],
        ],
      }),
    )
  }
}

/** Words as they are kept: one line, nothing that cannot be seen or that turns the direction of what follows. */
function tidy(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 500)
}
