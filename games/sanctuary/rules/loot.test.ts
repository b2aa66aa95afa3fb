import { expect, test } from 'vitest'
import { baseContent } from '../content/index.ts'
import { position, scripted, upgrade } from '../testing/position.ts'

test('SN-LOOT-3 upgrades change stats and abilities while equipped', () => {
  const loot = {
    fast: upgrade('relic', { movement: 1 }),
    field: upgrade('ability-mod', {}, { ability: { of: 'phaselock', add: { damage: 1 } } }),
  }
  const t = position({ hunters: [{ at: '5,5', upgrades: ['fast'] }], loot })
  expect(t.squares('move')).toContain('9,5')
  const setup = {
    loot,
    enemies: { 'a.1': { at: '15,5', health: 5 } },
    phaselock: { seat: 0, enemy: 'a.1' },
    stage: 'start',
  } as const
  expect(position({ ...setup, hunters: [{ at: '5,5', upgrades: ['field'] }] }).left).toEqual({ 'a.1': 3 })
  expect(position({ ...setup, hunters: [{ at: '5,5', hand: ['field'] }] }).left).toEqual({ 'a.1': 4 })
})

test('SN-LOOT-5 guns, shields, relics, class mods, ability mods, cooldown resets and other effects are all there', () => {
  const cards = Object.values(baseContent.loot)
  const kinds = new Set(
    cards.map((card) => (card.kind === 'upgrade' ? card.type : card.kind === 'one-use' ? card.deed.do : card.kind)),
  )
  for (const kind of [
    'gun',
    'shield',
    'relic',
    'class-mod',
    'ability-mod',
    'reset-cooldown',
    'heal',
    'strike',
    'blast',
    'permanent',
    'when-hit',
    'goblin',
  ])
    expect(kinds).toContain(kind)
  expect(cards.some((card) => card.kind === 'gun' && card.splash)).toBe(true)
})

const drawing = (lootDeck: string[], more = {}) =>
  position({
    hunters: [{ at: '15,15' }],
    enemies: { 'a.1': '15,17' },
    cards: { a: { stars: lootDeck.length } },
    lootDeck,
    ...more,
  })

test('SN-RARE-4 SN-LOOTMIDGET-3 SN-LOOTMIDGET-5 the tenth damage kills a Loot Goblin, for one Rare Loot card to the killer', () => {
  const t = position({
    hunters: [{ at: '5,5' }, { at: '8,8' }],
    enemies: { 'loot-goblin-1.1': { at: '5,7', left: 10 } },
    rare: ['horizon'],
  })
  expect(t.answer('shoot loot-goblin-1.1').left).toEqual({ 'loot-goblin-1.1': 9 })
  const last = position({
    hunters: [{ at: '5,5' }, { at: '8,7' }],
    active: 1,
    enemies: { 'loot-goblin-1.1': { at: '5,7', left: 1 } },
    rare: ['horizon'],
  })
  last.answer('shoot loot-goblin-1.1')
  expect([last.hunter(0).hand, last.hunter(1).hand]).toEqual([[], ['horizon']])
  expect([last.enemies, last.state.rare.cards, last.state.gone]).toEqual([{}, [], ['loot-goblin-1']])
})

test('SN-LOOTMIDGET-1 several Loot Goblins, all in the loot deck', () => {
  const goblins = Object.values(baseContent.loot).filter(({ kind }) => kind === 'goblin')
  expect(goblins).toHaveLength(4)
  expect(goblins.some(({ rare }) => rare)).toBe(false)
  expect(Object.keys(baseContent.enemies).some((id) => id.includes('loot-goblin'))).toBe(false)
})

test('SN-LOOTMIDGET-2 a Loot Goblin drawn goes on the board by two 12-sided dice', () => {
  const t = drawing(['loot-goblin-1']).dice(6, 2).answer('shoot a.1')
  expect(t.enemies).toEqual({ 'loot-goblin-1.1': '6,2' })
  expect([t.hunter(0).hand, t.hunter(0).collected]).toEqual([[], 0])
  expect(t.told('dice')).toMatchObject([{ die: 'd12', faces: [6, 2] }])
})

test('SN-LOOTMIDGET-4 a Loot Goblin never attacks', () => {
  const t = position({ hunters: [{ at: '5,5' }], stage: 'start', enemies: { 'loot-goblin-1.1': '5,6' } })
  expect(t.health(0)).toBe(5)
})

test('SN-R-51 a Loot Goblin counts as a card drawn, or is replaced', () => {
  const counts = drawing(['loot-goblin-1', 'wasp', 'buzzer'], { cards: { a: { stars: 2 } } })
    .dice(6, 2)
    .answer('shoot a.1')
  expect(counts.hunter(0).hand).toEqual(['wasp'])
  const another = drawing(['loot-goblin-1', 'wasp', 'buzzer'], {
    cards: { a: { stars: 2 } },
    options: { goblinDraw: 'draw-another' },
  })
  expect(another.dice(6, 2).answer('shoot a.1').hunter(0).hand).toEqual(['wasp', 'buzzer'])
})

test('SN-R-52 a Loot Goblin is an enemy for sight, blocking and abilities', () => {
  const t = position({ hunters: [{ at: '5,5', timer: 0 }], enemies: { 'loot-goblin-1.1': '5,6', 'a.1': '5,7' } })
  expect(t.offer('shoot')).toEqual(['shoot loot-goblin-1.1'])
  expect(t.offer('phaselock')).toEqual(['phaselock loot-goblin-1.1', 'phaselock a.1'])
  const turret = { seat: 0, at: '8,6', wall: ['7,6', '8,6', '9,6'] }
  const hit = position({
    hunters: [{ at: '18,18', card: 'axton' }],
    turret,
    stage: 'start',
    enemies: { 'loot-goblin-1.1': '8,8' },
  })
  expect(hit.left).toEqual({ 'loot-goblin-1.1': 9 })
})

test('SN-CHEST-1 a chest card is the card drawn and brings no enemies', () => {
  const t = position({ hunters: [{ at: '5,5' }, { at: '18,18' }], deck: ['chest-1', 'a'] })
    .dice(3, 7)
    .answer('end')
  expect(t.enemies).toEqual({})
  expect(t.state.enemyDeck.cards).toEqual(['a'])
  expect(t.question().seat).toBe(1)
})

test('SN-CHEST-2 SN-CHEST-3 SN-R-13 SN-R-78 its token lies where two 12-sided dice say; the card is discarded', () => {
  const t = position({ hunters: [{ at: '5,5' }, { at: '18,18' }], deck: ['chest-1', 'a'] })
    .dice(3, 7)
    .answer('end')
  expect(t.state.tokens).toHaveLength(1)
  expect(t.told('chest')).toMatchObject([{ square: '3,7' }])
  expect(t.told('dice')).toMatchObject([{ die: 'd12' }])
  expect(t.state.enemyDiscard.cards).toEqual(['chest-1'])
  const wide = position({
    hunters: [{ at: '5,5' }, { at: '18,18' }],
    deck: ['chest-1', 'a'],
    options: { tokenDice: 'd20' },
  })
    .dice(17, 19)
    .answer('end')
  expect(wide.told('chest')).toMatchObject([{ square: '17,19' }])
})

test('SN-CHEST-4 a chest stays until captured, enemies walking over it', () => {
  const t = position({ hunters: [{ at: '18,18' }], deck: [], chests: ['10,5'], enemies: { 'a.1': '10,2' } })
  t.end(2).end(1).end(1)
  expect(t.told('enemy-moves').flatMap(({ path }) => path as string[])).toContain('10,5')
  expect(t.state.tokens).toHaveLength(1)
})

test('SN-R-14 dice that name an unfit square are rolled again', () => {
  const chest = (...dice: number[]) =>
    position({
      hunters: [{ at: '5,5' }, { at: '18,18' }],
      deck: ['chest-1', 'a'],
      chests: ['4,4'],
      cover: ['6,6'],
      enemies: { 'b.1': '7,7' },
    })
      .dice(...dice)
      .answer('end')
      .told('chest')[0]?.square
  expect(chest(10, 10, 1, 1, 6, 6, 4, 4, 3, 7)).toBe('3,7')
  expect([chest(7, 7), chest(5, 5)]).toEqual(['7,7', '5,5'])
  const goblin = drawing(['loot-goblin-1'], { hunters: [{ at: '5,5' }], enemies: { 'a.1': '5,7', 'b.1': '7,7' } })
  expect(goblin.dice(7, 7, 5, 5, 9, 9, 6, 2).answer('shoot a.1').enemies['loot-goblin-1.1']).toBe('6,2')
})

test('SN-R-54 used permanent cards and Loot Goblins do not come back', () => {
  const setup = {
    hunters: [{ at: '15,15', hand: ['worn-boots'] }],
    enemies: { 'a.1': '15,17' },
    lootDeck: [],
    lootDiscard: [],
  } as const
  const used = scripted(setup, { answers: ['use worn-boots'] }).state
  expect([used.lootDiscard.cards, used.hunters[0]?.perks]).toEqual([[], ['worn-boots']])
})
