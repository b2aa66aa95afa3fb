import { expect, test } from 'vitest'
import { bench } from '../testing/bench.ts'
import { BLANK, instant, personal } from '../testing/pack.ts'
import { at } from '../testing/stock.ts'

const repair = { repair: { amount: 1 } }

test('AR-END-1 the end is declared with initiative while nothing waits', () => {
  const t = bench({ cards: { nop: instant() }, players: [{ hand: ['nop', 'nop'] }, { hand: ['nop', BLANK] }] })
  expect(t.offer()).toContain('end')
  t.answer('play nop').answer('play nop')
  expect([t.asked, t.offer()]).toEqual(['0 act', ['play nop', 'pass']])
})

test('AR-END-2 the turn does not end by itself', () => {
  const t = bench({ players: [{ energy: [0, 0, 8], moves: 3 }, {}] })
  expect([t.asked, t.offer()]).toEqual(['0 act', ['end']])
})

test('AR-END-3 "at the end of your turn" works for the active player when the end is declared', () => {
  const cards = { mend: at('end-of-your-turn', repair) }
  const t = bench({
    cards,
    players: [
      { inPlay: [{ card: 'mend', id: 'a' }], damage: 4 },
      { inPlay: [{ card: 'mend', id: 'b' }], damage: 4 },
    ],
  })
  t.does('end')
  expect([t.damage(0), t.damage(1)]).toEqual([3, 4])
})

test('AR-END-4 AR-END-5 AR-END-6 after the declaration all may react, with Instants and functions only', () => {
  const cards = {
    nop: instant(),
    visor: personal({ functions: [{ cost: { mark: true }, do: [{ dice: { roll: 'attack', add: 1 } }] }] }),
    slow: personal({ placement: 'leg' }),
  }
  const t = bench({ cards, players: [{ hand: ['nop', 'slow'] }, { inPlay: ['visor'], hand: ['nop'] }] })
  expect(t.offer()).toEqual(['move', 'play nop', 'play slow', 'end'])
  t.answer('end')
  expect([t.asked, t.offer()]).toEqual(['1 act', ['play nop', 'use visor', 'pass']])
  t.answer('play nop')
  expect([t.asked, t.offer()]).toEqual(['0 act', ['play nop', 'pass']])
  expect([t.whyNot('play slow'), t.whyNot('move')]).toEqual(['AR-END-5', 'AR-END-6'])
})

test('AR-R-9 end effects come one at a time before the closing lap, and the declaration stands', () => {
  const cards = { mend: at('end-of-your-turn', repair), other: at('end-of-each-turn', repair) }
  const t = bench({
    cards,
    players: [
      { inPlay: ['mend'], damage: 2, hand: [BLANK] },
      { inPlay: ['other'], damage: 2, hand: [BLANK] },
    ],
  })
  t.answer('end')
  expect([t.asked, t.state.phase]).toEqual(['1 act', 'end'])
  t.answer('pass')
  expect([t.asked, t.damage(0), t.state.phase]).toEqual(['0 act', 1, 'end'])
  t.answer('pass')
  expect([t.asked, t.damage(1), t.state.phase]).toEqual(['1 act', 1, 'closing'])
  t.answer('pass')
  expect([t.asked, t.state.phase]).toEqual(['0 scrap', 'discharge'])
})
