import { expect, test } from 'vitest'
import { bench } from '../testing/bench.ts'
import { instant, personal } from '../testing/pack.ts'
import { at, full } from '../testing/stock.ts'

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
