import { expect, test } from 'vitest'
import { type FieldSetup, field } from '../../testing/cards.ts'
import { endRound, LAST_TURN } from '../../testing/rounds.ts'

const CAST = { K: 'khagra', Z: 'zarshia', t: 'theddra', s: 'shond', o: 'ollo' }
const FIELD = `K s . . . t
                . # . . . .
               Z . . . . o`
const twisted = (twist: string, setup: FieldSetup = {}, text = FIELD) => field(text, CAST, { ...setup, twist })
const plain = field(FIELD, CAST)
const EVERYBODY = ['khagra', 'zarshia', 'theddra', 'shond', 'ollo']

test('BB-TWIST-2 Ash Drifts: everybody moves 1 less', () => {
  const t = twisted('ash-drifts')
  expect(EVERYBODY.map((id) => t.move(id) - plain.move(id))).toEqual([-1, -1, -1, -1, -1])
})

test('BB-TWIST-2 Blood Moon: every critical hit hurts 1 more, no other hit does', () => {
  const t = twisted('blood-moon')
  const change = (id: string, weapon: string, what: 'critical' | 'damage') =>
    t.weapon(id, weapon, what) - plain.weapon(id, weapon, what)
  expect([
    change('khagra', 'mace', 'critical'),
    change('ollo', 'bow', 'critical'),
    change('khagra', 'mace', 'damage'),
  ]).toEqual([1, 1, 0])
})

test('BB-TWIST-2 Choking Smoke: missiles reach 1 hex less', () => {
  const t = twisted('choking-smoke')
  const change = (id: string, weapon: string) => t.weapon(id, weapon, 'range') - plain.weapon(id, weapon, 'range')
  expect([change('ollo', 'bow'), change('zarshia', 'bolt'), change('zarshia', 'staff')]).toEqual([-1, -1, 0])
})

test('BB-TWIST-2 Seams of Lava: at the start of a round each fighter next to a blocked hex takes 2 damage on a 4 or more', () => {
  const text = `K s . . . t
                 . # Z . . .
                . . . . . o`
  const t = endRound(twisted('seams-of-lava', LAST_TURN, text), { atStart: [4, 3] })
  expect(t.damage('zarshia', 'shond', 'khagra', 'theddra', 'ollo')).toEqual([2, 0, 0, 0, 0])
  const other = endRound(twisted('seams-of-lava', LAST_TURN, text), { initiative: 1, atStart: [4, 3] })
  expect(other.damage('shond', 'zarshia')).toEqual([2, 0])
})

test('BB-TWIST-2 Searing Winds: 1 less Toughness at the edge of the board', () => {
  const text = `K . . . . .
                 . # t . . .
                Z s . . . o`
  const t = twisted('searing-winds', {}, text)
  expect(EVERYBODY.map((id) => t.toughness(id) - plain.toughness(id))).toEqual([-1, -1, 0, -1, -1])
})

test('BB-TWIST-2 Grasping Roots: enemies of a fighter next to a blocked hex cannot disengage from it', () => {
  const text = `. . . . . .
                 . # s K . .
                Z . t . . o`
  expect(twisted('grasping-roots', {}, text).activate('khagra').whyNot('disengage e3')).toBe('BB-PRECEDENCE-2')
  expect(field(text, CAST).activate('khagra').offer('disengage e3')).toHaveLength(1)
  const shond = twisted('grasping-roots', { turn: 1 }, text).activate('shond')
  expect(shond.offer('disengage').length).toBeGreaterThan(0)
})

test('BB-TWIST-2 Scent of Blood: a melee die more against the hurt', () => {
  const t = twisted('scent-of-blood', { damage: { shond: 1 } })
  expect(t.weapon('khagra', 'mace', 'attacks', 'shond') - plain.weapon('khagra', 'mace', 'attacks', 'shond')).toBe(1)
  expect(t.weapon('khagra', 'mace', 'attacks', 'theddra')).toBe(plain.weapon('khagra', 'mace', 'attacks', 'theddra'))
  expect(t.weapon('zarshia', 'bolt', 'attacks', 'shond')).toBe(plain.weapon('zarshia', 'bolt', 'attacks', 'shond'))
})

test('BB-TWIST-2 Slaughter’s Wage: whoever takes a fighter down loses 3 damage', () => {
  const t = twisted('slaughters-wage', { damage: { shond: 9, khagra: 5, zarshia: 5 } })
  t.activate('khagra').dice(6, 1, 1, 1).play('attack shond with mace')
  expect([t.fighter('shond').where, ...t.damage('khagra', 'zarshia')]).toEqual(['down', 2, 5])
})

test('BB-TWIST-2 Vengeful Shades: whoever takes a fighter down takes 1 damage for each of three dice of 4 or more', () => {
  const t = twisted('vengeful-shades', { damage: { shond: 9 } })
  t.activate('khagra').dice(6, 1, 1, 1, 4, 3, 6).play('attack shond with mace')
  expect([t.fighter('shond').where, ...t.damage('khagra', 'zarshia')]).toEqual(['down', 2, 0])
})

test('BB-TWIST-2 Dark Favour: each player gains a double of 2 at the start of a round', () => {
  const t = endRound(twisted('dark-favour', LAST_TURN))
  expect(t.battle.sides.map(({ groups }) => groups.filter(({ value }) => value === 2))).toEqual([
    [{ dice: 2, value: 2 }],
    [{ dice: 2, value: 2 }],
  ])
})

test('BB-TWIST-2 Shifting Earth: at the start of a round each player may push one of their fighters up to 2 hexes', () => {
  const t = endRound(twisted('shifting-earth', LAST_TURN))
  expect(t.question()).toMatchObject({ seat: 0, ask: 'pick' })
  expect(t.offer()).toEqual(['pick khagra', 'pick zarshia', 'nobody'])
  t.play('pick zarshia', 'push b1', 'push c1')
  expect(t.hex('zarshia')).toBe('c1')
  expect(t.question()).toMatchObject({ seat: 1, ask: 'pick' })
  expect(t.play('nobody').question().ask).toBe('first')
})

test('BB-TWIST-2 Headlong Arrival: whoever arrives makes a bonus move of 3; everybody moves through friends', () => {
  const t = twisted('headlong-arrival', { round: 2, reserves: ['razek'], reserveHexes: [['c1'], ['f3']] })
  t.play('place razek c1')
  expect(t.question()).toMatchObject({ seat: 0, ask: 'bonus' })
  expect(t.offer('move f1')).toEqual([])
  expect(t.offer('move f2')).toEqual([])
  expect(t.offer('move e1')).toEqual(['move e1'])
  expect(t.play('move e1').hex('razek')).toBe('e1')
  const text = `K Z . . . t
                 # # s . . .
                . . . . . o`
  expect(twisted('headlong-arrival', {}, text).activate('khagra').offer('move c3')).toEqual(['move c3'])
  expect(field(text, CAST).activate('khagra').offer('move c3')).toEqual([])
})

test('BB-TWIST-2 Wells of Vigour: a hurt fighter within 1 hex of an objective heals 1 after its activation, all the hurt 1 in round 3', () => {
  const text = `K * . . . t
                 . # . . . .
                Z . s . . o`
  const damage = { khagra: 3, zarshia: 3, theddra: 3 }
  const t = twisted('wells-of-vigour', { damage }, text).activate('khagra').play('wait')
  expect(t.damage('khagra', 'zarshia')).toEqual([2, 3])
  t.activate('theddra').play('wait').activate('zarshia').play('wait')
  expect(t.damage('khagra', 'zarshia', 'theddra')).toEqual([2, 3, 3])
  const third = endRound(twisted('wells-of-vigour', { ...LAST_TURN, round: 2, damage }, text))
  expect(third.damage('khagra', 'zarshia', 'theddra', 'shond')).toEqual([2, 2, 2, 0])
  const second = endRound(twisted('wells-of-vigour', { ...LAST_TURN, round: 1, damage }, text))
  expect(second.damage('khagra', 'zarshia', 'theddra')).toEqual([3, 3, 3])
})

test('BB-TWIST-2 Ghostly Ruins: everybody sees through blocked hexes and disengages freely', () => {
  const text = `Z # t . . .
                 . . . . . .
                . . . K s o`
  const t = twisted('ghostly-ruins', {}, text).activate('zarshia')
  expect(t.offer('attack theddra with bolt')).toHaveLength(1)
  expect(field(text, CAST).activate('zarshia').whyNot('attack theddra with bolt')).toBe('BB-ATTACK-4')
  expect(twisted('ghostly-ruins', {}, text).activate('khagra').offer('disengage d2')).toHaveLength(1)
  expect(field(text, CAST).activate('khagra').whyNot('disengage d2')).toBe('BB-DISENGAGE-4')
})
