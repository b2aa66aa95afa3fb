import { expect, test } from 'vitest'
import { makeDrawing, parseDrawing } from '../testing/drawing.ts'
import { position } from '../testing/position.ts'
import { isVisible } from './visible.ts'

/** Whether A and b of a drawing see each other. */
function sight(drawn: string, setup: Parameters<typeof position>[1] = {}): boolean {
  const t = position(drawn, setup)
  return isVisible(t.battle, t.fighter('A'), t.fighter('b'))
}

const BOW = { fighters: { A: { weapons: [{ range: 6 }] } } }
const SHOT = 'attack moon-b with blade'

test('BB-VISIBLE-1 the line from [0,0] to [2,0] crosses the interior of [1,0] only', () => {
  const rows = parseDrawing(`. . . . .
                              . A . b .
                             . . . . .`)
  const hiding: string[] = []
  rows.forEach((row, y) => {
    row.forEach((token, x) => {
      if (token !== '.') return
      const changed = rows.map((other, j) => other.map((old, i) => (i === x && j === y ? '#' : old)))
      if (!sight(makeDrawing(changed))) hiding.push(`row ${y} column ${x}`)
    })
  })
  expect(hiding).toEqual(['row 1 column 2'])
})

test('BB-VISIBLE-2 a blocked hex on the line hides two fighters from each other', () => {
  const drawn = `. . . . .
                  . A # b .
                 . . . . .`
  expect(sight(drawn)).toBe(false)
  const t = position(drawn, BOW)
  t.activate('A')
  expect(t.offer('attack')).toEqual([])
  expect(t.whyNot(SHOT)).toBe('BB-ATTACK-4')
  const theirs = position(drawn, { fighters: { b: { weapons: [{ range: 6 }] } }, turn: 1 })
  theirs.activate('b')
  expect(theirs.offer('attack')).toEqual([])
  expect(theirs.whyNot('attack sun-a with blade')).toBe('BB-ATTACK-4')
})

test('BB-VISIBLE-3 a line that runs along the edge of a blocked hex is clear', () => {
  const drawn = `A # . . .
                  . b . . .
                 . . . . .`
  const t = position(drawn, BOW)
  expect(t.near('A', 1, 1)).toBe(t.hex('b'))
  expect(isVisible(t.battle, t.fighter('A'), t.fighter('b'))).toBe(true)
  expect(t.activate('A').offer('attack')).toEqual([SHOT])
})

test('BB-VISIBLE-3 a line that touches blocked hexes at a corner only is clear', () => {
  expect(
    sight(`A . . # .
            . # . . b
           . . . . .`),
  ).toBe(true)
  for (const inside of ['A # . . .', 'A . # . .']) expect(sight(`${inside}\n . . . . b\n. . . . .`)).toBe(false)
})

test('BB-VISIBLE-4 visibility is mutual', () => {
  const swap = (drawn: string) => drawn.replace(/[Ab]/g, (letter) => (letter === 'A' ? 'b' : 'A'))
  for (const drawn of [
    `. . . . .
      A # . b .
     . . . . .`,
    `A # . . .
      # . . . .
     . . b . .`,
    `. . . # A
      . # . . .
     b . . . .`,
  ])
    expect(sight(drawn)).toBe(sight(swap(drawn)))
})

test('BB-VISIBLE-5 BB-R-45 fighters, objectives and tokens in between do not interrupt sight', () => {
  const t = position(
    `. . . . .
      A B b . .
     . . . . .`,
    { ...BOW, objectives: ['B'], desecrated: ['b2'] },
  )
  expect(isVisible(t.battle, t.fighter('A'), t.fighter('b'))).toBe(true)
  expect(t.activate('A').offer('attack')).toEqual([SHOT])
  const past = position(`. . . . .
                          A . c b .
                         . . . . .`)
  expect(isVisible(past.battle, past.fighter('A'), past.fighter('b'))).toBe(true)
})

const CHINK = `A # . . .
                # b . . .
               . . . . .`

test('BB-R-44 along the common edge of two blocked hexes fighters see each other', () => {
  const t = position(CHINK, BOW)
  expect(t.activate('A').offer('attack')).toEqual([SHOT])
})

test('BB-R-44 the option sightBetweenTwoBlocked shuts that line, and no other', () => {
  const shut = { ...BOW, options: { sightBetweenTwoBlocked: 'not-visible' } } as const
  const t = position(CHINK, shut)
  t.activate('A')
  expect(t.offer('attack')).toEqual([])
  expect(t.whyNot(SHOT)).toBe('BB-ATTACK-4')
  expect(
    sight(
      `A # . . .
        . b . . .
       . . . . .`,
      shut,
    ),
  ).toBe(true)
})

test('BB-VISIBLE-2 BB-PRECEDENCE-2 a card that sees through blocked hexes does so both ways', () => {
  const seer = { rules: { standing: [{ allow: 'sees-through-blocked' as const }] } }
  const drawn = `. . . . .
                  . A # b .
                 . . . . .`
  expect(sight(drawn, { fighters: { A: seer } })).toBe(true)
  expect(sight(drawn, { fighters: { b: seer } })).toBe(true)
})
