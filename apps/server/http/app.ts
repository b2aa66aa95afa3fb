import helmet from '@fastify/helmet'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { type HealthParts, healthRoutes } from '../operations/health.ts'
import { Addresses } from '../operations/log.ts'
import type { Accounts } from '../people/accounts.ts'
import type { MyData } from '../people/my-data.ts'
import type { Notifier } from '../people/notify.ts'
import type { Operators } from '../people/operators.ts'
import type { Passkeys } from '../people/passkeys.ts'
import { type BundleFiles, bundleRoutes } from './bundles.ts'
import { answerFaults } from './faults.ts'
import { guardChanges } from './guard.ts'
import { headersFor } from './headers.ts'
import { json } from './json.ts'
import { Limits, type LimitsWanted } from './limits.ts'
import { meRoutes } from './me.ts'
import { operatorRoutes } from './operators.ts'
import { ownRoutes } from './own.ts'
import { passkeyRoutes } from './passkeys.ts'
import { serveStatic } from './static.ts'
import { type TableParts, tableRoutes } from './tables.ts'
import { recognise } from './who.ts'

/** What the HTTP side of the server is made of. */
export interface AppParts extends TableParts, HealthParts {
  readonly accounts: Accounts
  readonly passkeys: Passkeys
  readonly notifier: Notifier
  readonly myData: MyData
  readonly operators: Operators
  readonly bundles: BundleFiles
  /** The public address, `MUSTER_ORIGIN`; without it, whatever address a request was sent to. */
  readonly origin?: string | undefined
  /** Whether a proxy in front says whom a request is from (`X-Forwarded-For`). */
  readonly isBehindProxy?: boolean | undefined
  /** Folder of the built page; without it there is none. */
  readonly page?: string | undefined
  readonly log?: FastifyBaseLogger | undefined
  readonly limits?: LimitsWanted | undefined
}

/** Bodies have at most so many bytes where a route does not say otherwise. */
const BODY = 16 * 1024

/** The HTTP server, ready to listen or to be asked. Sockets are attached to its `server` by whoever has them. */
export async function makeApp(parts: AppParts): Promise<FastifyInstance> {
  const app = fastify({
    ...(parts.log ? { loggerInstance: parts.log } : { logger: false }),
    bodyLimit: BODY,
    trustProxy: parts.isBehindProxy ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    exposeHeadRoutes: true,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
  })
  await app.register(helmet, headersFor(parts.origin))
  json(app)
  answerFaults(app)
  noteRequests(app, parts)
  const limits = new Limits(parts.limits)
  recognise(app, parts, limits)
  guardChanges(app, parts)
  healthRoutes(app, parts)
  meRoutes(app, parts, limits)
  passkeyRoutes(app, parts, limits)
  ownRoutes(app, parts, limits)
  tableRoutes(app, parts, limits)
  operatorRoutes(app, parts)
  bundleRoutes(app, parts)
  serveStatic(app, parts.page)
  return app
}

/** Counts requests by route, and writes down those that say something of how the server does. */
function noteRequests(app: FastifyInstance, { metrics }: AppParts): void {
  const addresses = new Addresses()
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    metrics?.requests.inc({ route, status: reply.statusCode })
    if (!route.startsWith('/api/')) return
    request.log.info(
      {
        route,
        method: request.method,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        account: request.account?.id,
        from: addresses.hash(request.ip),
      },
      'request',
    )
  })
}
