import { describe, expect, test } from 'vitest'
import { d6, diceEvent, die, rollOutcomes } from './dice.ts'

const summed = (outcomes: readonly { weight: bigint }[]) => outcomes.reduce((sum, { weight }) => sum + weight, 0n)
const total = (faces: readonly number[]) => faces.reduce((sum, face) => sum + face, 0)

describe('the outcomes of a roll', () => {
  test('by faces are every sequence', () => {
    const outcomes = rollOutcomes(2, d6, 'faces')
    expect(new Set(outcomes.map(({ faces }) => faces.join())).size).toBe(36)
    expect(outcomes.every(({ weight }) => weight === 1n)).toBe(true)
  })

  test('by total are weighed like two dice', () => {
    const weights = Object.fromEntries(rollOutcomes(2, d6, 'total').map(({ faces, weight }) => [total(faces), weight]))
    expect(weights).toEqual({ 2: 1n, 3: 2n, 4: 3n, 5: 4n, 6: 5n, 7: 6n, 8: 5n, 9: 4n, 10: 3n, 11: 2n, 12: 1n })
  })

  test('nine dice of which ones and sixes count have 55 outcomes; of which sixes count, ten with binomial weights', () => {
    expect(rollOutcomes(9, d6, [0, 1, 1, 1, 1, 2])).toHaveLength(55)
    const sixes = rollOutcomes(9, d6, [0, 0, 0, 0, 0, 1])
    expect(sixes).toHaveLength(10)
    expect(summed(sixes)).toBe(6n ** 9n)
    expect(sixes.find(({ faces }) => faces.filter((face) => face === 6).length === 2)?.weight).toBe(36n * 5n ** 7n)
  })

  test('of no dice is the one of nothing', () => {
    for (const matters of ['faces', 'total', [0, 0, 0, 1, 1, 1]] as const)
      expect(rollOutcomes(0, d6, matters)).toEqual([{ faces: [], weight: 1n }])
  })

  test('of a die with equal faces count each of them', () => {
    const odd = { name: 'odd', faces: [0, 0, 0, 1, 1, 2] }
    expect(rollOutcomes(1, odd, 'total')).toEqual([
      { faces: [0], weight: 3n },
      { faces: [1], weight: 2n },
      { faces: [2], weight: 1n },
    ])
  })

  test('are not listed where they are too many', () => {
    expect(() => rollOutcomes(9, d6, 'faces')).toThrow(expect.objectContaining({ code: 'too-large' }))
  })

  test('need a class for every face', () => {
    expect(() => rollOutcomes(1, d6, [0, 1])).toThrow('d6 needs a class for each of its faces')
  })
})

test('a die has its faces, lowest first', () => {
  expect(die(4)).toEqual({ name: 'd4', faces: [1, 2, 3, 4] })
})

test('a roll is told with its die, its faces, why and for whom, whatever becomes of the faces', () => {
  const faces = [6, 1]
  const event = diceEvent(1, d6, { why: 'to hit', rule: 'T-HIT-1', set: 'bone' }, faces)
  faces.reverse()
  expect(event).toEqual({
    event: 'dice',
    rule: 'T-HIT-1',
    seat: 1,
    die: 'd6',
    faces: [6, 1],
    why: 'to hit',
    set: 'bone',
  })
  expect(diceEvent(1, d6, { why: 'to hit', rule: 'T-HIT-1' }, faces)).not.toHaveProperty('set')
})
