import { Match } from '@muster/table'
import { expect, test } from 'vitest'
import { bench } from '../testing/bench.ts'
import { BLANK } from '../testing/pack.ts'
import { open } from '../testing/stock.ts'
import { arsenal } from './game.ts'
import type { State } from './state.ts'

test('AR-RESERVE-1 the Reserve is in an order fixed by the seed that nobody knows', () => {
  const deck = {
    mech: 'eagle-eye',
    cards: Object.fromEntries(
      Object.values(arsenal.content([]).cards)
        .filter(({ aspects }) => aspects.length === 0)
        .slice(0, 20)
        .map(({ id }) => [id, 2]),
    ),
  }
  const orderOf = (seed: string) => open(2, { decks: [deck, deck] }, seed).state.players[0]?.reserve.cards.join()
  expect(orderOf('one')).toBe(orderOf('one'))
  expect(orderOf('one')).not.toBe(orderOf('two'))
  const match = open(2, { decks: [deck, deck] })
  for (const seat of [0, 1, undefined])
    expect(new Set(match.view(seat).players[0]?.reserve.cards)).toEqual(new Set([null]))
})

test('AR-RESERVE-2 AR-DECK-3 the Reserve lies face down; only its size is known', () => {
  const before = open(2, { options: { mulligan: 'none' } }).record()
  const match = Match.replay(arsenal, before)
  for (const seat of [0, 1]) {
    const { reserve, hand } = match.view(seat).players[0] as State['players'][number]
    expect(reserve.cards).toEqual(Array(32).fill(null))
    expect(hand.cards).toHaveLength(8)
  }
  const { content, players } = match.state
  for (const { hand, reserve } of players)
    for (const id of [...hand.cards, ...reserve.cards])
      expect(content.cards[id]?.type).toMatch(/^(action|attack|lock-on|object|protocol)$/)
})

test('AR-RESERVE-3 cards are drawn from the top', () => {
  const t = bench({
    cards: {},
    players: [
      { hand: Array(6).fill(BLANK), only: ['heavy-beam', 'autocannon', 'chaingun'] },
      { hand: Array(8).fill(BLANK) },
    ],
    phase: 'recharge',
  })
  expect(t.hand(0).slice(6)).toEqual(['heavy-beam', 'autocannon'])
  expect(t.player(0).reserve.cards).toEqual(['chaingun'])
})

test('AR-RESERVE-4 an empty Reserve is not refilled', () => {
  const t = bench({
    players: [
      { hand: Array(7).fill(BLANK), only: [], scrapheap: Array(32).fill(BLANK) },
      { hand: Array(8).fill(BLANK) },
      { hand: Array(8).fill(BLANK) },
    ],
    phase: 'recharge',
  })
  expect(t.player(0).out).toBe(true)
  expect(t.told('drew', 'recovered').filter(({ seat }) => seat === 0)).toEqual([])
})
