import type { Reply, Requests, TableEngine, Trouble, Verb } from './protocol.ts'

/** What the worker refused, with the rule that refuses it where there is one. */
export class EngineTrouble extends Error {
  readonly code: string
  readonly rule: string | undefined

  constructor({ code, message, rule }: Trouble) {
    super(message)
    this.code = code
    this.rule = rule
  }
}

interface Waiting {
  readonly done: (value: never) => void
  readonly failed: (error: Error) => void
  readonly tell: ((share: number) => void) | undefined
}

/** A table's engine in its own worker. */
export class Engine implements TableEngine {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  readonly #waiting = new Map<number, Waiting>()
  #asked = 0

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      const waiting = this.#waiting.get(data.id)
      if ('progress' in data) return waiting?.tell?.(data.progress)
      this.#waiting.delete(data.id)
      if ('trouble' in data) waiting?.failed(new EngineTrouble(data.trouble))
      else waiting?.done(data.value as never)
    }
    this.#worker.onerror = ({ message }) => {
      const trouble = new EngineTrouble({ code: 'bug', message: message || 'the engine could not be loaded' })
      for (const { failed } of this.#waiting.values()) failed(trouble)
      this.#waiting.clear()
    }
  }

  ask<V extends Verb>(verb: V, given: Requests[V]['in'], tell?: (share: number) => void): Promise<Requests[V]['out']> {
    const id = ++this.#asked
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed, tell })
      this.#worker.postMessage({ id, do: verb, with: given })
    })
  }

  close(): void {
    this.#worker.terminate()
  }
}
