import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

const HOOK = new URL('../../../packages/yaml-loader/node-hook.ts', import.meta.url).href
/** As `npm start` and the image say it: more makes nothing faster, and stays taken once many tables were loaded at once. */
const YOUNG = '--max-semi-space-size=16'

export interface NodeSettings {
  /** Folder of its data. */
  readonly data: string
  readonly port?: number | undefined
  readonly databaseUrl?: string | undefined
  readonly natsUrl?: string | undefined
  /** A module that has further engines, by game. */
  readonly engines?: string | undefined
}

/** A server in a process of its own. */
export interface ServerProcess {
  readonly child: ChildProcess
  readonly port: number
  readonly url: string
  /** Processor time in milliseconds, and memory in bytes, so far. */
  usage(): Promise<{ readonly cpu: number; readonly memory: number }>
  kill(): Promise<void>
  /** As an operator stops it. */
  stop(): Promise<void>
}

export async function startServer(settings: NodeSettings, execArgv: readonly string[] = []): Promise<ServerProcess> {
  const child = fork(new URL('./node.ts', import.meta.url), [JSON.stringify(settings)], {
    execArgv: [YOUNG, '--import', HOOK, ...execArgv],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const gone = once(child, 'exit')
  const first = await Promise.race([once(child, 'message'), gone.then(() => undefined)])
  if (!first) throw new Error('the server ended before it served')
  const [{ port }] = first as [{ port: number }]
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await gone
  }
  return {
    child,
    port,
    url: `ws://127.0.0.1:${port}/play`,
    usage: async () => {
      child.send('usage')
      const [{ cpu, memory }] = (await once(child, 'message')) as [{ cpu: NodeJS.CpuUsage; memory: number }]
      return { cpu: (cpu.user + cpu.system) / 1000, memory }
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}
