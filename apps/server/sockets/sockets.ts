import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { LONGEST_MESSAGE } from '@muster/wire'
import { WebSocketServer } from 'ws'
import type { Accounts } from '../people/accounts.ts'
import type { Registry } from '../tables/registry.ts'
import { Connection } from './connection.ts'
import { type SocketLimits, socketLimits } from './limits.ts'
import { Upgrades } from './upgrade.ts'

export interface SocketSettings {
  readonly registry: Registry
  readonly accounts: Pick<Accounts, 'accountOf'>
  /** The public address, where one is set. */
  readonly origin?: string | undefined
  /** Whether a proxy in front says whom a request is from. */
  readonly isBehindProxy?: boolean | undefined
  readonly limits?: Partial<SocketLimits> | undefined
}

export interface SocketParts {
  readonly registry: Registry
  readonly limits: SocketLimits
  readonly onClosed: (connection: Connection) => void
}

export interface Sockets {
  readonly size: number
  /** Bytes since the start, of those that are closed too. */
  readonly bytes: { readonly sent: number; readonly received: number }
  /** Closes those of some accounts, which are not what they were any more. */
  dismiss(accounts: ReadonlySet<string>): void
  /** Refuses new ones, says goodbye to those there are and closes them. */
  close(after: number): Promise<void>
}

export const PATH = '/play'

/** Serves sockets at `/play` of an HTTP server. */
export function attachSockets(server: Server, settings: SocketSettings): Sockets {
  const limits = { ...socketLimits, ...settings.limits }
  const wss = new WebSocketServer({
    ...{ noServer: true, clientTracking: false, perMessageDeflate: false },
    maxPayload: 4 * LONGEST_MESSAGE,
  })
  const connections = new Set<Connection>()
  const traffic = new Traffic()
  const upgrades = new Upgrades(settings, limits)
  const parts: SocketParts = {
    registry: settings.registry,
    limits,
    onClosed: (one) => {
      connections.delete(one)
      upgrades.release(one.admitted)
      traffic.left(one.socket)
    },
  }
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', destroy)
    upgrades.admit(request).then(
      (admitted) => {
        if ('status' in admitted) return refuse(socket, admitted.status)
        const before = connections.size
        wss.handleUpgrade(request, socket, head, (ws) => {
          connections.add(new Connection(ws, admitted, parts, socket as Socket))
        })
        // Refused by the library, or gone meanwhile.
        if (connections.size === before) upgrades.release(admitted)
      },
      () => refuse(socket, '503 Service Unavailable'),
    )
  }
  server.on('upgrade', upgrade)
  return {
    get size() {
      return connections.size
    },
    get bytes() {
      return traffic.with(connections)
    },
    dismiss(accounts) {
      for (const connection of connections)
        if (connection.account && accounts.has(connection.account.id))
          connection.bye('signed-out', 'this account was suspended or deleted')
    },
    async close(after) {
      upgrades.close()
      for (const connection of connections) connection.bye('restart', 'the server starts anew; come back', after)
      const { time } = settings.registry.parts
      const deadline = time.now() + 3_000
      while (connections.size > 0 && time.now() < deadline) await new Promise((done) => setTimeout(done, 20))
      server.off('upgrade', upgrade)
      wss.close()
    },
  }
}

/** A socket's own, so that what opened it, its request and its first bytes, can be forgotten. */
function destroy(this: Duplex): void {
  this.destroy()
}

/** Counts bytes by what the system says of each socket, so that nothing is counted frame by frame. */
class Traffic {
  #sent = 0
  #received = 0

  left({ bytesWritten, bytesRead }: Socket): void {
    this.#sent += bytesWritten
    this.#received += bytesRead
  }

  with(connections: Iterable<Connection>): Sockets['bytes'] {
    let [sent, received] = [this.#sent, this.#received]
    for (const { socket } of connections) {
      sent += socket.bytesWritten
      received += socket.bytesRead
    }
    return { sent, received }
  }
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
