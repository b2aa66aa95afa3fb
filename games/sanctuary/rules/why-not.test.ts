import { Fault } from '@muster/table'
import { expect, test } from 'vitest'
import { fresh, gun, oneUse, type PositionSetup, position, upgrade } from '../testing/position.ts'

type Asked = { answer(choice: unknown): unknown }

/** The rule by which an answer is refused. */
function rule(asked: Asked, key: string): string | undefined {
  try {
    asked.answer(key)
  } catch (error) {
    if (error instanceof Fault) return error.rule
    throw error
  }
  return `${key} is accepted`
}

const armed: PositionSetup = {
  hunters: [
    { at: '5,5', timer: 0, guns: ['one'], hand: ['two', 'mod', 'bomb'] },
    { at: '15,15', card: 'axton', hand: ['three'] },
  ],
  loot: {
    one: gun(1, 1),
    two: gun(0, 2),
    three: gun(1, 1),
    mod: upgrade('relic', { movement: 1 }),
    bomb: oneUse({ do: 'strike', damage: 1, reach: 3 }),
  },
  enemies: { 'a.1': '5,7', 'b.1': '9,3' },
}

test('SN-MOVE-1 SN-BOARD-1 SN-R-84 a square far away, one off the board, and a way that takes no such tokens', () => {
  const t = position(armed)
  expect(rule(t, 'move 18,18')).toBe('SN-MOVE-1')
  expect(rule(t, 'sprint 18,18')).toBe('SN-MOVE-1')
  expect(rule(t, 'move 21,5')).toBe('SN-BOARD-1')
  expect(rule(t, 'move 5,6 via 5,4')).toBe('SN-R-84')
  expect(rule(t.answer('move 5,6'), 'move 5,4')).toBe('SN-ACTION-3')
})

test('SN-SHOOT-4 SN-SHOOT-5 SN-SHOOT-11 SN-EQUIP-8 a shot with no gun, with one that is not equipped, with two, at nobody', () => {
  const t = position(armed)
  expect(rule(t, 'shoot a.1')).toBe('SN-SHOOT-5')
  expect(rule(t, 'shoot a.1 with two')).toBe('SN-EQUIP-8')
  expect(rule(t, 'shoot a.9 with one')).toBe('SN-SHOOT-11')
  const both = position({ ...armed, hunters: [{ at: '5,5', guns: ['one', 'two'] }] })
  expect(rule(both, 'shoot a.1 with one+two')).toBe('SN-SHOOT-4')
})

test('SN-ABILITY-2 the ability of another hunter; SN-ABILITY-6 SN-ABILITY-7 the own one on an enemy that is not there', () => {
  const t = position(armed)
  for (const key of ['gunzerking', 'sabre-turret', 'bloodwing a.1']) expect(rule(t, key)).toBe('SN-ABILITY-2')
  expect(rule(t, 'phaselock c.1')).toBe('SN-ABILITY-7')
  const waiting = position({ ...armed, hunters: [{ at: '5,5', timer: 2 }] })
  expect(rule(waiting, 'phaselock c.1')).toBe('SN-ABILITY-6')
})

test('SN-EQUIP-1 SN-EQUIP-9 SN-EQUIP-11 SN-R-33 loot of others, what is not equipped, and a trade with nobody', () => {
  const t = position(armed)
  expect(rule(t, 'equip three')).toBe('SN-EQUIP-1')
  expect(rule(t, 'equip two for three')).toBe('SN-EQUIP-9')
  expect(rule(t, 'equip mod for one')).toBe('SN-EQUIP-9')
  expect(rule(t, 'remove two')).toBe('SN-EQUIP-9')
  expect(rule(t, 'use three')).toBe('SN-EQUIP-11')
  expect(rule(t, 'use two')).toBe('SN-EQUIP-1')
  expect(rule(t, 'use bomb on c.1')).toBe('SN-EQUIP-15')
  expect(rule(t, 'trade with 3')).toBe('SN-R-33')
  expect(rule(t, 'dance')).toBe('SN-ACTION-2')
})

test('SN-R-82 SN-R-30 SN-EQUIP-3 in the middle of an Equip action: a card twice, loot that is used, a slot that is full', () => {
  const t = position({ ...armed, hunters: [{ at: '5,5', guns: ['one'], hand: ['two', 'three', 'mod', 'bomb'] }] })
  t.answer('equip two for one')
  expect(t.offer()).toEqual(['equip three', 'equip mod', 'done'])
  for (const key of ['equip one', 'remove two', 'equip three for two']) expect(rule(t, key)).toBe('SN-R-82')
  expect(rule(t, 'use bomb on a.1')).toBe('SN-R-30')
  t.answer('equip three')
  expect(t.offer()).toEqual(['equip mod', 'done'])
  expect(rule(t, 'equip repeater')).toBe('SN-EQUIP-1')
})

test('SN-SPAWN-1 SN-SPAWN-2 SN-R-43 a square where no enemy of the card can appear', () => {
  const t = position({ hunters: [{ at: '3,3' }, { at: '2,2' }], enemies: {} }).answer('end')
  expect(t.offer()).toEqual(['spawn 2,1', 'spawn 1,2'])
  expect(t.whyNot('spawn 2,2')).toBe('SN-R-43')
  expect(rule(t, 'spawn 3,1')).toBe('SN-R-43')
  expect(rule(t, 'spawn 1,1')).toBe('SN-SPAWN-2')
  expect(rule(t, 'spawn 19,20')).toBe('SN-SPAWN-1')
})

test('SN-SETUP-7 SN-REVIVE-1 SN-R-58 a square outside Sanctuary, and one that is taken, at first and on coming back', () => {
  const t = fresh(2, {}, { hunters: ['maya', 'axton'] })
  expect(rule(t, 'stand 5,5')).toBe('SN-SETUP-7')
  t.answer('stand 9,9')
  expect(t.whyNot('stand 9,9')).toBe('SN-SETUP-7')
  const back = position({ hunters: [{ at: 'off', returning: true }, { at: '9,9' }], stage: 'start' })
  expect(rule(back, 'stand 5,5')).toBe('SN-REVIVE-1')
  expect(back.whyNot('stand 9,9')).toBe('SN-R-58')
})

test('SN-EQUIP-11 SN-EQUIP-14 when enemies hit, only a card for that moment, of the own hand', () => {
  const t = position({
    ...armed,
    stage: 'start',
    hunters: [{ at: '5,5', hand: ['smoke', 'two'] }],
    loot: { ...armed.loot, smoke: { kind: 'when-hit', prevents: 1 } },
    enemies: { 'a.1': { at: '5,7', damage: 2, range: 3 } },
  })
  expect(t.question()).toMatchObject({ ask: 'prevent', about: { damage: 2 } })
  expect(t.offer()).toEqual(['use smoke', 'take it'])
  expect(t.whyNot('use two')).toBe('SN-EQUIP-11')
  expect(rule(t, 'use three')).toBe('SN-EQUIP-14')
})

test('SN-TRADE-1 SN-TRADE-2 SN-R-26 SN-R-33 what cannot be given or asked for in a trade', () => {
  const hunters = [
    { at: '5,5', health: 0, upgrades: ['heart'], hand: ['two'] },
    { at: '6,6', hand: ['three'] },
  ]
  const t = position({ ...armed, hunters, loot: { ...armed.loot, heart: upgrade('relic', { health: 1 }) } })
  t.answer('trade with 1')
  expect(t.offer()).toEqual(['give two'])
  expect(t.whyNot('give heart')).toBe('SN-R-26')
  expect(t.whyNot('give nothing')).toBe('SN-R-33')
  expect(t.whyNot('no trade')).toBe('SN-TRADE-1')
  expect(rule(t, 'give three')).toBe('SN-TRADE-2')
  expect(t.answer('give two').offer()).toEqual(['take three'])
  expect(t.whyNot('take nothing')).toBe('SN-R-33')
  t.play('take three', 'agree')
  expect(t.offer()).toEqual(['equip three', 'keep'])
  expect(rule(t, 'equip two')).toBe('SN-TRADE-5')
})

test('SN-TRADE-5 SN-R-86 whoever may equip at once can still keep the card after somebody has given up', () => {
  const t = position({
    hunters: [{ at: '5,5', hand: ['one'] }, { at: '6,6', hand: ['two'] }, { at: '15,15' }],
    loot: { one: gun(), two: gun() },
  }).play('trade with 1', 'give one', 'take two', 'agree')
  expect(t.offer()).toEqual(['equip two', 'keep'])
  t.match.act(2, { act: 'resign' })
  expect(t.offer()).toEqual(['equip two', 'keep'])
})

test('SN-R-16 a piece of the kit that lies on the board already', () => {
  const t = fresh(1, { terrainPlacement: 'random', terrainPieces: 2 }, { hunters: ['maya'] })
  const [first] = t.offer()
  t.dice(4, 17).answer(first)
  t.answer(t.offer()[0])
  expect(t.whyNot(first as string)).toBe('SN-R-16')
})

test.each([
  ['nearest', 'SN-SPAWN-1'],
  ['rotating', 'SN-R-87'],
] as const)('SN-SPAWN-1 SN-R-87 enemies of a %s corner do not appear near another', (spawnCorner, expected) => {
  const t = position({ hunters: [{ at: '15,15' }], deck: ['a'], options: { spawnCorner } }).answer('end')
  expect(rule(t, 'spawn 19,2')).toBe(expected)
})
