import fc from 'fast-check'
import { expect, test } from 'vitest'
import { everyAnswer, readChoice, writeChoice } from './choice.ts'
import { Fault } from './fault.ts'
import { pickSome, putInOrder } from './question.ts'
import { seededRandom } from './random/seeded.ts'
import { randomAnswer } from './tables/playout.ts'
import { plainWords } from './testing/tiny-game.ts'

const optionsOf = (count: number) => Array.from({ length: count }, (_, index) => `option ${index}`)

const question = fc.oneof(
  fc.record({ count: fc.integer({ min: 0, max: 6 }), min: fc.nat(6), more: fc.nat(6) }).map(({ count, min, more }) => {
    const least = Math.min(min, count)
    return pickSome(plainWords, optionsOf(count), least, Math.min(count, least + more), undefined)
  }),
  fc.integer({ min: 0, max: 5 }).map((count) => putInOrder(plainWords, optionsOf(count), undefined)),
)

test('reading what was written gives the answer back', () => {
  fc.assert(
    fc.property(question, fc.string(), (asked, seed) => {
      const answer = randomAnswer(asked, seededRandom(seed))
      expect(readChoice(asked, writeChoice(asked, answer))).toEqual(answer)
    }),
  )
})

test('every answer is legal and there is no other', () => {
  fc.assert(
    fc.property(question, fc.string(), (asked, seed) => {
      const answers = [...everyAnswer(asked)].map((answer) =>
        JSON.stringify(readChoice(asked, writeChoice(asked, answer))),
      )
      expect(new Set(answers).size).toBe(answers.length)
      expect(answers).toContain(JSON.stringify(randomAnswer(asked, seededRandom(seed))))
    }),
  )
})

test('whatever is sent is an answer or refused', () => {
  fc.assert(
    fc.property(question, fc.anything(), (asked, sent) => {
      try {
        const answer = readChoice(asked, sent)
        expect([...everyAnswer(asked)]).toContainEqual(answer)
      } catch (error) {
        expect(error).toBeInstanceOf(Fault)
      }
    }),
  )
})
