import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { Refused } from './refused.ts'

/** Where the file of a version of rules and content lies; nothing where there is none, or where it is no key. */
export interface BundleFiles {
  fileOf(key: string): Promise<string | undefined>
}

/** Rules and content of every version that a match or a replay needs. */
export function bundleRoutes(app: FastifyInstance, { bundles }: { readonly bundles: BundleFiles }): void {
  app.get<{ Params: { file: string } }>('/bundles/:file', async (request, reply) => {
    const { file } = request.params
    const found = file.endsWith('.mjs') ? await bundles.fileOf(file.slice(0, -'.mjs'.length)) : undefined
    if (found === undefined) throw new Refused(404, 'not-found', 'there are no rules of this name')
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'public, max-age=31536000, immutable')
    return readFile(found)
  })
}
