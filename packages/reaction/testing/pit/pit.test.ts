import { clone, likelyAnswer, Match, oddsOf, playout, seededRandom } from '@muster/table'
import { conform } from '@muster/table/testing'
import { describe, expect, test } from 'vitest'
import { parseRow } from '../../row.ts'
import { pit } from './game.ts'
import type { Pit } from './state.ts'

conform(pit, {
  toy: true,
  setups: [
    { seats: 2 },
    {
      seats: 2,
      config: {
        rounds: 6,
        teams: [
          ['medic', 'sniper', 'medic'],
          ['brute', 'brute'],
        ],
      },
    },
  ],
})

const open = (left: readonly string[], right: readonly string[], change: (state: Pit) => void = () => {}) => {
  const match = Match.study(pit, { seats: 2, seed: 'pit', config: { teams: [left, right] } })
  const state = clone(match.state)
  change(state)
  return Match.study(pit, { seats: 2, seed: 'pit', config: { teams: [left, right] } }, state)
}
const told = (match: Match<Pit>, ...names: string[]) =>
  match.told.filter(({ event }) => names.includes(event.event)).map(({ event }) => event)
const rowOf = (match: Match<Pit>, id: string) => match.state.fighters.find((one) => one.id === id)?.tokens
/** Answers the question that is asked now, whoever is asked. */
const say = (match: Match<Pit>, ...choices: string[]) => {
  for (const choice of choices) match.answer(match.pending[0]?.seat as number, choice)
}

describe('an action from its token to its end', () => {
  test('is paid, guarded, rolled, settled by Luck and struck, in this order (CZ-ACTION-13)', () => {
    const match = open(['brute'], ['brute'])
    match.setDice([9, 3, 7])
    say(match, 'brute-00 0 brute-10 on G+', 'G+', 'keep', 'luck 0', 'keep')
    expect(told(match, 'paid', 'dice', 'again', 'wound').map(({ event, seat, id }) => [event, seat ?? id])).toEqual([
      ['paid', 'brute-00'],
      ['dice', 0],
      ['dice', 1],
      ['dice', 1],
      ['again', 1],
      ['wound', 'brute-10'],
    ])
    expect([rowOf(match, 'brute-00'), rowOf(match, 'brute-10')]).toEqual([parseRow('G- Y+'), parseRow('g+ Y+')])
  })

  test('asks the first side again only where the other rolled again (CZ-LUCK-8, CZ-LUCK-9)', () => {
    const match = open(['brute'], ['brute'])
    match.setDice([5, 5])
    say(match, 'brute-00 0 brute-10 on G+', 'G+')
    const seats: number[] = []
    while (match.questions[0]?.ask === 'again') {
      seats.push(match.questions[0].seat)
      say(match, 'keep')
    }
    expect(seats).toEqual([0, 1])
  })

  test('opens a [RE]action for whoever was wounded, at the attacker alone, and none to that (CZ-REACT-12, CZ-REACT-14)', () => {
    const match = open(['brute', 'medic'], ['brute'], ({ luck }) => luck.fill(0))
    match.setDice([9, 3, 9, 3])
    say(match, 'brute-00 0 brute-10 on G+', 'G+')
    expect(match.questions[0]).toMatchObject({ seat: 1, ask: 'act', pass: 'end' })
    expect(match.questions[0]?.options.map(({ key }) => key)).toEqual([
      'brute-10 0 brute-00 on g+',
      'brute-10 0 brute-00 on Y+',
      'brute-10 1 brute-00 on g+',
      'brute-10 1 brute-00 on Y+',
      'end',
    ])
  })
})

describe('odds of an action', () => {
  test('assume the guard likeliest to hold, and say so', () => {
    const match = open(['sniper'], ['brute'], ({ luck, fighters }) => {
      luck.fill(0)
      for (const one of fighters) if (one.seat === 1) one.place = 3
    })
    const outcomes = oddsOf(match, 0, 'sniper-00 1 brute-10 on Y+')
    expect(outcomes.map(({ chance, assumed }) => [chance, assumed])).toEqual([
      // YELLOW + 2 against GREEN + 1: faces 2 to 7 beat as many of twelve, the Crit eleven: 38 in 96.
      ['29/48', [{ seat: 1, ask: 'guard', key: 'G+' }]],
      ['19/48', [{ seat: 1, ask: 'guard', key: 'G+' }]],
    ])
  })

  // By faces there would be some hundred million cases; this ends because they are counted.
  test('of a sweep over six are counted by their cases', () => {
    const match = open(['sniper'], Array(6).fill('brute'), ({ fighters }) => {
      for (const one of fighters) one.place = one.seat
    })
    const outcomes = oddsOf(match, 0, 'sniper-00 2 brute-10 brute-11 brute-12 brute-13 brute-14 brute-15 on Y+')
    expect(outcomes).toHaveLength(64)
    expect(outcomes.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 9)
  })
})

test('every question within an action has a pass or an answer to reckon with', () => {
  const unanswerable = new Set<string>()
  for (let seed = 0; seed < 30; seed++) {
    const { state } = Match.open(pit, { seats: 2, seed: `${seed}` })
    playout(pit, clone(state), seededRandom(`${seed}`), (_, question, __, random) => {
      if (likelyAnswer(question) === undefined) unanswerable.add(question.words.ask)
      return question.form === 'one' ? question.options[random.below(question.options.length)] : undefined
    })
  }
  expect([...unanswerable]).toEqual([])
})
