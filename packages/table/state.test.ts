import { expect, test } from 'vitest'
import { attachContent, canonicalJson, clone, hashOf } from './state.ts'

test('content is attached out of sight', () => {
  const content = { cards: ['a'] }
  const state = attachContent({ round: 1 }, content)
  expect(state.content).toBe(content)
  expect(JSON.stringify(state)).toBe('{"round":1}')
  expect(hashOf(state)).toBe(hashOf({ round: 1 }))
})

test('other content can be attached later, still out of sight', () => {
  const state = attachContent(attachContent({ round: 1 }, { cards: ['a'] }), { cards: ['b'] })
  expect(state.content).toEqual({ cards: ['b'] })
  expect(JSON.stringify(state)).toBe('{"round":1}')
})

test('a copy shares the content and nothing else', () => {
  const content = { cards: ['a'] }
  const state = attachContent({ list: [{ a: 1 }], inner: attachContent({ b: 2 }, content) }, content)
  const copy = clone(state)
  expect(copy).toEqual(state)
  expect(copy.content).toBe(content)
  expect(copy.inner.content).toBe(content)
  copy.list[0] = { a: 5 }
  copy.list.push({ a: 6 })
  copy.inner.b = 7
  expect(JSON.stringify(state)).toBe('{"list":[{"a":1}],"inner":{"b":2}}')
})

test('a field called content is copied like any other', () => {
  const copy = clone({ content: { a: 1 } })
  expect(JSON.stringify(copy)).toBe('{"content":{"a":1}}')
})

test('the hash is of the data, whatever the order of keys', () => {
  expect(hashOf({ a: 1, b: { c: [1, 2], d: 'x' } })).toBe(hashOf({ b: { d: 'x', c: [1, 2] }, a: 1 }))
  expect(hashOf({ a: 1, b: undefined })).toBe(hashOf({ a: 1 }))
  expect(hashOf([1, 2])).not.toBe(hashOf([2, 1]))
  expect(hashOf(undefined)).not.toBe(hashOf(null))
})

test('the hash is the same on every machine', () => {
  expect(hashOf({ b: [1, 'ä'], a: null })).toBe('5d4c789751acdad9ba305072d1a6ccdc5864fd7c7a1bcc0f38a794e5a4417e02')
  expect(canonicalJson({ b: [1, { z: 1, y: 2 }], a: null })).toBe('{"a":null,"b":[1,{"y":2,"z":1}]}')
})
