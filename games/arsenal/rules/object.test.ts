import { expect, test } from 'vitest'
import { PLACES, type Placement } from '../content/grammar.ts'
import { bench } from '../testing/bench.ts'
import { action, attack, autonomous, instant, personal, type TestCard } from '../testing/pack.ts'
import { accepts, full, without } from '../testing/stock.ts'
import { hexOf } from './lookup.ts'
import { rangeTo } from './range.ts'

test('AR-OBJECT-1 an Object stays in play until it is scrapped', () => {
  const t = bench({ cards: { guard: personal() }, players: [{ hand: ['guard', ...full] }, { hand: full }] })
  t.does('play guard')
  for (let turn = 0; turn < 9; turn++) t.endTurn()
  expect([t.state.turns, t.inPlay(0)]).toEqual([10, ['guard']])
})

test('AR-OBJECT-2 there is no limit of Objects beyond the placements, and none for Autonomous ones', () => {
  const cards: Record<string, TestCard> = { drone: autonomous() }
  const inPlay = Object.entries(PLACES).flatMap(([placement, limit]) => {
    cards[`on-${placement}`] = personal({ placement: placement as Placement })
    return Array.from({ length: limit }, (_, i) => ({ card: `on-${placement}`, id: `on-${placement}-${i}` }))
  })
  const drones = Array.from({ length: 5 }, (_, i) => ({ card: 'drone', id: `drone-${i}`, at: [0, 0] as const }))
  const t = bench({ cards, players: [{ hand: ['drone', 'on-head'], inPlay: [...inPlay, ...drones] }, {}] })
  expect(inPlay).toHaveLength(13)
  expect(t.offer('play')).toEqual(['play drone'])
  t.does('play drone')
  expect(t.inPlay(0)).toHaveLength(19)
})

test('AR-OBJECT-4 a Personal Object is always in the hex of its Mech', () => {
  const t = bench({ cards: { guard: personal() }, players: [{ at: [0, 0], inPlay: ['guard'] }, { at: [4, 0] }] })
  expect(rangeTo(t.state, 1, 'guard')).toBe(4)
  t.does('move').answer(t.hex(1, 0))
  expect(hexOf(t.state, 'guard')).toBe(t.player(0).hex)
  expect(rangeTo(t.state, 1, 'guard')).toBe(3)
})

test('AR-OBJECT-5 AR-OBJECT-6 an Autonomous Object is put where the Mech stands and does not move', () => {
  const t = bench({ cards: { drone: autonomous() }, players: [{ at: [2, -1], hand: ['drone'] }, { at: [4, 0] }] })
  t.does('play drone')
  expect(t.asked).toBe('0 act')
  const id = t.idOf(0, 'drone')
  const { hex } = t.card(id)
  expect(hex).toBe(t.player(0).hex)
  t.does('move').answer(t.hex(1, -1))
  expect(t.card(id).hex).toBe(hex)
  expect(t.player(0).hex).not.toBe(hex)
  expect(t.offer()).toEqual(['move', 'end'])
})

test('AR-OBJECT-7 Objects of either kind may be attacked and take counters', () => {
  const t = bench({
    cards: {
      guard: personal(),
      drone: autonomous(),
      zap: attack({ accuracy: 3, damage: 1 }),
      zip: attack({ accuracy: 4, damage: 1 }),
    },
    players: [
      { at: [0, 0], hand: ['zap', 'zip'] },
      { at: [0, 0], inPlay: ['guard', { card: 'drone', at: [0, 0] }] },
    ],
  })
  expect(t.offer('play zap')).toEqual(['play zap at mech-1', 'play zap at guard', 'play zap at drone'])
  t.dice(1, 1, 1, 2).does('play zap at guard').dice(1, 1, 1, 1, 2, 2).does('play zip at drone')
  expect([t.card('guard').damage, t.card('drone').damage, t.damage(1)]).toEqual([1, 1, 0])
})

test('AR-OBJECT-9 one Object each on Head, Core and Spinal', () => {
  expect([PLACES.head, PLACES.core, PLACES.spinal]).toEqual([1, 1, 1])
  const cards = {
    visor: personal({ placement: 'head' }),
    helm: personal({ placement: 'head' }),
    coil: personal({ placement: 'core' }),
    spine: personal({ placement: 'spinal' }),
  }
  const t = bench({ cards, players: [{ hand: ['helm', 'coil', 'spine'], inPlay: ['visor'] }, {}] })
  expect(t.offer('play')).toEqual(['play coil', 'play spine'])
  expect(t.whyNot('play helm')).toBe('AR-OBJECT-11')
})

test('AR-OBJECT-10 two Objects each on Shoulder, Arm, Back, Flank and Leg', () => {
  expect([PLACES.shoulder, PLACES.arm, PLACES.back, PLACES.flank, PLACES.leg]).toEqual([2, 2, 2, 2, 2])
  const cards = { claw: personal(), fist: personal(), boot: personal({ placement: 'leg' }) }
  const t = bench({
    cards,
    players: [
      {
        hand: ['fist', 'boot'],
        inPlay: [
          { card: 'claw', id: 'claw-a' },
          { card: 'claw', id: 'claw-b' },
        ],
      },
      {},
    ],
  })
  expect(t.offer('play')).toEqual(['play boot'])
})

test('AR-OBJECT-11 placements are counted for each player, and a scrapped Object frees its place at once', () => {
  const cards = {
    visor: personal({ placement: 'head' }),
    nop: action(),
    bolt: instant({ target: { what: 'object' }, do: [{ scrap: {} }] }),
  }
  const t = bench({
    cards,
    players: [
      { hand: ['visor', 'nop'], inPlay: [{ card: 'visor', id: 'mine' }] },
      { hand: ['bolt', 'visor'], inPlay: [{ card: 'visor', id: 'theirs' }] },
    ],
  })
  expect(t.offer('play')).toEqual(['play nop'])
  t.answer('play nop').answer('play bolt at mine').passAll()
  expect(t.offer('play')).toEqual(['play visor'])
  expect(t.inPlay(1)).toEqual(['visor'])
})

test('AR-OBJECT-12 AR-MOVE-14 an Autonomous Object has a place for range and keeps nobody out', () => {
  const t = bench({
    cards: { drone: autonomous() },
    players: [{ at: [1, 0] }, { at: [0, 0], inPlay: [{ card: 'drone', at: [0, 0] }] }],
  })
  expect([rangeTo(t.state, 1, 'drone'), rangeTo(t.state, 0, 'drone')]).toEqual([0, 1])
  t.does('move')
  expect(t.hexesOffered()).toContain('0,0')
  t.answer(t.hex(0, 0))
  expect([rangeTo(t.state, 0, 'mech-1'), rangeTo(t.state, 0, 'drone')]).toEqual([0, 0])
})

test('AR-R-41 where control brings one too many, the controller chooses what stays', () => {
  const cards = {
    visor: personal({ placement: 'head' }),
    helm: personal({ placement: 'head' }),
    grab: action({ target: { what: 'object', side: 'rival' }, do: [{ seize: {} }] }),
  }
  const t = bench({ cards, players: [{ hand: ['grab'], inPlay: ['visor'] }, { inPlay: ['helm'] }] })
  t.does('play grab at helm')
  expect(t.asked).toBe('0 keep objects')
  t.answer(['helm'])
  expect([t.inPlay(0), t.scrapheap(0), t.inPlay(1)]).toEqual([['helm'], ['visor', 'grab'], []])
})

test('AR-OBJECT-3 AR-OBJECT-8 AR-OBJECT-13 an Object is Personal with a placement or Autonomous without, and has HP', () => {
  expect(accepts(personal())).toBe(true)
  expect(accepts(autonomous())).toBe(true)
  expect(accepts(without(personal(), 'kind'))).toBe(false)
  expect(accepts({ ...personal(), kind: ['personal', 'autonomous'] })).toBe(false)
  expect(accepts(without(personal(), 'placement'))).toBe(false)
  expect(accepts(autonomous({ placement: 'head' }))).toBe(false)
  expect(accepts(without(personal(), 'hp'))).toBe(false)
  expect(accepts(without(autonomous(), 'hp'))).toBe(false)
  expect(accepts(personal({ aspects: ['heavy'], radius: 1 }))).toBe(true)
})
