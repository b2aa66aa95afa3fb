import { expect, test } from 'vitest'
import { z } from 'zod'
import { editedState } from './edit.ts'
import { contentOf, originOf } from './setup.ts'
import { attachContent } from './state.ts'
import { tinyGame } from './testing/tiny-game.ts'

const game = tinyGame(() => undefined)
const state = () => originOf(game, { seats: 1, seed: '' }, contentOf(game))

test('is a copy with the content attached', () => {
  const before = state()
  const edited = editedState(game, before, [{ op: 'add', path: '/log/-', value: 'x' }], 1)
  expect(edited.log).toEqual(['x'])
  expect(before.log).toEqual([])
  expect(edited.content).toBe(before.content)
  expect(JSON.stringify(edited)).not.toContain('content')
})

test('content put into the state by a loose schema stays out', () => {
  const before = state()
  const edited = editedState(game, before, [{ op: 'add', path: '/content', value: { mine: true } }], 1)
  expect(edited.content).toBe(before.content)
  expect(JSON.stringify(edited)).not.toContain('mine')
})

test('content attached further in is kept there and cannot be reached either', () => {
  const content = { cards: ['ace'] }
  const battle = attachContent({ round: 1 }, content)
  const before = Object.assign(state(), { battle })
  const patch = [{ op: 'replace', path: '/battle/round', value: 2 }]
  const edited = editedState(game, before, patch, 1) as typeof before
  expect(JSON.stringify(edited.battle)).toBe('{"round":2}')
  expect(edited.battle.content).toBe(content)
  for (const path of ['/battle/content/cards/0', '/content/x'])
    expect(() => editedState(game, before, [{ op: 'replace', path, value: 'two' }], 1)).toThrow('operation 0')
  expect(content).toEqual({ cards: ['ace'] })
})

test('says which operation fails', () => {
  expect(() =>
    editedState(
      game,
      state(),
      [
        { op: 'test', path: '/over', value: false },
        { op: 'test', path: '/over', value: true },
      ],
      1,
    ),
  ).toThrow('operation 1: test: /over is false, expected true')
  expect(() => editedState(game, state(), [5], 1)).toThrow('operation 0: expected an op of')
})

test('a setting that the schema would fill in is there once a game has begun', () => {
  const config = z.strictObject({
    laps: z.int().default(3),
    options: z.strictObject({ die: z.int().default(6) }).prefault({}),
  })
  const schema = z.looseObject({ config })
  const before = Object.assign(state(), { config: { laps: 2, options: { die: 4 } } })
  const said = (path: string) => {
    try {
      editedState({ ...game, schema }, before, [{ op: 'replace', path, value: {} }], 1)
    } catch (error) {
      return (error as Error).message
    }
  }
  expect(said('/config')).toBe(
    'no such position: the setting state.config.laps is gone; the setting state.config.options is gone',
  )
  expect(said('/config/options')).toBe('no such position: the setting state.config.options.die is gone')
})

test('of the laws a position breaks the first are told, and how many there are besides', () => {
  const broken = () => ['one', 'two', 'three', 'four', 'five']
  expect(() => editedState({ ...game, broken }, state(), [], 1)).toThrow(
    'no such position: one; two; three; and 2 more',
  )
})

test('the laws hear of how many seats there are', () => {
  const broken = (_: unknown, seats?: number) => (seats === 3 ? ['three'] : [])
  expect(() => editedState({ ...game, broken }, state(), [], 3)).toThrow('no such position: three')
})
