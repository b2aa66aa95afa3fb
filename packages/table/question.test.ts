import { describe, expect, expectTypeOf, test, vi } from 'vitest'
import { everyAnswer, readChoice } from './choice.ts'
import { Match } from './match.ts'
import { pickOneOf, pickPath, pickPoint } from './offer.ts'
import { type Point, pickNumber, pickOne, pickSome, putInOrder, type Words } from './question.ts'
import { seededRandom } from './random/seeded.ts'
import { showQuestion } from './shown.ts'
import { randomAnswer } from './tables/playout.ts'
import { ScriptTable } from './tables/script.ts'
import { plainWords, tinyGame } from './testing/tiny-game.ts'
import { ok, refuse } from './verdict.ts'

test('a table answers in the type the question offers', () => {
  const table = new ScriptTable()
  const numbers: Words<number, string> = { ask: 'n', prompt: (who) => who, key: String, text: String }
  const places = { ask: 'p', prompt: () => '', key: () => '', text: () => '' }
  const nowhere = { candidates: () => [], verdict: () => undefined }
  const answers = () => ({
    one: table.ask(0, pickOne(plainWords, ['a'], undefined)),
    some: table.ask(0, pickSome(plainWords, ['a'], 0, 1, undefined)),
    order: table.ask(0, putInOrder(plainWords, ['a'], undefined)),
    number: table.ask(0, pickNumber(numbers, 0, 1, 'you')),
    point: table.ask(0, pickPoint(places, nowhere, 'you')),
    path: table.ask(0, pickPath(places, nowhere, 'you')),
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

describe('a place on a plane', () => {
  const words: Words<Point, number> = { ask: 'p', prompt: () => '', key: () => '', text: ({ x }) => `${x} east` }
  const ask = (sample?: (furthest: number) => Point) => {
    const candidates = vi.fn((furthest: number) => [
      { x: 1, y: 0 },
      { x: furthest, y: 0 },
    ])
    const verdict = ({ x }: Point, furthest: number) => (x > furthest ? refuse('T-FAR-1', 'too far') : ok)
    const offer = sample ? { candidates, verdict, sample } : { candidates, verdict }
    return { candidates, question: pickPoint(words, offer, 7) }
  }

  test('is judged without the places suggested, which are worked out when read, and once', () => {
    const { candidates, question } = ask()
    expect(readChoice(question, { x: 3, y: 9 })).toEqual({ x: 3, y: 9 })
    expect(() => readChoice(question, { x: 8, y: 0 })).toThrow(expect.objectContaining({ rule: 'T-FAR-1' }))
    expect(candidates).not.toHaveBeenCalled()
    const suggestions = [
      { x: 1, y: 0 },
      { x: 7, y: 0 },
    ]
    expect(showQuestion(0, question)).toMatchObject({ suggestions, suggestionTexts: ['1 east', '7 east'] })
    expect([...everyAnswer(question)]).toEqual(suggestions)
    expect(candidates).toHaveBeenCalledTimes(1)
  })

  test('is answered at random by its own sample, else by a place suggested', () => {
    const { candidates, question } = ask((furthest) => ({ x: furthest - 2, y: 4 }))
    expect(randomAnswer(question, seededRandom(''))).toEqual({ x: 5, y: 4 })
    expect(candidates).not.toHaveBeenCalled()
    expect([1, 7]).toContain((randomAnswer(ask().question, seededRandom('')) as Point).x)
  })

  test('answered live is judged once', () => {
    const verdict = vi.fn(() => ok)
    const game = tinyGame((table, state) => {
      state.log.push(table.ask(0, pickPoint(words, { candidates: () => [], verdict }, 7)))
      state.over = true
    })
    const match = Match.open(game, { seats: 1, seed: '' })
    match.answer(0, { x: 2, y: 2 })
    expect(match.state.log).toEqual([{ x: 2, y: 2 }])
    expect(verdict).toHaveBeenCalledTimes(1)
  })
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
    expect(() => readChoice(question, 'y')).toThrow('"y" is not its one option')
  })

  test('answers at random without them where it can', () => {
    const { options, question } = ask(() => 'x')
    expect(randomAnswer(question, seededRandom(''))).toBe('x')
    expect(options).not.toHaveBeenCalled()
    expect(['x', 'y']).toContain(randomAnswer(ask().question, seededRandom('')))
  })
})
