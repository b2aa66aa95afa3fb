// The thread that has the SQLite file. Each message is a group: its reads come first, its writes are one transaction.
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import type { Statement, Value } from '../database.ts'
import { StoreFault } from '../store-fault.ts'
import type { AppendJob, FromWriter, Job, JobOutcome, ToWriter } from './jobs.ts'
import { openFile } from './open-file.ts'

const MOST_STATEMENTS = 500
const MOST_HEADS = 20_000

const INSERT = `insert into entry (match, seq, epoch, seat, asked, kind, body, by, spent, at)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`
/** How many entries a match has; nothing of no match. */
const HEAD =
  'select (select coalesce(max(seq), 0) from entry where entry.match = match.id) as seq from match where id = ?'
const DUE = 'update match set due = ? where id = ?'
const OVER = `update match set due = null, state = 'over', result = ?, ended = ? where id = ?`
const SNAPSHOT = `insert into snapshot (match, seq, epoch, body) values (?, ?, ?, ?)
  on conflict (match) do update set seq = excluded.seq, epoch = excluded.epoch, body = excluded.body
  where excluded.seq > snapshot.seq`

const isAppend = (job: Job): job is AppendJob => Array.isArray(job)
const isRead = (job: Job): boolean => !isAppend(job) && job.kind === 'all' && /^\s*select\b/i.test(job.sql)

class Writer {
  readonly #db: DatabaseSync
  readonly #insert: StatementSync
  readonly #statements = new Map<string, StatementSync>()
  /** By match, how many entries it has, of those written lately: asked of the file within the insert, that costs as much again. */
  readonly #heads = new Map<string, number>()

  constructor(db: DatabaseSync) {
    this.#db = db
    this.#insert = db.prepare(INSERT)
  }

  group(jobs: readonly Job[]): readonly JobOutcome[] {
    const outcomes = jobs.map((job): JobOutcome | undefined => (isRead(job) ? this.#attempt(job) : undefined))
    if (outcomes.some((outcome) => !outcome)) this.#writeGroup(jobs, outcomes)
    return outcomes as JobOutcome[]
  }

  #writeGroup(jobs: readonly Job[], outcomes: (JobOutcome | undefined)[]): void {
    try {
      this.#prepare('begin immediate').run()
      jobs.forEach((job, index) => {
        outcomes[index] ??= this.#write(job)
      })
      this.#prepare('commit').run()
    } catch (error) {
      this.#heads.clear()
      if (this.#db.isTransaction) this.#db.exec('rollback')
      jobs.forEach((job, index) => {
        if (!isRead(job)) outcomes[index] = { failed: (error as Error).message }
      })
    }
  }

  /** An append alone cannot go half way; whatever has several statements is undone by itself where one fails. */
  #write(job: Job): JobOutcome {
    if (isAppend(job) && job.at(-1) === null) return this.#append(job)
    this.#db.exec('savepoint job')
    const outcome = this.#attempt(job)
    // A full disk undoes the whole transaction by itself.
    const failed = typeof outcome === 'object' && 'failed' in outcome ? outcome.failed : undefined
    if (!this.#db.isTransaction) throw new Error(failed ?? 'the transaction was undone')
    if (failed !== undefined) {
      this.#heads.clear()
      this.#db.exec('rollback to job')
    }
    this.#db.exec('release job')
    return outcome
  }

  #attempt(job: Job): JobOutcome {
    try {
      if (isAppend(job)) return this.#append(job)
      if (job.kind === 'all') return { done: this.#prepare(job.sql).all(...job.values) }
      return { done: job.statements.map((statement) => this.#run(statement)) }
    } catch (error) {
      return { failed: (error as Error).message }
    }
  }

  #append(job: AppendJob): 'won' | 'lost' {
    const [match, seq, epoch, seat, asked, kind, body, by, spent, at, due, snapshot, result, ended, along] = job
    const before = seq - 1
    if (this.#heads.get(match) !== before && this.#prepare(HEAD).get(match)?.seq !== before) return 'lost'
    const inserted = this.#insert.run(match, seq, epoch, seat, asked, kind, body, by, spent, at)
    if (inserted.changes === 0) return 'lost'
    if (this.#heads.size >= MOST_HEADS) this.#heads.clear()
    this.#heads.set(match, seq)
    if (ended !== null) this.#prepare(OVER).run(result, ended, match)
    else if (due !== 'kept') this.#prepare(DUE).run(due, match)
    if (snapshot !== null) this.#prepare(SNAPSHOT).run(match, seq, epoch, snapshot)
    for (const statement of along ?? []) this.#run(statement)
    return 'won'
  }

  #run({ sql, values }: Statement): number {
    return Number(this.#prepare(sql).run(...(values as Value[])).changes)
  }

  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql)
    if (known) return known
    if (this.#statements.size >= MOST_STATEMENTS) this.#statements.clear()
    const statement = this.#db.prepare(sql)
    this.#statements.set(sql, statement)
    return statement
  }
}

const port = parentPort
if (!port) throw new Error('the writer runs in a thread of its own')
const say = (message: FromWriter): void => port.postMessage(message)

try {
  const db = openFile(String(workerData.file))
  const writer = new Writer(db)
  port.on('message', (message: ToWriter) => {
    if ('jobs' in message) say({ outcomes: writer.group(message.jobs) })
    else {
      db.close()
      say({ outcomes: [] })
      port.close()
    }
  })
  say({ ready: true })
} catch (error) {
  const code = error instanceof StoreFault ? error.code : 'failed'
  say({ unusable: { code, message: (error as Error).message } })
  port.close()
}
