import { expect, test } from 'vitest'
import { purityRefusals } from './purity.ts'

const RULES = 'games/bladeborn/rules/move.ts'
const found = (text: string, file = RULES) => purityRefusals({ file, text })

test.each([
  [
    'const a = 1\nconst b = Math.random()',
    'games/bladeborn/rules/move.ts:2: Math.random; expected random numbers from the table',
  ],
  ['const { random } = Math', ':1: Math; expected Math.<name> spelled out'],
  ["const a = Math['random']()", ':1: Math; expected Math.<name> spelled out'],
  ['const a = globalThis.Date.now()', ':1: globalThis; expected globals by their own name'],
  ['const a = new Date()', ':1: Date; expected nothing that depends on when it runs'],
  ['const a = Date.now()', ':1: Date; expected'],
  ['const a = performance.now()', ':1: performance; expected'],
  ['const a = crypto.randomUUID()', ':1: crypto; expected random numbers from the table'],
  ['const a = `${Math.sin(1)}`', ':1: Math.sin; expected exact arithmetic'],
  ['const a = Math.atan2(1, 2)', ':1: Math.atan2; expected'],
  ['const a = Math.hypot(3, 4)', ':1: Math.hypot; expected'],
  ['const a = (b: number) => Math.pow(b, 0.5)', ':1: a power; expected'],
  ['const a = (b: number) => 1.1 ** b', ':1: a power; expected'],
  ['const a = (b: number, c: number) => b ** c', ':1: a power; expected a whole number written out'],
  ['try { table.ask(0) } catch {}', ':1: try; expected no try around calls on the table'],
  ['try { play(table) } catch {}', ':1: try; expected no try around calls on the table'],
])('refuses %j', (text, message) => {
  expect(found(text)).toEqual([expect.stringContaining(message)])
})

test.each([
  ['const a = Math.sqrt(2) + Math.max(1, 2) + 3 ** 2 + Math.pow(3, 2)'],
  ['const a = (b: number) => 0x100 ** b + Number(BigInt(b) ** BigInt(b) + 10n ** 12n)'],
  ['// Math.random() and Date in a comment\nconst a = "Math.random()"'],
  ['const a = /Date|Math.sin/'],
  ['const a = { Date: 1 }; const b = a.Date'],
  ['type Log = { performance: number }'],
  ['try { JSON.parse("") } catch {}'],
])('accepts %j', (text) => {
  expect(found(text)).toEqual([])
})

test('holds in packages, content and bots, not in tests, boards and apps', () => {
  const pure = ['packages/space/hex.ts', 'games/arsenal/content/bespoke/x.ts']
  for (const file of [...pure, 'games/arsenal/bot.ts', 'games/arsenal/bot/value.ts']) {
    expect(found('Math.random()', file)).toHaveLength(1)
  }
  for (const file of ['packages/space/hex.test.ts', 'games/arsenal/ui/board.tsx', 'apps/referee/main.ts']) {
    expect(found('Math.random()', file)).toEqual([])
  }
})

test('only the bots’ clock reads the time, only bots take logarithms and powers of e', () => {
  expect(found('performance.now()', 'packages/bots/time-budget.ts')).toEqual([])
  expect(found('performance.now()', 'packages/bots/search.ts')).toHaveLength(1)
  for (const text of ['Math.log(2)', 'Math.exp(2)']) {
    expect(found(text, 'packages/bots/search.ts')).toEqual([])
    expect(found(text, 'games/arsenal/bot/gain.ts')).toEqual([])
    expect(found(text, 'games/arsenal/rules/damage.ts')).toHaveLength(1)
    expect(found(text, 'packages/space/hex.ts')).toHaveLength(1)
  }
})

test('the plane leaves no rounding to the engine', () => {
  const plane = 'packages/space/plane/gap.ts'
  for (const text of ['const a = (b: number) => b ** 2', 'const a = (b: number) => Math.pow(b, 2)']) {
    expect(found(text, plane)).toEqual([expect.stringContaining(':1: a power; expected products written out')])
    expect(found(text, 'packages/space/hex/line.ts')).toEqual([])
  }
  const rounds = 'const a = (b: number) => Math.round(b / 2)'
  expect(found(rounds, plane)).toEqual([expect.stringContaining(':1: Math.round; expected roundOffset on the plane')])
  expect(found(rounds, 'packages/space/hex/line.ts')).toEqual([])
  expect(found('const a = (b: number) => Math.sqrt(b * b) + Math.floor(b)', plane)).toEqual([])
})

test('the table itself catches what suspends it', () => {
  expect(found('try { step(table) } catch {}', 'packages/table/live.ts')).toEqual([])
  expect(found('try { step(table) } catch {}', 'packages/reaction/skill.ts')).toHaveLength(1)
})
