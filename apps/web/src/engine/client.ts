import type { Reply, Requests, Trouble, Verb } from './protocol.ts'

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

/** A table's engine in its own worker. */
export class Engine {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  readonly #waiting = new Map<number, { done: (value: never) => void; failed: (error: Error) => void }>()
  #asked = 0

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      const waiting = this.#waiting.get(data.id)
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

  ask<V extends Verb>(verb: V, given: Requests[V]['in']): Promise<Requests[V]['out']> {
    const id = ++this.#asked
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed })
      this.#worker.postMessage({ id, do: verb, with: given })
    })
  }

  close(): void {
    this.#worker.terminate()
  }
}
