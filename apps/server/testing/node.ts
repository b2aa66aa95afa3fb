// A whole server in a process of its own, for tests and measurements: as `main.ts` starts it, with its limits off. Says its
// port once it serves.
import type { GameEngine } from '@muster/session'
import { serve } from '../serve.ts'
import { readSettings } from '../settings.ts'
import { readKey } from '../versions/key.ts'
import { sourceEngine } from '../versions/sources.ts'
import type { NodeSettings } from './processes.ts'
import { UNLIMITED } from './unlimited.ts'

const { engines, port = 0, ...wanted } = JSON.parse(String(process.argv[2])) as NodeSettings
const fixed = { host: '127.0.0.1', port, logLevel: 'error', thinkers: 1 }
const settings = { ...readSettings({}, wanted.data), ...fixed, ...wanted }
const serving = await serve(settings, {
  limits: 'off',
  socketLimits: UNLIMITED,
  keepsNoBundles: true,
  ...(engines === undefined ? {} : { engines: await enginesIn(engines) }),
})
process.send?.({ port: Number(new URL(serving.url).port) })
process.once('SIGTERM', () => void serving.stop().then(() => process.exit(0)))
process.on('message', (message) => {
  if (message === 'usage') process.send?.({ cpu: process.cpuUsage(), memory: process.memoryUsage.rss() })
})

/** Further games, from a module that has them by name. */
async function enginesIn(module: string) {
  const further = ((await import(module)) as { engines: ReadonlyMap<string, GameEngine> }).engines
  const current = async (game: string): Promise<GameEngine> => {
    const engine = further.get(game) ?? (await sourceEngine(game))
    if (!engine) throw new Error(`there is no game ${game}`)
    return engine
  }
  return { current, load: (key: string) => current(readKey(key)?.game ?? '') }
}
