import { ok, type Point, pickPath, pickPoint, refuse } from '@muster/table'
import { expect, test } from 'vitest'
import { answerOf } from './answers.ts'
import type { Arm } from './node.ts'

const words = { ask: 'to', prompt: () => 'Where to?', key: () => '', text: () => '' }
const isFar = ({ x }: Point, reach: number) => (x > reach ? refuse('T-FAR-1', 'too far') : ok)
const armOf = (choice: Arm['choice']): Arm => ({ key: '', choice, trust: 1, visits: 0, sum: 0 })

test('a place that a question of another try allowed is no answer where the verdict is no', () => {
  const point = (reach: number) => pickPoint(words, { candidates: () => [], verdict: isFar }, reach)
  expect(answerOf(point(5), armOf({ x: 5, y: 1 }))).toEqual({ x: 5, y: 1 })
  expect(answerOf(point(4), armOf({ x: 5, y: 1 }))).toBeUndefined()
  const verdict = (path: readonly Point[], reach: number) => isFar(path.at(-1) as Point, reach)
  const path = (reach: number) => pickPath(words, { candidates: () => [], verdict }, reach)
  expect(answerOf(path(5), armOf([{ x: 5, y: 1 }]))).toEqual([{ x: 5, y: 1 }])
  expect(answerOf(path(4), armOf([{ x: 5, y: 1 }]))).toBeUndefined()
})
