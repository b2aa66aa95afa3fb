import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refused } from './refused.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}
const PACKABLE = /\.(css|html|m?js|svg|webmanifest)$/
/** Files whose name holds the hash of what they are never change. */
const LASTING = /-[\w-]{8,}\.\w+$/

const NOWHERE =
  '<!doctype html><html lang="en"><title>Muster</title><p>There is nothing here. <a href="/">Go to the shelf</a>.</p></html>'

interface Served {
  readonly type: string
  readonly isLasting: boolean
  readonly tag: string
  readonly body: Buffer
  readonly path: string
  packed?: Promise<Buffer>
}

/** Serves the files a folder has at the start, by a list: no path that is asked for ever reaches the disk. */
export function serveStatic(app: FastifyInstance, folder: string | undefined): void {
  const files = folder === undefined ? new Map<string, Served>() : listed(folder)
  app.get('/*', (request, reply) => {
    const file = files.get(request.url.split('?')[0] ?? '')
    if (file) return answer(file, request, reply)
    if (request.headers.accept?.includes('text/html'))
      return reply.code(404).type('text/html; charset=utf-8').send(NOWHERE)
    throw new Refused(404, 'not-found', 'there is nothing at this address')
  })
}

function listed(folder: string): Map<string, Served> {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const files = new Map<string, Served>()
  for (const { parentPath, name } of found) {
    const body = readFileSync(join(parentPath, name))
    const path = join(parentPath, name).slice(folder.length).split(sep).join('/')
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const type = TYPES[extname(name)] ?? 'application/octet-stream'
    const file = { type, isLasting: LASTING.test(name), tag, body, path }
    files.set(path, file)
    if (name === 'index.html') files.set(path.slice(0, -name.length), file)
  }
  return files
}

async function answer(file: Served, { headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  reply
    .type(file.type)
    .header('cache-control', file.isLasting ? 'public, max-age=31536000, immutable' : 'no-cache')
    .header('etag', file.tag)
    .header('vary', 'accept-encoding')
  if (headers['if-none-match'] === file.tag) return reply.code(304).send()
  if (!PACKABLE.test(file.path) || !/\bgzip\b/.test(headers['accept-encoding'] ?? '')) return reply.send(file.body)
  file.packed ??= promisify(gzip)(file.body)
  return reply.header('content-encoding', 'gzip').send(await file.packed)
}
