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
  expect(questionText(question, 'You', plainly)).toContain('    1 {x:120,y:-35}  beside the container, no roll')
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
