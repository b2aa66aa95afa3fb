import { expect, test } from 'vitest'
import { field } from '../../testing/cards.ts'
import { endRound, LAST_TURN } from '../../testing/rounds.ts'

const CAST = { V: 'vortemis', N: 'narvia', B: 'blue-horror', K: 'kcharik', t: 'theddra', s: 'shond' }
const FIELD = `V . . t . .
                . . . . . .
               B N . . K s`

test('BB-ABILITY-15 Split Into Brimstone Horrors: they arrive next to the Blue Horror, which heals the value', () => {
  const t = field(FIELD, CAST, { double: 3, damage: { 'blue-horror': 5 } })
  t.ability('blue-horror', 'split-into-brimstone-horrors')
  expect(t.question()).toMatchObject({ seat: 0, ask: 'arrive' })
  expect(t.offer()).toEqual(['place brimstone-horrors a2'])
  t.play('place brimstone-horrors a2')
  expect(t.fighter('brimstone-horrors')).toMatchObject({ where: 'field', damage: 0, activated: false })
  expect([t.hex('brimstone-horrors'), ...t.damage('blue-horror')]).toEqual(['a2', 2])
})

test('BB-ABILITY-15 Split Into Brimstone Horrors: only once; afterwards it heals alone, and only the Blue Horror can', () => {
  const twice = field(
    `V . . t . .
      H . . . . .
     B N . . K s`,
    { ...CAST, H: 'brimstone-horrors' },
    { double: 3, damage: { 'blue-horror': 5 } },
  )
  twice.ability('blue-horror', 'split-into-brimstone-horrors')
  expect([twice.question().ask, ...twice.damage('blue-horror')]).toEqual(['action', 2])
  expect(field(FIELD, CAST, { double: 3 }).refusedAbility('narvia', 'split-into-brimstone-horrors')).toBe(
    'BB-ABILITY-8',
  )
})

test('BB-ABILITY-15 Uttered Words of Arcane Power: the value in damage to a visible enemy within 3 hexes, which may be pushed', () => {
  const t = field(FIELD, CAST, { double: 4 })
  t.ability('vortemis', 'uttered-words-of-arcane-power')
  expect(t.offer()).toEqual(['pick theddra'])
  t.play('pick theddra')
  expect(t.damage('theddra', 'shond')).toEqual([4, 0])
  expect(t.question()).toMatchObject({ seat: 0, ask: 'push' })
  expect(t.play('push e3').hex('theddra')).toBe('e3')
  const hidden = `V # . t . .
                   # . . . . .
                  B N . . K s`
  expect(field(hidden, CAST, { double: 4 }).refusedAbility('vortemis', 'uttered-words-of-arcane-power')).toBe('BB-R-61')
})

test('BB-ABILITY-15 Locus of Sorcery: another friend within 4 hexes deals 1 more damage a hit this turn and makes a bonus attack', () => {
  const t = field(FIELD, CAST, { double: 1 })
  const before = [t.weapon('narvia', 'bolt', 'damage'), t.weapon('narvia', 'bolt', 'critical')]
  t.misses().ability('vortemis', 'locus-of-sorcery')
  expect(t.offer()).toEqual(['pick narvia', 'pick blue-horror'])
  t.play('pick narvia')
  expect(t.offer()).toEqual(['attack theddra with bolt', 'decline'])
  t.play('attack theddra with bolt')
  const after = () => [t.weapon('narvia', 'bolt', 'damage'), t.weapon('narvia', 'bolt', 'critical')]
  expect(after()).toEqual([(before[0] as number) + 1, before[1]])
  t.play('wait')
  expect(after()).toEqual(before)
})

test('BB-ABILITY-15 Cleaving Strike: a bonus attack with half the value more Damage, hits and critical hits', () => {
  const t = field(FIELD, CAST, { triple: 3 })
  const [hit, critical] = [t.weapon('kcharik', 'greatblade', 'damage'), t.weapon('kcharik', 'greatblade', 'critical')]
  t.dice(6, 5, 1).ability('kcharik', 'cleaving-strike', 'attack shond with greatblade', 'keep')
  expect(t.events.findLast(({ event }) => event === 'hits')).toMatchObject({
    hits: 1,
    criticals: 1,
    damage: hit + critical + 4,
  })
  expect(field(FIELD, CAST, { triple: 3 }).refusedAbility('vortemis', 'cleaving-strike')).toBe('BB-ABILITY-8')
})

test('BB-ABILITY-15 Empowered Bolts: a bonus attack; missiles have a die more and half the value more Damage', () => {
  const t = field(FIELD, CAST, { triple: 5 })
  const before = [
    t.weapon('narvia', 'bolt', 'attacks'),
    t.weapon('narvia', 'bolt', 'damage'),
    t.weapon('narvia', 'blade', 'attacks'),
  ]
  t.misses().ability('narvia', 'empowered-bolts', 'attack theddra with bolt')
  expect(t.rolled).toBe((before[0] as number) + 1)
  const after = () => [
    t.weapon('narvia', 'bolt', 'attacks'),
    t.weapon('narvia', 'bolt', 'damage'),
    t.weapon('narvia', 'blade', 'attacks'),
  ]
  expect(after()).toEqual([(before[0] as number) + 1, (before[1] as number) + 3, before[2]])
  t.play('wait')
  expect(after()).toEqual(before)
})

test('BB-CONVERGENCE-3 The Thread Pulled: enemies move 1 further and shoot 1 further; the aspirant gains a double of 3 each round', () => {
  const t = field(FIELD, CAST, { ...LAST_TURN, convergence: 'first' })
  const plain = field(FIELD, CAST)
  expect(['theddra', 'shond', 'vortemis'].map((id) => t.move(id) - plain.move(id))).toEqual([1, 1, 0])
  const range = (id: string, weapon: string) => t.weapon(id, weapon, 'range') - plain.weapon(id, weapon, 'range')
  expect([range('theddra', 'bolt'), range('theddra', 'wand'), range('vortemis', 'bolt')]).toEqual([1, 0, 0])
  endRound(t)
  expect(t.battle.sides[0].groups).toEqual([{ dice: 2, value: 3 }])
})

test('BB-CONVERGENCE-3 The Hall of Mirrors: everybody sees through blocked hexes; the Eyes re-roll a missile die; their hero is less tough', () => {
  const text = `N # . t . .
                 . . . . . .
                V B . . K s`
  const plain = field(text, CAST)
  const t = field(text, CAST, { convergence: 'second' })
  expect(plain.activate('narvia').whyNot('attack theddra with bolt')).toBe('BB-ATTACK-4')
  t.misses().activate('narvia').play('attack theddra with bolt')
  expect(t.offer()).toEqual(['keep', 'reroll 1', 'reroll 2'])
  t.play('keep', 'wait')
  expect(['vortemis', 'narvia', 'theddra'].map((id) => t.toughness(id) - plain.toughness(id))).toEqual([-1, 0, 0])
  expect(t.activate('theddra').offer('attack narvia with bolt')).toHaveLength(1)
})

test('BB-CONVERGENCE-3 The Ninth Eye Opens: friends move 1 more; at the start of a round an enemy is pushed 2 hexes, at its end a hurt friend may be hurt more', () => {
  const eye = { ...LAST_TURN, convergence: 'final', damage: { kcharik: 1, narvia: 2 } } as const
  const t = field(FIELD, CAST, eye)
  expect(t.move('kcharik')).toBe(field(FIELD, CAST).move('kcharik') + 1)
  endRound(t, { atEnd: [4] })
  expect(t.question()).toMatchObject({ seat: 0, ask: 'pick' })
  expect(t.offer()).toEqual(['pick narvia', 'pick kcharik'])
  t.play('pick kcharik')
  expect(t.damage('kcharik')).toEqual([4])
  expect(t.offer()).toEqual(['pick theddra', 'pick shond'])
  t.play('pick theddra')
  expect(t.offer()).toEqual(t.offer('push'))
  t.play('push e3', 'push f3')
  expect([t.hex('theddra'), t.question().ask]).toEqual(['f3', 'first'])
  const spared = endRound(field(FIELD, CAST, eye), { atEnd: [3] }).play('pick kcharik')
  expect(spared.damage('kcharik')).toEqual([1])
})

test('BB-POWER-4 Mirror of Yesterday: its bearer is attacked with a die less', () => {
  const t = field(FIELD, CAST, { bears: { kcharik: ['mirror-of-yesterday'] } })
  expect(t.weapon('shond', 'great-blade', 'attacks', 'kcharik')).toBe(
    t.weapon('shond', 'great-blade', 'attacks', 'vortemis') - 1,
  )
})

test('BB-POWER-4 Quill of Unmaking: missiles reach 1 further and hurt 1 more', () => {
  const t = field(FIELD, CAST, { bears: { vortemis: ['quill-of-unmaking'] } })
  const plain = field(FIELD, CAST)
  const change = (weapon: string, what: 'range' | 'damage') =>
    t.weapon('vortemis', weapon, what) - plain.weapon('vortemis', weapon, what)
  expect([
    change('bolt', 'range'),
    change('bolt', 'damage'),
    change('runestaff', 'range'),
    change('runestaff', 'damage'),
  ]).toEqual([1, 1, 0, 0])
})

test('BB-POWER-6 Sight of the Nine: Vortemis sees through blocked hexes, re-rolls missile misses and has 2 more Wounds', () => {
  const text = `V # . t . .
                 . . . . . .
                N B . . K s`
  const plain = field(text, CAST)
  const t = field(text, CAST, { bears: { vortemis: ['sight-of-the-nine'] } })
  expect(t.wounds('vortemis')).toBe(plain.wounds('vortemis') + 2)
  expect(plain.activate('vortemis').whyNot('attack theddra with bolt')).toBe('BB-ATTACK-4')
  t.misses().activate('vortemis').play('attack theddra with bolt', 'keep')
  expect(t.question()).toMatchObject({ ask: 'reroll' })
  expect(t.offer()).toEqual(['keep', 'reroll'])
})
