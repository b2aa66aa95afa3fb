import { expect, test } from 'vitest'
import { bench } from '../testing/bench.ts'
import { instant } from '../testing/pack.ts'
import { full } from '../testing/stock.ts'

const many = ['heavy-beam', 'sidestep', 'autocannon', 'chaingun', 'focus-fire', 'salvage', 'pulse-laser', 'quick-scan']

test('AR-DISCHARGE-1 AR-DISCHARGE-2 everybody discharges, clockwise from the active player', () => {
  const t = bench({ players: [{ hand: full }, { hand: full }, { hand: full }], turn: 1 })
  t.does('end')
  const asked: string[] = []
  for (let i = 0; i < 3; i++) {
    asked.push(t.asked)
    t.answer('stop')
  }
  expect(asked).toEqual(['1 scrap', '2 scrap', '0 scrap'])
  expect(t.events.filter(({ event }) => event === 'phase').map(({ phase }) => phase)).toEqual([
    'discharge',
    'recharge',
    'action',
  ])
})

test('AR-DISCHARGE-3 too many cards must be scrapped down to the maximum', () => {
  const t = bench({ players: [{ hand: [...many, 'acid-spray', 'flame-jet'] }, {}] })
  t.does('end')
  for (const card of ['sidestep', 'flame-jet']) {
    expect(t.offer()).not.toContain('stop')
    expect(() => t.answer('stop')).toThrow('you must scrap cards')
    t.answer(card)
  }
  expect([t.hand(0).length, t.offer().includes('stop')]).toEqual([8, true])
})

test('AR-DISCHARGE-4 AR-DISCHARGE-5 further cards may be scrapped one at a time, from none to all', () => {
  for (const count of [0, 3, 8]) {
    const t = bench({ players: [{ hand: many }, { hand: full }] })
    t.does('end').play(...many.slice(0, count), ...(count < 8 ? ['stop'] : []))
    expect([t.scrapheap(0), t.asked]).toEqual([many.slice(0, count), '1 scrap'])
    expect(t.told('scrapped').map(({ card }) => card)).toEqual(many.slice(0, count))
  }
})

test('AR-DISCHARGE-6 AR-DISCHARGE-7 nothing is offered between the closing lap and the next recharge phase', () => {
  const t = bench({ cards: { nop: instant() }, players: [{ hand: full }, { hand: ['nop', ...full.slice(1)] }] })
  t.answer('end').answer('pass')
  const before = t.told('offer').length
  t.play('stop', 'stop')
  expect([t.told('offer').length, t.state.turn, t.state.turns]).toEqual([before, 1, 2])
  const kinds = t.kinds('turn-over', 'phase', 'unmark')
  expect(kinds.slice(kinds.indexOf('turn-over'), kinds.indexOf('turn-over') + 3)).toEqual([
    'turn-over',
    'phase',
    'unmark',
  ])
})
