import { expect, test } from 'vitest'
import { joinedOutline, shapeOutline } from './shape.ts'

const hex = (q: number, r: number) => ({ x: 1.5 * q, y: Math.sqrt(3) * (r + q / 2) })
const sizeOf = (outline: readonly { x: number; y: number }[]) =>
  Math.abs(
    outline.reduce((sum, a, index) => {
      const b = outline[(index + 1) % outline.length] ?? a
      return sum + a.x * b.y - b.x * a.y
    }, 0) / 2,
  )

test('the outline of one cell is its own', () => {
  expect(joinedOutline('square', [{ x: 3, y: 4 }])).toEqual(shapeOutline('square', { x: 3, y: 4 }))
})

test('cells joined have one outline around all of them, without what lies between them', () => {
  const one = sizeOf(shapeOutline('hex-flat', { x: 0, y: 0 }))
  const two = joinedOutline('hex-flat', [hex(0, 0), hex(1, 0)])
  expect(two).toHaveLength(10)
  const three = joinedOutline('hex-flat', [hex(0, 0), hex(1, 0), hex(0, 1)])
  expect(three).toHaveLength(12)
  expect([sizeOf(two), sizeOf(three)].map((size) => Math.round((1000 * size) / one))).toEqual([2000, 3000])
})
