import { expect, test } from 'vitest'
import { drawing, position } from './position.ts'

test('a position is drawn, played and drawn again', () => {
  const t = position(
    `. . . # .
      . A . . *
     . . b . .`,
    { fighters: { A: { move: 1 }, b: { toughness: 5, damage: 3 } }, objectives: ['b'] },
  )
  expect(t.hex('A')).toBe('b2')
  expect(t.fighter('b')).toMatchObject({ id: 'moon-b', card: 'moon-b', seat: 1, hex: 12, damage: 3 })
  expect(t.battle.control).toEqual([-1, -1])
  expect(t.offer()).toEqual(['activate sun-a'])
  expect(t.offered('A', 'attack')).toEqual(['blade'])
  expect(t.draw('move')).toBe(
    drawing(`. . . # .
              . A . . *
             . . b . .`),
  )
  expect(t.draw('disengage')).toBe(
    drawing(`. x x # .
              x A . . *
             . . b . .`),
  )
  t.play('disengage a2', 'wait')
  expect(t.draw()).toBe(
    drawing(`. . . # .
              A . . . *
             . . b . .`),
  )
  expect(t.question().seat).toBe(1)
  expect(t.battle.control).toEqual([-1, 1])
})

test('what is offered to whom is drawn on the whole board, the own hex keeping its letter', () => {
  const t = position(
    `. . . .
      . A # b`,
    { fighters: { A: { move: 1 } } },
  )
  expect(t.offered('A', 'move')).toEqual(['b1', 'c2', 'b2', 'a1'])
  expect(t.draw('move')).toBe(
    drawing(`. x x .
              x A # b`),
  )
})

test('a setup reaches cards and state', () => {
  const t = position(
    `. . . . .
      . A . . .
     . . . . b`,
    {
      fighters: {
        A: { weapons: [{ range: 3 }, { id: 'bow', range: 6, minimum: 3 }], bears: ['sun-power-1'], activated: true },
        c: { where: 'down' },
      },
      reserves: { D: { move: 6 } },
      powers: { 'sun-power-1': { standing: [{ change: 'move', add: 1 }] } },
      twist: { standing: [{ change: 'wounds', add: 1 }] },
      convergence: { aspirant: 1, step: 'final', standing: [{ allow: 'moves-engaged' }] },
      lesser: [['test-charm'], []],
      lesserCards: [{ id: 'test-charm', name: 'Charm', when: 'activation', do: [{ heal: { to: 'me', amount: 1 } }] }],
      groups: [[{ dice: 2, value: 3 }], []],
      abilities: [{ id: 'sun-cure', name: 'Cure', cost: 'double', do: [{ heal: { to: 'me', amount: 'value' } }] }],
      turn: 0,
      round: 2,
      turnsLeft: [1, 2],
      points: [3, 4],
      desecrated: ['a1'],
      starting: [
        ['a1', 'b1', 'c1'],
        ['a3', 'b3', 'c3'],
      ],
    },
  )
  expect(t.battle).toMatchObject({
    round: 2,
    twist: 'test-twist',
    convergence: { step: 'final', aspirant: 1 },
    sides: [
      { points: 3, turnsLeft: 1 },
      { points: 4, turnsLeft: 2 },
    ],
    desecrated: [10],
  })
  expect([t.fighter('D').where, t.fighter('c').where]).toEqual(['reserve', 'down'])
  expect(t.activate('A').offer()).toContain('ability sun-cure with double 3')
  expect(t.offer('attack')).toEqual(['attack moon-b with blade', 'attack moon-b with bow'])
  expect(t.offer('use')).toEqual(['use test-charm'])
})

test('a drawing whose rows do not stand like hexes, or with an impossible position, is refused', () => {
  expect(() =>
    position(`. . .
             . A .
             . . .`),
  ).toThrow('not where a hex row stands')
  expect(() => position('A ? b')).toThrow('"?"')
  expect(() => position('. . . . X . . . . . . .')).toThrow('not x')
  const dead = `A . . .
                 . . . b`
  expect(() => position(dead, { fighters: { b: { damage: 10 } } })).toThrow('still stands')
  expect(() => position(dead, { fighters: { c: {} } })).toThrow('c is neither drawn nor elsewhere')
  expect(() => position(dead, { objectives: ['z9'] })).toThrow('no such place for an objective: z9')
})

test('dice and answers that were not given fail', () => {
  const t = position(`. A b .
                       . . . .`)
  t.activate('A')
  expect(() => t.answer('attack moon-b with blade')).toThrow('die')
  expect(() => t.answer('move a1')).toThrow('move a1')
  expect(t.dice(1, 2, 3).answer('attack moon-b with blade').last('hits')).toMatchObject({ hits: 0 })
})
