import { describe, expect, test } from 'vitest'
import { d6 } from '../dice.ts'
import { Match } from '../match.ts'
import { pickNumber, pickSome, putInOrder, type Words } from '../question.ts'
import { hashOf } from '../state.ts'
import { plainWords, tinyGame, which } from '../testing/tiny-game.ts'
import { smugglers } from '../testing/toy-game.ts'
import { perft } from './perft.ts'

const setup = { seats: 2, seed: 'perft' }
const numbers: Words<number, undefined> = { ask: 'n', prompt: () => '', key: String, text: String }

/** Three questions a step; the second offers more after `b`. It is over after two steps. */
const branching = tinyGame((table, state) => {
  const first = table.ask(0, which(['a', 'b']))
  table.ask(1, which(first === 'b' ? ['x', 'y', 'z'] : ['x']))
  table.ask(0, which(['end', 'go']))
  state.log.push(first)
  state.over = state.log.length === 2
})

describe('the number of answer sequences', () => {
  test.each([
    [0, 1],
    [1, 2],
    [2, 4],
    [3, 8],
    [4, 16],
    [5, 32],
    [6, 64],
    [7, 0],
  ])('of length %i is %i', (depth, leaves) => {
    expect(perft(Match.open(branching, setup), depth)).toBe(leaves)
  })

  test('counts on from the middle of a step and leaves the match alone', () => {
    const match = Match.open(branching, setup)
    match.answer(0, 'b')
    const before = hashOf(match.save())
    expect([1, 2, 3].map((depth) => perft(match, depth))).toEqual([3, 6, 12])
    expect(hashOf(match.save())).toBe(before)
  })

  test('counts subsets, orders and numbers', () => {
    const game = tinyGame((table) => {
      table.ask(0, pickSome(plainWords, ['x', 'y', 'z'], 0, 2, undefined))
      table.ask(0, putInOrder(plainWords, ['x', 'y', 'z'], undefined))
      table.ask(0, pickNumber(numbers, 1, 5, undefined))
    })
    expect([1, 2, 3].map((depth) => perft(Match.open(game, setup), depth))).toEqual([7, 42, 210])
  })

  test('asks those who are asked at once one after the other', () => {
    const game = tinyGame((table, state) => {
      table.askAll([
        { seat: 0, question: which(['x', 'y']) },
        { seat: 1, question: which(['x', 'y', 'z']) },
      ])
      state.over = true
    })
    const match = Match.open(game, setup)
    expect([1, 2, 3].map((depth) => perft(match, depth))).toEqual([2, 6, 0])
    match.answer(1, 'z')
    expect([1, 2].map((depth) => perft(match, depth))).toEqual([2, 0])
  })

  test('dice show their lowest face, even where they were set', () => {
    const game = tinyGame((table) => {
      table.ask(0, which(['x']))
      const [face = 0] = table.roll(0, 1, d6, { why: 'to count', rule: 'T-1' })
      table.ask(0, pickNumber(numbers, 1, face, undefined))
    })
    const match = Match.open(game, setup)
    match.setDice([6])
    expect(perft(match, 2)).toBe(1)
    match.answer(0, 'x')
    expect(perft(match, 1)).toBe(6)
  })

  test('is nothing after the end', () => {
    const game = tinyGame((table, state) => {
      table.ask(0, which(['x']))
      state.over = true
    })
    const match = Match.open(game, setup)
    match.answer(0, 'x')
    expect([0, 1].map((depth) => perft(match, depth))).toEqual([1, 0])
  })

  test('of the smugglers, by hand: six bids each, then draw, peek or neither, then four acts', () => {
    const match = Match.open(smugglers, setup)
    expect([1, 2, 3].map((depth) => perft(match, depth))).toEqual([6, 36, 108])
    match.answer(0, 1)
    match.answer(1, 0)
    expect([1, 2].map((depth) => perft(match, depth))).toEqual([3, 12])
  })

  test('needs a depth', () => {
    for (const depth of [-1, 1.5, Number.NaN])
      expect(() => perft(Match.open(branching, setup), depth)).toThrow(expect.objectContaining({ code: 'bad-request' }))
  })
})
