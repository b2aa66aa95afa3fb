import { neighbours } from '@muster/space'
import { Match } from '@muster/table'
import { expect, test } from 'vitest'
import { bench } from '../testing/bench.ts'
import { attack, autonomous, BLANK } from '../testing/pack.ts'
import { boardFor, hexOfAxial, stepsBetween } from './arena.ts'
import { publicConfig } from './config.ts'
import { arsenal } from './game.ts'

const open = (seats: number, config: Record<string, unknown> = {}) =>
  Match.open(arsenal, { seats, config: { decks: Array(seats).fill('random'), ...config }, seed: 'components' })

test('AR-COMPONENTS-1 a game is for 2 to 6 players', () => {
  for (const seats of [1, 7]) expect(() => open(seats)).toThrow('is for 2 to 6 seats')
  for (const seats of [2, 3, 4, 5, 6]) expect(open(seats).state.players).toHaveLength(seats)
})

test('AR-COMPONENTS-2 every seat has one Mech card and one token', () => {
  const { players, content } = open(3).state
  expect(players).toHaveLength(3)
  for (const { mech } of players) expect(content.mechs[mech]).toBeDefined()
  expect(new Set(players.map(({ hex }) => hex)).size).toBe(3)
  for (const { hex } of players) expect(hex).toBeGreaterThanOrEqual(0)
})

test('AR-COMPONENTS-3 everybody has eight Energy cards, whatever state they are in', () => {
  const t = bench({ cards: { dear: attack({ cost: 11 }) }, players: [{ hand: ['dear'] }, {}] })
  expect(t.state.players.map(({ energy }) => energy)).toEqual([
    { ready: 8, marked: 0, burned: 0 },
    { ready: 8, marked: 0, burned: 0 },
  ])
  t.dice(2, 2, 2, 2).does('play dear at mech-1')
  expect(t.energy(0)).toBe('0/5/3')
  t.endTurn()
  expect(t.energy(0)).toBe('6/0/2')
  expect(() => t.match.edit([{ op: 'replace', path: '/players/0/energy/ready', value: 7 }])).toThrow(
    'seat 0 has not eight Energy cards',
  )
})

test('AR-COMPONENTS-4 a roll is made in full, however many dice it takes', () => {
  const t = bench({
    cards: { barrage: attack({ accuracy: 9, ranges: ['melee'] }) },
    players: [{ at: [0, 0], hand: ['barrage'], mech: { atk: 8 } }, { at: [0, 0] }],
    lasting: [{ kind: 'dice', seat: 0, roll: 'attack', add: 6, all: false, autonomous: false, source: 'a test' }],
  })
  t.answer('play barrage at mech-1')
    .dice(...Array.from({ length: 23 }, (_, i) => (i % 6) + 1))
    .answer(8)
  const [roll] = t.told('dice')
  expect(roll?.faces).toHaveLength(23)
  for (const face of (roll?.faces ?? []) as number[]) expect([1, 2, 3, 4, 5, 6]).toContain(face)
})

test('AR-COMPONENTS-5 the arena is a grid of hexes and distance counts steps', () => {
  const board = boardFor(publicConfig.parse({}))
  expect(board.size).toBe(61)
  expect(neighbours(board, hexOfAxial(board, [0, 0]))).toHaveLength(6)
  const t = bench({ players: [{ at: [0, 0] }, { at: [3, -1] }] })
  expect(stepsBetween(t.state, t.player(0).hex, t.player(1).hex)).toBe(3)
})

test('AR-COMPONENTS-6 another hex map is played by the same rules', () => {
  const hexes = Array.from(
    { length: 15 * 17 },
    (_, i) => [(i % 15) - Math.floor(Math.floor(i / 15) / 2), Math.floor(i / 15)] as [number, number],
  )
  const arena = {
    hexes,
    starts: {
      '2': [
        [0, 0],
        [1, 0],
      ] as [number, number][],
    },
  }
  const t = open(2, { arena, first: 0 })
  expect(boardFor(t.state.config).size).toBe(255)
  expect(t.state.players.map(({ hex }) => boardFor(t.state.config).hexes[hex])).toEqual([
    [0, 0],
    [1, 0],
  ])
  t.answer(0, 'move')
  while (t.questions[0]?.pass === 'pass') t.answer(t.questions[0].seat, 'pass')
  expect(t.questions[0]?.ask).toBe('hex')
  const { labels } = boardFor(t.state.config)
  expect(t.questions[0]?.options.map(({ key }) => hexes[labels.indexOf(key)])).toEqual([
    [1, 0],
    [0, 1],
  ])
  expect(() => open(3, { arena })).toThrow('no layout for 3 players')
})

test('AR-COMPONENTS-7 each Autonomous Object has a marker tied to its card', () => {
  const t = bench({
    cards: { mine: autonomous({ hp: 5 }), zap: attack({ accuracy: 5, damage: 2 }) },
    players: [
      { at: [1, 0], hand: ['zap'] },
      {
        at: [4, 0],
        inPlay: [
          { card: 'mine', id: 'mine-a', at: [0, 0] },
          { card: 'mine', id: 'mine-b', at: [2, 0] },
        ],
      },
    ],
  })
  expect(t.offer('play zap at')).toEqual(['play zap at mech-1', 'play zap at mine-a', 'play zap at mine-b'])
  t.dice(1, 1, 1, 1, 1, 2, 2, 2).does('play zap at mine-b')
  expect([t.card('mine-a').damage, t.card('mine-b').damage]).toEqual([0, 2])
  expect(t.card('mine-a').hex).not.toBe(t.card('mine-b').hex)
})

test('AR-COMPONENTS-8 damage counters stay from turn to turn and everyone sees them', () => {
  const t = bench({ players: [{ damage: 3, hand: Array(8).fill(BLANK) }, { hand: Array(8).fill(BLANK) }] })
  t.endTurn().endTurn().endTurn()
  expect(t.state.turns).toBe(4)
  for (const seat of [0, 1, undefined]) expect(t.match.view(seat).players[0]?.damage).toBe(3)
})
