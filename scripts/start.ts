// npm start: serves the web client; a checkout without one plays in the terminal.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './lib/files.ts'

const web = join(ROOT, 'apps/web/server.ts')
if (existsSync(web)) {
  const { build } = await import('vite')
  console.error('muster: building the client …')
  await build({ root: join(ROOT, 'apps/web'), logLevel: 'warn' })
  await import(pathToFileURL(web).href)
} else {
  await import(pathToFileURL(join(ROOT, 'apps/referee/play.ts')).href)
}
