import { expect, test } from 'vitest'
import { drawing, position } from '../testing/position.ts'

test('BB-DISENGAGE-1 a disengage goes exactly one hex, whatever the Move', () => {
  const t = position(
    `. . . . .
      . . . . .
     . . A b .
      . . . . .
     . . . . .`,
    { fighters: { A: { move: 6 } } },
  )
  t.activate('A')
  expect(t.draw('disengage')).toBe(
    drawing(`. . . . .
              . x . . .
             . x A b .
              . x . . .
             . . . . .`),
  )
  t.answer('disengage b3')
  expect(t.hex('A')).toBe('b3')
  expect(t.last('disengage')).toMatchObject({ rule: 'BB-DISENGAGE-1', fighter: 'sun-a', path: ['b3'] })
})

test('BB-DISENGAGE-2 where the only enemy-free neighbour holds a friend, disengage is not offered', () => {
  const t = position(`. . . . .
                       . C . . .
                      . . A b .
                       c . . . .
                      . . . . .`)
  t.activate('A')
  expect(t.offer('disengage')).toEqual([])
  expect(t.whyNot(`disengage ${t.hex('C')}`)).toBe('BB-DISENGAGE-2')
})

test('BB-DISENGAGE-3 where the only enemy-free neighbour is blocked, disengage is not offered', () => {
  const t = position(`. . . . .
                       . # . . .
                      . . A b .
                       c . . . .
                      . . . . .`)
  t.activate('A')
  expect(t.offer('disengage')).toEqual([])
  expect(t.whyNot(`disengage ${t.near('A', 0, -1)}`)).toBe('BB-DISENGAGE-3')
})

test('BB-DISENGAGE-4 afterwards no enemy may be adjacent, neither an old one nor any other', () => {
  const one = position(`. . . . .
                         . . . . .
                        . . A b .
                         . . . . .
                        . . . . .`)
  one.activate('A')
  expect(one.labels('disengage')).toEqual([one.near('A', 0, -1), one.near('A', -1, 0), one.near('A', -1, 1)])
  expect(one.whyNot(`disengage ${one.near('A', 1, -1)}`)).toBe('BB-DISENGAGE-4')
  expect(one.whyNot(`disengage ${one.near('A', 0, 1)}`)).toBe('BB-DISENGAGE-4')
  const two = position(`. . . . .
                         . . . . .
                        . . A b .
                         c . . . .
                        . . . . .`)
  two.activate('A')
  expect(two.near('A', -2, 1)).toBe(two.hex('c'))
  expect(two.labels('disengage')).toEqual([two.near('A', 0, -1)])
  expect(two.whyNot(`disengage ${two.near('A', -1, 0)}`)).toBe('BB-DISENGAGE-4')
})

test('BB-DISENGAGE-5 disengaging is allowed next to enemies and is no move action; a move may follow it', () => {
  const t = position(`. . . . .
                       . A b . .
                      . . . . .`)
  t.activate('A')
  expect(t.offer('move')).toEqual([])
  expect(t.whyNot('move a2')).toBe('BB-MOVE-5')
  t.answer('disengage a2')
  expect(t.question().text).toBe('A is active: 1 action left')
  expect(t.offer('move')).toContain('move a3')
  t.answer('move a3')
  expect(t.hex('A')).toBe('a3')
})

test('BB-R-39 with no hex to go to, a fighter can only attack or wait', () => {
  const t = position(`. b . . .
                       . A c . .
                      . d . . .`)
  t.activate('A')
  expect(t.offer()).toEqual([
    'attack moon-b with blade',
    'attack moon-c with blade',
    'attack moon-d with blade',
    'wait',
  ])
})

test('BB-R-39 a fighter with no enemy adjacent may disengage as a one-hex step', () => {
  const t = position(`. . . . .
                       . A . b .
                      . . . . .`)
  t.activate('A')
  expect(t.draw('disengage')).toBe(
    drawing(`. x x . .
              x A . b .
             . x x . .`),
  )
  expect(t.whyNot('disengage c2')).toBe('BB-DISENGAGE-4')
})

test('BB-DISENGAGE-4 BB-PRECEDENCE-2 a card can free a fighter of this limit, or pin it', () => {
  const drawn = `. . . . .
                  . A b . .
                 . . . . .`
  const free = position(drawn, { fighters: { A: { rules: { standing: [{ allow: 'disengages-freely' }] } } } })
  free.activate('A')
  expect(free.draw('disengage')).toBe(
    drawing(`. x x . .
              x A b . .
             . x x . .`),
  )
  const pinned = position(drawn, { fighters: { b: { rules: { standing: [{ allow: 'pins-enemies' }] } } } })
  pinned.activate('A')
  expect(pinned.offer()).toEqual(['attack moon-b with blade', 'wait'])
  expect(pinned.whyNot('disengage a2')).toBe('BB-PRECEDENCE-2')
})
