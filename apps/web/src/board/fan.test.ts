import type { CellBoard, PieceDrawing } from '@muster/ui'
import { expect, test } from 'vitest'
import { BASE } from './arrange.ts'
import { fanned, fanOf } from './fan.ts'
import { layBoard, standOf } from './lay.ts'
import { apart } from './outline.ts'

const piece = (id: string, cell: string): PieceDrawing => ({
  id,
  name: id,
  icon: '',
  seat: 0,
  at: { cell },
  hurt: 0,
  wounds: 0,
  active: false,
  spent: false,
  badges: [],
})

const zones = (crowd: number, alone = 1): CellBoard => ({
  shape: 'hex-flat',
  cells: ['a', 'b', 'c'].map((id, index) => ({ id, x: 2 * index, y: 0, name: '', look: [] })),
  marks: [],
  pieces: [
    ...Array.from({ length: crowd }, (_, index) => piece(`a${index}`, 'a')),
    ...Array.from({ length: alone }, (_, index) => piece(`b${index}`, 'b')),
  ],
  turned: false,
})

test('a crowded zone is fanned out: each as large as it is, none over another, nobody else moved', () => {
  const laid = layBoard(zones(7))
  const small = laid.stands.get('a0')?.size ?? 1
  expect(small).toBeLessThan(0.5)
  for (const ref of ['a', 'a3']) {
    const fan = fanOf(laid, ref)
    expect([fan?.cell, [...(fan?.stands.keys() ?? [])].length]).toEqual(['a', 7])
    const open = fanned(laid, fan)
    const crowd = [...open.stands].filter(([id]) => id.startsWith('a')).map(([id, { size }]) => ({ id, size }))
    expect(crowd.every(({ size }) => size === 1)).toBe(true)
    for (const [index, { id }] of crowd.entries())
      for (const other of crowd.slice(index + 1)) {
        const [one, two] = [standOf(open, id), standOf(open, other.id)]
        expect(one && two && apart(one, two)).toBeGreaterThanOrEqual(2 * BASE - 1e-6)
      }
    expect(open.stands.get('b0')).toEqual(laid.stands.get('b0'))
  }
})

test('a fan stays on the board, also where its zone lies at the edge', () => {
  const laid = layBoard(zones(9))
  const { x = 0, y = 0, room = 0 } = fanOf(laid, 'a') ?? {}
  const { left, top, width, height } = laid.box
  expect(x - room).toBeGreaterThanOrEqual(left - 1e-6)
  expect(x + room).toBeLessThanOrEqual(left + width + 1e-6)
  expect(2 * Math.abs(y - top - height / 2) + 2 * room).toBeLessThanOrEqual(Math.max(height, 2 * room) + 1e-6)
})

test('where there is room for all, nothing is fanned out', () => {
  const laid = layBoard(zones(1, 2))
  expect(['a', 'a0', 'b', 'c', 'nowhere'].map((ref) => fanOf(laid, ref))).toEqual(Array(5).fill(undefined))
  expect(fanned(laid, undefined)).toBe(laid)
})
