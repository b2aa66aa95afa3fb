import type { CellBoard, PieceDrawing, PlaneBoard } from '@muster/ui'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BASE } from './arrange.ts'
import { layBoard, middleOf, standOf } from './lay.ts'
import { apart, depthIn, insetOf } from './outline.ts'

const piece = (id: string, at: PieceDrawing['at'], size = 1): PieceDrawing => ({
  id,
  name: id,
  icon: '',
  seat: 0,
  at,
  hurt: 0,
  wounds: 0,
  active: false,
  spent: false,
  badges: [],
  size,
})

test('pieces of any sizes that share a cell stand inside it, none over another', () => {
  const shapes = fc.constantFrom<CellBoard['shape']>('hex-pointy', 'hex-flat', 'square')
  const sizes = fc.array(fc.constantFrom(0.7, 0.86, 1, 1.1), { minLength: 1, maxLength: 9 })
  fc.assert(
    fc.property(shapes, sizes, fc.boolean(), (shape, all, quarter) => {
      const pieces = all.map((size, index) => piece(`p${index}`, { cell: 'a' }, size))
      const cells = [{ id: 'a', x: 2, y: 3, name: '', look: [] }]
      const laid = layBoard({ shape, cells, marks: [], pieces, turned: false }, quarter)
      const cell = laid.cells.get('a')
      const stands = [...laid.stands.values()]
      for (const [index, { aside, size }] of stands.entries()) {
        expect(depthIn(cell?.outline ?? [], aside)).toBeGreaterThanOrEqual(BASE * size - 1e-6)
        for (const other of stands.slice(index + 1))
          expect(apart(aside, other.aside)).toBeGreaterThanOrEqual(BASE * (size + other.size) - 1e-6)
      }
    }),
  )
})

const plane: PlaneBoard = {
  shape: 'plane',
  width: 1000,
  depth: 600,
  scenery: [],
  measure: { sign: '″', units: 100 },
  marks: [],
  pieces: [piece('lark', { x: 100, y: 200, radius: 50, level: 0 })],
  turned: false,
}

test('on a plane everything is where it is, and places have their middles', () => {
  const laid = layBoard(plane)
  const { scale } = laid
  const drawn = (x: number, y: number) => ({ x: x * scale, y: y * scale })
  expect(standOf(laid, 'lark')).toEqual(drawn(100, 200))
  const [from, to] = [
    { x: 0, y: 0 },
    { x: 400, y: 0 },
  ] as const
  expect(middleOf(laid, from)).toEqual(drawn(0, 0))
  expect(middleOf(laid, { strip: [from, to], width: 100 })).toEqual(drawn(200, 0))
  expect(middleOf(laid, { disc: to, radius: 50 })).toEqual(drawn(400, 0))
  expect(middleOf(laid, { region: [[from, to, { x: 400, y: 300 }]] })).toEqual(drawn(200, 150))
  const bent = middleOf(laid, { line: [from, to, { x: 400, y: 200 }] })
  expect([bent?.x, bent?.y].map((one) => Math.round((one ?? 0) / scale))).toEqual([300, 0])
  expect(middleOf(laid, { cell: 'nowhere' })).toBeUndefined()
})

test('where y counts upwards, more of it is further up, and what is drawn is read back as it was', () => {
  for (const quarter of [false, true])
    for (const turned of [false, true]) {
      const laid = layBoard({ ...plane, upward: true, turned }, quarter)
      const [low, high] = [laid.draw({ x: 300, y: 100 }), laid.draw({ x: 300, y: 500 })]
      if (!quarter) expect(low.y > high.y).toBe(!turned)
      for (const point of [
        { x: 0, y: 0 },
        { x: 120, y: 480 },
      ]) {
        const { x, y } = laid.read(laid.draw(point))
        expect([Math.round(x), Math.round(y)]).toEqual([point.x, point.y])
      }
    }
})

test('a zone with an outline of its own has the same room around it as other cells have', () => {
  const cells = [{ id: 'a', x: 0, y: 0, name: '', look: [] }]
  const hex: CellBoard = { shape: 'hex-flat', cells, marks: [], pieces: [], turned: false }
  const corners = [0, 1, 2, 3].map((index) => ({ x: index % 3 === 0 ? -3 : 3, y: index < 2 ? -1 : 1 }))
  const wide = layBoard({ ...hex, cells: cells.map((one) => ({ ...one, outline: corners })) })
  expect(wide.box.width).toBeGreaterThan(layBoard(hex).box.width + 3 * wide.scale)
})

test('an outline drawn further in stays as far from every side, at hollow corners too', () => {
  const hollow = [
    { x: 0, y: 0 },
    { x: 60, y: 0 },
    { x: 60, y: 20 },
    { x: 20, y: 20 },
    { x: 20, y: 60 },
    { x: 0, y: 60 },
  ]
  for (const outline of [hollow, hollow.toReversed()])
    for (const corner of insetOf(outline, 4)) {
      expect(depthIn(outline, corner)).toBeGreaterThan(3.99)
      expect(depthIn(outline, corner)).toBeLessThan(5.7)
    }
})
