import type { FastifyInstance, FastifyReply } from 'fastify'
import { Refused } from './refused.ts'

interface Answer {
  readonly status: number
  readonly code: string
  readonly text: string
  readonly rule?: string | undefined
  readonly after?: number | undefined
}

/** What faults are answered with; others are about what was sent. */
const STATUS = new Map([
  ['unknown-table', 404],
  ['try-again', 503],
  ['slow-down', 429],
  ['later', 429],
  ['too-many', 409],
  ['too-large', 413],
])

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Every refusal is `{error: {code, text}}`; what went wrong with us is logged and not told. */
export function answerFaults(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const answer = answerTo(error)
    if (answer.status >= 500) request.log.error({ err: error }, 'request failed')
    send(reply, answer)
  })
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const allowed = METHODS.filter(
      (method) => app.findRoute({ method, url: request.routeOptions.url ?? path }) !== null,
    )
    if (allowed.length > 0) {
      reply.header('allow', allowed.join(', '))
      return send(reply, { status: 405, code: 'bad-method', text: `expected ${allowed.join(' or ')}` })
    }
    return send(reply, { status: 404, code: 'not-found', text: 'there is nothing at this address' })
  })
}

function send(reply: FastifyReply, { status, after, ...error }: Answer): FastifyReply {
  if (after !== undefined) reply.header('retry-after', after)
  return reply.code(status).header('cache-control', 'no-store').send({ error })
}

function answerTo(error: unknown): Answer {
  if (error instanceof Refused)
    return { status: error.status, code: error.code, text: error.message, after: error.after }
  if (isFault(error))
    return { status: STATUS.get(error.code) ?? 422, code: error.code, text: error.message, rule: error.rule }
  const status = statusOf(error)
  if (status === 413) return { status, code: 'too-large', text: 'body: larger than this request may have' }
  if (status === 415) return { status, code: 'bad-type', text: 'content-type: expected application/json' }
  if (isUnreadable(error))
    return { status, code: 'bad-request', text: 'body: expected JSON, without keys like __proto__' }
  if (status >= 400 && status < 500)
    return { status, code: 'bad-request', text: `request: ${(error as Error).message}` }
  return { status: 500, code: 'bug', text: 'something went wrong on our side; it has been written down' }
}

function isUnreadable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_ERR_CTP_INVALID_JSON_BODY'
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  return Number.isInteger(status) ? status : 500
}

/** Faults may come from another copy of the table, so they and those of tables are told by name. A bug in the rules is ours. */
function isFault(error: unknown): error is Error & { code: string; rule?: string } {
  return error instanceof Error && /^(Fault|Trouble)$/.test(error.name) && 'code' in error && error.code !== 'bug'
}
