import { attachContent, everyAnswer, Match, randomAnswer, type Seat, seededRandom, writeChoice } from '@muster/table'
import { expect, test } from 'vitest'
import { manifest } from '../manifest.ts'
import { combatZone } from '../rules/game.ts'
import type { Battle } from '../rules/state.ts'
import { duel } from '../testing/duel.ts'
import { position } from '../testing/position.ts'
import { engineUi } from './engine.ts'
import { optionLook } from './look/option-look.ts'

const NOT_WORDS = /undefined|[:,[]null[,\]}]|\[object|NaN/

/** Where a text is no words, with what stands around it. */
function slipIn(text: string): string {
  const at = text.search(NOT_WORDS)
  return at < 0 ? '' : text.slice(Math.max(0, at - 60), at + 60)
}

/** Everything drawn and said for one decision. */
function shownTo(match: Match<Battle>, seat: Seat): string {
  const asked = match.questions.find((one) => one.seat === seat)
  const options = asked?.options ?? []
  const subjects = [
    ...(asked?.form === 'path'
      ? [{ drawn: [] }]
      : options.slice(0, 3).map(({ key, kind, refs }) => ({ option: key, kind, refs }))),
    { ref: match.state.models[0]?.id ?? '' },
  ]
  return JSON.stringify([
    engineUi.scene(match.state, seat),
    options.map((option) => (asked ? optionLook(asked, option) : '')),
    subjects.map((subject) => engineUi.overlays?.(match.state, seat, subject)),
  ])
}

test('a fight is drawn in words a person can read, at every decision', () => {
  const match = Match.open(combatZone, { ...manifest.firstGame, seed: 'drawn' })
  const random = seededRandom('a player')
  for (let decision = 0; decision < 60 && match.pending.length > 0; decision++) {
    const [asked] = match.pending
    if (!asked) break
    expect(slipIn(shownTo(match, asked.seat))).toBe('')
    match.answer(asked.seat, writeChoice(asked.question, randomAnswer(asked.question, random)))
  }
  expect(match.told.length).toBeGreaterThan(60)
  const [luck] = engineUi.luck(match.told.map(({ event }) => event))
  expect(luck?.values).toHaveLength(2)
  expect(engineUi.scores(match.state)).toHaveLength(2)
})

const moving = (pieces: readonly unknown[]) =>
  position({
    models: { ana: { seat: 0, at: [5, 5], tokens: 'Y+ G+' }, bob: { seat: 1, at: [11, 5] } },
    pieces,
    active: 'ana',
  }).answer('move on Y+')

const planned = (t: ReturnType<typeof moving>, ...drawn: { x: number; y: number }[]) =>
  engineUi.plan?.(t.state, 0, t.question(), drawn)

test('a way to the far side of a wall is led round it, with its length in words', () => {
  const t = moving([{ kind: 'wall', at: [7, 5], size: [0.3, 4] }])
  const plan = planned(t, { x: 900, y: 500 })
  expect(plan?.points.length).toBeGreaterThan(1)
  expect(plan?.points.at(-1)).toEqual({ x: 900, y: 500 })
  expect(plan?.words).toMatch(/^[56]\.\d″ of 7″ · no roll$/)
  t.answer(plan?.points as never)
  expect(t.at('ana')).toEqual([900, 500])
})

test('a way over a fence that cannot be gone round says the chance to get across', () => {
  const t = moving([{ kind: 'fence', at: [7, 15], size: [0.2, 30] }])
  expect(planned(t, { x: 900, y: 500 })).toEqual({
    points: [{ x: 900, y: 500 }],
    words: '4″ of 7″ · Fence 38 %',
    marks: [{ at: { x: expect.any(Number), y: 500 }, word: 'Fence 38 %' }],
  })
})

test('what is drawn too far or before a bend that is refused stays as it was drawn', () => {
  const t = moving([])
  expect(planned(t, { x: 1900, y: 500 })).toEqual({ points: [{ x: 1900, y: 500 }], words: '' })
})

test('while a way is drawn, free ground is told from what lies behind a roll, and the end shows bands and Paths of Attack', async () => {
  const t = moving([{ kind: 'fence', at: [7, 15], size: [0.2, 30] }])
  const before = (await engineUi.overlays?.(t.state, 0, { drawn: [] })) ?? []
  expect(before.map(({ name, fill }) => [name, fill])).toEqual([
    ['in reach without a roll, 7″', 'soft'],
    ['in reach after a roll', 'hatched'],
  ])
  const there = (await engineUi.overlays?.(t.state, 0, { drawn: [{ x: 500, y: 400 }] })) ?? []
  expect(there.slice(2).map(({ kind, name }) => [kind, name])).toEqual([
    ['range', 'GREEN 12″'],
    ['range', 'YELLOW 7″'],
    ['range', 'RED 3″'],
    ['lane', 'in the way to Bob 1: Fence +1'],
    ['area', ''],
  ])
})

test('the Path of Attack outlines everything in it with what it adds, and says that a barrier cuts it', async () => {
  const shot = { option: 'shoot bob-1 on G+', kind: 'shoot', refs: ['ana-1', 'bob-1'] }
  const seen = async (pieces: readonly unknown[]) => {
    const overlays = (await engineUi.overlays?.(duel({ bob: { at: [12, 5] }, pieces }).state, 0, shot)) ?? []
    const [lane, ...covers] = overlays.filter(({ kind }) => kind !== 'range')
    return [lane?.name, ...[lane, ...covers].flatMap((one) => one?.places.map(({ word }) => word) ?? [])]
  }
  expect(await seen([{ kind: 'barrel', at: [10, 5] }])).toEqual([
    'in the way to Bob 1: Barrel +1',
    'Bob 1 5.9″ YELLOW',
    'Barrel in the way: its roll +1',
  ])
  expect(await seen([{ kind: 'barrel', at: [6.5, 5] }])).toEqual([
    'in the way to Bob 1: Barrel +0',
    'Bob 1 5.9″ YELLOW',
    'Barrel in your reach: +0',
  ])
  expect(await seen([])).toEqual(['nothing in the way to Bob 1', 'Bob 1 5.9″ YELLOW'])
  expect(await seen([{ kind: 'wall', at: [9, 5], size: [0.3, 4] }])).toEqual([
    'a barrier cuts the path to Bob 1',
    'blocked',
  ])
})

test('CZ-TAKENOUT-2, CZ-LOOT-1 a Body lies on the table by the name that options have for it', () => {
  const t = position({ models: { ana: { seat: 0, at: [5, 5] }, bob: { seat: 1, at: [11, 5] } }, active: 'ana' })
  const bodies = [{ ...t.state.bodies[0], no: 3, at: { x: 700, y: 500, z: 0 } }] as Battle['bodies']
  const { board } = engineUi.scene(attachContent({ ...t.state, bodies }, t.state.content) as Battle, 0)
  expect(board?.pieces[0]).toMatchObject({ id: 'body-3', name: 'Body 3', at: { x: 700, y: 500, radius: 50 } })
})

test("a model's card tells its own actions and not what everybody can do", () => {
  const { state } = Match.open(combatZone, { ...manifest.firstGame, seed: 'cards' })
  const cards = engineUi.scene(state, 0).seats[0]?.cards ?? []
  const actions = cards.map(({ id, brief }) => [id, brief?.map(({ name }) => name)])
  expect(Object.fromEntries(actions)).toMatchObject({ 'kyodai-1': ['Katana'], 'shatei-1': [] })
})

test('before the fight the page names nothing that is not settled: no Battlespace, nobody in Control, models to be deployed', () => {
  const config = { teams: ['zoners-100', 'bozos-100'], scenario: 'turf-war', firstSide: 0 }
  const match = Match.open(combatZone, { seats: 2, seed: 'open', config })
  const drawn = () => engineUi.scene(match.state, 0)
  const controls = () => (drawn().extra as { sides: { hasControl: boolean }[] }).sides.map((side) => side.hasControl)
  expect(drawn().place?.map(({ name }) => name)).toEqual(['Turf War'])
  for (const seat of [0, 1]) match.answer(seat, 'container-yard')
  expect(drawn().place?.map(({ name }) => name)).toEqual(['Turf War', 'Container Yard'])
  expect(controls()).toEqual([false, false])
  const stands = drawn().seats.flatMap(({ cards }) => cards.map(({ status }) => status))
  expect(new Set(stands)).toEqual(new Set(['to be deployed']))
})

test('CZ-OBJECTIVE-3 Objectives lie beside the models of who holds them; of a rival only how many there are', () => {
  const match = Match.open(combatZone, {
    seats: 2,
    seed: 'open',
    config: { play: 'campaign', factions: ['zoners', 'bozos'] },
  })
  while (match.questions[0]?.ask !== 'objective')
    for (const { seat, question } of match.pending)
      match.answer(seat, writeChoice(question, everyAnswer(question).next().value))
  const zones = engineUi.scene(match.state, 0).zones?.filter(({ name }) => name === 'Objectives')
  expect(zones?.map(({ kind, cards, hidden }) => [kind, cards.length, hidden])).toEqual([
    ['row', 4, 0],
    ['pile', 0, 4],
  ])
})
