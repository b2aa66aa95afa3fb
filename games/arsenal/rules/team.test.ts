import { Match } from '@muster/table'
import { expect, test } from 'vitest'
import { LAYOUTS } from './config.ts'
import { arsenal } from './game.ts'
import { nextSeat } from './lookup.ts'

const open = (seats: number, teams: number) =>
  Match.open(arsenal, { seats, config: { teams, decks: Array(seats).fill('random') }, seed: 'teams' })

test('AR-TEAM-1 teams are 2 of 2, 2 of 3 or 3 of 2 players', () => {
  expect(LAYOUTS.filter((layout) => layout.includes('teams'))).toEqual(['4 in 2 teams', '6 in 2 teams', '6 in 3 teams'])
  for (const [seats, teams] of [
    [2, 2],
    [3, 2],
    [4, 3],
    [5, 2],
    [3, 3],
  ] as const)
    expect(() => open(seats, teams)).toThrow(`${seats} players cannot form ${teams} teams`)
  for (const [seats, teams] of [
    [4, 2],
    [6, 2],
    [6, 3],
  ] as const)
    expect(new Set(open(seats, teams).state.players.map(({ team }) => team)).size).toBe(teams)
})

test('AR-TEAM-2 the turns of the teams alternate', () => {
  const { state } = open(6, 3)
  const order: number[] = []
  for (let seat = 0, i = 0; i < 6; i++, seat = nextSeat(state, seat)) order.push(state.players[seat]?.team ?? -1)
  expect(order).toEqual([0, 1, 2, 0, 1, 2])
})

test("AR-R-59 where hands are shared, exactly the members of a team see each other's", () => {
  const seesOf = (teams: number, allyHands: 'shared' | 'hidden') => {
    const decks = Array(6).fill('random')
    const match = Match.open(arsenal, { seats: 6, config: { teams, decks, options: { allyHands } }, seed: 'hands' })
    return [0, 1, 2, 3, 4, 5].map((seat) =>
      match
        .view(seat)
        .players.flatMap(({ hand }, of) => (hand.cards.every((card) => card !== null) ? [of] : []))
        .join(''),
    )
  }
  expect(seesOf(2, 'shared')).toEqual(['024', '135', '024', '135', '024', '135'])
  expect(seesOf(3, 'shared')).toEqual(['03', '14', '25', '03', '14', '25'])
  expect(seesOf(3, 'hidden')).toEqual(['0', '1', '2', '3', '4', '5'])
})
