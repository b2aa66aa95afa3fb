import type { TestReport } from '../lib/vitest.ts'
import type { Ledger } from './ledger.ts'
import { ruleIdsOf } from './tags.ts'

export type Coverage = { rules: number; shown: number; missing: string[]; unknown: string[] }

export type Coverages = {
  games: Record<string, Coverage>
  /** Ids of no ledger at all, by the test that bears them. */
  strays: string[]
  /** Tests of rules that fail, and files that could not be loaded. */
  failing: string[]
}

/** A rule counts as shown when at least one passing test bears its id; a ruling is a known id, but not counted. */
export function coverageOf(ledgers: readonly Ledger[], report: TestReport): Coverages {
  const tests = report.testResults.flatMap((file) =>
    file.assertionResults.map((each) => ({ ...each, file: file.name, ids: ruleIdsOf(each.title) })),
  )
  const passed = new Set(tests.filter(({ status }) => status === 'passed').flatMap(({ ids }) => ids))
  const borne = [...new Set(tests.flatMap(({ ids }) => ids))]
  const games = Object.fromEntries(
    ledgers.map(({ game, prefix, rules, rulings }) => {
      const known = new Set([...rules, ...rulings])
      const missing = rules.filter((id) => !passed.has(id))
      const unknown = borne.filter((id) => id.startsWith(`${prefix}-`) && !known.has(id))
      return [game, { rules: rules.length, shown: rules.length - missing.length, missing, unknown }]
    }),
  )
  const ofNoLedger = (id: string) => ledgers.every(({ prefix }) => !id.startsWith(`${prefix}-`))
  const strays = tests.flatMap(({ ids, file }) => ids.filter(ofNoLedger).map((id) => `${id} (${file})`))
  const failing = [
    ...tests.filter(({ ids, status }) => ids.length > 0 && status === 'failed').map(({ fullName }) => fullName),
    ...report.testResults
      .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
      .map(({ name }) => `${name} could not be loaded`),
  ]
  return { games, strays, failing }
}

/** Whether `npm run rules` may exit with 0. */
export function isSound(ledgers: readonly Ledger[], { games, strays, failing }: Coverages): boolean {
  if (strays.length > 0 || failing.length > 0) return false
  return ledgers.every(({ game, complete }) => {
    const { missing = [], unknown = [] } = games[game] ?? {}
    return unknown.length === 0 && !(complete && missing.length > 0)
  })
}
