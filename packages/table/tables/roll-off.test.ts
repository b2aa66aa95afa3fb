import { describe, expect, test } from 'vitest'
import { d6 } from '../dice.ts'
import { Match } from '../match.ts'
import { seededRandom } from '../random/seeded.ts'
import { originOf } from '../setup.ts'
import { type Tiny, tinyGame, which } from '../testing/tiny-game.ts'
import { oddsOf } from './odds.ts'
import { perft } from './perft.ts'
import { playout } from './playout.ts'
import { ScriptTable } from './script.ts'

const kind = { why: 'for the choice', rule: 'T-OFF-1' }
const setup = { seats: 2, seed: 'off' }

/** Asks once, then lets two seats roll off with these bonuses and writes the scores down. */
const rollingOff = (bonuses?: readonly number[]) =>
  tinyGame((table, state) => {
    table.ask(0, which(['go']))
    state.log.push(table.rollOff([0, 1], d6, kind, bonuses))
    state.over = true
  })

test('scores are faces with the bonus of the seat, and ties are of scores', () => {
  const table = new ScriptTable({ dice: [4, 6, 4, 5] })
  expect(table.rollOff([0, 1], d6, kind, [2, 0])).toEqual([6, 5])
  table.done()
  const match = Match.study(rollingOff([2, 0]), setup)
  match.setDice([3, 5, 6, 6])
  match.answer(0, 'go')
  expect(match.state.log).toEqual([[8, 6]])
})

test('without bonuses the faces decide', () => {
  expect(new ScriptTable({ dice: [4, 4, 4, 5] }).rollOff([0, 1], d6, kind)).toEqual([4, 5])
})

test('a playout adds them too', () => {
  const state = originOf(rollingOff([6, 0]), setup, {})
  playout(rollingOff([6, 0]), state, seededRandom('off'))
  const [[one, two]] = state.log as [[number, number]]
  expect(one).toBeGreaterThan(6)
  expect(two).toBeLessThan(7)
})

test('perft takes the lowest faces that decide', () => {
  const game = tinyGame((table, state) => {
    if (state.log.length === 0) table.ask(0, which(['go']))
    else table.ask(0, which((state.log[0] as number[]).map(String)))
    state.log.push(table.rollOff([0, 1], d6, kind, [1, 0]))
  })
  const match = Match.open(game, setup)
  expect(perft(match, 1)).toBe(1)
  expect(perft(match, 2)).toBe(2)
})

describe('odds of a roll-off', () => {
  const winning = (bonuses?: readonly number[]) => {
    const game = rollingOff(bonuses)
    const told = {
      ...game,
      summary: (_: Tiny, { log }: Tiny) => {
        const [scores] = log as [number[]]
        return { winner: scores.indexOf(Math.max(...scores)) }
      },
    }
    return Object.fromEntries(
      oddsOf(Match.open(told, setup), 0, 'go').map(({ chance, summary }) => [String(summary.winner), chance]),
    )
  }

  test('are even without bonuses and lean with them, ties rolled again', () => {
    expect(winning()).toEqual({ 0: '1/2', 1: '1/2' })
    // 32 of 36 pairs decide: 26 for the seat with 2 more, 6 for the other.
    expect(winning([2, 0])).toEqual({ 0: '13/16', 1: '3/16' })
    expect(winning([6, 0])).toEqual({ 0: '1/1' })
  })
})
