import { expect, test } from 'vitest'
import { drawing, position } from '../testing/position.ts'

const GROUPS = [[{ dice: 2, value: 2 }], []] as const

type Push = { readonly hexes?: number; readonly must?: boolean; readonly away?: boolean }

/** An ability that pushes an enemy. */
const shove = ({ hexes = 1, ...terms }: Push = {}) => ({
  id: 'sun-shove',
  name: 'Shove',
  cost: 'double' as const,
  do: [{ pick: { who: { side: 'enemy' as const } } }, { push: { who: 'them' as const, hexes, ...terms } }],
})

/** A shoves b, and the push is asked for. */
function shoving(drawn: string, terms: Push = {}, target = 'moon-b') {
  const t = position(drawn, { abilities: [shove(terms)], groups: GROUPS })
  return t.activate('A').play('ability sun-shove with double 2', `pick ${target}`)
}

test('BB-PUSH-1 a push goes into one of the six neighbours', () => {
  const t = shoving(`. . . . . .
                      . . . . . .
                     A . . b . .
                      . . . . . .
                     . . . . . .`)
  expect(t.draw('push')).toBe(
    drawing(`. . . . . .
              . . x x . .
             A . x b x .
              . . x x . .
             . . . . . .`),
  )
  t.answer('push e3')
  expect(t.hex('b')).toBe('e3')
  expect(t.last('push')).toMatchObject({ rule: 'BB-PUSH-1', fighter: 'moon-b', path: ['e3'] })
  expect(t.question().ask).toBe('action')
})

test('BB-PUSH-2 the player to whom the card grants the push chooses the direction, towards or away', () => {
  const t = shoving(`. . . . .
                      . A . b .
                     . . . . .`)
  expect(t.match.questions.map(({ seat, ask, rule }) => [seat, ask, rule])).toEqual([[0, 'push', 'BB-PUSH-2']])
  expect(t.offer()).toEqual(['stay', 'push e2', 'push e3', 'push d3', 'push c2', 'push d1', 'push e1'])
  t.answer('push c2')
  expect(t.hex('b')).toBe(t.near('A', 1, 0))
})

test('BB-PUSH-3 a hex with another fighter is no destination of a push', () => {
  const t = shoving(`. . . . .
                      . A b c .
                     . . B . .`)
  expect(t.draw('push')).toBe(
    drawing(`. . x x .
              . A b c .
             . . B x .`),
  )
  expect(t.whyNot(`push ${t.near('b', 1, 0)}`)).toBe('BB-PUSH-3')
  expect(t.whyNot(`push ${t.near('b', -1, 0)}`)).toBe('BB-PUSH-3')
  expect(t.whyNot(`push ${t.near('b', -1, 1)}`)).toBe('BB-PUSH-3')
})

test('BB-PUSH-4 a blocked hex is no destination of a push', () => {
  const t = shoving(`. . . . .
                      . A b . .
                     . . . # .`)
  expect(t.draw('push')).toBe(
    drawing(`. . x x .
              . A b x .
             . . x # .`),
  )
  expect(t.whyNot(`push ${t.near('b', 0, 1)}`)).toBe('BB-PUSH-4')
})

test('BB-PUSH-5 a push is no move action: enemies neither prevent it nor limit where it goes', () => {
  const t = shoving(`. B . C .
                      . A b . .
                     . . . . .`)
  expect(t.near('b', 1, -1)).toBe(t.hex('C'))
  t.answer(`push ${t.near('b', 0, -1)}`)
  expect(t.draw()).toBe(
    drawing(`. B b C .
              . A . . .
             . . . . .`),
  )
})

test('BB-R-35 a push may be declined unless the card says must', () => {
  const drawn = `. . . . .
                  . A b . .
                 . . . . .`
  const may = shoving(drawn)
  expect(may.offer('stay')).toEqual(['stay'])
  may.answer('stay')
  expect(may.hex('b')).toBe('c2')
  expect(may.last('push')).toBeUndefined()
  const must = shoving(drawn, { must: true })
  expect(must.offer()).toEqual(['push d2', 'push d3', 'push c3', 'push c1', 'push d1'])
})

test('BB-R-35 with no hex to go to the fighter stays, and a card that does nothing else cannot be used', () => {
  const drawn = `# # # # #
                  # A b # #
                 # # # # #
                  . . . . .
                 . . . . .`
  const idle = position(drawn, { abilities: [shove({ must: true })], groups: GROUPS })
  idle.activate('A')
  expect(idle.offer('ability')).toEqual([])
  expect(idle.whyNot('ability sun-shove')).toBe('BB-R-61')
  const { do: deeds, ...card } = shove({ must: true })
  const hard = { ...card, do: [...deeds, { damage: { to: 'them' as const, amount: 1 } }] }
  const t = position(drawn, { abilities: [hard], groups: GROUPS })
  t.activate('A').play('ability sun-shove with double 2', 'pick moon-b')
  expect(t.question().ask).toBe('action')
  expect(t.fighter('b').damage).toBe(1)
  expect(t.hex('b')).toBe('c4')
})

test('BB-R-35 a push of two hexes is two pushes, each checked', () => {
  const t = shoving(
    `. . . # .
      . A b . .
     . . . . .`,
    { hexes: 2 },
  )
  expect(t.whyNot('push d3')).toBe('BB-PUSH-4')
  t.answer('push d2')
  expect(t.offer()).toEqual(['stay', 'push e2', 'push e3', 'push c2', 'push d1', 'push e1'])
  expect(t.whyNot('push d3')).toBe('BB-PUSH-4')
  t.answer('push c2')
  expect(t.question().ask).toBe('action')
  expect(t.events.filter(({ event }) => event === 'push').map(({ path }) => path)).toEqual([['d2'], ['c2']])
})

test('BB-R-35 after the first of two pushes the second may be declined', () => {
  const t = shoving(
    `. . . . .
      . A b . .
     . . . . .`,
    { hexes: 2 },
  )
  t.play('push d2', 'stay')
  expect(t.hex('b')).toBe('d2')
  expect(t.question().ask).toBe('action')
})

test('BB-PUSH-2 BB-PRECEDENCE-2 a card may push away only, and a card may keep a fighter from being pushed', () => {
  const drawn = `. . . . .
                  . A b . .
                 . . . . .`
  const away = shoving(drawn, { away: true })
  expect(away.draw('push')).toBe(
    drawing(`. . . x .
              . A b x .
             . . . x .`),
  )
  expect(away.whyNot('push c3')).toBe('BB-PRECEDENCE-2')
  const firm = position(drawn, {
    abilities: [shove()],
    fighters: { b: { rules: { standing: [{ allow: 'cannot-be-pushed' }] } } },
    groups: GROUPS,
  })
  firm.activate('A')
  expect(firm.offer('ability')).toEqual([])
  expect(firm.whyNot('ability sun-shove')).toBe('BB-R-61')
})
