import { expect, test } from 'vitest'
import { type Reason, reasoned } from './reasons.ts'

function strength(base: number, high: boolean, because?: Reason[]): number {
  because?.push({ source: 'mace', add: base })
  if (high) because?.push({ source: 'high ground', add: 1, rule: 'T-HIGH-1' })
  return base + (high ? 1 : 0)
}

test('a number comes with its reasons, and without them is the same', () => {
  expect(reasoned((because) => strength(3, true, because))).toEqual({
    value: 4,
    because: [
      { source: 'mace', add: 3 },
      { source: 'high ground', add: 1, rule: 'T-HIGH-1' },
    ],
  })
  expect(strength(3, true)).toBe(4)
})
