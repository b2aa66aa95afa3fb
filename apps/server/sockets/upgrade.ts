import type { IncomingMessage } from 'node:http'
import { siteOf } from '../http/site.ts'
import { type Account, bearerIn } from '../people/accounts.ts'
import { Bucket, type SocketLimits } from './limits.ts'
import { PATH, type SocketSettings } from './sockets.ts'

/** Who opened a socket, and from where: counted until it is closed. */
export interface Admitted {
  readonly account: Account | undefined
  readonly address: string
}

const MOST_ADDRESSES = 10_000

/** Decides who may open a socket: from our own page or with a token, and not too many. */
export class Upgrades {
  readonly #settings: SocketSettings
  readonly #limits: SocketLimits
  readonly #rates = new Map<string, Bucket>()
  readonly #byAddress = new Map<string, number>()
  readonly #byAccount = new Map<string, number>()
  #isClosed = false

  constructor(settings: SocketSettings, limits: SocketLimits) {
    this.#settings = settings
    this.#limits = limits
  }

  close(): void {
    this.#isClosed = true
  }

  async admit(request: IncomingMessage): Promise<Admitted | { readonly status: string }> {
    const [path] = (request.url ?? '').split('?')
    if (path !== PATH) return { status: '404 Not Found' }
    if (this.#isClosed) return { status: '503 Service Unavailable' }
    if (!this.#isOurs(request)) return { status: '403 Forbidden' }
    const address = this.#addressOf(request)
    const { socketsAnAddress, socketsAnAccount } = this.#limits
    if (!this.#mayTry(address) || countIn(this.#byAddress, address) >= socketsAnAddress)
      return { status: '429 Too Many Requests' }
    count(this.#byAddress, address, 1)
    const account = await this.#settings.accounts.accountOf(request.headers).catch((error) => {
      count(this.#byAddress, address, -1)
      throw error
    })
    if (account && countIn(this.#byAccount, account.id) >= socketsAnAccount) {
      count(this.#byAddress, address, -1)
      return { status: '429 Too Many Requests' }
    }
    if (account) count(this.#byAccount, account.id, 1)
    return { account, address }
  }

  /** It is closed. */
  release({ account, address }: Admitted): void {
    count(this.#byAddress, address, -1)
    if (account) count(this.#byAccount, account.id, -1)
  }

  /** A browser says where its page is from; a program that says nothing shows a token. */
  #isOurs({ headers }: IncomingMessage): boolean {
    if (headers.origin === undefined) return bearerIn(headers) !== undefined
    return headers.origin === siteOf(headers, this.#settings.origin).origin
  }

  #addressOf({ socket, headers }: IncomingMessage): string {
    const forwarded = this.#settings.isBehindProxy
      ? String(headers['x-forwarded-for'] ?? '')
          .split(',')
          .at(-1)
          ?.trim()
      : ''
    const address = forwarded || (socket.remoteAddress ?? '')
    return address.includes(':') && !address.startsWith('::ffff:') ? address.split(':').slice(0, 4).join(':') : address
  }

  #mayTry(address: string): boolean {
    const now = this.#settings.registry.parts.time.now()
    if (this.#rates.size > MOST_ADDRESSES)
      for (const [one, bucket] of this.#rates) if (bucket.isFull(now)) this.#rates.delete(one)
    const bucket = this.#rates.get(address) ?? new Bucket(this.#limits.upgrades, now)
    this.#rates.set(address, bucket)
    return bucket.take(1, now)
  }
}

const countIn = (counts: ReadonlyMap<string, number>, key: string): number => counts.get(key) ?? 0

function count(counts: Map<string, number>, key: string, by: 1 | -1): void {
  const now = countIn(counts, key) + by
  if (now > 0) counts.set(key, now)
  else counts.delete(key)
}
