import { PlayoutTable, randomPolicy, seededRandom } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { baseContent } from '../content/index.ts'
import type { TeamList } from '../content/team/team.ts'
import { duel } from '../testing/duel.ts'
import { type ModelSetup, type PositionSetup, position } from '../testing/position.ts'
import { config } from './config.ts'
import { combatZone } from './game.ts'
import { bareBattle, enter } from './start.ts'
import type { Battle } from './state.ts'

type Models = Readonly<Record<string, ModelSetup>>

const used = 'G- Y-'
const marker = (kind: string, x: number, y: number, more: object = {}) => ({
  kind,
  at: { x: 100 * x, y: 100 * y, z: 0 },
  ...more,
})

/** Ana inspires her team, who has nobody Ready; then it is Bob's turn. */
function inspiring(scenario: string, models: Models, state: Partial<Battle> = {}, setup: Partial<PositionSetup> = {}) {
  const rivals = { bob: { seat: 1, at: [20, 28] } as const }
  return position({ ...setup, models: { ...rivals, ...models }, state: { scenario, ...state } })
}
const ana = (x: number, y: number, more: Partial<ModelSetup> = {}): ModelSetup => ({
  seat: 0,
  at: [x, y],
  tokens: used,
  ...more,
})

/** Sides that have had Control as often as they may. */
const late = (many = 2) =>
  Array.from({ length: many }, () => ({ faction: 'stock', team: 'stock', luck: 0, cred: 0, controls: 50, left: false }))

/** The end by time: Ana rests, and nobody may have Control again. */
function timeUp(scenario: string, models: Models, state: Partial<Battle> = {}) {
  const rivals = { bob: { seat: 1, at: [20, 28] } as const }
  const t = position({
    active: 'ana',
    models: { ana: ana(2, 2, { tokens: 'Y+' }), ...rivals, ...models },
    state: { scenario, sides: late(), ...state },
  })
  return t.answer('end')
}

describe('Turf War', () => {
  test('CZ-SCENARIO-4, CZ-QUARTER-2 an Inspire scores each quarter one controls', () => {
    expect(inspiring('turf-war', { ana: ana(5, 5), cat: ana(15, 5) }).state.scores).toEqual([2, 0])
    expect(inspiring('turf-war', { ana: ana(5, 5), bob: { seat: 1, at: [5, 9] } }).state.scores).toEqual([0, 0])
  })

  test('CZ-R-131 twelve points end it; else time does, and then most points win, or more EB where they are as many', () => {
    expect(inspiring('turf-war', { ana: ana(5, 5) }, { scores: [11, 3] }).result).toEqual({
      winners: [0],
      by: 'points',
    })
    expect(inspiring('turf-war', { ana: ana(5, 5) }, { scores: [10, 3] }).result).toBeUndefined()
    expect(timeUp('turf-war', {}, { scores: [3, 4] }).result).toEqual({ winners: [1], by: 'limit' })
    expect(timeUp('turf-war', { cat: ana(4, 4) }).result).toEqual({ winners: [0], by: 'limit' })
    expect(timeUp('turf-war', {}).result).toEqual({ winners: [], by: 'limit' })
  })
})

describe('Open Ports', () => {
  const near = (more: Parameters<typeof duel>[0] = {}, seat?: number) =>
    duel({
      ana: { at: [11, 14], tokens: 'Y+ Y+' },
      bob: { at: [11, 28] },
      ...more,
      state: { scenario: 'open-ports', markers: [marker('terminal', 11, 15, seat === undefined ? {} : { seat })] },
    })

  test('a terminal is claimed with Tech, for a point at once; and not again while it is one’s own', () => {
    const t = near().dice(7, 3).answer('open-ports-1 ana-1 on Y+')
    expect([t.state.markers[0]?.seat, t.state.scores]).toEqual([0, [1, 0]])
    expect([t.offer('open-ports-1'), t.whyNot('open-ports-1 ana-1 on Y+')]).toEqual([[], 'CZ-ACTION-11'])
    const failed = near().dice(3, 7).answer('open-ports-1 ana-1 on Y+')
    expect([failed.state.markers[0]?.seat, failed.state.scores]).toEqual([undefined, [0, 0]])
  })

  test('a claim is taken back', () => {
    const t = near({}, 1).dice(7, 3).answer('open-ports-1 ana-1 on Y+')
    expect(t.state.markers[0]?.seat).toBe(0)
  })

  test('it is Complex, and whoever stands by a terminal opposes Tech worse by 1', () => {
    expect(near({ bob: { at: [11, 17] } }).whyNot('open-ports-1 ana-1 on Y+')).toBe('CZ-KEYWORD-4')
    const zap = [{ name: 'zap', skill: 'tech', bands: ['yellow'], attack: true }]
    const t = duel({
      ana: { at: [11, 8], actions: zap, tokens: 'Y+' },
      bob: { at: [11, 14], tokens: 'Y+', skills: { tech: 2 } },
      state: { scenario: 'open-ports', markers: [marker('terminal', 11, 15)] },
    })
    expect(t.dice(5, 4).answer('ana-1 bob-1 on Y+').told('failure')).toMatchObject([{ against: 4 + 2 - 1 }])
  })

  test('CZ-SCENARIO-4 at the end every terminal that is one’s own scores 3', () => {
    const markers = [
      marker('terminal', 4, 15, { seat: 0 }),
      marker('terminal', 11, 15, { seat: 1 }),
      marker('terminal', 17, 15, { seat: 1 }),
    ]
    const t = timeUp('open-ports', {}, { markers, scores: [2, 0] })
    expect([t.state.scores, t.result]).toEqual([[5, 6], { winners: [1], by: 'limit' }])
  })
})

describe('Smash and Grab', () => {
  const crate = (more: object = {}) => [marker('crate', 11, 15, more)]

  test('a character picks up a crate without a roll, and only one that lies there; a Gonk does not', () => {
    const setup = { ana: { at: [11, 14], tokens: 'Y+ Y+' }, bob: { at: [11, 28] } } as const
    const t = duel({ ...setup, state: { scenario: 'smash-and-grab', markers: crate() } })
    t.answer('smash-and-grab-1 ana-1 on Y+')
    expect([t.state.markers[0]?.carrier, t.offer('smash-and-grab-1')]).toEqual(['ana-1', []])
    const gonk = duel({
      ...setup,
      ana: { at: [11, 14], gonk: 'yellow' },
      state: { scenario: 'smash-and-grab', markers: crate() },
    })
    expect(gonk.offer('smash-and-grab-1')).toEqual([])
  })

  test('its carrier moves 3 inches less and shoots worse by 1', () => {
    const t = duel({
      ana: { at: [5, 5], skills: { ranged: 2 }, tokens: 'Y+ Y+' },
      bob: { tokens: 'Y+' },
      state: { scenario: 'smash-and-grab', markers: crate({ carrier: 'ana-1' }) },
    })
    expect(t.dice(3, 5).answer('shoot bob-1 on Y+').told('failure')).toMatchObject([{ total: 4 }])
    t.answer('move on Y+')
    expect([t.refusedPath([9.05, 5]), t.walk([9, 5]).at('ana')]).toEqual(['CZ-BASIC-2', [900, 500]])
  })

  test('carried into the own zone it scores 4 at the next Inspire, and is gone', () => {
    const home = inspiring('smash-and-grab', { ana: ana(5, 3) }, { markers: crate({ carrier: 'ana-1' }) })
    expect([home.state.scores, home.state.markers]).toEqual([[4, 0], []])
    const abroad = inspiring('smash-and-grab', { ana: ana(5, 27) }, { markers: crate({ carrier: 'ana-1' }) })
    expect([abroad.state.scores, abroad.state.markers.length]).toEqual([[0, 0], 1])
  })

  test('a character carries one crate at a time', () => {
    const setup = { ana: { at: [11, 14], tokens: 'Y+ Y+' }, bob: { at: [11, 28] } } as const
    const markers = [marker('crate', 5, 15, { carrier: 'ana-1' }), ...crate()]
    const t = duel({ ...setup, state: { scenario: 'smash-and-grab', markers } })
    expect(t.offer('smash-and-grab-1')).toEqual([])
    const free = duel({ ...setup, state: { scenario: 'smash-and-grab', markers: markers.slice(1) } })
    expect(free.offer('smash-and-grab-1')).toEqual(['smash-and-grab-1 ana-1 on Y+'])
  })

  test('the crate that is put down is the one that was carried, and not one that lies there', () => {
    const lying = { kind: 'crate', at: { x: 550, y: 300, z: 0 } }
    const home = inspiring('smash-and-grab', { ana: ana(5, 3) }, { markers: [lying, ...crate({ carrier: 'ana-1' })] })
    expect([home.state.scores, home.state.markers]).toEqual([[4, 0], [lying]])
  })

  test('CZ-TAKENOUT-3 it lies where its carrier falls', () => {
    const t = duel({
      bob: { tokens: 'R+' },
      more: { cal: { seat: 1, at: [20, 28] } },
      state: { scenario: 'smash-and-grab', markers: crate({ carrier: 'bob-1' }) },
    })
    t.dice(7, 3).answer('shoot bob-1 on Y+')
    expect(t.state.markers).toEqual([{ kind: 'crate', at: { x: 500, y: 1000, z: 0 } }])
  })

  test('CZ-R-131 twelve points end it, and a tie at the end is a draw', () => {
    const won = inspiring(
      'smash-and-grab',
      { ana: ana(5, 3) },
      { markers: crate({ carrier: 'ana-1' }), scores: [8, 8] },
    )
    expect(won.result).toEqual({ winners: [0], by: 'points' })
    expect(timeUp('smash-and-grab', { cat: ana(4, 4) }).result).toEqual({ winners: [], by: 'limit' })
  })
})

describe('Dead or Alive', () => {
  const shot = (bob: Partial<ModelSetup>) =>
    duel({
      bob: { tokens: 'R+', ...bob },
      more: { cal: { seat: 1, at: [20, 28] } },
      state: { scenario: 'dead-or-alive' },
    })
      .dice(7, 3)
      .answer('shoot bob-1 on Y+').state.scores

  test('a Gonk taken out scores 1, a character 2', () => {
    expect([shot({}), shot({ gonk: 'red' })]).toEqual([
      [2, 0],
      [1, 0],
    ])
  })

  test('and a Leader 3 more', () => {
    const t = duel({
      bob: { tokens: 'R+' },
      more: { cal: { seat: 1, at: [20, 28] } },
      leaders: ['bob'],
      state: { scenario: 'dead-or-alive' },
    })
    expect(t.dice(7, 3).answer('shoot bob-1 on Y+').state.scores).toEqual([5, 0])
  })

  test('characters take Complex actions with rivals close by', () => {
    const actions = [{ name: 'work', skill: 'tech', with: ['complex'], does: [{ luck: { add: 1 } }] }]
    const at = (scenario: string) => duel({ ana: { actions }, bob: { at: [5, 7] }, state: { scenario } })
    expect(at('dead-or-alive').offer('ana-1')).toEqual(['ana-1 on G+', 'ana-1 on Y+'])
    expect(at('turf-war').whyNot('ana-1 on Y+')).toBe('CZ-KEYWORD-4')
  })

  test('CZ-R-131 it ends by time, and when one side is gone the points still decide', () => {
    expect(timeUp('dead-or-alive', {}, { scores: [1, 5] }).result).toEqual({ winners: [1], by: 'limit' })
    const last = duel({ bob: { tokens: 'R+' }, state: { scenario: 'dead-or-alive', scores: [0, 7] } })
    expect(last.dice(7, 3).answer('shoot bob-1 on Y+').result).toEqual({ winners: [1], by: 'standing' })
  })
})

describe('Blood Rain', () => {
  test('CZ-SPACE-5 an Inspire scores each model wholly in the shelter, 4 inches around the middle', () => {
    const radius = 0.53
    const at = (y: number) => inspiring('blood-rain', { ana: ana(11, y) }).state.scores[0]
    expect([at(15), at(19 - radius), at(19 - radius + 0.03)]).toEqual([1, 1, 0])
    expect(inspiring('blood-rain', { ana: ana(11, 15), cat: ana(12.5, 15) }).state.scores).toEqual([2, 0])
  })

  test('along the edges moves are 2 inches shorter', () => {
    const t = duel({ ana: { at: [5, 2] }, bob: { at: [20, 28] }, state: { scenario: 'blood-rain' } }).answer(
      'move on Y+',
    )
    expect([t.refusedPath([10.05, 2]), t.walk([10, 2]).at('ana')]).toEqual(['CZ-BASIC-2', [1000, 200]])
    const dry = duel({ ana: { at: [5, 10] }, bob: { at: [20, 28] }, state: { scenario: 'blood-rain' } }).answer(
      'move on Y+',
    )
    expect(dry.walk([12, 10]).at('ana')).toEqual([1200, 1000])
  })

  test('in the shelter Ranged is worse by 1 and Luck is not spent', () => {
    const shooting = (y: number) =>
      duel({
        ana: { at: [11, y], skills: { ranged: 2 } },
        bob: { at: [11, y + 6], tokens: 'Y+' },
        luck: [2, 0],
        state: { scenario: 'blood-rain' },
      })
        .dice(3, 7)
        .answer('shoot bob-1 on Y+')
    const wet = shooting(6)
    expect([wet.question().ask, wet.answer('keep').told('failure')]).toMatchObject(['again', [{ total: 5 }]])
    expect(shooting(15).told('failure')).toMatchObject([{ total: 4 }])
  })

  test('CZ-R-131 fifteen points end it; nobody left to fight does not', () => {
    expect(inspiring('blood-rain', { ana: ana(11, 15) }, { scores: [14, 0] }).result).toEqual({
      winners: [0],
      by: 'points',
    })
    const alone = duel({ ana: { tokens: 'Y+ Y+' }, bob: { tokens: 'R+' }, state: { scenario: 'blood-rain' } })
    expect(alone.dice(7, 3).answer('shoot bob-1 on Y+').result).toBeUndefined()
  })
})

const three = { luck: [0, 0, 0] } as const

describe('Three-Way Split', () => {
  const bags = [marker('bag', 11, 13), marker('bag', 11, 18)]
  const split = (models: Models, state: Partial<Battle> = {}) =>
    inspiring('three-way-split', { cat: { seat: 2, at: [2, 28] }, ...models }, { markers: bags, ...state }, three)

  test('CZ-MULTIPLAYER-3 an Inspire scores 2 for each bag one holds against all others together', () => {
    expect(split({ ana: ana(11, 12) }).state.scores).toEqual([2, 0, 0])
    expect(split({ ana: ana(11, 12), bob: { seat: 1, at: [12.2, 13] } }).state.scores).toEqual([0, 0, 0])
    expect(split({ ana: ana(11, 12), dan: ana(11, 17), cat: { seat: 2, at: [11, 19.2] } }).state.scores).toEqual([
      2, 0, 0,
    ])
  })

  test('nobody by a bag is pushed', () => {
    const actions = [{ name: 'shove', skill: 'melee', bands: ['red'], with: ['push'] }]
    const pushed = (markers: Battle['markers']) =>
      duel({
        ...three,
        ana: { at: [11, 11], actions, tokens: 'Y+' },
        bob: { at: [11, 13], tokens: 'R+' },
        more: { cat: { seat: 2, at: [2, 28] } },
        state: { scenario: 'three-way-split', markers },
      })
        .dice(7, 3)
        .answer('ana-1 bob-1 on Y+')
        .at('bob')
    expect([pushed([]), pushed([marker('bag', 11, 14)])]).toEqual([
      [1100, 1600],
      [1100, 1300],
    ])
  })

  test('CZ-R-131 twelve points end it, and it ends when two of three are gone', () => {
    expect(split({ ana: ana(11, 12) }, { scores: [10, 0, 4] }).result).toEqual({ winners: [0], by: 'points' })
    const t = duel({ ...three, bob: { tokens: 'R+' }, state: { scenario: 'three-way-split' } })
    expect(t.dice(7, 3).answer('shoot bob-1 on Y+').result).toEqual({ winners: [0], by: 'standing' })
  })
})

describe('Hot Package', () => {
  const carried = (by: string) => [marker('package', 11, 15, { carrier: `${by}-1` })]
  const cat = { cat: { seat: 2, at: [2, 28] } } as const

  test('it is grabbed with Reflexes', () => {
    const t = duel({
      ...three,
      ana: { at: [11, 14], tokens: 'Y+ Y+' },
      bob: { at: [20, 28] },
      more: cat,
      state: { scenario: 'hot-package', markers: [marker('package', 11, 15)] },
    })
    t.dice(7, 3).answer('hot-package-1 ana-1 on Y+')
    expect(t.state.markers[0]?.carrier).toBe('ana-1')
  })

  test('CZ-MULTIPLAYER-4 whoever carries it scores 3 on taking Control', () => {
    const t = duel({
      ...three,
      ana: { tokens: 'Y+' },
      bob: { at: [20, 28] },
      more: cat,
      state: { scenario: 'hot-package', markers: carried('bob') },
    })
    expect([t.answer('end').state.control, t.state.scores]).toEqual([1, [0, 3, 0]])
  })

  test('its carrier opposes attacks worse by 1 and does not [RE]act', () => {
    const shot = (markers: Battle['markers']) =>
      duel({ ...three, bob: { tokens: 'Y+ Y+' }, more: cat, state: { scenario: 'hot-package', markers } })
        .dice(7, 5)
        .answer('shoot bob-1 on Y+')
    expect([shot([]).question().seat, shot([]).told('success')]).toMatchObject([1, [{ against: 5 }]])
    expect([shot(carried('bob')).question().seat, shot(carried('bob')).told('success')]).toMatchObject([
      0,
      [{ against: 4 }],
    ])
  })

  test('CZ-R-131 fifteen points end it, and a tie is a draw', () => {
    const state = { scenario: 'hot-package', markers: carried('bob'), scores: [0, 12, 0] }
    const t = duel({ ...three, ana: { tokens: 'Y+' }, bob: { at: [20, 28] }, more: cat, state })
    expect(t.answer('end').result).toEqual({ winners: [1], by: 'points' })
    const ended = duel({
      ...three,
      ana: { tokens: 'Y+' },
      more: cat,
      state: { scenario: 'hot-package', sides: late(3) },
    })
    expect(ended.answer('end').result).toEqual({ winners: [], by: 'limit' })
  })
})

describe('Block Party', () => {
  const four = { luck: [0, 0, 0, 0] } as const
  const others = { cat: { seat: 2, at: [2, 28] }, dan: { seat: 3, at: [20, 2] } } as const

  test('CZ-MULTIPLAYER-3 a rival taken out scores 2, a quarter 1 after an Inspire', () => {
    const t = duel({ ...four, bob: { tokens: 'R+' }, more: others, state: { scenario: 'block-party' } })
    expect(t.dice(7, 3).answer('shoot bob-1 on Y+').state.scores).toEqual([2, 0, 0, 0])
    expect(inspiring('block-party', { ana: ana(5, 5), ...others }, {}, four).state.scores).toEqual([1, 0, 0, 0])
  })

  test('a Crit brings Luck to whoever acted', () => {
    const t = duel({ ...four, bob: { tokens: 'Y+' }, more: others, state: { scenario: 'block-party' } })
    t.dice(8, 3).answer('shoot bob-1 on Y+')
    expect(t.state.sides.map(({ luck }) => luck)).toEqual([1, 0, 0, 0])
  })

  test('CZ-R-131 it ends by time, and most points win', () => {
    const state = { scenario: 'block-party', sides: late(4), scores: [1, 4, 4, 6] }
    expect(duel({ ...four, ana: { tokens: 'Y+' }, more: others, state }).answer('end').result).toEqual({
      winners: [3],
      by: 'limit',
    })
  })
})

const proving = Object.values(baseContent.scenarios).filter(({ proves }) => proves)

test.each(proving)('$name is played to its end by the teams it is handed', ({ id, proves = '' }) => {
  const entrant = (team: string) => ({ name: team, list: baseContent.teams[team] as TeamList, terms: {} })
  const other = proves === 'lawmen' ? 'zoners-100' : 'lawmen-100'
  const wanted = config.parse({ battlespace: 'parade-ground', firstSide: 0, controls: 4 })
  const battle = bareBattle(baseContent, wanted, 2)
  battle.eb = 100
  enter(battle, [entrant(`${proves}-100`), entrant(other)])
  // Only a campaign offers it.
  Object.assign(battle, { scenario: id, stage: 'space' })
  const table = new PlayoutTable<Battle>(seededRandom(id), randomPolicy, battle)
  for (let step = 0; step < 5_000 && !combatZone.result(battle); step++) combatZone.step(table, battle)
  expect([battle.scenario, combatZone.broken(battle), combatZone.result(battle)?.winners]).toEqual([
    id,
    [],
    expect.any(Array),
  ])
})
