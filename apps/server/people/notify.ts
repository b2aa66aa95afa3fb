import webPush from 'web-push'
import { Refused } from '../http/refused.ts'
import type { Database } from '../store/database.ts'
import type { VapidKeys } from './vapid.ts'

/** Services of browsers that carry notifications; the server calls no other address that somebody names. */
const PUSH_HOSTS = ['fcm.googleapis.com', '.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com']
const MOST_DEVICES = 10
const HOUR = 3600
const PATIENCE = 10_000

export interface Subscription {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

interface PushRow {
  readonly endpoint: string
  readonly keys: string
}

export interface NotifyOptions {
  /** Whom a push service can ask about us: `mailto:` or an address of ours. */
  readonly contact: string
  /** Services beside the well-known ones, as `https://host`. */
  readonly services?: readonly string[] | undefined
  /** Told of what did not arrive. */
  readonly onFailure?: ((problem: { readonly status?: number; readonly reason?: string }) => void) | undefined
}

/** Tells people by web push that it is their turn: which match, and nothing of what happens in it. */
export class Notifier {
  readonly #database: Database
  readonly #keys: VapidKeys
  readonly #options: NotifyOptions

  constructor(database: Database, keys: VapidKeys, options: NotifyOptions) {
    this.#database = database
    this.#keys = keys
    this.#options = options
  }

  get publicKey(): string {
    return this.#keys.publicKey
  }

  /** A device of somebody's that wants to be told. The same device belongs to whoever used it last. */
  async subscribe(account: string, { endpoint, keys }: Subscription): Promise<void> {
    if (!this.#isService(endpoint))
      throw new Refused(422, 'bad-push', 'endpoint: expected https at one of the push services of browsers')
    await this.#database.run(
      {
        sql: `insert into push (endpoint, account, keys, created) values (?, ?, ?, ?)
              on conflict (endpoint) do update set account = excluded.account, keys = excluded.keys`,
        values: [endpoint, account, JSON.stringify(keys), await this.#database.now()],
      },
      {
        sql: `delete from push where account = ? and endpoint not in
              (select endpoint from push where account = ? order by created desc limit ${MOST_DEVICES})`,
        values: [account, account],
      },
    )
  }

  async unsubscribe(account: string, endpoint: string): Promise<void> {
    const values = [account, endpoint]
    await this.#database.run({ sql: 'delete from push where account = ? and endpoint = ?', values })
  }

  /** Tells all devices of an account; never throws. How many took it. */
  async yourTurn(account: string, match: string): Promise<number> {
    const devices = await this.#database.all<PushRow>('select endpoint, keys from push where account = ?', account)
    const told = await Promise.all(devices.map((device) => this.#tell(device, match)))
    return told.filter(Boolean).length
  }

  async #tell({ endpoint, keys }: PushRow, match: string): Promise<boolean> {
    try {
      const request = webPush.generateRequestDetails({ endpoint, keys: JSON.parse(keys) }, JSON.stringify({ match }), {
        vapidDetails: { subject: this.#options.contact, ...this.#keys },
        TTL: 24 * HOUR,
        // A later turn of the same match takes the place of one that was not delivered yet.
        topic: match.replace(/[^\w-]/g, '').slice(0, 32),
      })
      const { status } = await fetch(endpoint, {
        method: 'POST',
        headers: request.headers as Record<string, string>,
        body: new Uint8Array(request.body ?? []),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE),
      })
      if (status === 404 || status === 410) await this.#forget(endpoint)
      if (status >= 200 && status < 300) return true
      this.#options.onFailure?.({ status })
    } catch (error) {
      this.#options.onFailure?.({ reason: (error as Error).name })
    }
    return false
  }

  async #forget(endpoint: string): Promise<void> {
    await this.#database.run({ sql: 'delete from push where endpoint = ?', values: [endpoint] })
  }

  #isService(endpoint: string): boolean {
    if (!URL.canParse(endpoint)) return false
    const { protocol, host, origin, username } = new URL(endpoint)
    if (this.#options.services?.includes(origin)) return true
    const isKnown = PUSH_HOSTS.some((known) => (known.startsWith('.') ? host.endsWith(known) : host === known))
    return protocol === 'https:' && username === '' && isKnown
  }
}
