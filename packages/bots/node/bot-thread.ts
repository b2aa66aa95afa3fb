import { parentPort, Worker } from 'node:worker_threads'
import type { Why } from '../decide.ts'
import type { BotReply, BotRequest, Port } from '../worker.ts'

type Asked = Omit<Extract<BotRequest, { do: 'decide' }>, 'do' | 'id'>

type Waiting = {
  readonly done: (decision: { choice: unknown; why: Why }) => void
  readonly fail: (error: Error) => void
  readonly onProgress: ((share: number) => void) | undefined
}

/** A worker thread that thinks for bots, so that the thread that asks stays free. */
export type BotThread = {
  /** Decides; once the signal says stop, with the best it has found so far. */
  decide(
    asked: Asked,
    options?: { readonly signal?: AbortSignal; readonly onProgress?: (share: number) => void },
  ): Promise<{ choice: unknown; why: Why }>
  close(): Promise<void>
}

/** Starts a thread on a module that calls `serveBots(threadPort(), …)` with the games it knows. */
export function startBotThread(script: URL): BotThread {
  const worker = new Worker(script)
  const waiting = new Map<number, Waiting>()
  let last = 0
  const send = (request: BotRequest) => worker.postMessage(request)
  worker.on('message', (reply: BotReply) => {
    const one = waiting.get(reply.id)
    if ('progress' in reply) return one?.onProgress?.(reply.progress)
    waiting.delete(reply.id)
    if ('failed' in reply) one?.fail(new Error(reply.failed))
    else one?.done({ choice: reply.choice, why: reply.why })
  })
  worker.on('error', (error) => {
    for (const { fail } of waiting.values()) fail(error)
    waiting.clear()
  })
  return {
    decide: (asked, { signal, onProgress } = {}) =>
      new Promise((done, fail) => {
        const id = ++last
        waiting.set(id, { done, fail, onProgress })
        send({ do: 'decide', id, ...asked })
        const stop = () => send({ do: 'cancel', id })
        if (signal?.aborted) stop()
        signal?.addEventListener('abort', stop, { once: true })
      }),
    close: async () => {
      await worker.terminate()
    },
  }
}

/** The port of the worker thread this runs in. */
export function threadPort(): Port {
  return {
    send: (reply) => parentPort?.postMessage(reply),
    listen: (hear) => parentPort?.on('message', hear),
  }
}
