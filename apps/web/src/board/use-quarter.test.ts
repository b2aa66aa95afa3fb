import type { BoardDrawing } from '@muster/ui'
import { expect, test } from 'vitest'
import { boxOf, placeCells } from './layout.ts'
import { fitsBetterTurned, quarterTurned } from './use-quarter.ts'

const cell = (id: string, x: number, y: number) => ({ id, x, y, name: '', look: [] })
const wide: BoardDrawing = {
  shape: 'hex-pointy',
  cells: [cell('a', 0, 0), cell('b', 12, 0), cell('c', 12, 4)],
  marks: [],
  pieces: [],
  turned: false,
}

test('a board turned a quarter is as tall as it was wide, its near edge at the left', () => {
  const turned = quarterTurned(wide)
  expect(turned.shape).toBe('hex-flat')
  expect(turned.cells.map(({ x, y }) => [x || 0, y])).toEqual([
    [0, 0],
    [0, 12],
    [-4, 12],
  ])
  const size = (drawing: BoardDrawing) => boxOf(drawing, placeCells(drawing)).split(' ').slice(2)
  expect(size(turned)).toEqual(size(wide).reverse())
})

test('a wide board is turned in tall room only', () => {
  expect(fitsBetterTurned(wide, { width: 390, height: 480 })).toBe(true)
  expect(fitsBetterTurned(wide, { width: 390, height: 390 })).toBe(false)
  expect(fitsBetterTurned(wide, { width: 820, height: 600 })).toBe(false)
})
