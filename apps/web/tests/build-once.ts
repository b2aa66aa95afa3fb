import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const WEB = join(import.meta.dirname, '..')
const MARK = join(tmpdir(), `muster-web-build-${process.pid}`)
const DIST = join(MARK, 'dist')
const END = join(MARK, 'end')

let built: Promise<string> | undefined

/**
 * Builds the client once for all test files of a run, in whichever thread they are: the first to come builds, the rest wait.
 * Says where it was built, a folder of this run's own.
 */
export function buildOnce(): Promise<string> {
  built ??= (isFirst() ? build() : wait()).then(() => DIST)
  return built
}

/** Takes the build away when all tests are over, passed or not. */
export function teardown(): void {
  rmSync(MARK, { recursive: true, force: true })
}

function isFirst(): boolean {
  const began = Date.now() - 1000 * process.uptime() - 1000
  if (existsSync(MARK) && statSync(MARK).mtimeMs < began) rmSync(MARK, { recursive: true })
  try {
    mkdirSync(MARK)
    return true
  } catch {
    return false
  }
}

/** As people get it: without the settings of a test run. */
async function build(): Promise<void> {
  const vite = join(WEB, '../../node_modules/vite/bin/vite.js')
  const env = { ...process.env, NODE_ENV: 'production' }
  try {
    await promisify(execFile)(
      process.execPath,
      [vite, 'build', WEB, '--outDir', DIST, '--emptyOutDir', '--logLevel', 'error'],
      { env },
    )
    writeFileSync(END, '')
  } catch (error) {
    writeFileSync(END, `the client cannot be built: ${error}`)
    throw error
  }
}

async function wait(): Promise<void> {
  while (!existsSync(END)) await new Promise((done) => setTimeout(done, 100))
  const problem = readFileSync(END, 'utf8')
  if (problem) throw new Error(problem)
}
