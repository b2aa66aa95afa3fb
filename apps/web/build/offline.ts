import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Writes the service worker with the list of everything built, so that all of it is there when the network is not. */
export function offline(): Plugin {
  return {
    name: 'muster-offline',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const assets = readdirSync(join(dir, 'assets')).filter((file) => !/\.(woff|map)$/.test(file))
      const files = ['./', 'manifest.webmanifest', 'icon.svg', ...assets.sort().map((file) => `assets/${file}`)]
      const version = createHash('sha256')
        .update(readFileSync(join(dir, 'index.html')))
        .update(files.join('\n'))
      const source = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8')
        .replace('__VERSION__', version.digest('hex').slice(0, 12))
        .replace("['__FILES__']", JSON.stringify(files))
      writeFileSync(join(dir, 'sw.js'), source)
    },
  }
}
