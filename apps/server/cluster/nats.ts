import { connect, type NatsConnection } from '@nats-io/transport-node'
import type { FanOut, Listener } from './fan-out.ts'

const RETRY_MS = 500

/** A connection to NATS that is never given up. Rejects where the first try fails: then the address is likely wrong. */
export async function connectNats(url: string, name: string): Promise<NatsConnection> {
  try {
    const how = { reconnectTimeWait: RETRY_MS, reconnectJitter: 200, maxReconnectAttempts: -1, pingInterval: 5_000 }
    return await connect({ servers: url, name, noEcho: true, maxPingOut: 2, timeout: 5_000, ...how })
  } catch (error) {
    const host = URL.canParse(url) ? new URL(url).host : 'NATS_URL'
    throw new Error(`NATS at ${host} cannot be reached: ${(error as Error).message}`, { cause: error })
  }
}

const SUBJECT = 'muster.match.'

/** News over NATS: one subject a match, `muster.match.<id>`. */
export async function natsFanOut(url: string, name: string): Promise<FanOut> {
  const connection = await connectNats(url, name)
  return {
    publish(match, body) {
      // While the connection is gone the store has the news.
      if (connection.isClosed()) return
      try {
        connection.publish(`${SUBJECT}${match}`, JSON.stringify(body))
      } catch {
        // The same: whoever follows the match finds it in the store.
      }
    },
    listen(listener) {
      connection.subscribe(`${SUBJECT}*`, {
        callback: (error, message) => {
          if (error) return
          const match = message.subject.slice(SUBJECT.length)
          const body = listener.wants(match) ? parsed(message.string()) : undefined
          if (body !== undefined) listener.hear(match, body)
        },
      })
      void watchReturns(connection, listener)
    },
    close: () => connection.close(),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function watchReturns(connection: NatsConnection, listener: Listener): Promise<void> {
  for await (const { type } of connection.status()) if (type === 'reconnect') listener.returned()
}
