import type { CellBoard, Step } from '@muster/ui'
import { expect, test } from 'vitest'
import { layBoard } from './lay.ts'
import { apart, depthIn } from './outline.ts'
import { numberSpots } from './recap-layer.tsx'

const step: Step = { icon: '', text: '', weight: 1, at: 'a' }

test.each(['hex-pointy', 'hex-flat', 'square'] as const)(
  'numbers stand over the %s they are about, none over another',
  (shape) => {
    const cells = [{ id: 'a', x: 2, y: 3, name: '', look: [] }]
    const board: CellBoard = { shape, cells, marks: [], pieces: [], turned: false }
    const laid = layBoard(board)
    const cell = laid.cells.get('a')
    if (!cell) throw new Error('the cell is not laid')
    const spots = numberSpots(laid, Array(6).fill(step))
    expect(spots.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6])
    for (const { x, y } of spots) expect(depthIn(cell.outline, { x: x - cell.x, y: y - cell.y })).toBeGreaterThan(8)
    for (const one of spots)
      for (const other of spots) if (one !== other) expect(apart(one, other)).toBeGreaterThanOrEqual(21.9)
  },
)

test('a step without a place has no number on the board', () => {
  const laid = layBoard({ shape: 'square', cells: [], marks: [], pieces: [], turned: false })
  expect(numberSpots(laid, [{ ...step, at: undefined }])).toEqual([])
})
