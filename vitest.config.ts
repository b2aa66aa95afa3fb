import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { yaml } from './packages/yaml-loader/vite.ts'

// A run narrowed to some test names must not pass for the whole suite in `npm run rules`.
const narrowed = process.argv.some((arg) => /^(-t|--testNamePattern)/.test(arg))
const outputFile = process.env.MUSTER_REPORT ?? (narrowed ? 'reports/partial.json' : 'reports/tests.json')

export default defineConfig({
  plugins: [yaml()],
  test: {
    include: ['{packages,games,apps,scripts,bench}/**/*.test.{ts,tsx}'],
    // Rules keep no module-level mutable state, so test files can share a thread and its loaded modules.
    pool: 'threads',
    isolate: false,
    // A file that drives a browser leaves its own thread idle half of the time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    reporters: ['default', ['json', { outputFile }]],
    // No test is about time; this only ends what hangs, on a machine however busy.
    testTimeout: 120_000,
    globalSetup: 'apps/web/tests/build-once.ts',
  },
})
