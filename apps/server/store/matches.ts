import type { Database, Value } from './database.ts'
import { type LogRow, layingOf, type MatchRow, type SeatRow, type SnapshotRow, storedMatch } from './match-rows.ts'
import type { Append, MatchStore, NewMatch, StoredMatch } from './store.ts'
import { StoreFault } from './store-fault.ts'

/** How far a match is its log says: a row of `match` is not written for each entry. */
const MATCH = `select match.*, laid.config, laid.packs, coalesce(last.seq, 0) as head, coalesce(last.epoch, 0) as head_epoch
  from match join laid on laid.match = match.id
  left join entry last on last.match = match.id and last.seq = (select max(seq) from entry where entry.match = match.id)
  where match.id = ?`
const SEATS = `select seat.*, coalesce(account.name, away.name) as name from seat
  left join account on account.id = seat.account left join account away on away.id = seat.away
  where seat.match = ? order by seat.seat`
const SNAPSHOT = 'select seq, body from snapshot where match = ?'
const LOG = 'select * from entry where match = ? and seq > ? order by seq'

/** Matches are written while they are read: reading goes on until all parts are of one moment. */
const MOST_READINGS = 20
const IDS_A_QUERY = 500

/** What is the same in both databases; only `append` is not. */
export abstract class Matches implements MatchStore {
  protected readonly database: Database

  constructor(database: Database) {
    this.database = database
  }

  abstract append(append: Append): Promise<'won' | 'lost'>

  /** Reads the log of one match, which is the first of the values. */
  protected log<Row>(match: string, sql: string, ...values: readonly Value[]): Promise<Row[]> {
    return this.database.all(sql, match, ...values)
  }

  async create(match: NewMatch): Promise<void> {
    await this.database.run(...layingOf(match))
  }

  async load(match: string, all?: { readonly from: 'start' }): Promise<StoredMatch | undefined> {
    for (let reading = 0; reading < MOST_READINGS; reading++) {
      const [[row], seats, [snapshot]] = await Promise.all([
        this.log<MatchRow>(match, MATCH),
        this.database.all<SeatRow>(SEATS, match),
        all ? [] : this.database.all<SnapshotRow>(SNAPSHOT, match),
      ])
      if (!row) return undefined
      const after = snapshot?.seq ?? 0
      const log = await this.log<LogRow>(match, LOG, after)
      if (after + log.length === row.head) return storedMatch(row, seats, snapshot, log)
    }
    throw new StoreFault('failed', `match ${match} is written faster than it can be read, or has gaps`)
  }

  async heads(matches: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const heads = new Map<string, number>()
    for (let from = 0; from < matches.length; from += IDS_A_QUERY) {
      const ids = matches.slice(from, from + IDS_A_QUERY)
      const sql = `select id, (select coalesce(max(seq), 0) from entry where entry.match = match.id) as seq
        from match where id in (${ids.map(() => '?').join(', ')})`
      for (const { id, seq } of await this.database.all<{ id: string; seq: number }>(sql, ...ids)) heads.set(id, seq)
    }
    return heads
  }

  async due(before: number): Promise<readonly string[]> {
    const sql = `select id from match where state = 'playing' and due is not null and due < ? order by due, id`
    return (await this.database.all<{ id: string }>(sql, before)).map(({ id }) => id)
  }
}
