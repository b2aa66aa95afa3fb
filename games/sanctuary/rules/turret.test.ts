import { expect, test } from 'vitest'
import { type PositionSetup, position } from '../testing/position.ts'
import { labelOf } from './board.ts'

const axton = (more = {}) => ({ at: '12,4', card: 'axton', timer: 0, ...more })
const wall = { seat: 0, at: '6,7', wall: ['5,7', '6,7', '7,7'] }
const tough = (at: string, more = {}) => ({ at, health: 8, ...more })
const place = (key: string, setup: Partial<PositionSetup> = {}) =>
  position({ hunters: [axton(), { at: '18,18' }], ...setup }).play('sabre-turret', key)

test('SN-TURRET-1 SN-TURRET-2 the turret stands in the middle of a wall of three squares', () => {
  const { turret } = place('turret 6,6 horizontal').state
  expect(turret && [labelOf(turret.square), turret.wall.map(labelOf)]).toEqual(['6,6', ['5,6', '6,6', '7,6']])
})

test('SN-TURRET-3 horizontal or vertical, as its owner likes', () => {
  expect(place('turret 6,6 vertical').state.turret?.wall.map(labelOf)).toEqual(['6,5', '6,6', '6,7'])
  const t = position({ hunters: [axton()] }).answer('sabre-turret')
  const ways = t.offer().filter((key) => key.startsWith('turret 6,6 '))
  expect(ways).toEqual(['turret 6,6 horizontal', 'turret 6,6 vertical'])
})

const behind: PositionSetup = {
  hunters: [axton(), { at: '6,5', guns: ['patriot'] }],
  active: 1,
  stage: 'start',
  enemies: { 'a.1': tough('6,9', { range: 5 }) },
}

test('SN-TURRET-4 the wall stops enemy fire', () => {
  expect(position(behind).health(1)).toBe(4)
  expect(position({ ...behind, turret: wall }).health(1)).toBe(5)
})

test('SN-TURRET-5 the wall lets the fire of players pass', () => {
  const t = position({ ...behind, turret: wall })
  expect(t.offer('shoot')).toEqual(['shoot a.1 with patriot'])
  const { 'a.1': before } = t.left
  t.play('shoot a.1 with patriot')
  expect((before as number) - (t.left['a.1'] as number)).toBe(2)
})

test('SN-TURRET-6 once placed it stays as it is', () => {
  const t = place('turret 6,6 horizontal')
  expect(t.offer().some((key) => key.includes('turret'))).toBe(false)
  expect(t.whyNot('sabre-turret')).toBe('SN-ACTION-3')
})

const reach = { seat: 0, at: '6,6', wall: ['5,6', '6,6', '7,6'] }
const field: PositionSetup = {
  hunters: [axton({ at: '18,16' }), { at: '18,18' }, { at: '16,18' }],
  active: 1,
  stage: 'start',
  turret: reach,
  enemies: {
    'a.1': tough('6,9'),
    'b.1': tough('9,6'),
    'c.1': tough('7,7'),
    'd.1': tough('6,10'),
    'e.1': tough('10,6'),
  },
  deck: ['chest-1', 'chest-2'],
}

test('SN-TURRET-7 SN-TURRET-8 every enemy within 3 squares takes 1 at the beginning of each turn', () => {
  const t = position(field)
  expect(t.left).toEqual({ 'a.1': 7, 'b.1': 7, 'c.1': 7, 'd.1': 8, 'e.1': 8 })
  t.dice(3, 3).answer('end')
  expect(t.left).toEqual({ 'a.1': 6, 'b.1': 6, 'c.1': 6, 'd.1': 8, 'e.1': 8 })
})

test('SN-TURRET-9 before enemies fire', () => {
  const t = position({ ...behind, turret: reach, enemies: { 'a.1': { at: '8,5', range: 5 } } })
  expect([t.enemies, t.health(1)]).toEqual([{}, 5])
})

test('SN-TURRET-10 until its owner’s next Action Phase, that turn’s start included', () => {
  const t = position({
    hunters: [axton({ at: '6,5' })],
    stage: 'start',
    turret: wall,
    enemies: { 'a.1': tough('6,9', { range: 5 }) },
  })
  expect([t.left['a.1'], t.health(0), t.state.turret]).toEqual([7, 5, undefined])
})

test('SN-TURRET-11 its kills are its owner’s', () => {
  const t = position({ ...field, enemies: { 'a.1': '6,9' }, cards: { a: { stars: 2 } } })
  expect([0, 1].map((seat) => t.hunter(seat).hand.length)).toEqual([2, 0])
})

test('SN-R-64 anywhere free, or within 3 squares of the Commando', () => {
  const t = position({
    hunters: [axton()],
    cover: ['4,4'],
    terrain: ['6,4'],
    enemies: { 'a.1': '8,4' },
    chests: ['4,8'],
  }).answer('sabre-turret')
  for (const key of [
    'turret 4,5 vertical',
    'turret 6,5 vertical',
    'turret 8,5 vertical',
    'turret 4,7 vertical',
    'turret 10,8 vertical',
    'turret 12,5 vertical',
  ])
    expect([key, t.whyNot(key)]).toEqual([key, 'SN-R-64'])
  expect(t.offer()).not.toContain('turret 2,1 horizontal')
  expect(t.offer()).toContain('turret 19,18 vertical')
  const near = position({ hunters: [axton()], options: { turretPlacement: 'within-3' } }).answer('sabre-turret')
  expect(near.offer()).toContain('turret 15,7 vertical')
  expect(near.offer()).not.toContain('turret 16,7 vertical')
})

test('SN-R-65 whom the wall stops', () => {
  const squares = (wallBlocksMovement: 'all' | 'enemies-only' | 'none') => {
    const walker = position({
      hunters: [axton(), { at: '6,6' }],
      active: 1,
      turret: wall,
      options: { wallBlocksMovement },
    })
    const march = position({
      hunters: [axton({ at: '18,18' })],
      turret: { seat: 0, at: '10,6', wall: ['9,6', '10,6', '11,6'] },
      enemies: { 'a.1': tough('10,5') },
      stage: 'march',
      march: { order: ['a.1'], rolls: { '': 1 } },
      options: { wallBlocksMovement },
    })
    return [walker.squares('move').includes('6,7'), march.enemies['a.1']]
  }
  expect(squares('all')).toEqual([false, '9,5'])
  expect(squares('enemies-only')).toEqual([true, '9,5'])
  expect(squares('none')).toEqual([true, '10,6'])
})

test('SN-R-66 the turret needs no sight, unless the table says so; its own wall never hides anything', () => {
  const setup: PositionSetup = { ...field, cover: ['6,8'], enemies: { 'a.1': tough('6,9'), 'b.1': tough('9,6') } }
  expect(position(setup).left).toEqual({ 'a.1': 7, 'b.1': 7 })
  expect(position({ ...setup, options: { turretSight: 'needed' } }).left).toEqual({ 'a.1': 8, 'b.1': 7 })
})
