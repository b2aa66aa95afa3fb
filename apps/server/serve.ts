import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { makeHub } from './cluster/fan-out.ts'
import { startHeartbeat } from './cluster/heartbeat.ts'
import { type Cluster, joinCluster } from './cluster/join.ts'
import { natsFanOut } from './cluster/nats.ts'
import { makeApp } from './http/app.ts'
import type { LimitsWanted } from './http/limits.ts'
import { openLog } from './operations/log.ts'
import { Metrics } from './operations/metrics.ts'
import { makeYoung } from './operations/young.ts'
import { Accounts } from './people/accounts.ts'
import { watchGone } from './people/gone.ts'
import { leaveTables } from './people/leave-tables.ts'
import { MyData } from './people/my-data.ts'
import { Notifier } from './people/notify.ts'
import { Operators } from './people/operators.ts'
import { Passkeys } from './people/passkeys.ts'
import { Ratings } from './people/ratings.ts'
import { hashesFrom, Records } from './people/records.ts'
import { vapidKeys } from './people/vapid.ts'
import type { Settings } from './settings.ts'
import type { SocketLimits } from './sockets/limits.ts'
import { attachSockets } from './sockets/sockets.ts'
import { openStore } from './store/open-store.ts'
import { Lobby } from './tables/lobby.ts'
import type { TableParts } from './tables/parts.ts'
import { Registry } from './tables/registry.ts'
import { Sweeper } from './tables/sweeper.ts'
import { realTime, type Time } from './tables/time.ts'
import { Thinkers } from './thinking/pool.ts'
import { Bundles } from './versions/bundles.ts'
import { keepBundles } from './versions/keep.ts'

/** Seconds after which whoever was sent away at a stop comes back. */
const BACK_AFTER = 3

export interface Serving {
  /** Where it is reached on this machine. */
  readonly url: string
  readonly registry: Registry
  readonly accounts: Accounts
  readonly lobby: Lobby
  stop(): Promise<void>
}

/** What tests and measurements set beside the settings. */
export interface Overrides {
  readonly time?: Time | undefined
  readonly limits?: LimitsWanted | undefined
  readonly socketLimits?: Partial<SocketLimits> | undefined
  readonly log?: Logger | undefined
  /** Other games than the sources have. */
  readonly engines?: TableParts['engines'] | undefined
  /** Bundles of the present versions are not written, as where many servers start. */
  readonly keepsNoBundles?: boolean | undefined
}

/** Starts a whole server: store, tables, thinking processes, HTTP and sockets. */
export async function serve(settings: Settings, overrides: Overrides = {}): Promise<Serving> {
  makeYoung()
  const { data, databaseUrl, origin, isBehindProxy } = settings
  mkdirSync(data, { recursive: true, mode: 0o700 })
  const log = overrides.log ?? openLog(settings.logLevel)
  const time = overrides.time ?? realTime
  const metrics = new Metrics()
  const store = await openStore({
    file: join(data, 'muster.sqlite'),
    databaseUrl,
    onGroup: ({ size, ms }) => {
      metrics.groupSize.observe(size)
      metrics.commitMs.observe(ms)
    },
  })
  const { database, matches } = store
  const node = randomUUID()
  const fanOut = settings.natsUrl ? await natsFanOut(settings.natsUrl, node) : makeHub().join()
  let cluster: Cluster | undefined
  const heartbeat = await startHeartbeat(database, {
    id: node,
    failed: (error) => log.error({ err: error }, 'heartbeat'),
  })
  const bundles = new Bundles(join(data, 'bundles'), database)
  const thinkers = new Thinkers({ bundles: bundles.folder, processes: settings.thinkers })
  const notifier = new Notifier(database, vapidKeys(data), { contact: settings.contact })
  const ratings = new Ratings(database, (error) => log.error({ err: error }, 'ratings could not be settled'))
  const isShared = Boolean(settings.natsUrl || databaseUrl)
  const registry = new Registry({
    store,
    isShared,
    engines: overrides.engines ?? bundles,
    think: (job, who) => thinkers.ask(job, who),
    time,
    report: (what, error, match) => log.error({ err: error, match }, what),
    onAppended: (row) => {
      metrics.decisions.inc()
      cluster?.appended(row)
    },
    onChanged: (match, only) => cluster?.changed(match, only),
    measures: {
      queued: (ms) => metrics.queueMs.observe(ms),
      conflict: () => metrics.conflicts.inc(),
      reload: () => metrics.reloads.inc(),
    },
    ratings: (finished) => ratings.of(finished),
    yourTurn: (account, match) => void notifier.yourTurn(account, match).catch(() => {}),
  })
  // Alone there is nobody to follow.
  if (isShared)
    cluster = joinCluster({
      ...{ fanOut, matches, tables: registry },
      failed: (error) => log.error({ err: error }, 'other nodes could not be followed'),
      found: () => metrics.sweepFinds.inc(),
    })
  const sweeper = new Sweeper(registry)
  const accounts = new Accounts(database, origin)
  const lobby = new Lobby(registry)
  const records = new Records(matches, hashesFrom(bundles))
  let isStopping = false
  const app = await makeApp({
    ...{ database, accounts, records, lobby, notifier, bundles, metrics, log, origin, isBehindProxy },
    passkeys: new Passkeys(database),
    myData: new MyData({ database, matches, records, leaveTables: (account) => leaveTables(registry, account) }),
    operators: new Operators(database, (match) => {
      void registry.hear(match).catch(() => {})
      cluster?.changed(match)
    }),
    page: settings.page,
    metricsToken: settings.metricsToken,
    unready: () => (isStopping ? 'the server is about to stop' : undefined),
    limits: overrides.limits,
  })
  const sockets = attachSockets(app.server, {
    registry,
    accounts,
    origin,
    isBehindProxy,
    limits: overrides.socketLimits,
  })
  const gone = watchGone(database, {
    onGone: (accounts) => sockets.dismiss(accounts),
    failed: (error) => log.error({ err: error }, 'who is gone could not be read'),
  })
  metrics.count('sent_bytes_total', 'Bytes sent over sockets', () => sockets.bytes.sent)
  metrics.count('received_bytes_total', 'Bytes received over sockets', () => sockets.bytes.received)
  metrics.watch('sockets', 'Sockets that are open', () => sockets.size)
  metrics.watch('tables', 'Matches held in memory', () => registry.size)
  metrics.watch('thinking', 'Jobs that wait or are being done', () => thinkers.load)
  await app.listen({ port: settings.port, host: settings.host })
  const keeping = overrides.keepsNoBundles
    ? undefined
    : keepBundles(bundles, time, (error) => log.error({ err: error }, 'rules could not be kept'))
  const { port } = app.server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    ...{ registry, accounts, lobby },
    async stop() {
      isStopping = true
      keeping?.stop()
      await sockets.close(BACK_AFTER)
      await gone.stop()
      await sweeper.stop()
      await registry.close()
      await app.close()
      await cluster?.stop()
      await thinkers.close()
      await heartbeat.stop()
      await ratings.settled()
      await database.close()
      metrics.close()
    },
  }
}
