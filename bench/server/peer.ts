// boardgame.io's server in a process of its own, in production mode: in memory, or on the disk with its FlatFile store.
import { createRequire } from 'node:module'
import type { Game } from 'boardgame.io'
import { skirmish } from '../peers/boardgame-io/skirmish.ts'

type Running = { apiServer?: unknown; appServer: { address(): { port: number } } }
type ServerModule = {
  Server: (settings: object) => { run(settings: object): Promise<Running> }
  FlatFile: new (settings: object) => object
}

const [folder] = process.argv.slice(2)
const { Server, FlatFile } = createRequire(import.meta.url)('boardgame.io/server') as ServerModule
const games: Game[] = [skirmish as Game]
const db = folder ? { db: new FlatFile({ dir: folder, logging: false }) } : {}
const running = await Server({ games, origins: ['*'], ...db }).run({ port: 0 })
process.send?.({ port: running.appServer.address().port })
process.on('message', (message) => {
  if (message === 'usage') process.send?.({ cpu: process.cpuUsage(), memory: process.memoryUsage.rss() })
})
