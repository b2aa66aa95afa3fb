import { expect, test } from 'vitest'
import { gun, position } from '../testing/position.ts'

const enemies = { 'a.1': { at: '5,8', health: 8 } }

test('SN-ACTION-1 two actions, then the draw', () => {
  const t = position({ hunters: [{ at: '5,5' }, { at: '15,15' }], enemies })
  t.play('move 5,6')
  expect(t.turn.left).toBe(1)
  t.play('shoot a.1')
  expect(t.question().ask).toBe('spawn')
})

test('SN-ACTION-2 six kinds of action, and sprint as a form of moving', () => {
  const t = position({
    hunters: [
      { at: '5,5', timer: 0, hand: ['g'] },
      { at: '6,6', hand: ['h'] },
    ],
    loot: { g: gun(), h: gun() },
    enemies,
    chests: ['5,5'],
  })
  expect(t.kinds()).toEqual(['move', 'sprint', 'shoot', 'phaselock', 'equip', 'trade', 'pick', 'end'])
  const bare = position({ hunters: [{ at: '5,5' }, { at: '15,15' }], enemies: { 'a.1': '8,9' } })
  expect(bare.kinds()).toEqual(['move', 'sprint', 'end'])
  const reasons = ['shoot a.1', 'phaselock a.1', 'trade with 1', 'pick up'].map((key) => bare.whyNot(key))
  expect(reasons).toEqual(['SN-SHOOT-3', 'SN-ABILITY-6', 'SN-TRADE-4', 'SN-PICKUP-1'])
})

test('SN-ACTION-3 the same kind of action is not taken twice', () => {
  const moved = position({ hunters: [{ at: '5,5' }] }).answer('move 5,8')
  expect(moved.offer('move')).toEqual([])
  expect(moved.whyNot('move 5,9')).toBe('SN-ACTION-3')
  expect(moved.squares('sprint')).toContain('5,10')
  const shot = position({ hunters: [{ at: '5,5' }], enemies }).answer('shoot a.1')
  expect(shot.whyNot('shoot a.1')).toBe('SN-ACTION-3')
  const equipped = position({ hunters: [{ at: '5,5', hand: ['g'] }], loot: { g: gun() } }).answer('equip g')
  expect(equipped.whyNot('remove g')).toBe('SN-ACTION-3')
  const traded = position({
    hunters: [
      { at: '5,5', hand: ['g'] },
      { at: '6,6', hand: ['h'] },
    ],
    loot: { g: gun(), h: gun() },
  }).play('trade with 1', 'give g', 'take h', 'agree', 'keep', 'keep')
  expect(traded.whyNot('trade with 1')).toBe('SN-ACTION-3')
  const cast = position({ hunters: [{ at: '5,5', timer: 0, hand: ['stim-1'] }], enemies }).play(
    'phaselock a.1',
    'use stim-1',
  )
  expect(cast.hunter(0).timer).toBe(0)
  expect(cast.whyNot('phaselock a.1')).toBe('SN-ACTION-3')
})

test('SN-ACTION-4 any two different kinds in any order', () => {
  const setup = {
    hunters: [
      { at: '5,5', timer: 0, hand: ['g'] },
      { at: '6,6', hand: ['h'] },
    ],
    loot: { g: gun(), h: gun() },
    enemies,
  }
  const moved = position(setup).play('shoot a.1', 'move 5,6')
  expect([moved.at(0), moved.left['a.1']]).toEqual(['5,6', 7])
  const shot = position(setup).play('move 5,6', 'shoot a.1')
  expect([shot.at(0), shot.left['a.1']]).toEqual(['5,6', 7])
  const traded = position(setup).play('trade with 1', 'give g', 'take h', 'agree', 'keep', 'keep', 'phaselock a.1')
  expect([traded.hunter(0).hand, traded.state.phaselock?.enemy]).toEqual([['h'], 'a.1'])
  const equipped = position(setup).play('equip g', 'shoot a.1 with g')
  expect([equipped.hunter(0).guns, equipped.left['a.1']]).toEqual([['g'], 7])
})

test('SN-ACTION-5 a player may take no action at all', () => {
  const t = position({ hunters: [{ at: '5,5' }, { at: '15,15' }], deck: ['a'] }).end()
  expect(Object.keys(t.enemies)).toEqual(['a.1'])
  expect(t.question().seat).toBe(1)
})
