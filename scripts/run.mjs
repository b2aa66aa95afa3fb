// Runs a TypeScript entry point on the pinned Node, after installing whatever the lock file asks for and is not there
// yet. Plain JavaScript, because it is the one file that must run on any Node from 20 on, before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const windows = process.platform === 'win32'

/** Sources run as TypeScript from this version on, without a flag. */
const STRIPS_TYPES = /** @type {const} */ ([22, 18])

/** @param {string} sentence @returns {never} */
function fail(sentence) {
  console.error(`muster: ${sentence}`)
  process.exit(1)
}

/** @param {number} major @param {number} [minor] */
function runningAtLeast(major, minor = 0) {
  const [m = 0, n = 0] = process.versions.node.split('.').map(Number)
  return m > major || (m === major && n >= minor)
}

/** @param {string} file */
function changedAt(file) {
  return statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0
}

/** One stat per manifest: this stands before every command, so it may cost a millisecond and no more. */
function installIsStale() {
  const installed = changedAt('node_modules/.package-lock.json')
  if (installed === 0) return true
  if (changedAt('package-lock.json') > installed) return !lockIsInstalled()
  return false
}

/**
 * A checkout gives the lock file a new time without a new content; then installing again would cost half a minute for
 * nothing. Every package of the lock is compared with what npm says it installed.
 */
function lockIsInstalled() {
  const wanted = packagesOf('package-lock.json')
  const present = packagesOf('node_modules/.package-lock.json')
  return Object.entries(wanted).every(([path, { version, optional, link, resolved }]) => {
    if (path === '') return true
    const found = present[path]
    if (!path.startsWith('node_modules/')) return existsSync(join(root, path))
    if (!found) return optional === true
    return link ? found.resolved === resolved : found.version === version
  })
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, link?: boolean, resolved?: string }>}
 */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages ?? {}
  } catch {
    return {}
  }
}

/** npm's own output goes to standard error: standard output belongs to the script (the referee speaks JSON on it). */
function install() {
  console.error('muster: installing dependencies (npm ci) …')
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: windows,
  })
  if (npm.error) fail(`npm could not be started (${npm.error.message}); install npm 10 or newer, then try again.`)
  if (npm.status !== 0) fail('installing dependencies failed; the reason is npm’s message above, then try again.')
}

/** @returns {string} */
function pinnedNode() {
  const binary = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node')
  if (existsSync(binary)) return binary
  if (runningAtLeast(...STRIPS_TYPES)) return process.execPath
  return fail(
    `the pinned Node is missing because npm ran no install scripts; run "npm rebuild node --ignore-scripts=false", or use Node ${STRIPS_TYPES.join('.')} or newer (this is ${process.versions.node}).`,
  )
}

if (!runningAtLeast(20)) fail(`Node 20 or newer is needed; this is ${process.versions.node}.`)
const given = process.argv.slice(2)
const first = given.findIndex((one) => !one.startsWith('--'))
const flags = given.slice(0, first < 0 ? given.length : first)
const [script, ...args] = given.slice(flags.length)
if (!script) fail('which script? Usage: node scripts/run.mjs [flags for Node] <script.ts> [arguments]')
if (installIsStale()) install()
if (!existsSync(resolve(root, script))) fail(`there is no ${script} in this checkout.`)

const hook = pathToFileURL(join(root, 'packages/yaml-loader/node-hook.ts')).href
const child = spawn(
  pinnedNode(),
  ['--disable-warning=ExperimentalWarning', ...flags, '--import', hook, resolve(root, script), ...args],
  { stdio: 'inherit' },
)
// A terminal sends Ctrl-C to the child by itself; passing it on would interrupt it twice.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  })
}
child.on('error', (error) => fail(`Node could not be started: ${error.message}`))
child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)))
