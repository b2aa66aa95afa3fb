import { expect, test } from 'vitest'
import { type PositionSetup, position } from '../testing/position.ts'

/** What is refused, and by which rule, at questions that offer only what may be answered. */

const row = (more: Partial<PositionSetup> = {}): PositionSetup => ({
  map: ['a b c d e f'],
  hunters: { ann: 'a' },
  enemies: { 'ogre-1': 'b' },
  queue: [['slaughterlight'], ['slaughterlight']],
  ...more,
})

const gun = (more: object = {}) => ({
  slot: 'gun',
  actions: [{ name: 'shoot', skill: 'ranged', bands: ['red', 'yellow', 'green'], attack: true, ...more }],
})

test('AB-EXHAUST-2 AB-INVENTORY-3 Gear that lies face down or in the Inventory says so', () => {
  const ann = { at: 'a', gear: [{ card: 'ann-gun', down: true }], inventory: ['boom'] }
  const t = position(row({ hunters: { ann }, cards: { gear: { boom: gun() } } }))
  expect(t.whyNot('ann-gun ogre-1 on G+')).toBe('AB-EXHAUST-2')
  expect(t.whyNot('boom ogre-1 on G+')).toBe('AB-INVENTORY-3')
  expect(() => t.answer('ann-gun ogre-1 on Y+')).toThrow('its card lies face down')
  expect(() => t.answer('bang ogre-1 on Y+')).toThrow('the hunter has no such action now')
})

test('AB-KEYWORD-30 AB-RESOLVE-2 the next target of a Rapid action', () => {
  const enemies = { 'ogre-1': 'a', 'thug-1': 'b', 'thug-2': 'c', 'gunner-1': 'f' }
  const cards = { gear: { 'ann-gun': gun({ with: ['rapid 2'] }) } }
  const t = position(row({ hunters: { ann: 'b' }, enemies, cards }))
    .dice(3)
    .answer('ann-gun ogre-1 on G+')
  expect([t.offer(), t.whyNot('thug-2')]).toEqual([['ogre-1', 'thug-1', 'stop'], 'AB-KEYWORD-30'])
  const far = position(
    row({
      hunters: { ann: 'b' },
      enemies: { ...enemies, 'ogre-1': 'd' },
      cards: { gear: { 'ann-gun': gun({ with: ['rapid 2'], bands: ['red'] }) } },
    }),
  )
  far.dice(3).answer('ann-gun thug-2 on G+')
  expect(far.whyNot('ogre-1')).toBe('AB-RESOLVE-2')
})

test('AB-ACTIVATE-2 AB-R-59 who was activated, and who is out', () => {
  const hunters = {
    ann: { at: 'a', activated: true },
    bob: 'out',
    cid: { at: 'b', activated: false },
    dee: { at: 'c', activated: false },
  }
  const t = position(row({ hunters, enemies: {}, stage: 'activate' }))
  expect([t.whyNot('ann'), t.whyNot('bob'), t.offer()]).toEqual(['AB-ACTIVATE-2', 'AB-R-59', ['cid', 'dee']])
})

test('AB-TARGET-2..4 whom an enemy does not attack', () => {
  const hunters = {
    ann: { at: 'b', tokens: 'g- Y- Y-' },
    bob: { at: 'b', tokens: 'G- y- Y-' },
    cid: 'b',
    dee: { at: 'd', tokens: 'g- y- y-' },
  }
  const cards = { enemies: { gunner: { range: 2 } } }
  const setup = {
    enemies: { 'gunner-1': 'c' },
    cards,
    queue: [['ranged'] as const],
    spotlight: 'nobody' as const,
    stage: 'card' as const,
  }
  const t = position(row({ hunters: { ...hunters, dee: 'f' }, ...setup }))
  expect([t.offer(), t.whyNot('cid'), t.whyNot('dee')]).toEqual([['ann', 'bob'], 'AB-TARGET-4', 'AB-TARGET-2'])
  const near = { ...hunters, ann: { at: 'c', tokens: 'g- Y- Y-' }, bob: { at: 'c', tokens: 'g- Y- Y-' } }
  const closer = position(row({ hunters: near, ...setup }))
  expect([closer.offer(), closer.whyNot('dee'), closer.whyNot('cid')]).toEqual([
    ['ann', 'bob'],
    'AB-TARGET-3',
    'AB-TARGET-3',
  ])
})

test('AB-SPAWN-4 AB-SPAWN-5 AB-ZONE-5 where the next enemy does not appear', () => {
  const spawning = [{ enemy: 'thug', count: 3, at: 1 }]
  const enemies = { 'ogre-1': 'd' }
  const setup = {
    map: ['a 1 b', ' d c'],
    enemies,
    queue: [['spawn'] as const],
    scenario: { spawning },
    hunters: { ann: 'a' },
  }
  const t = position(row({ ...setup, active: 'dee' })).end()
  expect(t.offer()).toHaveLength(3)
  expect(t.whyNot(t.at('d'))).toBe('AB-ZONE-5')
  expect(() => t.answer('z99')).toThrow('as close to the spawning zone as there is room')
  const [first] = t.offer() as [string]
  t.answer(first)
  expect(t.whyNot(first)).toBe('AB-SPAWN-4')
})

test('AB-TREE-3 AB-TREE-5 AB-TREE-2 where a Mod does not go', () => {
  const trees = [{ card: 'quartermaster', mods: [0] }]
  const t = position(row({ hunters: { ann: { at: 'a', loot: ['mods'], trees } } })).answer('spend mods use')
  const refused = (slot: number) => t.whyNot(`quartermaster ${slot}`)
  expect([refused(1), refused(6)]).toEqual(['AB-TREE-5', 'AB-TREE-3'])
  expect(() => t.answer('nowhere 1')).toThrow('one of its own Skill Trees')
})

test('AB-RESPAWN-7 AB-RESPAWN-4 where a hunter does not come back', () => {
  const map = ['U u U a b', ' . . . .']
  const back = { loot: ['cash-500'], at: 'out' }
  const setup = { map, hunters: { ann: back, bob: 'a' }, stage: 'respawn' as const, spotlight: 'bob' as const }
  const t = position(row({ ...setup, enemies: {} }))
  expect(t.refused().map(({ rule }) => rule)).toEqual(['AB-RESPAWN-7'])
  const full = position(row({ ...setup, map: ['x U a b'], enemies: { 'ogre-1': 'U' } }))
  expect(() => full.answer(full.at('b'))).toThrow('the closest zone with room that hunters may enter')
})

test('AB-REACT-2 AB-REACT-4 who cannot [RE]act', () => {
  const hunters = { ann: { at: 'b' }, bob: { at: 'c', tokens: 'G- Y- Y-' }, cid: { at: 'f' } }
  const enemies = { 'thug-1': 'b', 'ogre-1': 'd' }
  const t = position(row({ hunters, enemies, queue: [['melee']], active: 'dee', spotlight: 'ann' }))
    .dice(1)
    .end()
  while (t.question().ask === 'enemy next') t.answer('thug-1')
  t.dice(1).answer('Y+')
  expect([t.offer(), t.whyNot('bob'), t.whyNot('cid')]).toEqual([['ann'], 'AB-REACT-4', 'AB-REACT-2'])
})

test('AB-ORDERS-1 AB-ENEMYMOVE-3 an enemy that has had its part, and a zone it does not stop in', () => {
  const enemies = { 'thug-1': 'e', 'gunner-1': 'f' }
  const t = position(row({ enemies, queue: [['move']], active: 'dee' })).end()
  expect(() => t.answer('thug-2')).toThrow('it has done its part in this order, or has none')
})

test('AB-SETUP-14 where nobody starts', () => {
  const t = position(
    row({ map: ['H H a'], hunters: { ann: { at: 'out' } }, enemies: {}, stage: 'places', spotlight: 'nobody' }),
  )
  expect(() => t.answer(t.at('a'))).toThrow('Vault Hunters start in the starting zones')
})

test('AB-VENDING-6 a card that costs more than the hunter has to spend', () => {
  const gear = { cheap: { ...gun(), deck: 'guns', cost: 100 }, dear: { ...gun(), deck: 'guns', cost: 900 } }
  const hunters = { ann: { at: 'a', loot: ['cash-500'] } }
  const shop = { stage: 'vend' as const, campaign: { won: true }, decks: { guns: ['cheap', 'dear'] } }
  const t = position(row({ hunters, enemies: {}, cards: { gear }, ...shop }))
  expect([t.offer(), t.whyNot('dear')]).toEqual([['cheap', 'pass'], 'AB-VENDING-6'])
})
