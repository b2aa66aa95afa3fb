import { expect, test } from 'vitest'
import { bench } from '../testing/bench.ts'
import { action, attack, BLANK, instant, lockOn, personal, protocol } from '../testing/pack.ts'
import { statOf } from './effects/standing.ts'

const lockFunction = {
  cost: { mark: true as const },
  target: { what: 'mech' as const },
  do: [{ lock: { until: 'turn' as const, on: 'target' as const } }],
}

const boost = [{ dice: { roll: 'attack' as const, add: 2 } }]

test('AR-FUNCTION-1 AR-R-61 the functions of Mechs, Objects, Lock-Ons and Protocols can be disrupted', () => {
  const functions = [{ cost: { energy: 1 as const }, do: boost }]
  const cards = {
    guard: personal({ functions }),
    radar: lockOn({ functions: [lockFunction, ...functions] }),
    plan: protocol({ functions }),
    hush: instant({ target: { what: 'waiting-function' }, do: [{ disrupt: {} }] }),
  }
  for (const use of ['use mech-0', 'use guard', 'use radar 2', 'use plan']) {
    const t = bench({
      cards,
      players: [{ mech: { functions }, inPlay: ['guard', 'radar', 'plan'] }, { hand: ['hush'] }],
    })
    t.answer(use).answer(`play hush at item-100`).passAll()
    expect([use, t.state.lasting]).toEqual([use, []])
    expect(t.kinds('disrupted')).toEqual(['disrupted'])
  }
})

test('AR-FUNCTION-2 AR-FUNCTION-3 all of what stands before the arrow is paid', () => {
  const visor = personal({ functions: [{ cost: { energy: 1, mark: true }, do: boost }] })
  const t = bench({ cards: { visor }, players: [{ inPlay: ['visor'] }, {}] })
  t.does('use visor')
  expect([t.energy(0), t.card('visor').marked, t.state.lasting.length]).toEqual(['7/1/0', true, 1])
  const broke = bench({ cards: { visor }, players: [{ inPlay: ['visor'], energy: [0, 0, 8] }, {}] })
  expect([broke.offer('use'), broke.whyNot('use visor'), broke.card('visor').marked]).toEqual([[], 'AR-PLAY-5', false])
  const used = bench({ cards: { visor }, players: [{ inPlay: [{ card: 'visor', marked: true }] }, {}] })
  expect([used.offer('use'), used.whyNot('use visor'), used.energy(0)]).toEqual([[], 'AR-MARK-3', '8/0/0'])
})

test('AR-FUNCTION-4 AR-FUNCTION-5 functions count as Instant unless they say otherwise', () => {
  const cards = {
    any: personal({ functions: [{ cost: { mark: true }, do: boost }] }),
    own: personal({ functions: [{ cost: { mark: true }, only: 'your-turn', do: boost }] }),
    nop: action(),
  }
  const t = bench({ cards, players: [{ hand: ['nop'] }, { inPlay: ['any', 'own'] }] })
  t.answer('play nop')
  expect([t.asked, t.offer(), t.whyNot('use own')]).toEqual(['1 act', ['use any', 'pass'], 'AR-FUNCTION-5'])
})

test('AR-FUNCTION-6 using a function lets all react before its effect', () => {
  const t = bench({
    cards: { any: personal({ functions: [{ cost: { mark: true }, do: boost }] }) },
    players: [{ inPlay: ['any'] }, { hand: [BLANK] }],
  })
  t.answer('use any')
  expect([t.asked, t.state.lasting]).toEqual(['1 act', []])
})

test('AR-FUNCTION-7 AR-R-53 a card scrapped as a cost goes at declaration, and its effect still follows', () => {
  const t = bench({ cards: { plan: protocol() }, players: [{ inPlay: ['plan'] }, { hand: [BLANK] }] })
  t.answer('use plan')
  expect([t.inPlay(0), t.scrapheap(0), t.state.lasting]).toEqual([[], ['plan'], []])
  t.answer('pass')
  expect(t.state.lasting).toMatchObject([{ roll: 'evasion', add: 3, seat: 0 }])
})

test('AR-FUNCTION-8 a function with only an Energy cost may be used repeatedly', () => {
  const cards = {
    pump: personal({ functions: [{ cost: { energy: 1 }, do: [{ dice: { roll: 'armor', add: 1 } }] }] }),
    zap: attack({ accuracy: 1 }),
  }
  const t = bench({
    cards,
    players: [
      { at: [0, 0], hand: ['zap'] },
      { at: [0, 0], inPlay: ['pump'] },
    ],
  })
  t.answer('play zap at mech-1').play('use pump', 'use pump', 'use pump').dice(6, 3, 3, 3).answer('pass').answer('roll')
  expect([t.energy(1), t.told('armor')[0]?.dice]).toEqual(['5/3/0', 3])
})

test('AR-FUNCTION-9 AR-R-40 only the controller uses a function', () => {
  const cards = {
    any: personal({ functions: [{ cost: { energy: 1, mark: true }, do: boost }] }),
    grab: action({ target: { what: 'object', side: 'rival' }, do: [{ seize: {} }] }),
    nop: action(),
  }
  const t = bench({ cards, players: [{ hand: ['nop', 'grab', 'nop'] }, { inPlay: ['any'], hand: [BLANK] }] })
  expect(t.offer('use')).toEqual([])
  t.answer('play nop')
  expect(t.offer('use')).toEqual(['use any'])
  t.passAll().does('play grab at any')
  expect(t.offer('use')).toEqual(['use any'])
  t.answer('play nop')
  expect([t.asked, t.offer('use')]).toEqual(['1 act', []])
})

test('AR-FUNCTION-10 AR-GLOSSARY-1 AR-R-46 text with no arrow and no moment works while its card is in play', () => {
  const cards = {
    memory: protocol({ functions: [], standing: [{ stat: 'hand', add: 1 }] }),
    bolt: instant({ target: { what: 'protocol' }, do: [{ scrap: {} }] }),
    nop: action(),
  }
  const t = bench({ cards, players: [{ hand: ['memory', 'nop'] }, { hand: ['bolt'] }] })
  expect(statOf(t.state, 0, 'hand')).toBe(8)
  t.answer('play memory')
  expect(statOf(t.state, 0, 'hand')).toBe(8)
  t.passAll()
  expect([statOf(t.state, 0, 'hand'), statOf(t.state, 1, 'hand'), t.asked]).toEqual([9, 8, '0 act'])
  t.answer('play nop')
    .answer(`play bolt at ${t.idOf(0, 'memory')}`)
    .passAll()
  expect(statOf(t.state, 0, 'hand')).toBe(8)
})
