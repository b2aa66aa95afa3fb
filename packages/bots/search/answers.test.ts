import { ok, type Point, pickNumber, pickPath, pickPoint, refuse } from '@muster/table'
import { expect, test } from 'vitest'
import { answerOf } from './answers.ts'
import type { Arm } from './node.ts'

const words = { ask: 'to', prompt: () => 'Where to?', key: () => '', text: () => '' }
const isFar = ({ x }: Point, reach: number) => (x > reach ? refuse('T-FAR-1', 'too far') : ok)
const armOf = (choice: Arm['choice']): Arm => ({ key: '', choice, trust: 1, visits: 0, sum: 0 })

const point = (reach: number) => pickPoint(words, { candidates: () => [], verdict: isFar }, reach)
const path = (reach: number) => {
  const verdict = (way: readonly Point[]) => isFar(way.at(-1) as Point, reach)
  return pickPath(words, { candidates: () => [], verdict }, reach)
}

test('a place that a question of another try allowed is no answer where the verdict is no', () => {
  expect(answerOf(point(5), armOf({ x: 5, y: 1 }))).toEqual({ x: 5, y: 1 })
  expect(answerOf(point(4), armOf({ x: 5, y: 1 }))).toBeUndefined()
  expect(answerOf(path(5), armOf([{ x: 5, y: 1 }]))).toEqual([{ x: 5, y: 1 }])
  expect(answerOf(path(4), armOf([{ x: 5, y: 1 }]))).toBeUndefined()
})

test('an answer to a question of another form is no answer', () => {
  const number = pickNumber(words, 1, 3, 0)
  const from = (
    question: typeof number | ReturnType<typeof point> | ReturnType<typeof path>,
    ...choices: Arm['choice'][]
  ) => choices.map((choice) => answerOf(question, armOf(choice)))
  expect(from(number, 2, 4, 'a', ['a'], { x: 1, y: 1 })).toEqual([2, undefined, undefined, undefined, undefined])
  expect(from(path(5), 2, 'a', ['a'], { x: 5, y: 1 })).toEqual(Array(4).fill(undefined))
  expect(from(point(5), 2, 'a', [{ x: 5, y: 1 }])).toEqual(Array(3).fill(undefined))
})
