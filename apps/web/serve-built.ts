import { createReadStream, existsSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'

/** Where `npm start` finds the client. */
export const DIST = join(import.meta.dirname, 'dist')

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}

/** The built file an address stands for; undefined where there is none, or where it would lead out of the folder. */
function fileOf(folder: string, url: string): string | undefined {
  try {
    const file = normalize(join(folder, decodeURIComponent(new URL(url, 'http://localhost').pathname)))
    if (file !== folder && !file.startsWith(folder + sep)) return undefined
    const found = existsSync(file) && statSync(file).isDirectory() ? join(file, 'index.html') : file
    return existsSync(found) ? found : undefined
  } catch {
    return undefined
  }
}

/** Answers requests with the files of a built client. */
export const serveBuilt = (folder: string) => (request: IncomingMessage, response: ServerResponse) =>
  answer(folder, request, response)

function answer(folder: string, { url = '/', method }: IncomingMessage, response: ServerResponse): void {
  // The page asks whether a server is behind it. There is none: it plays alone.
  if (url.startsWith('/api/')) {
    response.writeHead(204)
    response.end()
    return
  }
  const file = method === 'GET' || method === 'HEAD' ? fileOf(folder, url) : undefined
  if (!file) {
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
    response.end('<!doctype html><title>Muster</title><p>There is nothing here. <a href="/">Go to the shelf</a>.')
    return
  }
  const lasting = /-[\w-]{8,}\.\w+$/.test(file)
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
  })
  if (method === 'HEAD') response.end()
  else createReadStream(file).pipe(response)
}
