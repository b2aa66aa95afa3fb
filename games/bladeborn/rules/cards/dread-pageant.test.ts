import { expect, test } from 'vitest'
import { baseContent } from '../../content/index.ts'
import { field } from '../../testing/cards.ts'

const CAST = { V: 'vasillac', G: 'glissete', H: 'hadzu', S: 'slakeslash', t: 'theddra', s: 'shond' }
const FIELD = `V . t . . s
                G . . . . .
               . H . . . S`

test('BB-ABILITY-15 Dance of the Wailing Blade: half the value in damage to a visible enemy within 2 hexes, which may be pushed', () => {
  const t = field(FIELD, CAST, { double: 5 })
  t.ability('vasillac', 'dance-of-the-wailing-blade')
  expect(t.offer()).toEqual(['pick theddra'])
  t.play('pick theddra')
  expect(t.damage('theddra')).toEqual([3])
  expect(t.offer()[0]).toBe('stay')
  expect(t.play('push b3').hex('theddra')).toBe('b3')
  expect(field(FIELD, CAST, { double: 5 }).refusedAbility('glissete', 'dance-of-the-wailing-blade')).toBe(
    'BB-ABILITY-8',
  )
})

test('BB-ABILITY-15 Slaves to Impulse: 2 damage to itself and an attack die more for the activation, beside the one for being hurt', () => {
  const t = field(FIELD, CAST, { double: 1 })
  const attacks = t.weapon('slakeslash', 'gilded', 'attacks')
  t.ability('slakeslash', 'slaves-to-impulse')
  expect(t.damage('slakeslash')).toEqual([2])
  expect(t.weapon('slakeslash', 'gilded', 'attacks')).toBe(attacks + 2)
  expect(t.play('wait').weapon('slakeslash', 'gilded', 'attacks')).toBe(attacks + 1)
})

test('BB-ABILITY-15 BB-R-30 Slaves to Impulse: it can be the last thing it does', () => {
  const wounds = field(FIELD, CAST).wounds('slakeslash')
  const t = field(FIELD, CAST, { double: 1, damage: { slakeslash: wounds - 2 } }).ability(
    'slakeslash',
    'slaves-to-impulse',
  )
  expect(t.fighter('slakeslash').where).toBe('down')
  expect(t.question()).toMatchObject({ seat: 1, ask: 'activate' })
})

test('BB-ABILITY-15 Unrivalled Velocity: a bonus move of half the value, enemies or not', () => {
  const text = `V t . . . .
                 G . . . . .
                . H . . s S`
  const t = field(text, CAST, { double: 3 })
  t.ability('vasillac', 'unrivalled-velocity')
  expect(t.offer().sort()).toEqual(['decline', 'move a3'])
  const glissete = field(text, CAST, { double: 3 }).ability('glissete', 'unrivalled-velocity')
  expect(glissete.offer('move c2')).toEqual(['move c2'])
  expect(glissete.offer('move d2')).toEqual([])
})

test('BB-ABILITY-15 Volley of Tearing Blades: a bonus attack, and half the value more missile dice for the activation', () => {
  const t = field(FIELD, CAST, { triple: 5 })
  const before = [t.weapon('hadzu', 'bow', 'attacks'), t.weapon('hadzu', 'dagger', 'attacks')]
  t.misses().ability('hadzu', 'volley-of-tearing-blades', 'attack theddra with bow')
  expect(t.rolled).toBe((before[0] as number) + 3)
  const after = () => [t.weapon('hadzu', 'bow', 'attacks'), t.weapon('hadzu', 'dagger', 'attacks')]
  expect(after()).toEqual([(before[0] as number) + 3, before[1]])
  t.play('wait')
  expect(after()).toEqual(before)
})

test('BB-ABILITY-15 Cavalcade of Madness: adjacent enemies take half the value, friends within 3 may be pushed', () => {
  const near = `V t . s . .
                 G . . . . .
                . H . . . S`
  const t = field(near, CAST, { triple: 5 })
  t.ability('vasillac', 'cavalcade-of-madness')
  expect(t.damage('theddra', 'shond', 'glissete')).toEqual([3, 0, 0])
  expect(t.question()).toMatchObject({ seat: 0, ask: 'push', text: 'Push Glissete one hex' })
  t.play('push b2')
  expect(t.question().text).toBe('Push Hadzu one hex')
  t.play('stay')
  expect([t.hex('glissete'), t.hex('hadzu'), t.question().ask]).toEqual(['b2', 'b1', 'action'])
})

test('BB-CONVERGENCE-3 The Opening Procession: the Pageant moves 1 further; enemies re-roll a die against its hurt', () => {
  const text = `V t . . . .
                 G . . . . .
                . H . . s S`
  const setup = { convergence: 'first', turn: 1 } as const
  const t = field(text, CAST, { ...setup, damage: { vasillac: 1 } })
  const plain = field(text, CAST)
  expect(['vasillac', 'hadzu', 'theddra'].map((id) => t.move(id) - plain.move(id))).toEqual([1, 1, 0])
  // Theddra herself lets friends near her roll a die again, so two offers against one.
  const offers = (one: typeof t) => {
    one.misses().activate('shond').play('attack slakeslash with great-blade')
    return one.question().ask
  }
  expect(offers(field(text, CAST, { ...setup, damage: { slakeslash: 1 } }))).toBe('reroll')
  expect(offers(field(text, CAST, setup))).toBe('action')
})

test('BB-CONVERGENCE-3 Exquisite Agony: unhurt they have a die less, hurt they are stronger', () => {
  const t = field(FIELD, CAST, { convergence: 'second', damage: { glissete: 1 } })
  const plain = field(FIELD, CAST)
  const change = (id: string, weapon: string) =>
    (['attacks', 'strength'] as const).map((what) => t.weapon(id, weapon, what) - plain.weapon(id, weapon, what))
  expect([change('vasillac', 'harpoon'), change('glissete', 'glaive'), change('shond', 'great-blade')]).toEqual([
    [-1, 0],
    [0, 1],
    [0, 0],
  ])
})

test('BB-CONVERGENCE-3 The Masque Unending: enemies pin the Pageant, whose melee critical hits hurt 1 more', () => {
  const text = `. . . .
                 . V t .
                . . . .`
  const cast = { V: 'vasillac', t: 'theddra' }
  const t = field(text, cast, { convergence: 'final' })
  const plain = field(text, cast)
  expect(t.weapon('vasillac', 'harpoon', 'critical') - plain.weapon('vasillac', 'harpoon', 'critical')).toBe(1)
  expect(t.activate('vasillac').whyNot('disengage a2')).toBe('BB-PRECEDENCE-2')
  expect(plain.activate('vasillac').offer('disengage a2')).toHaveLength(1)
  const enemy = field(text, cast, { convergence: 'final', turn: 1 }).activate('theddra')
  expect(enemy.offer('disengage').length).toBeGreaterThan(0)
})

test('BB-POWER-4 Mask of Ecstasies: misses against the hurt are rolled again', () => {
  const near = `V t . . . .
                 G . . . . .
                . H . . s S`
  const setup = { bears: { vasillac: ['mask-of-ecstasies'] } }
  const t = field(near, CAST, { ...setup, damage: { theddra: 1 } })
    .misses()
    .activate('vasillac')
    .play('attack theddra with harpoon')
  expect(t.offer()).toEqual(['keep', 'reroll'])
  expect(
    field(near, CAST, setup).misses().activate('vasillac').play('attack theddra with harpoon').question().ask,
  ).toBe('action')
})

test('BB-POWER-4 Silken Barbs: enemies next to the bearer cannot disengage, and its melee attacks are stronger', () => {
  const text = `. . . .
                 . G t .
                . . . .`
  const cast = { G: 'glissete', t: 'theddra' }
  const t = field(text, cast, { turn: 1, bears: { glissete: ['silken-barbs'] } })
  expect(t.weapon('glissete', 'glaive', 'strength')).toBe(
    field(text, cast).weapon('glissete', 'glaive', 'strength') + 1,
  )
  expect(t.activate('theddra').whyNot('disengage d2')).toBe('BB-PRECEDENCE-2')
  expect(field(text, cast, { turn: 1 }).activate('theddra').offer('disengage d2')).toHaveLength(1)
})

test('BB-POWER-6 Gift of Agony: Vasillac is stronger and heals 2 after each of his activations', () => {
  const t = field(FIELD, CAST, { bears: { vasillac: ['gift-of-agony'] }, damage: { vasillac: 5, hadzu: 5 } })
  expect(t.weapon('vasillac', 'harpoon', 'strength')).toBe(
    field(FIELD, CAST).weapon('vasillac', 'harpoon', 'strength') + 1,
  )
  expect(t.activate('vasillac').damage('vasillac')).toEqual([5])
  expect(t.play('wait').damage('vasillac')).toEqual([3])
  t.activate('theddra').play('wait').activate('hadzu').play('wait')
  expect(t.damage('vasillac', 'hadzu')).toEqual([3, 5])
})

test('BB-WARBAND-2 the Pageant trades guard for blows: Glissete against the unhurt, Vasillac and Slakeslash when hurt', () => {
  const t = field(FIELD, CAST)
  const hurt = field(FIELD, CAST, { damage: { slakeslash: 1, vasillac: 1 } })
  expect(hurt.weapon('slakeslash', 'gilded', 'attacks')).toBe(t.weapon('slakeslash', 'gilded', 'attacks') + 1)
  const { glissete, vasillac } = baseContent.fighters
  expect(glissete?.rules?.standing).toContainEqual(
    expect.objectContaining({ change: 'attacks', add: 1, against: expect.objectContaining({ hurt: false }) }),
  )
  expect(vasillac?.rules?.standing).toContainEqual(expect.objectContaining({ reroll: 'one' }))
})
