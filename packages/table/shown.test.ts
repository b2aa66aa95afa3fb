import { describe, expect, test } from 'vitest'
import { pickOneOf, pickPoint } from './offer.ts'
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

  test('with what its words say of an option beyond its text, refused ones too', () => {
    const looks: Words<string, Context> = {
      ...words,
      kind: () => 'meet',
      label: (option) => `${option}!`,
      detail: (option, { who }) => `with ${who}, not ${option}`,
      group: () => 'Meetings',
      about: ({ who }) => ({ hosts: [who] }),
    }
    const question = pickOne(looks, ['ann'], context)
    const { options, about } = showQuestion(0, question)
    const said = { kind: 'meet', detail: 'with dee, not ann', group: 'Meetings' }
    expect([options[0], about]).toMatchObject([{ ...said, label: 'ann!' }, { hosts: ['dee'] }])
    expect(refusedOptions(question)).toMatchObject([{ key: 'meet cy', kind: 'meet', label: 'cy!', group: 'Meetings' }])
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

  test('with further options under the heading they are folded away under', () => {
    const offer = { options: () => ['ann'], further: () => ['bob'] }
    const { options } = showQuestion(0, pickOneOf({ ...words, fold: 'Others' }, offer, context))
    expect(options.map(({ key, fold }) => [key, fold])).toEqual([
      ['meet ann', undefined],
      ['meet bob', 'Others'],
    ])
  })

  test('with all that is to be put in order', () => {
    expect(showQuestion(0, putInOrder(words, ['ann', 'bob'], context)).options.map(({ key }) => key)).toEqual([
      'meet ann',
      'meet bob',
    ])
  })

  test('with suggestions on a plane', () => {
    const region = [[0, 1, 2].map((x) => ({ x, y: x * x }))]
    const text = ({ x }: Point, { who }: Context) => `${who} goes to ${x}`
    const points: Words<Point, Context> = {
      ask: 'place',
      prompt: () => 'Where?',
      key: () => '',
      text,
      region: () => region,
    }
    const offer = { candidates: () => [{ x: 1, y: 2 }], verdict: () => ok }
    expect(showQuestion(0, pickPoint(points, offer, context))).toEqual({
      seat: 0,
      ask: 'place',
      form: 'point',
      text: 'Where?',
      options: [],
      suggestions: [{ x: 1, y: 2 }],
      suggestionTexts: ['dee goes to 1'],
      region,
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
