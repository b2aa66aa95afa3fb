import { expect, test } from 'vitest'
import { bench } from '../testing/bench.ts'
import { BLANK, personal } from '../testing/pack.ts'
import { full } from '../testing/stock.ts'

const visor = personal({ functions: [{ cost: { mark: true }, do: [{ dice: { roll: 'attack', add: 2 } }] }] })

test('AR-MARK-1 a card comes into play unmarked and can be used at once', () => {
  const t = bench({ cards: { visor }, players: [{ hand: ['visor'] }, {}] })
  t.does('play visor')
  const id = t.idOf(0, 'visor')
  expect(t.card(id).marked).toBe(false)
  expect(t.offer('use')).toEqual([`use ${id}`])
})

test('AR-MARK-2 AR-FUNCTION-6 marking is part of the cost, paid before anyone reacts', () => {
  const t = bench({ cards: { visor }, players: [{ inPlay: ['visor'] }, { hand: [BLANK] }] })
  t.answer('use visor')
  expect(t.asked).toBe('1 act')
  expect(t.card('visor').marked).toBe(true)
  expect(t.state.lasting).toEqual([])
  t.answer('pass')
  expect(t.state.lasting).toHaveLength(1)
})

test('AR-MARK-3 a marked card cannot pay a mark cost', () => {
  const t = bench({ cards: { visor }, players: [{ inPlay: [{ card: 'visor', marked: true }] }, {}] })
  expect(t.offer('use')).toEqual([])
  expect(t.whyNot('use visor')).toBe('AR-MARK-3')
})

test('AR-MARK-4 AR-MARK-5 a card is marked once a turn and is unmarked by the next recharge phase, whosever turn it is', () => {
  const t = bench({ cards: { visor }, players: [{ inPlay: ['visor'], hand: full }, { hand: full }] })
  t.does('use visor')
  expect(t.offer('use')).toEqual([])
  t.does('end')
  expect([t.asked, t.card('visor').marked]).toEqual(['0 scrap', true])
  t.play('stop', 'stop')
  expect([t.state.turn, t.card('visor').marked]).toEqual([1, false])
  t.answer('move')
  expect(t.offer()).toEqual(['use visor', 'pass'])
  t.answer('use visor').passAll()
  expect(t.card('visor').marked).toBe(true)
})

test('AR-MARK-6 only cards in play can be marked', () => {
  const t = bench({ cards: { visor }, players: [{ hand: ['visor'], scrapheap: ['visor'] }, {}] })
  expect(t.offer('use')).toEqual([])
  expect(t.offer('play')).toEqual(['play visor'])
})
