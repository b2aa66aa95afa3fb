import { expect, test } from 'vitest'
import { type PositionSetup, position } from '../testing/position.ts'

const tough = (at: string, more = {}) => ({ at, health: 8, ...more })
const chests = ['chest-1', 'chest-2', 'chest-3', 'chest-4']

test('SN-PHASELOCK-1 any enemy on the board, near or far, seen or not', () => {
  const t = position({
    hunters: [{ at: '2,2', timer: 0 }],
    enemies: { 'a.1': '19,19', 'b.1': '3,4' },
    cover: ['18,18', '18,19'],
  })
  expect(t.offer('phaselock')).toEqual(['phaselock a.1', 'phaselock b.1'])
  expect(t.answer('phaselock a.1').state.phaselock).toEqual({ seat: 0, enemy: 'a.1' })
})

test('SN-PHASELOCK-2 a locked enemy does not move', () => {
  const t = position({
    hunters: [{ at: '18,18', timer: 0 }],
    deck: [],
    enemies: { 'a.1': tough('10,5'), 'b.1': tough('5,10') },
  })
    .answer('phaselock a.1')
    .end(4)
  expect(t.enemies).toEqual({ 'a.1': '10,5' })
  expect(t.state.escaped).toBe(1)
})

test('SN-PHASELOCK-3 a locked enemy does no damage', () => {
  const setup: PositionSetup = {
    hunters: [{ at: '18,18', timer: 0 }, { at: '5,5' }],
    enemies: { 'a.1': tough('5,6', { range: 3 }) },
    deck: chests,
  }
  expect(position(setup).dice(3, 3).answer('end').health(1)).toBe(4)
  expect(position(setup).dice(3, 3).play('phaselock a.1', 'end').health(1)).toBe(5)
})

const two: PositionSetup = {
  hunters: [{ at: '18,18', timer: 0 }, { at: '18,16' }],
  enemies: { 'a.1': tough('10,5', { health: 4 }) },
  deck: chests,
}

test('SN-PHASELOCK-4 it ends when its user begins the next Action Phase', () => {
  const t = position(two).dice(3, 3, 4, 4, 2).answer('phaselock a.1').answer('end')
  expect(t.state.phaselock).toBeDefined()
  t.answer('end')
  expect(t.question().seat).toBe(0)
  expect(t.enemies['a.1']).toBe('10,5')
  expect(t.state.phaselock).toBeUndefined()
  const order = t.events.map(({ event }) => event).filter((event) => ['field', 'effect-ends'].includes(event))
  expect(order).toEqual(['field', 'field', 'effect-ends'])
})

test('SN-PHASELOCK-5 SN-R-63 it takes 1 damage at the beginning of each turn, none when cast', () => {
  const t = position(two).dice(3, 3, 4, 4, 2).answer('phaselock a.1')
  expect(t.left).toEqual({ 'a.1': 4 })
  expect(t.answer('end').left).toEqual({ 'a.1': 3 })
  expect(t.answer('end').left).toEqual({ 'a.1': 2 })
})

test('SN-PHASELOCK-6 so do the enemies that then stand beside it', () => {
  const setup: PositionSetup = {
    hunters: [{ at: '18,18', timer: 0 }, { at: '18,16' }],
    enemies: { 'a.1': tough('10,5'), 'b.1': tough('10,4'), 'c.1': tough('11,5'), 'd.1': tough('10,3') },
    deck: chests,
  }
  const t = position(setup).dice(3, 3, 4, 4, 1).answer('phaselock a.1').answer('end')
  expect(t.left).toEqual({ 'a.1': 7, 'b.1': 7, 'c.1': 7, 'd.1': 8 })
  t.answer('end')
  expect(t.enemies).toMatchObject({ 'a.1': '10,5', 'd.1': '10,4' })
  expect(t.left['d.1']).toBe(7)
})

test('SN-R-43 with four neighbours the field reaches over edges only', () => {
  const setup: PositionSetup = {
    hunters: [{ at: '18,18' }],
    stage: 'start',
    phaselock: { seat: 0, enemy: 'a.1' },
    enemies: { 'a.1': tough('10,5'), 'b.1': tough('11,6') },
  }
  expect(position(setup).left).toEqual({ 'a.1': 7, 'b.1': 7 })
  expect(position({ ...setup, options: { adjacency: 'four' } }).left).toEqual({ 'a.1': 7, 'b.1': 8 })
})

test('SN-PHASELOCK-7 the death of the locked enemy ends it at once', () => {
  const t = position({
    hunters: [{ at: '18,18' }, { at: '5,8' }, { at: '18,16' }],
    active: 1,
    phaselock: { seat: 0, enemy: 'a.1' },
    enemies: { 'a.1': '5,6', 'b.1': tough('5,5') },
    deck: chests,
  })
  t.dice(3, 3).answer('shoot a.1')
  expect(t.state.phaselock).toBeUndefined()
  t.answer('end')
  expect([t.question().seat, t.left]).toEqual([2, { 'b.1': 8 }])
})

test('SN-R-62 the field strikes all at the same time, so neighbours of a dying enemy are hurt too', () => {
  const t = position({
    hunters: [{ at: '18,18' }],
    stage: 'start',
    phaselock: { seat: 0, enemy: 'a.1' },
    enemies: { 'a.1': '5,6', 'b.1': tough('5,5') },
  })
  expect(t.left).toEqual({ 'b.1': 7 })
})

test('SN-R-62 before enemies fire, or after', () => {
  const setup: PositionSetup = {
    hunters: [{ at: '18,18' }, { at: '5,8' }],
    active: 1,
    stage: 'start',
    phaselock: { seat: 0, enemy: 'a.1' },
    enemies: { 'a.1': tough('5,6'), 'b.1': { at: '6,6', range: 4 } },
  }
  const before = position(setup)
  expect([before.health(1), before.left['b.1']]).toEqual([5, undefined])
  const after = position({ ...setup, options: { phaselockTiming: 'after-fire' } })
  expect([after.health(1), after.left['b.1']]).toEqual([4, undefined])
})

test('SN-PHASELOCK-8 what it kills is its user’s, on another player’s turn too', () => {
  const t = position({
    hunters: [{ at: '18,18' }, { at: '18,16' }],
    active: 1,
    stage: 'start',
    phaselock: { seat: 0, enemy: 'a.1' },
    enemies: { 'a.1': '5,6' },
  })
  expect([t.hunter(0).hand.length, t.hunter(1).hand.length]).toEqual([1, 0])
})
