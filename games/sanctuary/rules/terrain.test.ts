import { readDocument } from '@muster/table'
import type { Study } from '@muster/table/testing'
import { expect, test } from 'vitest'
import { baseContent } from '../content/index.ts'
import { layoutProblems } from '../content/layouts.ts'
import { makeContent } from '../content/load.ts'
import { contentDocument } from '../content/schema.ts'
import { fresh, position } from '../testing/position.ts'
import { labelOf } from './board.ts'
import { config } from './config.ts'
import type { State } from './state.ts'

const laid = (t: Study<State>): string[][] => t.state.pieces.map(({ squares }) => squares.map(labelOf))
const byDice = (pieces: number, more: Record<string, unknown> = {}) =>
  fresh(1, { terrainPlacement: 'random', terrainPieces: pieces }, { hunters: ['maya'], ...more })

test('SN-TERRAIN-1 terrain comes before decks and characters', () => {
  const t = fresh(2).play('maya', 'salvador', 'stand 10,10', 'stand 9,9')
  const order = t.events.map(({ event }) => event).filter((event) => ['piece', 'decks', 'stands'].includes(event))
  expect(order).toEqual(['piece', 'piece', 'piece', 'piece', 'decks', 'stands', 'stands'])
})

test('SN-TERRAIN-2 terrain and cover both count as pieces', () => {
  const t = fresh(1, { terrainLayout: 'craters' })
  expect(t.state.pieces.map(({ kind }) => kind)).toEqual(['terrain', 'terrain', 'cover', 'cover'])
  expect(t.state.pieces).toHaveLength(4)
})

test('SN-TERRAIN-3 a preset lies on its listed squares, and no dice are rolled', () => {
  const t = fresh(1, { terrainLayout: 'crossfire', terrainPieces: 4 })
  expect(laid(t)).toEqual([
    ['5,6', '6,6', '7,6'],
    ['14,5', '14,6', '14,7'],
    ['13,14', '14,14', '15,14'],
    ['6,13', '6,14', '6,15'],
  ])
  expect(t.events.some(({ event }) => event === 'dice')).toBe(false)
})

test('SN-TERRAIN-4 pieces placed by dice: red gives the column, blue the row', () => {
  const t = byDice(1).dice(4, 17).answer('piece ditch')
  expect(t.question()).toMatchObject({ ask: 'lay', text: expect.stringContaining('4,17') })
  expect(t.events.find(({ event }) => event === 'dice')).toMatchObject({ die: 'd20', faces: [4, 17] })
  for (const [red, blue] of [
    [1, 10],
    [20, 10],
    [10, 1],
    [10, 20],
  ] as const)
    expect(byDice(1).dice(red, blue).answer('piece ditch').question().text).toContain(`${red},${blue}`)
})

test('SN-TERRAIN-5 from none to eight pieces, preset or by dice', () => {
  for (let pieces = 0; pieces <= 8; pieces++) {
    expect(fresh(1, { terrainPieces: pieces }).state.pieces).toHaveLength(pieces)
    const t = byDice(pieces)
    const spots = [4, 4, 8, 4, 13, 4, 17, 8, 4, 8, 4, 13, 17, 13, 13, 17]
    if (pieces > 0) t.dice(...spots)
    while (t.question().ask !== 'sanctuary') t.answer(t.offer()[0])
    expect(t.state.pieces).toHaveLength(pieces)
  }
})

test('SN-TERRAIN-6 a table that says nothing has 4 pieces', () => {
  expect(config.parse({}).options.terrainPieces).toBe(4)
  expect(fresh(1).state.pieces).toHaveLength(4)
})

test('SN-TERRAIN-7 eight pieces are the most', () => {
  expect(() => fresh(1, { terrainPieces: 9 })).toThrow('SN-TERRAIN-7')
  expect(fresh(1, { terrainPieces: 8 }).state.pieces).toHaveLength(8)
})

test('SN-TERRAIN-8 every square of a piece is blocked by it', () => {
  const t = position({ hunters: [{ at: '6,5' }], cover: ['5,6', '6,6', '7,6'], enemies: { 'a.1': '6,7' } })
  expect(t.squares('move')).not.toContain('6,6')
  expect(t.whyNot('move 6,6')).toBe('SN-MOVE-3')
  expect(t.whyNot('shoot a.1')).toBe('SN-SIGHT-1')
})

test('SN-TERRAIN-9 a piece placed by dice covers the rolled square, either way round', () => {
  const t = byDice(1).dice(7, 12).answer('piece long-wall-1')
  expect(t.offer()).toEqual([
    'lay 7,10 7,11 7,12',
    'lay 7,11 7,12 7,13',
    'lay 5,12 6,12 7,12',
    'lay 6,12 7,12 8,12',
    'lay 7,12 8,12 9,12',
    'lay 7,12 7,13 7,14',
  ])
  expect(t.whyNot('lay 8,12 9,12 10,12')).toBe('SN-TERRAIN-9')
})

test('SN-TERRAIN-10 a roll on an earlier piece may be rolled again', () => {
  const t = byDice(2).dice(7, 12).play('piece ditch', 'lay 7,12 8,12')
  t.dice(7, 12, 3, 4).answer('piece long-wall-1')
  expect(t.offer()).toEqual(['reroll', 'beside'])
  t.answer('reroll').answer('lay 3,4 4,4 5,4')
  expect(laid(t)[1]).toEqual(['3,4', '4,4', '5,4'])
})

test('SN-TERRAIN-11 or the piece goes next to the one that lies there', () => {
  const t = byDice(2).dice(7, 12).play('piece ditch', 'lay 7,12 8,12')
  t.dice(7, 12).play('piece long-wall-1', 'beside')
  expect(t.offer()).toContain('lay 9,12 10,12 11,12')
  expect(t.offer()).not.toContain('lay 10,12 11,12 12,12')
  expect(t.whyNot('lay 10,12 11,12 12,12')).toBe('SN-TERRAIN-11')
  expect(t.whyNot('lay 6,12 7,12 8,12')).toBe('SN-R-16')
})

test('SN-TERRAIN-12 no pieces at all is an added difficulty', () => {
  const bare = fresh(1, { terrainPieces: 0 })
  expect(bare.state.pieces).toEqual([])
  expect(bare.events.find(({ event }) => event === 'table')?.difficulty).toContain('the bare board makes it harder')
  expect(bare.question().ask).toBe('hunter')
  expect(fresh(1).events.find(({ event }) => event === 'table')?.difficulty).not.toContain('bare')
})

test('SN-R-16 a piece keeps off Sanctuary and the corners, and cuts nothing off', () => {
  const near = byDice(1).dice(8, 10).answer('piece long-wall-1')
  expect(near.offer()).not.toContain('lay 8,10 9,10 10,10')
  expect(near.whyNot('lay 8,10 9,10 10,10')).toBe('SN-R-16')
  const corner = byDice(1).dice(1, 1, 5, 5).answer('piece long-wall-1')
  expect(corner.events.find(({ event }) => event === 'roll-again')).toMatchObject({ square: '1,1' })
  expect(corner.question().text).toContain('5,5')
  expect(byDice(1).dice(4, 1).answer('piece long-wall-1').whyNot('lay 1,1 2,1 3,1')).toBe('SN-TERRAIN-9')
  const pocket = byDice(2).dice(1, 9).play('piece corner-wall', 'lay 1,9 2,9 2,10')
  pocket.dice(1, 11).answer('piece ditch')
  expect(pocket.whyNot('lay 1,11 2,11')).toBe('SN-R-16')
  expect(pocket.whyNot('lay 1,11 1,12')).toBe('SN-R-16')
  expect(pocket.offer()).toEqual(['lay 1,10 1,11'])
})

test('SN-R-16 automatic presets by number of pieces; a layout with fewer is refused', () => {
  expect(laid(fresh(1, { terrainPieces: 5 }))[0]).toEqual(['6,4', '6,5', '6,6'])
  expect(laid(fresh(1, { terrainPieces: 7 }))[0]).toEqual(['4,7', '5,7', '6,7'])
  expect(() => fresh(1, { terrainLayout: 'craters', terrainPieces: 5 })).toThrow('has 4 pieces, not 5')
  expect(() => fresh(1, { terrainLayout: 'nowhere' })).toThrow('there is no layout nowhere')
  const kit = ['ditch', 'slag-pool']
  expect(() => fresh(1, { terrainPieces: 2 }, { kit })).toThrow('terrainPlacement is preset; expected random')
  expect(() => fresh(1, { terrainPlacement: 'random', terrainPieces: 1 }, { kit })).toThrow(
    'config.kit has 2 pieces, and terrainPieces is 1',
  )
  expect(() => byDice(1, { kit: ['sofa'] })).toThrow('there is no piece sofa')
})

test('SN-R-16 all shipped layouts leave every square a way to Sanctuary, whatever its centre', () => {
  const layouts = Object.values(baseContent.layouts)
  expect(layouts.length).toBeGreaterThanOrEqual(8)
  for (const layout of layouts) expect([layout.id, layoutProblems(layout)]).toEqual([layout.id, []])
  const walled = {
    id: 'walled',
    name: 'Walled',
    pieces: [
      {
        kind: 'cover',
        squares: [
          [3, 1],
          [3, 2],
          [3, 3],
          [2, 3],
          [1, 3],
        ],
      },
    ],
  }
  expect(() => makeContent([readDocument(contentDocument, { layouts: [walled] }, 'walled')])).toThrow(
    'has no way to Sanctuary',
  )
})

test('SN-R-15 terrain can be shot across, unless the table says otherwise', () => {
  const setup = { hunters: [{ at: '5,5' }], terrain: ['5,6'], enemies: { 'a.1': '5,7' } } as const
  expect(position(setup).offer('shoot')).toEqual(['shoot a.1'])
  expect(position({ ...setup, options: { terrainBlocksSight: 'cover-and-terrain' } }).offer('shoot')).toEqual([])
})
