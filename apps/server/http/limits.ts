import { Refused } from './refused.ts'

/** So many at once, and then as many again a minute. */
export interface Limit {
  readonly burst: number
  readonly perMinute: number
}

interface Bucket {
  tokens: number
  at: number
}

/** Beyond this many keys, those that are full again are forgotten. */
const MOST_KEYS = 10_000

/** Counts what addresses and accounts do, and says when it is too much. Kept in memory, each process for itself. */
export class Limiter {
  readonly #limit: Limit
  readonly #clock: () => number
  readonly #buckets = new Map<string, Bucket>()

  constructor(limit: Limit, clock: () => number = Date.now) {
    this.#limit = limit
    this.#clock = clock
  }

  /** Takes one. Where there is none left: in how many seconds there will be. */
  take(key: string): { readonly after: number } | undefined {
    const { burst, perMinute } = this.#limit
    const now = this.#clock()
    const bucket = this.#buckets.get(key) ?? { tokens: burst, at: now }
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) * perMinute) / 60_000)
    bucket.at = now
    if (bucket.tokens < 1) return { after: Math.ceil(((1 - bucket.tokens) * 60) / perMinute) }
    bucket.tokens--
    this.#buckets.set(key, bucket)
    if (this.#buckets.size > MOST_KEYS) this.#forget(now)
    return undefined
  }

  /** How many keys it remembers. */
  get size(): number {
    return this.#buckets.size
  }

  #forget(now: number): void {
    const { burst, perMinute } = this.#limit
    for (const [key, { tokens, at }] of this.#buckets)
      if (tokens + ((now - at) * perMinute) / 60_000 >= burst) this.#buckets.delete(key)
    for (const key of this.#buckets.keys()) {
      if (this.#buckets.size <= MOST_KEYS) return
      this.#buckets.delete(key)
    }
  }
}

/** What is limited, and how, to start with. */
const LIMITS = {
  /** Requests of an address for anything of the API. */
  any: { burst: 120, perMinute: 300 },
  /** New guests of an address. */
  guest: { burst: 20, perMinute: 6 },
  /** Names an account takes. */
  name: { burst: 5, perMinute: 1 },
  /** Passkeys and signing in, of an address. */
  passkey: { burst: 20, perMinute: 10 },
  /** Bots, notifications and vacations of an account. */
  own: { burst: 10, perMinute: 6 },
  /** All the data of an account. */
  export: { burst: 2, perMinute: 0.2 },
  /** Tables an account lays. */
  table: { burst: 6, perMinute: 6 },
} as const satisfies Readonly<Record<string, Limit>>

export type LimitName = keyof typeof LIMITS
/** Other limits than to start with; `off` for measuring what the server can do. */
export type LimitsWanted = Partial<Record<LimitName, Limit>> | 'off'

/** All limits of one server. */
export class Limits {
  readonly #limiters = new Map<LimitName, Limiter>()

  constructor(wanted: LimitsWanted = {}) {
    if (wanted === 'off') return
    for (const [name, limit] of Object.entries({ ...LIMITS, ...wanted }))
      this.#limiters.set(name as LimitName, new Limiter(limit))
  }

  /** Counts one of somebody's; refused where it is too much. */
  take(name: LimitName, whose: string): void {
    const over = this.#limiters.get(name)?.take(whose)
    if (over) throw new Refused(429, 'slow-down', `too many requests; try again in ${over.after} s`, over.after)
  }
}
