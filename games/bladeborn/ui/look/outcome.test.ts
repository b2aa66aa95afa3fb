import { expect, test } from 'vitest'
import { outcome } from './outcome.ts'

const names = ['Anna', 'Bruno']

test('a result says who won and how', () => {
  expect(outcome({ winners: [0], by: 'points' }, names)).toBe('Anna wins on victory points')
  expect(outcome({ winners: [1], by: 'giving up' }, names)).toBe('Anna gives up: Bruno wins')
  expect(outcome({ winners: [1], battles: 5 }, names)).toBe('Bruno wins')
  expect(outcome({ winners: [], by: 'agreement' }, names)).toBe('A draw')
})
