import { describe, expect, test } from 'vitest'
import { d6 } from './dice.ts'
import { Match } from './match.ts'
import { pickOneOf } from './offer.ts'
import { pickOne, type Words } from './question.ts'
import { parseRecord } from './record.ts'
import { hashOf } from './state.ts'
import { type Tiny, tinyGame, which } from './testing/tiny-game.ts'
import { type Smugglers, smugglers } from './testing/toy-game.ts'
import { ok, refuse } from './verdict.ts'
import { verifyRecord } from './verify.ts'

const setup = { seats: 3, seed: 'acts' }
const resign = { act: 'resign' } as const
const draw = { act: 'agree-draw' } as const
const hit = { why: 'to hit', rule: 'T-HIT-1' }

/** Rolls, asks seat 1, rolls again. */
const rolling = tinyGame((table, state) => {
  state.log.push(table.roll(0, 1, d6, hit))
  state.log.push(table.ask(1, which(['a', 'b'], 'b')))
  state.log.push(table.roll(0, 1, d6, hit))
  state.log.push(table.ask(0, which(['on'])))
})

/** A match leads to the same place replayed and restored. */
function expectKept<State extends { readonly content: unknown }>(match: Match<State>): void {
  const all = (one: Match<State>) => hashOf([one.save(), one.told, one.questions, one.state, one.result ?? null])
  expect(all(Match.replay(match.game, parseRecord(JSON.parse(JSON.stringify(match.record())))))).toBe(all(match))
  expect(all(Match.restore(match.game, JSON.parse(JSON.stringify(match.save()))))).toBe(all(match))
}

describe('an act in the middle of a step', () => {
  test('leaves what was rolled before, by a seat that is not asked too, and the question is asked anew', () => {
    const match = Match.open(rolling, setup)
    const [rolled] = match.state.log
    match.act(2, resign)
    expect(match.state.log).toEqual([rolled, '2 resign'])
    expect(match.questions.map(({ seat }) => seat)).toEqual([1])
    expectKept(match)
  })

  test('answers for the seat that left by its pass, without asking', () => {
    const match = Match.open(rolling, setup)
    match.act(1, resign)
    expect(match.state.log.slice(1, 3)).toEqual(['1 resign', 'b'])
    expect(match.questions.map(({ seat }) => seat)).toEqual([0])
    match.answer(0, 'on')
    expect(match.questions.map(({ seat }) => seat)).toEqual([1])
    expectKept(match)
  })

  test('answers by the first option where there is no pass, also where several are asked', () => {
    const game = tinyGame((table, state) => {
      state.log.push(table.askAll([0, 1, 2].map((seat) => ({ seat, question: which([`x${seat}`, `y${seat}`]) }))))
    })
    const match = Match.open(game, setup)
    match.answer(2, 'y2')
    match.act(1, resign)
    expect(match.questions.map(({ seat }) => seat)).toEqual([0])
    match.answer(0, 'y0')
    expect(match.state.log).toEqual(['1 resign', ['y0', 'x1', 'y2']])
    expectKept(match)
  })

  test('works out options anew where they are candidates that a verdict allows, or made on demand', () => {
    const no = refuse('T-1', 'that seat left')
    const words: Words<number, Tiny> = {
      ask: 'whom',
      prompt: () => 'Whom?',
      key: String,
      text: String,
      candidates: () => [0, 1, 2],
      verdict: (seat, { log }) => (log.includes(`${seat} resign`) ? no : ok),
    }
    const options = (state: Tiny) => [0, 1, 2].filter((seat) => !words.verdict?.(seat, state))
    for (const lazy of [false, true]) {
      const game = tinyGame((table, state) => {
        const question = lazy ? pickOneOf(words, { options }, state) : pickOne(words, options(state), state)
        state.log.push(table.ask(0, question))
      })
      const match = Match.open(game, setup)
      match.act(2, resign)
      expect(match.questions[0]?.options.map(({ key }) => key)).toEqual(['0', '1'])
      expect(match.explain(0).map(({ key, rule }) => [key, rule])).toEqual([['2', 'T-1']])
    }
  })

  test('that ends the game ends the step with it', () => {
    const match = Match.open(smugglers, { ...setup, seats: 2 })
    match.act(1, resign)
    expect(match.pending).toEqual([])
    expect(match.result).toMatchObject({ winners: [0] })
    expect(() => match.act(0, resign)).toThrow(expect.objectContaining({ code: 'game-over' }))
    expectKept(match)
    expect(verifyRecord(smugglers, match.record())).toEqual([])
  })

  test('can be taken back', () => {
    const match = Match.open(smugglers, setup)
    const before = hashOf([match.state, match.questions, match.told])
    match.act(2, resign)
    match.takeBack(0, 2)
    expect(hashOf([match.state, match.questions, match.told])).toBe(before)
    expectKept(match)
  })
})

describe('who may not', () => {
  const gone = (): Match<Smugglers> => {
    const match = Match.open(smugglers, setup)
    match.act(2, resign)
    return match
  }

  test('is told the rule, and nothing changes', () => {
    const match = gone()
    const before = hashOf(match.save())
    expect(() => match.act(2, resign)).toThrow(expect.objectContaining({ code: 'bad-act', rule: 'TOY-END-1' }))
    expect(() => match.act(7, resign)).toThrow(expect.objectContaining({ code: 'bad-seat' }))
    expect(hashOf(match.save())).toBe(before)
  })
})

describe('a draw', () => {
  test('needs everyone who may agree, with no answer in between', () => {
    const match = Match.open(smugglers, setup)
    match.act(2, resign)
    match.act(0, draw)
    expect(match.agreed).toEqual([0])
    match.answer(0, 1)
    expect(match.agreed).toEqual([])
    match.act(1, draw)
    match.act(1, draw)
    expect([match.agreed, match.result]).toEqual([[1], undefined])
    expectKept(match)
    match.act(0, draw)
    expect(match.result?.winners).toEqual([0, 1, 2])
    expectKept(match)
  })
})

describe('acts of the table', () => {
  test('only change who answers', () => {
    const match = Match.open(smugglers, setup)
    const before = hashOf([match.state, match.questions, match.told])
    match.act(1, { act: 'timed-out' })
    match.act(1, { act: 'bot', level: 'veteran' })
    match.act(0, { act: 'bot', level: 'novice' })
    match.act(0, { act: 'back-to-person' })
    expect(match.answering).toEqual([{ by: 'person' }, { by: 'bot', level: 'veteran' }, { by: 'person' }])
    expect(hashOf([match.state, match.questions, match.told])).toBe(before)
    expectKept(match)
    match.act(2, { act: 'timed-out' })
    expect(match.answering[2]).toEqual({ by: 'nobody' })
  })

  test('call a match off, without winners', () => {
    const match = Match.open(smugglers, setup)
    match.answer(1, 0)
    match.act(0, { act: 'abort' })
    expect([match.pending, match.result]).toEqual([[], { winners: [], aborted: true }])
    expect(() => match.answer(0, 1)).toThrow(expect.objectContaining({ code: 'game-over' }))
    expect(() => match.edit([])).toThrow(expect.objectContaining({ code: 'game-over' }))
    expectKept(match)
  })
})

test('a question is known by the epoch and by when its seat was first asked', () => {
  const match = Match.open(smugglers, setup)
  expect([0, 1, 2].map((seat) => match.questionId(seat))).toEqual(Array(3).fill({ epoch: 0, asked: 0 }))
  match.answer(1, 0)
  expect(match.questionId(0)).toEqual({ epoch: 0, asked: 0 })
  expect(match.questionId(1)).toBeUndefined()
  match.answer(2, 0)
  match.answer(0, 1)
  expect(match.questionId(0)).toEqual({ epoch: 0, asked: 3 })
  match.setDice([6])
  expect(match.questionId(0)).toEqual({ epoch: 0, asked: 3 })
  match.act(1, { act: 'timed-out' })
  expect(match.questionId(0)).toEqual({ epoch: 1, asked: 3 })
  match.takeBack(1, 0)
  expect([match.epoch, match.questionId(1), match.questionId(0)]).toEqual([2, undefined, { epoch: 2, asked: 0 }])
  expectKept(match)
})
