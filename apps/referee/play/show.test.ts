import type { ShownQuestion } from '@muster/table'
import { expect, test } from 'vitest'
import { oddsText, questionText } from './show.ts'

const plainly = (_: unknown, text: string) => text

test('places suggested on a plane are shown with their words', () => {
  const question: ShownQuestion = {
    seat: 0,
    ask: 'move',
    form: 'point',
    text: 'Where to?',
    options: [],
    suggestions: [{ x: 120, y: -35 }],
    suggestionTexts: ['beside the container, no roll'],
  }
  expect(questionText(question, 'You', plainly)).toContain('    1 120 -35    beside the container, no roll')
})

test('a way is shown by its end, as it may be typed; staying has none', () => {
  const question: ShownQuestion = {
    seat: 0,
    ask: 'path',
    form: 'path',
    text: 'Where to?',
    options: [],
    suggestions: [
      [
        { x: 120, y: 35 },
        { x: 1100, y: 1102 },
      ],
      [],
    ],
    suggestionTexts: ['to the north, 6.6 in', 'Stay here'],
  }
  const lines = questionText(question, 'You', plainly).split('\n')
  expect(lines.slice(1, 3)).toEqual(['    1 1100 1102  to the north, 6.6 in', '    2            Stay here'])
})

test('odds are shown with what changes, and with what they rest on', () => {
  const assumed = [
    { seat: 1, ask: 'guard', key: 'G+' },
    { seat: 2, ask: 'guard', key: 'Y-' },
  ]
  expect(
    oddsText([
      { chance: '11/24', p: 11 / 24, summary: { wounds: { ripper: 1 } }, assumed },
      { chance: '13/24', p: 13 / 24, summary: {} },
    ]),
  ).toBe(
    [
      '   45.8 %  11/24        wounds ripper 1 (if seat 1 answers guard with G+ and seat 2 answers guard with Y-)',
      '   54.2 %  13/24        nothing changes',
    ].join('\n'),
  )
})

test('many options stand in the order of their numbers, but for those that differ in their last word only', () => {
  const keys = [
    'go a1 on G+',
    'go a2 on G+',
    'go a1 on Y+',
    'go a2 on Y+',
    ...'12345678'.split('').map((hex) => `jump b${hex}`),
    'end',
  ]
  const options = keys.map((key) => ({ key, text: key.toUpperCase(), refs: [] }))
  const question: ShownQuestion = { seat: 0, ask: 'act', form: 'one', text: 'What?', options }
  expect(questionText(question, 'You', plainly).split('\n').slice(1, -1)).toEqual([
    '    1 go a1 on G+  GO A1 ON G+',
    '    2 go a2 on G+  GO A2 ON G+',
    '    3 go a1 on Y+  GO A1 ON Y+',
    '    4 go a2 on Y+  GO A2 ON Y+',
    '      jump',
    '    5 b1    6 b2    7 b3    8 b4    9 b5   10 b6   11 b7   12 b8',
    '   13 end          END',
  ])
})
