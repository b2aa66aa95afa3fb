import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bearerIn } from '../people/accounts.ts'
import { Refused } from './refused.ts'
import { siteOf } from './site.ts'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whatever changes something must come from our own page or from a program with a token: no other site can send it. */
export function guardChanges(app: FastifyInstance, { origin }: { readonly origin?: string | undefined }): void {
  app.addHook('onRequest', async (request) => {
    if (READING.has(request.method)) return
    guardOrigin(request, siteOf(request.headers, origin).origin)
    guardType(request)
  })
}

function guardOrigin(request: FastifyRequest, own: string): void {
  const { origin, 'sec-fetch-site': from } = request.headers
  if (from !== undefined && from !== 'same-origin')
    throw new Refused(403, 'cross-site', `sec-fetch-site: expected same-origin, found ${JSON.stringify(from)}`)
  if (origin === undefined) {
    if (bearerIn(request.headers) !== undefined) return
    throw new Refused(403, 'cross-site', `origin: expected ${own}, found none; programs send a bearer token`)
  }
  if (origin !== own)
    throw new Refused(403, 'cross-site', `origin: expected ${own}, found ${JSON.stringify(origin.slice(0, 100))}`)
}

/** A form of another site cannot have this type. */
function guardType({ headers }: FastifyRequest): void {
  const [type = ''] = (headers['content-type'] ?? '').split(';')
  if (type.trim().toLowerCase() !== 'application/json')
    throw new Refused(415, 'bad-type', 'content-type: expected application/json')
}
