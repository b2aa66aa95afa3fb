import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GameEngine } from '@muster/session'
import { openStore } from '../../apps/server/store/open-store.ts'
import { addMatches, addPlayers } from '../../apps/server/testing/fill.ts'
import { startServer } from '../../apps/server/testing/processes.ts'
import { sourceEngine } from '../../apps/server/versions/sources.ts'
import type { Drive } from './drive.ts'
import type { Driven } from './pace.ts'
import { engines } from './skirmish.ts'

/** A drive with what the server used for it. */
export interface Measured extends Driven {
  readonly perSecond: number
  /** Decisions for each second of the server's processor time. */
  readonly perCpuSecond: number
  /** Bytes of memory at the end. */
  readonly memory: number
}

export interface Wanted {
  readonly tables: number
  readonly warm: number
  readonly seconds: number
  readonly rate?: number | undefined
}

interface Usage {
  readonly cpu: number
  readonly memory: number
}

const ENGINES = new URL('./skirmish.ts', import.meta.url).href
/** Decisions of a random game, about; as many matches are laid as a run may need. */
const LENGTH = { 'reduced-skirmish': 40, bladeborn: 80 } as const
const FASTEST = 12_000

/** Our server, every decision durable in an SQLite file. */
export async function measureOurs(game: keyof typeof LENGTH, wanted: Wanted): Promise<Measured> {
  const { tables, warm, seconds, rate = FASTEST } = wanted
  const folder = mkdtempSync(join(tmpdir(), 'muster-bench-'))
  const expected = rate * (warm + seconds) + (wanted.rate === undefined ? 20_000 : 0)
  const laid = Math.max(tables, Math.ceil(expected / LENGTH[game] / tables) * tables)
  await fill(folder, (engines.get(game) ?? (await sourceEngine(game))) as GameEngine, tables, laid)
  const server = await startServer({ data: folder, engines: ENGINES })
  const measured = await drive({ whom: 'ours', url: server.url, laid, ...given(wanted) }, server.usage)
  await server.kill()
  rmSync(folder, { recursive: true, force: true })
  return measured
}

async function fill(folder: string, engine: GameEngine, tables: number, laid: number): Promise<void> {
  const store = await openStore({ file: join(folder, 'muster.sqlite') })
  const seats = Array.from({ length: laid }, (_, match) =>
    [0, 1].map((seat) => `player ${2 * (match % tables) + seat}`),
  )
  await addPlayers(store.database, seats.slice(0, tables).flat())
  await addMatches(store, { engine, seats })
  await store.database.close()
}

/** boardgame.io's server: in memory, or with its store on the disk, which does not wait until it is there. */
export async function measurePeer(kind: 'memory' | 'disk', wanted: Wanted): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-peer-'))
  const child = fork(new URL('./peer.ts', import.meta.url), kind === 'disk' ? [folder] : [], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  const url = `http://127.0.0.1:${port}`
  const measured = await drive({ whom: 'peer', url, laid: 0, ...given(wanted) }, () => usageOf(child))
  child.kill('SIGKILL')
  await once(child, 'exit')
  rmSync(folder, { recursive: true, force: true })
  return measured
}

const given = ({ tables, warm, seconds, rate }: Wanted) => ({
  tables,
  warm,
  seconds,
  ...(rate === undefined ? {} : { rate }),
})

async function usageOf(child: ChildProcess): Promise<Usage> {
  child.send('usage')
  const [{ cpu, memory }] = (await once(child, 'message')) as [{ cpu: NodeJS.CpuUsage; memory: number }]
  return { cpu: (cpu.user + cpu.system) / 1000, memory }
}

async function drive(settings: Drive, usage: () => Promise<Usage>): Promise<Measured> {
  const child = fork(new URL('./drive.ts', import.meta.url), [JSON.stringify(settings)], { execArgv: process.execArgv })
  // Players that end early, as on a machine that has no time for them, are no reason to wait for ever.
  const ended = once(child, 'exit').then((): never => {
    throw new Error('the players ended before they were done')
  })
  ended.catch(() => undefined)
  await Promise.race([once(child, 'message'), ended])
  const before = await usage()
  const [driven] = (await Promise.race([once(child, 'message'), ended])) as [Driven]
  const after = await usage()
  const cpu = (after.cpu - before.cpu) / 1000
  return {
    ...driven,
    perSecond: driven.decisions / driven.seconds,
    perCpuSecond: driven.decisions / cpu,
    memory: after.memory,
  }
}
