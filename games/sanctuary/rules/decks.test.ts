import { expect, test } from 'vitest'
import { baseContent } from '../content/index.ts'
import { fresh, position } from '../testing/position.ts'

test('SN-DECKS-1 three stacks, the Rare Loot pile the smallest', () => {
  const { enemyDeck, bosses, lootDeck, rare } = fresh(4).state
  const sizes = [enemyDeck.cards.length + bosses.cards.length, lootDeck.cards.length, rare.cards.length]
  expect(sizes.slice(1)).toEqual([60, 14])
  expect(sizes[0]).toBeGreaterThan(14)
  const { enemyDeck: alone, bosses: last } = fresh(1).state
  expect(alone.cards.length + last.cards.length).toBeGreaterThan(14)
})

test('SN-R-6 SN-DECKS-2 enemy cards come from the top of the deck', () => {
  const t = position({ hunters: [{ at: '8,5' }], deck: ['a', 'b'] }).end(1)
  expect(Object.keys(t.enemies)).toEqual(['a.1'])
  t.end(1)
  expect(Object.keys(t.enemies)).toEqual(['a.1', 'b.1'])
})

test('SN-DECKS-3 nobody can tell what lies in the enemy deck, chests included', () => {
  const t = position({ hunters: [{ at: '8,5' }, { at: '8,6' }], deck: ['chest-1', 'a'] })
  for (const seat of [0, 1, undefined]) expect(t.match.view(seat).enemyDeck.cards).toEqual([null, null])
  t.dice(3, 7).end()
  expect(t.told('chest')).toMatchObject([{ square: '3,7' }])
})

test('SN-DECKS-4 the card states health, damage and range of its enemies and how many there are', () => {
  const t = position({
    hunters: [{ at: '8,5' }],
    deck: ['a'],
    cards: { a: { units: [{ count: 4, health: 2, damage: 1, range: 3 }] } },
  }).end(1)
  expect(t.left).toEqual({ 'a.1': 2, 'a.2': 2, 'a.3': 2, 'a.4': 2 })
  const hit = (at: string, damage: number, range: number) =>
    position({ hunters: [{ at: '5,5' }], stage: 'start', enemies: { 'a.1': { at, damage, range } } }).health(0)
  expect([hit('5,8', 1, 3), hit('5,8', 2, 3), hit('5,8', 2, 2)]).toEqual([4, 3, 5])
})

test('SN-DECKS-5 every enemy has 1 to 8 health, only the Loot Goblin 10', () => {
  for (const { members } of Object.values(baseContent.enemies))
    for (const { health } of members) expect(health >= 1 && health <= 8).toBe(true)
  const goblins = Object.values(baseContent.loot).filter(({ kind }) => kind === 'goblin')
  expect(goblins.map((card) => card.kind === 'goblin' && card.health)).toEqual([10, 10, 10, 10])
  expect(() => position({ hunters: [{}], cards: { a: { units: [{ health: 9 }] } } })).toThrow('health')
})

test('SN-DECKS-6 SN-R-77 the enemies of a card can differ in health and damage', () => {
  const t = position({
    hunters: [{ at: '8,5' }],
    deck: ['a'],
    cards: { a: { units: [{ health: 4, damage: 2 }, { count: 2 }] } },
  }).end(1)
  expect(t.left).toEqual({ 'a.1': 4, 'a.2': 1, 'a.3': 1 })
  const enemies = { 'a.1': { at: '5,7', damage: 3, range: 3 }, 'a.2': { at: '7,5', damage: 1, range: 3 } }
  expect(position({ hunters: [{ at: '5,5' }], stage: 'start', enemies }).health(0)).toBe(1)
})

test('SN-DECKS-7 every enemy card has one, two or three stars, a chest none', () => {
  for (const { stars } of Object.values(baseContent.enemies)) expect([1, 2, 3]).toContain(stars)
  for (const chest of Object.values(baseContent.chests)) expect('stars' in chest).toBe(false)
  expect(() => position({ hunters: [{}], cards: { a: { stars: 4 } } })).toThrow('stars')
})

test('SN-DECKS-8 a card whose enemies are on the board lies in play', () => {
  const t = position({ hunters: [{ at: '8,5' }], deck: ['a'] }).end(1)
  expect(t.state.inPlay.map(({ card }) => card)).toEqual(['a'])
  expect(t.state.enemyDiscard.cards).toEqual([])
})

test('SN-DECKS-9 SN-DECKS-10 each enemy has its own health, and the card leaves play with the last of them', () => {
  const t = position({
    hunters: [{ at: '5,5' }, { at: '8,8' }],
    enemies: { 'a.1': '5,7', 'a.2': { at: '7,5', health: 2 }, 'a.3': '3,5' },
  })
  t.answer('shoot a.2')
  expect(t.left).toEqual({ 'a.1': 1, 'a.2': 1, 'a.3': 1 })
  const last = position({ hunters: [{ at: '5,5', guns: ['buzzer'] }], enemies: { 'a.1': '5,7', 'a.2': '7,5' } })
  last.answer('shoot a.1 with buzzer')
  expect(last.state.inPlay.map(({ card }) => card)).toEqual(['a'])
  last.answer('bullet a.2')
  expect(last.state.inPlay).toEqual([])
  expect(last.state.enemyDiscard.cards).toEqual(['a'])
})

test('SN-R-53 from an empty deck nothing is drawn, and play goes on', () => {
  const t = position({ hunters: [{ at: '8,5' }, { at: '8,6' }], deck: [], enemies: { 'a.1': '3,3' } }).answer('end')
  expect(Object.keys(t.enemies)).toEqual(['a.1'])
  expect(t.question()).toMatchObject({ seat: 1, ask: 'action' })
})
