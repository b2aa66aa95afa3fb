import { expect, test } from 'vitest'
import { position, scripted } from '../testing/position.ts'

test('SN-PICKUP-1 a token under the character is picked up by an action', () => {
  const t = position({ hunters: [{ at: '5,5' }], chests: ['5,5'], rare: ['horizon'] })
  t.answer('pick up')
  expect(t.hunter(0).hand).toEqual(['horizon'])
  expect(t.state.tokens).toEqual([])
  expect(t.turn).toMatchObject({ left: 1, done: ['pickup'] })
  expect(t.whyNot('pick up')).toBe('SN-ACTION-3')
})

test('SN-PICKUP-2 SN-RARE-2 moving onto a token captures it, for one Rare Loot card', () => {
  const t = position({ hunters: [{ at: '5,5' }], chests: ['5,7'], rare: ['horizon'] })
  const { length } = t.state.lootDeck.cards
  t.answer('move 5,7')
  expect(t.hunter(0).hand).toEqual(['horizon'])
  expect([t.state.rare.cards.length, t.state.lootDeck.cards.length]).toEqual([0, length])
  expect(t.turn.left).toBe(1)
})

test('SN-PICKUP-2 SN-R-84 in passing, or out of the way', () => {
  const passing = position({ hunters: [{ at: '5,5' }], chests: ['5,6'] }).answer('move 5,8')
  expect(passing.state.tokens).toEqual([])
  const t = position({ hunters: [{ at: '5,5' }], chests: ['5,6'] })
  expect(t.offer()).toContain('move 6,6 via 5,6')
  expect(t.offer()).not.toContain('move 5,7 via 5,6')
  expect(position({ hunters: [{ at: '5,5' }], chests: ['5,6'] }).answer('move 6,6').state.tokens).toHaveLength(1)
  t.answer('move 6,6 via 5,6')
  expect(t.told('move')).toMatchObject([{ path: ['5,6', '6,6'] }])
  expect([t.at(0), t.hunter(0).hand.length]).toEqual(['6,6', 1])
})

test('SN-R-21 SN-R-22 SN-R-84 one walk may take two tokens on the way, or either alone', () => {
  const setup = { hunters: [{ at: '5,5' }], chests: ['5,6', '6,6'] } as const
  const offered = position(setup)
    .offer('move')
    .filter((key) => key.startsWith('move 6,7'))
  const told = offered.map((key) => {
    const t = position(setup).answer(key)
    expect(t.at(0)).toBe('6,7')
    expect(t.told('move')[0]?.path).toHaveLength(3)
    return t.told('captured').map(({ square }) => square)
  })
  expect(Object.fromEntries(offered.map((key, index) => [key, told[index]]))).toEqual({
    'move 6,7': ['6,6'],
    'move 6,7 via 5,6': ['5,6'],
    'move 6,7 via 5,6 and 6,6': ['5,6', '6,6'],
  })
})

test('SN-R-21 SN-R-84 a walk may go round a token and leave it, where the Movement is enough', () => {
  const t = position({ hunters: [{ at: '5,5' }], chests: ['5,6'] })
  expect(t.offer('move')).not.toContain('move 5,7 taking nothing')
  expect(t.offer('sprint')).toContain('sprint 5,7 taking nothing')
  expect(t.question().options.find(({ key }) => key === 'sprint 5,7 taking nothing')?.text).toBe(
    'Sprint to 5,7, leaving the loot on the way alone',
  )
  t.answer('sprint 5,7 taking nothing')
  expect(t.told('sprint')[0]?.path).toHaveLength(4)
  expect([t.at(0), t.state.tokens.length, t.hunter(0).hand.length]).toEqual(['5,7', 1, 0])
})

test('SN-R-34 SN-R-84 a walk out of the way counts its own squares when it becomes a sprint', () => {
  const t = position({ hunters: [{ at: '5,5' }], chests: ['4,5'] }).answer('move 5,6 via 4,5')
  expect(t.told('move')[0]?.path).toHaveLength(3)
  expect([t.turn.walked, t.hunter(0).hand.length]).toEqual([3, 1])
})

test('SN-PICKUP-3 the card goes into the hand, not into a slot', () => {
  const t = position({
    hunters: [{ at: '5,5' }],
    chests: ['5,6'],
    rare: ['horizon'],
    enemies: { 'a.1': { at: '8,6', health: 8 } },
  }).answer('move 5,6')
  expect(t.hunter(0)).toMatchObject({ hand: ['horizon'], guns: [] })
  expect(t.answer('shoot a.1').left).toEqual({ 'a.1': 7 })
})

test('SN-PICKUP-4 SN-PICKUP-5 a token pays once, to whoever gets there', () => {
  const t = position({ hunters: [{ at: '15,15' }, { at: '5,5' }], deck: ['chest-1', 'chest-2', 'a', 'b'] })
  t.dice(5, 7).answer('end')
  expect(t.question().seat).toBe(1)
  t.answer('move 5,7')
  expect(t.hunter(1).hand).toHaveLength(1)
  expect(t.state.tokens).toEqual([])
  const later = position({ hunters: [{ at: '5,6' }], chests: [] }).answer('move 5,7')
  expect(later.hunter(0).hand).toEqual([])
})

test('SN-R-22 with pick-up as an action walking on takes nothing', () => {
  const t = position({ hunters: [{ at: '5,5' }], chests: ['5,7'], options: { pickup: 'action' } }).answer('move 5,7')
  expect(t.state.tokens).toHaveLength(1)
  expect(t.answer('pick up').hunter(0).hand).toHaveLength(1)
})

test('SN-R-23 chests may pay from the loot deck', () => {
  const t = position({
    hunters: [{ at: '5,5' }],
    chests: ['5,7'],
    lootDeck: ['wasp'],
    options: { chestLoot: 'loot-deck' },
  }).answer('move 5,7')
  expect(t.hunter(0).hand).toEqual(['wasp'])
  expect(t.state.rare.cards).toHaveLength(3)
})

test('SN-R-23 loot of a defeated card may lie on the square of its last enemy', () => {
  const t = position({
    hunters: [{ at: '5,5' }],
    enemies: { 'a.1': '5,7' },
    cards: { a: { stars: 2 } },
    lootDeck: ['wasp', 'buzzer'],
    options: { lootDrops: 'on-square' },
  })
  t.answer('shoot a.1')
  expect(t.hunter(0).hand).toEqual([])
  expect(t.state.tokens).toEqual([{ square: expect.any(Number), loot: 2 }])
  expect(t.answer('move 5,8').hunter(0).hand).toEqual(['wasp', 'buzzer'])
  const boss = position({
    hunters: [{ at: '5,5' }],
    enemies: { 'a.1': '5,7' },
    cards: { a: { stars: 3, boss: true } },
    options: { lootDrops: 'on-square' },
  })
  expect(boss.answer('shoot a.1').hunter(0).hand).toHaveLength(1)
})

test('SN-RARE-1 a Rare Loot card is taken at random, unseen', () => {
  const rare = ['horizon', 'fortress', 'lion-relic', 'wind-relic', 'moonfall']
  const { state } = scripted(
    { hunters: [{ at: '5,5' }], chests: ['5,7'], rare },
    { answers: ['move 5,7'], chances: [2] },
  )
  expect(state.hunters[0]?.hand).toEqual(['lion-relic'])
  expect(state.rare.cards).toEqual(['horizon', 'fortress', 'wind-relic', 'moonfall'])
  expect(position({ hunters: [{ at: '5,5' }], rare }).match.view(0).rare.cards).toEqual([null, null, null, null, null])
})

test('SN-R-55 with the Rare Loot pile empty one card of the loot deck is drawn', () => {
  const t = position({ hunters: [{ at: '5,5' }], chests: ['5,7'], rare: [], lootDeck: ['wasp'] }).answer('move 5,7')
  expect(t.hunter(0).hand).toEqual(['wasp'])
})
