import { squareAt } from '@muster/space'
import { expect, test } from 'vitest'
import { fresh, position } from '../testing/position.ts'
import { board, centres, cityAt, labelOf } from './board.ts'
import { sanctuary } from './game.ts'

test('SN-BOARD-1 the board has 20 by 20 squares and nothing beyond its edge', () => {
  expect(board.size).toBe(400)
  expect([board.labels[0], board.labels[399]]).toEqual(['1,1', '20,20'])
  const t = position({ hunters: [{ at: '20,5' }] })
  expect(t.squares('move')).toContain('20,8')
  expect(t.squares('move').every((label) => Number(label.split(',')[0]) <= 20)).toBe(true)
  expect(squareAt(board, 21, 5)).toBe(-1)
  expect(squareAt(board, 0, 5)).toBe(-1)
  const turret = position({ hunters: [{ at: '5,9', card: 'axton', timer: 0 }] }).answer('sabre-turret')
  expect(turret.offer()).not.toContain('turret 1,5 horizontal')
  expect(turret.offer()).toContain('turret 2,5 horizontal')
})

test('SN-BOARD-2 SN-R-2 the red number names the column and the blue one the row', () => {
  expect(labelOf(squareAt(board, 4, 17))).toBe('4,17')
  const t = fresh(1, { terrainPlacement: 'random', terrainPieces: 1 }, { hunters: ['maya'] })
  t.dice(4, 17).answer('piece ditch')
  expect(t.offer()).toContain('lay 4,17 5,17')
  expect(t.offer().some((key) => key.includes('17,4'))).toBe(false)
})

test('SN-BOARD-3 Sanctuary is a block of 3 by 3 squares in the middle', () => {
  const { has, squares } = cityAt('10,10')
  expect(squares.map(labelOf)).toEqual(['9,9', '10,9', '11,9', '9,10', '10,10', '11,10', '9,11', '10,11', '11,11'])
  for (const [column, row] of [
    [8, 9],
    [12, 10],
    [10, 12],
  ] as const)
    expect(has[squareAt(board, column, row)]).toBe(0)
})

test('SN-R-1 the table may choose another centre, or have one drawn', () => {
  for (const centre of centres) {
    const t = fresh(1, { sanctuaryCentre: centre }, { hunters: ['maya'] })
    expect(t.offer()).toHaveLength(9)
    expect(t.offer()).toContain(`stand ${centre}`)
  }
  const drawn = fresh(1, { sanctuaryCentre: 'random' })
  expect(centres).toContain(drawn.state.centre)
})

test('SN-BOARD-4 enemies come in round the four corners, each holding one closed building, and nowhere else', () => {
  const appearing = (at: string) => {
    const t = position({ hunters: [{ at }], deck: ['a'], cards: { a: {} } }).answer('end')
    return [t.told('drawn')[0]?.corner, t.squares('spawn')]
  }
  expect(appearing('5,5')).toEqual(['1,1', ['2,1', '1,2', '2,2']])
  expect(appearing('16,5')).toEqual(['20,1', ['19,1', '19,2', '20,2']])
  expect(appearing('5,16')).toEqual(['1,20', ['1,19', '2,19', '2,20']])
  expect(appearing('16,16')).toEqual(['20,20', ['19,19', '20,19', '19,20']])
  const places = [3, 8, 13, 18].flatMap((column) => [3, 8, 13, 18].map((row) => `${column},${row}`))
  const buildings = places.flatMap((at) =>
    position({ hunters: [{ at }] })
      .refused()
      .filter(({ key, rule }) => key.startsWith('move') && rule === 'SN-R-17')
      .map(({ key }) => key),
  )
  expect([...new Set(buildings)].sort()).toEqual(['move 1,1', 'move 1,20', 'move 20,1', 'move 20,20'])
})

test('SN-R-17 nobody stands on a building tile', () => {
  const t = position({ hunters: [{ at: '2,2' }] })
  expect(t.squares('move')).toEqual(expect.arrayContaining(['2,1', '1,2']))
  expect(t.squares('move')).not.toContain('1,1')
  expect(t.whyNot('move 1,1')).toBe('SN-R-17')
  const laws = (square: number) => {
    const { state } = position({ hunters: [{ at: '2,2' }] })
    return sanctuary.broken(Object.assign(state, { hunters: state.hunters.map((hunter) => ({ ...hunter, square })) }))
  }
  expect(laws(0)).toEqual(['the hunter of seat 0 stands on closed ground'])
})
