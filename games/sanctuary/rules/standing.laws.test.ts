import { playout, randomPolicy, seededRandom } from '@muster/table'
import { expect, test } from 'vitest'
import { originOf } from '../testing/origin.ts'
import { sanctuary } from './game.ts'
import { lookAround, standingOf } from './standing.ts'

test.each([1, 2, 3, 4])('who stands where is kept up to date through games of %d', (seats) => {
  const random = seededRandom(`standing ${seats}`)
  for (let game = 0; game < 10; game++) {
    const state = originOf(seats, { options: { terrainLayout: 'rail-yard', terrainPieces: 7 } })
    playout(sanctuary, state, random, (seat, question, at, dice) => {
      const { closed, sight } = standingOf(at)
      const truth = lookAround(at)
      expect(closed).toEqual(truth.closed)
      expect(sight).toEqual(truth.sight)
      return randomPolicy(seat, question, at, dice)
    })
  }
})

test('two games at once are not mixed up', () => {
  const [one, other] = [originOf(2), originOf(2, { options: { terrainPieces: 0 } })]
  const random = seededRandom('two games')
  playout(sanctuary, one, random, (seat, question, at, dice) => {
    expect(standingOf(other).closed).toEqual(lookAround(other).closed)
    return randomPolicy(seat, question, at, dice)
  })
  expect(standingOf(one).closed).toEqual(lookAround(one).closed)
})
