import { reasoned } from '@muster/table'
import { expect, test } from 'vitest'
import { drawing, position } from '../testing/position.ts'
import { woundsOf } from './characteristics.ts'

const DUEL = `. . . . .
               . A b . .
              . . . . .`
const ATTACK = 'attack moon-b with blade'
const GROUPS = [[{ dice: 2, value: 1 }], []] as const

test('BB-DAMAGE-1 each hit deals the left Damage value', () => {
  const t = position(DUEL)
  t.activate('A').dice(4, 5, 1).answer(ATTACK)
  expect(t.last('damage')).toEqual({
    event: 'damage',
    rule: 'BB-DAMAGE-1',
    fighter: 'moon-b',
    fighterCard: 'moon-b',
    amount: 4,
    total: 4,
    wounds: 10,
    by: 'sun-a',
  })
})

test('BB-DAMAGE-2 each critical hit deals the right Damage value instead', () => {
  const t = position(DUEL, { fighters: { b: { wounds: 20 } } })
  t.activate('A').dice(4, 6, 6).answer(ATTACK)
  expect(t.last('damage')).toMatchObject({ rule: 'BB-DAMAGE-2', amount: 10, total: 10 })
})

test('BB-DAMAGE-3 every point of damage, from whatever source, is one damage token', () => {
  const t = position(DUEL, {
    fighters: { A: { weapons: [{ damage: [7, 7] }] }, b: { damage: 2, wounds: 20 } },
    abilities: [
      {
        id: 'sun-burn',
        name: 'Burn',
        cost: 'double',
        do: [{ pick: { who: { side: 'enemy' } } }, { damage: { to: 'them', amount: 3 } }],
      },
    ],
    groups: GROUPS,
  })
  t.activate('A').dice(5, 1, 1).answer(ATTACK)
  expect(t.fighter('b').damage).toBe(9)
  t.play('ability sun-burn with double 1', 'pick moon-b')
  expect(t.fighter('b').damage).toBe(12)
  expect(t.last('damage')).toMatchObject({ rule: 'BB-DAMAGE-3', amount: 3, total: 12 })
})

test('BB-DAMAGE-3 an attack that misses gives no token', () => {
  const t = position(DUEL)
  t.activate('A').dice(1, 2, 3).answer(ATTACK)
  expect(t.fighter('b').damage).toBe(0)
  expect(t.last('damage')).toBeUndefined()
})

test('BB-DAMAGE-4 tokens equal to Wounds take a fighter down, one less does not', () => {
  const t = position(DUEL, { fighters: { b: { damage: 6 } } })
  t.activate('A').dice(6, 1, 1).answer(ATTACK)
  expect(t.fighter('b')).toMatchObject({ where: 'down', hex: -1, damage: 10 })
  expect(t.last('down')).toEqual({
    event: 'down',
    rule: 'BB-DAMAGE-7',
    fighter: 'moon-b',
    fighterCard: 'moon-b',
    by: 'sun-a',
  })
  const alive = position(DUEL, { fighters: { b: { damage: 5 } } })
  alive.activate('A').dice(6, 1, 1).answer(ATTACK)
  expect(alive.fighter('b')).toMatchObject({ where: 'field', damage: 9 })
})

test('BB-DAMAGE-5 surplus damage is not passed on', () => {
  const t = position(
    `. . c . .
      . A b . .
     . . . . .`,
    { fighters: { A: { weapons: [{ damage: [2, 7] }] } } },
  )
  t.activate('A').dice(6, 6, 1).answer(ATTACK)
  expect(t.last('damage')).toMatchObject({ amount: 14, total: 14 })
  expect(t.fighter('b').where).toBe('down')
  expect(t.fighter('c')).toMatchObject({ where: 'field', damage: 0 })
})

test('BB-DAMAGE-6 a fighter goes down as soon as its Wounds drop to its tokens', () => {
  const t = position(DUEL, {
    fighters: {
      A: { damage: 11, lasting: [{ source: 'Rage', standing: { change: 'wounds', add: 2 }, until: 'turn' }] },
    },
  })
  expect(reasoned((because) => woundsOf(t.battle, t.fighter('A'), because))).toEqual({
    value: 12,
    because: [
      { source: 'A', add: 10, rule: 'BB-WARBAND-1' },
      { source: 'Rage', add: 2, rule: 'BB-PRECEDENCE-2' },
    ],
  })
  t.activate('A')
  expect(t.fighter('A').where).toBe('field')
  t.answer('wait')
  expect(t.fighter('A').where).toBe('down')
  expect(t.events.map(({ event }) => event).slice(-4)).toEqual(['wait', 'activated', 'down', 'turn-over'])
})

test('BB-DAMAGE-6 the comparison holds at all times: leaving what gave the Wounds takes a fighter down', () => {
  const t = position(
    `. . . . .
      * A . . .
     . . . . b`,
    {
      fighters: { A: { damage: 11, move: 2 } },
      twist: { standing: [{ change: 'wounds', add: 2, who: { within: { hexes: 1, of: 'objective' } } }] },
    },
  )
  t.activate('A').answer('move b3')
  expect(t.fighter('A').where).toBe('field')
  t.answer('move d3')
  expect(t.fighter('A').where).toBe('down')
})

test.each([
  { token: 'received', add: -2, activated: false, down: ['activated', 'down'] },
  { token: 'taken off', add: 2, activated: true, down: ['phase', 'down'] },
])(
  'BB-DAMAGE-6 Wounds that depend on the activation token count as soon as it is $token',
  ({ add, activated, down }) => {
    const t = position(DUEL, {
      fighters: { A: { damage: 9 + add / 2, activated } },
      twist: { standing: [{ change: 'wounds', add, who: { activated: true } }] },
      turnsLeft: [1, 0],
    })
    t.activate('A').dice(1, 2, 3, 4, 5, 6, 1, 1, 2, 2, 3, 3).answer('wait')
    expect(t.fighter('A').where).toBe('down')
    const told = t.events.map(({ event }) => event)
    expect(told.slice(told.indexOf('down') - 1, told.indexOf('down') + 1)).toEqual(down)
  },
)

test('BB-DAMAGE-6 whoever stood only by another fighter falls with it, wherever they stand in the list', () => {
  const t = position(
    `. . . . .
      . A c b .
     . . . . .`,
    {
      fighters: {
        b: { damage: 11 },
        c: { damage: 9, rules: { standing: [{ change: 'wounds', add: 2, who: { side: 'friendly', is: 'not-me' } }] } },
      },
    },
  )
  t.activate('A').dice(4, 1, 1).answer('attack moon-c with blade')
  expect([t.fighter('c').where, t.fighter('b').where]).toEqual(['down', 'down'])
})

test('BB-DAMAGE-6 BB-R-66 Wounds never fall below 1, so an unhurt fighter never goes down by it', () => {
  const t = position(DUEL, { fighters: { b: { wounds: 2 } }, twist: { standing: [{ change: 'wounds', add: -6 }] } })
  expect(reasoned((because) => woundsOf(t.battle, t.fighter('b'), because))).toEqual({
    value: 1,
    because: [
      { source: 'b', add: 2, rule: 'BB-WARBAND-1' },
      { source: 'Test Twist', add: -6, rule: 'BB-PRECEDENCE-2' },
      { source: 'wounds never falls below 1', add: 5, rule: 'BB-R-66' },
    ],
  })
  t.activate('A').dice(1, 1, 1).answer(ATTACK)
  expect(t.fighter('b').where).toBe('field')
})

test('BB-DAMAGE-7 a fighter taken down frees its hex, engages nobody and is no target', () => {
  const t = position(
    `. . . . .
      . A b . .
     . . . . c`,
    { fighters: { A: { move: 2 }, b: { damage: 9 } } },
  )
  t.activate('A')
  expect(t.offer('move')).toEqual([])
  t.dice(5, 1, 1).answer(ATTACK)
  expect(t.draw('move')).toBe(
    drawing(`x x x x .
              x A x x .
             x x x x c`),
  )
  expect(t.offer('attack')).toEqual([])
  expect(t.whyNot(ATTACK)).toBe('BB-SETUP-8')
  t.answer(`move ${t.near('A', 1, 0)}`)
  expect(t.draw()).toBe(
    drawing(`. . . . .
              . . A . .
             . . . . c`),
  )
})

test('BB-DAMAGE-7 a fighter taken down holds no objective and is not activated, for the rest of the battle', () => {
  const t = position(
    `. . . . .
      A b * . .
     . . . c .`,
    { fighters: { b: { damage: 9 } }, control: [-1] },
  )
  t.activate('A').dice(5, 1, 1).play(ATTACK, 'move b2')
  expect(t.battle.control).toEqual([-1])
  expect(t.question().seat).toBe(1)
  expect(t.offer()).toEqual(['activate moon-c'])
  expect(t.whyNot('activate moon-b')).toBe('BB-SETUP-8')
})

test('BB-DAMAGE-8 pieces of 10 and 3 are 13 damage tokens: a fighter with 13 Wounds falls by them, one with 14 stands', () => {
  const burn = {
    id: 'sun-burn',
    name: 'Burn',
    cost: 'double' as const,
    do: [{ damage: { to: 'me' as const, amount: 3 } }],
  }
  const burnt = (wounds: number) =>
    position(DUEL, { fighters: { A: { wounds, damage: 10 } }, abilities: [burn], groups: GROUPS })
      .activate('A')
      .answer('ability sun-burn with double 1')
  expect([burnt(13).fighter('A').where, burnt(14).fighter('A').where]).toEqual(['down', 'field'])
  expect(burnt(14).last('damage')).toMatchObject({ fighter: 'sun-a', amount: 3, total: 13 })
})

test('BB-DAMAGE-9 removing one of three tokens leaves two', () => {
  const t = position(DUEL, {
    fighters: { A: { damage: 3 } },
    abilities: [{ id: 'sun-mend', name: 'Mend', cost: 'double', do: [{ heal: { to: 'me', amount: 1 } }] }],
    groups: GROUPS,
  })
  t.activate('A').answer('ability sun-mend with double 1')
  expect(t.last('heal')).toMatchObject({ rule: 'BB-DAMAGE-9', fighter: 'sun-a', amount: 1, total: 2 })
  expect(t.fighter('A').damage).toBe(2)
})

test('BB-R-47 tokens never go below 0', () => {
  const t = position(DUEL, {
    fighters: { A: { damage: 3 } },
    abilities: [{ id: 'sun-mend', name: 'Mend', cost: 'double', do: [{ heal: { to: 'me', amount: 5 } }] }],
    groups: GROUPS,
  })
  t.activate('A').answer('ability sun-mend with double 1')
  expect(t.fighter('A').damage).toBe(0)
  expect(t.last('heal')).toMatchObject({ amount: 3, total: 0 })
})

test('BB-R-47 healing comes too late for a fighter already taken down', () => {
  const t = position(DUEL, {
    abilities: [
      {
        id: 'sun-storm',
        name: 'Storm',
        cost: 'double',
        do: [
          { pick: { who: { side: 'enemy' } } },
          { damage: { to: 'them', amount: 10 } },
          { heal: { to: 'them', amount: 9 } },
        ],
      },
    ],
    groups: GROUPS,
  })
  t.activate('A').play('ability sun-storm with double 1', 'pick moon-b')
  expect(t.fighter('b')).toMatchObject({ where: 'down', damage: 10 })
  expect(t.last('heal')).toBeUndefined()
})
