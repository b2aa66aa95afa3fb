import { describe, expect, test } from 'vitest'
import type { AbilityCard } from '../testing/pack.ts'
import { type Position, position } from '../testing/position.ts'
import { activationVerdict } from './combat.ts'

/** Takes so many turns, each with the first fighter on offer, which waits; returns who took them. */
function waitTurns(t: Position, turns: number): number[] {
  return Array.from({ length: turns }, () => {
    const { seat } = t.question()
    t.play(t.offer('activate')[0], 'wait')
    return seat
  })
}

const actionsOf = (t: Position, seat: number) =>
  t.events
    .filter(
      ({ event, fighter }) => event === 'activate' && t.battle.fighters.find(({ id }) => id === fighter)?.seat === seat,
    )
    .map(({ actions }) => actions)

/** Both players roll two singles: nobody has more, and in round 2 the initiative passes. */
const NEXT_HERO_PHASE = [1, 2, 3, 3, 4, 4, 1, 2, 3, 3, 4, 4]

const APART = `A B . . .
                . . . . .
               . . . a b`

test('BB-COMBAT-1 whoever has the initiative names the player who begins, the opponent included', () => {
  const first = position(APART, { phase: 'first', initiative: 0 })
  expect(first.question()).toMatchObject({ seat: 0, ask: 'first', rule: 'BB-COMBAT-1' })
  expect(first.offer()).toEqual(['seat 0', 'seat 1'])
  expect(first.play('seat 1').question()).toMatchObject({ seat: 1, ask: 'activate' })

  const other = position(APART, { phase: 'first', initiative: 1 })
  expect(other.match.questions.map(({ seat }) => seat)).toEqual([1])
  expect(other.play('seat 1').question().seat).toBe(1)
})

test('BB-COMBAT-2 BB-COMBAT-10 turns alternate strictly, and after the eighth the end phase follows by itself', () => {
  const t = position(APART, { phase: 'first' })
  t.play('seat 1').dice(...NEXT_HERO_PHASE)
  expect(waitTurns(t, 7)).toEqual([1, 0, 1, 0, 1, 0, 1])
  expect(t.battle).toMatchObject({ phase: 'turn', round: 1, turn: 0 })
  expect(waitTurns(t, 1)).toEqual([0])
  const phases = t.events.filter(({ event }) => event === 'phase').map(({ phase, round }) => `${round} ${phase}`)
  expect(phases).toEqual(['1 combat', '1 end', '2 hero', '2 reserve', '2 combat'])
})

test('BB-COMBAT-3 each player has four turns, however many fighters', () => {
  const t = position(
    `A B . . .
      . . . . .
     a b c d e`,
  )
  t.dice(...NEXT_HERO_PHASE)
  waitTurns(t, 8)
  const turns = t.events.filter(({ event }) => event === 'turn-over').map(({ seat }) => seat)
  expect(turns).toEqual([0, 1, 0, 1, 0, 1, 0, 1])
  expect(t.battle.round).toBe(2)
})

test('BB-COMBAT-4 after a turn one of your own turn tokens is turned over', () => {
  const t = position(APART)
  waitTurns(t, 1)
  expect(t.battle.sides.map(({ turnsLeft }) => turnsLeft)).toEqual([3, 4])
  waitTurns(t, 1)
  expect(t.battle.sides.map(({ turnsLeft }) => turnsLeft)).toEqual([3, 3])
})

test('BB-COMBAT-5 a player must activate one friendly fighter, and only one', () => {
  const t = position(APART)
  expect(t.offer()).toEqual(['activate sun-a', 'activate sun-b'])
  expect(t.whyNot('activate moon-a')).toBe('BB-COMPONENTS-3')
  expect(() => t.answer('pass')).toThrow()
  expect(t.activate('A').play('wait').question()).toMatchObject({ seat: 1, ask: 'activate' })
})

test('BB-COMBAT-6 a fighter already activated cannot be activated while a friend on the battlefield is not', () => {
  const t = position(APART, { fighters: { A: { activated: true } } })
  expect(t.offer()).toEqual(['activate sun-b'])
  expect(t.whyNot('activate sun-a')).toBe('BB-COMBAT-6')
})

test('BB-COMBAT-7 once every friend on the battlefield has been activated, any of them may be again', () => {
  const t = position(APART, { fighters: { A: { activated: true }, B: { activated: true } }, turnsLeft: [2, 2] })
  expect(t.offer()).toEqual(['activate sun-a', 'activate sun-b'])
})

test('BB-COMBAT-8 the same fighter may be activated in each remaining turn', () => {
  const t = position(APART, { fighters: { A: { activated: true }, B: { activated: true } }, turnsLeft: [2, 2] })
  t.activate('A').play('wait', 'activate moon-a', 'wait')
  expect(t.offer()).toEqual(['activate sun-a', 'activate sun-b'])
  expect(t.activate('A').question()).toMatchObject({ seat: 0, ask: 'action' })
})

test('BB-COMBAT-9 BB-R-26 fighters down or in reserve never hold up a second activation', () => {
  const t = position(
    `A . . .
      . . . .
     . . . b`,
    { fighters: { A: { activated: true }, C: { where: 'down' } }, reserves: { D: {} }, turnsLeft: [3, 3] },
  )
  expect(t.offer()).toEqual(['activate sun-a'])
  expect(t.whyNot('activate sun-c')).toBe('BB-SETUP-8')
  expect(t.whyNot('activate sun-d')).toBe('BB-SETUP-8')
})

describe('BB-R-23 four turns with fewer than four fighters', () => {
  test.each([
    ['A . . . .', [2, 1, 1, 1]],
    ['A B . . .', [2, 2, 1, 1]],
    ['A B C . .', [2, 2, 2, 1]],
    ['A B C D E', [2, 2, 2, 2]],
  ])('BB-R-23 %s takes turns of %j actions', (row, actions) => {
    const t = position([row, ' . . . . .', '. . . . b'].join('\n'))
    t.dice(...NEXT_HERO_PHASE)
    waitTurns(t, 8)
    expect(actionsOf(t, 0)).toEqual(actions)
  })
})

test('BB-R-24 a player without a fighter on the battlefield passes; the token is turned and objectives are checked', () => {
  const t = position(
    `. A * .
      . . . .
     . . . .`,
    { fighters: { b: { where: 'down' } }, turn: 1 },
  )
  expect(t.last('pass')).toMatchObject({ seat: 1, rule: 'BB-R-24' })
  expect(t.battle.sides[1].turnsLeft).toBe(3)
  expect(t.battle.control).toEqual([0])
  expect(t.question().seat).toBe(0)
})

test('BB-R-24 a player with only reserves first places one at the first turn of the round and may then activate it', () => {
  const t = position(
    `. A . .
      . . . .
     . . . .`,
    { reserves: { b: {} }, turn: 1, round: 2, reserveHexes: [['a1'], ['d3']] },
  )
  expect(t.question()).toMatchObject({ seat: 1, ask: 'arrive' })
  expect(t.play('place moon-b d3').offer()).toEqual(['activate moon-b'])
})

test('BB-R-27 a fighter that comes in during the round holds up second activations', () => {
  const call: AbilityCard = {
    id: 'call',
    name: 'Call',
    cost: 'double',
    do: [{ arrive: { who: 'reserve', near: 'me' } }],
  }
  const t = position(APART, {
    fighters: { A: { activated: true } },
    reserves: { D: {} },
    abilities: [call],
    groups: [[{ dice: 2, value: 1 }], []],
    turnsLeft: [3, 3],
  })
  t.activate('B').play('ability call with double 1', 'place sun-d c3', 'wait', 'activate moon-a', 'wait')
  expect(t.offer()).toEqual(['activate sun-d'])
  expect(t.whyNot('activate sun-a')).toBe('BB-COMBAT-6')
  expect(activationVerdict(t.battle, 0, 'sun-b')?.rule).toBe('BB-COMBAT-6')
})
