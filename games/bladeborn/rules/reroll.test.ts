import { ScriptTable } from '@muster/table'
import { expect, test } from 'vitest'
import { type PositionSetup, position } from '../testing/position.ts'
import { rollOff } from './rolloff.ts'

const DUEL = `. . . . .
               . A b . .
              . . . . .`
const ATTACK = 'attack moon-b with blade'

type What = 'all' | 'one' | 'misses'
const granting = (reroll: What): PositionSetup => ({
  twist: { standing: [{ reroll }] },
  fighters: { b: { wounds: 30 } },
})

/** A has attacked and rolled. */
function rolled(setup: PositionSetup, ...dice: number[]) {
  return position(DUEL, setup)
    .activate('A')
    .dice(...dice)
    .answer(ATTACK)
}

test('BB-REROLL-1 a re-roll is offered to whoever rolled, and declining keeps the dice', () => {
  const t = rolled(granting('all'), 6, 1, 1)
  expect(t.question()).toMatchObject({ seat: 0, ask: 'reroll', rule: 'BB-REROLL-1', pass: 'keep' })
  expect(t.question().text).toBe('A rolled 6, 1, 1 and needs 4 or more. Test Twist allows a re-roll')
  expect(t.offer()).toEqual(['keep', 'reroll'])
  t.answer('keep')
  expect(t.last('hits')).toMatchObject({ hits: 0, criticals: 1, damage: 4 })
})

test('a re-roll is asked about with its dice, what they need and the damage they deal as they lie', () => {
  expect(rolled(granting('one'), 6, 4, 1).question().about).toEqual({
    roll: 'to hit',
    fighter: 'sun-a',
    weapon: 'blade',
    target: 'moon-b',
    need: 4,
    faces: [6, 4, 1],
    hits: 1,
    criticals: 1,
    damage: 6,
    reroll: 'one',
    source: 'Test Twist',
  })
})

test('BB-REROLL-1 without a card that grants one no re-roll is offered', () => {
  const t = rolled({}, 1, 1, 1)
  expect(t.question().ask).toBe('action')
})

test('BB-REROLL-2 BB-R-18 a re-roll takes all the dice, and the new scores replace the old ones', () => {
  const t = rolled(granting('all'), 6, 1, 1)
  t.dice(2, 2, 5).answer('reroll')
  expect(t.last('dice')).toMatchObject({ rule: 'BB-REROLL-1', faces: [2, 2, 5] })
  expect(t.last('hits')).toMatchObject({ hits: 1, criticals: 0, damage: 2 })
  expect(t.question().ask).toBe('action')
})

test('BB-REROLL-3 a card that names which dice are re-rolled re-rolls only those', () => {
  const t = rolled(granting('one'), 6, 1, 1)
  expect(t.offer()).toEqual(['keep', 'reroll 1', 'reroll 2', 'reroll 3'])
  t.dice(4).answer('reroll 2')
  expect(t.last('dice')).toMatchObject({ faces: [4] })
  expect(t.last('hits')).toMatchObject({ hits: 1, criticals: 1, damage: 6 })
})

test('BB-REROLL-3 a re-roll of misses leaves hits alone, and is not offered where there are none', () => {
  const t = rolled(granting('misses'), 4, 3, 1)
  t.dice(6, 2).answer('reroll')
  expect(t.last('dice')).toMatchObject({ faces: [6, 2] })
  expect(t.last('hits')).toMatchObject({ hits: 1, criticals: 1 })
  expect(rolled(granting('misses'), 4, 5, 6).question().ask).toBe('action')
})

const twice = (first: What, second: What): PositionSetup => ({
  twist: { standing: [{ reroll: first }] },
  fighters: { A: { name: 'Anna', rules: { standing: [{ reroll: second }] } }, b: { wounds: 30 } },
})

test('BB-REROLL-4 no die is re-rolled twice: after one re-roll of all dice a second is not offered', () => {
  const t = rolled(twice('all', 'all'), 1, 1, 1)
  t.dice(2, 2, 2).answer('reroll')
  expect(t.question().ask).toBe('action')
  expect(t.last('hits')).toMatchObject({ hits: 0, criticals: 0 })
})

test('BB-REROLL-4 a re-roll that was declined leaves the other one', () => {
  const t = rolled(twice('all', 'all'), 1, 1, 1)
  t.answer('keep')
  expect(t.question().text).toContain('Anna allows a re-roll')
  t.dice(5, 5, 2).answer('reroll')
  expect(t.last('hits')).toMatchObject({ hits: 2 })
})

test('BB-REROLL-4 roll-offs alone are exempt: tied three times, they are rolled a fourth time', () => {
  const table = new ScriptTable({ dice: [1, 1, 4, 4, 6, 6, 3, 5] })
  expect(rollOff(table, 'a test')).toBe(1)
  table.done()
})

test('BB-R-65 a second re-roll takes only the dice not re-rolled yet', () => {
  const t = rolled(twice('one', 'all'), 1, 2, 3)
  t.dice(1).answer('reroll 2')
  expect(t.question().text).toContain('rolled 1, 1, 3')
  t.dice(6, 5).answer('reroll')
  expect(t.last('dice')).toMatchObject({ faces: [6, 5] })
  expect(t.last('hits')).toMatchObject({ hits: 1, criticals: 1 })
})

test('BB-R-65 a second re-roll of one die is offered for the dice not re-rolled yet', () => {
  const t = rolled(twice('one', 'one'), 1, 2, 3)
  t.dice(1).answer('reroll 2')
  expect(t.offer()).toEqual(['keep', 'reroll 1', 'reroll 3'])
  t.dice(6).answer('reroll 1')
  expect(t.last('hits')).toMatchObject({ hits: 0, criticals: 1 })
  const none = rolled(twice('misses', 'misses'), 1, 1, 6)
  none.dice(2, 2).answer('reroll')
  expect(none.question().ask).toBe('action')
})

test('BB-REROLL-1 BB-PRECEDENCE-2 a re-roll is granted only with the weapons and against the targets the card names', () => {
  const only = (standing: object): PositionSetup => ({ fighters: { A: { rules: { standing: [standing as never] } } } })
  expect(rolled(only({ reroll: 'all', with: 'missile' }), 1, 1, 1).question().ask).toBe('action')
  expect(rolled(only({ reroll: 'all', with: 'melee' }), 1, 1, 1).question().ask).toBe('reroll')
  expect(rolled(only({ reroll: 'all', against: { hurt: true } }), 1, 1, 1).question().ask).toBe('action')
  expect(rolled(only({ reroll: 'all', against: { hurt: false } }), 1, 1, 1).question().ask).toBe('reroll')
})
