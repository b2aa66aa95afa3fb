/** What one address, account or socket may do. */
export interface SocketLimits {
  readonly socketsAnAddress: number
  readonly socketsAnAccount: number
  /** New sockets of an address a second, and at once. */
  readonly upgrades: Rate
  readonly messages: Rate
  readonly bytes: Rate
  /** How many messages beyond that are refused before the socket is closed. */
  readonly warnings: number
  /** Matches one socket watches at once. */
  readonly watches: number
  /** Bytes waiting to be sent beyond which changes are left out, and beyond which a socket is closed. */
  readonly behind: number
  readonly lost: number
  /** How long one may be behind, stay silent, and not say hello, in milliseconds. */
  readonly behindFor: number
  readonly silent: number
  readonly pingEvery: number
  readonly helloWithin: number
}

export interface Rate {
  readonly perSecond: number
  readonly burst: number
}

export const socketLimits: SocketLimits = {
  socketsAnAddress: 50,
  socketsAnAccount: 10,
  upgrades: { perSecond: 10, burst: 50 },
  messages: { perSecond: 20, burst: 40 },
  bytes: { perSecond: 32 * 1024, burst: 64 * 1024 },
  warnings: 20,
  watches: 100,
  behind: 64 * 1024,
  lost: 1024 * 1024,
  behindFor: 15_000,
  silent: 60_000,
  pingEvery: 25_000,
  helloWithin: 5_000,
}

/** Counts against a rate. */
export class Bucket {
  readonly #rate: Rate
  #left: number
  #at: number

  constructor(rate: Rate, now: number) {
    this.#rate = rate
    this.#left = rate.burst
    this.#at = now
  }

  /** Takes so many; false where they are not there. */
  take(many: number, now: number): boolean {
    const { perSecond, burst } = this.#rate
    this.#left = Math.min(burst, this.#left + (Math.max(0, now - this.#at) * perSecond) / 1000)
    this.#at = now
    if (this.#left < many) return false
    this.#left -= many
    return true
  }

  /** Whether it is as if nothing had ever been taken. */
  isFull(now: number): boolean {
    const { perSecond, burst } = this.#rate
    return this.#left + ((now - this.#at) * perSecond) / 1000 >= burst
  }
}
