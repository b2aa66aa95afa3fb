// Serves page, API and sockets from one process. Part of `npm start`.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serve } from './serve.ts'
import { readSettings } from './settings.ts'

const ROOT = join(import.meta.dirname, '../..')
const PAGE = join(ROOT, 'apps/web/dist')

try {
  const settings = readSettings(process.env, ROOT)
  const serving = await serve({ ...settings, page: existsSync(PAGE) ? PAGE : undefined })
  console.log(`Muster is at ${settings.origin ?? serving.url}`)
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      // Whoever asks twice does not want to wait.
      if (isStopping) process.exit(1)
      isStopping = true
      serving.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException
  const text = code === 'EADDRINUSE' ? 'the port is taken; set PORT to another one.' : message
  console.error(`muster: ${text}`)
  process.exit(1)
}
