import { PlayoutTable, seededRandom } from '@muster/table'
import { expect, test } from 'vitest'
import type { DeckSize } from '../content/grammar.ts'
import { baseContent } from '../content/index.ts'
import { deckFor } from '../content/load.ts'
import { originOf } from '../testing/origin.ts'
import { fresh, position, scripted } from '../testing/position.ts'
import { sanctuary } from './game.ts'
import type { State } from './state.ts'

/** A table of two set up to the first question, with another seed each. */
function dealt(seed: string, options: Record<string, unknown> = {}): State {
  const state = originOf(2, { hunters: ['maya', 'axton'], options })
  const table = new PlayoutTable(seededRandom(seed), () => undefined, state)
  while (state.stage !== 'hunters') sanctuary.step(table, state)
  return state
}

test('SN-SETUP-1 the enemy deck is shuffled: another seed, another order', () => {
  expect(dealt('one', { enemyDeck: 'full' }).enemyDeck.cards).not.toEqual(
    dealt('two', { enemyDeck: 'full' }).enemyDeck.cards,
  )
  expect(dealt('one').enemyDeck.cards).toEqual(dealt('one').enemyDeck.cards)
})

test('SN-SETUP-2 the loot deck is shuffled, Loot Goblins anywhere in it', () => {
  expect(dealt('one').lootDeck.cards).not.toEqual(dealt('two').lootDeck.cards)
  expect(dealt('one').lootDeck.cards).toEqual(dealt('one').lootDeck.cards)
  const places = ['one', 'two', 'three'].map((seed) => dealt(seed).lootDeck.cards.indexOf('loot-goblin-1'))
  expect(new Set(places).size).toBeGreaterThan(1)
})

test('SN-SETUP-3 Rare Loot is never in the loot deck', () => {
  const { lootDeck, rare } = dealt('one')
  expect(lootDeck.cards).toHaveLength(60)
  expect(lootDeck.cards.some((card) => baseContent.loot[card]?.rare)).toBe(false)
  expect(rare.cards).toHaveLength(14)
  expect(rare.cards.every((card) => baseContent.loot[card]?.rare)).toBe(true)
})

test('SN-SETUP-4 every three-star card lies at the bottom of the enemy deck', () => {
  const { enemyDeck, bosses } = dealt('one', { enemyDeck: 'full' })
  expect(bosses.cards).toHaveLength(8)
  expect(bosses.cards.every((card) => baseContent.enemies[card]?.stars === 3)).toBe(true)
  expect(enemyDeck.cards).toHaveLength(36)
  expect(enemyDeck.cards.some((card) => baseContent.enemies[card]?.stars === 3)).toBe(false)
  const bottom = position({ hunters: [{ at: '8,5' }], deck: ['a'], bosses: ['b'] }).end(1)
  expect(Object.keys(bottom.enemies)).toEqual(['a.1'])
  bottom.end(1)
  expect(Object.keys(bottom.enemies)).toEqual(['a.1', 'b.1'])
})

test('SN-SETUP-5 every player takes one hunter and its card', () => {
  const t = fresh(2)
  expect(t.question()).toMatchObject({ seat: 0, ask: 'hunter' })
  t.answer('maya')
  expect(t.question()).toMatchObject({ seat: 1, ask: 'hunter' })
  expect(t.state.stage).toBe('hunters')
  t.answer('axton')
  expect(t.state.hunters.map(({ card }) => card)).toEqual(['maya', 'axton'])
  expect(baseContent.hunters.maya).toMatchObject({ health: 5, damage: 1, range: 3, movement: 3 })
  expect(() => fresh(2, {}, { hunters: ['nobody'] })).toThrow('there is no hunter nobody')
})

test('SN-SETUP-6 no hunter is chosen twice', () => {
  const t = fresh(2).answer('maya')
  expect(t.offer()).toEqual(['salvador', 'axton', 'mordecai'])
  expect(t.whyNot('maya')).toBe('SN-SETUP-6')
  expect(() => fresh(2, {}, { hunters: ['maya', 'maya'] })).toThrow('same hunter')
  expect(fresh(2, {}, { hunters: [null, 'axton'] }).offer()).toEqual(['maya', 'salvador', 'mordecai'])
})

test('SN-SETUP-7 hunters start on Sanctuary squares of their choice, each on its own', () => {
  const t = fresh(2, {}, { hunters: ['maya', 'axton'] })
  expect(t.offer()).toEqual(
    ['9,9', '10,9', '11,9', '9,10', '10,10', '11,10', '9,11', '10,11', '11,11'].map((at) => `stand ${at}`),
  )
  t.answer('stand 10,10')
  expect(t.offer()).toHaveLength(8)
  expect(t.offer()).not.toContain('stand 10,10')
})

test('SN-SETUP-8 nobody begins with loot', () => {
  const t = fresh(2, {}, { hunters: ['maya', 'axton'] }).play('stand 10,10', 'stand 9,9')
  for (const hunter of t.state.hunters)
    expect(hunter).toMatchObject({ guns: [], shields: [], upgrades: [], hand: [], perks: [], collected: 0 })
})

test('SN-SETUP-9 the first enemies come at the end of the first turn', () => {
  const t = fresh(2, {}, { hunters: ['maya', 'axton'] }).play('stand 10,10', 'stand 9,9')
  expect(t.state.enemies).toEqual([])
  expect(t.events.some(({ event }) => event === 'hurt')).toBe(false)
  const drawn = position({
    hunters: [{ at: '8,5' }, { at: '8,6' }],
    deck: ['a'],
    cards: { a: { units: [{ count: 2 }] } },
  }).end()
  expect(Object.keys(drawn.enemies)).toEqual(['a.1', 'a.2'])
  expect(drawn.question().seat).toBe(1)
})

test('SN-R-5 the first player is drawn, or whoever the table names, else the first seat', () => {
  const begin = (chance: number) =>
    scripted({ hunters: [{}, {}, {}], stage: 'table', options: { firstPlayer: 'random' } }, { chances: [chance] }).state
      .first
  expect([begin(0), begin(2)]).toEqual([0, 2])
  expect(fresh(3, { firstPlayer: 'chosen' }, { first: 1 }).question().seat).toBe(1)
  expect(fresh(3, { firstPlayer: 'chosen' }).question().seat).toBe(0)
  expect(() => fresh(3, { firstPlayer: 'random' }, { first: 1 })).toThrow('expected firstPlayer chosen')
  expect(() => fresh(3, {}, { first: 3 })).toThrow('no seat 3')
})

test('SN-R-5 alone, Enemy Movement follows every turn and nobody can be traded with', () => {
  const t = position({ hunters: [{ at: '8,5', hand: ['repeater'] }], enemies: { 'a.1': '10,4' } })
  expect(t.offer('trade')).toEqual([])
  t.end(2)
  expect(t.enemies['a.1']).toBe('10,6')
  expect(t.state.round).toBe(5)
})

/** How many cards of a deck are chests, of one, two and three stars. */
function kindsIn({ enemyDeck, bosses }: State): number[] {
  const stars = [...enemyDeck.cards, ...bosses.cards].map((card) => baseContent.enemies[card]?.stars ?? 0)
  return [0, 1, 2, 3].map((kind) => stars.filter((one) => one === kind).length)
}

test('SN-R-73 the enemy deck is sized by players for 10 to 18 rounds of drawing, or used in full', () => {
  for (const [players, total] of [
    [1, 18],
    [2, 26],
    [3, 34],
    [4, 41],
  ] as const) {
    const { oneStar, twoStar, threeStar, boss, chest } = deckFor(baseContent, players, 6) as DeckSize
    const { state } = fresh(players)
    expect(kindsIn(state)).toEqual([chest, oneStar, twoStar, threeStar + boss])
    const cards = [...state.enemyDeck.cards, ...state.bosses.cards]
    expect(cards).toHaveLength(total)
    expect(cards.length / players).toBeGreaterThanOrEqual(10)
    expect(cards.length / players).toBeLessThanOrEqual(18)
    for (const card of cards) expect(baseContent.enemies[card]?.fromPlayers ?? 1).toBeLessThanOrEqual(players)
  }
  expect(kindsIn(dealt('one', { enemyDeck: 'full' }))).toEqual([6, 18, 12, 8])
})

test('SN-R-73 a deck for just so many lives goes before the one for all', () => {
  const chests = (lives: number) => kindsIn(dealt('one', { lives }))[0]
  const sizes = [7, 6, 5, 4].map((lives) => deckFor(baseContent, 2, lives)?.chest)
  expect([7, 6, 5, 4].map(chests)).toEqual(sizes)
  expect(sizes[0]).toBeGreaterThan(sizes[1] as number)
  expect(sizes[3]).toBe(sizes[1])
})
