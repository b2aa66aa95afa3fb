import { expect, test } from 'vitest'
import { memoryRefusals } from './memory.ts'

const found = (text: string, file = 'games/bladeborn/rules/x.ts') => memoryRefusals({ file, text })

test.each([
  ['let last = 0', ':1: let last; expected no memory in a module: a side note (makeSideNote), or a constant'],
  ['export var last = 0', ':1: var last; expected'],
  ['const known = new WeakMap<object, number>()', ':1: known, there to be filled; expected'],
  ['const known = new Map<string, number>()', ':1: known, there to be filled'],
  ['export const known = new Set<string>()', ':1: known, there to be filled'],
  ['const moves: Move[] = []', ':1: moves, there to be filled'],
  ['const memo: { best?: number } = {}', ':1: memo, there to be filled'],
  ['const memo = { best: 0 }\nfunction f() { memo.best = 1 }', ':2: a write to memo; expected no memory'],
  ['const memo = { best: [0] }\nconst f = () => memo.best[0]++', ':2: a write to memo'],
  ['const memo = { best: 0 }\nfunction f() { delete (memo as Memo).best }', ':2: a write to memo'],
  ['const table = new Uint8Array(9)\nfunction f() { table.set([1]) }', ':2: a write to table'],
  ['const list = [1]\nfunction f() { return () => list.sort() }', ':2: a write to list'],
  ['const memo = { best: 0 }\nfunction f() { Object.assign(memo, { best: 1 }) }', ':2: a write to memo'],
  ["import { memo } from './y.ts'\nfunction f() { memo.best = 1 }", ':2: a write to memo'],
  ['function f() { f.calls = 1 }', ':1: a write to f'],
  ['class Note extends Other {}\nfunction f(state: object) { Note.set(state, 1) }', ':2: a write to Note'],
  ['class Note extends Given {\n static last = 0 }\nfunction f() { Note.last = 1 }', ':3: a write to Note'],
  ['class Note extends Given {\n static seen = new Set()\n static add() { Note.seen.add(1) } }', ':3: a write to Note'],
])('refuses %j', (text, message) => {
  expect(found(text)).toEqual([expect.stringContaining(message)])
})

test.each([
  ['const note = makeSideNote<number>()\nfunction f(state: object) { note.set(state, 1) }'],
  ['class Note extends Given {}\nfunction f(state: object) { Note.set(state, 1) }'],
  ['export class Note extends Given {}\nfunction f(state: object) { Note.set(state, 1) }'],
  [
    'const NONE: readonly number[] = []\nconst NO_TERMS: Readonly<Terms> = {}\nconst NO: ReadonlySet<string> = new Set()',
  ],
  ["const KINDS = new Set(['move'])\nfunction f() { return KINDS.has('move') }"],
  ['const table = [0, 0]\nfor (const at of [0, 1]) table[at] = at * at'],
  ['const list = [1]\nfunction f(list: number[]) { list.push(1) }'],
  ['const list = [1]\nfunction f() { const [list] = made(); return () => list.push(1) }'],
  ['const list = [1]\nfunction f() { return list.toSorted() }'],
  ['function f(state: State) { state.turn += 1; let n = 0; n++; return n }'],
])('accepts %j', (text) => {
  expect(found(text)).toEqual([])
})

test('holds in rules, bots and the shared reactions, not in tests and pages', () => {
  const bots = ['games/arsenal/bot.ts', 'games/arsenal/bot/value.ts', 'packages/reaction/skill.ts']
  for (const file of bots) expect(found('let last = 0', file)).toHaveLength(1)
  const free = [
    'games/arsenal/rules/x.test.ts',
    'games/arsenal/ui/page.tsx',
    'packages/reaction/ui/token.ts',
    'apps/referee/main.ts',
  ]
  for (const file of free) expect(found('let last = 0', file)).toEqual([])
})
