import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort, humbleUser, postgresFolder } from './programs.ts'

/** A PostgreSQL that tests may have databases in. */
export interface TestPostgres {
  readonly url: string
  /** An empty database beside the others. */
  fresh(): Promise<string>
  stop(): Promise<void>
}

/** A PostgreSQL of a test's own, in a folder that goes with it. */
export interface OwnPostgres extends TestPostgres {
  /** Ends it at once, as if its machine had failed. */
  crash(): Promise<void>
  start(): Promise<void>
  signal(signal: NodeJS.Signals): void
}

/** Whether there is a PostgreSQL that tests can start. */
export const canStartPostgres = (): boolean =>
  process.platform !== 'win32' &&
  postgresFolder() !== undefined &&
  (process.getuid?.() !== 0 || humbleUser() !== undefined)

/** Whether there is a PostgreSQL for tests: one they can start, or one that `MUSTER_TEST_DATABASE_URL` names. */
export const hasPostgres = (): boolean => process.env.MUSTER_TEST_DATABASE_URL !== undefined || canStartPostgres()

export const givenPostgres = async (): Promise<TestPostgres> => {
  const url = process.env.MUSTER_TEST_DATABASE_URL
  return url ? existing(url) : await startPostgres()
}

function existing(url: string): TestPostgres {
  const made: string[] = []
  return {
    url,
    fresh: async () => {
      const name = `muster_test_${randomBytes(6).toString('hex')}`
      await asked(url, `create database ${name}`)
      made.push(name)
      return Object.assign(new URL(url), { pathname: `/${name}` }).href
    },
    stop: async () => {
      for (const name of made) await asked(url, `drop database ${name} with (force)`)
    },
  }
}

const PATIENCE = 60_000

export async function startPostgres(settings: readonly string[] = []): Promise<OwnPostgres> {
  const programs = postgresFolder()
  if (!programs) throw new Error('there is no PostgreSQL to start')
  const user = humbleUser()
  const folder = mkdtempSync(join(tmpdir(), 'muster-postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const how = ['-D', data, '-U', 'muster', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  execFileSync(join(programs, 'initdb'), how, { ...user, cwd: folder, stdio: 'pipe' })
  const port = await freePort()
  const url = `postgres://muster@127.0.0.1:${port}/postgres`
  const options = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, ...settings]
  const args = ['-D', data, '-p', String(port), ...options.flatMap((option) => ['-c', option])]
  let child: ChildProcess | undefined
  let databases = 0

  const start = async (): Promise<void> => {
    child = spawn(join(programs, 'postgres'), args, { ...user, cwd: folder, stdio: 'ignore' })
    await answering(url)
  }
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  await start()
  return {
    url,
    fresh: async () => {
      const name = `test_${++databases}`
      await asked(url, `create database ${name}`)
      return url.replace(/postgres$/, name)
    },
    crash: () => end('SIGQUIT'),
    start,
    signal: (signal) => void child?.kill(signal),
    stop: async () => {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function asked(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

async function answering(url: string): Promise<void> {
  for (const end = Date.now() + PATIENCE; ; ) {
    try {
      await asked(url, 'select 1')
      return
    } catch (error) {
      if (Date.now() > end) throw error
      await wait(50)
    }
  }
}
