// The thread that has the SQLite file. Each message is a group: its reads come first, its writes are one transaction.
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import type { Statement, Value } from '../database.ts'
import { StoreFault } from '../store-fault.ts'
import type { Along, AppendJob, FromWriter, Job, JobOutcome, ReadJob, ToWriter } from './jobs.ts'
import { Log } from './log.ts'
import { openFile } from './open-file.ts'

const MOST_STATEMENTS = 500

const DUE = 'update match set due = ? where id = ?'
const OVER = `update match set due = null, state = 'over', result = ?, ended = ? where id = ?`
const SNAPSHOT = `insert into snapshot (match, seq, epoch, body) values (?, ?, ?, ?)
  on conflict (match) do update set seq = excluded.seq, epoch = excluded.epoch, body = excluded.body
  where excluded.seq > snapshot.seq`

const isAppend = (job: Job): job is AppendJob => Array.isArray(job)
const isRead = (job: Job): job is ReadJob => !isAppend(job) && job.kind === 'all' && /^\s*select\b/i.test(job.sql)
const namesLog = ({ sql }: { readonly sql: string }): boolean => /\bentry\b/i.test(sql)

class Writer {
  readonly #db: DatabaseSync
  readonly #log: Log
  readonly #statements = new Map<string, StatementSync>()

  constructor(db: DatabaseSync) {
    this.#db = db
    this.#log = new Log(db)
  }

  group(jobs: readonly Job[]): readonly JobOutcome[] {
    const outcomes = jobs.map((job): JobOutcome | undefined => (isRead(job) ? this.#read(job) : undefined))
    if (outcomes.some((outcome) => !outcome)) this.#writeGroup(jobs, outcomes)
    return outcomes as JobOutcome[]
  }

  /** Once nobody waits for it. */
  tidy(): void {
    if (this.#log.isFull) this.#layAll()
  }

  close(): void {
    if (!this.#log.isLaid) this.#layAll()
    this.#db.close()
  }

  #writeGroup(jobs: readonly Job[], outcomes: (JobOutcome | undefined)[]): void {
    try {
      this.#prepare('begin immediate').run()
      this.#log.begin()
      jobs.forEach((job, index) => {
        outcomes[index] ??= this.#write(job)
      })
      this.#log.write()
      this.#prepare('commit').run()
    } catch (error) {
      this.#undo()
      jobs.forEach((job, index) => {
        if (!isRead(job)) outcomes[index] = { failed: (error as Error).message }
      })
    }
  }

  /** What cannot be laid now is where it came, and is laid before anything else is done with it. */
  #layAll(): void {
    try {
      this.#prepare('begin immediate').run()
      this.#log.lay()
      this.#prepare('commit').run()
    } catch {
      this.#undo()
    }
  }

  #undo(): void {
    this.#log.forget()
    if (this.#db.isTransaction) this.#db.exec('rollback')
  }

  /** Reads; of the log, once what is read lies where it belongs: that it does need not last, as on a full disk. */
  #read(job: ReadJob): JobOutcome {
    if (!namesLog(job) || (job.of === undefined ? this.#log.isLaid : this.#log.isLaidOf(job.of)))
      return this.#attempt(job)
    try {
      this.#prepare('begin immediate').run()
      this.#log.lay()
    } catch (error) {
      this.#undo()
      return { failed: (error as Error).message }
    }
    const outcome = this.#attempt(job)
    try {
      this.#prepare('commit').run()
    } catch {
      this.#undo()
    }
    return outcome
  }

  /** An append alone cannot go half way; whatever has several statements is undone by itself where one fails. */
  #write(job: Job): JobOutcome {
    if (isAppend(job) && !job[3]?.statements.length) return this.#append(job)
    if (statementsOf(job).some(namesLog)) this.#log.lay()
    this.#db.exec('savepoint job')
    const outcome = this.#attempt(job)
    // A full disk undoes the whole transaction by itself.
    const failed = typeof outcome === 'object' && 'failed' in outcome ? outcome.failed : undefined
    if (!this.#db.isTransaction) throw new Error(failed ?? 'the transaction was undone')
    if (failed !== undefined) this.#db.exec('rollback to job')
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

  #append([match, seq, row, along]: AppendJob): 'won' | 'lost' {
    if (!this.#log.isNext(match, seq)) return 'lost'
    if (along) this.#along(match, seq, along)
    this.#log.add(match, seq, row)
    return 'won'
  }

  #along(match: string, seq: number, { epoch, due, snapshot, over, statements }: Along): void {
    if (over) this.#prepare(OVER).run(over.result, over.ended, match)
    else if (due !== 'kept') this.#prepare(DUE).run(due, match)
    if (snapshot !== null) this.#prepare(SNAPSHOT).run(match, seq, epoch, snapshot)
    for (const statement of statements) this.#run(statement)
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

function statementsOf(job: Job): readonly Statement[] {
  if (isAppend(job)) return job[3]?.statements ?? []
  return job.kind === 'all' ? [job] : job.statements
}

const port = parentPort
if (!port) throw new Error('the writer runs in a thread of its own')
const say = (message: FromWriter): void => port.postMessage(message)

try {
  const db = openFile(String(workerData.file))
  const writer = new Writer(db)
  port.on('message', (message: ToWriter) => {
    if ('jobs' in message) {
      say({ outcomes: writer.group(message.jobs) })
      writer.tidy()
    } else {
      writer.close()
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
