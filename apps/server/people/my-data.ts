import type { Seat } from '@muster/table'
import type { Database, Statement } from '../store/database.ts'
import type { MatchStore } from '../store/store.ts'
import { DELETED_PLAYER } from './names.ts'
import type { Records } from './records.ts'

const EXPORT_FORMAT = 'muster-export/1'

export interface MyDataParts {
  readonly database: Database
  readonly matches: MatchStore
  readonly records: Records
  /** Takes somebody out of the tables they sit at, before their account goes. */
  readonly leaveTables?: ((account: string) => Promise<void>) | undefined
}

interface PlayedRow {
  readonly match: string
  readonly seat: Seat
  readonly state: string
}

/** All that is kept of somebody: to take away, and to have deleted. */
export class MyData {
  readonly #parts: MyDataParts

  constructor(parts: MyDataParts) {
    this.#parts = parts
  }

  /** Everything, as one JSON; of games under way only one's own answers, for the rest may not be known yet. */
  async export(account: string): Promise<unknown> {
    const { database } = this.#parts
    const all = (sql: string) => database.all<Record<string, unknown>>(sql, account)
    const [person] = await all(
      'select id, name, guest, bot, operator, created, seen, vacation, suspended from account where id = ?',
    )
    return {
      format: EXPORT_FORMAT,
      at: await database.now(),
      account: person,
      sessions: await all('select created, until from session where account = ? order by created'),
      passkeys: await all(
        'select credential, transports, counter, created, seen from passkey where account = ? order by created',
      ),
      notifications: await all('select endpoint, created from push where account = ? order by created'),
      bots: await all('select id, name, created from account where owner = ? and deleted is null order by created'),
      ratings: await all('select game, mu, sigma, games, last from rating where account = ? order by game'),
      rated: await all(
        'select match, game, mu_before, mu_after, sigma_before, sigma_after, at from rated where account = ? order by at',
      ),
      together: await all('select game, difficulty, games, wins from together where account = ? order by game'),
      said: await all('select match, n, text, at, hidden from said where account = ? order by at'),
      muted: await all('select other, at from block where account = ? order by at'),
      reports: await all('select match, line, reason, at, state from report where by = ? order by at'),
      matches: await this.#played(account),
    }
  }

  async #played(account: string): Promise<unknown[]> {
    const rows = await this.#parts.database.all<PlayedRow>(
      `select s.match, s.seat, m.state from seat s join match m on m.id = s.match
       where s.account = ? or s.away = ? order by m.created, s.match, s.seat`,
      account,
      account,
    )
    const played: unknown[] = []
    for (const [match, seats] of Map.groupBy(rows, (row) => row.match)) {
      const mine = seats.map(({ seat }) => seat)
      const state = seats[0]?.state
      if (state === 'over') played.push({ match, state, seats: mine, record: await this.#parts.records.of(match) })
      else played.push({ match, state, seats: mine, answers: await this.#answers(match, mine) })
    }
    return played
  }

  async #answers(match: string, seats: readonly Seat[]): Promise<unknown[]> {
    const marks = seats.map(() => '?').join(', ')
    const rows = await this.#parts.database.all<{ seq: number; body: string; at: number }>(
      `select seq, body, at from entry where match = ? and seat in (${marks}) order by seq`,
      match,
      ...seats,
    )
    return rows.map(({ seq, body, at }) => ({ seq, at, entry: JSON.parse(body) }))
  }

  /** Name, sessions, keys, notifications and chat go, bots with them; games stay, for others played them too. */
  async remove(account: string): Promise<void> {
    const { database, leaveTables } = this.#parts
    await leaveTables?.(account)
    const bots = await database.all<{ id: string }>(
      'select id from account where owner = ? and deleted is null',
      account,
    )
    for (const { id } of bots) await this.remove(id)
    const now = await database.now()
    await database.run(...(await this.#quotesOf(account)), ...goneStatements(account, now))
  }

  /** Reports keep what was said around what they are about; nothing of somebody's who is gone. */
  async #quotesOf(account: string): Promise<Statement[]> {
    const reports = await this.#parts.database.all<{ id: string; context: string }>(
      'select distinct r.id, r.context from report r join said s on s.match = r.match where s.account = ?',
      account,
    )
    return reports.map(({ id, context }) => {
      const lines = (JSON.parse(context) as { account?: string }[]).filter((line) => line.account !== account)
      return { sql: 'update report set context = ? where id = ?', values: [JSON.stringify(lines), id] }
    })
  }
}

function goneStatements(account: string, now: number): Statement[] {
  const once = (sql: string): Statement => ({ sql, values: [account] })
  return [
    once('delete from session where account = ?'),
    once('delete from bot_token where account = ?'),
    once('delete from passkey where account = ?'),
    once('delete from push where account = ?'),
    once('delete from challenge where account = ?'),
    once('delete from said where account = ?'),
    once('delete from block where account = ?'),
    once('delete from block where other = ?'),
    once('delete from report where about = ?'),
    once(`update report set reason = '' where by = ?`),
    once('delete from rating where account = ?'),
    once('delete from together where account = ?'),
    once(`update seat set orders = '[]' where account = ?`),
    {
      sql: 'update account set name = ?, guest = 0, operator = 0, vacation = null, deleted = ? where id = ?',
      values: [DELETED_PLAYER, now, account],
    },
  ]
}
