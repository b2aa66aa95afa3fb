import { expect, test } from 'vitest'
import { bench } from '../testing/bench.ts'
import { action, protocol } from '../testing/pack.ts'
import { full } from '../testing/stock.ts'

test('AR-PROTOCOL-1 a Protocol stays in play until scrapped', () => {
  const t = bench({ cards: { plan: protocol() }, players: [{ hand: ['plan', ...full] }, { hand: full }] })
  t.does('play plan').endTurn().endTurn()
  expect(t.inPlay(0)).toEqual(['plan'])
})

test('AR-PROTOCOL-2 AR-PROTOCOL-5 another Protocol may be played, and one of the two stays', () => {
  const t = bench({ cards: { one: protocol(), two: protocol() }, players: [{ hand: ['two'], inPlay: ['one'] }, {}] })
  expect(t.offer('play')).toEqual(['play two'])
  t.does('play two')
  expect(t.asked).toBe('0 keep')
  t.answer('one')
  expect([t.inPlay(0), t.scrapheap(0)]).toEqual([['one'], ['two']])
})

test('AR-PROTOCOL-3 the same goes for a Protocol one takes control of', () => {
  const cards = {
    one: protocol(),
    two: protocol(),
    grab: action({ target: { what: 'protocol', side: 'rival' }, do: [{ seize: {} }] }),
  }
  const t = bench({ cards, players: [{ hand: ['grab'], inPlay: ['one'] }, { inPlay: ['two'] }] })
  t.does('play grab at two')
  expect([t.asked, t.offer()]).toEqual(['0 keep', ['one', 'two']])
  t.answer('one')
  expect([t.inPlay(0), t.inPlay(1), t.scrapheap(1)]).toEqual([['one'], [], ['two']])
})
