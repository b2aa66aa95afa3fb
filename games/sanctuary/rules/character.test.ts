import { reasoned } from '@muster/table'
import { expect, test } from 'vitest'
import { baseContent } from '../content/index.ts'
import { gun, position, shield, upgrade } from '../testing/position.ts'
import { damageOf, maxHealth, rangeOf } from './character.ts'

test('SN-CHARACTER-1 SN-R-75 four values change in play while the printed ones do not', () => {
  const t = position({
    hunters: [{ at: '5,5', timer: 0, guns: ['g'], shields: ['s'] }],
    loot: { g: gun(2, 1), s: shield(2) },
    enemies: { 'a.1': { at: '5,7', health: 8 } },
  })
  expect([t.health(0), damageOf(t.state, t.hunter(0), ['g']), rangeOf(t.state, t.hunter(0), ['g'])]).toEqual([7, 3, 4])
  t.answer('phaselock a.1')
  expect(t.hunter(0).timer).toBe(3)
  expect(baseContent.hunters.maya).toMatchObject({ health: 5, damage: 1, range: 3 })
})

test('SN-CHARACTER-1 a number says why it is what it is', () => {
  const t = position({
    hunters: [{ at: '5,5', guns: ['g'], upgrades: ['u'], shields: ['s'] }],
    loot: { g: gun(2, 1), u: upgrade('relic', { damage: 1, health: 1 }), s: shield(2) },
  })
  expect(reasoned((because) => damageOf(t.state, t.hunter(0), ['g'], because))).toEqual({
    value: 4,
    because: [
      { source: 'maya', add: 1, rule: 'SN-CHARACTER-3' },
      { source: 'g', add: 2, rule: 'SN-SHOOT-5' },
      { source: 'u', add: 1, rule: 'SN-LOOT-3' },
    ],
  })
  expect(reasoned((because) => maxHealth(t.state, t.hunter(0), because)).because.map(({ add }) => add)).toEqual([
    5, 1, 2,
  ])
})

test('SN-CHARACTER-2 everyone starts with 5 health', () => {
  const t = position({ hunters: [{ at: '5,5' }, { at: '6,5' }, { at: '7,5' }, { at: '8,5' }] })
  expect([0, 1, 2, 3].map((seat) => t.health(seat))).toEqual([5, 5, 5, 5])
})

test('SN-CHARACTER-3 base damage is 1', () => {
  const t = position({ hunters: [{ at: '5,5' }], enemies: { 'a.1': { at: '5,7', health: 3 } } }).answer('shoot a.1')
  expect(t.left).toEqual({ 'a.1': 2 })
})

test('SN-CHARACTER-4 base range is 3', () => {
  const t = position({ hunters: [{ at: '5,5' }], enemies: { 'a.1': '5,8', 'b.1': '9,5' } })
  expect(t.offer('shoot')).toEqual(['shoot a.1'])
  expect(t.whyNot('shoot b.1')).toBe('SN-SHOOT-2')
})

test('SN-CHARACTER-5 Movement is 3', () => {
  const t = position({ hunters: [{ at: '5,5' }] })
  expect(t.squares('move')).toHaveLength(24)
  expect(t.squares('move')).toContain('5,8')
  expect(t.whyNot('move 5,9')).toBe('SN-MOVE-1')
})

test('SN-CHARACTER-6 SN-CHARACTER-9 four characters with the same values and abilities of their own', () => {
  const cards = Object.values(baseContent.hunters)
  expect(cards.map(({ name, class: kind, ability }) => [kind, name, ability.name])).toEqual([
    ['Siren', 'Maya', 'Phaselock'],
    ['Gunzerker', 'Salvador', 'Gunzerking'],
    ['Commando', 'Axton', 'Sabre Turret'],
    ['Hunter', 'Mordecai', 'Bloodwing'],
  ])
  for (const { health, damage, range, movement } of cards)
    expect([health, damage, range, movement]).toEqual([5, 1, 3, 3])
  expect(new Set(cards.map(({ ability }) => ability.does)).size).toBe(4)
})

test('SN-CHARACTER-7 without a gun one shoots with the base values', () => {
  const t = position({ hunters: [{ at: '5,5' }], enemies: { 'a.1': '5,8' } })
  expect(t.question().options.find(({ key }) => key === 'shoot a.1')?.text).toContain('damage 1, range 3, 1 bullet')
})

test('SN-CHARACTER-8 damage stays until health is regained', () => {
  const t = position({
    hunters: [{ at: '5,5' }],
    stage: 'start',
    enemies: { 'a.1': { at: '5,8', damage: 2, range: 3 } },
  })
  expect(t.health(0)).toBe(3)
  t.play('shoot a.1').end(1)
  expect(t.health(0)).toBe(4)
})
