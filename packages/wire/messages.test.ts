import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readMessage } from './messages.ts'

const answer = { say: 'answer', match: 'm1', seat: 0, epoch: 0, asked: 3, choice: 'move e4', r: 1 }

describe('a message from a client', () => {
  test('is read as it is', () => {
    expect(readMessage(JSON.stringify(answer))).toEqual({ message: answer })
  })

  test.each([
    ['no JSON', '{', 'a message is one JSON object'],
    ['an unknown word', JSON.stringify({ ...answer, say: 'shout' }), 'say: '],
    ['an unknown field', JSON.stringify({ ...answer, more: 1 }), 'message: '],
    ['a missing field', JSON.stringify({ ...answer, asked: undefined }), 'asked: '],
    ['a seat that is none', JSON.stringify({ ...answer, seat: -1 }), 'seat: '],
    ['too much', JSON.stringify({ ...answer, choice: 'x'.repeat(20_000) }), 'a message has at most'],
  ])('is refused with %s', (_, text, problem) => {
    expect(readMessage(text)).toEqual({ problem: expect.stringContaining(problem) })
  })

  test('whatever it is, it is read or refused in words', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const read = readMessage(text)
        expect('message' in read || read.problem.length > 0).toBe(true)
      }),
    )
  })
})
