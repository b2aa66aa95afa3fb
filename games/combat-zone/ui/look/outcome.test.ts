import { expect, test } from 'vitest'
import { outcome } from './outcome.ts'

test('the result is told in words a player would use, in a battle and in a campaign', () => {
  expect(outcome({ winners: [1], by: 'gave-up' }, ['Asha', 'Bea'])).toBe('Bea wins: the others have given up')
  expect(outcome({ winners: [0, 2], by: 'limit' }, ['Asha', 'Bea', 'Cem'])).toBe('Asha and Cem win: time is up')
  expect(outcome({ winners: [], by: 'draw' }, ['Asha', 'Bea'])).toBe('Nobody wins: all agree')
  expect(outcome({ winners: [0], by: 'cred' }, ['Asha', 'Bea'])).toBe('Asha wins: most Street Cred')
})
