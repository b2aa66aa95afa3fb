import { expect, test } from 'vitest'
import { field } from '../../testing/cards.ts'
import { endRound, LAST_TURN } from '../../testing/rounds.ts'

const CAST = { G: 'grashrak', D: 'draknar', M: 'murghoth', t: 'theddra', s: 'shond' }
const FIELD = `G . . . t . s
                . # . . . . .
               D . . . . . M`
const MELEE = `G D s . . . t
                M . . . . . .
               . . . . . . .`

test('BB-ABILITY-15 Brayherd Ambush: a reserve fighter arrives next to the user, who makes a bonus move of half the value', () => {
  const t = field(FIELD, CAST, { double: 3, reserves: ['gnarl', 'ushkor'] })
  t.ability('draknar', 'brayherd-ambush')
  expect(t.offer().sort()).toEqual(['place gnarl a2', 'place gnarl b1', 'place ushkor a2', 'place ushkor b1'])
  t.play('place ushkor a2')
  expect([t.fighter('ushkor').where, t.fighter('gnarl').where]).toEqual(['field', 'reserve'])
  expect(t.offer('move c1')).toEqual(['move c1'])
  expect(t.offer('move d1')).toEqual([])
  expect(t.play('move c1').hex('draknar')).toBe('c1')
})

test('BB-ABILITY-15 Brayherd Ambush: without reserves it is a bonus move; next to an enemy and without reserves it is nothing', () => {
  const t = field(FIELD, CAST, { double: 3 })
  expect(t.ability('draknar', 'brayherd-ambush').question().ask).toBe('bonus')
  expect(field(MELEE, CAST, { double: 3 }).refusedAbility('draknar', 'brayherd-ambush')).toBe('BB-R-61')
})

test('BB-ABILITY-15 Devolve: 1 damage and an attack die less for the round, within 4 hexes', () => {
  const t = field(FIELD, CAST, { double: 5, turnsLeft: [1, 1] })
  const before = t.weapon('theddra', 'wand', 'attacks')
  t.ability('grashrak', 'devolve')
  expect(t.offer()).toEqual(['pick theddra'])
  t.play('pick theddra')
  expect(t.damage('theddra')).toEqual([1])
  expect(t.play('wait', 'nobody').weapon('theddra', 'wand', 'attacks')).toBe(before - 1)
  expect(endRound(t).weapon('theddra', 'wand', 'attacks')).toBe(before)
  expect(field(FIELD, CAST, { double: 5 }).refusedAbility('draknar', 'devolve')).toBe('BB-ABILITY-8')
})

test('BB-ABILITY-15 Rip, Gore and Tear!: 2 damage to an adjacent enemy for each of the herd within 2 hexes of it, at most 4', () => {
  const t = field(MELEE, CAST, { double: 1 })
  t.ability('draknar', 'rip-gore-and-tear')
  expect(t.offer()).toEqual(['pick shond'])
  expect(t.play('pick shond').damage('shond')).toEqual([4])
  const crowd = `. G D s . t
                  . M K . . .
                 . . U . . .`
  const five = field(crowd, { ...CAST, K: 'korsh', U: 'ushkor' }, { double: 1 })
  five.ability('draknar', 'rip-gore-and-tear', 'pick shond')
  expect(five.damage('shond')).toEqual([4])
})

test('BB-ABILITY-15 Bestial Charge: a bonus move of up to the value, then a bonus attack with 2 more dice', () => {
  const t = field(FIELD, CAST, { triple: 4 })
  const attacks = t.weapon('draknar', 'axe', 'attacks')
  t.misses().ability('draknar', 'bestial-charge')
  expect(t.question()).toMatchObject({ ask: 'bonus' })
  t.play('move d2')
  expect(t.offer()).toEqual(['attack theddra with axe', 'decline'])
  t.play('attack theddra with axe')
  expect(t.rolled).toBe(attacks + 2)
  expect(t.play('wait').weapon('draknar', 'axe', 'attacks')).toBe(attacks)
})

test('BB-ABILITY-15 Savage Bolt: 2 damage and as many dice as the value, 2 more for each 4 or more, within 6 hexes', () => {
  const t = field(FIELD, CAST, { triple: 4 })
  t.dice(4, 6, 3, 1).ability('grashrak', 'savage-bolt')
  expect(t.offer()).toEqual(['pick theddra', 'pick shond'])
  expect(t.play('pick theddra').damage('theddra', 'shond')).toEqual([6, 0])
})

test('BB-CONVERGENCE-3 The Herd Gathers: strays are less tough; whoever of the herd arrives makes a bonus move of 3', () => {
  const t = field(FIELD, CAST, { convergence: 'first', reserves: ['gnarl'], double: 1 })
  const plain = field(FIELD, CAST)
  expect(['grashrak', 'draknar', 'murghoth', 'theddra'].map((id) => t.toughness(id) - plain.toughness(id))).toEqual([
    0, 0, -1, 0,
  ])
  t.ability('draknar', 'brayherd-ambush', 'place gnarl b1')
  expect(t.question()).toMatchObject({ ask: 'bonus', seat: 0 })
  expect(t.offer('move e1')).toEqual(['move e1'])
  expect(t.offer('move f1')).toEqual([])
  expect(t.play('move e1').hex('gnarl')).toBe('e1')
})

test('BB-CONVERGENCE-3 Call of the Deep Wild: a melee die more next to a blocked hex; enemy missiles are stronger', () => {
  const cast = { ...CAST, M: 'murghoth' }
  const t = field(FIELD, cast, { convergence: 'second' })
  const plain = field(FIELD, cast)
  const change = (id: string, weapon: string, what: 'attacks' | 'strength') =>
    t.weapon(id, weapon, what) - plain.weapon(id, weapon, what)
  expect([change('grashrak', 'blade', 'attacks'), change('draknar', 'axe', 'attacks')]).toEqual([0, 0])
  expect([
    change('theddra', 'bolt', 'strength'),
    change('theddra', 'wand', 'strength'),
    change('grashrak', 'bolt', 'strength'),
  ]).toEqual([1, 0, 0])
  const rubble = `G . . . t . s
                   # . . . . . .
                  D . . . . . M`
  const near = field(rubble, cast, { convergence: 'second' })
  expect(near.weapon('grashrak', 'blade', 'attacks')).toBe(plain.weapon('grashrak', 'blade', 'attacks') + 1)
  expect(near.weapon('grashrak', 'bolt', 'attacks')).toBe(plain.weapon('grashrak', 'bolt', 'attacks'))
})

test('BB-CONVERGENCE-3 The Herdstone Hungers: the herd moves 2 more and one of it takes 1 damage at the end of a round; each fall gives a double of 2', () => {
  const t = endRound(field(FIELD, CAST, { ...LAST_TURN, convergence: 'final' }))
  expect(t.move('draknar')).toBe(field(FIELD, CAST).move('draknar') + 2)
  expect(t.offer()).toEqual(['pick grashrak', 'pick draknar', 'pick murghoth'])
  t.play('pick draknar')
  expect(t.damage('grashrak', 'draknar', 'murghoth', 'theddra', 'shond')).toEqual([0, 1, 0, 0, 0])
  const fall = field(MELEE, CAST, { convergence: 'final', damage: { shond: 9 } })
  fall.activate('draknar').dice(6, 1, 1).play('attack shond with axe')
  expect(fall.battle.sides.map(({ groups }) => groups)).toEqual([[{ dice: 2, value: 2 }], []])
  const own = field(MELEE, CAST, { convergence: 'final', turn: 1, damage: { draknar: 17 } })
  own.activate('shond').dice(6, 1, 1, 1, 1, 1).play('attack draknar with great-blade')
  expect(own.battle.sides.map(({ groups }) => groups)).toEqual([[{ dice: 2, value: 2 }], []])
})

test('BB-POWER-4 Wildwood Totem: moves next to and through enemies, and 2 more Wounds', () => {
  const text = `D s . . t . G
                 # # # . . . .
                . . . . . . M`
  const t = field(text, CAST, { bears: { draknar: ['wildwood-totem'] } })
  expect(t.wounds('draknar')).toBe(field(text, CAST).wounds('draknar') + 2)
  expect(t.activate('draknar').offer('move c3')).toEqual(['move c3'])
  expect(t.offer('move b3')).toEqual([])
  expect(field(text, CAST).activate('draknar').whyNot('move c3')).toBe('BB-MOVE-5')
})

test('BB-POWER-4 Horn of the Herd: counts as two for objectives, and is tougher within 1 hex of one', () => {
  const text = `D * s . . t .
                 . . . . . . .
                G . . . . . M`
  const t = field(text, CAST, { bears: { draknar: ['horn-of-the-herd'] } })
  const far = field(text, CAST, { bears: { grashrak: ['horn-of-the-herd'] } })
  const plain = field(text, CAST)
  expect([
    t.toughness('draknar') - plain.toughness('draknar'),
    far.toughness('grashrak') - plain.toughness('grashrak'),
  ]).toEqual([1, 0])
  expect(t.activate('grashrak').play('wait', 'nobody').battle.control).toEqual([0])
  expect(plain.activate('grashrak').play('wait', 'nobody').battle.control).toEqual([-1])
})

test('BB-POWER-6 Voice of the Herdstone: Grashrak has 3 more Wounds and a die more', () => {
  const t = field(FIELD, CAST, { bears: { grashrak: ['voice-of-the-herdstone'] } })
  const plain = field(FIELD, CAST)
  expect(t.wounds('grashrak') - plain.wounds('grashrak')).toBe(3)
  expect(
    ['blade', 'bolt'].map(
      (weapon) => t.weapon('grashrak', weapon, 'attacks') - plain.weapon('grashrak', weapon, 'attacks'),
    ),
  ).toEqual([1, 1])
})

test('Murghoth re-rolls a die next to a friend, not alone', () => {
  const attack = (text: string) => {
    const t = field(text, { M: 'murghoth', D: 'draknar', t: 'theddra' })
    t.misses().activate('murghoth').play('attack theddra with spear')
    return t.question().ask
  }
  expect(
    attack(`D M t . . .
                  . . . . . .
                 . . . . . .`),
  ).toBe('reroll')
  expect(
    attack(`. M t . . .
                  . . . . . .
                 D . . . . .`),
  ).toBe('action')
})

test('BB-WARBAND-2 Grashrak: after his activation he may push one of the herd within 3 hexes, and need not', () => {
  const t = field(FIELD, CAST).activate('grashrak').play('wait')
  expect(t.question()).toMatchObject({ seat: 0, ask: 'pick' })
  expect(t.offer().at(-1)).toBe('nobody')
  expect(t.offer()).not.toContain('pick grashrak')
  const before = t.hex('draknar')
  t.play('pick draknar')
  t.play(t.offer('push')[0])
  expect(t.hex('draknar')).not.toBe(before)
})
