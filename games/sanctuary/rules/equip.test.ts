import { expect, test } from 'vitest'
import { gun, oneUse, position, shield, upgrade } from '../testing/position.ts'

const loot = {
  g: gun(1),
  h: gun(2),
  i: gun(3),
  s: shield(2),
  r: shield(3),
  relic: upgrade('relic', { damage: 1 }),
  relic2: upgrade('relic', { range: 1 }),
  mod: upgrade('class-mod', { health: 2 }),
  mod2: upgrade('class-mod', { movement: 1 }),
  power: upgrade('ability-mod', { movement: 1 }),
  bomb: oneUse({ do: 'strike', damage: 2 }),
}
const enemies = { 'a.1': { at: '5,7', health: 8 } }

test('SN-EQUIP-1 SN-R-31 loot from the hand works only after an Equip action', () => {
  const t = position({ hunters: [{ at: '5,5', hand: ['h'] }], loot, enemies })
  expect(t.offer('shoot')).toEqual(['shoot a.1'])
  expect(t.answer('shoot a.1').left).toEqual({ 'a.1': 7 })
})

test('SN-EQUIP-2 SN-EQUIP-7 SN-R-82 one Equip action fills all six slots', () => {
  const t = position({
    hunters: [{ at: '5,5', hand: ['g', 'h', 's', 'relic', 'mod', 'power', 'i', 'r', 'mod2'] }],
    loot,
    enemies,
  })
  t.play('equip g', 'equip h', 'equip s', 'equip relic', 'equip mod', 'equip power')
  expect(t.hunter(0)).toMatchObject({
    guns: ['g', 'h'],
    shields: ['s'],
    upgrades: ['relic', 'mod', 'power'],
    hand: ['i', 'r', 'mod2'],
  })
  expect(t.turn).toMatchObject({ left: 1, done: ['equip'] })
  const full = position({
    hunters: [
      { at: '5,5', guns: ['g', 'h'], shields: ['s'], upgrades: ['relic', 'mod', 'power'], hand: ['i', 'r', 'mod2'] },
    ],
    loot,
  })
  expect(full.offer('equip').filter((key) => !key.includes(' for '))).toEqual([])
})

test('SN-EQUIP-3 two guns at most, a third only for one of them', () => {
  const t = position({ hunters: [{ at: '5,5', guns: ['g', 'h'], hand: ['i'] }], loot })
  expect(t.offer('equip')).toEqual(['equip i for g', 'equip i for h'])
  expect(t.whyNot('equip i')).toBe('SN-EQUIP-3')
  t.answer('equip i for g')
  expect(t.hunter(0)).toMatchObject({ guns: ['h', 'i'], hand: ['g'] })
})

test('SN-EQUIP-4 three upgrades at most', () => {
  const t = position({ hunters: [{ at: '5,5', upgrades: ['relic', 'mod', 'power'], hand: ['mod2'] }], loot })
  expect(t.offer('equip')).toEqual(['equip mod2 for mod'])
  expect(t.whyNot('equip mod2')).toBe('SN-EQUIP-4')
})

test('SN-EQUIP-5 SN-R-25 equipped upgrades are of different types', () => {
  const t = position({ hunters: [{ at: '5,5', upgrades: ['relic'], hand: ['relic2', 'mod'] }], loot })
  expect(t.offer('equip')).toEqual(['equip relic2 for relic', 'equip mod', 'equip mod for relic'])
  expect(t.whyNot('equip relic2')).toBe('SN-EQUIP-5')
})

test('SN-R-24 with four upgrade slots one type may be held twice', () => {
  const setup = {
    hunters: [{ at: '5,5', upgrades: ['relic', 'mod', 'power'], hand: ['relic2', 'mod2'] }],
    loot,
    options: { upgradeSlots: 4 },
  } as const
  const t = position(setup).answer('equip relic2')
  expect(t.hunter(0).upgrades).toEqual(['relic', 'mod', 'power', 'relic2'])
  expect(t.offer('equip')).toEqual(['equip mod2 for relic', 'equip mod2 for mod'])
  const twice = position({ ...setup, hunters: [{ at: '5,5', upgrades: ['relic', 'relic2', 'mod'], hand: ['mod2'] }] })
  expect(twice.offer()).not.toContain('equip mod2')
  expect(twice.whyNot('equip mod2')).toBe('SN-EQUIP-5')
})

test('SN-EQUIP-6 one shield at most', () => {
  const t = position({ hunters: [{ at: '5,5', shields: ['s'], hand: ['r'] }], loot })
  expect(t.offer('equip')).toEqual(['equip r for s'])
  expect(t.whyNot('equip r')).toBe('SN-EQUIP-6')
})

test('SN-EQUIP-8 SN-LOOT-1 equipment counts only while equipped; a shield adds to what can be taken', () => {
  const t = position({ hunters: [{ at: '5,5', hand: ['s'] }], loot })
  expect(t.health(0)).toBe(5)
  expect(t.answer('equip s').health(0)).toBe(7)
  const hit = (damage: number) =>
    position({
      hunters: [{ at: '5,5', shields: ['s'] }],
      loot,
      stage: 'start',
      enemies: { 'a.1': { at: '5,7', damage, range: 3 } },
    })
  expect(hit(6).told('down')).toEqual([])
  expect(hit(7).told('down')).toHaveLength(1)
})

test('SN-EQUIP-9 what is swapped out goes to the hand and can be equipped again', () => {
  const t = position({ hunters: [{ at: '5,5', guns: ['g', 'h'], hand: ['i'] }, { at: '15,15' }], loot }).play(
    'equip i for g',
    'done',
  )
  expect(t.hunter(0).hand).toEqual(['g'])
  t.end().end(1)
  expect(t.offer('equip')).toEqual(['equip g for h', 'equip g for i'])
})

test('SN-EQUIP-10 other loot takes no slot', () => {
  const t = position({
    hunters: [{ at: '5,5', guns: ['g', 'h'], shields: ['s'], upgrades: ['relic', 'mod', 'power'], hand: ['bomb'] }],
    loot,
    enemies,
  })
  expect(t.offer('use')).toEqual(['use bomb on a.1'])
  expect(t.answer('use bomb on a.1').left).toEqual({ 'a.1': 6 })
})

test('SN-EQUIP-11 loot is used in the own Action Phase', () => {
  const t = position({
    hunters: [
      { at: '5,5', health: 3, hand: ['medkit-1'] },
      { at: '15,15', health: 3, hand: ['medkit-2'] },
    ],
    enemies,
  })
  expect(t.offer('use')).toEqual(['use medkit-1'])
  t.answer('end')
  expect(t.question().ask).toBe('spawn')
  expect(t.offer('use')).toEqual([])
  t.spawn()
  expect([t.question().seat, t.offer('use')]).toEqual([1, ['use medkit-2']])
})

test('SN-EQUIP-12 a one-use card works once and is spent', () => {
  const t = position({ hunters: [{ at: '5,5', health: 1, hand: ['medkit-1'] }] }).answer('use medkit-1')
  expect(t.health(0)).toBe(4)
  expect(t.hunter(0).hand).toEqual([])
  expect(t.state.lootDiscard.cards).toEqual(['medkit-1'])
  expect(t.offer('use')).toEqual([])
})

test('SN-EQUIP-12 a blast hurts every enemy within its reach', () => {
  const near = { 'a.1': { at: '5,7', health: 3 }, 'b.1': { at: '7,7', health: 3 }, 'c.1': { at: '5,8', health: 3 } }
  const t = position({ hunters: [{ at: '5,5', hand: ['grenade-bag'] }], enemies: near }).answer('use grenade-bag')
  expect(t.left).toEqual({ 'a.1': 1, 'b.1': 1, 'c.1': 3 })
  const alone = position({ hunters: [{ at: '15,5', hand: ['grenade-bag'] }], enemies: near })
  expect(alone.whyNot('use grenade-bag')).toBe('SN-EQUIP-15')
})

test('SN-EQUIP-13 a permanent bonus lasts for the rest of the game, death included', () => {
  const t = position({
    hunters: [{ at: '5,5', hand: ['worn-boots'] }],
    deck: [],
    enemies: { 'a.1': { at: '5,7', damage: 9, range: 8 } },
  })
  t.answer('use worn-boots')
  expect(t.squares('move')).toContain('9,5')
  expect(t.hunter(0)).toMatchObject({ perks: ['worn-boots'], hand: [] })
  t.end(1, 1)
  expect(t.told('down')).toHaveLength(1)
  t.answer('stand 10,10')
  expect(t.squares('move')).toContain('10,6')
})

test('SN-EQUIP-14 SN-EQUIP-15 a card that waits for damage is offered when an enemy hits, and not otherwise', () => {
  const hit = position({
    hunters: [{ at: '5,5', hand: ['lucky-coin'] }],
    stage: 'start',
    enemies: { 'a.1': { at: '5,7', damage: 4, range: 3 } },
  })
  expect(hit.question()).toMatchObject({ ask: 'prevent' })
  expect(hit.offer()).toEqual(['use lucky-coin', 'take it'])
  hit.answer('use lucky-coin')
  expect(hit.health(0)).toBe(4)
  expect(hit.state.lootDiscard.cards).toEqual(['lucky-coin'])
  const safe = position({ hunters: [{ at: '5,5', hand: ['lucky-coin'] }], stage: 'start', enemies: { 'a.1': '15,7' } })
  expect(safe.question().ask).toBe('action')
  expect(safe.whyNot('use lucky-coin')).toBe('SN-EQUIP-14')
  const taken = position({
    hunters: [{ at: '5,5', hand: ['smoke-jar'] }],
    stage: 'start',
    enemies: { 'a.1': { at: '5,7', damage: 4, range: 3 } },
  })
  expect(taken.answer('take it').health(0)).toBe(1)
})

test('SN-R-60 a card that prevents damage keeps a character from going down', () => {
  const t = position({
    hunters: [{ at: '5,5', health: 1, hand: ['smoke-jar'] }],
    stage: 'start',
    enemies: { 'a.1': { at: '5,7', damage: 4, range: 3 } },
  })
  t.answer('use smoke-jar')
  expect([t.health(0), t.turn.condition]).toEqual([1, 'up'])
})

test('SN-R-26 damage taken persists, and a card that keeps one up cannot be taken off', () => {
  const t = position({
    hunters: [
      { at: '5,5', health: 3, shields: ['s'], upgrades: ['mod'] },
      { at: '6,6', hand: ['g'] },
    ],
    loot,
  })
  expect(t.health(0)).toBe(7)
  t.answer('remove s')
  expect(t.health(0)).toBe(5)
  const low = position({
    hunters: [
      { at: '5,5', health: -1, shields: ['s'] },
      { at: '6,6', hand: ['g'] },
    ],
    loot,
  })
  expect(low.health(0)).toBe(1)
  expect(low.offer('remove')).toEqual([])
  expect(low.whyNot('remove s')).toBe('SN-R-26')
  expect(low.offer('trade')).toEqual([])
})

test('SN-R-30 using loot is free, or part of an Equip action', () => {
  const hunters = [{ at: '5,5', health: 2, hand: ['medkit-1', 'g'] }]
  const free = position({ hunters, loot }).answer('use medkit-1')
  expect(free.turn).toMatchObject({ left: 2, done: [] })
  const action = position({ hunters, loot, options: { useLoot: 'action' } }).answer('equip g')
  expect(action.offer()).toEqual(['use medkit-1', 'done'])
  action.answer('use medkit-1')
  expect(action.turn).toMatchObject({ left: 1, done: ['equip'] })
  expect(action.health(0)).toBe(5)
  const used = position({ hunters, loot, options: { useLoot: 'action' } }).play('use medkit-1', 'equip g')
  expect(used.turn).toMatchObject({ left: 1, done: ['equip'] })
})

test('SN-EQUIP-15 a card for another hunter cannot be equipped', () => {
  const t = position({ hunters: [{ at: '5,5', hand: ['siren-mod', 'hunter-mod'] }] })
  expect(t.offer('equip')).toEqual(['equip siren-mod'])
  expect(t.whyNot('equip hunter-mod')).toBe('SN-EQUIP-15')
})
