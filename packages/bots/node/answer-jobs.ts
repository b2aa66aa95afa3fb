import { parentPort } from 'node:worker_threads'

/** In a worker thread: does every job it is sent and says what came of it. */
export function answerJobs<Job, Result>(work: (job: Job) => Result | Promise<Result>): void {
  parentPort?.on('message', async (job: Job) => {
    parentPort?.postMessage(await attempt(work, job))
  })
}

async function attempt<Job, Result>(work: (job: Job) => Result | Promise<Result>, job: Job) {
  try {
    return { result: await work(job) }
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
