import { Worker } from 'node:worker_threads'
import { StoreFault, type StoreFaultCode } from '../store-fault.ts'
import type { FromWriter, JobOutcome, ToWriter } from './jobs.ts'

interface Caller {
  readonly resolve: (outcomes: readonly JobOutcome[]) => void
  readonly reject: (error: Error) => void
}

/** This end of the writer's thread. */
export class WriterThread {
  readonly #worker: Worker
  /**
   * Who waits, in the order of the writer's replies. A list, not a map by number: what a map was before it grew anew leads on to what
   * it is, so that once one of them is old, all who ever waited outlive every quick collection.
   */
  readonly #callers: Caller[] = []
  #gone: StoreFault | undefined

  /** Resolved once the file is open and up to date; rejected with what is wrong with it. */
  static open(file: string): Promise<WriterThread> {
    return new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./writer.ts', import.meta.url), { workerData: { file } })
      worker.once('error', reject)
      worker.once('message', (message: FromWriter) => {
        if ('unusable' in message) {
          const { code, message: text } = message.unusable
          reject(new StoreFault(code as StoreFaultCode, text))
        } else resolve(new WriterThread(worker))
        worker.off('error', reject)
      })
    })
  }

  private constructor(worker: Worker) {
    this.#worker = worker
    worker.on('message', (message: FromWriter) => this.#hear(message))
    worker.on('error', (error) => this.#lose(error.message))
    worker.on('exit', () => this.#lose('it has ended'))
  }

  ask(message: ToWriter): Promise<readonly JobOutcome[]> {
    if (this.#gone) return Promise.reject(this.#gone)
    return new Promise((resolve, reject) => {
      this.#worker.postMessage(message)
      this.#callers.push({ resolve, reject })
    })
  }

  #hear(message: FromWriter): void {
    if (!('outcomes' in message)) return
    this.#callers.shift()?.resolve(message.outcomes)
  }

  #lose(why: string): void {
    this.#gone ??= new StoreFault('failed', `the store is closed: ${why}`)
    for (const { reject } of this.#callers.splice(0)) reject(this.#gone)
  }
}
