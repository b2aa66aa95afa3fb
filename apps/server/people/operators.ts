import { Refused } from '../http/refused.ts'
import type { Database, Statement } from '../store/database.ts'
import { newId } from './tokens.ts'

const MOST_REPORTS = 100

interface ReportRow {
  readonly id: string
  readonly match: string
  readonly line: number | null
  readonly by: string
  readonly by_name: string | null
  readonly about: string | null
  readonly about_name: string | null
  readonly about_suspended: number | null
  readonly reason: string
  readonly context: string
  readonly at: number
}

/** What an operator does: to a line of a chat, to an account, or to a report alone. */
export type OperatorAct = 'hide' | 'suspend' | 'restore' | 'dismiss' | 'appoint' | 'discharge'

interface Done {
  readonly by: string
  readonly act: OperatorAct
  readonly target: string
  readonly report?: string | undefined
  readonly reason?: string | undefined
}

/** Keeps order at the tables. Each act is written down together with what it does. */
export class Operators {
  readonly #database: Database
  readonly #onHidden: ((match: string, n: number) => void) | undefined

  constructor(database: Database, onHidden?: (match: string, n: number) => void) {
    this.#database = database
    this.#onHidden = onHidden
  }

  /** Open reports, the oldest first, with what was said around. */
  async reports(): Promise<unknown[]> {
    const rows = await this.#database.all<ReportRow>(
      `select r.id, r.match, r.line, r.by, b.name as by_name, r.about, a.name as about_name, a.suspended as about_suspended,
       r.reason, r.context, r.at from report r left join account b on b.id = r.by left join account a on a.id = r.about
       where r.state = 'open' order by r.at, r.id limit ${MOST_REPORTS}`,
    )
    return rows.map((row) => ({
      id: row.id,
      match: row.match,
      line: row.line,
      by: { id: row.by, name: row.by_name ?? '' },
      about: row.about && { id: row.about, name: row.about_name ?? '', isSuspended: row.about_suspended !== null },
      reason: row.reason,
      context: JSON.parse(row.context),
      at: Number(row.at),
    }))
  }

  /** Takes a line out of a chat, for everybody. */
  async hide(by: string, match: string, n: number, closing: Closing): Promise<void> {
    await this.#change(
      { by, act: 'hide', target: `${match}/${n}`, ...closing },
      { sql: 'update said set hidden = 1 where match = ? and n = ?', values: [match, n] },
      'there is no such line',
    )
    this.#onHidden?.(match, n)
  }

  /** A suspended account can read, export and delete its data, and nothing else. */
  async suspend(by: string, account: string, closing: Closing): Promise<void> {
    const now = await this.#database.now()
    await this.#change(
      { by, act: 'suspend', target: account, ...closing },
      {
        sql: 'update account set suspended = coalesce(suspended, ?) where id = ? and operator = 0 and deleted is null',
        values: [now, account],
      },
      'there is no such account, or it is an operator’s',
    )
  }

  async restore(by: string, account: string, closing: Closing): Promise<void> {
    await this.#change(
      { by, act: 'restore', target: account, ...closing },
      { sql: 'update account set suspended = null where id = ? and deleted is null', values: [account] },
      'there is no such account',
    )
  }

  /** A report that asks for nothing. */
  async dismiss(by: string, report: string, reason?: string): Promise<void> {
    await this.#change(
      { by, act: 'dismiss', target: report, reason },
      {
        sql: `update report set state = 'dismissed', closed = ?, closed_by = ? where id = ? and state = 'open'`,
        values: [await this.#database.now(), by, report],
      },
      'there is no such open report',
    )
  }

  /** Makes somebody an operator, or no longer one; only who runs the server can. */
  async appoint(account: string, isOperator: boolean): Promise<void> {
    await this.#change(
      { by: 'command', act: isOperator ? 'appoint' : 'discharge', target: account },
      {
        sql: 'update account set operator = ? where id = ? and bot = 0 and deleted is null',
        values: [Number(isOperator), account],
      },
      'there is no person of this id',
    )
  }

  /** What operators did, the latest first. */
  log(): Promise<unknown[]> {
    return this.#database.all(
      `select l.at, l.act, l.target, l.report, l.reason, l.operator, a.name from operator_act l
       left join account a on a.id = l.operator order by l.at desc, l.id limit ${MOST_REPORTS}`,
    )
  }

  async #change(done: Done, change: Statement, missing: string): Promise<void> {
    const now = await this.#database.now()
    const [changed] = await this.#database.run(change, ...logged(done, now))
    if (changed === 0) throw new Refused(404, 'not-found', missing)
  }
}

/** Which report an act settles, and why it was done. */
export interface Closing {
  readonly report?: string | undefined
  readonly reason?: string | undefined
}

/** An act that found nothing to change is written down too: somebody tried. */
function logged({ by, act, target, report, reason }: Done, now: number): Statement[] {
  const log: Statement = {
    sql: 'insert into operator_act (id, operator, act, target, report, reason, at) values (?, ?, ?, ?, ?, ?, ?)',
    values: [newId(), by, act, target, report ?? null, reason ?? '', now],
  }
  if (report === undefined) return [log]
  const closed = `update report set state = 'done', closed = ?, closed_by = ? where id = ? and state = 'open'`
  return [log, { sql: closed, values: [now, by, report] }]
}
