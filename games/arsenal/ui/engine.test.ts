import { Match, randomAnswer, type Seat, seededRandom, writeChoice } from '@muster/table'
import { expect, test } from 'vitest'
import { arsenal } from '../rules/game.ts'
import type { State } from '../rules/state.ts'
import { engineUi } from './engine.ts'
import { optionLook } from './look/option-look.ts'

const NOT_WORDS = /undefined|[:,[]null[,\]}]|\[object|NaN/

/** Where a text is no words, with what stands around it. */
function slipIn(text: string): string {
  const at = text.search(NOT_WORDS)
  return at < 0 ? '' : text.slice(Math.max(0, at - 60), at + 60)
}

/** Everything drawn and said for one decision: the scene, the look, overlays and forecast of each option. */
function shownTo(match: Match<State>, seat: Seat): string {
  const asked = match.questions.find((one) => one.seat === seat)
  const scene = engineUi.scene(match.state, seat)
  const choices =
    asked?.form === 'number' ? [asked.min ?? 0, asked.max ?? 0] : (asked?.options.map(({ key }) => key) ?? [])
  return JSON.stringify([
    scene,
    asked?.options.map((option) => optionLook(asked, option)),
    choices.map((choice) => (asked && engineUi.forecast?.(match.state, seat, asked, choice)) ?? ''),
    choices.map((choice) => engineUi.overlays?.(match.state, seat, { option: String(choice) })),
    (scene.board?.pieces ?? []).map(({ id }) => engineUi.overlays?.(match.state, seat, { ref: id })),
  ])
}

test('a whole game of three is drawn in words a person can read, at every decision', () => {
  const match = Match.open(arsenal, {
    seats: 3,
    config: { decks: ['eagle-eye-signature', 'kraken-stride-signature', null] },
    seed: 'drawn',
  })
  const random = seededRandom('a player')
  for (let decision = 0; decision < 400 && match.pending.length > 0; decision++) {
    const [asked] = match.pending
    if (!asked) break
    expect(slipIn(shownTo(match, asked.seat))).toBe('')
    match.answer(asked.seat, writeChoice(asked.question, randomAnswer(asked.question, random)))
  }
  expect(match.told.length).toBeGreaterThan(300)
  const luck = engineUi.luck(match.told.map(({ event }) => event))
  expect(luck.map(({ name, values }) => [name, values.length])).toEqual([
    ['attack rolls', 3],
    ['evasion rolls', 3],
    ['armor rolls', 3],
  ])
  expect(engineUi.scores(match.state)).toHaveLength(3)
})

test('standing orders pass a window for a seat, and stop where they are told to', () => {
  const match = Match.open(arsenal, {
    seats: 2,
    config: { first: 0, decks: ['eagle-eye-signature', 'stone-helix-signature'] },
    seed: 'orders',
  })
  match.answer(0, 'end')
  const { question } = match.pendingOf(1)
  const said = (orders: Record<string, string>) => engineUi.ordered?.(match.state, 1, question, orders)
  expect(said({ pass: 'until-my-turn' })).toBe('pass')
  expect(said({ pass: 'until-my-turn', end: 'stop' })).toBeUndefined()
  expect(said({ pass: 'never' })).toBeUndefined()
})

test('luck counts successes above a third of the dice', () => {
  const events = [
    ...[0, 1].map((seat) => ({ event: 'mech', seat })),
    { event: 'dice', seat: 1, why: 'to hit', faces: [1, 6, 2] },
    { event: 'dice', seat: 0, why: 'for armor', faces: [3, 4, 5] },
  ]
  expect(engineUi.luck(events)).toEqual([
    { name: 'attack rolls', values: [0, 1] },
    { name: 'evasion rolls', values: [0, 0] },
    { name: 'armor rolls', values: [-1, 0] },
  ])
})
