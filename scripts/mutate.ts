// npm run mutate -- <folder>: breaks the sources in one small place at a time and says which breaks no test notices.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { filesBelow, isTest, ROOT, slashed } from './lib/files.ts'
import { isExcused } from './mutate/excused.ts'
import { mutantsOf } from './mutate/mutants.ts'
import { sampleOf } from './mutate/sample.ts'
import { tryMutants } from './mutate/trials.ts'

const USAGE = 'npm run mutate -- <folder> [--sample <how many>] [--seed <number>]'

/** The share of a sample that tests must notice. */
const WANTED = 0.95

/** Pages are shown by browser tests, and how well a bot plays by ladders; neither takes part unless it is named. */
const APART = /^games\/[^/]+\/(ui|bot)\b/

function readArguments(): { folder: string; size: number; seed: number } {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { sample: { type: 'string', default: '60' }, seed: { type: 'string', default: '1' } },
  })
  const [folder, ...more] = positionals.map((path) => slashed(path).replace(/\/+$/, ''))
  if (folder === undefined || more.length > 0) throw new Error(`Expected one folder: ${USAGE}`)
  return { folder, size: whole('--sample', values.sample), seed: whole('--seed', values.seed) }
}

function whole(option: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`${option} is ${text}; expected a whole number from 1 on: ${USAGE}`)
  return Number(text)
}

function sourcesOf(folder: string): string[] {
  const files = filesBelow(ROOT, [folder]).filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !isTest(file))
  const sources = files.filter((file) => APART.test(folder) || !APART.test(file))
  if (sources.length === 0) throw new Error(`${folder} holds no sources; expected a folder such as games/bladeborn.`)
  return sources
}

/** The game or package that holds a folder: its tests are the ones asked. */
function workspaceOf(folder: string): string {
  return folder.split('/').slice(0, 2).join('/')
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

async function run(): Promise<void> {
  const { folder, size, seed } = readArguments()
  const sources = sourcesOf(folder).map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))
  const bySource = sources.map((source) => ({ source, mutants: mutantsOf(source) }))
  const excused = bySource.flatMap(({ source, mutants }) => mutants.filter((mutant) => isExcused(source, mutant)))
  const mutants = bySource.flatMap((each) => each.mutants)
  const sample = sampleOf(mutants, size, seed, new Set(excused))
  console.log(
    `${folder}: ${sample.length} of ${mutants.length} possible breaks (seed ${seed}), ${excused.length} excused`,
  )
  let caught = 0
  for await (const [{ file, line, original, replacement }, verdict] of tryMutants(workspaceOf(folder), sample)) {
    if (verdict.caught) caught++
    else
      console.log(
        `survived${verdict.loaded ? '' : ', loaded by no test'}: ${file}:${line}: ${original} → ${replacement}`,
      )
  }
  const share = caught / sample.length
  console.log(`${caught} of ${sample.length} caught, ${percent(share)}; expected ${percent(WANTED)}`)
  process.exitCode = share < WANTED ? 1 : 0
}

try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
