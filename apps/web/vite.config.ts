import { defineConfig } from 'vite'
import { yaml } from '../../packages/yaml-loader/vite.ts'
import { engineOf, screenOf } from './build/chunks.ts'
import { icons } from './build/icons.ts'
import { ledgers } from './build/ledgers.ts'
import { noJsonSchemas } from './build/no-json-schemas.ts'
import { offline } from './build/offline.ts'
import { onPreact } from './build/on-preact.ts'

/** Chunks of a game bear its name, so that what it weighs can be told. */
function chunkFileNames({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }): string {
  const [, game] = /\/games\/([^/]+)\//.exec(facadeModuleId ?? '') ?? []
  const [group] = name.split('~')
  return `assets/${game ? `${game}-` : ''}${group}-[hash].js`
}

/**
 * What two games share, and the code and the cards that one needs at once, are a chunk each, whoever else needs some of it later: packed
 * together they are smaller than in the pieces they would fall into. What a single engine uses of packages that all import stands
 * beside it: left in the entry it would make the two wait for each other.
 */
const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'reaction', test: /\/packages\/reaction\// },
    { name: engineOf },
    { name: 'beside', test: /\/packages\/(space\/|table\/(reasons|tables\/script)\.ts)/, entriesAware: true },
  ],
}

/** How long the bundler takes for what is of no use to who starts the table. */
const checks = { bundlerTimings: false }

/** Reading a field, or a global that every browser has, changes nothing. */
const treeshake = { propertyReadSideEffects: false, unknownGlobalSideEffects: false } as const

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [ledgers(), yaml(), icons(), onPreact(), noJsonSchemas(), offline()],
  worker: {
    format: 'es',
    plugins: () => [yaml(), ...noJsonSchemas()],
    rolldownOptions: { checks, treeshake, output: { chunkFileNames, codeSplitting } },
  },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks,
      treeshake,
      output: {
        chunkFileNames,
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: screenOf }] },
      },
    },
  },
})
