import { expect, test } from 'vitest'
import { keepBeside, makeSideNote } from './side-note.ts'
import { clone, hashOf } from './state.ts'

test('a side note is kept beside an object and shows nowhere', () => {
  const sum = makeSideNote<number>()
  const plain = { numbers: [1, 2] }
  const before = hashOf(plain)
  expect(sum.get(plain)).toBeUndefined()
  sum.set(plain, 3)
  expect(sum.get(plain)).toBe(3)
  expect(hashOf(plain)).toBe(before)
  expect(JSON.stringify(plain)).toBe('{"numbers":[1,2]}')
  expect(plain).toStrictEqual({ numbers: [1, 2] })
  for (const copy of [clone(plain), structuredClone(plain), { ...plain }]) expect(sum.get(copy)).toBeUndefined()
})

test('a side note can be replaced and taken away, and other notes do not see it', () => {
  const one = makeSideNote<string>()
  const other = makeSideNote<string>()
  const plain = {}
  one.set(plain, 'a')
  one.set(plain, 'b')
  expect(one.get(plain)).toBe('b')
  expect(other.get(plain)).toBeUndefined()
  one.set(plain, undefined)
  expect(one.get(plain)).toBeUndefined()
})

test('what is kept beside an object under a symbol shows nowhere, is not copied, and can be replaced', () => {
  const key: unique symbol = Symbol('sum')
  const plain: { numbers: number[]; [key]?: number } = { numbers: [1, 2] }
  const before = hashOf(plain)
  expect(keepBeside(plain, key, 3)).toBe(3)
  expect(plain[key]).toBe(3)
  expect(hashOf(plain)).toBe(before)
  expect(JSON.stringify(plain)).toBe('{"numbers":[1,2]}')
  expect(plain).toStrictEqual({ numbers: [1, 2] })
  for (const copy of [clone(plain), structuredClone(plain), { ...plain }]) expect(copy[key]).toBeUndefined()
  plain[key] = 4
  expect(plain[key]).toBe(4)
})

test('nothing is kept beside a frozen object, and what was worked out is told all the same', () => {
  const key: unique symbol = Symbol('sum')
  const frozen: { readonly [key]?: number } = Object.freeze({})
  expect(keepBeside(frozen, key, 3)).toBe(3)
  expect(frozen[key]).toBeUndefined()
})
