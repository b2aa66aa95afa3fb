import { expect, test } from 'vitest'
import { bench } from '../testing/bench.ts'
import { BLANK, instant, personal, protocol } from '../testing/pack.ts'

const full = Array<string>(8).fill(BLANK)
const at = (on: 'start-of-your-turn' | 'start-of-each-turn' | 'end-of-your-turn' | 'end-of-each-turn', deed: object) =>
  protocol({ functions: [{ on, do: [deed as never] }] })
const draw = { draw: { cards: 1 } }
const repair = { repair: { amount: 1 } }
const breakFunction = instant({ target: { what: 'waiting-function' }, do: [{ disrupt: {} }] })

test('AR-START-1 AR-R-8 start-of-turn effects happen after the recharge phase and before any action', () => {
  const t = bench({
    cards: { study: at('start-of-your-turn', draw) },
    players: [{ inPlay: ['study'] }, { hand: full }],
    phase: 'recharge',
  })
  t.passAll()
  expect([t.asked, t.hand(0).length]).toEqual(['0 act', 9])
})

test('AR-START-2 "your turn" is the turn of the controller only', () => {
  const t = bench({
    cards: { study: at('start-of-your-turn', draw) },
    players: [{ inPlay: ['study'], hand: full }, { hand: full }],
    phase: 'recharge',
    turn: 1,
  })
  t.passAll()
  expect(t.hand(0)).toHaveLength(8)
  t.does('end').play('stop', 'stop').passAll()
  expect([t.state.turn, t.hand(0).length]).toEqual([0, 9])
})

test('AR-START-3 "each player\'s turn" is every turn', () => {
  const t = bench({
    cards: { mend: at('start-of-each-turn', repair) },
    players: [{ inPlay: ['mend'], hand: full, damage: 9 }, { hand: full }, { hand: full }],
    phase: 'recharge',
  })
  t.passAll().endTurn().passAll().endTurn().passAll()
  expect([t.state.turns, t.damage(0)]).toEqual([4, 6])
})

test('AR-START-4 AR-DAMAGE-10 start-of-turn effects happen by themselves', () => {
  const t = bench({
    cards: { burn: at('start-of-your-turn', { damage: { amount: 1, to: 'me' } }) },
    players: [{ inPlay: ['burn'], hand: full, mech: { arm: 2 } }, {}],
    phase: 'recharge',
  })
  t.passAll()
  expect([t.asked, t.question().max]).toEqual(['0 pull', 2])
  t.answer(0)
  expect([t.damage(0), t.asked]).toEqual([1, '0 act'])
})

test("AR-START-5 AR-R-7 the active player's effects come first, then the others' clockwise, each player ordering the own", () => {
  const cards = {
    mend: at('start-of-each-turn', repair),
    fix: personal({ functions: [{ on: 'start-of-each-turn', do: [repair] }] }),
  }
  const t = bench({
    cards,
    players: [
      { inPlay: [{ card: 'mend', id: 'a' }], hand: full },
      {
        inPlay: [
          { card: 'mend', id: 'b' },
          { card: 'fix', id: 'b2' },
        ],
        hand: full,
      },
      { inPlay: [{ card: 'mend', id: 'c' }], hand: full },
    ],
    phase: 'recharge',
    turn: 1,
  })
  expect([t.asked, t.offer()]).toEqual(['1 next effect', ['b', 'b2']])
  t.answer('b2').passAll()
  expect(t.told('declared').map(({ seat, card }) => [seat, card])).toEqual([
    [1, 'fix'],
    [1, 'mend'],
    [2, 'mend'],
    [0, 'mend'],
  ])
})

test('AR-START-6 AR-FUNCTION-1 a start-of-turn effect can be interrupted and disrupted', () => {
  const t = bench({
    cards: { mend: at('start-of-your-turn', repair), hush: breakFunction },
    players: [{ inPlay: ['mend'], hand: full, damage: 4 }, { hand: ['hush', ...full.slice(1)] }],
    phase: 'recharge',
  })
  expect(t.asked).toBe('1 act')
  const [waiting] = t.state.stack
  expect(t.offer()).toEqual([`play hush at item-${waiting?.id}`, 'pass'])
  t.answer(`play hush at item-${waiting?.id}`).passAll()
  expect([t.damage(0), t.inPlay(0), t.asked]).toEqual([4, ['mend'], '0 act'])
})

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
