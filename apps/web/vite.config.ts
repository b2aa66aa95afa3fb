import { defineConfig } from 'vite'
import { yaml } from '../../packages/yaml-loader/vite.ts'
import { icons } from './build/icons.ts'
import { ledgers } from './build/ledgers.ts'
import { noJsonSchemas } from './build/no-json-schemas.ts'
import { offline } from './build/offline.ts'
import { onPreact } from './build/on-preact.ts'

/** Chunks of a game bear its name, so that what it weighs can be told. */
function chunkFileNames({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }): string {
  const [, game] = /\/games\/([^/]+)\//.exec(facadeModuleId ?? '') ?? []
  return `assets/${game ? `${game}-` : ''}${name}-[hash].js`
}

/** What two games share is one chunk of the engine: packed together it is smaller than in the four it would fall into. */
const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: [{ name: 'reaction', test: /\/packages\/reaction\// }],
}

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [ledgers(), yaml(), icons(), onPreact(), noJsonSchemas(), offline()],
  worker: {
    format: 'es',
    plugins: () => [yaml(), ...noJsonSchemas()],
    rolldownOptions: { output: { chunkFileNames, codeSplitting } },
  },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { chunkFileNames } },
  },
})
