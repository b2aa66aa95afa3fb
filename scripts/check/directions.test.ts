import { expect, test } from 'vitest'
import { directionRefusals } from './directions.ts'

const NO_UI = 'rules, content and bots free of user interface'
const NO_NODE = 'rules, content and bots free of Node, so that they run in a browser'

const workspaces = new Map([
  ['@muster/table', 'packages/table'],
  ['@muster/reaction', 'packages/reaction'],
  ['@muster/bladeborn', 'games/bladeborn'],
  ['@muster/arsenal', 'games/arsenal'],
  ['@muster/referee', 'apps/referee'],
])
const found = (file: string, ...specifiers: string[]) =>
  directionRefusals({ file, text: specifiers.map((each) => `import {} from '${each}'`).join('\n') }, workspaces)

test.each([
  ['packages/table/index.ts', '@muster/bladeborn', 'packages to import only packages'],
  ['packages/table/index.test.ts', '../../games/bladeborn/index.ts', 'packages to import only packages'],
  ['packages/bots/ladder/main.ts', '@muster/referee', 'packages to import only packages'],
  ['packages/table/index.ts', '../../scripts/lib/files.ts', 'no import of scripts from packages'],
  ['games/bladeborn/index.ts', '@muster/referee', 'games to import only packages'],
  ['games/bladeborn/rules/move.ts', '@muster/arsenal', 'no import of one game from another'],
  ['games/bladeborn/rules/move.ts', '../../arsenal/rules/x.ts', 'no import of one game from another'],
  ['games/bladeborn/rules/move.ts', '../ui/board.tsx', NO_UI],
  ['games/bladeborn/content/schema.ts', 'react/jsx-runtime', NO_UI],
  ['games/bladeborn/rules/move.ts', '@muster/reaction/ui', NO_UI],
  ['packages/reaction/index.ts', './ui/index.ts', NO_UI],
  ['packages/reaction/luck.ts', 'react', NO_UI],
  ['games/bladeborn/rules/move.ts', 'node:fs', NO_NODE],
  ['games/bladeborn/bot.ts', 'fs', NO_NODE],
  ['games/bladeborn/bot/value.ts', 'node:os', NO_NODE],
  ['games/bladeborn/bot/value.ts', '../ui/scene/scene.ts', NO_UI],
  ['packages/space/hex.ts', 'node:util', NO_NODE],
  ['packages/bots/search.ts', 'node:worker_threads', NO_NODE],
])('%s may not import %s', (file, specifier, message) => {
  expect(found(file, 'zod', specifier)).toEqual([`${file}:2: import of ${specifier}; expected ${message}`])
})

test.each([
  ['packages/bots/index.ts', '@muster/table'],
  ['packages/bots/ladder/main.ts', 'node:worker_threads'],
  ['packages/bots/node/pool.ts', 'node:os'],
  ['packages/yaml-loader/node-hook.ts', 'node:module'],
  ['packages/table/index.test.ts', 'node:fs'],
  ['games/bladeborn/rules/move.ts', '../content/schema.ts'],
  ['games/bladeborn/rules/move.ts', '@muster/table'],
  ['games/bladeborn/ui/board.tsx', 'react'],
  ['packages/reaction/ui/token.tsx', 'react'],
  ['packages/reaction/ui/index.ts', './token.tsx'],
  ['packages/reaction/ui/token.tsx', '../token.ts'],
  ['apps/referee/main.ts', '@muster/bladeborn'],
  ['apps/referee/main.ts', 'node:readline'],
  ['bench/main.ts', '../games/bladeborn/index.ts'],
])('%s may import %s', (file, specifier) => {
  expect(found(file, specifier)).toEqual([])
})

test.each([
  "export { x } from 'node:fs'",
  "export * from 'node:fs'",
  "await import('node:fs')",
  "type X = import('node:fs').X",
])('sees %j', (text) => {
  expect(directionRefusals({ file: 'packages/space/x.ts', text }, workspaces)).toHaveLength(1)
})

test('an import in a comment or a text is none', () => {
  const text = `// import 'node:fs'\nconst a = "import 'node:fs'"`
  expect(directionRefusals({ file: 'packages/space/x.ts', text }, workspaces)).toEqual([])
})
