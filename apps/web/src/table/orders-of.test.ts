import type { OrderOffer } from '@muster/ui'
import { expect, test } from 'vitest'
import { ordersOf, valuesFor } from './orders-of.ts'

const value = (id: string, looks = false) => ({ id, name: id, text: '', looks })
const offers: readonly OrderOffer[] = [
  {
    id: 'pass',
    name: '',
    rule: '',
    values: [value('fine', true), value('coarse', true), value('never'), value('all')],
  },
  { id: 'end', name: '', rule: '', values: [value('as-ordered'), value('stop')] },
]

test('around one screen no order looks at what a seat hides, whatever was chosen before; alone one begins with the first', () => {
  expect(ordersOf(offers, {}, false)).toEqual({ pass: 'fine', end: 'as-ordered' })
  expect(ordersOf(offers, {}, true)).toEqual({ pass: 'never', end: 'as-ordered' })
  expect(ordersOf(offers, { pass: 'coarse', end: 'stop' }, true)).toEqual({ pass: 'never', end: 'stop' })
  expect(ordersOf(offers, { pass: 'all' }, true).pass).toBe('all')
  for (const offer of offers) for (const { looks } of valuesFor(offer, true)) expect(looks).toBe(false)
})
