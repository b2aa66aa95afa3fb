import { expect, test } from 'vitest'
import { bench } from '../testing/bench.ts'
import { attack, autonomous, BLANK, instant, lockOn, personal, protocol } from '../testing/pack.ts'
import { evasionAt, misses } from '../testing/stock.ts'
import { rangeTo } from './range.ts'

test('AR-ATTACK-1 an Attack runs in the order of the book', () => {
  const t = bench({
    cards: { zap: attack({ cost: 2, accuracy: 2, damage: 3 }) },
    players: [
      { at: [0, 0], hand: ['zap'] },
      { at: [1, 0], hand: [BLANK], mech: { arm: 1 } },
    ],
  })
  t.answer('play zap at mech-1').dice(1, 6, 2).answer('pass').dice(3).answer(1)
  expect(t.kinds('declared', 'paid', 'offer', 'attack-roll', 'evasion-roll', 'hit', 'armor', 'damage')).toEqual([
    'paid',
    'declared',
    'offer',
    'attack-roll',
    'evasion-roll',
    'hit',
    'armor',
    'damage',
  ])
})

test('AR-ATTACK-2 the target is named at declaration and open to all', () => {
  const t = bench({ cards: { zap: attack() }, players: [{ hand: ['zap'] }, { hand: [BLANK] }, {}] })
  expect(() => t.answer('play zap')).toThrow('needs a target')
  expect(t.whyNot('play zap')).toBe('AR-ATTACK-2')
  t.answer('play zap at mech-2')
  for (const seat of [0, 1, 2]) expect(t.match.view(seat).stack[0]?.strikes).toEqual(['mech-2'])
})

test('AR-ATTACK-3 AR-R-17 targets are Mechs and Objects in play, of opponents unless the table says otherwise', () => {
  const cards = { zap: attack(), guard: personal(), drone: autonomous(), radar: lockOn(), plan: protocol() }
  const players = [
    { at: [0, 0] as const, hand: ['zap'], inPlay: [{ card: 'guard', id: 'own' }] },
    { at: [0, 0] as const, inPlay: ['guard', { card: 'drone', at: [0, 0] as const }, 'radar', 'plan'] },
  ]
  expect(bench({ cards, players }).offer('play')).toEqual([
    'play zap at mech-1',
    'play zap at guard',
    'play zap at drone',
  ])
  expect(bench({ cards, players }).whyNot('play zap at own')).toBe('AR-R-17')
  expect(bench({ cards, players, options: { attackOwnSide: true } }).offer('play')).toEqual([
    'play zap at mech-1',
    'play zap at own',
    'play zap at guard',
    'play zap at drone',
  ])
})

test('AR-ATTACK-4 the target must be at a playable range when the Attack is declared', () => {
  const t = bench({
    cards: { stab: attack({ ranges: ['short'], cost: 2 }) },
    players: [{ at: [0, 0], hand: ['stab'] }, { at: [2, 0] }],
  })
  expect([t.offer('play'), t.whyNot('play stab at mech-1'), t.energy(0)]).toEqual([[], 'AR-ATTACK-4', '8/0/0'])
})

test("AR-ATTACK-5 distance is counted from the attacker's own Mech", () => {
  const t = bench({
    cards: { drone: autonomous() },
    players: [{ at: [0, 0], inPlay: [{ card: 'drone', at: [3, 0] }] }, { at: [4, 0] }],
  })
  expect(rangeTo(t.state, 0, 'mech-1')).toBe(4)
})

test('AR-ATTACK-6 AR-ATTACK-7 AR-ATTACK-8 AR-ATTACK-9 AR-ATTACK-10 the five ranges give 0, 1, 2, 3 and 5 dice', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map((steps) => evasionAt(steps))).toEqual([0, 1, 2, 3, 5, 5, 5])
})

test('AR-ATTACK-11 AR-ATTACK-12 six hexes are the limit unless a card reaches farther', () => {
  const cards = { zap: attack(), scope: protocol({ functions: [], standing: [{ reach: 8 }] }), rock: autonomous() }
  const far = (steps: number, inPlay: string[]) =>
    bench({
      cards,
      players: [{ at: [-4, 0], hand: ['zap'], inPlay }, { at: [4, 0] }],
      ...(steps === 9 ? { options: { arenaRadius: 5 as const } } : {}),
    })
  const seven = bench({ cards, players: [{ at: [-4, 0], hand: ['zap'] }, { at: [3, 0] }] })
  expect([seven.offer('play'), seven.whyNot('play zap at mech-1')]).toEqual([[], 'AR-ATTACK-4'])
  expect(far(8, ['scope']).offer('play')).toEqual(['play zap at mech-1'])
  const nine = bench({
    cards,
    players: [{ at: [-5, 0], hand: ['zap'], inPlay: ['scope'] }, { at: [4, 0] }],
    options: { arenaRadius: 5 },
  })
  expect(nine.offer('play')).toEqual([])
})

test('AR-R-18 the attacker moving measures the range anew and disrupts only where it is not playable', () => {
  const cards = {
    zap: attack({ accuracy: 1, ranges: ['short', 'medium'] }),
    nop: instant(),
    step: instant({ do: [{ move: { hexes: 1 } }] }),
  }
  const played = (q: number) => {
    const t = bench({
      cards,
      players: [
        { at: [0, 0], hand: ['zap', 'step'] },
        { at: [2, 0], hand: ['nop'] },
      ],
    })
    t.answer('play zap at mech-1')
      .answer('play nop')
      .answer('play step')
      .dice(...misses(3))
      .answer(t.hex(q, 0))
    return t
  }
  expect(played(1).told('evasion-roll')[0]?.dice).toBe(1)
  expect(played(-1).kinds('attack-roll', 'strike-off')).toEqual(['strike-off'])
})
