import { describe, expect, test } from 'vitest'
import { beats, isCrit, isFumble, meets, rankOf, type Shown } from './compare.ts'
import { actionDie, dieOf, plainDieOf } from './dice.ts'

const dice = {
  G: dieOf('green'),
  Y: dieOf('yellow'),
  R: dieOf('red'),
  B: actionDie('OBSTACLE', 10),
  N: actionDie('OBSTACLE', 10, 0, 0),
}

/** A die and its face as the ledgers write it: Y7 is a YELLOW 7, B an Obstacle die with Crit and Fumble, N one without. */
function shown(text: string): Shown {
  return { die: dice[text.charAt(0) as keyof typeof dice], face: Number(text.slice(1)) }
}

test('the highest face is a Crit and 1 a Fumble, where the die has them (AB-DICE-3, CZ-DICE-10, CZ-DICE-11, CZ-R-46)', () => {
  expect(['G12', 'Y8', 'R6', 'B10'].map(shown).every(isCrit)).toBe(true)
  expect(['G11', 'Y7', 'R5', 'B9', 'N10'].map(shown).some(isCrit)).toBe(false)
  expect(['G1', 'Y1', 'R1', 'B1'].map(shown).every(isFumble)).toBe(true)
  expect(['G2', 'Y2', 'R2', 'B2', 'N1'].map(shown).some(isFumble)).toBe(false)
  expect(isCrit({ die: plainDieOf('yellow'), face: 8 }) || isFumble({ die: plainDieOf('yellow'), face: 1 })).toBe(false)
})

describe('a roll against a number', () => {
  test.each<[string, number, number, boolean]>([
    ['G4', 1, 5, true],
    ['G3', 1, 5, false],
    ['G12', 0, 15, true],
    ['G1', 4, 3, false],
    ['R6', 0, 15, true],
    ['Y1', 4, 2, false],
  ])('%s + %i against %i: %s (AB-RESOLVE-5, AB-CRIT-1, AB-CRIT-2, AB-DEFEND-14)', (roll, add, need, expected) => {
    expect(meets(shown(roll), add, need)).toBe(expected)
  })
})

describe('a roll against a roll', () => {
  test.each<[string, number, string, number, boolean, string]>([
    ['Y7', 2, 'G6', 2, true, 'CZ-ACTION-21'],
    ['Y7', 1, 'G6', 2, false, 'CZ-ACTION-22'],
    ['R6', 0, 'G11', 3, true, 'CZ-CRIT-1'],
    ['G11', 3, 'R6', 0, false, 'CZ-CRIT-1'],
    ['G12', 3, 'R6', 0, false, 'CZ-CRIT-2'],
    ['Y1', 3, 'Y2', 0, false, 'CZ-CRIT-3'],
    ['Y2', 0, 'G1', 5, true, 'CZ-CRIT-3'],
    ['Y1', 0, 'Y1', 0, false, 'CZ-CRIT-4'],
    ['Y4', 2, 'B6', 0, false, 'CZ-DICE-9'],
    ['Y5', 2, 'B6', 0, true, 'CZ-DICE-9'],
    ['Y2', 0, 'N1', 3, false, 'CZ-R-46, without the Fumble'],
    ['Y2', 0, 'B1', 3, true, 'CZ-R-46'],
  ])('%s + %i against %s + %i: %s (%s)', (acting, add, opposing, opposingAdd, expected) => {
    expect(beats(shown(acting), add, shown(opposing), opposingAdd)).toBe(expected)
  })
})

test('the lowest is a Fumble before any number, and a Crit the highest (CZ-R-44)', () => {
  const rolls = ['Y8', 'G3', 'R1', 'Y2'].map(shown)
  expect(rolls.toSorted((a, b) => rankOf(a, 1) - rankOf(b, 1)).map(({ face }) => face)).toEqual([1, 2, 3, 8])
  expect(rankOf(shown('R1'), 5)).toBeLessThan(rankOf(shown('G2'), -9))
})
