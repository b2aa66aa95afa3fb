import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Refused } from '../http/refused.ts'
import type { Database } from '../store/database.ts'
import type { Metrics } from './metrics.ts'

const PATIENCE = 2000

export interface HealthParts {
  readonly database: Database
  readonly metrics?: Metrics | undefined
  /** What one must bring along to read the metrics; without it they are open. */
  readonly metricsToken?: string | undefined
  /** Says why no more requests should be sent here, such as that it is about to stop. */
  readonly unready?: (() => string | undefined) | undefined
}

/** Whether the process lives, whether it can do its work, and how it does. */
export function healthRoutes(app: FastifyInstance, parts: HealthParts): void {
  app.get('/healthz', async (_, reply) => {
    reply.header('cache-control', 'no-store')
    return { ok: true }
  })

  app.get('/readyz', async (_, reply) => {
    reply.header('cache-control', 'no-store')
    const why = parts.unready?.() ?? (await trouble(parts.database))
    if (why === undefined) return { ok: true }
    return reply.code(503).send({ error: { code: 'not-ready', text: why } })
  })

  app.get('/metrics', async (request, reply) => {
    const { metrics, metricsToken } = parts
    if (!metrics) throw new Refused(404, 'not-found', 'there is nothing at this address')
    if (metricsToken !== undefined && !isSame(request.headers.authorization, `Bearer ${metricsToken}`))
      throw new Refused(401, 'not-known', 'authorization: expected the token set for metrics')
    reply.type(metrics.registry.contentType).header('cache-control', 'no-store')
    return metrics.registry.metrics()
  })
}

/** Whether the store takes something that lasts; it is open only once its migrations are done. */
async function trouble(database: Database): Promise<string | undefined> {
  const write = database.run({ sql: `delete from challenge where id = ''`, values: [] }).then(
    () => undefined,
    () => 'the store cannot be written',
  )
  let timer: NodeJS.Timeout | undefined
  const slow = new Promise<string>((done) => {
    timer = setTimeout(done, PATIENCE, `the store has not answered for ${PATIENCE / 1000} s`)
  })
  return Promise.race([write, slow]).finally(() => clearTimeout(timer))
}

function isSame(given: string | undefined, expected: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
