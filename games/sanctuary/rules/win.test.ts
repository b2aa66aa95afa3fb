import { expect, test } from 'vitest'
import { gun, type PositionSetup, position } from '../testing/position.ts'

const last: PositionSetup = {
  hunters: [{ at: '5,5' }, { at: 'off', returning: true }],
  deck: [],
  enemies: { 'a.1': '5,7' },
  lootDeck: ['wasp'],
}

test('SN-WIN-1 SN-WIN-4 with the last enemy the game is won at once, by all', () => {
  const t = position(last).answer('shoot a.1')
  expect(t.result).toEqual({ winners: [0, 1], outcome: 'won', by: 'cleared', rounds: 4, escaped: 0 })
  expect(t.hunter(0).hand).toEqual(['wasp'])
})

test('SN-WIN-2 an empty deck alone is no win', () => {
  const t = position({ hunters: [{ at: '5,5' }, { at: '18,18' }], deck: ['a'] }).end()
  expect([t.state.enemyDeck.cards, t.result]).toEqual([[], undefined])
  expect(t.question().seat).toBe(1)
})

test('SN-WIN-3 an empty board alone is no win', () => {
  const t = position({ ...last, deck: ['b'] }).answer('shoot a.1')
  expect([t.enemies, t.result]).toEqual([{}, undefined])
  const below = position({ ...last, bosses: ['b'], cards: { b: { stars: 3 } } }).answer('shoot a.1')
  expect(below.result).toBeUndefined()
})

test('SN-R-49 a win also when the last enemy escapes or the last card is a chest', () => {
  const fled = position({ hunters: [{ at: '5,5' }], deck: [], enemies: { 'a.1': '10,8' }, chests: ['4,4'] }).end(1)
  expect(fled.result).toMatchObject({ outcome: 'won', escaped: 1 })
  const chest = position({ hunters: [{ at: '5,5' }], deck: ['chest-1'] })
    .dice(3, 3)
    .answer('end')
  expect(chest.result).toMatchObject({ outcome: 'won' })
})

test('SN-R-49 a Loot Goblin among the loot of the last kill holds up the win', () => {
  const t = position({ ...last, lootDeck: ['loot-goblin-1'] })
    .dice(6, 2)
    .answer('shoot a.1')
  expect([t.result, Object.keys(t.enemies)]).toEqual([undefined, ['loot-goblin-1.1']])
})

test('SN-R-49 a free trade is not waited for', () => {
  const t = position({
    hunters: [{ at: '5,5' }, { at: '6,6', card: 'mordecai', hand: ['handbrake'] }],
    deck: [],
    enemies: { 'a.1': '5,7' },
    mark: { seat: 1, card: 'a', escaped: false },
  })
  expect(t.answer('shoot a.1').result).toMatchObject({ outcome: 'won' })
})

test('SN-R-50 a Loot Goblin on the board holds up the win, unless the table says otherwise', () => {
  const setup: PositionSetup = { ...last, enemies: { 'a.1': '5,7', 'loot-goblin-1.1': '2,9' } }
  expect(position(setup).answer('shoot a.1').result).toBeUndefined()
  expect(position({ ...setup, options: { goblinHoldsWin: false } }).answer('shoot a.1').result).toMatchObject({
    outcome: 'won',
  })
})

/** Enemies one step from Sanctuary, so many of them, with so many escaped before. */
const entering = (lives: 4 | 5 | 6 | 7, escaped: number) =>
  position({ hunters: [{ at: '18,18' }], enemies: { 'a.1': '10,8', 'b.1': '10,2' }, escaped, options: { lives } }).end(
    1,
  ).result

test('SN-LOSE-1 SN-DIFFICULTY-3 with five lives the fifth enemy loses the game', () => {
  expect(entering(5, 3)).toBeUndefined()
  expect(entering(5, 4)).toMatchObject({ winners: [], outcome: 'lost', escaped: 5 })
})

test('SN-LOSE-2 the loss comes at once: nothing after it is played', () => {
  const t = position({ hunters: [{ at: '18,18' }], enemies: { 'a.1': '10,8', 'b.1': '10,6' }, escaped: 5, deck: [] })
    .dice(3)
    .answer('end')
  expect(t.result).toMatchObject({ outcome: 'lost' })
  expect(t.enemies).toEqual({ 'b.1': '10,6' })
})

test('SN-R-74 the loss comes before a win', () => {
  const t = position({ hunters: [{ at: '18,18' }], enemies: { 'a.1': '10,8' }, escaped: 5, deck: [] })
    .dice(1)
    .answer('end')
  expect(t.result).toMatchObject({ outcome: 'lost' })
})

test('SN-LOSE-3 every single enemy counts as one', () => {
  const boss = position({
    hunters: [{ at: '18,18' }],
    enemies: { 'a.1': { at: '10,8', health: 8 } },
    cards: { a: { stars: 3, boss: true } },
  }).end(1)
  expect(boss.state.escaped).toBe(1)
  const three = position({ hunters: [{ at: '18,18' }], enemies: { 'a.1': '10,8', 'a.2': '9,8', 'a.3': '8,9' } }).end(1)
  expect(three.state.escaped).toBe(3)
})

test('SN-DIFFICULTY-1 easy: the seventh', () => {
  expect([entering(7, 5), entering(7, 6)?.outcome]).toEqual([undefined, 'lost'])
})

test('SN-DIFFICULTY-2 SN-R-3 SN-R-4 medium, the default: the sixth', () => {
  expect([entering(6, 4), entering(6, 5)?.outcome]).toEqual([undefined, 'lost'])
  expect(position(last).state.config.options.lives).toBe(6)
})

test('SN-DIFFICULTY-4 the mode of the introduction: the fourth', () => {
  expect([entering(4, 2), entering(4, 3)?.outcome]).toEqual([undefined, 'lost'])
})

const ranked: PositionSetup = {
  hunters: [
    { at: '5,5', collected: 6 },
    { at: '6,6', collected: 4 },
    { at: '7,7', collected: 9 },
  ],
  deck: [],
  enemies: { 'a.1': '5,7' },
}

test('SN-RANKING-1 there is a ranking only where the table wants one', () => {
  expect(position(ranked).answer('shoot a.1').result).not.toHaveProperty('ranking')
  expect(position({ ...ranked, options: { ranking: true } }).answer('shoot a.1').result).toHaveProperty('ranking')
})

test('SN-RANKING-2 SN-R-72 by loot collected, the most first, used up or not', () => {
  const t = position({ ...ranked, options: { ranking: true } }).answer('shoot a.1')
  expect(t.result?.ranking).toEqual([
    { seat: 0, loot: 7, rank: 2 },
    { seat: 1, loot: 4, rank: 3 },
    { seat: 2, loot: 9, rank: 1 },
  ])
  const shared = position({
    ...ranked,
    hunters: [
      { at: '5,5', collected: 3 },
      { at: '6,6', collected: 4 },
      { at: '7,7', collected: 1 },
    ],
    options: { ranking: true },
  }).answer('shoot a.1')
  expect(shared.result?.ranking).toMatchObject([{ rank: 1 }, { rank: 1 }, { rank: 3 }])
  const traded = position({
    hunters: [
      { at: '5,5', guns: ['g'], collected: 1 },
      { at: '6,6', hand: ['h'], collected: 1 },
    ],
    loot: { g: gun(), h: gun() },
    deck: [],
    enemies: { 'a.1': '5,7' },
  }).play('trade with 1', 'give g', 'take h', 'agree', 'keep', 'keep')
  expect(traded.state.hunters.map(({ collected }) => collected)).toEqual([1, 1])
})

test('SN-RANKING-3 whoever is first clears away the board', () => {
  const t = position({ ...ranked, options: { ranking: true } }).answer('shoot a.1')
  expect(t.result?.cleansUp).toEqual([2])
})
