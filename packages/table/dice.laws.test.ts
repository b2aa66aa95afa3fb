import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Die, die, type Matters, rollOutcomes } from './dice.ts'

const roll = fc
  .record({ sides: fc.integer({ min: 2, max: 6 }), count: fc.nat(4) })
  .chain(({ sides, count }) =>
    fc
      .array(fc.integer({ min: 0, max: 2 }), { minLength: sides, maxLength: sides })
      .map((classes) => ({ die: die(sides), count, classes })),
  )

/** How likely each thing is that the rule can tell apart, as weights by name. */
function weights(count: number, thrown: Die, matters: Matters, tell: (faces: readonly number[]) => string) {
  const found: Record<string, bigint> = {}
  for (const { faces, weight } of rollOutcomes(count, thrown, matters))
    found[tell(faces)] = (found[tell(faces)] ?? 0n) + weight
  return found
}

test('outcomes by class weigh as much as the faces they stand for', () => {
  fc.assert(
    fc.property(roll, ({ die: thrown, count, classes }) => {
      const tell = (faces: readonly number[]) =>
        faces
          .map((face) => classes[face - 1])
          .sort()
          .join()
      expect(weights(count, thrown, classes, tell)).toEqual(weights(count, thrown, 'faces', tell))
    }),
  )
})

test('outcomes by total weigh as much as the faces they stand for', () => {
  fc.assert(
    fc.property(roll, ({ die: thrown, count }) => {
      const tell = (faces: readonly number[]) => String(faces.reduce((sum, face) => sum + face, 0))
      expect(weights(count, thrown, 'total', tell)).toEqual(weights(count, thrown, 'faces', tell))
    }),
  )
})

test('no two outcomes look the same to the rule, and all weights make the whole', () => {
  fc.assert(
    fc.property(roll, ({ die: thrown, count, classes }) => {
      for (const matters of ['faces', 'total', classes] as const) {
        const outcomes = rollOutcomes(count, thrown, matters)
        expect(new Set(outcomes.map(({ faces }) => faces.join())).size).toBe(outcomes.length)
        const whole = BigInt(thrown.faces.length) ** BigInt(count)
        expect(outcomes.reduce((sum, { weight }) => sum + weight, 0n)).toBe(whole)
      }
    }),
  )
})
