import type { Database, Statement, Value } from '../database.ts'
import { type Group, GroupCommit, type Outcome } from '../group-commit.ts'
import { restOfRow, snapshotText } from '../match-rows.ts'
import { Matches } from '../matches.ts'
import type { Store } from '../open-store.ts'
import type { Append } from '../store.ts'
import { StoreFault } from '../store-fault.ts'
import type { Job, JobOutcome } from './jobs.ts'
import { WriterThread } from './thread.ts'

const MOST_A_GROUP = 512
/** A commit costs as much as ten decisions: under load there are so many milliseconds between two, so that many share one. */
const GROUPS_APART = 5
/** So many share one well enough: whoever waits longer only waits. */
const ENOUGH_A_GROUP = 16

class Sqlite implements Database {
  readonly dialect = 'sqlite'
  readonly #thread: WriterThread
  readonly #groups: GroupCommit<Job, unknown>

  constructor(thread: WriterThread, onGroup?: (group: Group) => void) {
    this.#thread = thread
    const write = async (jobs: readonly Job[]) => (await thread.ask({ jobs })).map(asOutcome)
    this.#groups = new GroupCommit({ write, most: MOST_A_GROUP, apart: GROUPS_APART, enough: ENOUGH_A_GROUP, onGroup })
  }

  /** Hands a job to the writer's thread. */
  do<Done>(job: Job): Promise<Done> {
    return this.#groups.add(job) as Promise<Done>
  }

  all<Row>(sql: string, ...values: readonly Value[]): Promise<Row[]> {
    return this.do({ kind: 'all', sql, values })
  }

  run(...statements: readonly Statement[]): Promise<readonly number[]> {
    return this.do({ kind: 'run', statements })
  }

  async now(): Promise<number> {
    return Date.now()
  }

  async close(): Promise<void> {
    await this.#groups.settled()
    await this.#thread.ask({ close: true })
  }
}

function asOutcome(outcome: JobOutcome): Outcome<unknown> {
  if (typeof outcome === 'string') return { done: outcome }
  return 'done' in outcome ? outcome : { failed: new StoreFault('failed', outcome.failed) }
}

class SqliteMatches extends Matches {
  readonly #sqlite: Sqlite

  constructor(sqlite: Sqlite) {
    super(sqlite)
    this.#sqlite = sqlite
  }

  append(append: Append): Promise<'won' | 'lost'> {
    const { row, due, isUntimed, snapshot, over, along } = append
    const columns = JSON.stringify([row.match, row.seq, row.epoch, ...restOfRow(row)])
    const isAlone = isUntimed && snapshot === undefined && !over && !along?.length
    return this.#sqlite.do([
      row.match,
      row.seq,
      columns,
      isAlone
        ? null
        : {
            epoch: row.epoch,
            due: isUntimed ? 'kept' : (due ?? null),
            snapshot: snapshotText(append),
            over: over ? { result: JSON.stringify(over.result ?? null), ended: row.at } : null,
            statements: along ?? [],
          },
    ])
  }

  protected override log<Row>(match: string, sql: string, ...values: readonly Value[]): Promise<Row[]> {
    return this.#sqlite.do({ kind: 'all', sql, values: [match, ...values], of: match })
  }
}

/** A store in one file, written by a thread of its own. */
export async function openSqlite(file: string, onGroup?: (group: Group) => void): Promise<Store> {
  const database = new Sqlite(await WriterThread.open(file), onGroup)
  return { database, matches: new SqliteMatches(database) }
}
