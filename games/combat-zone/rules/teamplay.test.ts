import { expect, test } from 'vitest'
import { duel } from '../testing/duel.ts'
import { type ModelSetup, position } from '../testing/position.ts'
import { tableFor } from '../testing/table.ts'
import { luckOf } from './luck.ts'
import type { Battle } from './state.ts'

const four = { luck: [0, 0, 0, 0], pairs: true } as const
const ally = (tokens = 'Y+') => ({ cat: { seat: 2, at: [6.2, 5], tokens } }) as const
const two = ['turf-war', 'open-ports', 'smash-and-grab', 'dead-or-alive', 'blood-rain']

/** Ana and Cat against Bob and Dan, and whoever is Ready among them. */
function teams(
  tokens: { readonly [name in 'ana' | 'bob' | 'cat' | 'dan']?: string },
  more: Record<string, ModelSetup> = {},
) {
  const at = { ana: [3, 3], bob: [3, 27], cat: [19, 3], dan: [19, 27] } as const
  const names = ['ana', 'bob', 'cat', 'dan'] as const
  const models = Object.fromEntries(
    names.map((name, seat) => [name, { seat, at: at[name], tokens: tokens[name] ?? 'G+ Y-' }]),
  )
  return position({ ...four, models: { ...models, ...more } })
}

test('CZ-TEAMPLAY-1 two against two play a scenario for two, one team each side', () => {
  const config = { eb: 100, teams: Array(4).fill('random'), pairs: true }
  expect(tableFor(config, 4).offer('', 0)).toEqual([...two, 'random'])
  const t = tableFor({ ...config, scenario: 'turf-war', battlespace: 'parade-ground', firstSide: 1 }, 4)
  expect(t.events.filter(({ event }) => event === 'side')).toMatchObject([
    { seat: 0, zone: 'north' },
    { seat: 1, zone: 'south' },
    { seat: 2, zone: 'north' },
    { seat: 3, zone: 'south' },
  ])
})

test('CZ-TEAMPLAY-1, CZ-SCENARIO-5 where one side deploys after the other, both players of it do', () => {
  const lone = (faction: string, card: string) => ({ faction, characters: [{ card }] })
  const list = [lone('maelstrom', 'warlord'), lone('zoners', 'zone-boss'), lone('lawmen', 'captain')]
  const config = { eb: 100, teams: [...list, lone('gen-red', 'den-mother')], pairs: true, firstSide: 0 }
  const t = tableFor({ ...config, scenario: 'smash-and-grab', battlespace: 'parade-ground' }, 4)
  const seats: number[] = []
  for (const [x, y] of [
    [500, 100],
    [900, 100],
    [500, 2900],
    [900, 2900],
  ]) {
    seats.push(t.question().seat)
    t.answer({ x, y })
  }
  expect(seats).toEqual([0, 2, 3, 1])
  expect(t.state.control).toBe(1)
})

test('CZ-TEAMPLAY-2 Control goes back and forth between the teams', () => {
  const t = teams({})
  const order: number[] = []
  for (let turn = 0; turn < 4; turn++) {
    order.push(t.state.control)
    t.play(t.offer('activate')[0], 'end')
  }
  expect(order).toEqual([0, 1, 2, 3])
  t.play('leave', 'activate cat-1', 'end')
  expect(t.state.control).toBe(3)
})

test('CZ-TEAMPLAY-3, CZ-R-83 the team in Control activates one character of either player', () => {
  const t = teams({ cat: 'G- Y+' })
  expect(t.offer()).toEqual(['activate ana-1', 'inspire', 'leave'])
  t.answer('leave')
  expect([t.question().seat, t.offer()]).toEqual([2, ['activate cat-1', 'inspire']])
  t.answer('activate cat-1')
  expect([t.state.control, t.state.active?.id, t.question().seat]).toEqual([2, 'cat-1', 2])
})

test('CZ-R-83 a player with every token Ready does not inspire, the team-mate may', () => {
  const t = teams({ ana: 'G+ Y+', cat: 'G- Y-' })
  expect([t.offer(), t.whyNot('inspire')]).toEqual([['activate ana-1', 'leave'], 'CZ-CONTROL-13'])
  expect(t.answer('leave').told('inspires')).toMatchObject([{ seat: 2 }])
})

test('CZ-TEAMPLAY-4, CZ-TEAMPLAY-5 Inspire is for the own models alone, and then the other team has Control', () => {
  const gus = { gus: { seat: 2, at: [15, 3], gonk: 'yellow' } } as const
  const t = teams({ ana: 'G- Y-', cat: 'G- Y-' }, gus)
  t.answer('inspire')
  expect([t.tokens('ana'), t.tokens('cat')]).toEqual(['G+ Y+', 'G- Y-'])
  expect([t.state.control, t.told('rests'), t.question().seat]).toEqual([1, [], 1])
})

test('CZ-TEAMPLAY-6 a team-mate is healed and commanded, and attacked by nobody but the other team', () => {
  const pair = (more: Parameters<typeof duel>[0] = {}) =>
    duel({ ...four, ana: { tokens: 'Y+' }, more: ally(), ...more })
  expect(pair().offer('command')).toEqual(['command cat-1 on Y+'])
  expect(pair({ more: ally('y+') }).offer('triage')).toEqual(['triage cat-1 on Y+'])
  expect(pair().offer('shoot')).toEqual(['shoot bob-1 on Y+'])
  expect(pair().whyNot('strike cat-1 on Y+')).toBe('CZ-ACTION-26')
  expect(duel({ luck: [0, 0, 0], ana: { tokens: 'Y+' }, more: ally() }).whyNot('command cat-1 on Y+')).toBe(
    'CZ-BASIC-14',
  )
})

/** Sides that have had Control as often as they may. */
const late = Array.from({ length: 4 }, () => ({
  faction: 'stock',
  team: 'stock',
  luck: 0,
  cred: 0,
  controls: 50,
  left: false,
}))

test('CZ-TEAMPLAY-8 a team wins together, by the points of both', () => {
  const more = { cat: { seat: 2, at: [19, 3] }, dan: { seat: 3, at: [19, 27] } } as const
  const state = { scenario: 'dead-or-alive', scores: [1, 4, 2, 0] }
  const t = duel({ ...four, ana: { tokens: 'Y+' }, more, state: { ...state, sides: late } })
  expect(t.answer('end').result).toEqual({ winners: [1, 3], by: 'limit' })
  const points = duel({
    ...four,
    ana: { tokens: 'Y+' },
    bob: { tokens: 'R+' },
    more,
    state: { ...state, scores: [0, 0, 0, 0] },
  })
  expect(points.dice(7, 3).answer('shoot bob-1 on Y+').state.scores).toEqual([2, 0, 0, 0])
})

test.each([
  ['prove-gen-red', [8, 0, 0, 0]],
  ['prove-zoners', [6, 0, 8, 0]],
  ['prove-bozos', [10, 0, 0, 0]],
  ['prove-lawmen', [0, 0, 0, 0]],
])(
  'CZ-TEAMPLAY-8 what %s scores at its end it scores once for a team, and not for each of its players',
  (scenario, scores) => {
    const more = { cat: { seat: 2, at: [19, 3] }, dan: { seat: 3, at: [19, 27] } } as const
    const isOver = scenario !== 'prove-lawmen'
    const t = duel({ ...four, more, state: { scenario, scores, ...(isOver ? {} : { sides: late }) } }).answer('end')
    expect(t.result?.winners).toEqual([0, 2])
    expect(t.state.scores[1] as number).toBe(
      { 'prove-gen-red': 7, 'prove-zoners': 13, 'prove-bozos': 9, 'prove-lawmen': 2 }[scenario],
    )
  },
)

test('CZ-TEAMPLAY-8 a terminal of either player of a team scores at the end of Open Ports, once', () => {
  const markers = [0, 2, 1].map((seat, at) => ({ kind: 'terminal', at: { x: 400 * (at + 1), y: 1500, z: 0 }, seat }))
  const more = { cat: { seat: 2, at: [19, 3] }, dan: { seat: 3, at: [19, 27] } } as const
  const t = duel({ ...four, more, state: { scenario: 'open-ports', markers, sides: late } }).answer('end')
  expect([t.state.scores, t.result?.winners]).toEqual([
    [6, 3, 0, 0],
    [0, 2],
  ])
})

test('CZ-R-131 a team has Control as often as its two players would have', () => {
  const more = { cat: { seat: 2, at: [19, 3] }, dan: { seat: 3, at: [19, 27] } } as const
  const sides = [50, 50, 50, 49].map((controls) => ({ ...late[0], controls }))
  const t = duel({ ...four, more, state: { sides: sides as Battle['sides'] } })
  expect([t.answer('end').result, t.state.control]).toEqual([undefined, 1])
  t.play(t.offer('activate')[0], 'end')
  expect(t.result?.by).toBe('limit')
})

test('CZ-R-152 after a resignation the partner plays on with its own models, and Control stays with the team', () => {
  const t = teams({})
  t.match.act(0, { act: 'resign' })
  expect([t.result, t.model('ana').where, t.model('cat').where, t.state.control]).toEqual([
    undefined,
    'out',
    'table',
    1,
  ])
  t.play('activate bob-1', 'end')
  expect([t.state.control, t.offer()]).toEqual([2, ['activate cat-1', 'inspire']])
  t.play('activate cat-1', 'end')
  expect(t.state.control).toBe(3)
  t.match.act(2, { act: 'resign' })
  expect(t.result).toEqual({ winners: [1, 3], by: 'gave-up' })
})

test('CZ-R-51 each of four players has three Luck of his own', () => {
  const config = { teams: ['zoners-100', 'maelstrom-100', 'bozos-100', 'lawmen-100'], pairs: true }
  expect(tableFor(config, 4).state.sides.map(({ luck }) => luck)).toEqual([3, 3, 3, 3])
})

test('CZ-R-51 two begin with three Luck each, or share three where the table plays so', () => {
  const luckWith = (teamGameLuck: string) => {
    const { state } = tableFor({ eb: 100, teams: Array(4).fill('random'), pairs: true, options: { teamGameLuck } }, 4)
    return [state.sides.map(({ luck }) => luck), [0, 1, 2, 3].map((seat) => luckOf.left(state, seat))]
  }
  const [own] = luckWith('three-per-player')
  const beyond = (own ?? []).map((luck) => luck - 3)
  expect(beyond.every((more) => more >= 0)).toBe(true)
  const [ours, theirs] = [3 + (beyond[0] ?? 0) + (beyond[2] ?? 0), 3 + (beyond[1] ?? 0) + (beyond[3] ?? 0)]
  expect(luckWith('three-per-side')).toEqual([
    [ours, theirs, 0, 0],
    [ours, theirs, ours, theirs],
  ])
})

test('CZ-R-51 who shares Luck spends it for both', () => {
  const t = position({ luck: [3, 3, 0, 0], pairs: true, options: { teamGameLuck: 'three-per-side' }, models: {} })
  luckOf.change(t.state, 2, -1)
  expect([luckOf.left(t.state, 0), luckOf.left(t.state, 2), luckOf.left(t.state, 1)]).toEqual([2, 2, 3])
})

test('CZ-R-129 the limit is for the team of each player, or for both teams of a side', () => {
  const started = (teamGameEb: string, eb?: number) =>
    tableFor({ ...(eb && { eb }), teams: Array(4).fill('maelstrom-100'), pairs: true, options: { teamGameEb } }, 4)
      .state
  expect(started('limit-per-player', 100).models.length).toBeGreaterThan(0)
  expect(() => started('half-the-limit-per-player', 100)).toThrow('EB')
  expect(started('half-the-limit-per-player', 200).models.length).toBeGreaterThan(0)
  expect([started('limit-per-player').eb, started('half-the-limit-per-player').eb]).toEqual([100, 200])
})

test('CZ-R-51 a team-mate without Luck of its own rolls again by what both share, and not where each has its own', () => {
  const missed = (teamGameLuck: 'three-per-side' | 'three-per-player') =>
    position({
      luck: [1, 0, 0, 0],
      pairs: true,
      options: { teamGameLuck },
      active: 'cat',
      models: {
        ana: { seat: 0, at: [20, 2] },
        bob: { seat: 1, at: [5, 10], tokens: 'Y+' },
        cat: { seat: 2, at: [5, 5], tokens: 'Y+ Y+' },
        dan: { seat: 3, at: [20, 28] },
      },
    })
      .dice(2, 5)
      .answer('shoot bob-1 on Y+')
  const shared = missed('three-per-side')
  expect(shared.question()).toMatchObject({ ask: 'again', seat: 2 })
  shared.dice(7).answer(shared.offer()[0])
  expect([shared.tokens('bob'), shared.state.sides.map(({ luck }) => luck)]).toEqual(['y+', [0, 0, 0, 0]])
  expect(missed('three-per-player').question()).toMatchObject({ ask: 'act', seat: 2 })
})
