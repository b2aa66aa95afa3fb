import { isClosed, type OpenWays } from '@muster/space'
import { playout, randomPolicy, seededRandom } from '@muster/table'
import { expect, test } from 'vitest'
import { originOf } from '../testing/origin.ts'
import { board } from './board.ts'
import { sanctuary } from './game.ts'
import { lookAround, standingOf } from './standing.ts'
import { layWays, openWays } from './ways.ts'

const closedIn = (ways: OpenWays) => [...board.labels.keys()].filter((square) => isClosed(ways, square))

test.each([1, 2, 3, 4])('who stands where is kept up to date through games of %d', (seats) => {
  const random = seededRandom(`standing ${seats}`)
  for (let game = 0; game < 10; game++) {
    const state = originOf(seats, { options: { terrainLayout: 'rail-yard', terrainPieces: 7 } })
    playout(sanctuary, state, random, (seat, question, at, dice) => {
      const { closed, sight } = standingOf(at)
      const truth = lookAround(at)
      expect(closed).toEqual(truth.closed)
      expect(sight).toEqual(truth.sight)
      expect(closedIn(openWays(at))).toEqual(closedIn(layWays(at)))
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
