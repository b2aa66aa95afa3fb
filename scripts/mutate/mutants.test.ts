import { expect, test } from 'vitest'
import { applyMutant, mutantsOf } from './mutants.ts'

function mutated(text: string): string[] {
  return mutantsOf({ file: 'x.ts', text }).map((mutant) => applyMutant(text, mutant))
}

test.each([
  ['x = a < b', ['x = a <= b']],
  ['x = a === b', ['x = a !== b']],
  ['x = a + 1', ['x = a - 1', 'x = a + 2']],
  ['x = a && b', ['x = a || b']],
  ['x = a ?? b', ['x = (a)']],
  ['x = !a', ['x = (a)']],
  ['x = a ? b : c', ['x = false ? b : c', 'x = true ? b : c']],
  ['x = true', ['x = false']],
  ['x = Math.min(a, b)', ['x = Math.max(a, b)']],
  ['x = a.some(f)', ['x = a.every(f)']],
  ['x = a.filter(f)', ['x = a']],
])('%s', (text, expected) => {
  expect(mutated(`let ${text}`)).toEqual(expected.map((each) => `let ${each}`))
})

test('an if takes either way, a deed is left undone', () => {
  expect(mutated('if (a) go()')).toEqual(['if (false) go()', 'if (true) go()', 'if (a) ;'])
  expect(mutated('n++')).toEqual(['n--'])
  expect(mutated('n += m')).toEqual([';', 'n -= m'])
})

test('types, texts, imports and invariants are left alone', () => {
  expect(mutated("type A = 1 | true; import x from './x.ts'; const y = 'a' + b; const z = b as 2")).toEqual([])
  expect(mutated('invariant(a < b, `${a < b}`)')).toEqual([])
})

test('a value below a cast or in a default is not a type', () => {
  expect(mutated('const z = 1 as number')).toEqual(['const z = 2 as number'])
  expect(mutated('function f(a = false) {}')).toEqual(['function f(a = true) {}'])
})

test('a mutant says its line and what it changes', () => {
  expect(mutantsOf({ file: 'x.ts', text: 'let a\nlet b = a < c' })).toEqual([
    { file: 'x.ts', line: 2, start: 16, end: 17, original: '<', replacement: '<=' },
  ])
})
