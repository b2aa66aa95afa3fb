import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { type AppParts, makeApp } from '../http/app.ts'
import { Accounts } from '../people/accounts.ts'
import { MyData } from '../people/my-data.ts'
import { Notifier } from '../people/notify.ts'
import { Operators } from '../people/operators.ts'
import { Passkeys } from '../people/passkeys.ts'
import { hashesFrom, Records } from '../people/records.ts'
import { vapidKeys } from '../people/vapid.ts'
import { openStore, type Store } from '../store/open-store.ts'
import { Lobby } from '../tables/lobby.ts'
import { Registry } from '../tables/registry.ts'
import { realTime } from '../tables/time.ts'
import { Bundles } from '../versions/bundles.ts'

/** The HTTP side of a server on a new store in a folder of its own, and people who use it. */
export class Site {
  readonly folder: string
  readonly store: Store
  readonly accounts: Accounts
  readonly app: FastifyInstance
  readonly #registry: Registry

  private constructor(folder: string, store: Store, accounts: Accounts, registry: Registry, app: FastifyInstance) {
    this.folder = folder
    this.store = store
    this.accounts = accounts
    this.#registry = registry
    this.app = app
  }

  static async open(wanted: Partial<AppParts> = {}): Promise<Site> {
    const folder = mkdtempSync(join(tmpdir(), 'muster-people-'))
    const store = await openStore({ file: join(folder, 'muster.sqlite') })
    const accounts = new Accounts(store.database, wanted.origin)
    const { database, matches } = store
    const bundles = new Bundles(join(folder, 'bundles'), database)
    const records = new Records(matches, hashesFrom(bundles))
    const think = async () => Promise.reject(new Error('nobody thinks here'))
    const registry = new Registry({ store, engines: bundles, think, time: realTime })
    const parts: AppParts = {
      database,
      accounts,
      records,
      lobby: new Lobby(registry),
      passkeys: new Passkeys(database),
      notifier: new Notifier(database, vapidKeys(folder), { contact: 'mailto:operator@example.org' }),
      myData: new MyData({ database, matches, records }),
      operators: new Operators(database),
      bundles,
      limits: 'off',
      ...wanted,
    }
    return new Site(folder, store, accounts, registry, await makeApp(parts))
  }

  async close(): Promise<void> {
    await this.app.close()
    await this.#registry.close()
    await this.store.database.close()
    rmSync(this.folder, { recursive: true })
  }

  visitor(): Visitor {
    return new Visitor(this.app)
  }

  /** A guest who has just chosen a name. */
  async guest(name: string): Promise<Visitor & { id: string }> {
    const visitor = this.visitor()
    const { account } = (await visitor.post('/api/me', { name })).json()
    return Object.assign(visitor, { id: account.id as string })
  }
}

/** A browser, as far as the server can tell: it keeps its cookie and says where its requests come from. */
export class Visitor {
  readonly headers: Record<string, string> = { host: 'localhost', origin: 'http://localhost' }
  readonly #app: FastifyInstance

  constructor(app: FastifyInstance) {
    this.#app = app
  }

  get(url: string): Promise<LightMyRequestResponse> {
    return this.#send('GET', url)
  }

  post(url: string, body: unknown = {}): Promise<LightMyRequestResponse> {
    return this.#send('POST', url, body)
  }

  delete(url: string, body: unknown = {}): Promise<LightMyRequestResponse> {
    return this.#send('DELETE', url, body)
  }

  async #send(method: 'GET' | 'POST' | 'DELETE', url: string, body?: unknown): Promise<LightMyRequestResponse> {
    const payload = body === undefined ? {} : { payload: JSON.stringify(body) }
    const type = body === undefined ? {} : { 'content-type': 'application/json' }
    const response = await this.#app.inject({ method, url, headers: { ...this.headers, ...type }, ...payload })
    const cookie = response.headers['set-cookie']
    if (typeof cookie === 'string') this.headers.cookie = cookie.split(';')[0] ?? ''
    return response
  }
}
