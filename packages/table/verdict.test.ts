import { expect, test } from 'vitest'
import { ok, refuse } from './verdict.ts'

test('a refusal names its rule and stays as it is', () => {
  const refusal = refuse('T-MOVE-1', 'it is too far')
  expect(refusal).toEqual({ rule: 'T-MOVE-1', text: 'it is too far' })
  expect(Object.isFrozen(refusal)).toBe(true)
})

test('ok is nothing to say', () => {
  expect(ok).toBeUndefined()
})
