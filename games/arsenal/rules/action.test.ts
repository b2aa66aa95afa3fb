import { expect, test } from 'vitest'
import { card } from '../content/schema.ts'
import { bench } from '../testing/bench.ts'
import { action, BLANK } from '../testing/pack.ts'
import { accepts, without } from '../testing/stock.ts'

test('AR-ACTION-1 an Action has its effect once and is then scrapped', () => {
  const t = bench({
    cards: { scan: action({ do: [{ draw: { cards: 1 } }] }) },
    players: [{ hand: ['scan', BLANK, BLANK, BLANK, BLANK] }, { hand: [BLANK] }],
  })
  t.answer('play scan')
  expect(t.hand(0)).toHaveLength(4)
  t.answer('pass')
  expect(t.hand(0)).toHaveLength(5)
  expect(t.scrapheap(0)).toEqual(['scan'])
  expect(t.inPlay(0)).toEqual([])
})

test('AR-ACTION-2 an Action is scrapped only after its text is carried out', () => {
  const t = bench({
    cards: { 't-salvage': action({ do: [{ recover: { cards: 1, to: 'hand' } }] }) },
    players: [{ hand: ['t-salvage'], scrapheap: [BLANK] }, {}],
  })
  t.does('play t-salvage')
  expect(t.hand(0)).toEqual([BLANK])
  expect(t.scrapheap(0)).toEqual(['t-salvage'])
})

test('AR-ACTION-3 an Action card carries a cost, its type and a text; Instant only where it says so', () => {
  const whole = action()
  expect(accepts(whole)).toBe(true)
  for (const field of ['cost', 'type', 'do']) expect([field, accepts(without(whole, field))]).toEqual([field, false])
  expect(accepts(action({ cost: 0 }))).toBe(true)
  expect(card.parse({ id: 'x', name: 'X', ...whole }).instant).toBe(false)
})
