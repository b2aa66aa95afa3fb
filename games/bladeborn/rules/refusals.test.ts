import type { PlayedState } from '@muster/table'
import type { Study } from '@muster/table/testing'
import { expect, test } from 'vitest'
import { used } from '../testing/deeds.ts'
import type { AbilityCard } from '../testing/pack.ts'
import { position } from '../testing/position.ts'
import { DUEL as FAR_APART, faultOf, placing, studyAt } from '../testing/skirmish.ts'

/** Whatever a player tries that is not offered is refused by the rule that forbids it, not by the question's own. */
const refusalOf = <State extends PlayedState>(t: Study<State>, key: string) => faultOf(() => t.answer(key)).rule

const cure: AbilityCard = { id: 'cure', name: 'Cure', cost: 'double', do: [{ heal: { to: 'me', amount: 'value' } }] }
const feast: AbilityCard = { id: 'feast', name: 'Feast', cost: 'triple', do: [{ heal: { to: 'me', amount: 'value' } }] }
const GROUPS = [
  [
    { dice: 2, value: 4 },
    { dice: 3, value: 5 },
  ],
  [],
] as const

const APART = `A B . . .
                . . # . .
               . . . . b`
const active = () => position(APART, { abilities: [cure, feast], groups: GROUPS }).activate('A')

test.each([
  ['BB-ABILITY-9', 'ability cure with double 3'],
  ['BB-ABILITY-9', 'ability cure with triple 4'],
  ['BB-ABILITY-9', 'ability feast with triple 6'],
  ['BB-ABILITY-12', 'ability feast with double 4'],
  ['BB-ABILITY-7', 'ability blood-boon with double 4'],
  ['BB-DISENGAGE-1', 'disengage e3'],
  ['BB-DISENGAGE-2', 'disengage b3'],
  ['BB-MOVE-7', 'disengage z9'],
  ['BB-MOVE-7', 'move z9'],
  ['BB-MOVE-4', 'move c2'],
  ['BB-R-68', 'move'],
  ['BB-ATTACK-2', 'attack moon-b with trebuchet'],
  ['BB-ATTACK-3', 'attack grawl with blade'],
  ['BB-ATTACK-3', 'attack sun-a with blade'],
  ['BB-ATTACK-5', 'attack moon-b with blade'],
  ['BB-R-28', 'end'],
  ['BB-SPOILS-5', 'use cracked-hourglass'],
])('%s refuses an active fighter "%s"', (rule, key) => {
  expect(refusalOf(active(), key)).toBe(rule)
})

test('BB-ABILITY-1 BB-ACTIVATE-1 after its ability and its actions a fighter has none left', () => {
  const t = active().play('ability cure with double 4')
  expect(refusalOf(t, 'ability cure with triple 5')).toBe('BB-ABILITY-1')
  const spent = active().play('move a3', 'move a3')
  expect(['wait', 'move a3', 'disengage e1', 'attack moon-b with blade'].map((key) => refusalOf(spent, key))).toEqual(
    Array(4).fill('BB-ACTIVATE-1'),
  )
})

test('BB-R-68 BB-MOVE-1 BB-MOVE-7 a walk goes step by step', () => {
  const walking = position(APART, { options: { movePaths: 'step-by-step' } }).activate('A')
  expect(refusalOf(walking, 'move c1')).toBe('BB-R-68')
  walking.play('move')
  expect(['step e3', 'step b3', 'step z9'].map((key) => refusalOf(walking, key))).toEqual([
    'BB-MOVE-1',
    'BB-MOVE-3',
    'BB-MOVE-7',
  ])
})

test('BB-MOVE-3 a walk does not stop where another fighter stands', () => {
  const twist = { standing: [{ allow: 'moves-through-friends' as const }] }
  const t = position(APART, { twist, options: { movePaths: 'step-by-step' } })
    .activate('A')
    .play('move', 'step b3')
  expect(refusalOf(t, 'stop')).toBe('BB-MOVE-3')
})

test('BB-PUSH-1 BB-MOVE-7 BB-R-35 a push goes one hex, and stays undone only where it may', () => {
  const must = used(APART, [{ pick: { who: { side: 'enemy' } } }, { push: { who: 'them', hexes: 1, must: true } }])
  must.play('pick moon-b')
  expect(['stay', 'push a3', 'push z9'].map((key) => refusalOf(must, key))).toEqual([
    'BB-R-35',
    'BB-PUSH-1',
    'BB-MOVE-7',
  ])
})

test('BB-ABILITY-15 BB-SETUP-8 a card says whom it lets a player pick', () => {
  const t = used(APART, [{ pick: { who: { side: 'enemy' } } }, { damage: { to: 'them', amount: 1 } }], {
    reserves: { d: {} },
  })
  expect(['pick sun-b', 'pick moon-d', 'nobody'].map((key) => refusalOf(t, key))).toEqual([
    'BB-ABILITY-15',
    'BB-SETUP-8',
    'BB-ABILITY-15',
  ])
})

test('BB-ABILITY-15 a bonus action is the one the card grants, within its limits', () => {
  const t = used(APART, [{ bonus: { who: 'me', action: 'move', hexes: 1 } }])
  expect(['disengage a2', 'move e3', 'move c2', 'move z9'].map((key) => refusalOf(t, key))).toEqual([
    'BB-ABILITY-15',
    'BB-MOVE-1',
    'BB-MOVE-4',
    'BB-MOVE-7',
  ])
})

test.each([
  ['all', 'reroll 1', 'BB-REROLL-2'],
  ['one', 'reroll', 'BB-REROLL-3'],
  ['one', 'reroll 9', 'BB-REROLL-1'],
  ['misses', 'reroll 1', 'BB-REROLL-3'],
] as const)('a grant to re-roll %s dice refuses "%s" by %s', (reroll, key, rule) => {
  const DUEL = `A b . . .
                 . . . . .`
  const t = position(DUEL, { twist: { standing: [{ reroll }] }, fighters: { b: { wounds: 30 } } })
  t.activate('A').dice(1, 2, 6).answer('attack moon-b with blade')
  expect(refusalOf(t, key)).toBe(rule)
})

test('BB-REROLL-4 a die that was re-rolled stays as it is', () => {
  const DUEL = `A b . . .
                 . . . . .`
  const t = position(DUEL, {
    twist: { standing: [{ reroll: 'one' }, { reroll: 'one' }] },
    fighters: { b: { wounds: 30 } },
  })
  t.activate('A').dice(1, 2, 6).answer('attack moon-b with blade').dice(3).answer('reroll 1')
  expect(refusalOf(t, 'reroll 1')).toBe('BB-REROLL-4')
})

test('BB-SETUP-8 BB-SETUP-14 BB-COMPONENTS-3 BB-MOVE-7 only own fighters are placed, each once, and not from reserve', () => {
  const t = placing().play('place theddra d1', 'place khagra d9')
  const keys = ['place theddra f1', 'place jagathra f1', 'place zarshia f1', 'place grawl z9', 'place grawl d1']
  expect(keys.map((key) => refusalOf(t, key))).toEqual([
    'BB-SETUP-14',
    'BB-SETUP-8',
    'BB-COMPONENTS-3',
    'BB-MOVE-7',
    'BB-SETUP-15',
  ])
})

test('BB-SPOILS-6 BB-R-63 BB-R-61 a lesser artefact is used once, at its moment, where it does something', () => {
  const packs = [
    {
      lesserArtefacts: [
        { id: 'salve', name: 'Salve', when: 'activation', do: [{ heal: { to: 'me', amount: 2 } }] },
        { id: 'charm', name: 'Charm', when: 'targeted', do: [{ heal: { to: 'me', amount: 2 } }] },
        {
          id: 'hook',
          name: 'Hook',
          when: 'activation',
          do: [
            { pick: { who: { side: 'enemy', within: { hexes: 1, of: 'me' } } } },
            { damage: { to: 'them', amount: 2 } },
          ],
        },
      ],
    },
  ]
  const lesser = [['salve', 'charm', 'hook'], []] as const
  const t = studyAt({ packs, field: FAR_APART, campaign: {}, lesser }).play('activate theddra', 'use salve')
  expect(['use salve', 'use charm', 'use hook'].map((key) => refusalOf(t, key))).toEqual([
    'BB-SPOILS-6',
    'BB-R-63',
    'BB-R-61',
  ])
  expect([t.whyNot('use charm'), t.whyNot('use hook')]).toEqual(['BB-R-63', 'BB-R-61'])
})
