import { Match, oddsOf, refusedOptions } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { tinyGame, which } from '../table/testing/tiny-game.ts'
import { actionDie, type Colour, dieOf } from './dice.ts'
import { offerAgain } from './luck.ts'
import type { Roll } from './roll.ts'
import { purseLuck } from './testing/luck.ts'
import { scripted } from './testing/scripted.ts'

const kind = { why: 'to hit', rule: 'T-HIT-1' }
const rolled = (colour: Colour, face: number, seat = 0): Roll => ({ seat, die: dieOf(colour), kind, face, done: false })

const offered = (script: Parameters<typeof scripted>[0], luck: number, rolls: Roll[], accurate?: Roll) => {
  const purse = { luck: [luck] }
  const played = scripted(script, (table) => offerAgain(table, purseLuck, purse, 0, rolls, accurate))
  return { ...played, left: purse.luck[0], faces: rolls.map(({ face }) => face) }
}

describe('rolling again', () => {
  test('costs a Luck token, and the new face stands even if worse (AB-LUCK-6, CZ-LUCK-2, CZ-LUCK-3)', () => {
    const { result, left, faces, events } = offered({ answers: ['luck 0'], dice: [2] }, 1, [rolled('green', 5)])
    expect([result, left, faces]).toEqual([true, 0, [2]])
    expect(events.map(({ event }) => event)).toEqual(['dice', 'again'])
    expect(events[1]).toEqual({
      event: 'again',
      rule: 'T-LUCK-2',
      seat: 0,
      die: 'GREEN',
      was: 5,
      face: 2,
      way: 'luck',
    })
  })

  test('of one die happens once, whatever Luck is left; one token, one die (AB-LUCK-5, AB-LUCK-6, CZ-LUCK-4)', () => {
    const { asked, left, faces } = offered({ answers: ['luck 1', 'luck 0'], dice: [3, 4] }, 3, [
      rolled('green', 2),
      rolled('yellow', 2),
    ])
    expect(asked.map(({ options }) => options.map(({ key }) => key))).toEqual([
      ['luck 0', 'luck 1', 'keep'],
      ['luck 0', 'keep'],
    ])
    expect([left, faces]).toEqual([1, [4, 3]])
  })

  test('may be passed, and is not asked without Luck or a die left', () => {
    expect(offered({ answers: ['keep'] }, 2, [rolled('green', 2)]).result).toBe(false)
    expect(offered({}, 0, [rolled('green', 2)]).asked).toEqual([])
    expect(offered({}, 3, [{ ...rolled('green', 2), done: true }]).asked).toEqual([])
    expect(offered({}, 3, []).asked).toEqual([])
  })

  test('that shows a Crit gives the token back, but no second re-roll (AB-LUCK-9, CZ-LUCK-12)', () => {
    const { left, asked, events } = offered({ answers: ['luck 0'], dice: [8] }, 3, [rolled('yellow', 3)])
    expect([left, asked.length]).toEqual([3, 1])
    expect(events.at(-1)).toEqual({ event: 'streak', rule: 'T-LUCK-4', seat: 0, left: 3 })
  })

  test('of a die without a Crit gives nothing back (AB-R-26)', () => {
    const obstacle: Roll = { ...rolled('green', 3, 1), die: actionDie('OBSTACLE', 10, 0, 0) }
    expect(offered({ answers: ['luck 0'], dice: [10] }, 3, [obstacle]).left).toBe(2)
  })

  test('of an Accurate action costs nothing, even without Luck, and has no Streak (CZ-KEYWORD-2, CZ-R-50)', () => {
    const die = rolled('yellow', 2)
    const { left, asked, events } = offered({ answers: ['accurate 0'], dice: [8] }, 0, [die], die)
    expect([left, asked.length]).toEqual([0, 1])
    expect(asked[0]?.options.map(({ key }) => key)).toEqual(['accurate 0', 'keep'])
    expect(events.map(({ event }) => event)).toEqual(['dice', 'again'])
  })

  test('by Accurate is the one re-roll of its die; others may still have Luck (CZ-KEYWORD-3)', () => {
    const die = rolled('yellow', 2)
    const { asked } = offered({ answers: ['accurate 0', 'keep'], dice: [5] }, 3, [die, rolled('red', 2)], die)
    expect(asked.map(({ options }) => options.map(({ key }) => key))).toEqual([
      ['accurate 0', 'luck 0', 'luck 1', 'keep'],
      ['luck 1', 'keep'],
    ])
  })

  test('says in words what is rolled, for what, and why not', () => {
    const { asked } = offered({ answers: ['keep'] }, 2, [rolled('green', 5), { ...rolled('red', 1), done: true }])
    expect(asked[0]).toMatchObject({
      ask: 'again',
      rule: 'T-LUCK-1',
      text: 'You have rolled GREEN 5, RED 1. Roll a die again? (2 Luck left)',
      options: [{ text: 'Roll the GREEN 5 again for one Luck' }, { text: 'Keep what you have rolled' }],
      pass: 'keep',
      about: {
        luck: 2,
        dice: [
          { roll: 'to hit', die: 'GREEN', face: 5, final: false },
          { roll: 'to hit', die: 'RED', face: 1, final: true },
        ],
      },
    })
  })
})

test('odds pass the offer, and of taking it they know every face', () => {
  const purse = { luck: [1] }
  const game = tinyGame((table, state) => {
    table.ask(0, which(['go']))
    const roll = rolled('red', table.roll(0, 1, dieOf('red'), kind)[0] as number)
    offerAgain(table, purseLuck, { luck: [...purse.luck] }, 0, [roll])
    state.log.push(roll.face >= 5)
    state.over = true
  })
  const match = Match.open(game, { seats: 1, seed: 'luck' })
  const chances = () =>
    Object.fromEntries(
      oddsOf(match, 0, match.questions[0]?.ask === 'again' ? 'luck 0' : 'go').map((one) => [
        String((one.summary.log as boolean[])[0]),
        one.chance,
      ]),
    )
  expect(chances()).toEqual({ true: '1/3', false: '2/3' })
  match.setDice([2])
  match.answer(0, 'go')
  expect(match.questions[0]?.ask).toBe('again')
  expect(chances()).toEqual({ true: '1/3', false: '2/3' })
  const pending = match.pendingOf(0).question
  expect(refusedOptions(pending)).toEqual([])
})
