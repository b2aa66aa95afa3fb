import { expect, test } from 'vitest'
import { bench } from '../testing/bench.ts'
import { attack, autonomous, instant, personal, protocol } from '../testing/pack.ts'
import { misses } from '../testing/stock.ts'
import { costOf } from './effects/standing.ts'
import { cardNamed } from './lookup.ts'

const hop = instant({ do: [{ move: { hexes: 1 } }] })

const hush = instant({ target: { what: 'waiting' }, do: [{ disrupt: {} }] })

const hushCard = instant({ target: { what: 'waiting-card' }, do: [{ disrupt: {} }] })

test('AR-DISRUPT-1 AR-DISRUPT-3 AR-DISRUPT-4 a disrupted card has no effect, is scrapped and stays paid for', () => {
  const cards = { zap: attack({ cost: 4 }), guard: personal({ cost: 4 }), plan: protocol({ cost: 4 }), hush }
  for (const [card, play] of [
    ['zap', 'play zap at mech-1'],
    ['guard', 'play guard'],
    ['plan', 'play plan'],
  ] as const) {
    const t = bench({
      cards,
      players: [
        { at: [0, 0], hand: [card] },
        { at: [0, 0], hand: ['hush'] },
      ],
    })
    t.answer(play).answer('play hush at item-100')
    expect([t.inPlay(0), t.scrapheap(0), t.energy(0), t.damage(1)]).toEqual([[], [card], '4/4/0', 0])
  }
})

test('AR-DISRUPT-1 AR-DISRUPT-3 a disrupted function stays paid for, and its card stays in play', () => {
  const visor = personal({
    functions: [{ cost: { energy: 1, mark: true }, do: [{ dice: { roll: 'attack', add: 2 } }] }],
  })
  const t = bench({ cards: { visor, hush }, players: [{ inPlay: ['visor'] }, { hand: ['hush'] }] })
  t.answer('use visor').answer('play hush at item-100')
  expect([t.state.lasting, t.inPlay(0), t.card('visor').marked, t.energy(0)]).toEqual([[], ['visor'], true, '7/1/0'])
})

test('AR-DISRUPT-2 only what waits can be disrupted', () => {
  const t = bench({
    cards: { guard: personal(), visor: personal({ placement: 'head' }), jam: hushCard },
    players: [{ hand: ['visor'], inPlay: ['guard'] }, { hand: ['jam'] }],
  })
  t.answer('play visor')
  expect(t.offer()).toEqual(['play jam at item-100', 'pass'])
  expect(t.whyNot('play jam at guard')).toBe('AR-R-65')
  const idle = bench({
    cards: { guard: personal(), jam: hushCard },
    players: [{ hand: ['jam'], inPlay: ['guard'] }, {}],
  })
  expect([idle.offer('play'), idle.whyNot('play jam')]).toEqual([[], 'AR-R-65'])
})

test('AR-DISRUPT-5 a disrupted Attack counts as played', () => {
  const cards = {
    combo: protocol({ functions: [], standing: [{ cost: -1, of: 'attack', nth: 2 }] }),
    zap: attack({ cost: 3 }),
    hush,
  }
  const t = bench({
    cards,
    players: [
      { at: [0, 0], inPlay: ['combo'], hand: ['zap', 'zap'] },
      { at: [0, 0], hand: ['hush'] },
    ],
  })
  expect(costOf(t.state, 0, cardNamed(t.state, 'zap'), 0)).toBe(3)
  t.answer('play zap at mech-1').answer('play hush at item-100').passAll()
  expect(t.kinds('disrupted')).toEqual(['disrupted'])
  expect(costOf(t.state, 0, cardNamed(t.state, 'zap'), 0)).toBe(2)
  t.dice(...misses(3)).answer('play zap at mech-1')
  expect(t.energy(0)).toBe('3/5/0')
})

test('AR-DISRUPT-6 AR-DISRUPT-10 AR-DISRUPT-12 the target moving disrupts an Attack by itself, without rolls', () => {
  const t = bench({
    cards: { zap: attack(), hop },
    players: [
      { at: [0, 0], hand: ['zap'], mech: { atk: 3 } },
      { at: [2, 0], hand: ['hop'], mech: { eva: 2, arm: 1 } },
    ],
  })
  t.answer('play zap at mech-1').answer('play hop').answer(t.hex(1, 1))
  expect([t.at(1), t.scrapheap(0), t.asked]).toEqual([[1, 1], ['zap'], '0 act'])
  expect([t.kinds('disrupted', 'attack-roll'), t.pools(0), t.pools(1)]).toEqual([['disrupted'], '3/0/0', '0/2/1'])
})

test('AR-DISRUPT-7 AR-OBJECT-4 so does it for an Attack on a Personal Object', () => {
  const t = bench({
    cards: { zap: attack(), hop, guard: personal({ placement: 'shoulder' }) },
    players: [
      { at: [0, 0], hand: ['zap'] },
      { at: [2, 0], hand: ['hop'], inPlay: ['guard'] },
    ],
  })
  t.answer('play zap at guard').answer('play hop').answer(t.hex(1, 1))
  expect([t.kinds('disrupted', 'attack-roll'), t.scrapheap(0)]).toEqual([['disrupted'], ['zap']])
})

test('AR-DISRUPT-8 AR-R-21 one movement disrupts every waiting Attack on the Mech and its Personal Objects', () => {
  const cards = { zap: attack(), snap: attack({ instant: true }), hop, guard: personal(), nop: instant() }
  const t = bench({
    cards,
    players: [
      { at: [0, 0], hand: ['zap', 'snap'] },
      { at: [2, 0], hand: ['nop', 'hop'], inPlay: ['guard'] },
    ],
  })
  t.answer('play zap at mech-1').answer('play nop').answer('play snap at guard').answer('play hop').answer(t.hex(1, 1))
  expect(t.told('disrupted').map(({ card }) => card)).toEqual(['zap', 'snap'])
  t.passAll()
  expect([t.kinds('attack-roll'), t.scrapheap(0), t.asked]).toEqual([[], ['zap', 'snap'], '0 act'])
})

test("AR-DISRUPT-9 an Attack on an Autonomous Object goes on when the controller's Mech moves", () => {
  const t = bench({
    cards: { zap: attack({ accuracy: 1 }), hop, drone: autonomous() },
    players: [
      { at: [0, 0], hand: ['zap'] },
      { at: [2, 0], hand: ['hop'], inPlay: [{ card: 'drone', at: [2, 0] }] },
    ],
  })
  t.answer('play zap at drone')
    .answer('play hop')
    .dice(...misses(5))
    .answer(t.hex(1, 1))
  expect(t.kinds('disrupted', 'attack-roll')).toEqual(['attack-roll'])
})

test('AR-R-19 a target that leaves and comes back disrupts an Attack without Guided', () => {
  const cards = { zap: attack(), weave: instant({ do: [{ move: { hexes: 2 } }] }) }
  const t = bench({
    cards,
    players: [
      { at: [0, 0], hand: ['zap'] },
      { at: [2, 0], hand: ['weave'] },
    ],
  })
  t.answer('play zap at mech-1').answer('play weave').answer(t.hex(1, 1)).answer(t.hex(2, 0))
  expect([t.at(1), t.kinds('disrupted', 'attack-roll')]).toEqual([[2, 0], ['disrupted']])
})
