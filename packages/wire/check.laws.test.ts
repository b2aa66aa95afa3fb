import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apply, checkOf, delta, type Json } from './index.ts'

const json = fc.jsonValue() as fc.Arbitrary<Json>

test('whoever applies a change has the same checksum as whoever made it', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      expect(checkOf(apply(before, delta(before, after)))).toBe(checkOf(after))
    }),
  )
})

test('a checksum does not depend on the order of keys, and tells other data apart', () => {
  expect(checkOf({ a: 1, b: [2, { c: 3, d: null }] })).toBe(checkOf({ b: [2, { d: null, c: 3 }], a: 1 }))
  const all = [{}, [], '', 0, null, [[]], [{}], { a: [] }, { a: {} }, [1, 2], [12], ['1', 2], { a: 1 }, { a: '1' }]
  expect(new Set(all.map((one) => checkOf(one as Json))).size).toBe(all.length)
})
