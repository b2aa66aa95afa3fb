import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyOf, determinize, Match, randomAnswer, seededRandom, writeChoice } from '@muster/table'
import type { Scene } from '@muster/ui'
import { cellsOf } from '@muster/ui/place'
import { expect, test } from 'vitest'
import { sanctuary } from '../../rules/game.ts'
import { hunterOf } from '../../rules/lookup.ts'
import type { State } from '../../rules/state.ts'
import { gun, Position, shield } from '../../testing/position.ts'
import { boxOf } from './box.ts'
import { sceneOf } from './scene.ts'

const ICONS = new Set(JSON.parse(readFileSync(join(import.meta.dirname, '../icons.json'), 'utf8')) as string[])

function opened(seats: number, seed = 'scene'): Match<State> {
  return Match.open(sanctuary, {
    seats,
    seed,
    config: { hunters: ['maya', 'salvador', 'axton', 'mordecai'].slice(0, seats) },
  })
}

/** Plays at random for some decisions, looking at the table after each. */
function played(match: Match<State>, decisions: number, each: (match: Match<State>) => void = () => undefined) {
  const random = seededRandom('scene')
  for (let made = 0; made < decisions && !match.result; made++) {
    const [asked] = match.pending
    if (!asked) break
    match.answer(asked.seat, writeChoice(asked.question, randomAnswer(asked.question, random)))
    each(match)
  }
  return match
}

const cardsIn = ({ seats, zones }: Scene) => [
  ...seats.flatMap(({ cards }) => cards),
  ...zones.flatMap(({ cards }) => cards),
]
const zone = ({ zones }: Scene, id: string) => zones.find((one) => one.id === id)

test('a scene has 400 squares, the city, four gates and the pieces of the layout', () => {
  const { board } = sceneOf(opened(2).state, 0)
  const looks = (name: string) =>
    cellsOf(board)
      .filter(({ look }) => look.includes(name))
      .map(({ id }) => id)
  expect(cellsOf(board)).toHaveLength(400)
  expect(looks('city')).toHaveLength(9)
  expect(looks('spawn')).toEqual(['1,1', '20,1', '1,20', '20,20'])
  expect(looks('cover')).toHaveLength(12)
  expect(cellsOf(board).find(({ id }) => id === '6,6')?.look).toEqual(['cover', 'join-w', 'join-e'])
})

test('hidden cards stay hidden: dealt anew, the scene of every seat is the same, and decks show no face', () => {
  const { state } = played(opened(3), 120)
  for (const seat of [0, 1, 2, undefined]) {
    const before = sceneOf(state, seat)
    const dealt = determinize(copyOf(sanctuary, state), seat, seededRandom('other'))
    expect(dealt.lootDeck.cards).not.toEqual(state.lootDeck.cards)
    expect(sceneOf(dealt, seat)).toEqual(before)
    for (const id of ['enemy-deck', 'loot-deck', 'rare']) expect(zone(before, id)?.cards).toEqual([])
    expect(zone(before, 'loot-deck')?.hidden).toBe(state.lootDeck.cards.length)
  }
})

test('through a whole random game every scene can be read, and every picture is there', () => {
  let seen = 0
  played(opened(4, 'pictures'), 400, ({ state }) => {
    if (seen++ % 8 !== 0) return
    const scene = sceneOf(state, 0)
    expect(JSON.stringify(scene)).not.toMatch(/undefined|null|NaN|\[object/)
    const pieces = scene.board?.pieces ?? []
    const icons = [...pieces, ...cardsIn(scene), ...pieces.flatMap(({ badges }) => badges)].map(({ icon }) => icon)
    expect(icons.filter((icon) => !ICONS.has(icon))).toEqual([])
  })
  expect(seen).toBeGreaterThan(100)
})

test('a hunter is shown with health, shield and numbers that say what they are made of', () => {
  const { state } = new Position({
    hunters: [{ at: '5,5', health: 4, guns: ['sharp'], shields: ['plate'], hand: ['spare'] }, { at: '9,9' }],
    loot: { sharp: gun(2, 1), plate: shield(2), spare: gun(1) },
  })
  const scene = sceneOf(state, 0)
  const [piece] = scene.board?.pieces ?? []
  expect(piece).toMatchObject({ id: 'hunter-0', at: { cell: '5,5' }, wounds: 7, hurt: 1, seat: 0 })
  const damage = scene.seats[0]?.cards[0]?.stats.find(({ name }) => name === 'Damage')
  expect(damage).toMatchObject({ value: 3 })
  expect(damage?.because?.map(({ add, rule }) => [add, rule])).toEqual([
    [1, 'SN-CHARACTER-3'],
    [2, 'SN-SHOOT-5'],
  ])
  expect(zone(scene, 'equipped-0')?.cards.map(({ id }) => id)).toEqual(['sharp', 'plate'])
  expect(zone(scene, 'backpack-0')?.cards.map(({ id }) => id)).toEqual(['spare'])
})

test('the city shows the lives it has left, and the numbers who would get in with each roll', () => {
  const { state } = new Position({
    hunters: [{ at: '2,10' }],
    enemies: { 'a.1': '10,7', 'b.1': '10,3' },
    escaped: 2,
  })
  const { board, extra } = sceneOf(state, 0)
  expect(board?.marks.find(({ id }) => id === 'city')?.name).toBe('Sanctuary, 4 of 6 lives left')
  expect(extra).toMatchObject({ lives: 6, escaped: 2, enemies: 2, entering: [0, 1, 1, 1] })
})

test('turret, wall, field, tokens and marked enemies lie on the board', () => {
  const { state } = new Position({
    hunters: [{ at: '5,5' }, { at: '15,15' }],
    enemies: { 'a.1': '3,3' },
    chests: ['8,3'],
    turret: { seat: 1, at: '15,5', wall: ['14,5', '15,5', '16,5'] },
    phaselock: { seat: 0, enemy: 'a.1' },
    mark: { seat: 1, card: 'a', escaped: false },
  })
  const { board } = sceneOf(state, 0)
  const at = (look: string) =>
    board?.marks.filter((mark) => mark.look === look).map((mark) => 'cell' in mark.at && mark.at.cell)
  expect(at('turret across')).toEqual(['15,5'])
  expect(at('wall across')).toEqual(['14,5', '16,5'])
  expect(at('field')).toHaveLength(8)
  expect(at('chest')).toEqual(['8,3'])
  expect(board?.pieces.find(({ id }) => id === 'a.1')?.badges.map(({ name }) => name)).toEqual([
    'held by Phaselock',
    'marked by Bloodwing',
  ])
})

test('a downed hunter is off the board and says so', () => {
  const { state } = new Position({ hunters: [{ at: 'off', returning: true }, { at: '5,5' }], active: 1, round: 2 })
  expect(hunterOf(state, 0).square).toBe(-1)
  const { board, seats } = sceneOf(state, 1)
  expect(board?.pieces.map(({ id }) => id)).toEqual(['hunter-1'])
  expect(seats[0]?.cards[0]).toMatchObject({ dimmed: true, status: 'down, comes back next turn' })
})

test('the box holds four hunters, the nine layouts with their maps, and terrain by dice', () => {
  const { sides, scenarios } = boxOf()
  expect(sides.map(({ id }) => id)).toEqual(['maya', 'salvador', 'axton', 'mordecai'])
  expect(scenarios).toHaveLength(10)
  expect(scenarios.filter(({ board }) => cellsOf(board).length === 400)).toHaveLength(9)
  expect(scenarios.map(({ id }) => id)).toContain('junkyard:8')
})
