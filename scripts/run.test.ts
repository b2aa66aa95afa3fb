import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const runner = join(import.meta.dirname, 'run.mjs')
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'muster-run-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function script(code: string): string {
  const file = join(folder, `${code.length}.ts`)
  writeFileSync(file, code)
  return file
}

const run = (...args: string[]) => spawnSync('node', [runner, ...args], { encoding: 'utf8' })

test('TypeScript runs on the pinned Node with its arguments, and nothing else is on standard output', () => {
  const { stdout, status } = run(
    script('const [a]: string[] = process.argv.slice(2); console.log(a, process.versions.node.split(".")[0])'),
    '--json',
  )
  expect({ stdout, status }).toEqual({ stdout: '--json 24\n', status: 0 })
})

test('flags before the script are for Node', () => {
  const { stdout } = run(
    '--max-semi-space-size=2',
    script('console.log(process.execArgv.includes("--max-semi-space-size=2"))'),
  )
  expect(stdout).toBe('true\n')
})

test('the exit code is passed on', () => {
  expect(run(script('process.exit(7)')).status).toBe(7)
})

test('a signal reaches the script, and its end is passed on', async () => {
  const code = "process.on('SIGTERM', () => process.exit(9)); setInterval(() => {}, 1000); console.log('ready')"
  const child = spawn('node', [runner, script(code)], { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise((ready) => child.stdout.once('data', ready))
  child.kill('SIGTERM')
  expect(await new Promise((done) => child.on('exit', done))).toBe(9)
})

test('a script that is not there and a missing argument are said in a sentence', () => {
  expect(run('scripts/nothing.ts').stderr).toBe('muster: there is no scripts/nothing.ts in this checkout.\n')
  expect(run().stderr).toContain('which script? Usage: node scripts/run.mjs [flags for Node] <script.ts> [arguments]')
})
