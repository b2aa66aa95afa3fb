import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

/** Results of a long run, a line of JSON each, so that a run that was killed goes on where it stopped. */
export type ResultsFile<Result> = {
  readonly known: ReadonlyMap<string, Result>
  add(result: Result): void
}

/** Opens the file for a run. Results of other runs in it (`run` differs) are left alone and not counted. */
export function openResults<Result extends { readonly run: string; readonly key: string }>(
  path: string,
  run: string,
  fresh = false,
): ResultsFile<Result> {
  mkdirSync(dirname(path), { recursive: true })
  if (fresh) rmSync(path, { force: true })
  const known = new Map<string, Result>()
  for (const line of existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []) {
    const result = parsed<Result>(line)
    if (result?.run === run) known.set(result.key, result)
  }
  return {
    known,
    add(result) {
      known.set(result.key, result)
      appendFileSync(path, `${JSON.stringify(result)}\n`)
    },
  }
}

/** The result in a line; a line cut short by a kill is none. */
function parsed<Result>(line: string): Result | undefined {
  try {
    return line === '' ? undefined : (JSON.parse(line) as Result)
  } catch {
    return undefined
  }
}
