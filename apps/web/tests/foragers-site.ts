import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

const WEB = join(import.meta.dirname, '..')
const PAGES = join(import.meta.dirname, 'pages/foragers')

/** Puts the lists of a client that has only Foragers in the place of the client's own. */
function onlyForagers(): Plugin {
  const own = new Map([
    [join(WEB, 'src/engine/games.ts'), join(PAGES, 'games.ts')],
    [join(WEB, 'src/shell/page-games.ts'), join(PAGES, 'page-games.ts')],
  ])
  return {
    name: 'muster-only-foragers',
    enforce: 'pre',
    resolveId: (source, importer) => (importer ? own.get(join(importer, '..', source)) : undefined),
  }
}

/** Builds the client with Foragers, the game that tries out boards, instead of the games it ships with. Says where. */
export async function buildForagers(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'muster-foragers-'))
  await build({
    configFile: join(WEB, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [onlyForagers()],
    worker: { plugins: () => [onlyForagers()] },
    build: { outDir, emptyOutDir: true },
  })
  return outDir
}
