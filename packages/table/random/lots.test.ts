import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { botLots } from './lots.ts'

test('what a bot draws its lots from is an HMAC of the seed, of its seat and of how many entries there are, for anybody to check', () => {
  const checked = (seed: string, text: string) => createHmac('sha256', seed).update(text).digest('hex')
  expect(botLots('harbour', 1, 12)).toBe(checked('harbour', 'muster bot 1 12'))
  expect(botLots('harbour', 11, 2)).toBe(checked('harbour', 'muster bot 11 2'))
  expect(botLots('quay', 1, 12)).toBe(checked('quay', 'muster bot 1 12'))
})
