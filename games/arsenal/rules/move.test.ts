import { expect, test } from 'vitest'
import { bench } from '../testing/bench.ts'
import { action, attack, BLANK, instant, personal } from '../testing/pack.ts'
import { full } from '../testing/stock.ts'

const hold = instant({ target: { what: 'player' }, do: [{ halt: { who: 'target' } }] })

test('AR-MOVE-1 AR-MOVE-2 AR-MOVE-3 free moves come first, then paid ones for 1 Energy each', () => {
  const t = bench({ players: [{ at: [0, 0], mech: { spd: [2, 1] } }, { at: [4, 0] }] })
  t.does('move').answer(t.hex(1, 0))
  expect(t.energy(0)).toBe('8/0/0')
  t.does('move').answer(t.hex(2, 0))
  expect(t.energy(0)).toBe('8/0/0')
  t.does('move').answer(t.hex(3, 0))
  expect(t.energy(0)).toBe('7/1/0')
  expect(t.offer()).toEqual(['end'])
  expect(t.whyNot('move')).toBe('AR-MOVE-2')
  const slow = bench({ players: [{ at: [0, 0], mech: { spd: [0, 3] } }, { at: [4, 0] }] })
  for (const energy of ['7/1/0', '6/2/0', '5/3/0'])
    expect(
      slow
        .answer('move')
        .answer(slow.hexesOffered().includes('0,0') ? slow.hex(0, 0) : slow.hex(1, 0))
        .energy(0),
    ).toBe(energy)
  expect(slow.whyNot('move')).toBe('AR-MOVE-2')
})

test('AR-MOVE-4 standard moves are made on your own turn only', () => {
  const t = bench({ cards: { nop: action() }, players: [{ hand: ['nop'] }, { hand: [BLANK] }] })
  t.answer('play nop')
  expect([t.asked, t.offer(), t.whyNot('move')]).toEqual(['1 act', ['pass'], 'AR-MOVE-4'])
})

test('AR-MOVE-5 AR-PLAY-2 a standard move is never a reaction, nor is a card without Instant', () => {
  const t = bench({
    cards: { zap: attack(), nop: instant(), slow: action() },
    players: [{ hand: ['zap', 'nop', 'slow'] }, { hand: ['nop', BLANK] }],
  })
  t.answer('play zap at mech-1').answer('play nop')
  expect([t.asked, t.offer()]).toEqual(['0 act', ['play nop', 'pass']])
  expect([t.whyNot('move'), t.whyNot('play slow')]).toEqual(['AR-MOVE-5', 'AR-PLAY-2'])
})

test('AR-MOVE-6 standard moves are declared and resolved one hex at a time, each with its round of initiative', () => {
  const t = bench({
    players: [
      { at: [0, 0], mech: { spd: [3, 0] } },
      { hand: [BLANK], at: [4, 0] },
      { hand: [BLANK], at: [-4, 0] },
    ],
  })
  expect(() => t.answer('move 3')).toThrow('not one of its')
  for (const q of [1, 2, 3]) t.answer('move').play('pass', 'pass').answer(t.hex(q, 0))
  expect([t.at(0), t.told('offer').length]).toEqual([[3, 0], 6])
})

test('AR-MOVE-7 AR-MOVE-13 the destination is chosen when the move resolves, next to where the Mech then stands', () => {
  const cards = {
    dash: instant({ do: [{ move: { hexes: 1 } }] }),
    shove: instant({ target: { what: 'mech' }, do: [{ move: { hexes: 2, what: 'target' } }] }),
  }
  const t = bench({ cards, players: [{ at: [0, 0] }, { at: [1, 0], hand: ['dash', 'shove'] }] })
  t.answer('move').answer('play dash').answer(t.hex(2, 0))
  expect([t.asked, t.at(1)]).toEqual(['1 act', [2, 0]])
  t.answer('play shove at mech-0').play(t.hex(1, 0), t.hex(2, 0))
  expect(t.asked).toBe('0 hex')
  expect(new Set(t.hexesOffered())).toEqual(new Set(['3,0', '3,-1', '2,-1', '1,0', '1,1', '2,1']))
})

test('AR-MOVE-13 a corner has three neighbours, an inner hex six', () => {
  const offers = (q: number, r: number) =>
    bench({ players: [{ at: [q, r] }, {}] })
      .answer('move')
      .hexesOffered()
  expect(offers(4, 0)).toHaveLength(3)
  expect(offers(0, 0)).toHaveLength(6)
})

test('AR-MOVE-8 the Energy for a paid move is paid at declaration', () => {
  const t = bench({ players: [{ mech: { spd: [0, 2] } }, { hand: [BLANK] }] })
  t.answer('move')
  expect([t.asked, t.energy(0)]).toEqual(['1 act', '7/1/0'])
  const broke = bench({ players: [{ mech: { spd: [0, 2] }, energy: [0, 0, 8] }, {}] })
  expect([broke.offer(), broke.whyNot('move')]).toEqual([['end'], 'AR-MOVE-8'])
})

test('AR-MOVE-9 AR-MOVE-10 AR-R-47 a move made impossible fails, and its Energy stays paid', () => {
  const t = bench({
    cards: { hold },
    players: [
      { at: [0, 0], mech: { spd: [0, 3] } },
      { hand: ['hold'], at: [4, 0] },
    ],
  })
  t.answer('move').answer('play hold at player-0')
  expect([t.at(0), t.energy(0), t.kinds('move-failed')]).toEqual([[0, 0], '7/1/0', ['move-failed']])
  expect([t.player(0).moves, t.whyNot('move')]).toEqual([1, 'AR-MOVE-9'])
})

test('AR-MOVE-11 moves, cards and functions may be mixed in any order, or the turn ended at once', () => {
  const cards = { zap: attack({ accuracy: 0, ranges: ['short', 'medium', 'long', 'extended'] }), guard: personal() }
  const t = bench({ cards, players: [{ at: [0, 0], hand: ['zap', 'guard'], mech: { spd: [2, 0] } }, { at: [4, 0] }] })
  expect(t.offer()).toContain('end')
  t.does('move')
    .answer(t.hex(1, 0))
    .dice(2, 2, 2)
    .does('play zap at mech-1')
    .does('move')
    .answer(t.hex(2, 0))
    .does('play guard')
  expect([t.at(0), t.scrapheap(0), t.inPlay(0)]).toEqual([[2, 0], ['zap'], ['guard']])
  expect(bench({ players: [{}, {}] }).does('end').state.turn).toBe(1)
})

test('AR-MOVE-12 unused moves do not carry over', () => {
  const t = bench({
    players: [
      { at: [0, 0], hand: full, mech: { spd: [2, 0] } },
      { at: [4, 0], hand: full },
    ],
  })
  t.endTurn().endTurn()
  t.does('move').answer(t.hex(1, 0)).does('move').answer(t.hex(2, 0))
  expect(t.whyNot('move')).toBe('AR-MOVE-2')
})

test('AR-MOVE-14 Mechs may share a hex', () => {
  const t = bench({ players: [{ at: [0, 0] }, { at: [1, 0] }] })
  t.answer('move').answer(t.hex(1, 0))
  expect(t.at(0)).toEqual(t.at(1))
})
