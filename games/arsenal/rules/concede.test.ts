import { Match, randomAnswer, seededRandom, writeChoice } from '@muster/table'
import { expect, test } from 'vitest'
import { bench } from '../testing/bench.ts'
import { attack } from '../testing/pack.ts'
import { concede, mayConcede } from './concede.ts'
import { arsenal } from './game.ts'

const cards = { zap: attack({ accuracy: 0 }) }
const players = [{ at: [0, 0] as const, hand: ['zap'] }, { at: [0, 0] as const, hand: ['zap'] }, {}]

test('AR-R-63 a player may give up without having initiative, and leaves as one who has lost', () => {
  const t = bench({ cards, players })
  concede(t.match, 2)
  expect(t.state.players.map(({ out }) => out)).toEqual([false, false, true])
  expect([t.state.lost, t.player(2).hex, t.player(2).reserve.cards]).toEqual([[[2]], -1, []])
  expect(t.asked).toBe('0 act')
})

test('AR-R-63 the last opponent to give up ends the game, in the middle of an Attack too', () => {
  const t = bench({ cards, players: players.slice(0, 2) }).answer('play zap at mech-1')
  expect(t.asked).toBe('1 act')
  concede(t.match, 1)
  expect(t.result).toMatchObject({ winners: [0], lost: [[1]] })
})

test('AR-R-63 nobody gives up twice, before decks are chosen, or where the table says otherwise', () => {
  const t = bench({ cards, players })
  concede(t.match, 2)
  expect(() => concede(t.match, 2)).toThrow('seat 2 cannot give up: the player is no longer in the game')
  expect(mayConcede(bench({ players: [{}, {}], options: { concede: 'off' } }).state, 1)?.rule).toBe('AR-R-63')
  const open = Match.open(arsenal, { seats: 2, seed: 'decks' })
  expect(mayConcede(open.state, 0)?.text).toBe('decks are still being chosen')
})

test('AR-R-63 what others hold is no part of the edit by which somebody gives up', () => {
  const match = Match.open(arsenal, { seats: 3, config: { decks: Array(3).fill('random') }, seed: 'silence' })
  concede(match, 1)
  const told = JSON.stringify(match.entries)
  for (const seat of [0, 2])
    for (const card of match.state.players[seat]?.hand.cards ?? []) expect(told).not.toContain(card)
})

test('AR-R-63 wherever somebody gives up the game goes on to its end and its record replays', () => {
  for (let game = 0; game < 40; game++) {
    const random = seededRandom(`giving up ${game}`)
    const seats = 3 + (game % 4)
    const match = Match.open(arsenal, { seats, config: { decks: Array(seats).fill('random') }, seed: `leave ${game}` })
    const when = random.below(400)
    for (let [asked] = match.pending; asked; [asked] = match.pending) {
      const leaver = random.below(seats)
      if (match.entries.length > when && random.below(60) === 0 && !mayConcede(match.state, leaver))
        concede(match, leaver)
      else match.answer(asked.seat, writeChoice(asked.question, randomAnswer(asked.question, random)))
    }
    expect(match.result?.winners.length).toBeLessThan(2)
    expect(Match.replay(arsenal, match.record()).state).toEqual(match.state)
  }
})
