import { parentPort, Worker } from 'node:worker_threads'
import { type BotClient, botClient } from '../client.ts'
import type { Port } from '../worker.ts'

/** A worker thread that thinks for bots. */
export type BotThread = Pick<BotClient, 'decide'> & { close(): Promise<void> }

/** Starts a thread on a module that calls `serveBots(threadPort(), …)` with the games it knows. */
export function startBotThread(script: URL): BotThread {
  const worker = new Worker(script)
  const { decide, fail } = botClient({
    send: (request) => worker.postMessage(request),
    listen: (hear) => worker.on('message', hear),
  })
  worker.on('error', fail)
  return {
    decide,
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
