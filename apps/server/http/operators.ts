import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Operators } from '../people/operators.ts'
import { read } from './read.ts'
import { Refused } from './refused.ts'
import { active } from './who.ts'

const id = z.string().min(1).max(64)
const closing = { report: id.optional(), reason: z.string().max(500).optional() }
const line = z.strictObject({ match: id, line: z.int().nonnegative(), ...closing })
const somebody = z.strictObject({ account: id, ...closing })
const report = z.strictObject({ report: id, reason: z.string().max(500).optional() })

/** For operators alone. To others it looks as if there were nothing here. */
export function operatorRoutes(app: FastifyInstance, { operators }: { readonly operators: Operators }): void {
  app.get('/api/operator/reports', async (request, reply) => {
    operator(request)
    reply.header('cache-control', 'no-store')
    return { reports: await operators.reports() }
  })

  app.get('/api/operator/log', async (request, reply) => {
    operator(request)
    reply.header('cache-control', 'no-store')
    return { acts: await operators.log() }
  })

  app.post('/api/operator/hide', async (request) => {
    const by = operator(request)
    const { match, line: n, ...why } = read(line, request.body)
    await operators.hide(by, match, n, why)
    return {}
  })

  app.post('/api/operator/suspend', async (request) => {
    const by = operator(request)
    const { account, ...why } = read(somebody, request.body)
    await operators.suspend(by, account, why)
    return {}
  })

  app.post('/api/operator/restore', async (request) => {
    const by = operator(request)
    const { account, ...why } = read(somebody, request.body)
    await operators.restore(by, account, why)
    return {}
  })

  app.post('/api/operator/dismiss', async (request) => {
    const by = operator(request)
    const { report: which, reason } = read(report, request.body)
    await operators.dismiss(by, which, reason)
    return {}
  })
}

function operator(request: FastifyRequest): string {
  if (!request.account?.isOperator) throw new Refused(404, 'not-found', 'there is nothing at this address')
  return active(request).id
}
