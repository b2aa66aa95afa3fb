import { expect, test } from 'vitest'
import { type PositionSetup, position } from '../testing/position.ts'

const lane = (more: Partial<PositionSetup>) =>
  position({ hunters: [{ at: '5,5' }], enemies: { 'a.1': '5,7' }, ...more })

test('SN-SIGHT-1 cover between blocks a shot', () => {
  expect(lane({}).offer('shoot')).toEqual(['shoot a.1'])
  const t = lane({ cover: ['5,6'] })
  expect(t.offer('shoot')).toEqual([])
  expect(t.whyNot('shoot a.1')).toBe('SN-SIGHT-1')
})

test('SN-SIGHT-2 another enemy between blocks a shot until it is gone', () => {
  const t = lane({
    enemies: { 'a.1': '5,6', 'b.1': '5,8' },
    turn: { gunzerking: true, left: 5 },
    hunters: [{ at: '5,5', card: 'salvador' }],
  })
  expect(t.offer('shoot')).toEqual(['shoot a.1'])
  expect(t.whyNot('shoot b.1')).toBe('SN-SIGHT-2')
  expect(t.answer('shoot a.1').offer('shoot')).toEqual(['shoot b.1'])
})

test('SN-SIGHT-3 another character between blocks a shot', () => {
  const t = lane({ hunters: [{ at: '5,5' }, { at: '5,6' }] })
  expect(t.offer('shoot')).toEqual([])
  expect(t.whyNot('shoot a.1')).toBe('SN-SIGHT-3')
})

const fire = (hunters: string[], enemies: PositionSetup['enemies'], more: Partial<PositionSetup> = {}) =>
  5 - position({ hunters: hunters.map((at) => ({ at })), enemies: enemies ?? {}, stage: 'start', ...more }).health(0)

test('SN-SIGHT-4 enemies fire in every direction', () => {
  const from = { 'a.1': { at: '5,5', range: 8 } }
  for (const at of ['8,8', '7,8', '5,8', '2,4']) expect([at, fire([at], from)]).toEqual([at, 1])
})

test('SN-R-18 eight directions or rows and columns only, where the table says so', () => {
  const from = { 'a.1': { at: '5,5', range: 8 } }
  const hits = (enemySight: 'any-line' | 'eight-directions' | 'rows-and-columns') =>
    ['7,8', '8,8', '5,8'].map((at) => fire([at], from, { options: { enemySight } }))
  expect(hits('any-line')).toEqual([1, 1, 1])
  expect(hits('eight-directions')).toEqual([0, 1, 1])
  expect(hits('rows-and-columns')).toEqual([0, 0, 1])
})

test('SN-SIGHT-5 cover between blocks enemy fire', () => {
  const from = { 'a.1': { at: '5,5', range: 5 } }
  expect(fire(['7,7'], from)).toBe(1)
  expect(fire(['7,7'], from, { cover: ['6,6'] })).toBe(0)
})

test('SN-SIGHT-6 another enemy between blocks enemy fire', () => {
  expect(fire(['5,5'], { 'a.1': { at: '5,7', range: 5 }, 'b.1': { at: '5,8', range: 5 } })).toBe(1)
  expect(fire(['5,5'], { 'a.1': { at: '5,7', range: 5 }, 'b.1': { at: '7,5', range: 5 } })).toBe(2)
})

test('SN-SIGHT-7 a character between blocks fire at another, and is hit at its own start', () => {
  const t = position({
    hunters: [{ at: '5,5' }, { at: '5,7' }],
    enemies: { 'a.1': { at: '5,8', range: 5 } },
    stage: 'start',
    deck: ['chest-1', 'chest-2'],
  })
  expect(t.health(0)).toBe(5)
  t.dice(3, 3).answer('end')
  expect([t.health(0), t.health(1)]).toEqual([5, 4])
})

test('SN-SIGHT-8 squares that share an edge always see each other; diagonal neighbours unless both corners are blocked', () => {
  const t = position({ hunters: [{ at: '5,5' }], cover: ['4,5', '6,5', '5,4'], enemies: { 'a.1': '5,6' } })
  expect(t.offer('shoot')).toEqual(['shoot a.1'])
  const from = { 'a.1': { at: '6,6', range: 2 } }
  expect(fire(['5,5'], from, { cover: ['6,5'] })).toBe(1)
  expect(fire(['5,5'], from, { cover: ['6,5', '5,6'] })).toBe(0)
})

test('SN-SIGHT-9 loot tokens block no sight', () => {
  const t = lane({ chests: ['5,6'], enemies: { 'a.1': { at: '5,7', range: 3 } }, stage: 'start' })
  expect(t.health(0)).toBe(4)
  expect(t.offer('shoot')).toEqual(['shoot a.1'])
})
