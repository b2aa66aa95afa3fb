import { pickOne } from '@muster/table'
import { expect, test } from 'vitest'
import { mind, value } from './bot.ts'
import { playGreedily } from './testing/greedy.ts'
import { gun, type PositionSetup, position } from './testing/position.ts'

const worth = (setup: PositionSetup) => value(position(setup).state, 0)
const base: PositionSetup = { hunters: [{ at: '5,5' }, { at: '15,15' }], enemies: { 'a.1': { at: '9,5', health: 3 } } }

test('enemies are worse the nearer, the healthier and the more they are', () => {
  const at = (label: string, health = 3) => worth({ ...base, enemies: { 'a.1': { at: label, health } } })
  expect(at('9,3')).toBeGreaterThan(at('9,7'))
  expect(at('9,5', 1)).toBeGreaterThan(at('9,5', 5))
  expect(worth({ ...base, enemies: {} })).toBeGreaterThan(worth(base))
})

test('lives, health and loot are worth something, equipped loot more', () => {
  expect(worth(base)).toBeGreaterThan(worth({ ...base, escaped: 2 }))
  expect(worth(base)).toBeGreaterThan(worth({ ...base, hunters: [{ at: '5,5', health: 2 }, { at: '15,15' }] }))
  const armed = (slot: 'hand' | 'guns') =>
    worth({ ...base, loot: { g: gun(2, 2) }, hunters: [{ at: '5,5', [slot]: ['g'] }, { at: '15,15' }] })
  expect(armed('hand')).toBeGreaterThan(worth(base))
  expect(armed('guns')).toBeGreaterThan(armed('hand'))
})

test('a win is beyond anything, a loss below', () => {
  const won = position({ hunters: [{ at: '5,5' }], deck: [], enemies: { 'a.1': '5,7' } }).answer('shoot a.1')
  expect(value(won.state, 0)).toBe(999)
  const lost = position({ hunters: [{ at: '5,5' }], escaped: 5, enemies: { 'a.1': '10,8' } })
    .dice(1)
    .answer('end')
    .spawn()
  expect(value(lost.state, 0)).toBe(0)
})

test('bots let enemies appear far away and agree to trades that serve both', () => {
  const t = position({
    hunters: [
      { at: '5,5', hand: ['hunter-mod'] },
      { at: '6,6', card: 'mordecai', hand: ['siren-mod'] },
    ],
  })
  const good = { state: t.state, seat: 0, ally: 1, give: 'hunter-mod', take: 'siren-mod' }
  const words = (ask: string) => ({ ask, prompt: () => ask, key: String, text: String })
  const agree = (context: object) => mind.habit?.(pickOne(words('agree'), ['agree', 'decline'], context), t.state, 1)
  expect(agree(good)).toBe('agree')
  expect(agree({ ...good, give: 'siren-mod', take: 'hunter-mod' })).toBe('decline')
  const spawn = position({ hunters: [{ at: '5,5' }, { at: '15,15' }] })
    .answer('end')
    .match.pendingOf(0).question
  expect(mind.habit?.(spawn, t.state, 0)).toBe(1)
})

test('greedy bots play to the end and use abilities', () => {
  const { result, asked } = playGreedily(2, { hunters: ['maya', 'axton'], options: { lives: 7 } }, 'a game')
  expect(result.rounds).toBeGreaterThan(5)
  expect((asked.phaselock ?? 0) + (asked['sabre-turret'] ?? 0)).toBeGreaterThan(0)
})
