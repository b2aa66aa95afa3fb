import { expect, test } from 'vitest'
import { ready, use, used } from '../../../testing/deeds.ts'
import { drawing } from '../../../testing/position.ts'

const OPEN = `. . . . .
               . A . . .
              . . . . b`
const DUEL = `. . . . .
               . A b . .
              . . . . .`

test('BB-ABILITY-17 bonus: a move of the fighter’s own Move, or of so many hexes, or declined', () => {
  expect(used(OPEN, [{ bonus: { who: 'me', action: 'move' } }], { fighters: { A: { move: 1 } } }).draw('move')).toBe(
    drawing(`. x x . .
              x A x . .
             . x x . b`),
  )
  const far = used(OPEN, [{ bonus: { who: 'me', action: 'move', hexes: 'value' } }], { value: 1 })
  expect(far.offer('move')).toHaveLength(7)
  expect(
    used(OPEN, [{ bonus: { who: 'me', action: 'move', hexes: 'half-value' } }], { value: 6 }).offer('move e2'),
  ).toEqual(['move e2'])
  expect(far.play('decline').hex('A')).toBe('b2')
  expect(far.question().text).toContain('2 actions left')
})

test('bonus: how far may be left to the dice, rolled before the move is chosen', () => {
  const t = ready(OPEN, [{ bonus: { who: 'me', action: 'move', hexes: { dice: 2, need: 4 } } }]).dice(3, 5)
  expect(use(t).offer('move')).toHaveLength(7)
})

test('BB-R-34 bonus: a move next to an enemy only where the card says so', () => {
  expect(ready(DUEL, [{ bonus: { who: 'me', action: 'move' } }]).whyNot('ability test-ability')).toBe('BB-R-61')
  expect(used(DUEL, [{ bonus: { who: 'me', action: 'move', engaged: true } }]).offer('move a2')).toEqual(['move a2'])
})

test('BB-R-61 bonus: an attack only with a target', () => {
  expect(ready(OPEN, [{ bonus: { who: 'me', action: 'attack' } }]).whyNot('ability test-ability')).toBe('BB-R-61')
  const t = use(ready(DUEL, [{ bonus: { who: 'me', action: 'attack' } }]).dice(4, 1, 1), 'attack moon-b with blade')
  expect(t.fighter('b').damage).toBe(2)
})

test('bonus: a disengage', () => {
  const t = used(DUEL, [{ bonus: { who: 'me', action: 'disengage' } }])
  expect(t.draw('disengage')).toBe(
    drawing(`. x . . .
              x A b . .
             . x . . .`),
  )
  expect(t.play('disengage a2').hex('A')).toBe('a2')
})

test('BB-R-62 bonus: another fighter’s, decided by its own player', () => {
  const enemys = use(
    ready(OPEN, [{ pick: { who: { side: 'enemy' } } }, { bonus: { who: 'them', action: 'move', hexes: 1 } }]),
    'pick moon-b',
  )
  expect(enemys.question()).toMatchObject({ seat: 1, ask: 'bonus' })
  enemys.play('move d1')
  expect(enemys.hex('b')).toBe('d1')
  expect(enemys.question().seat).toBe(0)
})

test('BB-ABILITY-17 bonus: a move step by step where the table plays so', () => {
  const t = use(
    ready(OPEN, [{ bonus: { who: 'me', action: 'move', hexes: 1 } }], { options: { movePaths: 'step-by-step' } }),
    'move',
  )
  expect(t.offer('step')).toHaveLength(6)
  t.play('step c2')
  expect(t.question().ask).toBe('action')
  expect(t.hex('A')).toBe('c2')
})
