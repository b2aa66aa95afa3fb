import { describe, expect, test } from 'vitest'
import { die } from './dice.ts'
import { Match } from './match.ts'
import { seededRandom } from './random/seeded.ts'
import { originOf } from './setup.ts'
import { oddsOf } from './tables/odds.ts'
import { perft } from './tables/perft.ts'
import { playout } from './tables/playout.ts'
import { ScriptTable } from './tables/script.ts'
import { type Tiny, tinyGame, which } from './testing/tiny-game.ts'
import { type Tally, type Throw, togetherOutcomes } from './together.ts'

const d12 = die(12)
const d8 = die(8)
const act = { why: 'to hit', rule: 'T-HIT-1' }
const oppose = { why: 'to oppose', rule: 'T-HIT-2' }
const setup = { seats: 2, seed: 'together' }

/** Whom the first die beats. */
const beaten: Tally<undefined> = {
  count: (soFar, at, face) => (at === 0 ? `${face}|` : `${soFar}${Number.parseInt(soFar, 10) > face ? 'x' : '.'}`),
  end: (soFar) => soFar.slice(soFar.indexOf('|') + 1),
}

const against = (targets: number): readonly Throw[] => [
  { seat: 0, die: d12, kind: act },
  ...Array.from({ length: targets }, (): Throw => ({ seat: 1, die: d12, kind: oppose })),
]

const rolling = (targets: number) =>
  tinyGame((table, state) => {
    table.ask(0, which(['go']))
    const [first = 0, ...others] = table.rollTogether(against(targets), beaten, undefined)
    state.log.push(others.map((face) => first > face))
    state.over = true
  })

describe('dice of several seats thrown together', () => {
  test('take scripted and set dice in the order of the throws, and each is told for its seat', () => {
    const throws: Throw[] = [
      { seat: 1, die: d12, kind: act },
      { seat: 0, die: d8, kind: oppose },
    ]
    const table = new ScriptTable({ dice: [12, 8] })
    expect(table.rollTogether(throws)).toEqual([12, 8])
    expect(table.events).toEqual([
      { event: 'dice', rule: 'T-HIT-1', seat: 1, die: 'd12', faces: [12], why: 'to hit' },
      { event: 'dice', rule: 'T-HIT-2', seat: 0, die: 'd8', faces: [8], why: 'to oppose' },
    ])
    expect(() => new ScriptTable({ dice: [12, 9] }).rollTogether(throws)).toThrow('a d8 cannot show 9')
    const match = Match.study(rolling(2), setup)
    match.setDice([7, 6, 7])
    match.answer(0, 'go')
    expect(match.state.log).toEqual([[true, false]])
    expect(match.told.map(({ event }) => [event.seat, event.faces])).toEqual([
      [0, [7]],
      [1, [6]],
      [1, [7]],
    ])
  })

  test('fall as single rolls fall from the same source', () => {
    const end = (game: ReturnType<typeof rolling>) => {
      const state = originOf(game, setup, {})
      playout(game, state, seededRandom('dice'))
      return state.log
    }
    const apart = tinyGame((table, state) => {
      table.ask(0, which(['go']))
      const [first = 0, ...others] = against(3).map((one) => table.roll(one.seat, 1, one.die, one.kind)[0] as number)
      state.log.push(others.map((face) => first > face))
      state.over = true
    })
    expect(end(rolling(3))).toEqual(end(apart))
  })

  test('show their lowest faces to perft', () => {
    const game = tinyGame((table, state) => {
      const faces = state.log.length === 0 ? [1] : (state.log[0] as number[])
      table.ask(0, which(faces.map((face, index) => `${index}: ${face}`)))
      state.log.push(table.rollTogether(against(1), beaten, undefined))
    })
    expect(perft(Match.open(game, setup), 2)).toBe(2)
  })

  test('have exact odds', () => {
    const chances = oddsOf(Match.open(rolling(1), setup), 0, 'go').map(({ chance, summary }) => [summary.log, chance])
    expect(chances).toEqual([
      [[[false]], '13/24'],
      [[[true]], '11/24'],
    ])
  })

  // By faces there would be 12^7 cases a question; this ends because they are counted.
  test('are counted by their cases: six targets and their questions', () => {
    const game = tinyGame((table, state: Tiny) => {
      table.ask(0, which(['go']))
      const [first = 0, ...others] = table.rollTogether(against(6), beaten, undefined)
      for (let luck = 0; luck < 7; luck++) table.ask(luck % 2, which(['again', 'keep'], 'keep'))
      state.log.push(others.map((face) => first > face))
      state.over = true
    })
    const outcomes = oddsOf(Match.open(game, setup), 0, 'go')
    expect(outcomes).toHaveLength(64)
    // All six are beaten by a face f in (f - 1)^6 of 12^6 ways: the sum of the sixth powers up to 11, in 12^7.
    const sixthPowers = Array.from({ length: 11 }, (_, face) => BigInt(face + 1) ** 6n).reduce((sum, one) => sum + one)
    const all = outcomes.find(({ summary }) => JSON.stringify(summary.log).includes('false') === false)
    const [top = 0n, bottom = 1n] = (all?.chance ?? '').split('/').map(BigInt)
    expect(top * 12n ** 7n).toBe(sixthPowers * bottom)
  })

  test('whose cases are too many are refused, not counted for ever', () => {
    const apart: Tally<undefined> = { count: (soFar, _, face) => `${soFar} ${face}` }
    expect(() => togetherOutcomes(against(6), apart, undefined)).toThrow(expect.objectContaining({ code: 'too-large' }))
  })
})
