import { expect, test } from 'vitest'
import { contentWith } from '../content/index.ts'
import { validateTeam } from '../content/team/validate.ts'
import { duel } from '../testing/duel.ts'
import { tableFor } from '../testing/table.ts'
import { config } from './config.ts'
import { cardOf } from './lookup.ts'
import { skillOf } from './skills.ts'
import { start } from './start.ts'

const battle = () => start(contentWith([]), config.parse({ teams: ['maelstrom-100', 'tyger-claws-100'] }), 2)

test('CZ-CARDS-1 a character starts with the tokens its card lists', () => {
  const warlord = battle().models.find(({ card }) => card === 'warlord')
  expect(warlord?.tokens).toEqual(['G+', 'Y+', 'Y+'])
})

test('CZ-CARDS-2 all tokens start Ready', () => {
  expect(
    battle()
      .models.flatMap(({ tokens }) => tokens)
      .every((token) => token.endsWith('+')),
  ).toBe(true)
})

const rifle = { rifle: { actions: [{ skill: 'ranged', bands: ['yellow'], attack: true }] } }

test('CZ-CARDS-4 an action on a card costs a token, and is not offered without a Ready one', () => {
  const actions = [{ name: 'zap', skill: 'tech', bands: ['yellow'], attack: true }]
  const t = duel({ ana: { actions, tokens: 'G+ Y-' }, bob: { tokens: 'Y+' } })
  expect(t.offer('ana-1')).toEqual(['ana-1 bob-1 on G+'])
  expect(t.dice(2, 5).answer('ana-1 bob-1 on G+').told('paid')).toMatchObject([{ id: 'ana-1', token: 'G+' }])
})

test('CZ-CARDS-6 Gear printed on a card is there from the start', () => {
  const warlord = battle().models.find(({ card }) => card === 'warlord')
  expect(warlord?.gear).toContainEqual({ card: 'slag-hammer', down: false })
  const t = duel({ ana: { gear: [{ card: 'rifle', down: false }] }, gear: rifle })
  expect(t.offer('rifle-1')).toHaveLength(2)
})

test('CZ-CARDS-7 a card lists its name and its keywords', () => {
  const state = battle()
  const warlord = state.models.find(({ card }) => card === 'warlord')
  expect(warlord && cardOf(state, warlord)).toMatchObject({
    name: 'Warlord',
    keywords: expect.arrayContaining(['leader']),
  })
})

test('CZ-CARDS-7 a Veteran and a basic model of one character have different names in every option', () => {
  const characters = ['prodigy', 'code-twin-1', 'code-twin'].map((card) => ({ card }))
  const teams = [{ faction: 'gen-red', characters }, 'maelstrom-100']
  const t = tableFor({ eb: 100, teams, scenario: 'turf-war', battlespace: 'parade-ground', firstSide: 0 })
  expect(t.question().options?.map(({ text }) => text)).toEqual([
    'Deploy Prodigy 1',
    'Deploy Code Twin★ 1',
    'Deploy Code Twin 1',
  ])
})

test('CZ-CARDS-8 the stars of all models count towards Street Cred', () => {
  const [one] = battle().sides
  expect(one?.cred).toBe(0)
  const teams = [
    {
      id: 'stars',
      name: 'Stars',
      eb: 200,
      text: 'For a test.',
      faction: 'maelstrom',
      characters: [{ card: 'warlord-2' }, { card: 'ripper-1' }],
    },
  ]
  const state = start(contentWith([{ teams }]), config.parse({ teams: ['stars', 'tyger-claws-100'] }), 2)
  expect(state.sides.map(({ cred }) => cred)).toEqual([3, 0])
})

test('CZ-CARDS-9 a character costs its EB', () => {
  const content = contentWith([])
  const warlord = content.characters.warlord
  const team = { faction: 'maelstrom', characters: [{ card: 'warlord', gear: [], programs: [] }], gonks: {} }
  const cost = warlord?.cost ?? 0
  expect(validateTeam(content, team, { eb: cost })).toEqual([])
  expect(validateTeam(content, team, { eb: cost - 1 })).not.toEqual([])
})

test('CZ-CARDS-10 a card need not list all six Skills; the others are 0', () => {
  const t = duel({ ana: { skills: { reflexes: 2, melee: 1, influence: 2 } } })
  const of = (skill: Parameters<typeof skillOf>[2]) => skillOf(t.state, t.model('ana'), skill)
  expect([of('reflexes'), of('melee'), of('influence')]).toEqual([2, 1, 2])
  expect([of('ranged'), of('medical'), of('tech')]).toEqual([0, 0, 0])
})

test('CZ-CARDS-11 all Gonks of a kind share a card, and one of them less changes nothing for the others', () => {
  const state = battle()
  const [first, second] = state.models.filter(({ card }) => card === 'pledge')
  if (!first || !second) throw new Error('two Pledges were expected')
  const before = cardOf(state, second)
  first.where = 'out'
  expect(cardOf(state, first)).toBe(before)
  expect(cardOf(state, second)).toBe(before)
})

test('CZ-CARDS-12 every Gonk has the keyword, whatever its name', () => {
  const { gonks } = contentWith([])
  expect([gonks.pledge?.keywords, gonks.shatei?.keywords].every((words) => words?.includes('gonk'))).toBe(true)
})

test('CZ-CARDS-13 what is said of models is said of Gonks as well', () => {
  const gus = { seat: 1, at: [8, 10], gonk: 'yellow' } as const
  const keys = duel({ more: { gus } }).offer('shoot')
  expect(keys.filter((key) => key.includes('gus-1'))).toHaveLength(2)
})

test('CZ-CARDS-14 what is said of characters is not said of Gonks', () => {
  const gus = { seat: 0, at: [6.5, 5], gonk: 'yellow' } as const
  expect(duel({ more: { gus } }).whyNot('triage gus-1 on Y+')).toBe('CZ-GONK-11')
})

test('CZ-CARDS-15 CZ-CARDS-16 an exhausted card is face down and has no text', () => {
  const t = duel({ ana: { gear: [{ card: 'rifle', down: true }] }, gear: rifle })
  expect(t.model('ana').gear).toEqual([{ card: 'rifle', down: true }])
  expect(t.offer('rifle-1')).toEqual([])
})

test('CZ-CARDS-16 explain says of an exhausted card that it is exhausted', () => {
  const t = duel({ ana: { gear: [{ card: 'rifle', down: true }] }, gear: rifle })
  expect([t.offer('rifle-1'), t.whyNot('rifle-1 bob-1 on G+')]).toEqual([[], 'CZ-CARDS-16'])
  expect(() => t.answer('rifle-1 bob-1 on G+')).toThrow('the card is exhausted')
  expect(duel({ ana: { gear: [{ card: 'rifle', down: false }] }, gear: rifle }).offer('rifle-1')).not.toEqual([])
})

test('CZ-CARDS-17 with the team inspired exhausted cards turn face up again', () => {
  const t = duel({
    ana: { tokens: 'G- Y-', gear: [{ card: 'rifle', down: true }] },
    bob: { tokens: 'Y+' },
    gear: rifle,
    state: { stage: 'control', active: undefined },
  })
  expect(t.model('ana').gear).toEqual([{ card: 'rifle', down: false }])
  expect(t.answer('end').offer('rifle-1')).not.toEqual([])
})

test('CZ-CARDS-18 but one that names its own moment only then', () => {
  const t = duel({
    ana: { tokens: 'G- Y-', gear: [{ card: 'rifle', down: true }] },
    bob: { at: [5, 10], gonk: 'yellow' },
    more: { cal: { seat: 1, at: [20, 28] } },
    gear: {
      rifle: { ...rifle.rifle, refresh: 'takes-out', triggers: [{ on: 'fumble', do: [{ exhaust: 'this' }] }] },
    },
    state: { stage: 'control', active: undefined },
  })
  expect(t.model('ana').gear).toEqual([{ card: 'rifle', down: true }])
  t.play('end').dice(9, 2).answer('shoot bob-1 on G+')
  t.answer({ x: 500, y: 1103 })
  expect([t.model('ana').gear, t.told('turns-up')]).toMatchObject([
    [{ card: 'rifle', down: false }],
    [{ id: 'ana-1', card: 'rifle', rule: 'CZ-CARDS-18' }],
  ])
})

const tough = { standing: [{ change: 'ranged', add: 1 }] }

test('CZ-CARDS-3 a special rule applies to the model whose card it is on', () => {
  const total = (active: 'ana' | 'cal') => {
    const t = duel({
      active,
      ana: { gear: [{ card: 'charm', down: false }] },
      bob: { tokens: 'Y+' },
      more: { cal: { seat: 0, at: [8, 5] } },
      gear: { charm: tough },
    })
    return t.dice(5, 6).answer('shoot bob-1 on Y+').told('failure')[0]?.total
  }
  expect([total('ana'), total('cal')]).toEqual([6, 5])
})

test('CZ-CARDS-5 an ability costs no token', () => {
  const charm = { triggers: [{ on: 'success', for: { attack: true }, do: [{ luck: { add: 1 } }] }] }
  const t = duel({ ana: { gear: [{ card: 'charm', down: false }] }, bob: { tokens: 'Y-' }, gear: { charm } })
  t.dice(7, 3).answer('shoot bob-1 on Y+')
  expect([t.state.sides[0]?.luck, t.tokens('ana')]).toEqual([1, 'G+ Y-'])
})
