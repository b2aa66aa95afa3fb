// The process that tries mutants one after another. Vitest stays up, and a mutant exists only in what it hands to the
// tests, never on the disk. It may hang or run out of memory at any mutant, so `trials.ts` watches over it.
import { relative, resolve } from 'node:path'
import { createVitest, type TestModule, type TestRunResult, type TestSpecification } from 'vitest/node'
import { ROOT, slashed } from '../lib/files.ts'
import { applyMutant, type Mutant } from './mutants.ts'

/** Every test of a folder on the sources as they are, or some test files on a mutant, in the order given. */
export type Task =
  | { kind: 'baseline'; folder: string; sources: readonly string[] }
  | { kind: 'mutant'; mutant: Mutant; tests: readonly string[] }

/** Progress is told as each test ends. For each source, the baseline gives the test files that load it, quickest first. */
export type Report =
  | { kind: 'progress'; milliseconds: number }
  | { kind: 'baseline'; failure: string | undefined; tests: Record<string, string[]> }
  | { kind: 'mutant'; failure: string | undefined }

let current: Mutant | undefined

class InGivenOrder {
  shard(files: TestSpecification[]) {
    return files
  }
  sort(files: TestSpecification[]) {
    return files
  }
}

const vitest = await createVitest(
  'test',
  {
    root: ROOT,
    watch: false,
    bail: 1,
    // Whether a test ever ends is for `trials.ts` to say: on a busy machine a slow one must not pass for a failing one.
    testTimeout: 0,
    maxWorkers: 1,
    exclude: ['**/node_modules/**', '**/*.browser.test.ts'],
    fsModuleCache: false,
    sequence: { sequencer: InGivenOrder },
    reporters: [
      { onTestCaseResult: (test) => send({ kind: 'progress', milliseconds: test.diagnostic()?.duration ?? 0 }) },
    ],
  },
  {
    plugins: [
      {
        name: 'muster-mutant',
        enforce: 'pre',
        transform: (text, id) =>
          current && id === resolve(ROOT, current.file) ? applyMutant(text, current) : undefined,
      },
    ],
  },
)
await vitest.standalone()

// Whoever asked is gone: nobody is left to end this process.
process.on('disconnect', () => process.exit())

process.on('message', async (task: Task) => {
  send(task.kind === 'baseline' ? await baseline(task.folder, task.sources) : await trial(task.mutant, task.tests))
})

function send(report: Report): void {
  process.send!(report)
}

async function baseline(folder: string, sources: readonly string[]): Promise<Report> {
  const result = await vitest.runTestSpecifications(await vitest.globTestSpecifications([`${resolve(ROOT, folder)}/`]))
  const time = (module: TestModule) => module.diagnostic().duration
  const quickestFirst = result.testModules.toSorted((a, b) => time(a) - time(b)).map(({ moduleId }) => moduleId)
  const tests = sources.map((source) => {
    const loading = filesLoading(resolve(ROOT, source))
    return [source, quickestFirst.filter((test) => loading.has(test))] as const
  })
  return { kind: 'baseline', failure: firstFailure(result), tests: Object.fromEntries(tests) }
}

async function trial(mutant: Mutant, tests: readonly string[]): Promise<Report> {
  if (current) vitest.invalidateFile(resolve(ROOT, current.file))
  vitest.invalidateFile(resolve(ROOT, mutant.file))
  current = mutant
  const all = await vitest.globTestSpecifications([...tests])
  const specifications = tests.flatMap((test) => all.filter(({ moduleId }) => moduleId === test))
  return { kind: 'mutant', failure: firstFailure(await vitest.runTestSpecifications(specifications)) }
}

/** The files that import a file, directly or not. */
function filesLoading(file: string): Set<string | null> {
  const reached = new Set(vitest.vite.environments.ssr!.moduleGraph.getModulesByFile(file))
  for (const module of reached) for (const importer of module.importers) reached.add(importer)
  return new Set([...reached].map((module) => module.file))
}

function firstFailure({ testModules, unhandledErrors }: TestRunResult): string | undefined {
  for (const module of testModules) {
    for (const test of module.children.allTests('failed')) return test.fullName
    if (!module.ok()) return `${slashed(relative(ROOT, module.moduleId))} cannot be loaded`
  }
  return unhandledErrors.length > 0 ? String(unhandledErrors[0]) : undefined
}
