import { expect, test } from 'vitest'
import { field } from '../../testing/cards.ts'
import { endRound, LAST_TURN } from '../../testing/rounds.ts'

const CAST = { K: 'khagra', Z: 'zarshia', C: 'cragan', R: 'razek', t: 'theddra', s: 'shond' }
const LINE = `Z . . . t s .
               . . . . . . .
              K . . . . . .`

test('BB-ABILITY-15 Spite-tongue Curse: half the value in damage and 1 less Toughness for the round, within 4 hexes', () => {
  const t = field(LINE, { Z: 'zarshia', K: 'khagra', t: 'theddra', s: 'shond' }, { double: 3, turnsLeft: [1, 1] })
  const before = t.toughness('theddra')
  t.ability('zarshia', 'spite-tongue-curse')
  expect(t.offer()).toEqual(['pick theddra'])
  t.play('pick theddra')
  expect(t.damage('theddra')).toEqual([2])
  expect(t.play('wait').toughness('theddra')).toBe(before - 1)
  expect(endRound(t).toughness('theddra')).toBe(before)
  expect(
    field(LINE, { Z: 'zarshia', K: 'khagra', t: 'theddra', s: 'shond' }, { double: 3 }).refusedAbility(
      'khagra',
      'spite-tongue-curse',
    ),
  ).toBe('BB-ABILITY-8')
})

test('BB-ABILITY-15 Shield Ram: half the value in damage to an adjacent enemy, which may be pushed away', () => {
  const text = `. . . . .
                 . R t . .
                . . . s .`
  const t = field(text, { R: 'razek', t: 'theddra', s: 'shond' }, { double: 5 })
  t.ability('razek', 'shield-ram')
  expect(t.offer()).toEqual(['pick theddra'])
  t.play('pick theddra')
  expect(t.damage('theddra')).toEqual([3])
  expect(t.offer()).toEqual(['stay', ...t.offer('push')])
  expect(t.offer('push').sort()).toEqual(['push d2', 'push d3'])
  expect(t.whyNot('push c3')).toBe('BB-PRECEDENCE-2')
  expect(t.play('push d3').hex('theddra')).toBe('d3')
})

test('BB-ABILITY-15 Imbued with Dark Power: half the value healed and 1 more Strength for the activation', () => {
  const t = field(LINE, { Z: 'zarshia', K: 'khagra', t: 'theddra', s: 'shond' }, { double: 5, damage: { khagra: 4 } })
  const before = t.weapon('khagra', 'mace', 'strength')
  t.ability('khagra', 'imbued-with-dark-power')
  expect(t.damage('khagra')).toEqual([1])
  expect(t.weapon('khagra', 'mace', 'strength')).toBe(before + 1)
  expect(t.play('wait').weapon('khagra', 'mace', 'strength')).toBe(before)
})

test('BB-ABILITY-15 Mask of Darkness: a friend within 6 hexes moves up to the value, enemies or not, and is attacked with a die less this round', () => {
  const text = `Z K t . . . . C
                 . . . . . . . .
                . . . . . . . .`
  const t = field(text, { Z: 'zarshia', K: 'khagra', C: 'cragan', t: 'theddra' }, { triple: 2, turnsLeft: [1, 1] })
  const before = t.weapon('theddra', 'wand', 'attacks', 'khagra')
  t.ability('zarshia', 'mask-of-darkness')
  expect(t.offer()).toEqual(['pick khagra', 'pick zarshia'])
  t.play('pick khagra')
  expect(t.offer('move b1')).toEqual(['move b1'])
  expect(t.offer('move d1')).toEqual([])
  t.play('move b1')
  expect(t.hex('khagra')).toBe('b1')
  const dice = () => [
    t.weapon('theddra', 'wand', 'attacks', 'khagra'),
    t.weapon('theddra', 'wand', 'attacks', 'zarshia'),
  ]
  expect(dice()).toEqual([before - 1, before])
  t.play('wait')
  expect(dice()).toEqual([before - 1, before])
  endRound(t)
  expect(dice()).toEqual([before, before])
})

test('BB-ABILITY-15 Desecration: a token in the own hex, control of an objective within 1 hex, the value healed', () => {
  const text = `K * . . t .
                 s . . . . .
                . . . . . *`
  const t = field(
    text,
    { K: 'khagra', t: 'theddra', s: 'shond' },
    { triple: 4, damage: { khagra: 9 }, control: [1, 1] },
  )
  t.ability('khagra', 'desecration')
  expect(t.battle.desecrated).toEqual([t.fighter('khagra').hex])
  expect(t.offer()).toEqual(['seize b3'])
  t.play('seize b3')
  expect(t.battle.control).toEqual([0, 1])
  expect(t.damage('khagra')).toEqual([5])
})

test('BB-ABILITY-15 Desecration: without a token left or an objective near it still heals', () => {
  const t = field(
    LINE,
    { Z: 'zarshia', K: 'khagra', t: 'theddra', s: 'shond' },
    { triple: 4, damage: { khagra: 9 }, desecrated: ['c1', 'd1', 'e1'] },
  )
  t.ability('khagra', 'desecration')
  expect([t.battle.desecrated.length, ...t.damage('khagra')]).toEqual([3, 5])
})

test('BB-WARBAND-4 Khagra, Cragan and Razek have a die more within 1 hex of a Desecration token, Zarshia has not', () => {
  const text = `K Z C . R .
                 . . . . . .
                t . . . . .`
  const t = field(text, castOf(text), { desecrated: ['a2', 'b2', 'd2'] })
  const plain = field(text, castOf(text))
  const gained = (id: string, weapon: string) => t.weapon(id, weapon, 'attacks') - plain.weapon(id, weapon, 'attacks')
  expect([
    gained('khagra', 'mace'),
    gained('zarshia', 'staff'),
    gained('cragan', 'axe'),
    gained('razek', 'axe'),
  ]).toEqual([1, 0, 1, 1])
})

function castOf(text: string): Record<string, string> {
  return Object.fromEntries(Object.entries(CAST).filter(([letter]) => text.includes(letter)))
}

const CAMP = `K C . . t .
               . # . . . .
              . . s . . R`

test('BB-CONVERGENCE-3 Sisters in Spite: a melee die less next to a friend, 1 more Strength more than 2 hexes from all', () => {
  const cast = { K: 'khagra', C: 'cragan', R: 'razek', t: 'theddra', s: 'shond' }
  const t = field(CAMP, cast, { convergence: 'first' })
  const plain = field(CAMP, cast)
  const change = (id: string, weapon: string, what: 'attacks' | 'strength') =>
    t.weapon(id, weapon, what) - plain.weapon(id, weapon, what)
  expect([
    change('khagra', 'mace', 'attacks'),
    change('cragan', 'axe', 'attacks'),
    change('razek', 'axe', 'attacks'),
  ]).toEqual([-1, -1, 0])
  expect([
    change('khagra', 'mace', 'strength'),
    change('cragan', 'axe', 'strength'),
    change('razek', 'axe', 'strength'),
  ]).toEqual([0, 0, 1])
  expect([change('shond', 'great-blade', 'attacks'), change('shond', 'great-blade', 'strength')]).toEqual([0, 0])
})

test('BB-CONVERGENCE-3 The Cursed Labyrinth: their leader moves 1 less, and the Ravagers have 1 more Toughness next to a blocked hex', () => {
  const cast = { K: 'khagra', C: 'cragan', R: 'razek', t: 'theddra', s: 'shond' }
  const t = field(CAMP, cast, { convergence: 'second' })
  const plain = field(CAMP, cast)
  const ids = ['khagra', 'cragan', 'razek', 'theddra', 'shond']
  expect(ids.map((id) => t.move(id) - plain.move(id))).toEqual([-1, 0, 0, 0, 0])
  expect(ids.map((id) => t.toughness(id) - plain.toughness(id))).toEqual([0, 1, 0, 0, 0])
})

test('BB-CONVERGENCE-3 Hold the Profaned Ground: each round a token under a friend; enemies near one are weaker, but re-roll a die in melee', () => {
  const text = `K s C . . t
                 . . . . . .
                . . . . . .`
  const cast = { K: 'khagra', C: 'cragan', t: 'theddra', s: 'shond' }
  const t = field(text, cast, { ...LAST_TURN, convergence: 'final' })
  const strength = () => [t.weapon('shond', 'great-blade', 'strength'), t.weapon('theddra', 'wand', 'strength')]
  const before = strength()
  endRound(t)
  expect(t.question()).toMatchObject({ seat: 0, ask: 'pick' })
  expect(t.offer()).toEqual(['pick khagra', 'pick cragan', 'nobody'])
  t.play('pick cragan')
  expect(t.battle.desecrated).toEqual([t.fighter('cragan').hex])
  expect(strength()).toEqual([(before[0] as number) - 1, before[1]])
  t.play('seat 1').misses().activate('shond').play('attack khagra with great-blade')
  expect(t.question()).toMatchObject({ seat: 1, ask: 'reroll' })
  t.play('keep', 'attack cragan with great-blade')
  expect(t.question()).toMatchObject({ seat: 1, ask: 'reroll' })
  expect(t.play('keep').question()).toMatchObject({ seat: 0, ask: 'activate' })
})

test('BB-CONVERGENCE-3 Hold the Profaned Ground: nobody is asked once all three tokens lie', () => {
  const t = field(
    CAMP,
    { K: 'khagra', C: 'cragan', R: 'razek', t: 'theddra', s: 'shond' },
    { ...LAST_TURN, convergence: 'final', desecrated: ['a1', 'b1', 'd1'] },
  )
  expect(endRound(t).question().ask).toBe('first')
})

test('BB-POWER-4 Rune-carved Pauldrons: 4 more Wounds', () => {
  const cast = { K: 'khagra', C: 'cragan', R: 'razek', t: 'theddra', s: 'shond' }
  const t = field(CAMP, cast, { bears: { cragan: ['rune-carved-pauldrons'] } })
  const plain = field(CAMP, cast)
  expect([t.wounds('cragan'), t.wounds('khagra')]).toEqual([plain.wounds('cragan') + 4, plain.wounds('khagra')])
})

test('BB-POWER-4 Spurs of the Usurper: 1 more Move, and moves next to enemies', () => {
  const text = `K s . . . .
                 . . . . . .
                C . . . . .`
  const cast = { K: 'khagra', C: 'cragan', s: 'shond' }
  const t = field(text, cast, { bears: { khagra: ['spurs-of-the-usurper'] } })
  expect(t.move('khagra')).toBe(field(text, cast).move('khagra') + 1)
  expect(t.activate('khagra').offer('move').length).toBeGreaterThan(1)
  expect(field(text, cast).activate('khagra').whyNot('move a2')).toBe('BB-MOVE-5')
})

test('BB-POWER-6 The Mace Unbound: Khagra has 1 more Strength and 1 more critical Damage', () => {
  const cast = { K: 'khagra', C: 'cragan', R: 'razek', t: 'theddra', s: 'shond' }
  const t = field(CAMP, cast, { bears: { khagra: ['the-mace-unbound'] } })
  const plain = field(CAMP, cast)
  const change = (what: 'strength' | 'critical' | 'damage') =>
    t.weapon('khagra', 'mace', what) - plain.weapon('khagra', 'mace', what)
  expect([change('strength'), change('critical'), change('damage')]).toEqual([1, 1, 0])
})
