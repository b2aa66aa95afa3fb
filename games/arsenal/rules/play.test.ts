import { expect, test } from 'vitest'
import { bench } from '../testing/bench.ts'
import { action, attack, autonomous, BLANK, instant, lockOn, personal, protocol } from '../testing/pack.ts'
import { statOf } from './effects/standing.ts'

test('AR-PLAY-1 a card without Instant is played on the own turn only', () => {
  const t = bench({
    cards: { nop: action(), slow: action(), guard: personal() },
    players: [{ hand: ['nop'] }, { hand: ['slow', 'guard'] }],
  })
  t.answer('play nop')
  expect([t.asked, t.offer()]).toEqual(['1 act', ['pass']])
  expect([t.whyNot('play slow'), t.whyNot('play guard')]).toEqual(['AR-PLAY-1', 'AR-PLAY-1'])
})

test('AR-PLAY-3 an Instant may be played whenever its player has initiative', () => {
  const t = bench({ cards: { nop: instant() }, players: [{ hand: ['nop'] }, { hand: ['nop'] }] })
  t.answer('move')
  expect([t.asked, t.offer()]).toEqual(['1 act', ['play nop', 'pass']])
  const own = bench({ cards: { nop: instant() }, players: [{ hand: ['nop'] }, {}] })
  expect(own.offer('play')).toEqual(['play nop'])
})

test('AR-PLAY-4 the cost is paid before anyone reacts', () => {
  const t = bench({ cards: { bill: action({ cost: 3 }) }, players: [{ hand: ['bill'] }, { hand: [BLANK] }] })
  expect(t.answer('play bill').energy(0)).toBe('5/3/0')
  expect(t.asked).toBe('1 act')
})

test('AR-PLAY-5 what cannot be paid is not played and stays in hand', () => {
  const t = bench({
    cards: { bill: action({ cost: 3 }) },
    players: [{ hand: ['bill'], energy: [1, 0, 7] }, { hand: [BLANK] }],
  })
  expect(() => t.answer('play bill')).toThrow('you cannot pay')
  expect([t.asked, t.energy(0), t.hand(0), t.whyNot('play bill')]).toEqual(['0 act', '1/0/7', ['bill'], 'AR-PLAY-5'])
})

test('AR-PLAY-6 a card without a cost is played for nothing', () => {
  const t = bench({ cards: { nop: action({ cost: 0 }) }, players: [{ hand: ['nop'], energy: [0, 0, 8] }, {}] })
  expect(t.does('play nop').energy(0)).toBe('0/0/8')
  expect(t.scrapheap(0)).toEqual(['nop'])
})

test('AR-PLAY-7 cards in play are open to all, with damage and marks', () => {
  const cards = { radar: lockOn(), guard: personal(), plan: protocol() }
  const t = bench({ cards, players: [{ inPlay: ['radar', { card: 'guard', damage: 2, marked: true }, 'plan'] }, {}] })
  expect(t.match.view(1).inPlay.map(({ card, damage, marked }) => [card, damage, marked])).toEqual([
    ['radar', 0, false],
    ['guard', 2, true],
    ['plan', 0, false],
  ])
})

test('AR-PLAY-8 there is no limit to the cards and Attacks of a turn', () => {
  const t = bench({
    cards: { zap: attack({ cost: 2, accuracy: 0 }) },
    players: [{ at: [0, 0], hand: Array(4).fill('zap') }, { at: [0, 0] }],
  })
  for (let i = 0; i < 4; i++) t.does('play zap at mech-1')
  expect([t.energy(0), t.scrapheap(0).length]).toEqual(['0/8/0', 4])
})

test('AR-PLAY-9 a card waits open to all, neither in hand nor in play nor scrapped', () => {
  const t = bench({
    cards: { guard: personal() },
    players: [{ hand: ['guard', BLANK, BLANK, BLANK, BLANK] }, { hand: [BLANK] }],
  })
  t.answer('play guard')
  expect([t.hand(0).length, t.inPlay(0), t.scrapheap(0)]).toEqual([4, [], []])
  expect(t.match.view(1).stack.map(({ card, seat }) => [card, seat])).toEqual([['guard', 0]])
})

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

test('AR-GLOSSARY-2 the maximum is enforced only in the discharge phase', () => {
  const t = bench({
    cards: { scan: action({ do: [{ draw: { cards: 2 } }] }) },
    players: [{ hand: ['scan', ...Array(7).fill(BLANK)] }, {}],
  })
  t.does('play scan')
  expect([t.hand(0).length, t.asked]).toEqual([9, '0 act'])
  t.does('end')
  expect([t.asked, t.offer()]).toEqual(['0 scrap', [BLANK]])
})

test('AR-GLOSSARY-3 a hand is known to its holder only', () => {
  const t = bench({ players: [{ hand: ['heavy-beam', 'sidestep'] }, {}] })
  expect(t.match.view(1).players[0]?.hand.cards).toEqual([null, null])
  expect(t.match.view(undefined).players[0]?.hand.cards).toEqual([null, null])
  expect(t.match.view(0).players[0]?.hand.cards).toEqual(['heavy-beam', 'sidestep'])
})

test('AR-GLOSSARY-4 AR-R-69 only what is named is a target', () => {
  const alarm = (on: 'targeted') =>
    personal({ hp: 9, functions: [{ on, do: [{ dice: { roll: 'evasion', add: 1 } }] }] })
  const cards = { alarm: alarm('targeted'), boom: attack({ accuracy: 2, explosive: 1 }), drone: autonomous() }
  const t = bench({
    cards,
    players: [
      { at: [0, 0], hand: ['boom', 'boom'] },
      { at: [0, 0], inPlay: ['alarm'] },
    ],
  })
  t.dice(1, 1).does('play boom at mech-1')
  expect([t.card('alarm').damage, t.told('declared').map(({ kind }) => kind)]).toEqual([1, ['card']])
  t.dice(1, 1, 2, 2).does('play boom at alarm')
  expect(t.told('declared').map(({ kind, seat }) => [kind, seat])).toEqual([
    ['card', 0],
    ['card', 0],
    ['trigger', 1],
  ])
})

test('AR-KEYWORD-1 any card played from hand may be Instant, an Attack too', () => {
  const t = bench({
    cards: { nop: action(), snap: attack({ instant: true, accuracy: 0 }) },
    players: [
      { at: [0, 0], hand: ['nop'] },
      { at: [0, 0], hand: ['snap'] },
    ],
  })
  t.answer('play nop')
  expect(t.offer()).toEqual(['play snap at mech-0', 'pass'])
  t.answer('play snap at mech-0')
  expect(t.told('miss').map(({ seat }) => seat)).toEqual([1])
})

test('AR-KEYWORD-22 AR-KEYWORD-23 AR-KEYWORD-24 AR-R-54 X is chosen and paid as the card is played, counts everywhere and stays', () => {
  const cards = {
    surge: action({ cost: 'X', do: [{ dice: { roll: 'attack', add: 'X' } }, { prevent: { amount: 'X' } }] }),
  }
  const t = bench({ cards, players: [{ hand: ['surge'] }, { hand: [BLANK] }] })
  expect(t.offer('play')).toEqual(Array.from({ length: 17 }, (_, x) => `play surge for ${x}`))
  t.answer('play surge for 3')
  expect([t.energy(0), t.asked]).toEqual(['5/3/0', '1 act'])
  t.answer('pass')
  expect(t.asked).toBe('0 act')
  expect(t.state.lasting).toMatchObject([
    { kind: 'dice', add: 3 },
    { kind: 'prevent', on: 'mech-0', amount: 3 },
  ])
})
