import type { Point } from '@muster/table'
import { joinedOutline, shapeOutline } from '@muster/ui/shape'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inDisc, inOutline } from './arrange.ts'
import { apart, depthIn } from './outline.ts'

/** Less than a hundredth of what is drawn. */
const SLACK = 1e-6

function expectRoom(spots: readonly Point[], radius: number): void {
  for (const [index, spot] of spots.entries())
    for (const other of spots.slice(index + 1)) expect(apart(spot, other)).toBeGreaterThanOrEqual(2 * radius - SLACK)
}

test('however many stand in a disc, no two overlap and all stay inside', () => {
  for (let count = 1; count <= 40; count++) {
    const { spots, radius } = inDisc(count)
    expect(spots).toHaveLength(count)
    expect(radius).toBeGreaterThan(0)
    expectRoom(spots, radius)
    for (const spot of spots) expect(apart(spot, { x: 0, y: 0 }) + radius).toBeLessThanOrEqual(1 + SLACK)
  }
})

test('one stands in the middle, two side by side, three in a triangle with the first in front', () => {
  const rounded = (count: number) =>
    inDisc(count).spots.map(({ x, y }) => [Math.round(x * 100) || 0, Math.round(y * 100) || 0])
  expect(rounded(1)).toEqual([[0, 0]])
  expect(rounded(2)).toEqual([
    [-50, 0],
    [50, 0],
  ])
  const [front, ...behind] = rounded(3)
  expect(front?.[0]).toBe(0)
  expect(front?.[1]).toBeGreaterThan(0)
  expect(behind.every(([, y]) => (y ?? 0) < 0)).toBe(true)
})

/** Outlines that see all their corners from the middle, as crooked as they may be. */
const crooked = fc.array(fc.integer({ min: 30, max: 120 }), { minLength: 3, maxLength: 11 }).map((far) =>
  far.map((out, index) => ({
    x: out * Math.cos((2 * Math.PI * index) / far.length),
    y: out * Math.sin((2 * Math.PI * index) / far.length),
  })),
)

const shapes = fc
  .tuple(fc.constantFrom('hex-pointy', 'hex-flat', 'square'), fc.integer({ min: 20, max: 120 }))
  .map(([shape, edge]) => shapeOutline(shape, { x: 0, y: 0 }).map(({ x, y }) => ({ x: x * edge, y: y * edge })))

/** A zone of hexes in a row, around its middle. */
const rowOf = (many: number) => {
  const wide = 40 * Math.sqrt(3)
  const middles = Array.from({ length: many }, (_, index) => ({ x: (index - (many - 1) / 2) * Math.sqrt(3), y: 0 }))
  return { wide, outline: joinedOutline('hex-pointy', middles).map(({ x, y }) => ({ x: x * 40, y: y * 40 })) }
}
const rows = fc.integer({ min: 2, max: 4 }).map((many) => rowOf(many).outline)

test('however many share a cell of whatever outline, no two overlap and all stay inside', () => {
  fc.assert(
    fc.property(fc.oneof(crooked, shapes, rows), fc.integer({ min: 1, max: 14 }), (outline, count) => {
      const { spots, radius } = inOutline(outline, count)
      expect(spots).toHaveLength(count)
      expect(radius).toBeGreaterThan(0.5)
      expectRoom(spots, radius)
      for (const spot of spots) expect(depthIn(outline, spot)).toBeGreaterThanOrEqual(radius - SLACK)
    }),
    { numRuns: 150 },
  )
})

test('a zone of several hexes is used as a whole: three stand in three hexes, each with all its room', () => {
  const { wide, outline } = rowOf(3)
  const { spots, radius } = inOutline(outline, 3)
  expect(radius).toBeGreaterThan(28)
  expect(spots.map(({ x }) => Math.round(x / wide) || 0).sort((a, b) => a - b)).toEqual([-1, 0, 1])
})
