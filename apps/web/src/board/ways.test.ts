import type { Cell, CellBoard } from '@muster/ui'
import { joinedOutline } from '@muster/ui/shape'
import { expect, test } from 'vitest'
import { layBoard } from './lay.ts'
import { nextTo, wayTo } from './ways.ts'

const hex = (q: number, r: number) => ({ x: 1.5 * q, y: Math.sqrt(3) * (r + q / 2) })
const cell = (id: string, at: { x: number; y: number }): Cell => ({ id, ...at, name: '', look: [] })

/** One, a zone of three, and one on its far side, which the first does not touch. */
const zone = [hex(0, 0), hex(1, 0), hex(0, 1)]
const board: CellBoard = {
  shape: 'hex-flat',
  cells: [
    cell('west', hex(-1, 0)),
    { ...cell('zone', { x: 0.5, y: 0.87 }), outline: joinedOutline('hex-flat', zone) },
    cell('east', hex(2, 0)),
    cell('far', hex(5, 0)),
  ],
  marks: [],
  pieces: [],
  turned: false,
}
const laid = layBoard(board)
const all = new Set(laid.cells.keys())
const ids = (from: string, to: string) => wayTo(laid, all, from, to).map((one) => one.cell.id)

test('one steps between cells that have a side in common, whatever their outlines', () => {
  expect(ids('west', 'east')).toEqual(['west', 'zone', 'east'])
  expect(ids('west', 'far')).toEqual([])
})

test('squares that meet at a corner have no side in common', () => {
  const squares: CellBoard = {
    ...board,
    shape: 'square',
    cells: [cell('a', { x: 0, y: 0 }), cell('b', { x: 1, y: 1 })],
  }
  expect(wayTo(layBoard(squares), new Set(['a', 'b']), 'a', 'b')).toEqual([])
})

test('arrow keys go to the nearest that way, and stay where there is none', () => {
  expect(nextTo(laid.cells, 'zone', { x: 1, y: 0 })).toBe('east')
  expect(nextTo(laid.cells, 'zone', { x: -1, y: 0 })).toBe('west')
  expect(nextTo(laid.cells, 'far', { x: 1, y: 0 })).toBe('far')
})
