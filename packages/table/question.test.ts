import { describe, expect, expectTypeOf, test, vi } from 'vitest'
import { everyAnswer, readChoice } from './choice.ts'
import {
  type Point,
  pickNumber,
  pickOne,
  pickOneOf,
  pickPath,
  pickPoint,
  pickSome,
  putInOrder,
  type Words,
} from './question.ts'
import { seededRandom } from './random/seeded.ts'
import { showQuestion } from './shown.ts'
import { randomAnswer } from './tables/playout.ts'
import { ScriptTable } from './tables/script.ts'
import { plainWords } from './testing/tiny-game.ts'

test('a table answers in the type the question offers', () => {
  const table = new ScriptTable()
  const numbers: Words<number, string> = { ask: 'n', prompt: (who) => who, key: String, text: String }
  const places = { ask: 'p', prompt: () => '', key: () => '', text: () => '' }
  const answers = () => ({
    one: table.ask(0, pickOne(plainWords, ['a'], undefined)),
    some: table.ask(0, pickSome(plainWords, ['a'], 0, 1, undefined)),
    order: table.ask(0, putInOrder(plainWords, ['a'], undefined)),
    number: table.ask(0, pickNumber(numbers, 0, 1, 'you')),
    point: table.ask(
      0,
      pickPoint(places, [], () => undefined, 'you'),
    ),
    path: table.ask(
      0,
      pickPath(places, [], () => undefined, 'you'),
    ),
    all: table.askAll([{ seat: 0, question: pickOne(plainWords, ['a'], undefined) }]),
  })
  expectTypeOf(answers).returns.toEqualTypeOf<{
    one: string
    some: string[]
    order: string[]
    number: number
    point: Point
    path: readonly Point[]
    all: string[]
  }>()
})

describe('a question whose options are worked out late', () => {
  const ask = (sample?: () => string) => {
    const options = vi.fn(() => ['x', 'y'])
    const offer = sample ? { options, sample } : { options }
    return { options, question: pickOneOf(plainWords, offer, undefined, 'y') }
  }

  test('works them out when they are read, and once', () => {
    const { options, question } = ask()
    expect(options).not.toHaveBeenCalled()
    expect(readChoice(question, 'y')).toBe('y')
    expect(showQuestion(0, question)).toMatchObject({ options: [{ key: 'x' }, { key: 'y' }], pass: 'y' })
    expect(options).toHaveBeenCalledTimes(1)
  })

  test('has further ones, which are read and shown but never come at random', () => {
    const question = pickOneOf(plainWords, { options: () => ['x'], further: () => ['z'] }, undefined)
    expect([readChoice(question, 'z'), [...everyAnswer(question)]]).toEqual(['z', ['x']])
    for (const seed of ['', 'a', 'b']) expect(randomAnswer(question, seededRandom(seed))).toBe('x')
    expect(() => readChoice(question, 'y')).toThrow('"y" is not one of its 1 options')
  })

  test('answers at random without them where it can', () => {
    const { options, question } = ask(() => 'x')
    expect(randomAnswer(question, seededRandom(''))).toBe('x')
    expect(options).not.toHaveBeenCalled()
    expect(['x', 'y']).toContain(randomAnswer(ask().question, seededRandom('')))
  })
})
