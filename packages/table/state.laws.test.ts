import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clone, hashOf } from './state.ts'

const data = fc.jsonValue({ noUnicodeString: false }).filter((value) => !JSON.stringify(value).includes('__proto__'))

test('a copy equals its original, and so do their hashes', () => {
  fc.assert(
    fc.property(data, (value) => {
      expect(clone(value)).toEqual(value)
      expect(hashOf(clone(value))).toBe(hashOf(value))
    }),
  )
})

test('storing and loading keeps the hash', () => {
  fc.assert(
    fc.property(data, (value) => {
      expect(hashOf(JSON.parse(JSON.stringify(value)))).toBe(hashOf(value))
    }),
  )
})

test('other data has another hash', () => {
  fc.assert(
    fc.property(data, data, (one, two) => {
      const equal = hashOf(one) === hashOf(two)
      // A stored -0 is 0.
      const stored = (value: unknown) => JSON.parse(JSON.stringify(value))
      if (equal) expect(stored(one)).toEqual(stored(two))
      else expect(one).not.toEqual(two)
    }),
  )
})
