import { reasoned } from '@muster/table'
import { expect, test } from 'vitest'
import { position } from '../testing/position.ts'
import { toHit } from './attack.ts'
import { toughnessOf, weaponValue } from './characteristics.ts'
import { weaponOf } from './lookup.ts'

const DUEL = `. . . . .
               . A b . .
              . . . . .`
const ATTACK = 'attack moon-b with blade'

/** The names of what happened since the attack began. */
const since = (names: readonly string[]) => names.slice(names.lastIndexOf('attack'))

test('BB-ATTACK-1 an attack is target and weapon, then all dice, then damage', () => {
  const t = position(DUEL)
  t.activate('A')
  const { options } = t.question()
  expect(options.find(({ key }) => key === ATTACK)).toEqual({
    key: ATTACK,
    text: 'Attack b with Blade: 3 dice on 4+, damage 2/4',
    kind: 'attack',
    label: 'Attack b with Blade',
    detail: '3 dice on 4+, damage 2/4',
    refs: ['moon-b'],
  })
  t.dice(4, 6, 1).answer(ATTACK)
  expect(since(t.events.map(({ event }) => event))).toEqual(['attack', 'dice', 'hits', 'damage'])
  expect(t.last('attack')).toEqual({
    event: 'attack',
    rule: 'BB-ATTACK-1',
    fighter: 'sun-a',
    fighterCard: 'sun-a',
    weapon: 'blade',
    target: 'moon-b',
    targetCard: 'moon-b',
  })
  expect(t.last('dice')).toMatchObject({ rule: 'BB-ATTACK-8', seat: 0, faces: [4, 6, 1], set: 'action' })
  expect(t.last('hits')).toMatchObject({ need: 4, hits: 1, criticals: 1, damage: 6 })
})

test('BB-ATTACK-2 an attack uses one weapon of the own card; the next action may use the other', () => {
  const weapons = [
    { id: 'axe', attacks: 2, damage: [1, 2] as [number, number] },
    { id: 'pike', attacks: 4, strength: 5 },
  ]
  const t = position(DUEL, { fighters: { A: { weapons }, b: { weapons: [{ id: 'claw' }] } } })
  t.activate('A')
  expect(t.offer('attack')).toEqual(['attack moon-b with axe', 'attack moon-b with pike'])
  t.dice(4, 4).answer('attack moon-b with axe')
  expect(t.last('hits')).toMatchObject({ need: 4, hits: 2, damage: 2 })
  expect(t.offer('attack')).toEqual(['attack moon-b with axe', 'attack moon-b with pike'])
  t.dice(3, 3, 1, 1).answer('attack moon-b with pike')
  expect(t.last('hits')).toMatchObject({ need: 3, hits: 2, damage: 4 })
  expect(t.events.filter(({ event }) => event === 'dice').map(({ faces }) => faces)).toEqual([
    [4, 4],
    [3, 3, 1, 1],
  ])
})

test('BB-ATTACK-3 the target is one enemy: all dice go against it, and a friend is never offered', () => {
  const t = position(
    `. . b . .
      . A c . .
     . B . . .`,
  )
  t.activate('A')
  expect(t.offer('attack')).toEqual(['attack moon-b with blade', 'attack moon-c with blade'])
  expect(t.whyNot('attack sun-b with blade')).toBe('BB-ATTACK-3')
  t.dice(6, 6, 1).answer('attack moon-c with blade')
  expect([t.fighter('b').damage, t.fighter('c').damage]).toEqual([0, 8])
})

test('BB-ATTACK-4 an enemy behind a blocked hex is no target, whatever the Range', () => {
  const bow = { A: { weapons: [{ range: 4 }] } }
  const hidden = position(
    `. . . . .
      . A # b .`,
    { fighters: bow },
  )
  hidden.activate('A')
  expect(hidden.offer('attack')).toEqual([])
  expect(hidden.whyNot(ATTACK)).toBe('BB-ATTACK-4')
  const open = position(
    `. . . . .
      . A . b .`,
    { fighters: bow },
  )
  expect(open.activate('A').offer('attack')).toEqual([ATTACK])
})

test('BB-ATTACK-5 with Range 2, enemies at distance 1 and 2 are targets, at distance 3 not', () => {
  const spear = { A: { weapons: [{ range: 2 }] } }
  const at = (row: string) => position(`. . . . .\n ${row}`, { fighters: spear }).activate('A')
  expect(at('A b . . .').offer('attack')).toEqual([ATTACK])
  expect(at('A . b . .').offer('attack')).toEqual([ATTACK])
  const far = at('A . . b .')
  expect(far.offer('attack')).toEqual([])
  expect(far.whyNot(ATTACK)).toBe('BB-ATTACK-5')
})

test('BB-ATTACK-6 with an enemy adjacent only adjacent enemies are targets, whichever weapon is used', () => {
  const t = position(
    `. . . . . .
      b A . . c .`,
    { fighters: { A: { weapons: [{}, { id: 'bow', range: 4 }] } } },
  )
  t.activate('A')
  expect(t.offer('attack')).toEqual(['attack moon-b with blade', 'attack moon-b with bow'])
  expect(t.whyNot('attack moon-c with bow')).toBe('BB-ATTACK-6')
})

test('BB-ATTACK-6 BB-PRECEDENCE-2 a card can let a fighter pick any target', () => {
  const t = position(
    `. . . . . .
      b A . . c .`,
    { fighters: { A: { weapons: [{ range: 3 }], rules: { standing: [{ allow: 'picks-any-target' }] } } } },
  )
  expect(t.activate('A').offer('attack')).toEqual([ATTACK, 'attack moon-c with blade'])
})

test('BB-ATTACK-7 of several adjacent enemies the attacker chooses freely', () => {
  const t = position(`. b c . .
                       . A d . .
                      . . . . .`)
  expect(t.activate('A').offer('attack')).toEqual([
    'attack moon-b with blade',
    'attack moon-c with blade',
    'attack moon-d with blade',
  ])
})

test('BB-ATTACK-8 as many action dice are rolled as the weapon has Attacks', () => {
  const t = position(DUEL, { fighters: { A: { weapons: [{ attacks: 3 }, { id: 'club', attacks: 1 }] } } })
  t.activate('A')
  expect(() => t.dice(1, 2).answer(ATTACK)).toThrow('die')
  t.dice(1, 2, 3).answer(ATTACK)
  expect(t.last('dice')).toMatchObject({ faces: [1, 2, 3], set: 'action', why: 'to hit' })
  t.dice(5).answer('attack moon-b with club')
  expect(t.last('dice')).toMatchObject({ faces: [5] })
})

test('BB-ATTACK-8 BB-R-46 the dice and tokens of the box limit nothing', () => {
  const heavy = { weapons: [{ attacks: 12, damage: [1, 20] as [number, number] }] }
  const t = position(DUEL, { fighters: { A: heavy, b: { wounds: 60 } } })
  t.activate('A')
    .dice(...Array(12).fill(6))
    .answer(ATTACK)
  expect(t.last('dice')).toMatchObject({ faces: Array(12).fill(6) })
  expect(t.last('damage')).toMatchObject({ amount: 240, total: 240 })
  expect(t.fighter('b').where).toBe('down')
})

test('BB-R-46 only the three Desecration tokens are a limit', () => {
  const abilities = [
    { id: 'sun-spoil', name: 'Spoil', cost: 'double' as const, do: [{ desecrate: { hex: 'me' as const } }] },
  ]
  const groups = [[{ dice: 2, value: 1 }], []] as const
  const spoil = 'ability sun-spoil with double 1'
  const third = position(DUEL, { abilities, groups, desecrated: ['a1', 'b1'] })
  third.activate('A').answer(spoil)
  expect(third.battle.desecrated).toHaveLength(3)
  const fourth = position(DUEL, { abilities, groups, desecrated: ['a1', 'b1', 'c1'] })
  fourth.activate('A')
  expect(fourth.offer('ability')).toEqual([])
  expect(fourth.whyNot('ability sun-spoil')).toBe('BB-R-61')
})

const hitsOf = (strength: number, toughness: number, dice: readonly number[]) => {
  const t = position(DUEL, { fighters: { A: { weapons: [{ strength }] }, b: { toughness, wounds: 40 } } })
  return t
    .activate('A')
    .dice(...dice)
    .answer(ATTACK)
    .last('hits')
}

test('BB-ATTACK-9 with Strength above Toughness, by however much, dice of 3 or more hit', () => {
  expect(hitsOf(5, 4, [2, 3, 5])).toMatchObject({ need: 3, hits: 2, criticals: 0 })
  expect(hitsOf(5, 2, [2, 3, 5])).toMatchObject({ need: 3, hits: 2, criticals: 0 })
})

test('BB-ATTACK-10 with Strength equal to Toughness dice of 4 or more hit', () => {
  expect(hitsOf(4, 4, [3, 4, 5])).toMatchObject({ need: 4, hits: 2, criticals: 0 })
})

test('BB-ATTACK-11 with Strength below Toughness, by however much, dice of 5 or more hit', () => {
  expect(hitsOf(3, 4, [4, 5, 5])).toMatchObject({ need: 5, hits: 2, criticals: 0 })
  expect(hitsOf(3, 6, [4, 5, 5])).toMatchObject({ need: 5, hits: 2, criticals: 0 })
})

test('BB-ATTACK-9 BB-ATTACK-10 BB-ATTACK-11 the score needed comes with its reason', () => {
  expect(reasoned((because) => toHit(5, 4, because))).toEqual({
    value: 3,
    because: [{ source: 'Strength 5 is higher than Toughness 4', add: 3, rule: 'BB-ATTACK-9' }],
  })
  expect(reasoned((because) => toHit(4, 4, because))).toEqual({
    value: 4,
    because: [{ source: 'Strength 4 equals Toughness 4', add: 4, rule: 'BB-ATTACK-10' }],
  })
  expect(reasoned((because) => toHit(1, 9, because))).toEqual({
    value: 5,
    because: [{ source: 'Strength 1 is lower than Toughness 9', add: 5, rule: 'BB-ATTACK-11' }],
  })
})

test('BB-ATTACK-12 a 6 is a critical hit and not also a hit', () => {
  expect(hitsOf(4, 4, [6, 6, 4])).toMatchObject({ need: 4, hits: 1, criticals: 2, damage: 10 })
})

test('BB-ATTACK-8 BB-ATTACK-10 BB-ATTACK-12 the odds of three dice on 4+ for 2/4 damage, as exact fractions', () => {
  const t = position(DUEL)
  const odds = t.activate('A').odds(ATTACK)
  expect(odds.map(({ chance, summary }) => [chance, summary])).toEqual([
    ['7/24', { damage: { 'moon-b': 4 } }],
    ['1/4', { damage: { 'moon-b': 2 } }],
    ['11/54', { damage: { 'moon-b': 6 } }],
    ['1/8', {}],
    ['7/72', { damage: { 'moon-b': 8 } }],
    ['7/216', { down: ['moon-b'] }],
  ])
})

test('BB-ATTACK-9 the odds of one die on 3+, against a fighter with 3 Wounds left', () => {
  const t = position(DUEL, { fighters: { A: { weapons: [{ attacks: 1, strength: 9 }] }, b: { damage: 7 } } })
  const odds = t.activate('A').odds(ATTACK)
  expect(odds.map(({ chance, p, summary }) => [chance, p, summary])).toEqual([
    ['1/2', 0.5, { damage: { 'moon-b': 2 } }],
    ['1/3', 0.333333333333, {}],
    ['1/6', 0.166666666666, { down: ['moon-b'] }],
  ])
})

test('BB-R-40 a ranged weapon may be used against an adjacent enemy: Range is a maximum', () => {
  const t = position(DUEL, { fighters: { A: { weapons: [{ id: 'bow', range: 6 }] } } })
  expect(t.activate('A').offer('attack')).toEqual(['attack moon-b with bow'])
})

test('BB-R-40 a weapon with a minimum range cannot be used while an enemy is adjacent, nor against one too close', () => {
  const bow = { A: { weapons: [{ id: 'bow', range: 5, minimum: 3 }] } }
  const engaged = position(
    `. . . . . .
      b A . . c .`,
    { fighters: bow },
  )
  engaged.activate('A')
  expect(engaged.offer('attack')).toEqual([])
  expect(engaged.whyNot('attack moon-b with bow')).toBe('BB-R-40')
  expect(engaged.whyNot('attack moon-c with bow')).toBe('BB-ATTACK-6')
  const free = position(
    `. . . . . .
      A . b c . .`,
    { fighters: bow },
  )
  free.activate('A')
  expect(free.offer('attack')).toEqual(['attack moon-c with bow'])
  expect(free.whyNot('attack moon-b with bow')).toBe('BB-R-40')
})

test('BB-R-41 once the adjacent enemies are gone a later attack is free', () => {
  const t = position(
    `. . . . . .
      b A . . c .`,
    { fighters: { A: { weapons: [{ range: 3 }] }, b: { damage: 9 } } },
  )
  t.activate('A')
  expect(t.offer('attack')).toEqual([ATTACK])
  t.dice(4, 1, 1).answer(ATTACK)
  expect(t.offer('attack')).toEqual(['attack moon-c with blade'])
})

test('BB-R-42 no attack is offered without a target: out of range, out of sight, or in reserve', () => {
  const t = position(
    `. . . . . .
      A . . . . b`,
    { reserves: { c: {} }, fighters: { d: { where: 'down' } } },
  )
  t.activate('A')
  expect(t.offer('attack')).toEqual([])
  expect(t.whyNot(ATTACK)).toBe('BB-ATTACK-5')
  expect(t.whyNot('attack moon-c with blade')).toBe('BB-SETUP-8')
  expect(t.whyNot('attack moon-d with blade')).toBe('BB-SETUP-8')
})

test('BB-R-66 changes are added up, each with its reason, and Strength never falls below 1', () => {
  const t = position(DUEL, {
    fighters: {
      A: {
        weapons: [{ name: 'Knife', strength: 2 }],
        bears: ['sun-power-1'],
        lasting: [{ source: 'Curse', standing: { change: 'strength', add: -2 } }],
      },
    },
    twist: { standing: [{ change: 'strength', add: -3 }] },
    powers: { 'sun-power-1': { standing: [{ change: 'strength', add: 1 }] } },
  })
  const [a, b] = [t.fighter('A'), t.fighter('b')]
  const knife = weaponOf(t.battle, a, 'blade')
  expect(reasoned((because) => weaponValue(t.battle, a, knife, b, 'strength', because))).toEqual({
    value: 1,
    because: [
      { source: 'Knife', add: 2, rule: 'BB-WARBAND-2' },
      { source: 'Test Twist', add: -3, rule: 'BB-PRECEDENCE-2' },
      { source: 'sun power-1', add: 1, rule: 'BB-PRECEDENCE-2' },
      { source: 'Curse', add: -2, rule: 'BB-PRECEDENCE-2' },
      { source: 'strength never falls below 1', add: 3, rule: 'BB-R-66' },
    ],
  })
})

test('BB-R-66 Toughness, Range and Attacks never fall below 1, Move and Damage never below 0', () => {
  const lower = (['toughness', 'range', 'attacks', 'damage', 'critical', 'move'] as const).map((change) => ({
    change,
    add: -6,
  }))
  const t = position(DUEL, { twist: { standing: lower } })
  const [a, b] = [t.fighter('A'), t.fighter('b')]
  const blade = weaponOf(t.battle, a, 'blade')
  expect(toughnessOf(t.battle, a)).toBe(1)
  const values = (['range', 'attacks', 'damage', 'critical'] as const).map((what) =>
    weaponValue(t.battle, a, blade, b, what),
  )
  expect(values).toEqual([1, 1, 0, 0])
  t.activate('A').dice(6).answer(ATTACK)
  expect(t.last('hits')).toMatchObject({ need: 3, criticals: 1, damage: 0 })
  expect(t.fighter('b').damage).toBe(0)
  const still = position(`A . . . .\n . . . . b`, { twist: { standing: lower } })
  expect(still.offered('A', 'move')).toEqual(['a2'])
})
