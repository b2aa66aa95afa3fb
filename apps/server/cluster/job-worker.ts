import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type JsMsg, jetstream } from '@nats-io/jetstream'
import { JOBS, type JobResult, layStreams, resultSubject, type WaitingJob, WORKERS } from './job-streams.ts'
import { connectNats } from './nats.ts'

/** How jobs of a kind are done. */
export interface JobKind {
  /** The module of the thread that does them: it answers each message by one message. */
  readonly script: URL
  /** What results hang on here, for a job; jobs of other sources are left to others. */
  runOf(job: unknown): string
}

export interface JobWorkerSettings {
  readonly url: string
  readonly threads: number
  readonly kinds: ReadonlyMap<string, JobKind>
  readonly say?: (sentence: string) => void
  /** Milliseconds after which a job that is others' to do is put back; 5 s where left out. */
  readonly leftAfter?: number
}

export interface JobWorker {
  /** Finishes what it is at. */
  stop(): Promise<void>
}

const ALIVE_MS = 5_000
const LEFT_TO_OTHERS_MS = 5_000

/** Does batch jobs until it is stopped: one at a time in each thread. */
export async function startJobWorker(settings: JobWorkerSettings): Promise<JobWorker> {
  const connection = await connectNats(settings.url, 'muster worker')
  await layStreams(connection)
  const stream = jetstream(connection)
  const consumer = await stream.consumers.get(JOBS, WORKERS)
  const state = { stopped: false }
  /** Jobs that are others' to do, until they are put back. */
  const left = new Set<JsMsg>()

  /** Puts a job back as a new one: how often strangers looked at it does not count against it. */
  const leave = async (message: JsMsg): Promise<void> => {
    left.add(message)
    await wait(settings.leftAfter ?? LEFT_TO_OTHERS_MS)
    if (!left.delete(message)) return
    await stream.publish(message.subject, message.data)
    await message.ackAck()
  }

  const work = async (): Promise<void> => {
    const threads = new Map<string, Worker>()
    while (!state.stopped) {
      const message = await consumer.next({ expires: 1_000 }).catch(() => null)
      if (!message) continue
      const waiting = message.json<WaitingJob>()
      const kind = settings.kinds.get(waiting.kind)
      if (!kind || kind.runOf(waiting.job) !== waiting.run) {
        settings.say?.(`left to others: ${waiting.kind} ${waiting.key} is of other rules, content or bots`)
        void leave(message).catch(() => message.nak())
        continue
      }
      const alive = setInterval(() => message.working(), ALIVE_MS)
      const came = await attempt(threads, waiting, kind)
      clearInterval(alive)
      const said: JobResult = { key: waiting.key, ...came }
      const msgID = `${waiting.batch} ${waiting.key}`
      await stream.publish(resultSubject(waiting.batch), JSON.stringify(said), { msgID })
      await message.ackAck()
    }
    for (const thread of threads.values()) await thread.terminate()
  }
  const works = Array.from({ length: settings.threads }, work)
  return {
    stop: async () => {
      state.stopped = true
      await Promise.all(works)
      for (const message of left) message.nak()
      left.clear()
      await connection.close()
    },
  }
}

async function attempt(
  threads: Map<string, Worker>,
  { kind, job }: WaitingJob,
  { script }: JobKind,
): Promise<{ result: unknown } | { failed: string }> {
  const thread = threads.get(kind) ?? new Worker(script)
  threads.set(kind, thread)
  return await new Promise((resolve) => {
    const over = (came: { result: unknown } | { failed: string }) => {
      thread.off('message', over)
      thread.off('error', broke)
      resolve(came)
    }
    const broke = (error: Error) => {
      threads.delete(kind)
      over({ failed: error.message })
    }
    thread.on('message', over)
    thread.on('error', broke)
    thread.postMessage(job)
  })
}
