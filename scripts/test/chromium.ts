import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { ROOT } from '../lib/files.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'] as const

const PROBLEM =
  'The browser tests need Chromium: install Chromium or Google Chrome and put it on the PATH, or set CHROMIUM to its path.'

/** What the search touches, so that a test can stand in for a machine. */
export type Machine = {
  env: NodeJS.ProcessEnv
  say: (sentence: string) => void
  works: (path: string) => boolean
  isDebianRoot: () => boolean
  run: (command: string, args: readonly string[]) => boolean
  playwright: () => { cli: string; executable: () => string } | undefined
}

/** The first Chromium that starts: the one asked for, one on the PATH, Debian's, Playwright's own. */
export function findChromium(machine: Machine = thisMachine): { path: string } | { problem: string } {
  const asked = machine.env.CHROMIUM
  if (asked) {
    if (machine.works(asked)) return { path: asked }
    return { problem: `CHROMIUM is set to ${asked}, which does not start; expected the path of a Chromium or Chrome.` }
  }
  const path = onPath(machine) ?? fromDebian(machine) ?? fromPlaywright(machine)
  return path ? { path } : { problem: PROBLEM }
}

function onPath({ env, works }: Machine): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(works)
}

function fromDebian(machine: Machine): string | undefined {
  if (!machine.isDebianRoot()) return undefined
  machine.say('muster: installing Chromium for the browser tests (apt-get install chromium) …')
  if (!machine.run('apt-get', ['update', '-qq'])) return undefined
  if (!machine.run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])) return undefined
  return onPath(machine)
}

function fromPlaywright(machine: Machine): string | undefined {
  const playwright = machine.playwright()
  if (!playwright) return undefined
  machine.say('muster: downloading Chromium for the browser tests (playwright-core install chromium) …')
  if (!machine.run(process.execPath, [playwright.cli, 'install', 'chromium'])) return undefined
  const path = playwright.executable()
  return machine.works(path) ? path : undefined
}

const thisMachine: Machine = {
  env: process.env,
  say: (sentence) => console.error(sentence),
  works: (path) => existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0,
  isDebianRoot: () => existsSync('/etc/debian_version') && process.getuid?.() === 0,
  run: (command, args) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    return spawnSync(command, args, { stdio: ['ignore', 2, 2], env }).status === 0
  },
  playwright: () => {
    const cli = join(ROOT, 'node_modules/playwright-core/cli.js')
    if (!existsSync(cli)) return undefined
    const load = createRequire(import.meta.url)
    return { cli, executable: () => load(join(ROOT, 'node_modules/playwright-core')).chromium.executablePath() }
  },
}
