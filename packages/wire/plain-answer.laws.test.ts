import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clientMessage } from './messages.ts'
import { plainAnswer } from './plain-answer.ts'

const count = fc.oneof(fc.nat(), fc.constantFrom(-1, -0, 0.5, 63, 64, 2 ** 53, Number.MAX_SAFE_INTEGER, '1', null))
const text = fc.oneof(
  fc.string(),
  fc.constantFrom(0, 'm'.repeat(64), 'm'.repeat(65), 'k'.repeat(2000), 'k'.repeat(2001), ['k']),
)
const said = fc
  .record(
    {
      ...{ say: fc.constantFrom('answer', 'answer', 'act'), match: text, seat: count, epoch: count, asked: count },
      ...{ choice: text, r: count, more: fc.constant(1) },
    },
    { requiredKeys: ['say', 'match', 'seat', 'epoch', 'asked', 'choice'] },
  )
  .map((data) => JSON.parse(JSON.stringify(data)) as unknown)

test('what is read as a plain answer is what its schema reads', () => {
  fc.assert(
    fc.property(fc.oneof(said, fc.jsonValue()), (data) => {
      const plain = plainAnswer(data)
      if (plain) expect(clientMessage.safeParse(data)).toEqual({ success: true, data: plain })
    }),
    { numRuns: 2000 },
  )
})

test('answers by a key are plain, and nothing more than that', () => {
  const answer = { say: 'answer', match: 'm1', seat: 0, epoch: 0, asked: 3, choice: 'move e4', r: 1 }
  expect(plainAnswer(answer)).toEqual(answer)
  expect(plainAnswer({ ...answer, more: 1 })).toBeUndefined()
  expect(plainAnswer(JSON.parse('{"__proto__": {"say": "answer"}}'))).toBeUndefined()
  expect(plainAnswer({ ...answer, choice: ['a'] })).toBeUndefined()
})
