import type { Why } from './decide.ts'
import type { BotReply, BotRequest } from './worker.ts'

/** The other end of a worker that serves bots. */
export type ClientPort = {
  send(request: BotRequest): void
  listen(hear: (reply: BotReply) => void): void
}

type Asked = Omit<Extract<BotRequest, { do: 'decide' }>, 'do' | 'id'>
type Decided = { readonly choice: unknown; readonly why: Why }

type Waiting = {
  readonly done: (decided: Decided) => void
  readonly fail: (error: Error) => void
  readonly onProgress: ((share: number) => void) | undefined
}

/** A worker that thinks for bots, so that the thread that asks stays free. */
export type BotClient = {
  /** Decides; once the signal says stop, with the best it has found so far. */
  decide(
    asked: Asked,
    options?: { readonly signal?: AbortSignal; readonly onProgress?: (share: number) => void },
  ): Promise<Decided>
  /** The worker broke: whoever waits hears of it. */
  fail(error: Error): void
}

export function botClient(port: ClientPort): BotClient {
  const waiting = new Map<number, Waiting>()
  let last = 0
  port.listen((reply) => {
    const one = waiting.get(reply.id)
    if ('progress' in reply) return one?.onProgress?.(reply.progress)
    waiting.delete(reply.id)
    if ('failed' in reply) one?.fail(new Error(reply.failed))
    else one?.done({ choice: reply.choice, why: reply.why })
  })
  return {
    decide: (asked, { signal, onProgress } = {}) =>
      new Promise((done, fail) => {
        const id = ++last
        waiting.set(id, { done, fail, onProgress })
        port.send({ do: 'decide', id, ...asked })
        const stop = () => port.send({ do: 'cancel', id })
        if (signal?.aborted) stop()
        signal?.addEventListener('abort', stop, { once: true })
      }),
    fail(error) {
      for (const one of waiting.values()) one.fail(error)
      waiting.clear()
    },
  }
}
