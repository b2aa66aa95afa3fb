import { expect, test } from 'vitest'
import { mapped } from './mapped.ts'

test('gives what map gives, and leaves the list alone', () => {
  const items = Object.freeze(['a', 'b'])
  const make = (item: string, at: number) => `${item}${at}`
  expect(mapped(items, make)).toStrictEqual(items.map(make))
  expect(mapped([], make)).toStrictEqual([])
})
