import { expect, test } from 'vitest'
import { editedState } from './edit.ts'
import { contentOf, originOf } from './setup.ts'
import { attachContent } from './state.ts'
import { tinyGame } from './testing/tiny-game.ts'

const game = tinyGame(() => undefined)
const state = () => originOf(game, { seats: 1, seed: '' }, contentOf(game))

test('is a copy with the content attached', () => {
  const before = state()
  const edited = editedState(game, before, [{ op: 'add', path: '/log/-', value: 'x' }])
  expect(edited.log).toEqual(['x'])
  expect(before.log).toEqual([])
  expect(edited.content).toBe(before.content)
  expect(JSON.stringify(edited)).not.toContain('content')
})

test('content put into the state by a loose schema stays out', () => {
  const before = state()
  const edited = editedState(game, before, [{ op: 'add', path: '/content', value: { mine: true } }])
  expect(edited.content).toBe(before.content)
  expect(JSON.stringify(edited)).not.toContain('mine')
})

test('content attached further in is kept there and cannot be reached either', () => {
  const content = { cards: ['ace'] }
  const battle = attachContent({ round: 1 }, content)
  const before = Object.assign(state(), { battle })
  const patch = [{ op: 'replace', path: '/battle/round', value: 2 }]
  const edited = editedState(game, before, patch) as typeof before
  expect(JSON.stringify(edited.battle)).toBe('{"round":2}')
  expect(edited.battle.content).toBe(content)
  for (const path of ['/battle/content/cards/0', '/content/x'])
    expect(() => editedState(game, before, [{ op: 'replace', path, value: 'two' }])).toThrow('operation 0')
  expect(content).toEqual({ cards: ['ace'] })
})

test('says which operation fails', () => {
  expect(() =>
    editedState(game, state(), [
      { op: 'test', path: '/over', value: false },
      { op: 'test', path: '/over', value: true },
    ]),
  ).toThrow('operation 1: test: /over is false, expected true')
  expect(() => editedState(game, state(), [5])).toThrow('operation 0: expected an op of')
})
