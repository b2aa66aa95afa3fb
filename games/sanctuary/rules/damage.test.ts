import { expect, test } from 'vitest'
import { position } from '../testing/position.ts'

const shooter = (at: string, damage = 1, range = 3) => ({ at, damage, range })

test('SN-DAMAGE-1 enemies with the character in range and sight fire when its turn begins', () => {
  expect(position({ hunters: [{ at: '5,5' }], stage: 'start', enemies: { 'a.1': shooter('5,8') } }).health(0)).toBe(4)
  expect(position({ hunters: [{ at: '5,5' }], stage: 'start', enemies: { 'a.1': shooter('5,9') } }).health(0)).toBe(5)
})

test('SN-DAMAGE-2 SN-ENEMYFIRE-1 SN-R-71 only the player whose turn begins is hit, each at the own start', () => {
  const t = position({
    hunters: [{ at: '5,5' }, { at: '7,7' }],
    stage: 'start',
    enemies: { 'a.1': shooter('5,7') },
    deck: ['chest-1', 'chest-2'],
  })
  expect([t.health(0), t.health(1)]).toEqual([4, 5])
  t.dice(3, 3).answer('end')
  expect([t.health(0), t.health(1)]).toEqual([5, 4])
})

test('SN-DAMAGE-3 SN-ENEMYFIRE-2 the shots of all who can fire are summed, each enemy once', () => {
  const two = { 'a.1': shooter('5,7', 1), 'b.1': shooter('7,5', 2) }
  expect(position({ hunters: [{ at: '5,5' }], stage: 'start', enemies: two }).health(0)).toBe(2)
  const one = position({ hunters: [{ at: '5,5' }], stage: 'start', enemies: { 'b.1': shooter('7,5', 2) } })
  expect(one.health(0)).toBe(3)
  expect(one.told('fire')).toHaveLength(1)
})

test('SN-DAMAGE-4 nobody on Sanctuary can be hit', () => {
  const enemies = { 'a.1': shooter('10,7', 3, 6) }
  expect(position({ hunters: [{ at: '10,10' }], stage: 'start', enemies }).health(0)).toBe(5)
  expect(position({ hunters: [{ at: '8,8' }], stage: 'start', enemies }).health(0)).toBe(2)
})

test('SN-DAMAGE-5 enemies hurt only at the beginning of a turn, not by appearing or by moving', () => {
  const t = position({
    hunters: [{ at: '3,2' }, { at: '8,8' }],
    deck: ['a', 'chest-1'],
    cards: { a: { units: [{ range: 9 }] } },
  })
  t.play('end', 'spawn 2,2')
  expect(t.health(0)).toBe(5)
  t.dice(3, 7, 1).play('end')
  expect(t.events.map(({ event }) => event)).toContain('enemy-moves')
  const moved = t.events.findIndex(({ event }) => event === 'enemy-moves')
  const hurt = t.events.findIndex(({ event, seat }) => event === 'hurt' && seat === 0)
  const turn = t.events.findLastIndex(({ event }) => event === 'turn')
  expect(moved < turn && turn < hurt).toBe(true)
})

test('SN-ENEMYFIRE-3 SN-R-19 an enemy hits only within its own range', () => {
  const enemies = { 'a.1': shooter('5,8', 1, 2), 'b.1': shooter('8,5', 2, 4) }
  expect(position({ hunters: [{ at: '5,5' }], stage: 'start', enemies }).health(0)).toBe(3)
})

test('SN-R-19 a diagonal step counts one, or rows and columns are counted', () => {
  const setup = { hunters: [{ at: '5,5' }], stage: 'start', enemies: { 'a.1': shooter('7,7', 1, 3) } } as const
  expect(position(setup).health(0)).toBe(4)
  expect(position({ ...setup, options: { rangeMetric: 'orthogonal-steps' } }).health(0)).toBe(5)
})
