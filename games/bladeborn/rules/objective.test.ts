import { Study } from '@muster/table/testing'
import { expect, test } from 'vitest'
import { parseDrawing } from '../testing/drawing.ts'
import { packOf } from '../testing/pack.ts'
import { type Position, position } from '../testing/position.ts'
import { bladeborn } from './game.ts'

const NOBODY = -1

test('BB-OBJECTIVE-1 a fighter that walks past an objective and ends 3 hexes away gains nothing', () => {
  const t = position(
    `. . . . . . .
      A . * . . . .
     . . . . . . b`,
    { options: { movePaths: 'step-by-step' }, fighters: { A: { move: 5 } } },
  )
  t.activate('A').play('move', 'step b2', 'step c2', 'step d2', 'step e2', 'step f2', 'wait')
  expect(t.hex('A')).toBe('f2')
  expect(t.battle.control).toEqual([NOBODY])
})

test('BB-OBJECTIVE-1 control is checked after the turn and not before', () => {
  const t = position(`. . . . . . .
                       A . . * . . .
                      . . . . . . b`)
  t.activate('A').answer('move c2')
  expect(t.battle.control).toEqual([NOBODY])
  t.answer('wait')
  expect(t.battle.control).toEqual([0])
})

test('BB-OBJECTIVE-1 control is checked after the turn of either player', () => {
  const t = position(
    `. . . . . . .
      . . . A * . .
     . . . . . . b`,
    { turn: 1 },
  )
  t.activate('b').answer('wait')
  expect(t.last('control')).toEqual({ event: 'control', rule: 'BB-OBJECTIVE-2', objective: 'e2', seat: 0 })
})

test('BB-OBJECTIVE-2 more fighters within 1 hex gain control, each counting one, hurt or not', () => {
  const t = position(
    `. A . . .
      . * b . .
     . B . . .`,
    { fighters: { A: { damage: 9 }, B: { damage: 9 }, b: { wounds: 30, runemarks: ['hero'] } } },
  )
  t.activate('A').answer('wait')
  expect(t.battle.control).toEqual([0])
})

test('BB-OBJECTIVE-2 a fighter in the hex of the objective counts, one at distance 2 does not', () => {
  const t = position(
    `. . . . .
      . A . B .
     . b . . .`,
    { objectives: ['A'], fighters: { c: { where: 'down' } }, reserves: { d: {} } },
  )
  t.activate('B').answer('wait')
  expect(t.battle.control).toEqual([NOBODY])
  const gone = position(
    `. . . . .
      . A . B .
     . . b . .`,
    { objectives: ['a1'], control: [1] },
  )
  gone.activate('B').answer('wait')
  expect(gone.battle.control).toEqual([1])
})

test('BB-OBJECTIVE-2 BB-PRECEDENCE-2 a card can make a fighter count double or not at all', () => {
  const drawn = `. A . . .
                  . * b . .
                 . . . . .`
  const double = position(drawn, { fighters: { A: { rules: { standing: [{ allow: 'counts-double' }] } } } })
  double.activate('A').answer('wait')
  expect(double.battle.control).toEqual([0])
  const none = position(drawn, { fighters: { A: { rules: { standing: [{ allow: 'holds-no-objective' }] } } } })
  none.activate('A').answer('wait')
  expect(none.battle.control).toEqual([1])
})

test('BB-OBJECTIVE-3 with equal numbers, none included, control does not change', () => {
  const drawn = `. A . . .
                  . * b . .
                 . . . . .`
  for (const control of [0, 1, NOBODY]) {
    const t = position(drawn, { control: [control] })
    t.activate('A').answer('wait')
    expect(t.battle.control).toEqual([control])
    expect(t.last('control')).toBeUndefined()
  }
  const nobody = position(`A . . . .
                            . . . . b
                           * . . . .`)
  nobody.activate('A').answer('wait')
  expect(nobody.battle.control).toEqual([NOBODY])
})

test('BB-OBJECTIVE-4 a controlled objective shows its controller to everybody', () => {
  const t = position(`. A . . .
                       . * . . .
                      * . . . b`)
  t.activate('A').answer('wait')
  for (const seat of [0, 1, undefined]) expect(t.match.view(seat).battle?.control).toEqual([0, NOBODY])
  expect(t.last('control')).toMatchObject({ objective: 'b2', seat: 0 })
})

/** Six singles for seat 0 and four for seat 1: seat 0 has the initiative. */
const HERO_DICE = [1, 2, 3, 4, 5, 6, 1, 1, 2, 3, 4, 5]

/** Both players wait until the round is over; then the next one begins, seat 0 first. */
function waitForNextRound(t: Position): void {
  const { round } = t.battle
  t.dice(...HERO_DICE)
  while (t.battle.round === round) t.play(t.offer()[0], 'wait')
  t.answer('seat 0')
}

test('BB-OBJECTIVE-5 control lasts with nobody near: when all have left, three rounds later', () => {
  const t = position(`. A . . . .
                       . * . . . .
                      . . . . . b`)
  t.activate('A').answer('wait')
  t.activate('b').answer('wait')
  t.activate('A').answer('move f3')
  expect(t.hex('A')).toBe('f3')
  for (let rounds = 0; rounds < 3; rounds++) waitForNextRound(t)
  expect(t.battle.round).toBe(4)
  expect(t.battle.control).toEqual([0])
})

test('BB-OBJECTIVE-5 control outlasts the fighter that gained it, and ends when the other player gains it', () => {
  const t = position(
    `. . . . . .
      . * . A b .
     . . . . . .`,
    { control: [0], fighters: { A: { damage: 9 }, b: { move: 2 } }, reserves: { C: {} }, turn: 1 },
  )
  t.activate('b').dice(5, 1, 1).answer('attack sun-a with blade')
  expect(t.fighter('A').where).toBe('down')
  t.answer('wait')
  expect(t.battle.control).toEqual([0])
  t.activate('b').answer('move c2')
  expect(t.battle.control).toEqual([1])
})

test('BB-OBJECTIVE-6 nobody controls an objective at the start: a fighter set up next to it does after the first turn', () => {
  const rows = parseDrawing(`. . b . . .
                              . . . . . .
                             . . . . . .
                              . . * . . .
                             . . A . . .`)
  const t = new Study(bladeborn, {
    seats: 2,
    packs: [packOf(rows, { twist: {} })],
    config: { warbands: ['sun', 'moon'], twist: 'test-twist' },
    seed: 'test',
  })
  t.answer('test-battle').dice(5, 2).answer('agree')
  expect(t.state.battle?.control).toEqual([NOBODY])
  t.answer('place sun-a c1')
    .dice(...HERO_DICE)
    .answer('place moon-b c5')
  t.answer('seat 0')
  expect(t.state.battle?.control).toEqual([NOBODY])
  t.play('activate sun-a', 'wait')
  expect(t.state.battle?.control).toEqual([0])
})

test('BB-OBJECTIVE-7 a fighter within 1 hex of several objectives counts for each of them', () => {
  const t = position(`. . . . .
                       * A * . .
                      . . . . b`)
  t.activate('A').answer('wait')
  expect(t.battle.control).toEqual([0, 0])
  const split = position(`. . . . .
                           * A * b .
                          . . . . .`)
  split.activate('A').answer('wait')
  expect(split.battle.control).toEqual([0, NOBODY])
})

test('BB-R-48 after a turn come activation token, turn token, objectives, in this order', () => {
  const t = position(`. A . . .
                       . * . . .
                      . . . . b`)
  t.activate('A').answer('wait')
  expect(t.events.map(({ event }) => event)).toEqual(['activate', 'wait', 'activated', 'turn-over', 'control'])
})

test('BB-R-48 a reserve placed at the start of a turn counts after that turn and not before', () => {
  const t = position(
    `. . . . . .
      . . . . . b
     . * . . . A`,
    { round: 2, reserves: { C: {} }, reserveHexes: [['a1'], ['f3']] },
  )
  expect(t.question().ask).toBe('arrive')
  t.answer('place sun-c a1')
  expect(t.battle.control).toEqual([NOBODY])
  t.activate('A').answer('wait')
  expect(t.battle.control).toEqual([0])
})
