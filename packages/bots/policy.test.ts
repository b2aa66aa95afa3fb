import { pickPath, pickPoint, seededRandom } from '@muster/table'
import { expect, test } from 'vitest'
import type { Mind } from './mind.ts'
import { lightAnswer } from './policy.ts'

type Place = { readonly x: number; readonly y: number }

const places: readonly Place[] = [
  { x: 1, y: 1 },
  { x: 5, y: 2 },
  { x: 3, y: 9 },
]
const nothing = { content: undefined }
const words = { ask: 'place', prompt: () => 'Where?', key: String, text: String }
const farEast = (place: Place | undefined): number => place?.x ?? 0
const mind: Mind = {
  value: () => 0,
  looksInto: () => false,
  looksBeyond: () => false,
  weigh: (question) => {
    if (question.form === 'point') return question.candidates.map((place: Place) => farEast(place))
    return question.form === 'path'
      ? question.candidates.map((path: readonly Place[]) => farEast(path.at(-1)))
      : undefined
  },
}

test('of places that are suggested the weightiest is taken, be it a point or the end of a path', () => {
  const point = pickPoint(words, { verdict: () => undefined, candidates: () => places }, undefined)
  const paths = places.map((place) => [{ x: 9, y: 9 }, place])
  const path = pickPath(words, { verdict: () => undefined, candidates: () => paths }, undefined)
  expect(lightAnswer(mind, point, nothing, 0, seededRandom('a'), 0)).toEqual({ x: 5, y: 2 })
  expect(lightAnswer(mind, path, nothing, 0, seededRandom('a'), 0)).toEqual([
    { x: 9, y: 9 },
    { x: 5, y: 2 },
  ])
})

test('where nothing is known of them, any of them is', () => {
  const point = pickPoint(words, { verdict: () => undefined, candidates: () => places }, undefined)
  const plain = { ...mind, weigh: () => undefined }
  const taken = new Set(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => lightAnswer(plain, point, nothing, 0, seededRandom(seed), 0)),
  )
  expect(taken.size).toBeGreaterThan(1)
})
