import { expect, test } from 'vitest'
import { bench } from '../testing/bench.ts'
import { action, attack, autonomous, BLANK, instant, lockOn, personal } from '../testing/pack.ts'
import { add, full, misses } from '../testing/stock.ts'

const here = [0, 0] as const

const boom = (fields = {}) => attack({ accuracy: 1, damage: 3, explosive: 2, ...fields })

function blown(target: string, arm: number) {
  const t = bench({
    cards: { boom: boom(), plate: personal({ hp: 9 }), thin: personal({ hp: 2 }), drone: autonomous({ hp: 5 }) },
    players: [
      { at: here, hand: ['boom'] },
      { at: here, mech: { arm }, inPlay: ['plate', 'thin', { card: 'drone', at: here }] },
    ],
  })
  return t.dice(1, ...(target === 'mech-1' ? Array(arm).fill(6) : [3])).answer(`play boom at ${target}`)
}

test('AR-KEYWORD-2 AR-KEYWORD-3 AR-KEYWORD-5 damage to a Mech sets off Explosive on all its Personal Objects and no other', () => {
  const t = blown('mech-1', 0)
  expect([t.damage(1), t.card('plate').damage, t.card('drone').damage]).toEqual([3, 2, 0])
  expect([t.inPlay(1), t.scrapheap(1)]).toEqual([['plate', 'drone'], ['thin']])
})

test('AR-KEYWORD-4 Explosive does nothing where no damage reached the Mech', () => {
  const t = blown('mech-1', 3).answer(3)
  expect([t.damage(1), t.card('plate').damage, t.card('thin').damage]).toEqual([0, 0, 0])
  const missed = bench({
    cards: { boom: boom(), plate: personal() },
    players: [
      { at: here, hand: ['boom'] },
      { at: here, inPlay: ['plate'] },
    ],
  })
  expect(missed.dice(3).does('play boom at mech-1').card('plate').damage).toBe(0)
})

test('AR-KEYWORD-6 an Explosive Attack on an Object does not set it off', () => {
  const t = blown('plate', 0)
  expect([t.card('plate').damage, t.card('thin').damage, t.damage(1)]).toEqual([3, 0, 0])
})

test('AR-R-29 destroyed Objects are scrapped in the order their controller chooses', () => {
  const t = bench({
    cards: { boom: boom(), a: personal({ hp: 2 }), b: personal({ hp: 2, placement: 'leg' }) },
    players: [
      { at: here, hand: ['boom'] },
      { at: here, inPlay: ['a', 'b'] },
    ],
  })
  t.dice(1).answer('play boom at mech-1')
  expect(t.asked).toBe('1 wrecks')
  expect(t.answer(['b', 'a']).scrapheap(1)).toEqual(['b', 'a'])
})

const rapid = (rapidFire: number, fields = {}) => attack({ accuracy: 1, damage: 1, rapidFire, ...fields })

const firing = (rapidFire: number, dice: number[], fields = {}) =>
  bench({ cards: { gun: rapid(rapidFire, fields) }, players: [{ at: here, hand: ['gun'] }, { at: here }] })
    .dice(...dice)
    .answer('play gun at mech-1')

test('AR-KEYWORD-7 AR-R-25 each hit makes one more copy, up to X', () => {
  expect(firing(1, [1, 1]).kinds('hit', 'miss')).toEqual(['hit', 'hit'])
  expect(firing(2, [1, 1, 1]).kinds('hit', 'miss')).toEqual(['hit', 'hit', 'hit'])
  expect(firing(2, [1, 3]).kinds('hit', 'miss')).toEqual(['hit', 'miss'])
})

test('AR-KEYWORD-8 a miss makes no copy', () => {
  expect(firing(2, [3]).kinds('hit', 'miss', 'copy')).toEqual(['miss'])
})

test('AR-KEYWORD-9 a hit without damage makes a copy', () => {
  const t = bench({
    cards: { gun: rapid(1) },
    players: [
      { at: here, hand: ['gun'] },
      { at: here, mech: { arm: 1 } },
    ],
  })
  t.dice(1, 6, 3).answer('play gun at mech-1').answer(1)
  expect([t.damage(1), t.kinds('hit', 'copy', 'miss')]).toEqual([0, ['hit', 'copy', 'miss']])
})

test('AR-KEYWORD-10 AR-KEYWORD-12 each copy has its own rolls with the pool dice left, and the same target', () => {
  const t = bench({
    cards: { gun: rapid(1) },
    players: [{ at: here, hand: ['gun'], mech: { atk: 4 } }, { at: here }, { at: here }],
  })
  t.answer('play gun at mech-1').dice(1, 3, 3).answer(2)
  expect([t.asked, t.question().max]).toEqual(['0 pull', 2])
  t.dice(...misses(3)).answer(2)
  expect(t.told('attack-roll').map(({ target }) => target)).toEqual(['mech-1', 'mech-1'])
  expect(t.told('evasion-roll')).toHaveLength(2)
  expect(t.asked).toBe('0 act')
})

test('AR-KEYWORD-11 one-time modifiers count for the original only, standing ones for each copy', () => {
  const t = bench({
    cards: { gun: rapid(1, { accuracy: 4 }), aim: add('attack', 2), radar: lockOn() },
    players: [{ at: here, hand: ['aim', 'gun'], inPlay: ['radar'] }, { at: here }],
    lasting: [{ kind: 'lock', seat: 0, on: 'mech-1' }],
  })
  t.does('play aim')
    .dice(1, ...misses(11))
    .does('play gun at mech-1')
  expect(t.told('attack-roll').map(({ dice }) => dice)).toEqual([7, 5])
})

test('AR-KEYWORD-13 a copy equals the original but for Rapid-Fire', () => {
  const t = bench({
    cards: { gun: rapid(1, { explosive: 1 }), plate: personal({ hp: 9 }) },
    players: [
      { at: here, hand: ['gun'] },
      { at: here, inPlay: ['plate'] },
    ],
  })
  t.dice(1, 1).does('play gun at mech-1')
  expect([t.damage(1), t.card('plate').damage]).toEqual([2, 2])
  expect(t.told('attack-roll').map(({ dice }) => dice)).toEqual([1, 1])
})

test('AR-R-26 copies have a lap of their own only with the option', () => {
  const offers = (copyReactions: boolean) => {
    const t = bench({
      cards: { gun: rapid(1), nop: instant() },
      players: [
        { at: here, hand: ['gun'] },
        { at: here, hand: [BLANK] },
      ],
      options: { copyReactions },
    })
    return t.answer('play gun at mech-1').dice(1, 3).passAll().told('offer').length
  }
  expect([offers(false), offers(true)]).toEqual([1, 2])
})

const swarm = (fields = {}) => attack({ accuracy: 1, damage: 1, swarm: 2, ...fields })

test('AR-KEYWORD-14 AR-KEYWORD-15 AR-KEYWORD-18 a Swarm holds X copies as soon as it is played, each with its own target', () => {
  const t = bench({
    cards: { pod: swarm({ cost: 4 }) },
    players: [{ at: here, hand: ['pod'] }, { at: here, hand: [BLANK] }, { at: here }],
  })
  t.answer('play pod at mech-1')
  expect([t.asked, t.offer()]).toEqual(['0 copy target', ['mech-1', 'mech-2']])
  t.play('mech-1', 'mech-2')
  expect([t.asked, t.state.stack.map(({ strikes }) => strikes)]).toEqual(['1 act', [['mech-1', 'mech-1', 'mech-2']]])
  t.dice(3, 3, 3).answer('pass')
  expect(t.told('attack-roll').map(({ target }) => target)).toEqual(['mech-1', 'mech-1', 'mech-2'])
  const same = bench({ cards: { pod: swarm() }, players: [{ at: here, hand: ['pod'] }, { at: here }, { at: here }] })
  same.answer('play pod at mech-1').answer('mech-1').dice(3, 3, 3).answer('mech-1')
  expect(same.told('attack-roll').map(({ target }) => target)).toEqual(['mech-1', 'mech-1', 'mech-1'])
})

test('AR-KEYWORD-16 each target of a Swarm must be valid on its own', () => {
  const t = bench({
    cards: { pod: swarm({ swarm: 1, guided: true }) },
    players: [{ at: here, hand: ['pod'] }, { at: here }, { at: here }],
    lasting: [{ kind: 'lock', seat: 0, on: 'mech-1' }],
  })
  t.answer('play pod at mech-1')
  expect([t.offer(), t.whyNot('mech-2')]).toEqual([['mech-1'], 'AR-GUIDED-1'])
})

test('AR-KEYWORD-17 AR-R-27 each copy has its own rolls, with the pool dice left', () => {
  const t = bench({ cards: { pod: swarm() }, players: [{ at: here, hand: ['pod'], mech: { atk: 4 } }, { at: here }] })
  t.play('play pod at mech-1', 'mech-1', 'mech-1').dice(3, 3).answer(1)
  expect([t.asked, t.question().max]).toEqual(['0 pull', 3])
  t.dice(3).answer(0).dice(3).answer(0)
  expect([t.told('attack-roll').length, t.told('evasion-roll').length]).toEqual([3, 3])
})

test('AR-KEYWORD-19 a Swarm is paid for once', () => {
  const t = bench({
    cards: { pod: swarm({ cost: 4 }) },
    players: [
      { at: here, hand: ['pod', BLANK] },
      { at: here, hand: [BLANK] },
    ],
  })
  t.play('play pod at mech-1', 'mech-1', 'mech-1')
  expect([t.energy(0), t.hand(0)]).toEqual(['4/4/0', [BLANK]])
  expect(t.dice(3, 3, 3).answer('pass').scrapheap(0)).toEqual(['pod'])
})

test('AR-R-67 movement takes out only the strikes aimed there; disrupting the card takes all', () => {
  const cards = {
    pod: swarm(),
    hop: instant({ do: [{ move: { hexes: 1 } }] }),
    hush: instant({ target: { what: 'waiting-card' }, do: [{ disrupt: {} }] }),
  }
  const players = [{ at: here, hand: ['pod'] }, { at: here, hand: ['hop', 'hush'] }, { at: here }]
  const t = bench({ cards, players }).play('play pod at mech-1', 'mech-2', 'mech-1')
  t.answer('play hop').answer(t.hex(1, 0)).dice(3).answer('pass')
  expect(t.told('attack-roll').map(({ target }) => target)).toEqual(['mech-2'])
  const gone = bench({ cards, players })
    .play('play pod at mech-1', 'mech-2', 'mech-1')
    .answer('play hush at item-100')
    .passAll()
  expect([gone.kinds('attack-roll'), gone.scrapheap(0)]).toEqual([[], ['pod']])
})

test('AR-KEYWORD-20 AR-KEYWORD-21 AR-R-60 a Radius covers the hexes within it, and the text says who is affected', () => {
  const cards = {
    pulse: autonomous({
      radius: 2,
      functions: [{ cost: { mark: true }, do: [{ blast: { amount: 1, what: 'mechs', side: 'rival' } }] }],
    }),
    plate: personal(),
    drone: autonomous(),
  }
  const t = bench({
    cards,
    players: [
      { at: [1, 0], inPlay: [{ card: 'pulse', at: [0, 0] }] },
      { at: [2, 0], inPlay: ['plate', { card: 'drone', at: [0, 1] }] },
      { at: [3, 0] },
    ],
  })
  t.does('use pulse')
  expect([t.damage(0), t.damage(1), t.damage(2), t.card('plate').damage, t.card('drone').damage]).toEqual([
    0, 1, 0, 0, 0,
  ])
})

const pulse = autonomous({
  radius: 0,
  functions: [{ cost: { mark: true }, do: [{ blast: { amount: 1, what: 'mechs', side: 'rival' } }] }],
})

const zap = instant({ target: { what: 'object' }, do: [{ scrap: {} }] })

const tow = instant({ target: { what: 'autonomous' }, do: [{ move: { hexes: 1, what: 'target' } }] })

test('AR-KEYWORD-20 AR-R-51 a waiting function of an Autonomous Object that was moved works from where it is', () => {
  const t = bench({
    cards: { pulse, tow },
    players: [{ at: here, inPlay: [{ card: 'pulse', at: [2, 0] }] }, { at: [2, 0], hand: ['tow'] }, { at: [3, 0] }],
  })
  t.answer('use pulse').answer('play tow at pulse').answer(t.hex(3, 0)).passAll()
  expect([t.damage(1), t.damage(2)]).toEqual([0, 1])
})

test('AR-KEYWORD-20 AR-R-53 where it is gone by then, the function works from where it stood last', () => {
  const t = bench({
    cards: { pulse, tow, zap },
    players: [
      { at: here, inPlay: [{ card: 'pulse', at: [2, 0] }] },
      { at: [2, 0], hand: ['tow', 'zap'] },
      { at: [3, 0] },
    ],
  })
  t.answer('use pulse').answer('play tow at pulse').answer(t.hex(3, 0)).answer('play zap at pulse').passAll()
  expect([t.inPlay(0), t.damage(1), t.damage(2)]).toEqual([[], 0, 1])
})

test('AR-KEYWORD-20 AR-R-51 an Autonomous Object moved by its own function or before its start-of-turn effect works from there too', () => {
  const crawler = autonomous({
    radius: 0,
    functions: [
      {
        cost: { mark: true },
        target: { what: 'autonomous', side: 'own' },
        do: [{ move: { hexes: 1, what: 'target' } }, { lock: { until: 'turn', on: 'radius' } }],
      },
    ],
  })
  const own = bench({
    cards: { crawler },
    players: [{ at: here, inPlay: [{ card: 'crawler', at: [2, 0] }] }, { at: [2, 0] }, { at: [3, 0] }],
  })
  own.does('use crawler at crawler').answer(own.hex(3, 0))
  expect(own.told('lock').map(({ on }) => on)).toEqual(['mech-2'])
  const tick = autonomous({
    radius: 0,
    functions: [{ on: 'start-of-your-turn', do: [{ blast: { amount: 1, what: 'mechs', side: 'rival' } }] }],
  })
  const mend = personal({ functions: [{ on: 'start-of-your-turn', do: [{ repair: { amount: 1 } }] }] })
  const t = bench({
    cards: { tick, tow, mend, zap },
    players: [
      { at: here, inPlay: ['mend', { card: 'tick', at: [2, 0] }], hand: full },
      { at: [2, 0], hand: ['tow', 'zap', ...full.slice(2)] },
      { at: [3, 0], hand: full },
    ],
    phase: 'recharge',
  })
  t.answer('mend').does('play tow at tick').answer(t.hex(3, 0)).play('pass', 'pass').does('play zap at tick')
  expect([t.inPlay(0), t.damage(1), t.damage(2)]).toEqual([['mend'], 0, 1])
})

test('AR-R-40 AR-R-60 a waiting function of a seized Personal Object works from its new Mech', () => {
  const beacon = personal({
    radius: 0,
    functions: [{ cost: { mark: true }, do: [{ blast: { amount: 1, what: 'mechs', side: 'any' } }] }],
  })
  const grab = instant({ target: { what: 'personal' }, do: [{ seize: {} }] })
  const t = bench({
    cards: { beacon, grab },
    players: [
      { at: here, inPlay: ['beacon'] },
      { at: [2, 0], hand: ['grab'] },
    ],
  })
  t.answer('use beacon').answer('play grab at beacon').passAll()
  expect([t.damage(0), t.damage(1)]).toEqual([0, 1])
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
