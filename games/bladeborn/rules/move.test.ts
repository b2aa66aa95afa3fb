import { reasoned } from '@muster/table'
import { expect, test } from 'vitest'
import { drawing, position } from '../testing/position.ts'
import { moveOf } from './characteristics.ts'

const STEPS = { options: { movePaths: 'step-by-step' } } as const

test('BB-MOVE-1 a fighter with Move 4 reaches every hex at distance 1 to 4 and none at distance 5', () => {
  const t = position(`. . . . . . . . . . .
                       . . . . . . . . . . .
                      . . . . . . . . . . .
                       . . . . . . . . . . .
                      . . . . . A . . . . .
                       . . . . . . . . . . .
                      . . . . . . . . . . .
                       . . . . . . . . . . .
                      . . . . . . . . . . .`)
  t.activate('A')
  expect(t.draw('move')).toBe(
    drawing(`. . . x x x x x . . .
              . . x x x x x x . . .
             . . x x x x x x x . .
              . x x x x x x x x . .
             . x x x x A x x x x .
              . x x x x x x x x . .
             . . x x x x x x x . .
              . . x x x x x x . . .
             . . . x x x x x . . .`),
  )
  expect(t.whyNot(`move ${t.near('A', 4, 0)}`)).toBeUndefined()
  expect(t.whyNot(`move ${t.near('A', 5, 0)}`)).toBe('BB-MOVE-1')
  t.answer(`move ${t.near('A', 4, 0)}`)
  expect(t.last('move')).toMatchObject({ rule: 'BB-MOVE-1', fighter: 'sun-a', path: ['g5', 'h5', 'i5', 'j5'] })
})

test('BB-MOVE-1 the Move characteristic comes with its reasons', () => {
  const t = position(
    `A . . . . .
      . . . . . b`,
    { fighters: { A: { name: 'Anna', move: 3 } }, twist: { standing: [{ change: 'move', add: -1 }] } },
  )
  expect(reasoned((because) => moveOf(t.battle, t.fighter('A'), because))).toEqual({
    value: 2,
    because: [
      { source: 'Anna', add: 3, rule: 'BB-WARBAND-1' },
      { source: 'Test Twist', add: -1, rule: 'BB-PRECEDENCE-2' },
    ],
  })
  t.activate('A')
  expect(t.draw('move')).toBe(
    drawing(`A x x . . .
              x x . . . b`),
  )
})

test('BB-MOVE-2 a player steps twice with Move 4 and stops: the two unused steps are lost', () => {
  const t = position(
    `. . . . . . .
      A . . . . . .`,
    STEPS,
  )
  t.activate('A').play('move', 'step b1', 'step c1')
  expect(t.question()).toMatchObject({ seat: 0, ask: 'step', text: 'A moves: 2 hexes left. Step on, or stop here' })
  t.answer('stop')
  expect(t.hex('A')).toBe('c1')
  expect(t.last('move')).toMatchObject({ rule: 'BB-MOVE-2', path: ['b1', 'c1'] })
  expect(t.question()).toMatchObject({ ask: 'action', text: 'A is active: 1 action left' })
  t.answer('move')
  expect(t.question().text).toBe('A moves: 4 hexes left. Step on, or stop here')
})

test('BB-MOVE-2 BB-R-68 a move is given by where it ends, nearer hexes included, along a shortest path', () => {
  const t = position(`. . . . . . .
                       A . # . . . .`)
  expect(t.offered('A', 'move')).toEqual(['a1', 'b1', 'b2', 'a2', 'c2', 'd2', 'e2', 'd1'])
  t.answer('move d1')
  expect(t.last('move')).toMatchObject({ rule: 'BB-MOVE-1', path: ['b1', 'c2', 'd2', 'd1'] })
})

test('BB-MOVE-2 BB-R-68 the option step-by-step asks for the path hex by hex', () => {
  const t = position(
    `. . . . . .
      . A . . . .
     . . . . . .`,
    { ...STEPS, fighters: { A: { move: 2 } } },
  )
  t.activate('A')
  expect(t.offer()).toEqual([
    'move',
    'disengage c2',
    'disengage c3',
    'disengage b3',
    'disengage a2',
    'disengage b1',
    'disengage c1',
    'wait',
  ])
  t.answer('move')
  expect(t.offer()).toEqual(['stop', 'step c2', 'step c3', 'step b3', 'step a2', 'step b1', 'step c1'])
  t.play('step c3', 'step c2')
  expect(t.question().ask).toBe('action')
  expect(t.last('move')).toMatchObject({ path: ['c3', 'c2'] })
})

/** Raises the Wounds of friends next to its bearer by 2. */
const BANNER = {
  standing: [
    {
      change: 'wounds' as const,
      add: 2,
      who: { side: 'friendly' as const, is: 'not-me' as const, within: { hexes: 1, of: 'me' as const } },
    },
  ],
}

test('BB-DAMAGE-6 whoever walks out of what keeps it standing falls at that step', () => {
  const t = position(
    `. . . . . .
      B A . . . .
     . . . . . c`,
    { ...STEPS, fighters: { A: { damage: 11 }, B: { rules: BANNER } } },
  )
  t.activate('A').play('move', 'step c2')
  expect(t.fighter('A').where).toBe('down')
  expect(t.question()).toMatchObject({ seat: 1, ask: 'activate' })
  expect(t.events.filter(({ event }) => event === 'move' || event === 'down')).toMatchObject([
    { event: 'move', fighter: 'sun-a', path: ['c2'] },
    { event: 'down', fighter: 'sun-a' },
  ])
})

test('BB-DAMAGE-6 whoever walks away from a friend it keeps standing sees it fall, and walks on', () => {
  const t = position(
    `. . . . . .
      A B . . . .
     . . . . . .`,
    { ...STEPS, fighters: { A: { damage: 11 }, B: { rules: BANNER, move: 3 } } },
  )
  t.activate('B').play('move', 'step c2')
  expect(t.fighter('A').where).toBe('down')
  t.play('step b2', 'step a2')
  expect(t.question().ask).toBe('action')
  expect(t.events.flatMap((event) => (event.event === 'move' ? [event.path] : []))).toEqual([['c2'], ['b2', 'a2']])
})

test('BB-R-25 a walk ends with the battle', () => {
  const twist = {
    standing: [{ change: 'wounds' as const, add: 4, who: { within: { hexes: 1, of: 'objective' as const } } }],
  }
  const t = position(
    `. . . . . .
      * b . . . .
     A . . . . .`,
    { ...STEPS, turn: 1, fighters: { b: { damage: 11 } }, victory: { elimination: true }, twist },
  )
  t.activate('b').play('move', 'step c2')
  expect(t.result).toMatchObject({ winners: [0], by: 'elimination' })
})

test('BB-MOVE-3 no step enters a hex with another fighter: going round a friend costs 3', () => {
  const board = `. . . . .
                  . A B . .
                 . . . . .`
  const short = position(board, { fighters: { A: { move: 2 } } })
  short.activate('A')
  expect(short.draw('move')).toBe(
    drawing(`x x x x .
              x A B . .
             x x x x .`),
  )
  expect(short.whyNot(`move ${short.near('A', 1, 0)}`)).toBe('BB-MOVE-3')
  expect(short.whyNot(`move ${short.near('A', 2, 0)}`)).toBe('BB-MOVE-1')

  const t = position(board, { ...STEPS, fighters: { A: { move: 3 } } })
  t.activate('A').answer('move')
  expect(t.whyNot(`step ${t.near('A', 1, 0)}`)).toBe('BB-MOVE-3')
  const [first, second, third] = [t.near('A', 1, -1), t.near('A', 2, -1), t.near('A', 2, 0)]
  t.play(`step ${first}`, `step ${second}`, `step ${third}`)
  expect(t.last('move')).toMatchObject({ path: [first, second, third] })
  expect(t.question().ask).toBe('action')
})

test('BB-MOVE-3 an enemy closes its hex just as a friend does', () => {
  const t = position(
    `. . . . . .
      A . b . . .`,
    { fighters: { A: { move: 3 } } },
  )
  t.activate('A')
  expect(t.draw('move')).toBe(
    drawing(`x x x x . .
              A x b . . .`),
  )
  expect(t.whyNot('move c1')).toBe('BB-MOVE-3')
})

test('BB-MOVE-3 BB-PRECEDENCE-2 a card that lets a fighter pass does not let it stay in an occupied hex', () => {
  const board = `# . # #
                  A B C D
                 # # # #
                  . . . .`
  const through = { rules: { standing: [{ allow: 'moves-through-friends' as const }] } }
  const t = position(board, { fighters: { A: { ...through, move: 2 } } })
  t.activate('A')
  expect(t.draw('move')).toBe(
    drawing(`# x # #
              A B C D
             # # # #
              . . . .`),
  )
  const steps = position(board, { ...STEPS, fighters: { A: { ...through, move: 2 } } })
  steps.activate('A').answer('move')
  expect(steps.offer()).toEqual(['stop', 'step b3', 'step b4'])
  steps.answer('step b3')
  expect(steps.offer()).toEqual(['step b4', 'step a3'])
  expect(steps.whyNot('step c3')).toBe('BB-MOVE-3')
})

test('BB-MOVE-3 a walk through friends never leads where it could not end', () => {
  const t = position(
    `# # # #
      A B C D
     # # # #
      . . . .`,
    { ...STEPS, fighters: { A: { move: 4, rules: { standing: [{ allow: 'moves-through-friends' }] } } } },
  )
  t.activate('A').play('move', 'step b3', 'step c3')
  expect(t.offer()).toEqual(['step b3'])
  expect(t.whyNot('step d3')).toBe('BB-MOVE-3')
  t.play('step b3')
  expect(t.offer()).toEqual(['step a3'])
  t.answer('step a3')
  expect(t.question().ask).toBe('action')
  expect(t.hex('A')).toBe('a3')
})

test('BB-MOVE-4 no step enters a blocked hex: behind one, 3 hexes away, is a detour of 4 steps', () => {
  const board = `. . . . . .
                  A . # . . .`
  const three = position(board, { fighters: { A: { move: 3 } } })
  three.activate('A')
  expect(three.draw('move')).toBe(
    drawing(`x x x x . .
              A x # . . .`),
  )
  expect(three.whyNot(`move ${three.near('A', 2, 0)}`)).toBe('BB-MOVE-4')
  expect(three.whyNot(`move ${three.near('A', 3, 0)}`)).toBe('BB-MOVE-1')
  const four = position(board, { fighters: { A: { move: 4 } } })
  four.activate('A')
  expect(four.draw('move')).toBe(
    drawing(`x x x x x .
              A x # x . .`),
  )
  const steps = position(board, STEPS)
  steps.activate('A').play('move', 'step b1')
  expect(steps.whyNot('step c1')).toBe('BB-MOVE-4')
  expect(steps.offer('step')).toEqual(['step c2', 'step b2', 'step a1'])
})

test('BB-MOVE-5 a fighter next to an enemy cannot make a move action', () => {
  const t = position(`. . . . .
                       . A b . .
                      . . . . .`)
  t.activate('A')
  expect(t.offer('move')).toEqual([])
  expect(t.whyNot(`move ${t.near('A', -1, 0)}`)).toBe('BB-MOVE-5')
  const steps = position(
    `. . . . .
      . A b . .
     . . . . .`,
    STEPS,
  )
  steps.activate('A')
  expect(steps.offer('move')).toEqual([])
  expect(steps.whyNot('move')).toBe('BB-MOVE-5')
})

test('BB-MOVE-5 three adjacent friends and no adjacent enemy: move is offered', () => {
  const t = position(
    `. B C . .
      . A D . .
     . . . b .`,
    { fighters: { A: { move: 1 } } },
  )
  t.activate('A')
  expect(t.draw('move')).toBe(
    drawing(`. B C . .
              x A D . .
             . x x b .`),
  )
})

test('BB-MOVE-5 BB-PRECEDENCE-2 a card can lift the ban, or keep a fighter from moving altogether', () => {
  const board = `. . . . .
                  . A b . .
                 . . . . .`
  const free = position(board, { fighters: { A: { move: 1, rules: { standing: [{ allow: 'moves-engaged' }] } } } })
  free.activate('A')
  expect(free.draw('move')).toBe(
    drawing(`. x x . .
              x A b . .
             . x x . .`),
  )
  const held = position(
    `A . . . . .
                          . . . . b .`,
    { fighters: { A: { rules: { standing: [{ allow: 'cannot-move' }] } } } },
  )
  held.activate('A')
  expect(held.offer('move')).toEqual([])
  expect(held.whyNot('move a2')).toBe('BB-PRECEDENCE-2')
})

test('BB-MOVE-6 every step costs one: Theddra with Move 4 walks four steps round a blocked hex and has none left', () => {
  const t = position(
    `. . . . .
      . A # . .
     . . . . .`,
    { ...STEPS, fighters: { A: { name: 'Theddra Skull-Scryer', move: 4 } } },
  )
  t.activate('A').play('move', 'step c3', 'step d3', 'step d2', 'step e1')
  expect(t.question()).toMatchObject({ ask: 'action', text: 'Theddra Skull-Scryer is active: 1 action left' })
  expect(t.last('move')).toMatchObject({ path: ['c3', 'd3', 'd2', 'e1'] })
  expect(t.hex('A')).toBe('e1')
})

const EDGE = `. . A . .
               . . . . .
              . . . . .`
const FOUR_NEIGHBOURS = `. x A x .
                          . x x . .
                         . . . . .`
const SHOVE = {
  id: 'sun-shove',
  name: 'Shove',
  cost: 'double',
  do: [{ push: { who: 'me', hexes: 1 } }],
} as const

test('BB-MOVE-7 BB-R-67 on an edge hex the first step, the disengage and a push are offered its four neighbours', () => {
  const t = position(EDGE, {
    ...STEPS,
    abilities: [{ ...SHOVE, do: [...SHOVE.do] }],
    groups: [[{ dice: 2, value: 1 }], []],
  })
  t.activate('A')
  expect(t.draw('disengage')).toBe(drawing(FOUR_NEIGHBOURS))
  t.answer('ability sun-shove with double 1')
  expect(t.offer()).toEqual(['stay', 'push d3', 'push b3', 'push b2', 'push c2'])
  expect(t.draw('push')).toBe(drawing(FOUR_NEIGHBOURS))
  t.play('stay', 'move')
  expect(t.offer()).toEqual(['stop', 'step d3', 'step b3', 'step b2', 'step c2'])
  expect(t.draw('step')).toBe(drawing(FOUR_NEIGHBOURS))
  expect(() => t.answer('step c4')).toThrow('step c4')
})

test('BB-MOVE-7 a path that leaves the board and comes back is refused', () => {
  const t = position(
    `. . . . A
      .
     . . . . .`,
    { fighters: { A: { move: 2 } } },
  )
  t.activate('A')
  expect(t.draw('move')).toBe(
    drawing(`. . x x A
              .
             . . . . .`),
  )
  expect(t.whyNot('move e1')).toBe('BB-MOVE-1')
})

test('BB-R-37 a move of no hexes is allowed and uses up the action', () => {
  const t = position(`. . . . .
                       . A . . .`)
  t.activate('A').answer(`move ${t.hex('A')}`)
  expect(t.hex('A')).toBe('b1')
  expect(t.last('move')).toMatchObject({ path: [] })
  expect(t.question().text).toBe('A is active: 1 action left')
})

test('BB-R-38 a fighter may step next to an enemy in mid-move, go on and leave it behind', () => {
  const board = `. . . . . . .
                  A . . b . . .
                 # # # # # # #`
  const t = position(board)
  t.activate('A')
  expect(t.draw('move')).toBe(
    drawing(`x x x x x . .
              A x x b . . .
             # # # # # # #`),
  )
  const steps = position(board, STEPS)
  steps.activate('A').play('move', 'step b2', 'step c2')
  expect(steps.offer()).toEqual(['stop', 'step d3', 'step c3', 'step b2'])
  expect(steps.whyNot('step d2')).toBe('BB-MOVE-3')
  steps.play('step d3', 'step e3')
  expect(steps.hex('A')).toBe('e3')
  expect(steps.offer('move')).toEqual([])
  expect(steps.whyNot('move')).toBe('BB-MOVE-5')
})

test('BB-R-10 objectives and other tokens close no hex', () => {
  const t = position(
    `. * . . .
      * A . . b`,
    { fighters: { A: { move: 1 } }, desecrated: ['c2'] },
  )
  t.activate('A')
  expect(t.draw('move')).toBe(
    drawing(`. x x . .
              x A x . b`),
  )
  t.play('move a1', 'move a1')
  expect(t.hex('A')).toBe('a1')
  expect(t.battle.control).toEqual([0, 0])
})
