import { expect, test } from 'vitest'
import { bench } from '../testing/bench.ts'
import { action, attack, BLANK, instant, lockOn, personal, protocol } from '../testing/pack.ts'

test('AR-PLAY-1 a card without Instant is played on your own turn only', () => {
  const t = bench({
    cards: { nop: action(), slow: action(), guard: personal() },
    players: [{ hand: ['nop'] }, { hand: ['slow', 'guard'] }],
  })
  t.answer('play nop')
  expect([t.asked, t.offer()]).toEqual(['1 act', ['pass']])
  expect([t.whyNot('play slow'), t.whyNot('play guard')]).toEqual(['AR-PLAY-1', 'AR-PLAY-1'])
})

test('AR-PLAY-3 an Instant may be played whenever its player has initiative', () => {
  const t = bench({ cards: { nop: instant() }, players: [{ hand: ['nop'] }, { hand: ['nop'] }] })
  t.answer('move')
  expect([t.asked, t.offer()]).toEqual(['1 act', ['play nop', 'pass']])
  const own = bench({ cards: { nop: instant() }, players: [{ hand: ['nop'] }, {}] })
  expect(own.offer('play')).toEqual(['play nop'])
})

test('AR-PLAY-4 the cost is paid before anyone reacts', () => {
  const t = bench({ cards: { bill: action({ cost: 3 }) }, players: [{ hand: ['bill'] }, { hand: [BLANK] }] })
  expect(t.answer('play bill').energy(0)).toBe('5/3/0')
  expect(t.asked).toBe('1 act')
})

test('AR-PLAY-5 what cannot be paid is not played and stays in hand', () => {
  const t = bench({
    cards: { bill: action({ cost: 3 }) },
    players: [{ hand: ['bill'], energy: [1, 0, 7] }, { hand: [BLANK] }],
  })
  expect(() => t.answer('play bill')).toThrow('you cannot pay')
  expect([t.asked, t.energy(0), t.hand(0), t.whyNot('play bill')]).toEqual(['0 act', '1/0/7', ['bill'], 'AR-PLAY-5'])
})

test('AR-PLAY-6 a card without a cost is played for nothing', () => {
  const t = bench({ cards: { nop: action({ cost: 0 }) }, players: [{ hand: ['nop'], energy: [0, 0, 8] }, {}] })
  expect(t.does('play nop').energy(0)).toBe('0/0/8')
  expect(t.scrapheap(0)).toEqual(['nop'])
})

test('AR-PLAY-7 cards in play are open to all, with damage and marks', () => {
  const cards = { radar: lockOn(), guard: personal(), plan: protocol() }
  const t = bench({ cards, players: [{ inPlay: ['radar', { card: 'guard', damage: 2, marked: true }, 'plan'] }, {}] })
  expect(t.match.view(1).inPlay.map(({ card, damage, marked }) => [card, damage, marked])).toEqual([
    ['radar', 0, false],
    ['guard', 2, true],
    ['plan', 0, false],
  ])
})

test('AR-PLAY-8 there is no limit to the cards and Attacks of a turn', () => {
  const t = bench({
    cards: { zap: attack({ cost: 2, accuracy: 0 }) },
    players: [{ at: [0, 0], hand: Array(4).fill('zap') }, { at: [0, 0] }],
  })
  for (let i = 0; i < 4; i++) t.does('play zap at mech-1')
  expect([t.energy(0), t.scrapheap(0).length]).toEqual(['0/8/0', 4])
})

test('AR-PLAY-9 a card waits open to all, neither in hand nor in play nor scrapped', () => {
  const t = bench({
    cards: { guard: personal() },
    players: [{ hand: ['guard', BLANK, BLANK, BLANK, BLANK] }, { hand: [BLANK] }],
  })
  t.answer('play guard')
  expect([t.hand(0).length, t.inPlay(0), t.scrapheap(0)]).toEqual([4, [], []])
  expect(t.match.view(1).stack.map(({ card, seat }) => [card, seat])).toEqual([['guard', 0]])
})
