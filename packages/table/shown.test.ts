import { describe, expect, test } from 'vitest'
import { pickPoint } from './offer.ts'
import { type Point, pickNumber, pickOne, pickSome, putInOrder, type Words } from './question.ts'
import { refusedOptions, showQuestion } from './shown.ts'
import { ok, refuse } from './verdict.ts'

interface Context {
  readonly who: string
}

const words: Words<string, Context> = {
  ask: 'target',
  rule: 'T-ASK-1',
  prompt: ({ who }) => `Whom does ${who} meet?`,
  key: (option) => `meet ${option}`,
  text: (option, { who }) => `${who} meets ${option}`,
  refs: (option) => [option],
  candidates: () => ['ann', 'bob', 'cy'],
  verdict: (option) => (option === 'cy' ? refuse('T-MEET-1', 'cy is away') : ok),
}
const context = { who: 'dee' }

describe('a question is shown', () => {
  test('with its rule, its options and how to pass', () => {
    expect(showQuestion(1, pickOne(words, ['ann', 'bob'], context, 'bob'))).toEqual({
      seat: 1,
      ask: 'target',
      form: 'one',
      text: 'Whom does dee meet?',
      rule: 'T-ASK-1',
      options: [
        { key: 'meet ann', text: 'dee meets ann', refs: ['ann'] },
        { key: 'meet bob', text: 'dee meets bob', refs: ['bob'] },
      ],
      pass: 'meet bob',
    })
  })

  test('with its range', () => {
    expect(showQuestion(0, pickSome(words, ['ann'], 0, 1, context))).toMatchObject({ form: 'some', min: 0, max: 1 })
    const numbers: Words<number, Context> = { ask: 'many', prompt: () => 'How many?', key: String, text: String }
    expect(showQuestion(0, pickNumber(numbers, 2, 7, context))).toEqual({
      seat: 0,
      ask: 'many',
      form: 'number',
      text: 'How many?',
      options: [],
      min: 2,
      max: 7,
    })
  })

  test('with all that is to be put in order', () => {
    expect(showQuestion(0, putInOrder(words, ['ann', 'bob'], context)).options.map(({ key }) => key)).toEqual([
      'meet ann',
      'meet bob',
    ])
  })

  test('with suggestions on a plane', () => {
    const text = ({ x }: Point, { who }: Context) => `${who} goes to ${x}`
    const points: Words<Point, Context> = { ask: 'place', prompt: () => 'Where?', key: () => '', text }
    const offer = { candidates: () => [{ x: 1, y: 2 }], verdict: () => ok }
    expect(showQuestion(0, pickPoint(points, offer, context))).toEqual({
      seat: 0,
      ask: 'place',
      form: 'point',
      text: 'Where?',
      options: [],
      suggestions: [{ x: 1, y: 2 }],
      suggestionTexts: ['dee goes to 1'],
    })
  })
})

describe('what is not offered', () => {
  test('says which rule refuses it', () => {
    expect(refusedOptions(pickOne(words, ['ann', 'bob'], context))).toEqual([
      { key: 'meet cy', rule: 'T-MEET-1', text: 'cy is away', refs: ['cy'] },
    ])
  })

  test('is nothing where a question names no candidates', () => {
    const { candidates: _, ...silent } = words
    expect(refusedOptions(pickOne(silent, ['ann'], context))).toEqual([])
  })
})
