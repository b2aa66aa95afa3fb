import { type Use, woundsOf } from '@muster/reaction'
import { scripted } from '@muster/reaction/testing'
import { makePile, type Script } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { deed } from '../../../content/grammar/index.ts'
import { type ModelSetup, type PositionSetup, position } from '../../../testing/position.ts'
import { modelOf } from '../../lookup.ts'
import type { Battle } from '../../state.ts'
import type { Table } from '../../table.ts'
import { happen } from '../moments.ts'
import { combatPerform } from '../perform.ts'

type Setup = Omit<PositionSetup, 'models'> & { readonly models?: Readonly<Record<string, ModelSetup>> }

/** Ana with a card, Bob in front of her, and whoever a test adds. */
function scene({ models = {}, ...setup }: Setup = {}): Battle {
  const stock = { ana: { seat: 0, at: [5, 5] }, bob: { seat: 1, at: [5, 10] } } as const
  return position({ ...setup, models: { ...stock, ...models } }).state
}

const card: Use = { seat: 0, me: 'ana-1', them: 'bob-1', source: 'Test Card', rule: 'CZ-SETUP-4' }

function perform(battle: Battle, deeds: readonly object[], script: Script = {}, use: Partial<Use> = {}) {
  const done = deeds.map((one) => deed.parse(one))
  return scripted(script, (table) => combatPerform(table, battle, done, { ...card, ...use }))
}
const at = (battle: Battle, name: string) => modelOf(battle, `${name}-1`)
const told = (events: readonly { event: string }[]) => events.map(({ event }) => event)

describe('hack and unhack', () => {
  test('CZ-NET-28, CZ-NET-29 tokens are added up, and taken off as far as there are any', () => {
    const battle = scene()
    perform(battle, [{ hack: { who: 'them', tokens: 2 } }])
    perform(battle, [{ hack: { who: 'them', tokens: 1 } }])
    expect(at(battle, 'bob').hacked).toBe(3)
    perform(battle, [{ unhack: { who: 'them', tokens: 5 } }])
    expect(at(battle, 'bob').hacked).toBe(0)
    expect(perform(battle, [{ unhack: { who: 'them', tokens: 1 } }]).events).toEqual([])
  })

  test('CZ-GONK-9 a Gonk gets none, and neither does who cannot be Hacked', () => {
    const battle = scene({
      models: {
        gus: { seat: 1, at: [5, 8], gonk: 'yellow' },
        bob: { seat: 1, at: [5, 10], gear: [{ card: 'hat', down: false }] },
      },
      gear: { hat: { standing: [{ forbid: 'be-hacked' }] } },
    })
    expect(perform(battle, [{ hack: { who: { side: 'rival' }, tokens: 1 } }]).events).toEqual([])
    expect([at(battle, 'gus').hacked, at(battle, 'bob').hacked]).toEqual([0, 0])
  })
})

test('being Hacked, and what is done with a marker, are moments that cards hear', () => {
  const heard = (on: string, deeds: object[]) => {
    const gear = { bell: { triggers: [{ on, by: { side: 'any' }, do: [{ luck: { add: 1 } }] }] } }
    const ana = { seat: 0, at: [5, 5], gear: [{ card: 'bell', down: false }] } as const
    const battle = scene({
      gear,
      models: { ana: { ...ana, gear: [...ana.gear] } },
      state: { markers: [{ kind: 'bag', at: { x: 560, y: 500, z: 0 } }] },
    })
    perform(battle, deeds)
    return battle.sides[0]?.luck
  }
  expect(heard('hacked', [{ hack: { who: 'them', tokens: 2 } }])).toBe(1)
  expect(heard('hacked', [{ hack: { who: 'them', tokens: 0 } }])).toBe(0)
  expect(heard('marker', [{ marker: { do: 'take', kind: 'bag' } }])).toBe(1)
  expect(heard('marker', [{ marker: { do: 'place', kind: 'bag' } }])).toBe(0)
})

describe('loot', () => {
  test('CZ-LOOT-9, CZ-R-63 a card from the deck; an empty deck is shuffled from what is past, and of nothing nothing is drawn', () => {
    const battle = scene()
    battle.lootDeck = makePile('loot', 'none', ['dog-tags'])
    battle.lootPast = makePile('loot', 'all', ['good-knife'])
    const { events } = perform(battle, [{ loot: { who: 'me', cards: 3 } }], { chances: [[0]] })
    expect(at(battle, 'ana').loot).toEqual(['dog-tags', 'good-knife'])
    expect(told(events)).toEqual(['loots', 'loots'])
  })

  test('CZ-LOOT-1 characters only', () => {
    const battle = scene({ models: { gus: { seat: 0, at: [5, 8], gonk: 'yellow' } } })
    expect(perform(battle, [{ loot: { who: { kind: 'gonk' }, cards: 1 } }]).events).toEqual([])
  })
})

describe('take', () => {
  const armed = (gear: string[]): Setup => ({
    models: { bob: { seat: 1, at: [5, 10], gear: gear.map((one) => ({ card: one, down: false })) } },
    gear: { sword: {} },
  })

  test("the card's player picks; it is gone, or mine where it may be", () => {
    const battle = scene(armed(['katana', 'lined-kimono']))
    perform(battle, [{ take: { who: 'them', what: 'gear' } }], { answers: ['katana'] })
    expect(at(battle, 'bob').gear.map((one) => one.card)).toEqual(['lined-kimono'])
    perform(battle, [{ take: { who: 'them', what: 'armor', keep: true } }])
    expect(at(battle, 'ana').gear).toEqual([{ card: 'lined-kimono', down: false, from: 'bob-1' }])
  })

  test('CZ-R-126 printed Gear is never taken, and Armor is Gear with Armor', () => {
    const battle = scene(armed(['sword', 'katana']))
    expect(perform(battle, [{ take: { who: 'them', what: 'armor' } }]).events).toEqual([])
    perform(battle, [{ take: { who: 'them', what: 'gear' } }])
    expect(at(battle, 'bob').gear.map((one) => one.card)).toEqual(['sword'])
  })

  test('CZ-R-62 a second Bulky card is not kept but discarded', () => {
    const battle = scene(armed(['grenade-launcher']))
    at(battle, 'ana').gear = [{ card: 'assault-rifle', down: false }]
    perform(battle, [{ take: { who: 'them', what: 'gear', keep: true } }])
    expect([at(battle, 'ana').gear.length, at(battle, 'bob').gear.length]).toEqual([1, 0])
  })

  test('a Loot card goes from hand to hand, or to the past ones', () => {
    const battle = scene()
    at(battle, 'bob').loot = ['dog-tags', 'good-knife']
    perform(battle, [{ take: { who: 'them', what: 'loot', keep: true } }], { answers: ['good-knife'] })
    expect(at(battle, 'ana').loot).toEqual(['good-knife'])
    const past = battle.lootPast.cards.length
    perform(battle, [{ take: { who: 'them', what: 'loot' } }])
    expect([at(battle, 'bob').loot, battle.lootPast.cards.length]).toEqual([[], past + 1])
  })
})

describe('discard and exhaust', () => {
  test('CZ-CARDS-15, CZ-CARDS-16 an exhausted card is face down, and its rules are out of force', () => {
    const gear = { horn: { triggers: [{ on: 'activation-start', do: [{ luck: { add: 1 } }, { exhaust: 'this' }] }] } }
    const battle = scene({ gear, models: { ana: { seat: 0, at: [5, 5], gear: [{ card: 'horn', down: false }] } } })
    const start = (table: unknown) => happen(table as Table, battle, { on: 'activation-start', by: at(battle, 'ana') })
    scripted({}, start)
    scripted({}, start)
    expect([battle.sides[0]?.luck, at(battle, 'ana').gear]).toEqual([1, [{ card: 'horn', down: true }]])
  })

  test('CZ-KEYWORD-11 a discarded card leaves its bearer; Loot goes to the past ones', () => {
    const battle = scene()
    at(battle, 'ana').loot = ['lucky-coin']
    const past = battle.lootPast.cards.length
    perform(battle, [{ discard: 'this' }], {}, { source: 'Lucky Coin' })
    expect([at(battle, 'ana').loot, battle.lootPast.cards.length]).toEqual([[], past + 1])
  })
})

describe('move and act', () => {
  test('CZ-FREE-4..6 a free move waits its turn; the effect names its length, a token its dice', () => {
    const battle = scene()
    perform(battle, [{ move: { who: { side: 'any' }, colour: 'red' } }])
    expect(battle.errands).toEqual([
      { do: 'move', id: 'ana-1', colour: 'red' },
      { do: 'move', id: 'bob-1', colour: 'red' },
    ])
    const t = position({
      models: { ana: { seat: 0, at: [5, 5], tokens: 'G+ Y-' }, bob: { seat: 1, at: [15, 20] } },
      state: { errands: [{ do: 'move', id: 'ana-1', colour: 'red' }] },
    })
    t.answer('Y-').walk([5, 8])
    expect([t.at('ana'), t.tokens('ana')]).toEqual([[500, 800], 'G+ Y-'])
  })

  test('CZ-FREE-1, CZ-FREE-2 a free action of the kind named costs no token, and may be passed', () => {
    const t = position({
      models: { ana: { seat: 0, at: [5, 5], tokens: 'G- Y-' }, bob: { seat: 1, at: [5, 10], tokens: 'Y+' } },
      state: { errands: [{ do: 'act', id: 'ana-1', attack: true }] },
    })
    expect(t.offer()).toEqual(['shoot bob-1 on G-', 'shoot bob-1 on Y-', 'end'])
    t.dice(12, 2).answer('shoot bob-1 on G-')
    expect([t.tokens('ana'), t.tokens('bob'), t.state.errands]).toEqual(['G- Y-', 'y+', []])
  })

  test('CZ-FREE-1 no Command, and only the Skill that is named', () => {
    const t = position({
      models: {
        ana: { seat: 0, at: [5, 5] },
        cat: { seat: 0, at: [5, 7], tokens: 'y+ y-' },
        bob: { seat: 1, at: [5, 10] },
      },
      state: { errands: [{ do: 'act', id: 'ana-1', skill: 'influence' }] },
    })
    expect(t.offer()).toEqual(['end'])
    t.answer('end')
    expect(t.state.errands).toEqual([])
  })
})

describe('activate', () => {
  test('CZ-COMMAND-2, CZ-COMMAND-6, CZ-COMMAND-7 a character with a Ready token or a Gonk; one only', () => {
    const battle = scene({
      models: { cat: { seat: 0, at: [6, 7], tokens: 'G-' }, gus: { seat: 0, at: [4, 7], gonk: 'yellow' } },
    })
    perform(battle, [{ activate: { who: { card: 'cat' } } }])
    expect(battle.commanded).toBeUndefined()
    perform(battle, [{ activate: { who: { card: 'gus' } } }, { activate: { who: 'them' } }])
    expect(battle.commanded).toBe('gus-1')
  })
})

describe('push', () => {
  test('CZ-KEYWORD-17 straight away from me, as far as the colour says', () => {
    const battle = scene()
    perform(battle, [{ push: { who: 'them' } }])
    expect(at(battle, 'bob').at).toEqual({ x: 500, y: 1300, z: 0 })
  })

  test('CZ-R-29, CZ-R-14 it stops at scenery, at others and at the edge', () => {
    const wall = scene({ pieces: [{ kind: 'fence', at: [5, 12] }] })
    perform(wall, [{ push: { who: 'them' } }])
    expect(at(wall, 'bob').at.y).toBe(1200 - 10 - 53 + 1)
    const edge = scene({ models: { bob: { seat: 1, at: [5, 28] } } })
    perform(edge, [{ push: { who: 'them', colour: 'yellow' } }])
    expect(at(edge, 'bob').at.y).toBe(3000 - 53 + 1)
  })

  test('towards me it ends in contact', () => {
    const battle = scene()
    perform(battle, [{ push: { who: 'them', towards: true, colour: 'yellow' } }])
    expect(at(battle, 'bob').at.y).toBe(500 + 106 - 1)
  })

  test('who cannot be pushed stays', () => {
    const gear = { boots: { standing: [{ forbid: 'be-pushed' }] } }
    const battle = scene({ gear, models: { bob: { seat: 1, at: [5, 10], gear: [{ card: 'boots', down: false }] } } })
    expect(perform(battle, [{ push: { who: 'them' } }]).events).toEqual([])
  })
})

describe('deploy', () => {
  test('CZ-DEPLOY-1 a Gonk within reach of me, where its player wants it', () => {
    const battle = scene()
    perform(battle, [{ deploy: { card: 'pledge', count: 2 } }], {
      answers: [
        { x: 606, y: 500 },
        { x: 394, y: 500 },
      ],
    })
    const made = battle.models.filter(({ card: id }) => id === 'pledge')
    expect(made.map(({ id, seat, kind, at: { x, y } }) => [id, seat, kind, x, y])).toEqual([
      ['pledge-1', 0, 'gonk', 606, 500],
      ['pledge-2', 0, 'gonk', 394, 500],
    ])
  })

  test('CZ-DRONE-1, CZ-DRONE-2 a program brings its drone', () => {
    const battle = scene()
    perform(battle, [{ deploy: { card: 'drone' } }], { answers: [{ x: 602, y: 500 }] }, { source: 'Scrap Crab' })
    expect(battle.models.at(-1)).toMatchObject({ id: 'scrap-crab-1', kind: 'drone', seat: 0, tokens: [] })
  })
})

describe('withdraw', () => {
  test('CZ-RESERVE-1 off the table and not out; what it carried stays behind', () => {
    const battle = scene({ state: { markers: [{ kind: 'bag', at: { x: 0, y: 0, z: 0 }, carrier: 'bob-1' }] } })
    perform(battle, [{ withdraw: { who: 'them' } }])
    expect(at(battle, 'bob').where).toBe('reserve')
    expect(battle.markers).toEqual([{ kind: 'bag', at: { x: 500, y: 1000, z: 0 } }])
  })
})

describe('reload and crash', () => {
  const running = () => [
    { of: 'bob-1', card: 'dead-echo', running: true, on: 'ana-1' },
    { of: 'bob-1', card: 'speedtrap', running: true, on: 'ana-1' },
    { of: 'ana-1', card: 'dead-echo', running: true },
  ]

  test('CZ-NET-19 all programs of a Netrunner are Loaded again, and only its', () => {
    const battle = scene({ state: { programs: running() } })
    perform(battle, [{ reload: { who: 'them' } }])
    expect(battle.programs.map((one) => one.running)).toEqual([false, false, true])
    expect(battle.programs[0]).toEqual({ of: 'bob-1', card: 'dead-echo', running: false })
  })

  test("one program crashes, by the choice of the card's player", () => {
    const battle = scene({ state: { programs: running() } })
    perform(battle, [{ crash: { who: 'them' } }], { answers: ['speedtrap'] })
    expect(battle.programs.map((one) => one.running)).toEqual([true, false, true])
    perform(battle, [{ crash: { who: 'them' } }])
    expect(perform(battle, [{ crash: { who: 'them' } }]).events).toEqual([])
  })
})

describe('marker', () => {
  const bag = { kind: 'bag', at: { x: 560, y: 500, z: 0 } }

  test('is taken, put down, claimed, removed and placed within reach', () => {
    const battle = scene({ state: { markers: [bag] } })
    perform(battle, [{ marker: { do: 'take', kind: 'bag' } }])
    expect(battle.markers).toEqual([{ ...bag, carrier: 'ana-1' }])
    perform(battle, [{ marker: { do: 'drop', kind: 'bag' } }])
    expect(battle.markers).toEqual([{ kind: 'bag', at: { x: 500, y: 500, z: 0 } }])
    perform(battle, [{ marker: { do: 'claim', kind: 'bag' } }])
    expect(battle.markers[0]?.seat).toBe(0)
    perform(battle, [{ marker: { do: 'remove', kind: 'bag' } }, { marker: { do: 'place', kind: 'bag', who: 'them' } }])
    expect(battle.markers).toEqual([{ kind: 'bag', at: { x: 500, y: 1000, z: 0 } }])
  })

  test('out of reach is left alone', () => {
    const battle = scene({ state: { markers: [{ ...bag, at: { x: 900, y: 500, z: 0 } }] } })
    expect(perform(battle, [{ marker: { do: 'take', kind: 'bag' } }]).events).toEqual([])
  })
})

describe('score and end', () => {
  test('CZ-QUARTER-2, CZ-QUARTER-3 so many points for each quarter, marker or model', () => {
    const markers = [
      { kind: 'bag', at: { x: 560, y: 500, z: 0 } },
      { kind: 'bag', at: { x: 1500, y: 500, z: 0 }, seat: 0 },
    ]
    const battle = scene({ models: { bob: { seat: 1, at: [15, 20] } }, state: { markers } })
    perform(battle, [{ score: { points: 2 } }, { score: { points: 1, each: 'quarter' } }])
    expect(battle.scores).toEqual([3, 0])
    perform(battle, [{ score: { points: 3, each: { marker: 'bag', held: 'near' } } }])
    perform(battle, [{ score: { points: 10, each: { marker: 'bag', held: 'claimed' } } }])
    expect(battle.scores).toEqual([16, 0])
    perform(battle, [{ score: { points: -1, each: { who: { side: 'rival' } } } }])
    expect(battle.scores).toEqual([15, 0])
  })

  test('CZ-SCENARIO-4 a card can end the game', () => {
    const battle = scene()
    perform(battle, [{ end: 'lose' }])
    expect(battle.outcome).toEqual({ winners: [1], by: 'scenario' })
  })
})

describe('ignore', () => {
  test('CZ-LOOT-14 wounds of the attack being settled do not count; without one nothing happens', () => {
    const battle = scene()
    expect(perform(battle, [{ ignore: { wounds: 'all' } }]).events).toEqual([])
    battle.ignored = { id: 'ana-1', wounds: 0 }
    perform(battle, [{ ignore: { wounds: 1 } }])
    expect(battle.ignored.wounds).toBe(1)
    perform(battle, [{ ignore: { wounds: 'all' } }])
    expect(battle.ignored.wounds).toBeGreaterThan(100)
  })
})

test('shared verbs work on battles: wounds, healing, tokens and Luck', () => {
  const battle = scene()
  perform(battle, [{ wound: { who: 'them', wounds: 1 } }, { stun: { who: 'them', tokens: 1 } }], {
    answers: ['Y+', 'G+'],
  })
  expect(at(battle, 'bob').tokens.join(' ')).toBe('G- y+')
  perform(battle, [{ heal: { who: 'them', wounds: 1 } }, { ready: { who: 'them', tokens: 1 } }, { luck: { add: 2 } }])
  expect([woundsOf(at(battle, 'bob').tokens), battle.sides[0]?.luck]).toEqual([0, 2])
})

test('CZ-R-117 a card may call for the purple die: four faces, of which the 4 is a Crit and the 1 a Fumble', () => {
  const fate = { chance: { die: 'purple', need: 12, do: [{ luck: { add: 1 } }] } }
  const rolled = (face: number) => {
    const battle = scene()
    const { events } = perform(battle, [fate], { dice: [face] })
    return [battle.sides[0]?.luck, events[0]]
  }
  expect(rolled(4)).toMatchObject([1, { event: 'dice', die: 'PURPLE', faces: [4] }])
  expect([rolled(3)[0], rolled(1)[0]]).toEqual([0, 0])
  expect(() => rolled(5)).toThrow()
})
