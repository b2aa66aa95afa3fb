import type { Seat } from '@muster/table'
import { expect, test } from 'vitest'
import { mind } from '../bot.ts'
import { gun, oneUse, type PositionSetup, position } from '../testing/position.ts'

/** What bots leave alone, of what a hunter is offered. */
function left(setup: PositionSetup, seat: Seat = 0): string[] {
  const t = position(setup)
  const idle = mind.idle?.(t.match.pendingOf(seat).question, t.state, seat)
  return t.offer().filter((_, index) => idle?.[index])
}

const stim = { loot: { stim: oneUse({ do: 'reset-cooldown' }) } } as const

test('SN-SPRINT-1 bots do not sprint where a move leads as well, but go on as far as both actions carry them', () => {
  const setup: PositionSetup = { hunters: [{ at: '5,5' }] }
  const t = position(setup)
  expect(new Set(left(setup))).toEqual(new Set(t.squares('move').map((square) => `sprint ${square}`)))
  expect(t.squares('sprint').length).toBeGreaterThan(t.squares('move').length)
  expect(left({ hunters: [{ at: '5,5' }], turn: { left: 1, done: ['move'], walked: 2 } })).toEqual([])
})

test('SN-EQUIP-9 bots take nothing off: what they put on takes its place', () => {
  const setup: PositionSetup = {
    hunters: [{ at: '5,5', guns: ['one', 'two'], hand: ['three'] }],
    loot: { one: gun(1, 1), two: gun(1, 1), three: gun(2, 2) },
  }
  expect(left(setup).filter((key) => !key.startsWith('sprint'))).toEqual(['remove one', 'remove two'])
})

test('SN-ABILITY-5 bots keep what readies an ability that is ready by the next turn, unless this one can still use it', () => {
  const uses = (timer: number, turn: PositionSetup['turn'], options: PositionSetup['options'] = {}) =>
    left({ ...stim, hunters: [{ at: '5,5', timer, hand: ['stim'] }], ...(turn ? { turn } : {}), options }).filter(
      (key) => key.startsWith('use'),
    )
  const spent = { left: 0, done: ['move', 'shoot'] } as const
  expect(uses(1, { ...spent, done: [...spent.done] })).toEqual(['use stim'])
  expect(uses(2, { ...spent, done: [...spent.done] })).toEqual([])
  expect(uses(1, { left: 1, done: ['move'] })).toEqual([])
  expect(uses(1, { left: 1, done: ['move'], abilityUsed: true }, { cooldown: 'three-turns-between' })).toEqual([])
  expect(uses(1, { left: 1, done: ['move'], abilityUsed: true }, { cooldown: 'third-turn-after' })).toEqual([
    'use stim',
  ])
})
