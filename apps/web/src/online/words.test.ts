import { expect, test } from 'vitest'
import { clockWords, offerWords, paceWords, spanWords } from './words.ts'

test('a pace is told as a person would', () => {
  expect(paceWords({ kind: 'untimed' })).toBe('no clock')
  expect(paceWords({ kind: 'live', decision: 30, reserve: 1200 })).toBe('30 s a decision and 20 min in reserve')
  expect(paceWords({ kind: 'live', decision: 60, reserve: 0 })).toBe('1 min a decision')
  expect(paceWords({ kind: 'by-turns', hours: 48 })).toBe('2 days a turn')
})

test('a span names its two largest parts, and nothing between them is left out', () => {
  expect(spanWords(0)).toBe('0 s')
  expect(spanWords(90_000)).toBe('1 min 30 s')
  expect(spanWords(86_400_000 + 5000)).toBe('1 day')
  expect(spanWords(3 * 86_400_000 + 7_200_000)).toBe('3 days 2 h')
})

test('a clock counts minutes and seconds up to the very end', () => {
  expect(clockWords(65_000)).toBe('1:05')
  expect(clockWords(1)).toBe('0:01')
  expect(clockWords(-5)).toBe('0:00')
  expect(clockWords(7_260_000)).toBe('2 h 1 min')
})

test('an offer says what it would do', () => {
  const offer = { id: 'x', by: 0, waiting: [1] }
  expect(offerWords({ ...offer, proposal: { kind: 'take-back', to: 3 }, lines: 4 })).toContain(
    '4 decisions would be undone',
  )
  expect(offerWords({ ...offer, proposal: { kind: 'pace', pace: { kind: 'by-turns', hours: 24 } } })).toContain('1 day')
})
