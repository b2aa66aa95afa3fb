import { Worker } from 'node:worker_threads'

/** What a worker thread says about the job it was given. */
type Said<Result> = { readonly result: Result } | { readonly failed: string }

export type PoolOptions<Job, Result> = {
  /** The module each worker thread runs: it answers every message (a job) by one message. */
  readonly script: URL
  readonly threads: number
  readonly onResult: (job: Job, result: Result) => void
  readonly signal?: AbortSignal
}

/** Hands jobs to worker threads, one at a time each, until all are done or the signal says stop. */
export async function runJobs<Job, Result>(jobs: Iterable<Job>, options: PoolOptions<Job, Result>): Promise<void> {
  const waiting = jobs[Symbol.iterator]()
  const threads = Array.from({ length: options.threads }, () => runThread(waiting, options))
  await Promise.all(threads)
}

function runThread<Job, Result>(
  waiting: Iterator<Job>,
  { script, onResult, signal }: PoolOptions<Job, Result>,
): Promise<void> {
  return new Promise((done, fail) => {
    const worker = new Worker(script)
    const end = (finish: () => void) => {
      signal?.removeEventListener('abort', stop)
      void worker.terminate().then(finish)
    }
    const stop = () => end(done)
    let job: Job
    const next = () => {
      const { value, done: isDone } = waiting.next()
      if (isDone || signal?.aborted) return stop()
      job = value
      worker.postMessage(job)
    }
    signal?.addEventListener('abort', stop)
    worker.on('message', (said: Said<Result>) => {
      if ('failed' in said) return end(() => fail(new Error(said.failed)))
      onResult(job, said.result)
      next()
    })
    worker.on('error', (error) => end(() => fail(error)))
    next()
  })
}
