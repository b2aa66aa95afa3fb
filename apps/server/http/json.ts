import { depthOf } from '@muster/wire'
import type { FastifyInstance } from 'fastify'
import { Refused } from './refused.ts'

const DEEPEST = 64

/** JSON is all that is read. A body may be left out; keys that reach for prototypes are refused. */
export function json(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    if (text.trim() === '') done(null, {})
    else if (depthOf(text) > DEEPEST) done(new Refused(400, 'bad-request', `body: at most ${DEEPEST} levels deep`))
    else parse(request, text, done)
  })
}
