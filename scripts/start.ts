// npm start: builds the page and serves it with everything behind it; a checkout without one plays in the terminal.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './lib/files.ts'

const server = join(ROOT, 'apps/server/main.ts')
if (existsSync(server)) {
  const { build } = await import('vite')
  console.error('muster: building the client …')
  await build({ root: join(ROOT, 'apps/web'), logLevel: 'warn' })
  await import(pathToFileURL(server).href)
} else {
  await import(pathToFileURL(join(ROOT, 'apps/referee/play.ts')).href)
}
