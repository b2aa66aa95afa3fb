import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { GameEngine } from '@muster/session'
import { afterEach, expect, test } from 'vitest'
import { openStore } from '../store/open-store.ts'
import { sourceEngine } from '../versions/sources.ts'
import { Crowd } from './crowd.ts'
import { foundIn } from './found.ts'
import { startServer } from './processes.ts'

const cleanup: (() => void)[] = []
afterEach(() => {
  for (const one of cleanup.splice(0).reverse()) one()
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'muster-disk-'))
  cleanup.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A disk of a few megabytes; undefined where we may not make one. */
function smallDisk(megabytes: number): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined
  const folder = newFolder()
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]).status !== 0) return undefined
  cleanup.push(() => execFileSync('umount', ['-l', folder]))
  return folder
}

/** Until the server is there, players find nobody. */
const NOWHERE = 'ws://127.0.0.1:9/play'

const canMount = (() => {
  const folder = smallDisk(1)
  for (const one of cleanup.splice(0).reverse()) one()
  return folder !== undefined
})()
const canTrace = spawnSync('strace', ['-f', '-e', 'trace=none', 'true']).status === 0

async function crowdOn(folder: string, url: () => string, tables: number, pause: number): Promise<Crowd> {
  const store = await openStore({ file: join(folder, 'muster.sqlite') })
  const engine = (await sourceEngine('bladeborn')) as GameEngine
  const crowd = await Crowd.seat(store, { engine, tables, pause, urlFor: url, seed: 'disk' })
  await store.database.close()
  cleanup.push(() => crowd.close())
  return crowd
}

async function faultsOf(folder: string, crowd: Crowd): Promise<readonly string[]> {
  const store = await openStore({ file: join(folder, 'muster.sqlite') })
  const { faults } = await foundIn(store, crowd)
  await store.database.close()
  return [...faults, ...crowd.faults]
}

test.skipIf(!canMount)(
  'a full disk: nothing is acknowledged that is not stored, tables are still shown, and go on when there is room',
  async () => {
    const folder = smallDisk(16) ?? ''
    let url = NOWHERE
    const crowd = await crowdOn(folder, () => url, 30, 60)
    const server = await startServer({ data: folder })
    cleanup.push(() => server.child.kill('SIGKILL'))
    url = server.url
    expect(await crowd.stuckAfter(60_000)).toEqual([])
    const ballast = join(folder, 'ballast')
    spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=4096'])
    const full = Date.now()
    let acked = -1
    while (acked !== crowd.acked.length && Date.now() - full < 60_000) {
      acked = crowd.acked.length
      await wait(1_000)
    }
    // Whoever comes now is shown the table as it stands.
    const [first] = crowd.players
    first?.player.drop()
    await wait(1_000)
    expect(first?.player.isSettled).toBe(true)
    rmSync(ballast)
    expect(await crowd.stuckAfter(60_000)).toEqual([])
    expect(crowd.acked.length).toBeGreaterThan(acked)
    crowd.close()
    await server.stop()
    expect(await faultsOf(folder, crowd)).toEqual([])
  },
)

test.skipIf(!canTrace)('a slow disk: every commit takes 100 ms longer, tables move on, nothing is lost', async () => {
  const folder = newFolder()
  let url = NOWHERE
  const crowd = await crowdOn(folder, () => url, 20, 50)
  const server = await startServer({ data: folder })
  cleanup.push(() => server.child.kill('SIGKILL'))
  url = server.url
  expect(await crowd.stuckAfter(60_000)).toEqual([])
  const slow = ['-f', '-qq', '-e', 'trace=fsync,fdatasync', '-e', 'inject=fsync,fdatasync:delay_enter=100000']
  const strace = spawn('strace', [...slow, '-o', '/dev/null', '-p', String(server.child.pid)], { stdio: 'ignore' })
  await wait(1_000)
  const before = crowd.acked.length
  expect(await crowd.stuckAfter(60_000)).toEqual([])
  expect(crowd.acked.length).toBeGreaterThan(before)
  strace.kill('SIGINT')
  await once(strace, 'exit')
  crowd.close()
  await server.stop()
  expect(await faultsOf(folder, crowd)).toEqual([])
})

test.skipIf(!canTrace)('every acknowledgement follows a write of the log and its sync', async () => {
  const folder = newFolder()
  let url = NOWHERE
  const crowd = await crowdOn(folder, () => url, 1, 5)
  const server = await startServer({ data: folder })
  cleanup.push(() => server.child.kill('SIGKILL'))
  const log = join(folder, 'calls')
  writeFileSync(log, '')
  const calls = 'trace=fsync,fdatasync,pwrite64,write,writev,sendmsg'
  const args = ['-f', '-qq', '-s', '200000', '-e', calls, '-o', log, '-p', String(server.child.pid)]
  const strace = spawn('strace', args, { stdio: 'ignore' })
  await wait(1_000)
  url = server.url
  const end = Date.now() + 60_000
  while (crowd.acked.length < 20 && Date.now() < end) await wait(50)
  crowd.close()
  strace.kill('SIGINT')
  await once(strace, 'exit')
  await server.stop()
  const steps = readFileSync(log, 'latin1')
    .split('\n')
    .flatMap((line) => stepIn(line) ?? [])
  const acks = steps.filter((step) => step === 'ack').length
  expect(acks).toBeGreaterThanOrEqual(20)
  // What is written meanwhile for others, such as a heartbeat, may be on its way when an acknowledgement goes out.
  let isWritten = false
  let synced = 0
  for (const step of steps) {
    if (step === 'write') isWritten = true
    if (step === 'sync' && isWritten) {
      synced++
      isWritten = false
    }
    if (step !== 'ack') continue
    expect(synced).toBeGreaterThan(0)
    synced = 0
  }
})

/** What a system call is to the order of things; a call that was interrupted counts when it is done. */
function stepIn(line: string): 'write' | 'sync' | 'ack' | undefined {
  if (/(fsync|fdatasync)(\(| resumed).*= 0$/.test(line)) return 'sync'
  if (/pwrite64\(/.test(line)) return 'write'
  return /(write|writev|sendmsg)\(.*\\"ok\\":\d+\}/.test(line) ? 'ack' : undefined
}
