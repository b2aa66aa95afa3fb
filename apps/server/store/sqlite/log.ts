import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Value } from '../database.ts'

const LAY = `insert into entry (match, seq, epoch, seat, asked, kind, body, by, spent, at)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`
/** How many entries a match has; nothing of no match. */
const HEAD =
  'select (select coalesce(max(seq), 0) from entry where entry.match = match.id) as seq from match where id = ?'

/** The columns of an entry; its place, match and seq, comes first. */
type Columns = readonly [match: string, seq: number, ...rest: Value[]]

/** Entries that have come since others were laid: the more there are, the more of one match lie together, and the longer it takes. */
const MOST_ARRIVED = 1000

/**
 * The log of all matches. What comes is written as it comes, a group in one row, and laid among the entries of its match later: where
 * each entry of a group is laid at once, each costs a page. All here is done within a transaction of whoever calls.
 */
export class Log {
  readonly #db: DatabaseSync
  readonly #statements: Readonly<Record<'lay' | 'head' | 'arrive' | 'arrived' | 'version', StatementSync>>
  /** By match, how many entries it has: of each that has any among those that came. */
  readonly #heads = new Map<string, number>()
  /** What came with the group under way. */
  #rows: string[] = []
  #arrived = 0
  /** Which version of the file that is known of: what others have written gives it another. */
  #version: unknown

  constructor(db: DatabaseSync) {
    this.#db = db
    this.#statements = {
      lay: db.prepare(LAY),
      head: db.prepare(HEAD),
      arrive: db.prepare('insert into arrived (rows) values (?)'),
      arrived: db.prepare('select rows from arrived'),
      version: db.prepare('pragma data_version'),
    }
  }

  /** Whether so many have come that they should be laid. */
  get isFull(): boolean {
    return this.#arrived >= MOST_ARRIVED
  }

  get isLaid(): boolean {
    return this.#isKnown && this.#arrived === 0
  }

  /** Whether all entries of a match lie where they belong. */
  isLaidOf(match: string): boolean {
    return this.#isKnown && !this.#heads.has(match)
  }

  get #isKnown(): boolean {
    return this.#version !== undefined && this.#version === this.#versionNow()
  }

  #versionNow(): unknown {
    return this.#statements.version.get()?.data_version
  }

  /** Begins a group. Whatever others wrote, or is left of a process that ended, is laid first. */
  begin(): void {
    if (!this.#isKnown) this.lay()
  }

  isNext(match: string, seq: number): boolean {
    const head = this.#heads.get(match) ?? this.#statements.head.get(match)?.seq
    return head === seq - 1
  }

  add(match: string, seq: number, row: string): void {
    this.#heads.set(match, seq)
    this.#rows.push(row)
  }

  /** Writes what came with the group. */
  write(): void {
    if (this.#rows.length === 0) return
    this.#statements.arrive.run(`[${this.#rows.join()}]`)
    this.#arrived += this.#rows.length
    this.#rows = []
  }

  /** Lays all that came among the other entries of its match. */
  lay(): void {
    this.write()
    const rows = this.#statements.arrived.all().flatMap((row) => JSON.parse(String(row.rows)) as Columns[])
    if (rows.length > 0) {
      for (const row of rows.sort(byPlace)) this.#statements.lay.run(...row)
      this.#db.exec('delete from arrived')
    }
    this.#heads.clear()
    this.#arrived = 0
    this.#version = this.#versionNow()
  }

  /** The transaction was undone: what is known here may not be so. */
  forget(): void {
    this.#rows = []
    this.#version = undefined
  }
}

/** Lays what came to a file that nobody serves; one of an older program has no such thing. */
export function layArrived(db: DatabaseSync): void {
  if (!db.prepare(`select 1 from sqlite_master where name = 'arrived'`).get()) return
  db.exec('begin immediate')
  new Log(db).lay()
  db.exec('commit')
}

function byPlace([match, seq]: Columns, [other, later]: Columns): number {
  if (match === other) return seq - later
  return match < other ? -1 : 1
}
