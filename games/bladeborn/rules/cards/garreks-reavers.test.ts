import { expect, test } from 'vitest'
import { field } from '../../testing/cards.ts'
import { endRound, LAST_TURN } from '../../testing/rounds.ts'

const CAST = { G: 'garrek', K: 'karsus', S: 'saek', t: 'theddra', s: 'shond' }
const MELEE = `G t . . . .
                s K . . . .
               . . . . S .`
const OPEN = `G . . . . .
               . . . . . .
              K S . . s t`

test('BB-ABILITY-15 Decapitating Strike: damage equal to the value to an adjacent enemy that is hurt', () => {
  const t = field(MELEE, CAST, { double: 4, damage: { theddra: 2 } })
  t.ability('garrek', 'decapitating-strike')
  expect(t.offer()).toEqual(['pick theddra'])
  t.play('pick theddra')
  expect(t.damage('theddra', 'shond')).toEqual([6, 0])
  expect(field(MELEE, CAST, { double: 4 }).refusedAbility('garrek', 'decapitating-strike')).toBe('BB-R-61')
  expect(
    field(MELEE, CAST, { double: 4, damage: { theddra: 2 } }).refusedAbility('karsus', 'decapitating-strike'),
  ).toBe('BB-ABILITY-8')
})

test('BB-ABILITY-15 Ever Advancing: a bonus move of up to the value, but not next to an enemy', () => {
  const t = field(OPEN, CAST, { double: 2 })
  t.ability('garrek', 'ever-advancing')
  expect(t.offer('move c3')).toEqual(['move c3'])
  expect(t.offer('move d3')).toEqual([])
  t.play('move c3')
  expect([t.hex('garrek'), t.question().text.includes('2 actions left')]).toEqual(['c3', true])
  expect(field(MELEE, CAST, { double: 2 }).refusedAbility('garrek', 'ever-advancing')).toBe('BB-R-61')
})

test('BB-ABILITY-15 Blood for the Blood God: as many dice as the value, 2 damage for each 3 or more', () => {
  const t = field(MELEE, CAST, { double: 4 })
  t.dice(3, 6, 2, 1).ability('garrek', 'blood-for-the-blood-god')
  expect(t.offer()).toEqual(['pick theddra', 'pick shond'])
  t.play('pick shond')
  expect(t.damage('theddra', 'shond')).toEqual([0, 4])
  expect(field(OPEN, CAST, { double: 4 }).refusedAbility('garrek', 'blood-for-the-blood-god')).toBe('BB-R-61')
})

test('BB-ABILITY-15 Frenzied Attack: a bonus attack, and half the value more dice for the activation', () => {
  const t = field(MELEE, CAST, { triple: 5 })
  const attacks = t.weapon('karsus', 'chained-axe', 'attacks')
  t.misses().ability('karsus', 'frenzied-attack', 'attack theddra with chained-axe')
  expect(t.rolled).toBe(attacks + 3)
  t.play('attack theddra with chained-axe')
  expect(t.rolled).toBe(attacks + 3)
  expect(t.play('wait').weapon('karsus', 'chained-axe', 'attacks')).toBe(attacks)
  expect(field(MELEE, CAST, { triple: 5 }).refusedAbility('garrek', 'frenzied-attack')).toBe('BB-ABILITY-8')
})

test('BB-ABILITY-15 Khorne Cares Not: everybody else adjacent, friend or foe, takes half the value; half is healed; a bonus attack', () => {
  const t = field(MELEE, CAST, { triple: 5, damage: { karsus: 4 } })
  t.misses().ability('karsus', 'khorne-cares-not')
  expect(t.damage('garrek', 'theddra', 'shond', 'saek', 'karsus')).toEqual([0, 3, 3, 0, 1])
  expect(t.offer('attack')).toHaveLength(2)
  t.play('attack theddra with chained-axe')
  const friendly = field(
    `G K t . . .
      . . . . . .
     . . . . s S`,
    CAST,
    { triple: 1 },
  )
  friendly.ability('garrek', 'khorne-cares-not')
  expect(friendly.damage('karsus', 'theddra', 'garrek')).toEqual([1, 0, 0])
  expect(friendly.question().ask).toBe('action')
})

test('BB-CONVERGENCE-3 The Blood Debt: every Reaver takes 1 damage at the end of a round', () => {
  const t = field(OPEN, CAST, { ...LAST_TURN, convergence: 'first' })
  endRound(t)
  expect(t.damage('garrek', 'karsus', 'saek', 'theddra', 'shond')).toEqual([1, 1, 1, 0, 0])
})

test('BB-CONVERGENCE-3 The Blood Debt: whoever takes an enemy down loses 4 damage', () => {
  const t = field(MELEE, CAST, { convergence: 'first', damage: { garrek: 6, shond: 9 } })
  t.activate('karsus').dice(6, 1, 1, 1).play('attack shond with chained-axe')
  expect([t.fighter('shond').where, ...t.damage('garrek', 'karsus')]).toEqual(['down', 6, 0])
  const healed = field(MELEE, CAST, { convergence: 'first', damage: { karsus: 6, shond: 9 } })
  healed.activate('karsus').dice(6, 1, 1, 1).play('attack shond with chained-axe')
  expect(healed.damage('karsus')).toEqual([2])
})

test('BB-CONVERGENCE-3 The Long Chase: Reavers move 1 further, enemies disengage even to hexes next to them', () => {
  const text = `. . . .
                 . t G .
                . . K .`
  const cast = { G: 'garrek', K: 'karsus', t: 'theddra' }
  const t = field(text, cast, { convergence: 'second', turn: 1 })
  const plain = field(text, cast, { turn: 1 })
  expect([t.move('garrek') - plain.move('garrek'), t.move('theddra') - plain.move('theddra')]).toEqual([1, 0])
  expect(plain.activate('theddra').whyNot('disengage c3')).toBe('BB-DISENGAGE-4')
  expect(t.activate('theddra').offer('disengage c3')).toEqual(['disengage c3'])
})

test('BB-CONVERGENCE-3 Trial by Slaughter: all do 1 more critical Damage in melee, and Reavers have 1 less Toughness', () => {
  const t = field(MELEE, CAST, { convergence: 'final' })
  const plain = field(MELEE, CAST)
  expect(['garrek', 'saek', 'theddra'].map((id) => t.toughness(id) - plain.toughness(id))).toEqual([-1, -1, 0])
  expect(t.weapon('garrek', 'axe', 'critical') - plain.weapon('garrek', 'axe', 'critical')).toBe(1)
  expect(t.weapon('shond', 'great-blade', 'critical') - plain.weapon('shond', 'great-blade', 'critical')).toBe(1)
})

test('BB-POWER-4 Brazen Torc: a melee die more', () => {
  const t = field(MELEE, CAST, { bears: { saek: ['brazen-torc'] } })
  const plain = field(MELEE, CAST)
  const change = (id: string, weapon: string) => t.weapon(id, weapon, 'attacks') - plain.weapon(id, weapon, 'attacks')
  expect([change('saek', 'axe'), change('garrek', 'axe')]).toEqual([1, 0])
})

test('BB-POWER-4 Girdle of Skulls: 2 damage healed when its bearer is activated', () => {
  const setup = { bears: { saek: ['girdle-of-skulls'] }, damage: { saek: 5, garrek: 5 } }
  expect(field(OPEN, CAST, setup).activate('saek').damage('saek', 'garrek')).toEqual([3, 5])
  expect(field(OPEN, CAST, setup).activate('garrek').damage('saek', 'garrek')).toEqual([5, 5])
})

test('BB-POWER-6 Champion of Carnage: Garrek has 3 more Wounds, 1 more critical Damage, and re-rolls a die against the hurt', () => {
  const setup = { bears: { garrek: ['champion-of-carnage'] } }
  const t = field(MELEE, CAST, { ...setup, damage: { theddra: 1 } })
  const plain = field(MELEE, CAST)
  expect([
    t.wounds('garrek') - plain.wounds('garrek'),
    t.weapon('garrek', 'axe', 'critical') - plain.weapon('garrek', 'axe', 'critical'),
  ]).toEqual([3, 1])
  t.misses().activate('garrek').play('attack theddra with axe')
  expect(t.offer()[1]).toBe('reroll 1')
  const unhurt = field(MELEE, CAST, setup).misses().activate('garrek').play('attack theddra with axe')
  expect(unhurt.question().ask).toBe('action')
})

test('BB-WARBAND-2 Garrek: after his activation he may take 1 damage for a bonus move of up to 2 hexes, next to enemies too', () => {
  const t = field(MELEE, CAST).activate('garrek').play('wait')
  expect(t.offer()).toEqual(['pick garrek', 'nobody'])
  t.play('pick garrek')
  expect(t.damage('garrek')).toEqual([1])
  expect(t.offer('move').length).toBeGreaterThan(0)
  const without = field(MELEE, CAST).activate('garrek').play('wait', 'nobody')
  expect(without.damage('garrek')).toEqual([0])
})
