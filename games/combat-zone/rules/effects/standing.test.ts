import { scripted } from '@muster/reaction/testing'
import type { Reason } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { type ModelSetup, type PositionSetup, position } from '../../testing/position.ts'
import { basics } from '../basic.ts'
import { heal } from '../heal.ts'
import { modelOf } from '../lookup.ts'
import { skillOf } from '../skills.ts'
import type { Battle } from '../state.ts'
import type { Table } from '../table.ts'
import { combatForce } from './force.ts'
import { endLasting } from './lasting.ts'
import { happen, happenTo } from './moments.ts'
import { combatPerform } from './perform.ts'
import { cardChange, cardKeywords, mayBy, mustNot } from './standing.ts'

const held = (...cards: string[]): NonNullable<ModelSetup['gear']> => cards.map((card) => ({ card, down: false }))

/** Ana with a card in hand, Bob in the YELLOW band, and whoever a test adds. */
function scene(
  rules: object,
  more: Readonly<Record<string, ModelSetup>> = {},
  setup: Partial<PositionSetup> = {},
): Battle {
  const models = { ana: { seat: 0, at: [5, 5], gear: held('hat') }, bob: { seat: 1, at: [5, 10] }, ...more } as const
  return position({ ...setup, gear: { hat: rules, ...setup.gear }, models }).state
}
const at = (battle: Battle, name: string) => modelOf(battle, `${name}-1`)

describe('a number', () => {
  test('CZ-GEAR-1 is changed for who bears the card, with its reason', () => {
    const battle = scene({ standing: [{ change: 'melee', add: 2 }] })
    const because: Reason[] = []
    expect(skillOf(battle, at(battle, 'ana'), 'melee', because)).toBe(2)
    expect(because).toEqual([{ source: 'Hat', add: 2 }])
    expect(skillOf(battle, at(battle, 'bob'), 'melee')).toBe(0)
  })

  test('never falls below 0 in a Skill', () => {
    const battle = scene({ standing: [{ change: 'melee', add: -3 }] })
    expect(skillOf(battle, at(battle, 'ana'), 'melee')).toBe(0)
  })

  test('only in some actions, and only against some', () => {
    const battle = scene({
      standing: [{ change: 'acting', add: 1, for: { skill: 'ranged' }, against: { wounded: true } }],
    })
    const [ana, bob] = [at(battle, 'ana'), at(battle, 'bob')]
    const shooting = { action: basics.shoot, against: bob }
    expect(cardChange(battle, ana, 'acting', shooting)).toBe(0)
    bob.tokens = ['g+', 'Y+']
    expect(cardChange(battle, ana, 'acting', shooting)).toBe(1)
    expect(cardChange(battle, ana, 'acting', { action: basics.strike, against: bob })).toBe(0)
  })

  test('CZ-CARDS-16, CZ-TAKENOUT-3 not by a card that is face down, nor by one whose bearer is out', () => {
    const battle = scene(
      { standing: [{ change: 'tech', add: 1, who: { side: 'friendly' } }] },
      { cat: { seat: 0, at: [9, 9] } },
    )
    expect(skillOf(battle, at(battle, 'cat'), 'tech')).toBe(1)
    const [hat] = at(battle, 'ana').gear
    if (hat) hat.down = true
    combatForce.changed(battle)
    expect(skillOf(battle, at(battle, 'cat'), 'tech')).toBe(0)
  })

  test('inches on every move', () => {
    const t = position({
      models: { ana: { seat: 0, at: [5, 5], tokens: 'Y+', gear: held('boots') }, bob: { seat: 1, at: [15, 25] } },
      gear: { boots: { standing: [{ change: 'move', add: 2 }] } },
      active: 'ana',
    })
    t.answer('move on Y+')
    expect([t.refusedPath([5, 14.02]), t.walk([5, 14]).at('ana')]).toEqual(['CZ-BASIC-2', [500, 1400]])
  })
})

describe('a liberty', () => {
  test('is given or taken; what is forbidden is forbidden', () => {
    const battle = scene({ standing: [{ allow: 'climb-freely' }, { forbid: 'react', who: { side: 'rival' } }] })
    const [ana, bob] = [at(battle, 'ana'), at(battle, 'bob')]
    expect([mayBy(battle, ana, 'climb-freely'), mayBy(battle, bob, 'climb-freely')]).toEqual([true, false])
    expect([mustNot(battle, ana, 'react'), mustNot(battle, bob, 'react')]).toEqual([false, true])
  })

  test('CZ-KEYWORD-1 keywords are given to actions of a kind', () => {
    const battle = scene({ standing: [{ keyword: 'pierce 2', for: { skill: 'ranged', attack: true } }] })
    const names = (name: string, action: typeof basics.shoot) =>
      cardKeywords(battle, at(battle, name), action).map((one) => one.name)
    expect([names('ana', basics.shoot), names('ana', basics.strike), names('bob', basics.shoot)]).toEqual([
      ['pierce'],
      [],
      [],
    ])
  })
})

describe('the words for models that only this game has', () => {
  const fitting = (who: object, change: (battle: Battle) => void = () => {}, setup: Partial<PositionSetup> = {}) => {
    const battle = scene({ standing: [{ change: 'armor', add: 1, who }] }, { cat: { seat: 1, at: [5, 6.9] } }, setup)
    change(battle)
    return ['ana', 'bob', 'cat'].filter((name) => cardChange(battle, at(battle, name), 'armor') > 0)
  }
  test.each<[string, object, string[]]>([
    ['reach: gap of an inch at most', { reach: 'me' }, ['cat']],
    ['beyond: farther than RED', { beyond: 'red' }, ['bob']],
    ['brawling: within reach of a rival', { brawling: true }, ['ana', 'cat']],
    ['not brawling', { brawling: false }, ['bob']],
    ['alone: no friend within YELLOW', { alone: true }, ['ana']],
    ['kind', { kind: 'gonk' }, []],
    ['up high', { elevated: true }, []],
  ])('%s', (_, who, names) => {
    expect(fitting(who)).toEqual(names)
  })

  test('hacked, laden, moved, cyber', () => {
    expect(fitting({ hacked: true }, (battle) => (at(battle, 'bob').hacked = 1))).toEqual(['bob'])
    expect(fitting({ laden: true }, (battle) => (at(battle, 'cat').loot = ['dog-tags']))).toEqual(['cat'])
    expect(fitting({ moved: true }, (battle) => (battle.moved = ['ana-1']))).toEqual(['ana'])
    expect(
      fitting({ keyword: 'cyber' }, (battle) => (at(battle, 'bob').gear = [{ card: 'mantis-rig', down: false }])),
    ).toEqual(['bob'])
  })
})

describe('what lasts', () => {
  const under = (until: string) => ({
    last: { who: 'me' as const, until: until as 'inspire', standing: { change: 'tech' as const, add: 1 } },
  })
  const use = { seat: 0, me: 'ana-1', them: undefined, source: 'Pill', rule: 'CZ-SETUP-4' }

  test('is in force until its time has come', () => {
    const battle = scene({})
    scripted({}, (table) => combatPerform(table, battle, [under('inspire'), under('activation')], use))
    expect(skillOf(battle, at(battle, 'ana'), 'tech')).toBe(2)
    endLasting(battle, 'activation')
    endLasting(battle, 'inspire', 1)
    expect(skillOf(battle, at(battle, 'ana'), 'tech')).toBe(1)
    endLasting(battle, 'inspire', 0)
    expect([skillOf(battle, at(battle, 'ana'), 'tech'), battle.lasting]).toEqual([0, []])
  })
})

describe('moments', () => {
  const gain = [{ luck: { add: 1 } }]

  test("a model's moment is heard by its own cards, a player's by those of his models", () => {
    const battle = scene({
      triggers: [
        { on: 'moved', do: gain },
        { on: 'control', do: gain },
      ],
    })
    const hear = (tell: (table: Table) => void) => scripted({}, (table) => tell(table as Table))
    hear((table) => happen(table, battle, { on: 'moved', by: at(battle, 'bob') }))
    hear((table) => happenTo(table, battle, 'control', 1))
    expect(battle.sides.map(({ luck }) => luck)).toEqual([0, 0])
    hear((table) => happen(table, battle, { on: 'moved', by: at(battle, 'ana') }))
    hear((table) => happenTo(table, battle, 'control', 0))
    expect(battle.sides.map(({ luck }) => luck)).toEqual([2, 0])
  })

  test("CZ-SCENARIO-3 the rules of a scenario are every player's own", () => {
    const battle = scene({}, {}, { state: { scenario: 'turf-war' } })
    for (const seat of [0, 1]) scripted({}, (table) => happenTo(table as Table, battle, 'inspire-end', seat))
    expect(battle.scores).toEqual([0, 0])
    at(battle, 'bob').at = { x: 1800, y: 2500, z: 0 }
    scripted({}, (table) => happenTo(table as Table, battle, 'inspire-end', 0))
    expect(battle.scores).toEqual([1, 0])
  })

  test('an activation begins, an Inspire begins and ends, on the way players meet them', () => {
    const t = position({
      models: { ana: { seat: 0, at: [5, 5], tokens: 'G+ Y-', gear: held('horn') }, bob: { seat: 1, at: [15, 25] } },
      gear: {
        horn: { triggers: ['activation-start', 'inspire-start', 'inspire-end'].map((on) => ({ on, do: gain })) },
      },
    })
    t.answer('activate ana-1')
    expect(t.state.sides[0]?.luck).toBe(1)
    t.answer('end').answer('end').answer('inspire')
    expect(t.state.sides[0]?.luck).toBe(3)
  })

  test('CZ-TAKENOUT-3 who falls has the last word, once, with everybody still in place', () => {
    const blast = {
      triggers: [
        { on: 'taken-out', do: [{ wound: { who: { side: 'rival', within: { band: 'red', of: 'me' } }, wounds: 1 } }] },
      ],
    }
    const t = position({
      models: {
        ana: { seat: 0, at: [5, 5], tokens: 'R+', gear: held('bomb') },
        bob: { seat: 1, at: [5, 7], tokens: 'R+', gear: held('bomb') },
        cat: { seat: 0, at: [15, 5] },
        dan: { seat: 1, at: [15, 25] },
      },
      gear: { bomb: blast },
    })
    const { state } = t
    const use = { seat: 1, me: 'bob-1', them: 'ana-1', source: 'Shot', rule: 'CZ-SETUP-4' }
    scripted({}, (table) => combatPerform(table, state, [{ wound: { who: 'them', wounds: 1 } }], use))
    expect([state.fallen, at(state, 'ana').where, at(state, 'bob').where]).toEqual([['ana-1', 'bob-1'], 'out', 'out'])
  })

  test('CZ-HEAL-1, CZ-SETUP-4 healing is heard of, and some cannot be healed', () => {
    const battle = scene(
      { triggers: [{ on: 'healed', do: gain }] },
      { cat: { seat: 0, at: [9, 9], gear: held('curse') } },
      { gear: { curse: { standing: [{ forbid: 'be-healed' }] } } },
    )
    for (const name of ['ana', 'cat']) at(battle, name).tokens = ['g+', 'Y+']
    const healing = (name: string) => scripted({}, (table) => heal(table as Table, battle, 0, at(battle, name), 1))
    healing('ana')
    healing('cat')
    expect([at(battle, 'ana').tokens.join(' '), at(battle, 'cat').tokens.join(' '), battle.sides[0]?.luck]).toEqual([
      'G+ Y+',
      'g+ Y+',
      1,
    ])
  })

  test('a move that ends elsewhere, what it crosses, and the Brawl it leads into', () => {
    const on = (...moments: string[]) => ({ triggers: moments.map((moment) => ({ on: moment, do: gain })) })
    const walk = (card: object, ...path: [number, number][]) => {
      const t = position({
        models: { ana: { seat: 0, at: [5, 5], tokens: 'G+ Y+', gear: held('boots') }, bob: { seat: 1, at: [5, 9] } },
        gear: { boots: card },
        active: 'ana',
      }).answer('move on G+')
      if (path.length === 0) t.answer([])
      else t.walk(...path)
      return t.state.sides[0]?.luck
    }
    expect([walk(on('moved'), [9, 5]), walk(on('moved'))]).toEqual([1, 0])
    expect([walk(on('brawl'), [5, 7.5]), walk(on('brawl'), [9, 5])]).toEqual([1, 0])
    const fence = position({
      models: { ana: { seat: 0, at: [5, 5], tokens: 'G+ Y+', gear: held('boots') }, bob: { seat: 1, at: [15, 25] } },
      gear: { boots: on('crossed') },
      pieces: [{ kind: 'fence', at: [5, 8] }],
      active: 'ana',
    })
    fence.answer('move on G+').dice(9, 2).walk([5, 10])
    expect(fence.state.sides[0]?.luck).toBe(1)
  })

  test('Control is taken, and an activation ends', () => {
    const t = position({
      models: { ana: { seat: 0, at: [5, 5], gear: held('bell') }, bob: { seat: 1, at: [15, 25], gear: held('bell') } },
      gear: { bell: { triggers: ['control', 'activation-end'].map((moment) => ({ on: moment, do: gain })) } },
      active: 'ana',
    })
    t.answer('end')
    expect(t.state.sides.map(({ luck }) => luck)).toEqual([1, 1])
  })

  test('CZ-LOOT-14 a lost Opposed Roll is heard of before its wounds: a card may take them away and go', () => {
    const saving = {
      on: 'opposed-lost',
      for: { attack: true },
      may: true,
      do: [{ ignore: { wounds: 'all' } }, { discard: 'this' }],
    }
    const shot = (answer: string) => {
      const t = position({
        models: { ana: { seat: 0, at: [5, 5] }, bob: { seat: 1, at: [5, 10], tokens: 'Y+ R+', gear: held('charm') } },
        gear: { charm: { triggers: [saving] } },
        active: 'ana',
      })
      t.dice(9, 2).answer('shoot bob-1 on G+').answer('Y+').answer(answer)
      return [t.tokens('bob'), t.model('bob').gear.length]
    }
    expect([shot('yes'), shot('no')]).toEqual([
      ['Y+ R+', 0],
      ['y+ R+', 1],
    ])
  })

  test('an attack that was held, and who was taken out by whom', () => {
    const shot = (moment: string, dice: [number, number], bob: Partial<ModelSetup> = {}) => {
      const t = position({
        models: {
          ana: { seat: 0, at: [5, 5] },
          bob: { seat: 1, at: [5, 10], tokens: 'R+', gear: held('bell'), ...bob },
          cat: { seat: 1, at: [15, 25] },
        },
        gear: { bell: { triggers: [{ on: moment, who: { card: 'ana' }, do: gain }] } },
        active: 'ana',
      })
      t.dice(...dice).answer('shoot bob-1 on G+')
      return t.state.sides[1]?.luck
    }
    expect([shot('opposed-won', [2, 5]), shot('opposed-won', [9, 2])]).toEqual([1, 0])
    expect([shot('taken-out', [9, 2]), shot('taken-out', [2, 5])]).toEqual([1, 0])
  })
})
