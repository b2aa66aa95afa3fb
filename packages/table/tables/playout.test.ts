import { describe, expect, test } from 'vitest'
import { d6 } from '../dice.ts'
import { pickPoint } from '../offer.ts'
import { pickNumber, pickSome, putInOrder, type Words } from '../question.ts'
import { seededRandom } from '../random/seeded.ts'
import { contentOf, originOf } from '../setup.ts'
import { hashOf } from '../state.ts'
import { plainWords, tinyGame, which } from '../testing/tiny-game.ts'
import { smugglers } from '../testing/toy-game.ts'
import { PlayoutTable, playout, randomAnswer, randomPolicy } from './playout.ts'

const setup = { seats: 3, seed: 'x' }
const start = () => originOf(smugglers, setup, contentOf(smugglers))

describe('a playout', () => {
  test('plays to the end, in place, and counts', () => {
    const state = start()
    const played = playout(smugglers, state, seededRandom('one'))
    expect(smugglers.result(state)).toEqual(played.result)
    expect(played.decisions).toBeGreaterThan(20)
    // The deal, and each of three rounds: the bids and three turns.
    expect(played.steps).toBe(1 + 3 * 4)
  })

  test('is the same for the same seed and another for another', () => {
    const end = (seed: string) => {
      const state = start()
      playout(smugglers, state, seededRandom(seed))
      return hashOf(state)
    }
    expect(end('one')).toBe(end('one'))
    expect(end('one')).not.toBe(end('two'))
  })

  test('asks the policy, which sees who is asked, what and where things stand', () => {
    const seen: unknown[] = []
    const game = tinyGame((table, state) => {
      state.log.push(table.ask(2, which(['x', 'y'])))
      state.log.push(...table.askAll([0, 1].map((seat) => ({ seat, question: which(['z']) }))))
      state.over = true
    })
    const state = originOf(game, { seats: 3, seed: '' }, {})
    const { decisions } = playout(game, state, seededRandom(''), (seat, question, at) => {
      seen.push([seat, question.words.ask, at === state])
      return question.form === 'one' ? question.options.at(-1) : undefined
    })
    expect(seen).toEqual([2, 0, 1].map((seat) => [seat, 'which', true]))
    expect(decisions).toBe(3)
    expect(state.log).toEqual(['y', 'z', 'z'])
  })
})

describe('a random answer', () => {
  const numbers: Words<number, undefined> = { ask: 'n', prompt: () => '', key: String, text: String }
  const random = seededRandom('answers')
  const many = (question: Parameters<typeof randomAnswer>[0]) => {
    const counts: Record<string, number> = {}
    for (let i = 0; i < 3000; i++) {
      const answer = JSON.stringify(randomAnswer(question, random))
      counts[answer] = (counts[answer] ?? 0) + 1
    }
    return counts
  }

  test.each([
    ['one', which(['x', 'y', 'z']), 3],
    ['number', pickNumber(numbers, 3, 8, undefined), 6],
    ['order', putInOrder(plainWords, ['x', 'y', 'z'], undefined), 6],
    ['two of four', pickSome(plainWords, ['w', 'x', 'y', 'z'], 2, 2, undefined), 6],
    [
      'point',
      pickPoint(
        { ...numbers, key: () => '', text: () => '' } as never,
        {
          candidates: () => [
            { x: 1, y: 1 },
            { x: 2, y: 1 },
          ],
          verdict: () => undefined,
        },
        undefined,
      ),
      2,
    ],
  ])('is any of them, equally often: %s', (_, question, count) => {
    const counts = Object.values(many(question))
    expect(counts).toHaveLength(count)
    for (const found of counts) expect(Math.abs(found - 3000 / count)).toBeLessThan(150)
  })

  test('some are as many as asked for', () => {
    const sizes = new Set(Object.keys(many(pickSome(plainWords, ['x', 'y', 'z'], 0, 2, undefined))))
    expect([...sizes].sort()).toEqual(['["x","y"]', '["x","z"]', '["x"]', '["y","z"]', '["y"]', '["z"]', '[]'])
  })

  test('to no options at all is an error, not a search without end', () => {
    expect(() => randomAnswer(which([]), random)).toThrow('a random choice from 0 things')
  })
})

test('dice, shuffles and chance come from the source, and nothing is told', () => {
  const numbers = [5, 0, 1, 2, 0]
  const table = new PlayoutTable({ below: () => numbers.shift() ?? 0 }, randomPolicy, {})
  expect(table.roll(0, 2, d6)).toEqual([6, 1])
  expect(table.chance(3)).toBe(1)
  expect(table.shuffle(['a', 'b', 'c'])).toEqual(['b', 'a', 'c'])
  expect(table.tell()).toBeUndefined()
})
