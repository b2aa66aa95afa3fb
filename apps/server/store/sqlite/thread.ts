import { Worker } from 'node:worker_threads'
import { StoreFault, type StoreFaultCode } from '../store-fault.ts'
import type { FromWriter, JobOutcome, ToWriter } from './jobs.ts'

type Told<Message> = Message extends unknown ? Omit<Message, 'n'> : never

interface Caller {
  readonly resolve: (outcomes: readonly JobOutcome[]) => void
  readonly reject: (error: Error) => void
}

/** This end of the writer's thread. */
export class WriterThread {
  readonly #worker: Worker
  readonly #callers = new Map<number, Caller>()
  #gone: StoreFault | undefined
  #n = 0

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

  ask(message: Told<ToWriter>): Promise<readonly JobOutcome[]> {
    if (this.#gone) return Promise.reject(this.#gone)
    const n = this.#n++
    return new Promise((resolve, reject) => {
      this.#callers.set(n, { resolve, reject })
      this.#worker.postMessage({ ...message, n })
    })
  }

  #hear(message: FromWriter): void {
    if (!('n' in message)) return
    const caller = this.#callers.get(message.n)
    this.#callers.delete(message.n)
    if ('outcomes' in message) caller?.resolve(message.outcomes)
    else caller?.reject(new StoreFault('failed', message.failed))
  }

  #lose(why: string): void {
    this.#gone ??= new StoreFault('failed', `the store is closed: ${why}`)
    for (const { reject } of this.#callers.values()) reject(this.#gone)
    this.#callers.clear()
  }
}
