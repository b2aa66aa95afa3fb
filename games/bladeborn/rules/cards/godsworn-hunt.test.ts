import { expect, test } from 'vitest'
import { field } from '../../testing/cards.ts'
import { endRound, LAST_TURN } from '../../testing/rounds.ts'

const NEAR = `S G k . . . .
               . . . . . . .
              O . . . . . .`
const CAST = { S: 'shond', G: 'grundann', O: 'ollo', k: 'khagra' }

test('BB-ABILITY-15 Hunting Hound: Grawl makes a bonus move of up to the value and a bonus attack, wherever it is', () => {
  const text = `O . . . . . .
                 . . . . . . .
                G . . . k . .`
  const t = field(text, { O: 'ollo', G: 'grawl', k: 'khagra' }, { double: 3 })
  t.ability('ollo', 'hunting-hound')
  expect(t.offer()).toEqual(['pick grawl'])
  t.play('pick grawl')
  expect(t.offer('move d1')).toEqual(['move d1'])
  expect(t.offer('move d2')).toEqual([])
  t.dice(6, 1, 1).play('move d1')
  expect(t.offer()).toEqual(['attack khagra with bite', 'decline'])
  t.play('attack khagra with bite')
  expect(t.damage('khagra')).toEqual([t.weapon('grawl', 'bite', 'critical', 'khagra')])
  expect(t.fighter('grawl').activated).toBe(false)
  expect(t.question().text).toContain('2 actions left')
})

test('BB-ABILITY-15 Hunting Hound: not without the hound, nor by anybody but the trapper', () => {
  expect(field(NEAR, CAST, { double: 3 }).refusedAbility('ollo', 'hunting-hound')).toBe('BB-R-61')
  expect(field(NEAR, CAST, { double: 3 }).refusedAbility('shond', 'hunting-hound')).toBe('BB-ABILITY-8')
})

test('BB-ABILITY-15 Hurled Javelin: damage equal to the value to a visible enemy within 4 hexes', () => {
  const text = `J . . . k z .
                 # . . . . . .
                . r . . . . .`
  const t = field(text, { J: 'jagathra', k: 'khagra', z: 'zarshia', r: 'razek' }, { double: 5 })
  t.ability('jagathra', 'hurled-javelin')
  expect(t.offer()).toEqual(['pick khagra'])
  t.play('pick khagra')
  expect(t.damage('khagra', 'zarshia', 'razek')).toEqual([5, 0, 0])
})

test('BB-ABILITY-15 Strike as One: another friend within 3 hexes makes a bonus attack', () => {
  const t = field(NEAR, CAST, { double: 1 })
  t.ability('shond', 'strike-as-one')
  expect(t.offer()).toEqual(['pick grundann', 'pick ollo'])
  t.dice(6, 1, 1).play('pick grundann', 'attack khagra with great-axe')
  expect(t.damage('khagra')).toEqual([t.weapon('grundann', 'great-axe', 'critical')])
  const apart = `S . . . G k .
                  . . . . . . .
                 . . . . . . .`
  expect(
    field(apart, { S: 'shond', G: 'grundann', k: 'khagra' }, { double: 1 }).refusedAbility('shond', 'strike-as-one'),
  ).toBe('BB-R-61')
})

test('BB-ABILITY-15 Enfeeble: the value in damage, and 2 less Toughness and Strength for the round', () => {
  const text = `T . . . . k z
                 . . . . . . .
                . . . . . . .`
  const t = field(text, { T: 'theddra', k: 'khagra', z: 'zarshia' }, { triple: 5, turnsLeft: [1, 1] })
  const before = [t.toughness('khagra'), t.weapon('khagra', 'mace', 'strength')]
  t.ability('theddra', 'enfeeble')
  expect(t.offer()).toEqual(['pick khagra'])
  t.play('pick khagra')
  expect(t.damage('khagra')).toEqual([5])
  const after = () => [t.toughness('khagra'), t.weapon('khagra', 'mace', 'strength')]
  expect(after()).toEqual(before.map((number) => number - 2))
  t.play('wait')
  expect(after()).toEqual(before.map((number) => number - 2))
  endRound(t)
  expect(after()).toEqual(before)
})

test('BB-ABILITY-15 Oathsworn Attack: a bonus attack with half the value more dice, of which the misses may be rolled again', () => {
  const t = field(NEAR, CAST, { triple: 5 })
  const attacks = t.weapon('grundann', 'great-axe', 'attacks', 'khagra')
  t.misses().ability('grundann', 'oathsworn-attack', 'attack khagra with great-axe')
  expect(t.rolled).toBe(attacks + 3)
  expect(t.offer()).toEqual(['keep', 'reroll'])
  t.play('keep')
  expect(t.question().text).toContain('2 actions left')
  t.play('wait')
  expect(t.weapon('grundann', 'great-axe', 'attacks', 'khagra')).toBe(attacks)
})

const FOES = { T: 'theddra', S: 'shond', k: 'khagra', z: 'zarshia' }
const DUEL = `S k . . . T .
               z . . . . . .
              . . . . . . .`

test('BB-CONVERGENCE-3 The Oath Spoken: enemies move 1 further; whoever takes one down loses 5 damage', () => {
  const plain = field(DUEL, FOES)
  const t = field(DUEL, FOES, { convergence: 'first', damage: { shond: 7, khagra: plain.wounds('khagra') - 1 } })
  expect([t.move('khagra'), t.move('zarshia'), t.move('shond')]).toEqual([
    plain.move('khagra') + 1,
    plain.move('zarshia') + 1,
    plain.move('shond'),
  ])
  t.activate('shond').dice(6, 1, 1, 1, 1, 1).play('attack khagra with great-blade')
  expect(t.fighter('khagra').where).toBe('down')
  expect(t.damage('shond')).toEqual([2])
})

test('BB-CONVERGENCE-3 The Oath Spoken: nothing for the enemy who takes one of the Hunt down', () => {
  const t = field(DUEL, FOES, { convergence: 'first', turn: 1, damage: { shond: 9, khagra: 7 } })
  t.activate('khagra').dice(6, 1, 1, 1).play('attack shond with mace')
  expect(t.fighter('shond').where).toBe('down')
  expect(t.damage('khagra')).toEqual([7])
})

test('BB-CONVERGENCE-3 The Chosen Quarry: enemy heroes have 2 more Wounds, and the Hunt re-rolls a die against them', () => {
  const plain = field(DUEL, FOES)
  const t = field(DUEL, FOES, { convergence: 'second' })
  expect(t.wounds('khagra')).toBe(plain.wounds('khagra') + 2)
  expect([t.wounds('zarshia'), t.wounds('theddra')]).toEqual([plain.wounds('zarshia'), plain.wounds('theddra')])
  t.misses().activate('shond').play('attack khagra with great-blade')
  expect(t.question().ask).toBe('reroll')
  const other = field(DUEL, FOES, { convergence: 'second' })
    .misses()
    .activate('shond')
    .play('attack zarshia with great-blade')
  expect(other.question().ask).toBe('action')
})

test('BB-CONVERGENCE-3 Under the Gods’ Gaze: enemies have two dice more against the seer, with any weapon; a double of 4 each round', () => {
  const t = field(DUEL, FOES, { ...LAST_TURN, convergence: 'final' })
  const attacks = field(DUEL, FOES).weapon('khagra', 'mace', 'attacks')
  expect(t.weapon('khagra', 'mace', 'attacks', 'theddra')).toBe(attacks + 2)
  expect(t.weapon('khagra', 'mace', 'attacks', 'shond')).toBe(attacks)
  const bolts = field(DUEL, FOES).weapon('zarshia', 'bolt', 'attacks')
  expect(t.weapon('zarshia', 'bolt', 'attacks', 'theddra')).toBe(bolts + 2)
  endRound(t)
  expect(t.battle.sides.map(({ groups }) => groups.filter(({ value }) => value === 4))).toEqual([
    [{ dice: 2, value: 4 }],
    [],
  ])
})

test('BB-POWER-4 Oath-stone Collar: its bearer has 1 more Toughness and 3 more Wounds, nobody else', () => {
  const plain = field(DUEL, FOES)
  const t = field(DUEL, FOES, { bears: { shond: ['oath-stone-collar'] } })
  expect([t.toughness('shond'), t.wounds('shond')]).toEqual([plain.toughness('shond') + 1, plain.wounds('shond') + 3])
  expect([t.toughness('theddra'), t.wounds('theddra')]).toEqual([plain.toughness('theddra'), plain.wounds('theddra')])
})

test('BB-POWER-4 Hunter’s Tally Cord: 1 more Move, and misses against hurt enemies are rolled again', () => {
  const cord = { bears: { shond: ['tally-cord'] } }
  const t = field(DUEL, FOES, { ...cord, damage: { khagra: 1 } })
  expect(t.move('shond')).toBe(field(DUEL, FOES).move('shond') + 1)
  t.misses().activate('shond').play('attack khagra with great-blade')
  expect(t.offer()).toEqual(['keep', 'reroll'])
  const unhurt = field(DUEL, FOES, cord).misses().activate('shond').play('attack khagra with great-blade')
  expect(unhurt.question().ask).toBe('action')
})

test('BB-POWER-6 Voice of the Black Fang: Theddra’s bolt reaches 1 further and hurts 1 more, and she has 2 more Wounds', () => {
  const plain = field(DUEL, FOES)
  const t = field(DUEL, FOES, { bears: { theddra: ['voice-of-the-black-fang'] } })
  expect([t.weapon('theddra', 'bolt', 'range'), t.weapon('theddra', 'bolt', 'damage'), t.wounds('theddra')]).toEqual([
    plain.weapon('theddra', 'bolt', 'range') + 1,
    plain.weapon('theddra', 'bolt', 'damage') + 1,
    plain.wounds('theddra') + 2,
  ])
  expect(t.weapon('theddra', 'wand', 'damage')).toBe(plain.weapon('theddra', 'wand', 'damage'))
  expect(t.weapon('theddra', 'bolt', 'critical')).toBe(plain.weapon('theddra', 'bolt', 'critical'))
})

test('The Hunt’s fighters: the javelin falls hardest on the unhurt, great weapons on the hurt; the hound is hard to hit', () => {
  const text = `S J G k . . .
                 O . . z . . .
                . . . . . . .`
  const cast = { S: 'shond', J: 'jagathra', G: 'grawl', O: 'ollo', k: 'khagra', z: 'zarshia' }
  const t = field(text, cast, { damage: { zarshia: 1 } })
  const against = (fighter: string, weapon: string, what: 'attacks') =>
    ['khagra', 'zarshia'].map((target) => t.weapon(fighter, weapon, what, target))
  expect(against('jagathra', 'javelin', 'attacks')).toEqual([4, 3])
  expect(against('shond', 'great-blade', 'attacks')).toEqual([4, 6])
  expect(['grawl', 'shond'].map((target) => t.weapon('khagra', 'mace', 'attacks', target))).toEqual([3, 4])
})

test('Ollo re-rolls a die of a shot, not of a blow', () => {
  const text = `O . . k . . .
                 . . . . . . .
                . . . . . . .`
  const t = field(text, { O: 'ollo', k: 'khagra' })
  t.misses().activate('ollo').play('attack khagra with bow')
  expect(t.question().ask).toBe('reroll')
  const near = field(text.replace('O . . k', 'O k . .'), { O: 'ollo', k: 'khagra' })
  near.misses().activate('ollo').play('attack khagra with fist')
  expect(near.question().ask).toBe('action')
})
