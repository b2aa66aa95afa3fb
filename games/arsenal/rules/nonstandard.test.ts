import { expect, test } from 'vitest'
import { bench } from '../testing/bench.ts'
import { action, instant } from '../testing/pack.ts'

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
