import { expect, test } from 'vitest'
import { gun, position, upgrade } from '../testing/position.ts'

const two = { bullets: 2 }

test('SN-SHOOT-1 a shot takes the damage off, without dice', () => {
  const t = position({ hunters: [{ at: '5,5' }], enemies: { 'a.1': { at: '5,7', health: 3 } } }).answer('shoot a.1')
  expect(t.left).toEqual({ 'a.1': 2 })
  expect(t.told('dice')).toEqual([])
})

test('SN-SHOOT-2 the target must be within range', () => {
  const t = position({ hunters: [{ at: '5,5' }], enemies: { 'a.1': '8,5', 'b.1': '5,9' } })
  expect(t.offer('shoot')).toEqual(['shoot a.1'])
  expect(t.whyNot('shoot b.1')).toBe('SN-SHOOT-2')
})

test('SN-SHOOT-3 only along the own row or column', () => {
  const t = position({ hunters: [{ at: '5,5' }], enemies: { 'a.1': '6,6', 'b.1': '6,7', 'c.1': '5,7' } })
  expect(t.offer('shoot')).toEqual(['shoot c.1'])
  expect([t.whyNot('shoot a.1'), t.whyNot('shoot b.1')]).toEqual(['SN-SHOOT-3', 'SN-SHOOT-3'])
})

const armed = {
  hunters: [{ at: '5,5', guns: ['p', 's'] }],
  loot: { p: gun(1, 0), s: gun(0, 4) },
}

test('SN-SHOOT-4 of two guns one fires', () => {
  const t = position({ ...armed, enemies: { 'a.1': { at: '5,7', health: 8 } } })
  expect(t.offer('shoot')).toEqual(['shoot a.1 with p', 'shoot a.1 with s'])
  t.answer('shoot a.1 with p')
  expect(t.left).toEqual({ 'a.1': 6 })
  expect(t.question().ask).toBe('action')
})

test('SN-SHOOT-5 the fired gun adds damage and range to the base', () => {
  const t = position({
    hunters: [{ at: '5,5', guns: ['g'] }],
    loot: { g: gun(2, 2) },
    enemies: { 'a.1': { at: '5,10', health: 8 }, 'b.1': '11,5' },
  })
  expect(t.offer('shoot')).toEqual(['shoot a.1 with g'])
  expect(t.answer('shoot a.1 with g').left['a.1']).toBe(5)
})

test('SN-SHOOT-6 the other gun adds nothing', () => {
  const t = position({ ...armed, enemies: { 'a.1': { at: '5,8', health: 8 }, 'b.1': { at: '12,5', health: 8 } } })
  expect(t.offer('shoot')).toEqual(['shoot a.1 with p', 'shoot b.1 with s', 'shoot a.1 with s'])
  const texts = t
    .question()
    .options.filter(({ key }) => key.startsWith('shoot'))
    .map(({ text }) => text)
  expect(texts[0]).toContain('damage 2, range 3')
  expect(texts[1]).toContain('damage 1, range 7')
  expect(t.answer('shoot b.1 with s').left['b.1']).toBe(7)
})

test('SN-SHOOT-7 SN-SHOOT-9 bullets may go to different enemies, each with full damage', () => {
  const t = position({
    hunters: [{ at: '5,5', guns: ['g'] }],
    loot: { g: gun(1, 0, two) },
    enemies: { 'a.1': { at: '5,7', health: 2 }, 'b.1': { at: '7,5', health: 3 } },
  })
  t.answer('shoot a.1 with g')
  expect(t.offer()).toEqual(['bullet b.1', 'hold'])
  t.answer('bullet b.1')
  expect(t.left).toEqual({ 'b.1': 1 })
})

test('SN-SHOOT-8 or all to the same', () => {
  const t = position({
    hunters: [{ at: '5,5', guns: ['g'] }],
    loot: { g: gun(1, 0, two) },
    enemies: { 'a.1': { at: '5,7', health: 5 } },
  })
  expect(t.play('shoot a.1 with g', 'bullet a.1').left).toEqual({ 'a.1': 1 })
})

test('SN-SHOOT-10 every bullet needs range, line and sight by itself', () => {
  const t = position({
    hunters: [{ at: '5,5', guns: ['g'] }],
    loot: { g: gun(1, 0, two) },
    enemies: { 'a.1': { at: '5,7', health: 5 }, 'b.1': '9,5', 'c.1': '6,6', 'd.1': '5,8' },
  }).answer('shoot a.1 with g')
  expect(t.offer()).toEqual(['bullet a.1', 'hold'])
  expect(['b.1', 'c.1', 'd.1'].map((id) => t.whyNot(`bullet ${id}`))).toEqual([
    'SN-SHOOT-2',
    'SN-SHOOT-3',
    'SN-SIGHT-2',
  ])
})

test('SN-R-29 a bullet can use the gap the one before made, and may be forgone', () => {
  const setup = {
    hunters: [{ at: '5,5', guns: ['g'] }],
    loot: { g: gun(1, 0, two) },
    enemies: { 'a.1': '5,7', 'b.1': { at: '5,8', health: 3 } },
  } as const
  const t = position(setup).answer('shoot a.1 with g')
  expect(t.offer()).toEqual(['bullet b.1', 'hold'])
  expect(t.answer('bullet b.1').left).toEqual({ 'b.1': 1 })
  expect(position(setup).play('shoot a.1 with g', 'hold').left).toEqual({ 'b.1': 3 })
})

test('SN-SHOOT-11 a defeated enemy is off the board at once', () => {
  const t = position({
    hunters: [{ at: '5,5', guns: ['g'] }],
    loot: { g: gun(2) },
    enemies: { 'a.1': '5,6', 'b.1': '5,8' },
  })
  expect(t.squares('move')).not.toContain('5,6')
  t.answer('shoot a.1 with g')
  expect(t.enemies).toEqual({ 'b.1': '5,8' })
  expect(t.squares('move')).toEqual(expect.arrayContaining(['5,6', '5,7']))
})

test('SN-SHOOT-12 damage beyond the health left is lost', () => {
  const t = position({
    hunters: [{ at: '5,5', guns: ['g'] }],
    loot: { g: gun(2) },
    enemies: { 'a.1': '5,6', 'a.2': { at: '5,7', health: 2 } },
  })
  expect(t.answer('shoot a.1 with g').left).toEqual({ 'a.2': 2 })
})

test('SN-LOOT-4 SN-R-28 SN-R-83 splash hurts the other enemies around the target, hidden ones too, and no character', () => {
  const splash = { splash: { radius: 1, damage: 2 } }
  const t = position({
    hunters: [{ at: '5,5', guns: ['g'] }, { at: '6,7' }],
    loot: { g: gun(1, 6, splash) },
    enemies: {
      'a.1': { at: '5,7', health: 2 },
      'b.1': { at: '4,8', health: 3 },
      'c.1': { at: '5,9', health: 3 },
      'd.1': { at: '6,8', health: 1 },
    },
  }).answer('shoot a.1 with g')
  expect(t.left).toEqual({ 'b.1': 1, 'c.1': 3 })
  expect(t.health(1)).toBe(5)
  expect(t.state.enemyDiscard.cards).toEqual(['a', 'd'])
  expect(t.hunter(0).collected).toBe(2)
})

test('SN-R-27 the gun alone, if the table says so: at least 1, upgrades and range added all the same', () => {
  const setup = {
    hunters: [{ at: '5,5', guns: ['g', 'h'] }],
    loot: { g: gun(2, 2), h: gun(0, 0), relic: upgrade('relic', { damage: 1 }) },
    enemies: { 'a.1': { at: '5,8', health: 8 } },
    options: { bulletDamage: 'gun-only' },
  } as const
  expect(position(setup).answer('shoot a.1 with g').left).toEqual({ 'a.1': 6 })
  expect(position(setup).answer('shoot a.1 with h').left).toEqual({ 'a.1': 7 })
  expect(position({ ...setup, options: {} }).answer('shoot a.1 with g').left).toEqual({ 'a.1': 5 })
  const relic = position({ ...setup, hunters: [{ at: '5,5', guns: ['h'], upgrades: ['relic'] }] })
  expect(relic.answer('shoot a.1 with h').left).toEqual({ 'a.1': 6 })
  expect(position(setup).offer('shoot')).not.toContain('shoot a.1')
})

test('SN-R-20 Sanctuary is open ground, and shooting out of it allowed unless the table forbids it', () => {
  const setup = { hunters: [{ at: '10,9' }], enemies: { 'a.1': '10,7', 'b.1': '12,9' } } as const
  expect(position(setup).offer('shoot')).toEqual(['shoot b.1', 'shoot a.1'])
  const strict = position({ ...setup, options: { sanctuaryShooting: 'forbidden' } })
  expect(strict.offer('shoot')).toEqual([])
  expect(strict.whyNot('shoot a.1')).toBe('SN-R-20')
  const outside = position({ ...setup, hunters: [{ at: '10,8' }], options: { sanctuaryShooting: 'forbidden' } })
  expect(outside.offer('shoot')).toEqual(['shoot a.1'])
  expect(position({ hunters: [{ at: '10,8' }], enemies: { 'a.1': '10,12' } }).whyNot('shoot a.1')).toBe('SN-SHOOT-2')
})
