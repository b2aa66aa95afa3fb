import fc from 'fast-check'
import { expect, test } from 'vitest'
import { delta, type Json } from './delta.ts'
import type { MovedMessage } from './messages.ts'
import { packQuestions, questionsText } from './options.ts'
import { closed, deltaText, type Moved, movedText } from './text.ts'

const key = fc.oneof(fc.constantFrom('a', 'b', '0', '7', 'é', '"', '__proto__', 'constructor', 'a b'), fc.string())
const json = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4 },
    fc.oneof(fc.integer(), fc.double({ noNaN: true }), fc.string(), fc.boolean(), fc.constant(null)),
    fc.array(tie('json'), { maxLength: 4 }),
    fc.dictionary(key, tie('json'), { maxKeys: 4 }),
  ),
})).json

/** Data that may be a little different. */
const pair = fc.tuple(json, json, json, fc.boolean()).map(([a, b, c, nest]): readonly [Json, Json] =>
  nest
    ? [
        { same: a, list: [a, b, c], gone: b, 3: c },
        { same: a, list: [a, c], come: { b }, 3: a },
      ]
    : [a, b],
)
const text = fc.constantFrom('move e4', 'move e5', 'e4', 'Geh "e4"', 'e5', 'e4 e4', 'e e4', '5 e4', '', '€')
const option = fc.record(
  { key: text, text, refs: fc.array(text, { maxLength: 2 }), kind: text, fold: fc.option(text, { nil: undefined }) },
  { requiredKeys: ['key', 'text', 'refs'] },
)
const question = fc.record({
  seat: fc.nat(3),
  options: fc.array(option, { maxLength: 5 }),
  pass: fc.option(text, { nil: undefined }),
})
const moved = fc.record({
  ...{ match: key, from: fc.nat(), epoch: fc.nat(), seq: fc.nat(), questions: fc.array(question, { maxLength: 2 }) },
  news: fc.record({ from: fc.nat(), upTo: fc.record({ epoch: fc.nat(), told: fc.nat() }), events: fc.constant([]) }),
  check: fc.option(fc.constant('0123abcd'), { nil: undefined }),
  seed: fc.option(key, { nil: undefined }),
})

test('a change written at once is the JSON of the change', () => {
  fc.assert(
    fc.property(pair, ([before, after]) => {
      expect(deltaText(before, after)).toBe(JSON.stringify(delta(before, after)) ?? '')
    }),
    { numRuns: 2000 },
  )
})

test('questions written at once are the JSON of packed questions', () => {
  fc.assert(
    fc.property(fc.array(question, { maxLength: 2 }), (questions) => {
      expect(questionsText(questions)).toBe(JSON.stringify(packQuestions(questions)))
    }),
  )
})

test('a frame written at once is the JSON of its message', () => {
  fc.assert(
    fc.property(moved, pair, fc.option(fc.nat(), { nil: undefined }), (parts, [before, after], ok) => {
      const { match, from, epoch, seq, news, questions, check, seed } = parts
      const slow: MovedMessage = {
        ...{ say: 'moved', match, from, epoch, seq, news, questions: packQuestions(questions) },
        ...{ delta: delta(before, after), check, seed, ok },
      }
      const fast: Moved = { ...parts, before, after }
      expect(closed(movedText(fast), ok)).toBe(JSON.stringify(slow))
    }),
  )
})
