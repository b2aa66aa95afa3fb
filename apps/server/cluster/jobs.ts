import { jetstream } from '@nats-io/jetstream'
import {
  batchOf,
  type JobResult,
  jobSubject,
  layStreams,
  RESULTS,
  resultSubject,
  type WaitingJob,
} from './job-streams.ts'
import { connectNats } from './nats.ts'

export interface Batch<Job> {
  /** Where NATS is. */
  readonly url: string
  /** Which thread does them: `ladder` or `balance`. */
  readonly kind: string
  /** What the results hang on; only workers with the same rules, content and bots do them. */
  readonly run: string
  readonly jobs: readonly Job[]
  readonly onResult: (result: unknown) => void
}

/**
 * Has jobs done by whatever workers there are, each once: a worker that dies loses its job to another, a command that is ended
 * and begun anew finds what was done meanwhile.
 */
export async function runJobsOver<Job extends { readonly key: string }>(batch: Batch<Job>): Promise<void> {
  const { url, kind, run, jobs, onResult } = batch
  if (jobs.length === 0) return
  const connection = await connectNats(url, `muster ${kind}`)
  try {
    await layStreams(connection)
    const stream = jetstream(connection)
    const id = batchOf(kind, run)
    const open = new Map(jobs.map((job) => [job.key, job]))
    const take = (text: string): void => {
      const said = JSON.parse(text) as JobResult
      if (!open.delete(said.key)) return
      if ('failed' in said) throw new Error(`${said.key}: ${said.failed}`)
      onResult(said.result)
    }
    const results = await stream.consumers.get(RESULTS, { filter_subjects: resultSubject(id) })
    await drain(results, take)
    for (const [key, job] of open) {
      const waiting: WaitingJob = { kind, run, batch: id, key, job }
      await stream.publish(jobSubject(kind), JSON.stringify(waiting), { msgID: `${id} ${key}` })
    }
    while (open.size > 0) {
      const message = await results.next({ expires: 5_000 })
      if (message) take(message.string())
    }
  } finally {
    await connection.close()
  }
}

interface Results {
  info(): Promise<{ readonly num_pending: number }>
  next(options: { expires: number }): Promise<{ string(): string } | null>
}

/** What is there already. */
async function drain(results: Results, take: (text: string) => void): Promise<void> {
  for (let { num_pending: left } = await results.info(); left > 0; left--) {
    const message = await results.next({ expires: 5_000 })
    if (message) take(message.string())
  }
}
