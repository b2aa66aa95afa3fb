import { expect, test } from 'vitest'
import { damageTypes } from '../content/grammar.ts'
import { bench } from '../testing/bench.ts'
import { attack, autonomous, personal } from '../testing/pack.ts'
import { accepts, without } from '../testing/stock.ts'

test('AR-ATTACKCARD-1 an Attack card carries accuracy, damage, damage type and ranges', () => {
  for (const field of ['cost', 'accuracy', 'damage', 'damageType', 'ranges'])
    expect([field, accepts(without(attack(), field))]).toEqual([field, false])
  expect(accepts(attack())).toBe(true)
  expect(accepts(attack({ guided: true, explosive: 2, rapidFire: 1, swarm: 2 }))).toBe(true)
})

test('AR-ATTACKCARD-2 only playable ranges allow the Attack', () => {
  const t = bench({
    cards: { zap: attack({ ranges: ['medium', 'long'] }), rock: autonomous() },
    players: [
      { at: [-4, 0], hand: ['zap'] },
      {
        at: [-2, 0],
        inPlay: [0, 1, 3, 4, 5, 6].map((far) => ({ card: 'rock', id: `rock-${far}`, at: [far - 4, 0] as const })),
      },
    ],
  })
  expect(t.offer('play zap at')).toEqual(['play zap at mech-1', 'play zap at rock-3'])
  for (const far of [0, 1, 4, 5, 6]) expect(t.whyNot(`play zap at rock-${far}`)).toBe('AR-ATTACK-4')
})

test('AR-ATTACKCARD-3 AR-R-55 the number printed in the band is the range bonus, also where it differs from the table', () => {
  const evasionAt = (ranges: Parameters<typeof attack>[0]) => {
    const t = bench({
      cards: { zap: attack({ accuracy: 1, ...ranges }) },
      players: [{ at: [0, 0], hand: ['zap'] }, { at: [3, 0] }],
    })
    t.dice(2, 2, 2, 2, 2, 2, 2).does('play zap at mech-1')
    return t.told('evasion-roll')[0]?.dice
  }
  expect(evasionAt({ ranges: ['long'] })).toBe(3)
  expect(evasionAt({ ranges: { long: 3 } })).toBe(3)
  expect(evasionAt({ ranges: { long: 1 } })).toBe(1)
})

test('AR-ATTACKCARD-4 an Attack is scrapped after a hit and after a miss', () => {
  for (const [face, kind] of [
    [1, 'hit'],
    [2, 'miss'],
  ] as const) {
    const t = bench({
      cards: { zap: attack({ accuracy: 1 }) },
      players: [{ at: [0, 0], hand: ['zap'] }, { at: [0, 0] }],
    })
    t.dice(face).does('play zap at mech-1')
    expect(t.kinds('hit', 'miss')).toEqual([kind])
    expect(t.scrapheap(0)).toEqual(['zap'])
  }
})

test('AR-ATTACKCARD-5 an Attack needs no weapon in play', () => {
  const t = bench({
    cards: { zap: attack(), boom: attack({ damageType: 'missile' }) },
    players: [{ hand: ['zap', 'boom'] }, {}],
  })
  expect(t.inPlay(0)).toEqual([])
  expect(t.offer('play')).toEqual(['play zap at mech-1', 'play boom at mech-1'])
})

test('AR-ATTACKCARD-6 an Attack has exactly one of nine damage types', () => {
  expect(damageTypes).toEqual([
    'ballistic',
    'canister',
    'chemical',
    'cryo',
    'emp',
    'incendiary',
    'laser',
    'melee',
    'missile',
  ])
  expect(accepts(without(attack(), 'damageType'))).toBe(false)
  expect(accepts({ ...attack(), damageType: ['laser', 'emp'] })).toBe(false)
})

test('AR-ATTACKCARD-7 a damage type matters only where a card refers to it', () => {
  const damageBy = (damageType: 'laser' | 'emp', mirrored: boolean) => {
    const cards = {
      zap: attack({ accuracy: 1, damage: 3, damageType }),
      mirror: personal({ standing: [{ shield: 2, to: 'mech', type: 'laser' }] }),
    }
    const t = bench({
      cards,
      players: [
        { at: [0, 0], hand: ['zap'] },
        { at: [0, 0], inPlay: mirrored ? ['mirror'] : [] },
      ],
    })
    return t.dice(6).does('play zap at mech-1').damage(1)
  }
  expect([damageBy('laser', false), damageBy('emp', false)]).toEqual([3, 3])
  expect([damageBy('laser', true), damageBy('emp', true)]).toEqual([1, 3])
})
