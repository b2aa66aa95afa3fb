import { describe, expect, test } from 'vitest'
import type { Battle } from '../rules/state.ts'
import { type ModelSetup, position } from '../testing/position.ts'
import { leadInTheEnd } from './race.ts'

const at = (seat: number, x: number, y: number, tokens = 'G+ Y+'): ModelSetup => ({ seat, at: [x, y], tokens })

/** Two of each side in each of its own quarters. */
const even = {
  ana: at(0, 3, 3),
  amy: at(0, 6, 3),
  abe: at(0, 16, 3),
  ada: at(0, 19, 3),
  bob: at(1, 3, 27),
  ben: at(1, 6, 27),
  bea: at(1, 16, 27),
  bo: at(1, 19, 27),
}

/** The lead the first player will have in a Turf War. */
const lead = (models: Readonly<Record<string, ModelSetup>> = {}, state: Partial<Battle> = {}, seat = 0) =>
  leadInTheEnd(
    position({ models: { ...even, ...models }, control: 0, state: { scenario: 'turf-war', ...state } }).state,
    seat,
  )

describe('who will be ahead in the end of a Turf War', () => {
  test('CZ-SCENARIO-4 whoever inspires first, and no other is ahead by as much', () => {
    expect(lead()).toBeGreaterThan(0)
    expect(lead()).toBeCloseTo(-lead({}, {}, 1), 10)
  })

  test('CZ-CONTROL-13 who has a Used token may inspire at once, and gains by it', () => {
    expect(lead({ ana: at(0, 3, 3, 'G- Y+') })).toBeGreaterThan(lead())
    expect(lead({ bob: at(1, 3, 27, 'G- Y+') })).toBeLessThan(lead())
  })

  test('CZ-QUARTER-2 to spoil a quarter of a rival counts, and the more to take it', () => {
    const spoilt = { bo: at(1, 6, 25), amy: at(0, 19, 24) }
    const taken = { ...spoilt, abe: at(0, 16, 24) }
    const given = { bo: at(1, 6, 25) }
    expect(lead(spoilt)).toBeGreaterThan(lead(given) + 1)
    expect(lead(taken)).not.toBe(lead(spoilt))
  })

  test('CZ-QUARTER-1 to come nearer to a quarter counts before it is reached, for who can be spared', () => {
    const spare = { al: at(0, 4, 6), art: at(0, 7, 6) }
    expect(lead({ ...spare, amy: at(0, 6, 13) })).toBeGreaterThan(lead(spare))
  })

  test('CZ-R-131 points count, and those that win at once count most', () => {
    const one = lead({}, { scores: [4, 2] }) - lead({}, { scores: [2, 2] })
    expect(one).toBeGreaterThan(0)
    expect(lead({}, { scores: [10, 2] })).toBeGreaterThan(lead({}, { scores: [4, 2] }))
  })
})

test('CZ-SCENARIO-4 where no Inspire brings a point, nobody is ahead for being the next who may', () => {
  const crates = { scenario: 'smash-and-grab' }
  expect(lead({}, crates)).toBe(0)
  expect(lead({ ana: at(0, 3, 3, 'G- Y+') }, crates)).toBe(0)
  expect(lead({}, { ...crates, scores: [4, 0] })).toBe(4)
})

test('CZ-SCENARIO-4 where Inspires score nothing, points alone count', () => {
  const { state } = position({ models: even, state: { scores: [3, 1] } })
  expect([leadInTheEnd(state, 0), leadInTheEnd(state, 1)]).toEqual([2, -2])
})
