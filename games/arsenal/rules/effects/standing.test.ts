import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { standing } from '../../content/grammar.ts'
import { type Bench, bench, type PlayerSetup } from '../../testing/bench.ts'
import { action, attack, autonomous, BLANK, lockOn, personal, protocol } from '../../testing/pack.ts'
import { locksOf } from '../lockon.ts'
import { costOf, statOf } from './standing.ts'

/** A test a kind of standing rule: what it changes, for whom, and for whom it does not. */

type Rule = z.input<typeof standing>
const here = [0, 0] as const

/** An Autonomous Object of seat 0 with a rule and Radius 1, its own Mech and rivals near and far; seat 2 is an ally of seat 0. */
function around(rule: Rule, more: Partial<PlayerSetup> = {}, cards = {}): Bench {
  return bench({
    cards: { beacon: autonomous({ radius: 1, standing: [rule] }), ...cards },
    players: [
      { at: here, inPlay: [{ card: 'beacon', at: here }], ...more },
      { at: [1, 0] },
      { at: [0, 1] },
      { at: [2, 0] },
    ],
    config: { teams: 2 },
  })
}
const evaOf = (t: Bench) => [0, 1, 2, 3].map((seat) => statOf(t.state, seat, 'eva'))

test('AR-KEYWORD-21 AR-R-60 a rule of a card concerns its controller, or whoever of a side stands inside its Radius', () => {
  const add = { stat: 'eva', add: 2 } as const
  expect(evaOf(around(add))).toEqual([2, 0, 0, 0])
  expect(evaOf(around({ ...add, who: 'rivals-inside' }))).toEqual([0, 2, 0, 0])
  expect(evaOf(around({ ...add, who: 'allies-inside' }))).toEqual([2, 0, 2, 0])
  expect(evaOf(around({ ...add, who: 'everyone-inside' }))).toEqual([2, 2, 2, 0])
})

test('AR-R-60 the Radius of a Personal Object goes with its Mech, and a card without one reaches its own hex only', () => {
  const players: PlayerSetup[] = [{ at: here, inPlay: ['coil'] }, { at: [1, 0] }, { at: here }]
  const eva = (radius: { radius?: number }) => {
    const coil = personal({ ...radius, standing: [{ stat: 'eva', add: 1, who: 'rivals-inside' }] })
    const t = bench({ cards: { coil }, players })
    const before = [1, 2].map((seat) => statOf(t.state, seat, 'eva'))
    t.does('move').answer(t.hex(1, 0))
    return [before, [1, 2].map((seat) => statOf(t.state, seat, 'eva'))]
  }
  expect(eva({ radius: 1 })).toEqual([
    [1, 1],
    [1, 1],
  ])
  expect(eva({})).toEqual([
    [0, 1],
    [1, 0],
  ])
})

test('AR-GLOSSARY-1 AR-R-72 a number of a Mech adds up with its reasons and never falls below 0', () => {
  const mech = { atk: 1, eva: 2, standing: [{ stat: 'atk' as const, add: 1 }] }
  const cards = {
    drag: personal({ standing: [{ stat: 'atk', add: -6 }] }),
    fin: protocol({ standing: [{ stat: 'eva', add: 1 }] }),
  }
  const t = bench({
    cards,
    players: [
      { mech, inPlay: ['fin'] },
      { mech, inPlay: ['drag'] },
    ],
  })
  const because: Parameters<typeof statOf>[3] = []
  expect([statOf(t.state, 0, 'atk', because), statOf(t.state, 0, 'eva'), statOf(t.state, 1, 'atk')]).toEqual([2, 3, 0])
  expect(because).toEqual([
    { source: 'Test Mech 0', add: 1, rule: 'AR-MECH-1' },
    { source: 'Test Mech 0', add: 1, rule: 'AR-FUNCTION-10' },
  ])
})

test('AR-RECHARGE-8 the hand is filled up to a maximum that cards change', () => {
  const vault = personal({ standing: [{ stat: 'hand', add: -2 }] })
  const t = bench({ cards: { vault }, players: [{ inPlay: ['vault'] }, {}], phase: 'recharge' })
  expect([t.hand(0).length, t.hand(1).length]).toEqual([6, 8])
})

/** What a roll of an Attack of seat 0 on a target of seat 1, at the same hex, is made with. */
function rolls(rule: Rule, of: 0 | 1, { target = 'mech-1', type = 'laser' as const, locks = [] as string[] } = {}) {
  const t = bench({
    cards: {
      zap: attack({ accuracy: 2, damage: 1, damageType: type }),
      chip: protocol({ standing: [rule] }),
      drone: autonomous(),
    },
    players: [
      { at: here, hand: ['zap'], inPlay: of === 0 ? ['chip'] : [] },
      { at: here, inPlay: [...(of === 1 ? ['chip'] : []), { card: 'drone', at: here }] },
    ],
    lasting: locks.map((on) => ({ kind: 'lock', seat: 0, on })),
  })
  t.dice(...Array<number>(9).fill(3)).does(`play zap at ${target}`)
  return [t.told('attack-roll')[0]?.dice, t.told('evasion-roll')[0]?.dice]
}

test('AR-ROLL-1 AR-ROLL-4 dice: on the rolls of its controller, of a damage type, against what is locked', () => {
  expect(rolls({ dice: 'attack', add: 3 }, 0)).toEqual([5, 0])
  expect(rolls({ dice: 'attack', add: 3 }, 1)).toEqual([2, 0])
  expect(rolls({ dice: 'evasion', add: 3 }, 1)).toEqual([2, 3])
  expect(rolls({ dice: 'evasion', add: 3 }, 0)).toEqual([2, 0])
  expect(rolls({ dice: 'attack', add: 3, type: 'laser' }, 0)).toEqual([5, 0])
  expect(rolls({ dice: 'attack', add: 3, type: 'emp' }, 0)).toEqual([2, 0])
  expect(rolls({ dice: 'attack', add: 3, against: 'locked' }, 0)).toEqual([2, 0])
  expect(rolls({ dice: 'attack', add: 3, against: 'locked' }, 0, { locks: ['mech-1'] })).toEqual([5, 0])
  expect(rolls({ dice: 'attack', add: 3, against: 'locked' }, 0, { locks: ['drone'] })).toEqual([2, 0])
})

test('AR-OBJATTACK-7 dice: for an Autonomous Object only where the rule says so', () => {
  expect(rolls({ dice: 'evasion', add: 3 }, 1, { target: 'drone' })).toEqual([2, 2])
  expect(rolls({ dice: 'evasion', add: 3, autonomous: true }, 1, { target: 'drone' })).toEqual([2, 5])
})

test('AR-DAMAGE-1 AR-DAMAGE-2 harm and shield: what an Attack deals more, and what is prevented each time', () => {
  const dealt = (rule: Rule, of: 0 | 1, target: 'mech-1' | 'guard' = 'mech-1', locks: string[] = []) => {
    const t = bench({
      cards: {
        zap: attack({ accuracy: 3, damage: 3, damageType: 'laser' }),
        chip: protocol({ standing: [rule] }),
        guard: personal({ hp: 9 }),
      },
      players: [
        { at: here, hand: ['zap'], inPlay: of === 0 ? ['chip'] : [] },
        { at: here, inPlay: ['guard', ...(of === 1 ? ['chip'] : [])] },
      ],
      lasting: locks.map((on) => ({ kind: 'lock', seat: 0, on })),
    })
    t.dice(1, 1, 1, ...(target === 'guard' ? [3] : [])).does(`play zap at ${target}`)
    return t.told('damage')[0]?.amount
  }
  expect([dealt({ harm: 2 }, 0), dealt({ harm: 2 }, 1), dealt({ harm: -1 }, 0)]).toEqual([5, 3, 2])
  expect([dealt({ harm: 2, type: 'laser' }, 0), dealt({ harm: 2, type: 'emp' }, 0)]).toEqual([5, 3])
  const locked = { harm: 2, against: 'locked' } as const
  expect([dealt(locked, 0), dealt(locked, 0, 'mech-1', ['mech-1']), dealt(locked, 0, 'guard', ['mech-1'])]).toEqual([
    3, 5, 3,
  ])
  const shielded = (to: 'mech' | 'objects' | 'both') =>
    (['mech-1', 'guard'] as const).map((on) => dealt({ shield: 2, to }, 1, on))
  expect([shielded('mech'), shielded('objects'), shielded('both')]).toEqual([
    [1, 3],
    [3, 1],
    [1, 1],
  ])
  expect([dealt({ shield: 2, to: 'mech' }, 0), dealt({ shield: 2, to: 'mech', type: 'emp' }, 1)]).toEqual([3, 3])
})

test('AR-ATTACK-12 reach: as far as the farthest of the own cards says', () => {
  const cards = {
    zap: attack({ ranges: ['extended'] }),
    lens: personal({ placement: 'head', standing: [{ reach: 8 }] }),
    dish: personal({ placement: 'core', standing: [{ reach: 7 }] }),
  }
  const offered = (own: string[], others: string[] = []) =>
    bench({
      cards,
      players: [{ at: [-4, 0], hand: ['zap'], inPlay: own }, { at: [3, 0], inPlay: others }, { at: [4, 0] }],
    }).offer('play')
  expect([offered([]), offered([], ['lens'])]).toEqual([[], []])
  expect(offered(['dish'])).toEqual(['play zap at mech-1'])
  expect(offered(['lens', 'dish'])).toEqual(['play zap at mech-1', 'play zap at mech-2'])
})

test('AR-ENERGY-12 AR-R-72 cost: of a type of cards or of all, the own ones only, never below 0', () => {
  const cards = {
    zap: attack({ cost: 3 }),
    nop: action({ cost: 1 }),
    cheap: personal({ standing: [{ cost: -2, of: 'all' }] }),
    sale: personal({ placement: 'leg', standing: [{ cost: 1, of: 'attack' }] }),
  }
  const costs = (inPlay: string[], others: string[] = []) => {
    const t = bench({ cards, players: [{ inPlay }, { inPlay: others }] })
    return ['zap', 'nop'].map((id) => costOf(t.state, 0, t.state.content.cards[id] as never, 0))
  }
  expect([costs([]), costs(['cheap']), costs(['sale']), costs(['cheap', 'sale'])]).toEqual([
    [3, 1],
    [1, 0],
    [4, 1],
    [2, 0],
  ])
  expect(costs([], ['cheap', 'sale'])).toEqual([3, 1])
})

test('AR-ENERGY-12 cost: of only the Attack that is the nth of a turn', () => {
  const cards = {
    zap: attack({ cost: 2, accuracy: 0 }),
    salvo: protocol({ standing: [{ cost: -1, of: 'attack', nth: 2 }] }),
  }
  const t = bench({ cards, players: [{ at: here, hand: ['zap', 'zap', 'zap'], inPlay: ['salvo'] }, { at: here }] })
  const left = [1, 2, 3].map(() => t.does('play zap at mech-1').player(0).energy.ready)
  expect(left).toEqual([6, 5, 3])
})

test('AR-R-73 forbid: standard moves or locks of whom the rule concerns', () => {
  const web: Rule = { forbid: 'moves', who: 'rivals-inside' }
  expect(around(web).offer('move')).toEqual(['move'])
  const caught = bench({
    cards: { web: autonomous({ radius: 1, standing: [web] }) },
    players: [{ at: here }, { at: [4, 0], inPlay: [{ card: 'web', at: [1, 0] }] }],
  })
  expect([caught.offer('move'), caught.whyNot('move')]).toEqual([[], 'AR-MOVE-9'])
  const fog = { forbid: 'locks', who: 'rivals-inside' } as const
  const locks = (at: readonly [number, number]) => {
    const t = bench({
      cards: { fog: autonomous({ radius: 1, standing: [fog] }), radar: lockOn() },
      players: [
        { at, inPlay: ['radar'], hand: [BLANK] },
        { at: [4, 0], inPlay: [{ card: 'fog', at: here }] },
      ],
    })
    return locksOf(t.does('use radar at mech-1').state, 0)
  }
  expect([locks([1, 0]), locks([2, 0])]).toEqual([[], ['mech-1']])
})
