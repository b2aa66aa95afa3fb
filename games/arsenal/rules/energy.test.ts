import { expect, test } from 'vitest'
import { bench } from '../testing/bench.ts'
import { action, attack, BLANK, instant, personal } from '../testing/pack.ts'
import { mostEnergy, paymentsFor } from './energy.ts'

type Counts = readonly [number, number, number]
const asking = { paymentHelper: 'always-ask' } as const

/** A player who has so much Energy and a card of this cost; every payment is asked for. */
const payer = (energy: Counts, cost: number) =>
  bench({ cards: { bill: action({ cost }) }, players: [{ energy, hand: ['bill'] }, {}], options: asking })
const pays = (energy: Counts, cost: number, way: string) => {
  const t = payer(energy, cost).answer('play bill')
  if (t.asked === '0 payment') t.answer(way)
  return t.energy(0)
}
const ways = (energy: Counts, cost: number) => payer(energy, cost).answer('play bill').offer()

test('AR-ENERGY-2 marking yields 1 Energy a card', () => {
  expect(pays([8, 0, 0], 3, 'mark 3')).toBe('5/3/0')
})

test('AR-ENERGY-3 burning a marked card yields 1 more', () => {
  expect(pays([0, 8, 0], 2, 'burn 2')).toBe('0/6/2')
})

test('AR-ENERGY-4 AR-R-43 an unmarked card may be burned directly', () => {
  expect(pays([8, 0, 0], 2, 'burn 2 unmarked')).toBe('6/0/2')
})

test('AR-ENERGY-5 one card can yield 2, even within one payment', () => {
  expect(pays([1, 0, 7], 2, 'mark 1, burn 1')).toBe('0/0/8')
  expect(payer([1, 0, 7], 3).offer('play')).toEqual([])
})

test('AR-ENERGY-6 a burned card cannot be marked', () => {
  const offered = ways([2, 0, 6], 3)
  expect(offered).toEqual(['mark 2, burn 1', 'mark 1, burn 1, burn 1 unmarked'])
  expect(() => payer([2, 0, 6], 3).play('play bill', 'mark 3')).toThrow('what is due is paid exactly')
  expect(pays([2, 0, 6], 2, 'mark 2')).toBe('0/2/6')
})

test('AR-ENERGY-7 only a blue card can be burned', () => {
  expect(pays([0, 1, 7], 1, 'burn 1')).toBe('0/0/8')
  expect(payer([0, 1, 7], 2).offer('play')).toEqual([])
  expect(paymentsFor({ ready: 0, marked: 0, burned: 8 }, 1)).toEqual([])
})

test('AR-ENERGY-8 the most to spend is twice the unmarked plus once the marked cards', () => {
  expect(mostEnergy({ ready: 8, marked: 0, burned: 0 })).toBe(16)
  expect(
    bench({ cards: { bill: action({ cost: 16 }) }, players: [{ hand: ['bill'] }, {}] })
      .does('play bill')
      .energy(0),
  ).toBe('0/0/8')
  expect(payer([3, 2, 3], 8).offer('play')).toEqual(['play bill'])
  expect(payer([3, 2, 3], 9).offer('play')).toEqual([])
  expect(payer([3, 2, 3], 9).whyNot('play bill')).toBe('AR-PLAY-5')
  expect(mostEnergy({ ready: 7, marked: 1, burned: 0 })).toBe(15)
})

test('AR-ENERGY-9 the payer decides for each Energy whether to mark or to burn', () => {
  expect(ways([4, 2, 2], 2)).toEqual([
    'mark 2',
    'mark 1, burn 1',
    'mark 1, burn 1 unmarked',
    'burn 2',
    'burn 1, burn 1 unmarked',
    'burn 2 unmarked',
  ])
  expect([pays([4, 2, 2], 2, 'mark 2'), pays([4, 2, 2], 2, 'mark 1, burn 1'), pays([4, 2, 2], 2, 'burn 2')]).toEqual([
    '2/4/2',
    '3/2/3',
    '4/0/4',
  ])
})

test('AR-ENERGY-9 AR-R-43 where nothing is asked, marking first is what is offered and every other way is folded away', () => {
  const paying = (answer: string) =>
    bench({ cards: { bill: action({ cost: 2 }) }, players: [{ energy: [4, 2, 2], hand: ['bill'] }, {}] }).answer(answer)
  const t = bench({
    cards: { bill: action({ cost: 2 }) },
    players: [{ energy: [4, 2, 2], hand: ['bill'], moves: 2 }, {}],
  })
  expect(t.offer()).toEqual(['move', 'play bill', 'end'])
  expect(t.folded()).toEqual([
    'move paying burn 1',
    'move paying burn 1 unmarked',
    'play bill paying mark 1, burn 1',
    'play bill paying mark 1, burn 1 unmarked',
    'play bill paying burn 2',
    'play bill paying burn 1, burn 1 unmarked',
    'play bill paying burn 2 unmarked',
  ])
  const { options } = t.question()
  expect(options.find(({ key }) => key === 'play bill')).toEqual({
    key: 'play bill',
    text: 'Play The bill (2 Energy)',
    kind: 'play',
    label: 'The bill',
    detail: '2 Energy',
    group: 'The bill',
    refs: ['bill'],
  })
  expect(options.find(({ key }) => key === 'play bill paying burn 2')).toEqual({
    key: 'play bill paying burn 2',
    text: 'Play The bill (2 Energy: burn 2)',
    kind: 'play',
    label: 'The bill',
    detail: '2 Energy: burn 2',
    group: 'The bill',
    refs: ['bill'],
    fold: 'Other ways to pay',
  })
  expect(options.find(({ key }) => key === 'move paying burn 1')?.text).toBe('Make a standard move (1 Energy: burn 1)')
  const left = [paying('play bill'), ...t.folded('play bill').map(paying)].map((paid) => paid.energy(0))
  expect(left).toEqual(['2/4/2', '3/2/3', '2/3/3', '4/0/4', '3/1/4', '2/2/4'])
  expect(t.answer('move paying burn 1').energy(0)).toBe('4/1/3')
  expect(() => paying('play bill paying burn 3')).toThrow('cannot be paid for in that way')
})

test('AR-ENERGY-9 AR-R-54 functions, targets and X are paid for in other ways too; what costs nothing is not', () => {
  const cards = {
    zap: attack({ cost: 'X', accuracy: 0 }),
    nop: action(),
    coil: personal({ functions: [{ cost: { energy: 1 }, do: [{ dice: { roll: 'attack', add: 1 } }] }] }),
  }
  const energy = [1, 0, 7] as const
  const setup = { cards, players: [{ energy, hand: ['zap', 'nop'], inPlay: ['coil'] }, {}] }
  const t = bench(setup)
  expect(t.folded()).toEqual(['play zap for 1 at mech-1 paying burn 1 unmarked', 'use coil paying burn 1 unmarked'])
  expect(t.question().options.at(-1)?.text).toMatch(/^The coil: .+ \(1 Energy: burn 1 unmarked\)$/)
  expect(bench(setup).answer('use coil paying burn 1 unmarked').energy(0)).toBe('0/0/8')
  expect(t.dice(3).does('play zap for 1 at mech-1 paying burn 1 unmarked').energy(0)).toBe('0/0/8')
})

test('AR-ENERGY-9 a table that asks for every payment folds nothing away', () => {
  expect(payer([4, 2, 2], 2).folded()).toEqual([])
  expect(() => payer([4, 2, 2], 2).answer('play bill paying burn 2')).toThrow('asked how to pay')
})

test('AR-ENERGY-10 AR-RECHARGE-4 unmarking does not bring back burned Energy', () => {
  const t = bench({ players: [{ energy: [2, 3, 3] }, {}], phase: 'recharge' })
  expect(t.told('unmark').find(({ seat }) => seat === 0)?.energy).toEqual({ ready: 5, marked: 0, burned: 3 })
  expect(t.kinds('unmark', 'refresh', 'restore', 'drew').slice(0, 4)).toEqual(['unmark', 'refresh', 'restore', 'drew'])
  expect(t.told('refresh').find(({ seat }) => seat === 0)?.energy).toEqual({ ready: 6, marked: 0, burned: 2 })
})

test('AR-ENERGY-11 refreshed Energy is usable in the same turn', () => {
  const hand = ['bill', ...Array<string>(7).fill(BLANK)]
  const t = bench({
    cards: { bill: action({ cost: 8 }) },
    players: [{ energy: [7, 0, 1], hand }, {}],
    phase: 'recharge',
  })
  expect(t.energy(0)).toBe('8/0/0')
  expect(t.does('play bill').energy(0)).toBe('0/8/0')
})

test('AR-ENERGY-12 the number on the card is what it costs', () => {
  expect(
    bench({ cards: { bill: action({ cost: 4 }) }, players: [{ hand: ['bill'] }, {}] })
      .does('play bill')
      .energy(0),
  ).toBe('4/4/0')
})

test('AR-ENERGY-13 Energy may be spent on every turn', () => {
  const blanks = Array<string>(8).fill(BLANK)
  const t = bench({
    cards: { nop: action(), bill: instant({ cost: 8 }) },
    players: [{ hand: ['nop', ...blanks] }, { hand: ['bill', 'bill', ...blanks.slice(1)] }],
  })
  t.answer('play nop').answer('play bill').passAll()
  expect([t.state.turn, t.energy(1)]).toEqual([0, '0/8/0'])
  t.endTurn()
  expect([t.state.turn, t.energy(1)]).toEqual([1, '8/0/0'])
  expect(t.does('play bill').energy(1)).toBe('0/8/0')
})

test('AR-ENERGY-14 everybody sees the Energy of everybody', () => {
  const t = bench({ players: [{ energy: [4, 3, 1] }, {}] })
  expect(t.match.view(1).players[0]?.energy).toEqual({ ready: 4, marked: 3, burned: 1 })
})

test('AR-R-74 a player who must burn Energy chooses which and gains nothing', () => {
  const cards = {
    leech: action({ target: { what: 'player', side: 'rival' }, do: [{ drain: { burn: 2, who: 'target' } }] }),
  }
  const t = bench({ cards, players: [{ hand: ['leech'] }, { energy: [5, 3, 0] }] })
  t.does('play leech at player-1')
  expect([t.asked, t.question().min, t.question().max]).toEqual(['1 burn', 0, 2])
  t.answer(1)
  expect(t.energy(1)).toBe('4/2/2')
})
