import { createHash } from 'node:crypto'
import { jetstreamManager, RetentionPolicy } from '@nats-io/jetstream'
import type { NatsConnection } from '@nats-io/transport-node'

/** Jobs that wait for somebody to do them, each done once; and what came of them, kept for a while. */
export const JOBS = 'muster_jobs'
export const RESULTS = 'muster_results'
export const WORKERS = 'workers'

const HOUR = 60 * 60 * 1_000_000_000
/** Who is silent for so long has died, and its job goes to another. */
const SILENCE = 15 * 1_000_000_000
const MOST_TRIES = 5

/** A job as it waits: which thread does it, and what its result hangs on. */
export interface WaitingJob {
  readonly kind: string
  readonly run: string
  readonly batch: string
  readonly key: string
  readonly job: unknown
}

export type JobResult = { readonly key: string } & ({ readonly result: unknown } | { readonly failed: string })

/** The same jobs have the same batch, so that a command that was ended finds what was done meanwhile. */
export const batchOf = (kind: string, run: string): string =>
  createHash('sha256').update(`${kind} ${run}`).digest('hex').slice(0, 24)

export const jobSubject = (kind: string): string => `muster.jobs.${kind}`
export const resultSubject = (batch: string): string => `muster.results.${batch}`

/** Makes what is not there yet. */
export async function layStreams(connection: NatsConnection): Promise<void> {
  const manager = await jetstreamManager(connection)
  await manager.streams.add({
    name: JOBS,
    subjects: ['muster.jobs.>'],
    retention: RetentionPolicy.Workqueue,
    duplicate_window: HOUR,
  })
  await manager.streams.add({
    name: RESULTS,
    subjects: ['muster.results.>'],
    max_age: 14 * 24 * HOUR,
    duplicate_window: HOUR,
  })
  await manager.consumers.add(JOBS, {
    durable_name: WORKERS,
    ack_policy: 'explicit',
    ack_wait: SILENCE,
    max_deliver: MOST_TRIES,
  })
}
