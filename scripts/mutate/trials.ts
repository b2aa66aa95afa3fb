import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Mutant } from './mutants.ts'
import type { Report, Task } from './trial.ts'

/** How a mutant was noticed: by a test, by no end being in sight, or by the end of the process. */
export type Verdict = { caught: true; by: string } | { caught: false; loaded: boolean }

/** A test may take this many times what the slowest took before, and some more: other work may slow the machine. */
const PATIENCE = { times: 5, milliseconds: 15_000 }

const TRIAL = join(import.meta.dirname, 'trial.ts')

/**
 * Tries each mutant against the tests that load its file, and tells the verdicts one by one. The tests must pass on the
 * sources as they are, else a mutant's failure would say nothing.
 */
export async function* tryMutants(
  folder: string,
  mutants: readonly Mutant[],
  patience = PATIENCE,
): AsyncGenerator<[Mutant, Verdict]> {
  let child: ChildProcess | undefined
  try {
    child = startTrial()
    const sources = [...new Set(mutants.map(({ file }) => file))]
    const { report: baseline, slowest } = await answer(child, { kind: 'baseline', folder, sources }, undefined)
    if (baseline?.kind !== 'baseline') throw new Error(`The tests of ${folder} did not end; expected them to pass.`)
    if (baseline.failure) throw new Error(`${baseline.failure} fails; expected the tests of ${folder} to pass.`)
    const quiet = patience.times * slowest + patience.milliseconds
    for (const mutant of mutants) {
      const tests = baseline.tests[mutant.file] ?? []
      child ??= startTrial()
      const { report } = await answer(child, { kind: 'mutant', mutant, tests }, quiet)
      if (report?.kind !== 'mutant') child = undefined
      yield [mutant, verdict(report, tests)]
    }
  } finally {
    child?.kill('SIGKILL')
  }
}

function verdict(report: Report | undefined, tests: readonly string[]): Verdict {
  if (report?.kind !== 'mutant') return { caught: true, by: 'a time-out' }
  if (report.failure === undefined) return { caught: false, loaded: tests.length > 0 }
  return { caught: true, by: report.failure }
}

function startTrial(): ChildProcess {
  return fork(TRIAL, {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

/** The last report to a task, or none if the process ended, or was ended because no test had for `quiet` milliseconds. */
function answer(child: ChildProcess, task: Task, quiet: number | undefined) {
  return new Promise<{ report: Report | undefined; slowest: number }>((done) => {
    let slowest = 0
    let watch: NodeJS.Timeout | undefined
    const wait = () => {
      clearTimeout(watch)
      if (quiet !== undefined) watch = setTimeout(() => child.kill('SIGKILL'), quiet)
    }
    const end = (report: Report | undefined) => {
      clearTimeout(watch)
      child.removeAllListeners()
      done({ report, slowest })
    }
    child.on('message', (report: Report) => {
      if (report.kind !== 'progress') return end(report)
      slowest = Math.max(slowest, report.milliseconds)
      wait()
    })
    child.on('exit', () => end(undefined))
    child.send(task)
    wait()
  })
}
