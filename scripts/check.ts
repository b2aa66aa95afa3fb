// npm run check: everything that can be wrong without running a test, one line each.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chapterRefusals } from './check/chapters.ts'
import { contentRefusals } from './check/content.ts'
import { directionRefusals } from './check/directions.ts'
import { manifestRefusals } from './check/manifests.ts'
import { memoryRefusals } from './check/memory.ts'
import { purityRefusals } from './check/purity.ts'
import { schemaRefusals } from './check/schemas.ts'
import { readSources, readWorkspaces, trackedText } from './check/sources.ts'
import type { Refusal } from './check/syntax.ts'
import { traceRefusals } from './check/traces.ts'
import { twinRefusals } from './check/twins.ts'
import { filesBelow, ROOT } from './lib/files.ts'
import { missingPlatforms } from './lock/platforms.ts'
import { readLedgers } from './rules/ledger.ts'

type Check = { name: string; findings: () => Promise<Refusal[]> }

/** A tool that fails says itself what it found and where. */
function tool(name: string, script: string, ...args: string[]): Check {
  const findings = () =>
    new Promise<Refusal[]>((done) => {
      const child = spawn(process.execPath, [join(ROOT, 'node_modules', script), ...args], { cwd: ROOT })
      let output = ''
      child.stdout.on('data', (data) => (output += data))
      child.stderr.on('data', (data) => (output += data))
      child.on('close', (code) => done(code === 0 ? [] : [output.trim() || `${script} exited with code ${code}`]))
    })
  return { name, findings }
}

function own(name: string, findings: () => Refusal[] | Promise<Refusal[]>): Check {
  return { name, findings: async () => findings() }
}

const sources = readSources(
  ROOT,
  filesBelow(ROOT).filter((file) => /\.tsx?$/.test(file)),
)
const workspaces = readWorkspaces(ROOT)

function lockRefusals(): Refusal[] {
  const missing = Object.keys(missingPlatforms(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))))
  if (missing.length === 0) return []
  return [
    `package-lock.json: lacks ${missing.length} packages such as ${missing[0]}; expected all platforms (npm run lock)`,
  ]
}

const checks: readonly Check[] = [
  tool('types', 'typescript/bin/tsc', '--pretty', 'false'),
  tool('format and lint', '@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--colors=off', '.'),
  tool('unused code', 'knip/bin/knip.js', '--no-progress', '--no-config-hints'),
  own('dependency directions', () => sources.flatMap((source) => directionRefusals(source, workspaces))),
  own('purity', () => sources.flatMap(purityRefusals)),
  own('memory', () => sources.flatMap(memoryRefusals)),
  own('chapters', async () => (await readLedgers(ROOT)).flatMap((ledger) => chapterRefusals(ROOT, ledger))),
  own('manifests', async () => manifestRefusals(ROOT, await readLedgers(ROOT))),
  own('content', () => contentRefusals(ROOT)),
  own('content schemas', () => schemaRefusals(ROOT)),
  own('twins', () => twinRefusals(ROOT)),
  own('lock file', lockRefusals),
  own('hosts and paths', () => trackedText(ROOT).flatMap(traceRefusals)),
]

const running = checks.map(({ findings }) => findings().catch((error: Error) => [error.message]))
for (const [index, { name }] of checks.entries()) {
  const refusals = (await running[index]) ?? []
  console.log(`${name.padEnd(22)} ${refusals.length === 0 ? 'passed' : 'FAILED'}`)
  for (const refusal of refusals) console.log(refusal.replace(/^/gm, '  '))
  if (refusals.length > 0) process.exitCode = 1
}
