import { Match, type Seat, seededRandom, view } from '@muster/table'
import { playRandomly } from '@muster/table/testing'
import type { Subject } from '@muster/ui'
import { expect, test } from 'vitest'
import { sanctuary } from '../../rules/game.ts'
import type { State } from '../../rules/state.ts'
import { position, upgrade } from '../../testing/position.ts'
import { forecastOf } from './forecast.ts'
import { overlaysOf } from './overlays.ts'
import { sceneOf } from './scene.ts'

const hunters = ['axton', 'maya', 'salvador', 'mordecai']

/** How many decisions lie between two at which everybody looks. */
const LOOK_EVERY = 5

const tables = [
  { seats: 1, options: {} },
  { seats: 2, options: { enemySight: 'rows-and-columns', pickup: 'action', lootDrops: 'on-square' } },
  { seats: 3, options: { enemyPathTies: 'players', turretPlacement: 'within-3', drawers: 'all-players' } },
  { seats: 4, options: { enemyRoll: 'per-enemy', enemyDie: 'd6', rangeMetric: 'orthogonal-steps' } },
] as const

/** A hunter, an enemy, a square near and one far off, and some of what can be chosen. */
function subjectsOf(match: Match<State>): Subject[] {
  const { state } = match
  const keys = match.questions.flatMap(({ options }) => options.map(({ key }) => key))
  const some = keys.filter((_, index) => index % Math.ceil(keys.length / 6) === 0)
  return [
    ...state.hunters.map(({ seat }) => ({ ref: `hunter-${seat}` })),
    ...state.enemies.slice(0, 2).map(({ id }) => ({ ref: id })),
    { ref: '9,8' },
    { ref: '2,2' },
    ...[...some, 'end'].map((option) => ({ option })),
  ]
}

test.each(tables)('what is drawn from a view is what is drawn from the state, $seats seats', ({ seats, options }) => {
  const config = { hunters: hunters.slice(0, seats), options }
  const match = Match.open(sanctuary, { seats, config, seed: `view ${seats}` })
  let looked = 0
  playRandomly(match, seededRandom(`view ${seats}`), (at) => {
    if (at.entries.length % LOOK_EVERY > 0) return undefined
    looked++
    for (const seat of [...Array(seats).keys(), undefined]) sameFor(at, seat)
    return undefined
  })
  expect(looked).toBeGreaterThan(4)
})

/** Scene, overlays and forecasts of one viewer. */
function sameFor(match: Match<State>, seat: Seat | undefined): void {
  const { state } = match
  const seen = view(state, seat)
  expect(sceneOf(seen, seat)).toEqual(sceneOf(state, seat))
  for (const subject of subjectsOf(match))
    expect(overlaysOf(seen, seat, subject), JSON.stringify(subject)).toEqual(overlaysOf(state, seat, subject))
  for (const asked of match.questions.filter((one) => one.seat === seat))
    for (const { key } of asked.options.slice(0, 3))
      expect(forecastOf(seen, asked.seat, asked, key)).toEqual(forecastOf(state, asked.seat, asked, key))
}

test('cards nobody may see are not in a view', () => {
  const { state } = position({ hunters: [{ at: '5,5' }] })
  expect(view(state, 0).lootDeck.cards).toEqual(state.lootDeck.cards.map(() => null))
})

test('SN-R-86 the scene says who plays whom, and a walk is drawn for the hunter that has the turn', () => {
  const t = position({
    hunters: [{ at: '5,5', upgrades: ['scope'] }, { at: '15,15' }],
    loot: { scope: upgrade('relic', { range: 3 }) },
    enemies: { 'a.1': { at: '8,8', range: 3 }, 'b.1': '10,6' },
    players: [1, 1],
  })
  const { seats } = sceneOf(t.state, 1)
  expect(seats.map(({ name, title }) => [name, title])).toEqual([
    ['Player 2 for Player 1', 'Maya'],
    ['Player 2', 'Salvador'],
  ])
  expect(seats.map(({ cards }) => cards[0]?.status)).toEqual(['played by Player 2, 2 actions left', ''])
  const lines = (seat: Seat, subject: Subject) => overlaysOf(t.state, seat, subject).flatMap((one) => one.places)
  expect(lines(1, { ref: '8,6' })).toContainEqual({ line: [{ cell: '8,8' }, { cell: '8,6' }] })
  expect(lines(1, { option: 'move 8,6' })).toContainEqual({ line: [{ cell: '8,8' }, { cell: '8,6' }] })
  expect(overlaysOf(t.state, 0, { ref: '8,6' })).toEqual([])
  const [asked] = t.match.questions
  if (!asked) throw new Error('nobody is asked')
  expect(asked.seat).toBe(1)
  const forecast = forecastOf(t.state, 1, asked, 'move 5,6')
  expect(forecast?.line).toBe('1 target from there · 1 damage as things stand')
})
