import { expect, test } from 'vitest'
import { bench } from '../testing/bench.ts'
import { action, attack, autonomous, BLANK, instant, personal } from '../testing/pack.ts'

const full = Array<string>(8).fill(BLANK)
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

test('AR-MOVE-4 standard moves are made on the own turn only', () => {
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

const dash = (hexes: number) => action({ do: [{ move: { hexes } }] })

test('AR-NONSTD-1 AR-NONSTD-3 movement by cards uses no standard move and has no limit', () => {
  const t = bench({
    cards: { dash: dash(3) },
    players: [{ at: [0, 0], hand: ['dash', 'dash', 'dash'], mech: { spd: [2, 0] } }, { at: [4, 0] }],
  })
  let hexes = 0
  for (const path of [
    [1, 2, 3],
    [2, 1, 0],
    [-1, -2, -3],
  ]) {
    t.does('play dash')
    for (const q of path) t.answer(t.hex(q, 0))
    hexes += (t.told('moved').at(-1)?.path as string[] | undefined)?.length ?? 0
  }
  expect([hexes, t.at(0), t.player(0).moves]).toEqual([9, [-3, 0], 0])
  expect(t.offer('move')).toEqual(['move'])
})

test('AR-NONSTD-4 advance and retreat name a Mech or Object', () => {
  const cards = {
    flee: action({ target: { what: 'mech', other: true }, do: [{ retreat: { hexes: 2, from: 'target' } }] }),
  }
  const t = bench({ cards, players: [{ at: [0, 0], hand: ['flee'] }, { at: [1, 0] }, { at: [4, 0] }] })
  expect(t.offer('play')).toEqual(['play flee at mech-1', 'play flee at mech-2'])
  expect([t.whyNot('play flee'), t.whyNot('play flee at mech-0')]).toEqual(['AR-R-65', 'AR-R-65'])
})

test('AR-NONSTD-5 AR-R-50 every hex of a retreat is one farther away, as far as possible', () => {
  const cards = {
    flee: action({ target: { what: 'mech', other: true }, do: [{ retreat: { hexes: 3, from: 'target' } }] }),
  }
  const t = bench({ cards, players: [{ at: [1, 0], hand: ['flee'] }, { at: [0, 0] }] })
  t.does('play flee at mech-1')
  expect(new Set(t.hexesOffered())).toEqual(new Set(['2,0', '2,-1', '1,1']))
  const edge = bench({ cards, players: [{ at: [4, 0], hand: ['flee'] }, { at: [0, 0] }] })
  edge.does('play flee at mech-1')
  expect([edge.asked, edge.at(0), edge.scrapheap(0)]).toEqual(['0 act', [4, 0], ['flee']])
})

test('AR-NONSTD-6 every hex of an advance is one nearer', () => {
  const cards = {
    rush: action({ target: { what: 'mech', other: true }, do: [{ advance: { hexes: 2, to: 'target' } }] }),
  }
  const t = bench({ cards, players: [{ at: [3, -1], hand: ['rush'] }, { at: [0, 0] }] })
  t.does('play rush at mech-1')
  expect(new Set(t.hexesOffered())).toEqual(new Set(['2,-1', '2,0']))
})

test('AR-NONSTD-7 a Mech moves out of turn only by cards that allow it', () => {
  const t = bench({
    cards: { nop: action(), hop: instant({ do: [{ move: { hexes: 1 } }] }) },
    players: [
      { hand: ['nop'], at: [4, 0] },
      { at: [0, 0], hand: ['hop'] },
    ],
  })
  t.answer('play nop')
  expect([t.asked, t.offer()]).toEqual(['1 act', ['play hop', 'pass']])
  t.answer('play hop').answer(t.hex(0, 1))
  expect(t.at(1)).toEqual([0, 1])
})

test('AR-GLOSSARY-5 AR-R-51 an Autonomous Object advances where a card says so', () => {
  const cards = {
    drone: autonomous(),
    call: action({ target: { what: 'autonomous' }, do: [{ advance: { hexes: 2, what: 'target', to: 'me' } }] }),
  }
  const t = bench({
    cards,
    players: [
      { at: [0, 0], hand: ['call'] },
      { at: [-4, 0], inPlay: [{ card: 'drone', at: [3, -1] }] },
    ],
  })
  t.does('play call at drone')
  expect(new Set(t.hexesOffered())).toEqual(new Set(['2,-1', '2,0']))
  t.answer(t.hex(2, 0))
  expect([t.asked, t.state.content.cards[t.card('drone').card]?.type]).toEqual(['0 act', 'object'])
  expect(t.told('moved').at(-1)?.path).toEqual([t.hex(2, 0), t.hex(1, 0)])
})
