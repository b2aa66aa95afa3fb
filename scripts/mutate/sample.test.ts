import { expect, test } from 'vitest'
import { type Mutant, mutantsOf } from './mutants.ts'
import { sampleOf } from './sample.ts'

const text = 'x = a < b\ny = a + b\nz = a === b\n'.repeat(20)
const mutants = mutantsOf({ file: 'x.ts', text })

function names(sample: readonly Mutant[]): string[] {
  return sample.map(({ line, replacement }) => `${line} ${replacement}`)
}

test('a sample has the size asked for, or all there are', () => {
  expect(sampleOf(mutants, 7, 1)).toHaveLength(7)
  expect(sampleOf(mutants, 1000, 1)).toEqual(mutants)
})

test('the same seed draws the same, another seed draws others', () => {
  expect(sampleOf(mutants, 7, 1)).toEqual(sampleOf(mutants, 7, 1))
  expect(names(sampleOf(mutants, 7, 2))).not.toEqual(names(sampleOf(mutants, 7, 1)))
})

test('a change elsewhere in the file leaves the sample as it was', () => {
  const longer = mutantsOf({ file: 'x.ts', text: `${text}w = f(c)\n` })
  const sample = sampleOf(longer, 7, 1).filter(({ line }) => line <= 60)
  for (const name of names(sample)) expect(names(sampleOf(mutants, 7, 1))).toContain(name)
})

test('what is left out makes room for the next, and leaves the others where they were', () => {
  const sample = sampleOf(mutants, 7, 1)
  const [first, ...others] = sample as [Mutant, ...Mutant[]]
  const without = sampleOf(mutants, 7, 1, new Set([first]))
  expect(without).toHaveLength(7)
  expect(without).not.toContain(first)
  expect(without).toEqual(expect.arrayContaining(others))
})
