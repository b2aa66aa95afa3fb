import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, natsProgram } from './programs.ts'

/** A nats-server of a test's own; `cut` ends it, `start` begins it anew at the same address. */
export interface OwnNats {
  readonly url: string
  cut(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

/** Whether there is a NATS for tests: one they can start, or one that `MUSTER_TEST_NATS_URL` names. */
export const hasNats = (): boolean => process.env.MUSTER_TEST_NATS_URL !== undefined || canStartNats()

export const givenNats = async (): Promise<Pick<OwnNats, 'url' | 'stop'>> => {
  const url = process.env.MUSTER_TEST_NATS_URL
  return url ? { url, stop: async () => undefined } : await startNats()
}

export const canStartNats = (): boolean => process.platform !== 'win32' && natsProgram() !== undefined

export async function startNats(): Promise<OwnNats> {
  const program = natsProgram()
  if (!program) throw new Error('there is no nats-server to start')
  const folder = mkdtempSync(join(tmpdir(), 'muster-nats-'))
  const port = await freePort()
  let child: ChildProcess | undefined
  const start = async (): Promise<void> => {
    child = spawn(program, ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', folder], { stdio: 'ignore' })
    await answering(port)
  }
  const cut = async (): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  await start()
  const stop = async () => {
    await cut()
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: `nats://127.0.0.1:${port}`, cut, start, stop }
}

async function answering(port: number): Promise<void> {
  for (const end = Date.now() + 30_000; ; ) {
    const socket = connect(port, '127.0.0.1')
    try {
      await once(socket, 'data')
      return
    } catch (error) {
      if (Date.now() > end) throw error
      await wait(20)
    } finally {
      socket.destroy()
    }
  }
}
