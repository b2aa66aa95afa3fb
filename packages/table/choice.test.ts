import { describe, expect, test } from 'vitest'
import { everyAnswer, readChoice, verdictOn, writeChoice } from './choice.ts'
import { Fault } from './fault.ts'
import { pickOneOf, pickPath, pickPoint } from './offer.ts'
import { type AnyQuestion, type Point, pickNumber, pickOne, pickSome, putInOrder, type Words } from './question.ts'
import { ok, refuse } from './verdict.ts'

const WET = refuse('T-WET-1', 'it is wet')

const words: Words<string, undefined> = {
  ask: 'fruit',
  prompt: () => 'Which fruit?',
  key: (option) => `take ${option}`,
  text: (option) => option,
  candidates: () => ['fig', 'plum', 'melon'],
  verdict: (option) => (option === 'melon' ? WET : ok),
}
const numberWords: Words<number, undefined> = { ask: 'many', prompt: () => '', key: String, text: String }
const pointWords: Words<Point, undefined> = { ask: 'place', prompt: () => '', key: () => '', text: () => '' }
const pathWords: Words<readonly Point[], undefined> = { ask: 'way', prompt: () => '', key: () => '', text: () => '' }

const one = pickOne(words, ['fig', 'plum'], undefined)
const some = pickSome(words, ['fig', 'plum', 'pear'], 1, 2, undefined)
const order = putInOrder(words, ['fig', 'plum', 'pear'], undefined)
const number = pickNumber(numberWords, 2, 4, undefined)
const dry = ({ x }: Point) => (x > 5 ? WET : ok)
const point = pickPoint(pointWords, { candidates: () => [{ x: 1, y: 1 }], verdict: dry }, undefined)
const path = pickPath(
  pathWords,
  { candidates: () => [[{ x: 1, y: 1 }]], verdict: (way) => way.map(dry).find((verdict) => verdict) },
  undefined,
)

const keys = (...fruits: string[]) => fruits.map((fruit) => `take ${fruit}`)

function refusalOf(question: AnyQuestion, choice: unknown): Fault {
  try {
    readChoice(question, choice)
  } catch (error) {
    if (error instanceof Fault) return error
  }
  throw new Error('it was accepted')
}

describe('reading a choice', () => {
  test('one option by its key', () => {
    expect(readChoice(one, 'take plum')).toBe('plum')
  })

  test('one option of many by its key, without working the others out', () => {
    let listed = 0
    const offer = {
      options: () => {
        listed++
        return ['fig', 'plum']
      },
      sample: () => 'fig',
      read: (key: string) => (key.endsWith(' plum') ? 'plum' : undefined),
    }
    const lazy = pickOneOf(words, offer, undefined)
    expect([readChoice(lazy, 'take plum'), listed]).toEqual(['plum', 0])
    expect(refusalOf(lazy, 'take pear').message).toContain('"take pear" is not one of its 2 options')
    expect(refusalOf(lazy, 5).message).toContain('5 is not one of its 2 options')
  })

  test('a long wrong choice is quoted only in part', () => {
    expect(refusalOf(one, 'x'.repeat(78)).message).toContain(`"${'x'.repeat(78)}" is not one`)
    expect(refusalOf(one, 'x'.repeat(79)).message).toContain(`"${'x'.repeat(79)}… is not one`)
    expect(refusalOf(one, 'x'.repeat(500)).message).toContain(`"${'x'.repeat(79)}… is not one`)
  })

  test('some options, always in the order they were offered', () => {
    expect(readChoice(some, keys('pear', 'fig'))).toEqual(['fig', 'pear'])
  })

  test('an order is kept as it is given', () => {
    expect(readChoice(order, keys('pear', 'fig', 'plum'))).toEqual(['pear', 'fig', 'plum'])
  })

  test('a number, a point, a path', () => {
    expect(readChoice(number, 4)).toBe(4)
    expect(readChoice(point, { x: -3, y: 5 })).toEqual({ x: -3, y: 5 })
    expect(readChoice(path, [{ x: 0, y: 1 }])).toEqual([{ x: 0, y: 1 }])
  })

  test('whatever else comes with a point is left behind', () => {
    expect(readChoice(point, { x: 1, y: 2, z: 3 })).toEqual({ x: 1, y: 2 })
    expect(readChoice(path, [{ x: 1, y: 2, z: 3 }])).toEqual([{ x: 1, y: 2 }])
  })

  test('a refused option names its rule', () => {
    expect(refusalOf(one, 'take melon')).toMatchObject({ code: 'bad-choice', rule: 'T-WET-1' })
    expect(refusalOf(some, keys('fig', 'melon'))).toMatchObject({ code: 'bad-choice', rule: 'T-WET-1' })
    expect(refusalOf(point, { x: 6, y: 0 })).toMatchObject({ code: 'bad-choice', rule: 'T-WET-1' })
    expect(
      refusalOf(path, [
        { x: 0, y: 0 },
        { x: 6, y: 0 },
      ]),
    ).toMatchObject({ code: 'bad-choice', rule: 'T-WET-1' })
  })

  test.each<[string, AnyQuestion, unknown]>([
    ['the option instead of its key', one, 'fig'],
    ['an unknown key', one, 'take me'],
    ['a list for one', one, ['take fig']],
    ['nothing', one, undefined],
    ['a key for some', some, 'take fig'],
    ['too few', some, []],
    ['too many', some, keys('fig', 'plum', 'pear')],
    ['one twice', some, keys('fig', 'fig')],
    ['an order that leaves one out', order, keys('fig', 'plum')],
    ['an order with one twice', order, keys('fig', 'plum', 'plum')],
    ['a number below', number, 1],
    ['a number above', number, 5],
    ['a fraction', number, 2.5],
    ['a number as text', number, '3'],
    ['half a point', point, { x: 1 }],
    ['a point between units', point, { x: 1, y: 0.5 }],
    ['a point beyond whole numbers', point, { x: -1e300, y: 0 }],
    ['no point', point, null],
    ['a point for a path', path, { x: 1, y: 1 }],
    ['a path with a hole', path, [{ x: 1, y: 1 }, null]],
  ])('refuses %s', (_, question, choice) => {
    expect(refusalOf(question, choice)).toMatchObject({ code: 'bad-choice', rule: undefined })
    expect(refusalOf(question, choice).message).toContain(`"${question.words.ask}"`)
  })
})

test('how many are wanted is told in the right number', () => {
  const pick = (min: number, max: number) => pickSome(words, ['fig', 'plum', 'pear'], min, max, undefined)
  const told = (question: AnyQuestion, choice: unknown) => refusalOf(question, choice).message.split(': ').at(-1)
  expect(told(pick(1, 1), keys('fig', 'plum'))).toBe('expected 1 key, got 2')
  expect(told(pick(1, 1), 'take fig')).toBe('expected a list of 1 key, got "take fig"')
  expect(told(pick(2, 2), [])).toBe('expected 2 keys, got 0')
  expect(told(pick(1, 2), [])).toBe('expected 1 to 2 keys, got 0')
})

describe('writing a choice', () => {
  test('in keys, or as the value itself', () => {
    expect(writeChoice(one, 'fig')).toBe('take fig')
    expect(writeChoice(order, ['plum', 'fig', 'pear'])).toEqual(keys('plum', 'fig', 'pear'))
    expect(writeChoice(number, 3)).toBe(3)
    expect(writeChoice(point, { x: 1, y: 2 })).toEqual({ x: 1, y: 2 })
  })
})

describe('every answer', () => {
  test('is listed once, in a fixed order', () => {
    expect([...everyAnswer(one)]).toEqual(['fig', 'plum'])
    expect([...everyAnswer(some)]).toEqual([
      ['fig'],
      ['plum'],
      ['pear'],
      ['fig', 'plum'],
      ['fig', 'pear'],
      ['plum', 'pear'],
    ])
    expect([...everyAnswer(order)]).toHaveLength(6)
    expect(new Set([...everyAnswer(order)].map(String)).size).toBe(6)
    expect([...everyAnswer(number)]).toEqual([2, 3, 4])
    expect([...everyAnswer(point)]).toEqual([{ x: 1, y: 1 }])
    expect([...everyAnswer(path)]).toEqual([[{ x: 1, y: 1 }]])
  })
})

describe('what is drawn on a plane', () => {
  test('is judged before it is answered, by the verdict that an answer meets', () => {
    expect(
      verdictOn(point, [
        { x: 9, y: 0 },
        { x: 1, y: 0 },
      ]),
    ).toBe(ok)
    expect(verdictOn(point, [{ x: 9, y: 0 }])).toBe(WET)
    expect(
      verdictOn(path, [
        { x: 9, y: 0 },
        { x: 1, y: 0 },
      ]),
    ).toBe(WET)
  })

  test('must be something, for a question about a plane', () => {
    expect(() => verdictOn(point, [])).toThrow('to the question "place": nothing is drawn to answer it, got []')
    expect(() => verdictOn(one, [{ x: 1, y: 1 }])).toThrow('to the question "fruit"')
  })
})
