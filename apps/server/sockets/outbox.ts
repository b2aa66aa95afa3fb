import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Time } from '../tables/time.ts'
import { sendText } from './frame.ts'
import type { SocketLimits } from './limits.ts'

const LOOK_EVERY = 100

/**
 * What is on its way to one client. Whoever reads too slowly is sent no changes until it has read what there is, and then the
 * whole table; whoever does not read at all is let go.
 */
export class Outbox {
  readonly #ws: WebSocket
  readonly #socket: Duplex
  readonly #limits: SocketLimits
  readonly #time: Time
  readonly #onDrained: () => void
  #behindSince: number | undefined
  #stop: () => void = () => {}

  constructor(ws: WebSocket, socket: Duplex, limits: SocketLimits, time: Time, onDrained: () => void) {
    this.#ws = ws
    this.#socket = socket
    this.#limits = limits
    this.#time = time
    this.#onDrained = onDrained
  }

  /** Sends what must not be left out. */
  send(frame: string): void {
    const { OPEN, readyState, bufferedAmount } = this.#ws
    if (readyState !== OPEN) return
    if (bufferedAmount > this.#limits.lost) this.#ws.terminate()
    else sendText(this.#socket, frame)
  }

  /** Sends how a table stands; false where that has to wait. */
  sendState(frame: string): boolean {
    if (this.#behindSince !== undefined || this.#ws.bufferedAmount > this.#limits.behind) {
      this.#fallBehind()
      return false
    }
    this.send(frame)
    return true
  }

  close(): void {
    this.#stop()
  }

  #fallBehind(): void {
    if (this.#behindSince !== undefined) return
    this.#behindSince = this.#time.now()
    this.#look()
  }

  #look(): void {
    const { bufferedAmount } = this.#ws
    if (bufferedAmount <= this.#limits.behind / 4) {
      this.#behindSince = undefined
      this.#onDrained()
    } else if (this.#time.now() - (this.#behindSince ?? 0) > this.#limits.behindFor) this.#ws.terminate()
    else this.#stop = this.#time.after(LOOK_EVERY, () => this.#look())
  }
}
