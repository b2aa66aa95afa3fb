import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import { isTest } from '../lib/files.ts'
import { parse, type Refusal, refusal, type Source, type SyntaxNode, walk } from './syntax.ts'

/** Workspace folders by package name: `@muster/table` is `packages/table`. */
export type Workspaces = ReadonlyMap<string, string>

const PURE =
  /^(games\/[^/]+\/(rules|content|bot)\/|games\/[^/]+\/bot\.ts$|packages\/(table|space|reaction|bots)\/(?!ui\/))/
const ON_NODE = /^packages\/bots\/(ladder|balance|node)\//
const UI_PACKAGE = /^(react|react-dom|react-aria-components|motion)(\/|$)/
const UI_FILE = /^(games\/[^/]+|packages\/[^/]+)\/ui(\/|$)|\.(tsx|css)$/

/** What a file may not import: apps build on games, games on packages, and rules run in any browser, worker or server. */
export function directionRefusals(source: Source, workspaces: Workspaces): Refusal[] {
  const [layer = '', owner = ''] = source.file.split('/')
  if (!/^(packages|games|apps)$/.test(layer) || !/\.tsx?$/.test(source.file)) return []
  return importsOf(source).flatMap(({ specifier, at }) => {
    const target = targetOf(source.file, specifier, workspaces)
    const expected = layerFault(layer, owner, target) ?? pureFault(source.file, specifier, target)
    return expected ? [refusal(source, at, `import of ${specifier}`, expected)] : []
  })
}

function layerFault(layer: string, owner: string, target: string | undefined): string | undefined {
  const [to, toOwner] = target?.split('/') ?? []
  if (to === 'scripts' || to === 'bench') return `no import of ${to} from ${layer}`
  if (layer === 'packages' && (to === 'games' || to === 'apps')) return 'packages to import only packages'
  if (layer !== 'games') return undefined
  if (to === 'apps') return 'games to import only packages'
  return to === 'games' && toOwner !== owner ? 'no import of one game from another' : undefined
}

function pureFault(file: string, specifier: string, target: string | undefined): string | undefined {
  if (!PURE.test(file)) return undefined
  if (UI_PACKAGE.test(specifier) || UI_FILE.test(target ?? '')) return 'rules, content and bots free of user interface'
  if (!isBuiltin(specifier) || isTest(file) || ON_NODE.test(file)) return undefined
  return 'rules, content and bots free of Node, so that they run in a browser'
}

function targetOf(file: string, specifier: string, workspaces: Workspaces): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
  const [scope, name, ...rest] = specifier.split('/')
  const folder = workspaces.get(`${scope}/${name}`)
  return folder === undefined ? undefined : posix.join(folder, ...rest)
}

function importsOf(source: Source): { specifier: string; at: number }[] {
  const imports: { specifier: string; at: number }[] = []
  walk(parse(source), (node) => {
    if (!/^(Import(Declaration|Expression)|Export(Named|All)Declaration|TSImportType)$/.test(node.type)) return
    const from = node.source as SyntaxNode | null
    if (typeof from?.value === 'string') imports.push({ specifier: from.value, at: node.start })
  })
  return imports
}
