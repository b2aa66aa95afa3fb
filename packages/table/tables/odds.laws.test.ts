import fc from 'fast-check'
import { expect, test } from 'vitest'
import { die, type Matters } from '../dice.ts'
import { Match } from '../match.ts'
import { tinyGame, which } from '../testing/tiny-game.ts'
import { oddsOf } from './odds.ts'

const kind = { why: 'to see', rule: 'T-1' }

const rolls = fc.array(
  fc
    .record({ sides: fc.integer({ min: 2, max: 4 }), count: fc.integer({ min: 1, max: 3 }) })
    .chain(({ sides, count }) =>
      fc
        .array(fc.integer({ min: 0, max: 2 }), { minLength: sides, maxLength: sides })
        .map((classes) => ({ die: die(sides), count, classes })),
    ),
  { minLength: 1, maxLength: 2 },
)

type Rolls = typeof rolls extends fc.Arbitrary<infer Value> ? Value : never

/** Rolls one after the other, each only where the one before brought something, and writes down what matters. */
function odds(thrown: Rolls, mattersOf: (classes: readonly number[]) => Matters, tell: 'classes' | 'total') {
  const game = tinyGame((table, state) => {
    table.ask(0, which(['go']))
    for (const { die: one, count, classes } of thrown) {
      const faces = table.roll(0, count, one, kind, mattersOf(classes))
      const values = tell === 'total' ? faces : faces.map((face) => classes[face - 1] as number)
      const sum = values.reduce((a, b) => a + b, 0)
      state.log.push(tell === 'total' ? sum : values.sort())
      if (sum % 2 === 0) break
    }
    table.ask(0, which(['on', 'off']))
  })
  return oddsOf(Match.open(game, { seats: 1, seed: 'law' }), 0, 'go')
}

const byName = (outcomes: ReturnType<typeof odds>) =>
  Object.fromEntries(outcomes.map(({ chance, summary }) => [JSON.stringify(summary), chance]))

test('odds by class and by total are the odds by faces', () => {
  fc.assert(
    fc.property(rolls, (thrown) => {
      expect(byName(odds(thrown, (classes) => classes, 'classes'))).toEqual(
        byName(odds(thrown, () => 'faces', 'classes')),
      )
      expect(byName(odds(thrown, () => 'total', 'total'))).toEqual(byName(odds(thrown, () => 'faces', 'total')))
    }),
    { numRuns: 60 },
  )
})

test('all chances make one', () => {
  fc.assert(
    fc.property(rolls, (thrown) => {
      const fractions = odds(thrown, (classes) => classes, 'classes').map(({ chance }) => chance.split('/').map(BigInt))
      const whole = fractions.reduce((product, [, bottom = 1n]) => product * bottom, 1n)
      const sum = fractions.reduce((total, [top = 0n, bottom = 1n]) => total + (top * whole) / bottom, 0n)
      expect(sum).toBe(whole)
    }),
    { numRuns: 60 },
  )
})
