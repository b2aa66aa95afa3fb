import { expect, test } from 'vitest'
import { gun, position, shield } from '../testing/position.ts'

const loot = { g: gun(1), h: gun(2), i: gun(3), s: shield(2) }
const pair = (own: readonly string[], other: readonly string[], at = '5,8') => ({
  hunters: [
    { at: '5,5', hand: [...own] },
    { at, hand: [...other] },
  ],
  loot,
})

test('SN-TRADE-1 a trade costs one action', () => {
  const t = position({ ...pair(['g'], ['s']), enemies: { 'a.1': { at: '8,5', health: 5 } } })
  t.play('trade with 1', 'give g', 'take s', 'agree', 'keep', 'keep')
  expect(t.turn).toMatchObject({ left: 1, done: ['trade'] })
  t.answer('shoot a.1')
  expect(t.turn.left).toBe(0)
})

test('SN-TRADE-2 one piece goes each way', () => {
  const t = position(pair(['g', 'h'], ['s']))
  t.answer('trade with 1')
  expect(t.offer()).toEqual(['give g', 'give h'])
  expect(() => t.answer(['give g', 'give h'])).toThrow('not one of its')
  t.answer('give g')
  expect(t.offer()).toEqual(['take s'])
  t.play('take s', 'agree', 'keep', 'keep')
  expect([t.hunter(0).hand, t.hunter(1).hand]).toEqual([['h', 's'], ['g']])
  expect(position(pair(['g'], [])).whyNot('trade with 1')).toBe('SN-TRADE-2')
})

test('SN-TRADE-3 of any kind', () => {
  const gunForUse = position(pair(['g'], ['stim-1'])).play('trade with 1', 'give g', 'take stim-1', 'agree')
  expect(gunForUse.hunter(0).hand).toEqual(['stim-1'])
  const rare = position({ ...pair(['horizon'], ['g']), rare: [] }).play(
    'trade with 1',
    'give horizon',
    'take g',
    'agree',
    'keep',
    'keep',
  )
  expect(rare.hunter(1).hand).toEqual(['horizon'])
})

test('SN-TRADE-4 SN-R-32 within 3 squares, whatever stands between', () => {
  expect(position({ ...pair(['g'], ['s']), cover: ['5,6'] }).offer('trade')).toEqual(['trade with 1'])
  expect(position(pair(['g'], ['s'], '8,8')).offer('trade')).toEqual(['trade with 1'])
  const t = position(pair(['g'], ['s'], '5,9'))
  expect(t.offer('trade')).toEqual([])
  expect(t.whyNot('trade with 1')).toBe('SN-TRADE-4')
  expect(
    position({ ...pair(['g'], ['s'], '8,8'), options: { rangeMetric: 'orthogonal-steps' } }).offer('trade'),
  ).toEqual([])
})

test('SN-TRADE-5 a traded piece can be equipped at once, by both', () => {
  const t = position({ ...pair(['s'], ['h']), enemies: { 'a.1': { at: '8,5', health: 8 } } })
  t.play('trade with 1', 'give s', 'take h', 'agree')
  expect([t.question().seat, t.offer()]).toEqual([0, ['equip h', 'keep']])
  t.answer('equip h')
  expect([t.question().seat, t.offer()]).toEqual([1, ['equip s', 'keep']])
  t.answer('equip s')
  expect([t.hunter(0).guns, t.hunter(1).shields]).toEqual([['h'], ['s']])
  expect(t.answer('shoot a.1 with h').left).toEqual({ 'a.1': 5 })
})

test('SN-TRADE-6 the ally spends no action', () => {
  const t = position({ ...pair(['g'], ['s']), deck: ['chest-1', 'chest-2'] }).play(
    'trade with 1',
    'give g',
    'take s',
    'agree',
    'keep',
    'keep',
  )
  t.dice(3, 3).answer('end')
  expect(t.turn).toMatchObject({ seat: 1, left: 2 })
  expect(t.offer('trade')).toEqual(['trade with 0'])
})

test('SN-TRADE-7 equipping at once obeys the slots', () => {
  const t = position({
    hunters: [
      { at: '5,5', guns: ['g', 'h'], hand: ['s'] },
      { at: '5,8', hand: ['i'] },
    ],
    loot,
  })
  t.play('trade with 1', 'give s', 'take i', 'agree')
  expect(t.offer()).toEqual(['equip i for g', 'equip i for h', 'keep'])
  expect(t.whyNot('equip i')).toBe('SN-EQUIP-3')
})

test('SN-R-33 SN-R-81 the ally must agree; a refused trade costs nothing and is not asked again that turn', () => {
  const t = position(pair(['g'], ['s'])).play('trade with 1', 'give g', 'take s')
  expect(t.question()).toMatchObject({ seat: 1, ask: 'agree' })
  t.answer('decline')
  expect([t.hunter(0).hand, t.hunter(1).hand, t.turn.left]).toEqual([['g'], ['s'], 2])
  expect(t.whyNot('trade with 1')).toBe('SN-R-81')
})

test('SN-R-33 equipped cards leave their slot, and nobody trades off the board', () => {
  const t = position({
    hunters: [
      { at: '10,10', guns: ['g'] },
      { at: '9,9', hand: ['s'] },
    ],
    loot,
  }).play('trade with 1', 'give g', 'take s', 'agree', 'keep', 'keep')
  expect([t.hunter(0).guns, t.hunter(1).hand]).toEqual([[], ['g']])
  const off = position({
    hunters: [
      { at: '5,5', hand: ['g'] },
      { at: 'off', hand: ['s'], returning: true },
    ],
    loot,
  })
  expect(off.whyNot('trade with 1')).toBe('SN-R-33')
})

test('SN-R-33 gifts only where the table allows them', () => {
  expect(
    position(pair(['g'], ['s']))
      .answer('trade with 1')
      .offer(),
  ).toEqual(['give g'])
  const t = position({ ...pair(['g'], []), options: { gifts: 'allowed' } }).play(
    'trade with 1',
    'give g',
    'take nothing',
    'agree',
    'keep',
  )
  expect([t.hunter(0).hand, t.hunter(1).hand]).toEqual([[], ['g']])
  const asked = position({ ...pair([], ['s']), options: { gifts: 'allowed' } }).play('trade with 1', 'give nothing')
  expect(asked.offer()).toEqual(['take s'])
})
