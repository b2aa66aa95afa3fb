import { expect, test } from 'vitest'
import { position } from '../testing/position.ts'

test('BB-WAIT-1 a wait ends the activation at once: the second action is lost and the turn is over', () => {
  const t = position(`. . . . .
                       A . . . b`)
  t.activate('A')
  expect(t.question().text).toBe('A is active: 2 actions left')
  t.answer('wait')
  expect(t.fighter('A').activated).toBe(true)
  expect(t.events.map(({ event, rule }) => [event, rule])).toEqual([
    ['activate', 'BB-COMBAT-5'],
    ['wait', 'BB-WAIT-1'],
    ['activated', 'BB-ACTIVATE-5'],
    ['turn-over', 'BB-COMBAT-4'],
  ])
  expect(t.battle.sides.map(({ turnsLeft }) => turnsLeft)).toEqual([3, 4])
  expect(t.question()).toMatchObject({ seat: 1, ask: 'activate' })
})

test('BB-WAIT-1 a wait as the second action ends the activation too', () => {
  const t = position(`. . . . .
                       A . . . b`)
  t.activate('A').play('move b1', 'wait')
  expect(t.question()).toMatchObject({ seat: 1, ask: 'activate' })
  expect(t.battle.sides[0].turnsLeft).toBe(3)
})

test('BB-WAIT-2 a fighter surrounded by friends with no enemy in range can wait', () => {
  const t = position(`. B C . .
                       D A E . .
                      . F G . b`)
  t.activate('A')
  expect(t.offer()).toEqual(['move b2', 'wait'])
  const steps = position(
    `. B C . .
      D A E . .
     . F G . b`,
    { fighters: { A: { rules: { standing: [{ allow: 'cannot-move' }] } } } },
  )
  steps.activate('A')
  expect(steps.offer()).toEqual(['wait'])
})
