import type { CellBoard, PlaneBoard } from '@muster/ui'
import { expect, test } from 'vitest'
import { layBoard } from './lay.ts'
import { fitsBetterTurned } from './use-quarter.ts'

const cell = (id: string, x: number, y: number) => ({ id, x, y, name: '', look: [] })
const wide: CellBoard = {
  shape: 'hex-pointy',
  cells: [cell('a', 0, 0), cell('b', 12, 0), cell('c', 12, 4)],
  marks: [],
  pieces: [],
  turned: false,
}
const plane: PlaneBoard = {
  shape: 'plane',
  width: 1200,
  depth: 400,
  scenery: [],
  measure: { sign: '″', units: 100 },
  marks: [],
  pieces: [],
  turned: false,
}

test('a board turned a quarter is as tall as it was wide, its near edge at the left', () => {
  const turned = layBoard(wide, true)
  expect([...turned.cells.values()].map(({ x, y }) => [x / 40 || 0, y / 40 || 0])).toEqual([
    [0, 0],
    [0, 12],
    [-4, 12],
  ])
  for (const board of [wide, plane]) {
    const { box } = layBoard(board)
    expect(layBoard(board, true).box).toMatchObject({ width: box.height, height: box.width })
  }
})

test('whichever way a board lies, what is drawn somewhere is read from there', () => {
  for (const turned of [false, true])
    for (const quarter of [false, true]) {
      const { draw, read } = layBoard({ ...plane, turned }, quarter)
      const { x, y } = read(draw({ x: 130, y: 370 }))
      expect([Math.round(x), Math.round(y)]).toEqual([130, 370])
    }
})

test('a wide board is turned in tall room only', () => {
  for (const board of [wide, plane]) {
    const laid = layBoard(board)
    expect(fitsBetterTurned(laid, { width: 390, height: 480 })).toBe(true)
    expect(fitsBetterTurned(laid, { width: 390, height: 390 })).toBe(false)
    expect(fitsBetterTurned(laid, { width: 820, height: 600 })).toBe(false)
  }
})
