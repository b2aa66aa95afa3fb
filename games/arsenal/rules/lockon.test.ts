import { expect, test } from 'vitest'
import { card } from '../content/schema.ts'
import { bench } from '../testing/bench.ts'
import { action, attack, instant, lockOn, personal, protocol } from '../testing/pack.ts'
import { full } from '../testing/stock.ts'
import { hasLock, locksOf } from './lockon.ts'

const guided = attack({ guided: true, accuracy: 1 })
const lockTurn = { lock: { until: 'turn', on: 'target' } } as const
const lockCard = { lock: { until: 'card', on: 'target' } } as const
const anyThing = { what: 'mech-or-object' } as const
const untimed = lockOn({ functions: [{ cost: { mark: true }, target: { what: 'mech' }, do: [lockCard] }] })
const scrapper = instant({ target: { what: 'in-play' }, do: [{ scrap: {} }] })
const breaker = instant({ target: { what: 'player' }, do: [{ unlock: { who: 'target' } }] })
const jammer = instant({ target: { what: 'player' }, do: [{ jam: { who: 'target' } }] })

test('AR-LOCKON-1 a Lock-On stays in play until scrapped', () => {
  const t = bench({ cards: { radar: lockOn() }, players: [{ hand: ['radar', ...full] }, { hand: full }] })
  t.does('play radar')
  expect([t.inPlay(0), t.scrapheap(0)]).toEqual([['radar'], []])
  t.endTurn().endTurn()
  expect(t.inPlay(0)).toEqual(['radar'])
})

test('AR-LOCKON-2 AR-LOCKON-3 who comes to have two Lock-Ons keeps one, old or new', () => {
  for (const [kept, gone] of [
    ['one', 'two'],
    ['two', 'one'],
  ] as const) {
    const t = bench({ cards: { one: lockOn(), two: lockOn() }, players: [{ hand: ['two'], inPlay: ['one'] }, {}] })
    t.does('play two')
    expect(t.asked).toBe('0 keep')
    expect(t.offer()).toEqual(['one', t.idOf(0, 'two')])
    t.answer(t.idOf(0, kept))
    expect([t.inPlay(0), t.scrapheap(0)]).toEqual([[kept], [gone]])
  }
})

test('AR-LOCKON-4 having a Lock-On does not forbid playing another', () => {
  const t = bench({ cards: { one: lockOn(), two: lockOn() }, players: [{ hand: ['two'], inPlay: ['one'] }, {}] })
  expect(t.offer('play')).toEqual(['play two'])
})

test('AR-LOCKON-5 a lock is an effect and not the card', () => {
  const t = bench({ cards: { radar: lockOn(), dart: guided }, players: [{ hand: ['dart'], inPlay: ['radar'] }, {}] })
  expect(t.offer('play')).toEqual([])
  expect(t.whyNot('play dart at mech-1')).toBe('AR-GUIDED-1')
  t.does('use radar at mech-1')
  expect(t.offer('play')).toEqual(['play dart at mech-1'])
})

test('AR-LOCKON-6 AR-R-23 a player may hold locks on several things at once', () => {
  const sweep = lockOn({ functions: [{ cost: { energy: 1 }, target: anyThing, do: [lockTurn] }] })
  const t = bench({ cards: { sweep, dart: guided }, players: [{ hand: ['dart'], inPlay: ['sweep'] }, {}, {}] })
  t.does('use sweep at mech-1').does('use sweep at mech-2')
  expect(locksOf(t.state, 0)).toEqual(['mech-1', 'mech-2'])
  expect(t.offer('play')).toEqual(['play dart at mech-1', 'play dart at mech-2'])
})

test('AR-LOCKON-7 AR-R-24 the benefit of a Lock-On applies whatever gave the lock', () => {
  const cards = { radar: lockOn(), snap: instant({ target: anyThing, do: [lockTurn] }), zap: attack({ accuracy: 2 }) }
  const t = bench({
    cards,
    players: [
      { at: [0, 0], hand: ['snap', 'zap'], inPlay: [{ card: 'radar', marked: true }] },
      { at: [0, 0] },
      { at: [0, 0] },
    ],
  })
  t.does('play snap at mech-1').dice(2, 2, 2).does('play zap at mech-1')
  expect(t.told('attack-roll')[0]).toMatchObject({ dice: 3 })
  const plain = bench({ cards, players: [{ at: [0, 0], hand: ['snap', 'zap'] }, { at: [0, 0] }, { at: [0, 0] }] })
  plain.does('play snap at mech-1').dice(2, 2).does('play zap at mech-1')
  expect(plain.told('attack-roll')[0]).toMatchObject({ dice: 2 })
})

test('AR-LOCKON-8 a lock without a time lasts as long as its card is in play', () => {
  const t = bench({ cards: { array: untimed }, players: [{ inPlay: ['array'], hand: full }, { hand: full }] })
  t.does('use array at mech-1')
  for (let turn = 0; turn < 3; turn++) {
    expect(hasLock(t.state, 0, 'mech-1')).toBe(true)
    t.endTurn()
  }
  expect(hasLock(t.state, 0, 'mech-1')).toBe(true)
})

test('AR-LOCKON-9 AR-R-42 scrapping the card ends its untimed lock at once', () => {
  const t = bench({
    cards: { array: untimed, dart: guided, bolt: scrapper, nop: instant() },
    players: [{ inPlay: [{ card: 'array', locks: ['mech-1'] }], hand: ['dart', 'nop'] }, { hand: ['bolt'] }],
  })
  expect(t.offer('play dart')).toEqual(['play dart at mech-1'])
  t.answer('play nop').answer('play bolt at array').passAll()
  expect(hasLock(t.state, 0, 'mech-1')).toBe(false)
  expect(t.offer('play dart')).toEqual([])
})

test('AR-LOCKON-10 a lock for this turn does not depend on its source', () => {
  const t = bench({
    cards: { radar: lockOn(), dart: guided, bolt: scrapper, nop: instant() },
    players: [{ inPlay: ['radar'], hand: ['dart', 'nop'] }, { hand: ['bolt'] }],
  })
  t.does('use radar at mech-1').answer('play nop').answer('play bolt at radar').passAll()
  expect(t.inPlay(0)).toEqual([])
  expect(hasLock(t.state, 0, 'mech-1')).toBe(true)
  expect(t.offer('play dart')).toEqual(['play dart at mech-1'])
})

test('AR-LOCKON-11 a lock for this turn ends early only by an effect that says so', () => {
  const cards = {
    radar: lockOn(),
    nop: instant(),
    dash: instant({ do: [{ move: { hexes: 3 } }] }),
    bolt: scrapper,
    hush: breaker,
  }
  const t = bench({
    cards,
    players: [
      { at: [0, 0], inPlay: ['radar'], hand: ['nop'] },
      { at: [0, 1], hand: ['dash', 'bolt', 'hush'] },
    ],
  })
  t.does('use radar at mech-1').answer('play nop')
  t.play('play dash').play(t.hex(0, 2), t.hex(0, 3), t.hex(0, 4)).play('play bolt at radar')
  expect(t.at(1)).toEqual([0, 4])
  expect(hasLock(t.state, 0, 'mech-1')).toBe(true)
  t.answer('play hush at player-0')
  expect(hasLock(t.state, 0, 'mech-1')).toBe(false)
})

test('AR-LOCKON-12 AR-R-10 a lock for this turn is over when the turn ends', () => {
  const t = bench({ cards: { radar: lockOn() }, players: [{ inPlay: ['radar'], hand: full }, { hand: full }] })
  t.does('use radar at mech-1').does('end')
  expect(t.asked).toBe('0 scrap')
  expect(hasLock(t.state, 0, 'mech-1')).toBe(true)
  t.play('stop', 'stop')
  expect(t.state.turn).toBe(1)
  expect(hasLock(t.state, 0, 'mech-1')).toBe(false)
})

test('AR-LOCKON-13 AR-PROTOCOL-4 Lock-Ons and Protocols cannot be attacked', () => {
  const t = bench({
    cards: { radar: lockOn(), plan: protocol(), guard: personal(), zap: attack() },
    players: [{ hand: ['zap'] }, { inPlay: ['radar', 'plan', 'guard'] }],
  })
  expect(t.offer('play')).toEqual(['play zap at mech-1', 'play zap at guard'])
  expect([t.whyNot('play zap at radar'), t.whyNot('play zap at plan')]).toEqual(['AR-ATTACK-3', 'AR-ATTACK-3'])
})

test('AR-LOCKON-14 a Lock-On has a way to lock and a benefit', () => {
  const accepts = (fields: object) => card.safeParse({ id: 'x', name: 'X', ...fields }).success
  expect(accepts(lockOn())).toBe(true)
  expect(accepts(lockOn({ functions: [{ cost: { mark: true }, do: [{ draw: { cards: 1 } }] }] }))).toBe(false)
  expect(accepts(lockOn({ standing: [] }))).toBe(false)
})

test('AR-LOCKON-15 who cannot have a lock loses it and gains none until the effect is over', () => {
  const cards = {
    radar: lockOn(),
    sweep: lockOn({ functions: [{ cost: { energy: 1 }, target: anyThing, do: [lockTurn] }] }),
    nop: instant(),
    hush: jammer,
  }
  const t = bench({ cards, players: [{ inPlay: ['sweep'], hand: ['nop', ...full] }, { hand: ['hush', ...full] }] })
  t.does('use sweep at mech-1').answer('play nop').answer('play hush at player-0').passAll()
  expect(hasLock(t.state, 0, 'mech-1')).toBe(false)
  t.does('use sweep at mech-1')
  expect(hasLock(t.state, 0, 'mech-1')).toBe(false)
  t.does('end').play('blank', 'stop', 'stop')
  expect(t.state.turn).toBe(1)
  t.endTurn().does('use sweep at mech-1')
  expect(hasLock(t.state, 0, 'mech-1')).toBe(true)
})

test('AR-R-70 "loses" ends an untimed lock whose card stays in play', () => {
  const t = bench({
    cards: { array: untimed, hush: breaker, nop: action() },
    players: [{ inPlay: [{ card: 'array', locks: ['mech-1'] }], hand: ['nop'] }, { hand: ['hush'] }],
  })
  t.answer('play nop').answer('play hush at player-0').passAll()
  expect(t.inPlay(0)).toEqual(['array'])
  expect(hasLock(t.state, 0, 'mech-1')).toBe(false)
})
