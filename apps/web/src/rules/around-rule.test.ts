import { expect, test } from 'vitest'
import { aroundRule } from './around-rule.ts'
import type { Ledger } from './ledger.ts'

const rule = (id: string) => ({ id, rule: `what ${id} says`, where: '' })
const ledger: Ledger = {
  chapters: [
    { id: 'A', title: 'First', rules: [rule('XX-A-1'), rule('XX-A-2')] },
    { id: 'B', title: 'Second', rules: Array.from({ length: 9 }, (_, index) => rule(`XX-B-${index + 1}`)) },
  ],
  rulings: [{ id: 'XX-R-1', about: ['XX-B-3', 'XX-A-2'], question: 'May it?', ruling: 'It may.', option: '' }],
}

test('a rule stands amid its neighbours, with the rulings about it', () => {
  const around = aroundRule(ledger, 'XX-B-3')
  expect(around?.chapter).toBe('Second')
  expect(around?.rules.map(({ id }) => id)).toEqual([
    'XX-B-1',
    'XX-B-2',
    'XX-B-3',
    'XX-B-4',
    'XX-B-5',
    'XX-B-6',
    'XX-B-7',
  ])
  expect(around?.rulings.map(({ id }) => id)).toEqual(['XX-R-1'])
  expect(aroundRule(ledger, 'XX-A-1')).toMatchObject({ chapter: 'First', rulings: [] })
})

test('a ruling stands with the rules it is about, and an unknown id is nowhere', () => {
  expect(aroundRule(ledger, 'XX-R-1')?.rules.map(({ id }) => id)).toEqual(['XX-A-2', 'XX-B-3'])
  expect(aroundRule(ledger, 'XX-C-1')).toBeUndefined()
  expect(aroundRule(ledger, '')?.rules[0]?.id).toBe('XX-A-1')
})
