import { expect, test } from 'vitest'
import {
  bestColour,
  different,
  exchange,
  freshRow,
  hasReady,
  isRedLined,
  parseRow,
  readyAll,
  woundIn,
  woundsOf,
} from './row.ts'

test('a row is read as it is written, and a word that is no token is refused by name', () => {
  expect(parseRow(' G+ y-  R+ ')).toEqual(['G+', 'y-', 'R+'])
  expect(parseRow('')).toEqual([])
  expect(() => parseRow('G+ B-')).toThrow('"B-" is no token; expected one of G+ G- Y+')
  expect(() => parseRow('r+')).toThrow('"r+" is no token')
})

test('it begins as printed and Ready (CZ-CARDS-1, AB-ACTION-6)', () => {
  expect(freshRow(['green', 'yellow', 'yellow'])).toEqual(parseRow('G+ Y+ Y+'))
})

test('equal tokens are one, and sides tell them apart (CZ-ACTION-18)', () => {
  expect(different(parseRow('Y+ G- Y+ Y-'))).toEqual(['Y+', 'G-', 'Y-'])
})

test.each([
  ['g+ y- y+', true],
  ['g+ y- Y+', false],
  ['g- R+', true],
  ['R+ R-', false],
])('%s is Red-lined: %s (AB-REDLINE-1, CZ-R-54)', (row, expected) => {
  expect(isRedLined(parseRow(row))).toBe(expected)
})

test('wounds, Ready ones and the best colour are counted as they are now', () => {
  expect(woundsOf(parseRow('g+ R+ y- Y+'))).toBe(2)
  expect(hasReady(parseRow('g- R- Y-'))).toBe(false)
  expect(hasReady(parseRow('g+ R-'))).toBe(true)
  expect(bestColour(parseRow('g+ R+ Y-'))).toBe('yellow')
  expect(bestColour(parseRow('g+ R+'))).toBe('red')
  expect(bestColour([])).toBeUndefined()
})

test('a wound turns the token at risk, and a RED one takes its bearer out (AB-DEFEND-13)', () => {
  const row = parseRow('G+ Y- Y+')
  expect(woundIn(row, 'Y-')).toBe('wounded')
  expect(row).toEqual(parseRow('G+ y- Y+'))
  expect(woundIn(row, 'y-')).toBe('out')
  expect(row).toEqual(parseRow('G+ y- Y+'))
  expect(() => woundIn(row, 'R+')).toThrow('there is no R+ among G+ y- Y+')
  expect(() => exchange(row, 'G-', 'G+')).toThrow('there is no G- among G+ y- Y+')
})

test('all become Ready and keep their colours (CZ-INSPIRE-5, CZ-INSPIRE-6)', () => {
  const row = parseRow('g- Y- R+')
  readyAll(row)
  expect(row).toEqual(parseRow('g+ Y+ R+'))
})
