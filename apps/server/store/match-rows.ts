import type { Entry } from '@muster/table'
import type { Statement, Value } from './database.ts'
import type { Append, EntryRow, NewMatch, StoredMatch, StoredSeat } from './store.ts'

/** How matches lie in the tables: the rows of a new one, and the match some rows are. */

export interface MatchRow {
  readonly id: string
  readonly game: string
  readonly rules: string
  readonly content: string
  readonly seed: string
  readonly commitment: string
  readonly contributions: string
  readonly pace: string
  readonly host: string
  readonly private: number
  readonly watch_delay: number
  readonly state: StoredMatch['state']
  readonly head: number
  readonly head_epoch: number
  readonly due: number | null
  readonly result: string | null
  readonly frozen: string | null
  readonly rematch: string | null
  readonly created: number
  readonly ended: number | null
  readonly config: string
  readonly packs: string
}

export interface SeatRow {
  readonly seat: number
  readonly account: string | null
  readonly bot: string | null
  readonly away: string | null
  readonly name: string | null
  readonly contribution_hash: string | null
  readonly contribution: string | null
  readonly reserve: number
  readonly orders: string
}

export interface LogRow {
  readonly match: string
  readonly seq: number
  readonly epoch: number
  readonly seat: number | null
  readonly asked: number | null
  readonly body: string
  readonly by: string
  readonly spent: number
  readonly at: number
}

export interface SnapshotRow {
  readonly seq: number
  readonly body: string
}

const kindOf = (entry: Entry): string =>
  'back' in entry ? 'back' : 'act' in entry ? 'act' : 'dice' in entry ? 'dice' : 'edit' in entry ? 'edit' : 'answer'

/** Columns of `entry` after match, seq and epoch. */
export const restOfRow = (row: EntryRow): readonly Value[] => [
  row.seat ?? null,
  row.asked ?? null,
  kindOf(row.entry),
  JSON.stringify(row.entry),
  row.by,
  row.spent,
  row.at,
]

export const snapshotText = ({ snapshot }: Append): string | null =>
  snapshot === undefined ? null : JSON.stringify(snapshot)

const INSERT_MATCH = `insert into match (id, game, rules, content, seed, commitment, pace, host, private, watch_delay, created, contributions)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`
const INSERT_LAID = 'insert into laid (match, config, packs) values (?, ?, ?)'
const INSERT_SEAT = 'insert into seat (match, seat, account, bot, reserve) values (?, ?, ?, ?, ?)'
const INSERT_ENTRY = `insert into entry (match, seq, epoch, seat, asked, kind, body, by, spent, at)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`

/** What lays a match. */
export function layingOf(match: NewMatch): readonly Statement[] {
  const entries = rowsBefore(match)
  const reserve = match.pace.kind === 'live' ? match.pace.reserve * 1000 : 0
  const { id, game, rules, content, seed, commitment, pace, host, isPrivate, watchDelay, created } = match
  const columns = [id, game, rules, content, seed, commitment, JSON.stringify(pace), host, Number(isPrivate)]
  return [
    {
      sql: INSERT_MATCH,
      values: [...columns, watchDelay, created, JSON.stringify(match.contributions ?? [])],
    },
    { sql: INSERT_LAID, values: [id, JSON.stringify(match.config ?? null), JSON.stringify(match.packs)] },
    ...match.seats.map(({ account, bot }, seat) => ({
      sql: INSERT_SEAT,
      values: [id, seat, account ?? null, bot ?? null, reserve],
    })),
    ...entries.map((row) => ({ sql: INSERT_ENTRY, values: [id, row.seq, row.epoch, ...restOfRow(row)] })),
  ]
}

/** The log of a game begun elsewhere. An act, a take-back and an edit raise the epoch. */
function rowsBefore(match: NewMatch): readonly EntryRow[] {
  let epoch = 0
  return (match.entries ?? []).map((entry, index) => {
    const kind = kindOf(entry)
    if (kind !== 'answer' && kind !== 'dice') epoch++
    const seat = 'seat' in entry ? entry.seat : undefined
    return { match: match.id, seq: index + 1, epoch, entry, seat, by: 'elsewhere', spent: 0, at: match.created }
  })
}

export function storedMatch(
  row: MatchRow,
  seats: readonly SeatRow[],
  snapshot: SnapshotRow | undefined,
  log: readonly LogRow[],
): StoredMatch {
  return {
    id: row.id,
    game: row.game,
    rules: row.rules,
    content: row.content,
    packs: JSON.parse(row.packs),
    config: JSON.parse(row.config),
    seats: seats.map(storedSeat),
    seed: row.seed,
    commitment: row.commitment,
    contributions: JSON.parse(row.contributions),
    pace: JSON.parse(row.pace),
    host: row.host,
    isPrivate: row.private === 1,
    watchDelay: row.watch_delay,
    state: row.state,
    epoch: row.head_epoch,
    seq: row.head,
    due: row.due ?? undefined,
    result: row.result === null ? undefined : JSON.parse(row.result),
    frozen: row.frozen ?? undefined,
    rematch: row.rematch ?? undefined,
    created: row.created,
    ended: row.ended ?? undefined,
    snapshot: snapshot && { seq: snapshot.seq, body: JSON.parse(snapshot.body) },
    entries: log.map(storedEntry),
  }
}

const storedSeat = (row: SeatRow): StoredSeat => ({
  seat: row.seat,
  account: row.account ?? undefined,
  bot: row.bot ?? undefined,
  away: row.away ?? undefined,
  name: row.name ?? '',
  contributionHash: row.contribution_hash ?? undefined,
  contribution: row.contribution ?? undefined,
  reserve: row.reserve,
  orders: JSON.parse(row.orders),
})

const storedEntry = (row: LogRow): EntryRow => ({
  match: row.match,
  seq: row.seq,
  epoch: row.epoch,
  entry: JSON.parse(row.body),
  seat: row.seat ?? undefined,
  asked: row.asked ?? undefined,
  by: row.by,
  spent: row.spent,
  at: row.at,
})
