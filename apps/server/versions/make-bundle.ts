import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { yaml } from '../../../packages/yaml-loader/vite.ts'

const ROOT = join(import.meta.dirname, '../../..')
const ENTRY = 'muster-bundle'

/**
 * Writes a game as one module, its rules, content, bots and drawings with its own copy of the table: whoever has that file can
 * go on with a match of this version whatever becomes of the sources. Node and browsers load the same file.
 */
export async function makeBundle(
  game: string,
  folder: string,
  file: string,
  plugins: readonly Plugin[] = [],
): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    plugins: [yaml(), entryOf(game), ...plugins],
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2023',
      modulePreload: false,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        output: { format: 'es', entryFileNames: file, codeSplitting: false },
      },
    },
  })
}

/** What the module exports: the engine that plays a match, and the drawings a page shows of it. */
function entryOf(game: string): Plugin {
  const source = [
    `import { engineUi } from '${ROOT}/games/${game}/ui/engine.ts'`,
    `import { manifest } from '${ROOT}/games/${game}/manifest.ts'`,
    `import { engineOf } from '${ROOT}/packages/session/engine.ts'`,
    `export { DRAWING_FORMAT as drawings } from '${ROOT}/packages/ui/drawing-format.ts'`,
    'export const engine = engineOf(engineUi, manifest)',
    'export { engineUi }',
  ].join('\n')
  const resolved = `\0${ENTRY}`
  return {
    name: 'muster-bundle',
    resolveId: (id) => (id === ENTRY ? resolved : undefined),
    load: (id) => (id === resolved ? source : undefined),
  }
}
