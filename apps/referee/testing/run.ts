import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

export interface Ran {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs a program of this app as `npm run` does, with this on its standard input. */
export function run(program: string, input: string | Buffer, ...args: string[]): Promise<Ran> {
  const child = spawn(process.execPath, [join(root, 'scripts/run.mjs'), `apps/referee/${program}`, ...args], {
    cwd: root,
  })
  const out: Buffer[] = []
  const errors: Buffer[] = []
  child.stdout.on('data', (data: Buffer) => out.push(data))
  child.stderr.on('data', (data: Buffer) => errors.push(data))
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  return new Promise((done) =>
    child.on('close', (status) =>
      done({ status, stdout: Buffer.concat(out).toString(), stderr: Buffer.concat(errors).toString() }),
    ),
  )
}
