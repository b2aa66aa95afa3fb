import { expect, test } from 'vitest'
import { baseContent } from '../content/index.ts'
import { gun, position, scripted } from '../testing/position.ts'

const kill = (stars: number, boss = false, more = {}) =>
  position({ hunters: [{ at: '5,5' }], enemies: { 'a.1': '5,7' }, cards: { a: { stars, boss } }, ...more }).answer(
    'shoot a.1',
  )

test('SN-STARS-1 SN-STARS-2 SN-STARS-3 a card pays as many loot cards as it has stars', () => {
  expect([1, 2, 3].map((stars) => kill(stars).hunter(0).hand.length)).toEqual([1, 2, 3])
  expect(kill(3).state.rare.cards).toHaveLength(3)
})

test('SN-STARS-4 SN-STARS-5 only when all its enemies are defeated, and once for the card', () => {
  const t = position({
    hunters: [{ at: '5,5', guns: ['g'] }],
    loot: { g: gun(0, 0, { bullets: 6 }) },
    enemies: { 'a.1': '5,6', 'a.2': '5,7', 'a.3': '5,8', 'a.4': '6,5', 'a.5': '7,5', 'a.6': '8,5' },
  })
  t.play('shoot a.1 with g', 'bullet a.2', 'bullet a.3', 'bullet a.4', 'bullet a.5')
  expect(t.hunter(0).hand).toEqual([])
  expect(t.answer('bullet a.6').hunter(0).hand).toHaveLength(1)
})

test('SN-STARS-6 all the loot goes to whoever killed the last', () => {
  const t = position({
    hunters: [{ at: '5,5' }, { at: '8,8' }],
    enemies: { 'a.1': '5,7', 'a.2': '8,6' },
    deck: ['chest-1', 'chest-2'],
  })
  t.dice(3, 3).play('shoot a.1', 'end')
  expect(t.hunter(0).hand).toEqual([])
  t.answer('shoot a.2')
  expect([t.hunter(0).hand.length, t.hunter(1).hand.length]).toEqual([0, 1])
})

test('SN-STARS-7 loot is drawn at once and can be equipped with the second action', () => {
  const t = position({ hunters: [{ at: '5,5' }], enemies: { 'a.1': '5,7' }, lootDeck: ['wasp'] }).answer('shoot a.1')
  expect(t.hunter(0).hand).toEqual(['wasp'])
  expect(t.answer('equip wasp').hunter(0).guns).toEqual(['wasp'])
})

test('SN-STARS-8 from the top of the loot deck', () => {
  const t = kill(2, false, { lootDeck: ['wasp', 'buzzer', 'stitcher'] })
  expect(t.hunter(0).hand).toEqual(['wasp', 'buzzer'])
  expect(t.state.lootDeck.cards).toEqual(['stitcher'])
})

test('SN-R-54 spent loot becomes the new deck, and where there is none the draw is lost', () => {
  const setup = {
    hunters: [{ at: '5,5' }],
    enemies: { 'a.1': '5,7' },
    cards: { a: { stars: 3 } },
    lootDeck: ['wasp'],
  } as const
  const { state } = scripted({ ...setup, lootDiscard: ['stim-1'] }, { answers: ['shoot a.1'], chances: [[0]] })
  expect(state.hunters[0]?.hand).toEqual(['wasp', 'stim-1'])
  expect([state.lootDeck.cards, state.lootDiscard.cards]).toEqual([[], []])
})

test('SN-R-76 cards finished by one effect pay in the order they came into play, before the next effect', () => {
  const t = position({
    hunters: [{ at: '5,5' }, { at: '18,18', card: 'axton' }],
    enemies: { 'b.1': '8,8', 'a.1': '7,8' },
    cards: { a: { stars: 1 }, b: { stars: 2 } },
    turret: { seat: 1, at: '8,6', wall: ['7,6', '8,6', '9,6'] },
    lootDeck: ['wasp', 'buzzer', 'stitcher'],
    stage: 'start',
  })
  expect(t.hunter(1).hand).toEqual(['wasp', 'buzzer', 'stitcher'])
  expect(t.told('finished').map(({ card }) => card)).toEqual(['b', 'a'])
})

test('SN-RARE-3 SN-BOSS-3 a boss pays one Rare Loot card instead of loot', () => {
  const t = kill(3, true, { rare: ['horizon'], lootDeck: ['wasp'] })
  expect(t.hunter(0).hand).toEqual(['horizon'])
  expect([t.state.rare.cards, t.state.lootDeck.cards]).toEqual([[], ['wasp']])
})

test('SN-R-7 all three-star cards are bosses, if the table says so', () => {
  expect(kill(3, false).hunter(0).hand).toHaveLength(3)
  const t = kill(3, false, { options: { threeStarCards: 'all-are-bosses' }, rare: ['horizon'] })
  expect(t.hunter(0).hand).toEqual(['horizon'])
})

test('SN-BOSS-1 every boss has three stars', () => {
  const bosses = Object.values(baseContent.enemies).filter(({ boss }) => boss)
  expect(bosses).toHaveLength(4)
  expect(bosses.every(({ stars }) => stars === 3)).toBe(true)
  expect(() => kill(2, true)).toThrow('three stars on a boss')
})

const mixing = {
  hunters: [{ at: '18,18' }],
  round: 3,
  deck: ['x', 'a', 'b'],
  bosses: ['boss'],
  cards: { boss: { stars: 3, boss: true } },
  stage: 'close',
} as const

test('SN-BOSS-2 after the third round the three-star cards are mixed in', () => {
  const { state, events } = scripted(mixing, { chances: [[1, 2, 3, 0]] })
  expect(events.map(({ event }) => event)).toContain('mixed')
  expect(state.bosses.cards).toEqual([])
  expect(state.enemyDeck.cards).toEqual(['b', 'a', 'x', 'boss'])
  expect(state.stage).toBe('march')
  const early = scripted({ ...mixing, round: 2 }, {})
  expect(early.state.bosses.cards).toEqual(['boss'])
})

test('SN-BOSS-2 the next draw may bring the boss', () => {
  const t = position({
    hunters: [{ at: '18,18' }],
    round: 3,
    deck: ['x'],
    bosses: ['boss'],
    cards: { boss: { stars: 3, boss: true } },
    enemies: { 'a.1': '2,2' },
  })
  t.end(1)
  expect(t.state.mixed).toBe(true)
  t.end(1)
  expect(Object.keys(t.enemies)).toContain('boss.1')
})

test('SN-R-8 or after the third turn taken at the table', () => {
  const late = { ...mixing, hunters: [{ at: '18,18' }, { at: '18,16' }], round: 2 } as const
  const turns = (turnsTaken: number) => {
    const t = position({
      ...late,
      stage: 'act',
      active: 0,
      options: { bossShuffle: 'after-third-player-turn' },
      deck: ['chest-1', 'chest-2', 'chest-3', 'chest-4'],
    })
    for (let turn = 0; turn < turnsTaken; turn++) t.dice(3 + turn, 3).answer('end')
    return t.state.mixed
  }
  expect([turns(1), turns(2), turns(3)]).toEqual([false, false, true])
})

test('SN-BOSS-4 only the cards still in the deck are shuffled', () => {
  const setup = { ...mixing, enemies: { 'p.1': '2,2', 'q.1': '3,3' } }
  const { state } = scripted(setup, { chances: [[0, 1, 2, 3]], dice: [1] })
  expect([state.enemyDeck.cards.length, state.inPlay.length, state.enemyDiscard.cards.length]).toEqual([4, 2, 0])
})

test('SN-R-48 a card of which one escaped pays nothing, or its last killer', () => {
  const setup = {
    hunters: [{ at: '5,5' }],
    enemies: { 'a.1': '10,8', 'a.2': '5,8' },
    deck: ['filler-1'],
    cover: ['4,8', '6,8', '5,9'],
    rare: [],
  } as const
  const hand = (options: object) => {
    const t = position({ ...setup, options })
    t.end(1)
    expect(t.state.escaped).toBe(1)
    t.answer('shoot a.2')
    expect(t.state.enemyDiscard.cards).toEqual(['a'])
    return t.hunter(0).hand.length
  }
  expect([hand({}), hand({ escapedGroupLoot: 'last-killer' })]).toEqual([0, 1])
  const fled = position({ ...setup, enemies: { 'a.1': '10,8' }, options: { escapedGroupLoot: 'last-killer' } }).end(1)
  expect([fled.hunter(0).hand, fled.state.enemyDiscard.cards]).toEqual([[], ['a']])
})
