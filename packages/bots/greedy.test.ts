import { type AnyQuestion, Match, type Point, randomAnswer, seededRandom, writeChoice } from '@muster/table'
import { expect, test } from 'vitest'
import { foragers } from '../table/testing/foragers/game.ts'
import { type Tiny, tinyGame, which } from '../table/testing/tiny-game.ts'
import { smugglers } from '../table/testing/toy-game.ts'
import { judgeAnswers } from './greedy.ts'
import type { Mind } from './mind.ts'

const indifferent = { value: () => 0, looksInto: () => false, looksBeyond: () => false }

/** A question of Smugglers that can be passed. */
function passable() {
  const match = Match.open(smugglers, { seats: 2, config: { rounds: 3 }, seed: 'ties' })
  const random = seededRandom('ties')
  for (let [asked] = match.pending; asked; [asked] = match.pending) {
    const { seat, question } = asked
    if (match.pending.length === 1 && question.form === 'one' && question.pass !== undefined)
      return { match, seat, question }
    match.answer(seat, writeChoice(question, randomAnswer(question, random)))
  }
  throw new Error('nothing could be passed')
}

test('of answers that come out alike the first is taken, or the one that passes where the mind says so', () => {
  const { match, seat, question } = passable()
  expect(question.options[0]).not.toEqual(question.pass)
  expect(judgeAnswers(match, seat, indifferent)[0]?.answer).toEqual(question.options[0])
  expect(judgeAnswers(match, seat, { ...indifferent, passesTies: true })[0]?.answer).toEqual(question.pass)
})

test('an option that comes to nothing is left alone, unless all do', () => {
  const { match, seat, question } = passable()
  const judged = (idle: NonNullable<Mind<typeof match.state>['idle']>) =>
    judgeAnswers(match, seat, { ...indifferent, idle })
  const all = question.options.length
  expect(judged((asked) => (asked.form === 'one' ? asked.options.map((_, at) => at === 0) : undefined))).toHaveLength(
    all - 1,
  )
  expect(judged((asked) => (asked.form === 'one' ? asked.options.map(() => true) : undefined))).toHaveLength(all)
})

test('a place that weighs minus infinity is not looked at', () => {
  const match = Match.open(foragers, { seats: 2, seed: 'a', config: { ground: 'meadow' } })
  match.answer(0, 'Lark')
  const looked = (mind: Mind<typeof match.state>) => judgeAnswers(match, 0, mind).length
  const isFirst = (_: readonly Point[], index: number) => (index === 0 ? Number.NEGATIVE_INFINITY : 0)
  const choosy: Mind<typeof match.state> = {
    ...indifferent,
    weigh: (question) => (question.form === 'path' ? question.candidates.map(isFirst) : undefined),
  }
  expect(looked(choosy)).toBe(looked(indifferent) - 1)
})

/** Who strikes is struck back at, if the other would. */
const brawl = tinyGame((table, state) => {
  const mine = table.ask(0, which(['strike', 'wait']))
  state.log.push(mine)
  if (mine === 'strike') state.log.push(table.ask(1, which(['pass', 'back'], 'pass')))
  state.over = state.log.length >= 60
})

test('a rival does what the mind expects of it, or passes where it expects nothing', () => {
  const value = ({ log }: Tiny) => (log.includes('strike') ? 1 : 0) - (log.includes('back') ? 2 : 0)
  const match = Match.open(brawl, { seats: 2, config: {}, seed: 'x' })
  const best = (mind: Partial<Mind<Tiny>>) => judgeAnswers(match, 0, { ...indifferent, value, ...mind })[0]?.answer
  const isAsked = (question: AnyQuestion) => question.form === 'one' && question.options.includes('back')
  expect(best({})).toBe('strike')
  expect(best({ expects: (question) => (isAsked(question) ? 'back' : undefined) })).toBe('wait')
  expect(best({ expects: () => undefined })).toBe('strike')
})
