import { clone, Match, type Seat, seededRandom, view } from '@muster/table'
import { playRandomly } from '@muster/table/testing'
import { expect, test } from 'vitest'
import { arena } from '../../rules/game.ts'
import type { State } from '../../rules/state.ts'
import { position } from '../../testing/position.ts'
import type { ArenaExtra } from './extra.ts'
import { lettersOf } from './letters.ts'
import { bandsAround, overlaysOf } from './overlays.ts'
import type { ArenaPiece } from './pieces.ts'
import { sceneOf } from './scene.ts'

/** How many decisions lie between two at which everybody looks. */
const LOOK_EVERY = 25

test.each([1, 2, 4])('what is drawn from a view is what is drawn from the state, %i seats', (seats) => {
  const match = Match.open(arena, { seats, config: {}, seed: `view ${seats}` })
  let looked = 0
  playRandomly(match, seededRandom(`view ${seats}`), (at) => {
    if (at.entries.length % LOOK_EVERY > 0) return undefined
    looked++
    for (const seat of [...Array(seats).keys(), undefined]) sameFor(at, seat)
    return undefined
  })
  expect(looked).toBeGreaterThan(2)
})

function sameFor({ state }: Match<State>, seat: Seat | undefined): void {
  const seen = view(state, seat)
  const scene = sceneOf(state, seat)
  expect(sceneOf(seen, seat)).toEqual(scene)
  expect(JSON.stringify(scene)).not.toMatch(/undefined|\[object/)
  const [enemy] = state.enemies
  const [hunter] = state.hunters
  for (const ref of [enemy?.id, hunter?.id])
    if (ref) expect(overlaysOf(seen, seat, { ref })).toEqual(overlaysOf(state, seat, { ref }))
}

test('each enemy card has letters of its own, and its models are numbered', () => {
  const { state } = Match.open(arena, { seats: 1, config: {}, seed: 'letters' })
  const letters = lettersOf(state.content)
  expect(new Set(letters.values()).size).toBe(Object.keys(state.content.enemies).length)
  expect(letters.get('psycho')).toBe('P')
})

test('a zone says that it is full, Loot lies in heaps with a count, and a hunter carries tiny copies of its tokens', () => {
  const t = position({
    map: ['a b . . .'],
    hunters: { ann: { at: 'a', tokens: 'G+ y- Y+' } },
    enemies: { 'thug-1': 'b', 'thug-2': 'b', 'thug-3': 'b' },
    ground: [
      { at: 'a', token: 'cash-100' },
      { at: 'a', token: 'cash-100' },
    ],
  })
  const board = sceneOf(t.state, 0).board
  const marks = board?.marks.map(({ look }) => look) ?? []
  expect(marks.filter((look) => look === 'full')).toHaveLength(1)
  expect(marks).toContain('loot cash:2')
  const ann = board?.pieces.find(({ id }) => id === 'ann')
  const extra: ArenaPiece = { tokens: ['G+', 'y-', 'Y+'] }
  expect(ann).toMatchObject({ hurt: 1, wounds: 3, extra })
})

test('bands run between zones: RED solid, YELLOW dashed, GREEN dotted, those out of range named so', () => {
  const t = position({ map: ['a . . . . .'], hunters: { ann: 'a' } })
  const { zone } = t.state.hunters[0] as State['hunters'][number]
  const drawn = bandsAround(t.state, zone, ['red'])
  expect(drawn.map(({ edge, places }) => [edge, places.length])).toEqual([
    ['solid', 1],
    ['dashed', 1],
    ['dotted', 1],
  ])
  expect(drawn.map(({ name }) => name)).toEqual([
    'RED: 0 or 1 zone',
    'YELLOW: 2 zones (out of range)',
    'GREEN: 3 zones (out of range)',
  ])
})

test('the strip tells the next Announcement with whom it would hit as everybody stands', () => {
  const t = position({
    map: ['a b . . .'],
    hunters: { ann: 'a' },
    enemies: { 'thug-1': 'b' },
    queue: [['melee', 'move'], ['spawn']],
  })
  const { strip } = sceneOf(t.state, 0).extra as ArenaExtra
  const [next, later] = strip.queue
  expect(next?.orders.map(({ name, forecast }) => [name, forecast])).toEqual([
    ['Melee', expect.stringMatching(/^1 on /)],
    ['Move', '1 close in'],
  ])
  expect(later?.orders.map(({ forecast }) => forecast)).toEqual([''])
})

test('AB-BOUNTY-10 AB-BOUNTY-15 AB-BOUNTY-17 in a hunt the Bounty card says what wins and loses, and a Spawn order brings nobody', () => {
  const setup = {
    map: ['a b . . 1'],
    hunters: { ann: 'a' },
    enemies: { 'thug-1': 'b' },
    queue: [['spawn']],
    scenario: { spawning: [{ enemy: 'thug', count: 2, at: 1 }], win: [] },
    cards: { bounties: { b1: { win: [{ none: { kind: 'enemy' } }] } } },
  } as const
  const scenes = [{ hunt: { card: 'b1' } }, {}].map((campaign) =>
    sceneOf(position({ ...setup, campaign: { bounties: [], ...campaign } }).state, 0),
  )
  const [hunt, scenario] = scenes.map(({ place, goal, extra }) => ({
    place: place.at(-1)?.name,
    how: goal?.how,
    note: goal?.note,
    spawn: (extra as ArenaExtra).strip.queue[0]?.orders[0]?.forecast,
  }))
  expect(hunt).toMatchObject({ place: 'B1', spawn: 'nobody appears' })
  expect(hunt?.how).toMatch(/^Win when/)
  expect(hunt?.note).toMatch(/^Lost if a hunter is taken out/)
  expect(scenario).toMatchObject({ spawn: '2 appear' })
  expect(scenario?.how).toMatch(/^Play through/)
})

test('AB-SPAWN-11 where no model is left to appear, the strip says that those in the Vault strike', () => {
  const t = position({
    map: ['a b . . 1'],
    hunters: { ann: 'a' },
    enemies: { 'thug-1': 'b' },
    queue: [['spawn']],
    scenario: { spawning: [{ enemy: 'thug', count: 2, at: 1 }] },
    cards: { enemies: { thug: { models: 1 } } },
  })
  const { strip } = sceneOf(t.state, 0).extra as ArenaExtra
  expect(strip.queue[0]?.orders[0]?.forecast).toBe('those here strike')
})

test('the goal line says how it is won, how far it has come, and how it is lost', () => {
  const { state } = Match.open(arena, { seats: 1, config: { scenario: 'make-me-a-sandwich' }, seed: 'goal' })
  const goal = sceneOf(state as State, 0).goal
  expect(goal?.how).toContain('ingredients')
  expect(goal?.stands[0]?.text).toBe('Ingredients: 0 of 3')
  expect(goal?.note).toMatch(/^Lost if/)
})

test('AB-VENDING-1 between games the machine lies open at its prices, with all Skill Trees, and no board', () => {
  const { state } = Match.open(arena, { seats: 1, config: {}, seed: 'between' })
  const [gun] = Object.values(state.content.gear).filter(({ deck }) => deck === 'guns')
  const pile = { pile: 'announcement', sees: 'none' as const, cards: [] }
  const hunters = state.hunters.map((hunter, at) => ({ ...hunter, id: Object.keys(state.content.hunters)[at] ?? '' }))
  const between: State = Object.assign(clone(state), {
    hunters,
    stage: 'vend',
    campaign: { card: 'torgue-tournament', deck: pile, stock: pile, mods: 0, won: true },
    vending: { machine: 0, shown: [gun?.id ?? ''], buyers: [0], resold: [] },
  })
  const { board, goal, zones, extra, place } = sceneOf(between, 0)
  expect([board, goal]).toEqual([undefined, undefined])
  expect(place[0]?.name).toBe('The Torgue Tournament')
  const [machine] = zones
  expect(machine).toMatchObject({ name: 'In the machine', cards: [{ id: gun?.id, status: `$${gun?.cost}` }] })
  expect((extra as ArenaExtra).between).toMatchObject({
    title: 'Vending Machine: Guns',
    text: 'Make Me A Sandwich: won.',
  })
})
