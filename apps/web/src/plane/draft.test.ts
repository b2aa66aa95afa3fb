import { expect, test } from 'vitest'
import { bent, blank, cleaned, ended, nudged, suggestionsOf, typedTo, unbent } from './draft.ts'

const at = (x: number, y: number) => ({ x, y })

test('a way grows by corners, its end is moved, and the last corner is taken back', () => {
  const way = bent(bent(blank, at(10.4, 0)), at(10, 20.6))
  expect(way.points).toEqual([at(10, 0), at(10, 21)])
  expect(ended(way, at(5, 5)).points).toEqual([at(10, 0), at(5, 5)])
  expect(unbent(way).points).toEqual([at(10, 0)])
  expect(unbent(blank).points).toEqual([])
})

test('a nudge moves the end, or begins where the piece stands', () => {
  expect(nudged(blank, at(-10, 0), at(100, 50)).points).toEqual([at(90, 50)])
  expect(nudged(bent(blank, at(7, 7)), at(0, 1), at(100, 50)).points).toEqual([at(7, 8)])
})

test('a typed length cuts the way where it is longer and draws it on where it is shorter', () => {
  const way = bent(bent(blank, at(300, 0)), at(300, 100))
  expect(typedTo(way, '2', at(0, 0), 100).points).toEqual([at(200, 0)])
  expect(typedTo(way, '3.5', at(0, 0), 100).points).toEqual([at(300, 0), at(300, 50)])
  expect(typedTo(way, '6', at(0, 0), 100).points).toEqual([at(300, 0), at(300, 300)])
  expect(typedTo(way, '.', at(0, 0), 100)).toMatchObject({ points: way.points, typed: '.' })
  const two = typedTo(way, '2', at(0, 0), 100)
  expect(typedTo(two, '3.5', at(0, 0), 100).points).toEqual([at(300, 0), at(300, 50)])
})

test('a corner put down twice is one corner', () => {
  expect(cleaned([at(1, 1), at(1, 1), at(2, 1), at(1, 1)])).toEqual([at(1, 1), at(2, 1), at(1, 1)])
})

test('suggestions have the words of the game, or where they are, each once', () => {
  const question = { seat: 0, ask: 'way', form: 'path', text: '', options: [] } as const
  const suggestionTexts = ['beside the wall']
  expect(suggestionsOf({ ...question, suggestions: [[at(1, 2)], [at(3, 4)], [at(1, 2)]], suggestionTexts })).toEqual([
    { points: [at(1, 2)], text: 'beside the wall' },
    { points: [at(3, 4)], text: '3, 4' },
  ])
  const alike = ['to the north', 'to the north', 'to the east']
  expect(
    suggestionsOf({ ...question, suggestions: [[at(1, 2)], [at(2, 2)], [at(3, 4)]], suggestionTexts: alike }),
  ).toEqual([
    { points: [at(1, 2)], text: 'to the north' },
    { points: [at(3, 4)], text: 'to the east' },
  ])
  expect(suggestionsOf({ ...question, form: 'point', suggestions: [at(5, 6)] })[0]?.points).toEqual([at(5, 6)])
})
