import { describe, expect, test } from 'vitest'
import { d6, die } from '../dice.ts'
import type { InForce } from '../line.ts'
import { pickNumber } from '../question.ts'
import type { Random } from '../random/random.ts'
import { which } from '../testing/tiny-game.ts'
import { LiveTable, suspended } from './live.ts'

/** Draws these numbers, in order. */
function drawing(...numbers: number[]): Random {
  return { below: (bound) => (numbers.shift() ?? 0) % bound }
}

const table = (entries: InForce[] = [], forced: number[] = [], random = drawing()) =>
  new LiveTable({ entries, random, forced, seats: 2 })
const hit = { why: 'to hit', rule: 'T-HIT-1' }
const x = which(['x', 'y'])
const number = pickNumber({ ask: 'n', prompt: () => '', key: String, text: String }, 0, 9, undefined)

describe('asking', () => {
  test('answers from the entries, then waits with the question', () => {
    const live = table([
      { seat: 0, choice: 'y' },
      { seat: 1, choice: 'x' },
    ])
    expect([live.ask(0, x), live.ask(1, x)]).toEqual(['y', 'x'])
    expect(() => live.ask(2, x)).toThrow(suspended)
    expect(live.pending).toEqual([{ seat: 2, question: x, asked: 2 }])
    expect(live.at).toBe(2)
  })

  test('an answer that does not fit says where it stands', () => {
    expect(() => table([{ seat: 1, choice: 'x' }]).ask(0, x)).toThrow('answers[0]: seat 1 answers, but seat 0 is asked')
    expect(() => table([{ seat: 0, choice: 'z' }]).ask(0, x)).toThrow('answers[0]: to the question "which": "z" is not')
  })

  test('an edit is left for who runs the step', () => {
    const dice = table([{ dice: [6] }, { edit: [] }])
    expect(() => dice.ask(0, x)).toThrow(suspended)
    expect([dice.at, dice.pending]).toEqual([1, []])
    const late = table([{ seat: 0, choice: 'x' }, { edit: [] }])
    late.ask(0, x)
    expect(() => late.ask(0, x)).toThrow(suspended)
    expect(late.at).toBe(1)
  })
})

describe('asking several at once', () => {
  const asks = [2, 0, 1].map((seat) => ({ seat, question: number }))
  const given = [0, 1, 2].map((seat) => ({ seat, choice: seat + 5 }))

  test.each([[[0, 1, 2]], [[0, 2, 1]], [[1, 0, 2]], [[1, 2, 0]], [[2, 0, 1]], [[2, 1, 0]]])(
    'answers may arrive as %j and come in the order of the asks',
    (arrival) => {
      expect(table(arrival.map((at) => given[at] as InForce)).askAll(asks)).toEqual([7, 5, 6])
    },
  )

  test('waits for those who have not answered', () => {
    const live = table([{ seat: 0, choice: 3 }])
    expect(() => live.askAll(asks)).toThrow(suspended)
    expect(live.pending.map(({ seat }) => seat)).toEqual([2, 1])
  })

  test('nobody answers twice, nobody unasked', () => {
    const twice = { seat: 0, choice: 3 }
    expect(() => table([twice, twice]).askAll(asks)).toThrow('answers[1]: seat 0 answers, but is not asked')
    expect(() => table([{ seat: 9, choice: 3 }]).askAll(asks)).toThrow('answers[0]: seat 9 answers, but is not asked')
  })

  test('nobody is asked two things at once', () => {
    expect(() => table().askAll([...asks, { seat: 0, question: number }])).toThrow('asked two things at once')
  })

  test('asking nobody is answered at once', () => {
    expect(table().askAll([])).toEqual([])
  })
})

describe('rolling', () => {
  test('draws faces and tells them', () => {
    const live = table([], [], drawing(0, 5, 2))
    const faces = live.roll(1, 3, d6, hit)
    expect(faces).toEqual([1, 6, 3])
    faces.sort()
    const event = { event: 'dice', rule: 'T-HIT-1', seat: 1, die: 'd6', faces: [1, 6, 3], why: 'to hit' }
    expect(live.told).toEqual([{ event, to: undefined, others: undefined, after: 0 }])
  })

  test('dice that were set come first, then they are random again', () => {
    const live = table([], [6, 5], drawing(1, 1))
    expect(live.roll(0, 3, d6, hit)).toEqual([6, 5, 2])
    expect(live.roll(0, 1, d6, hit)).toEqual([2])
  })

  test('dice set between two answers replace those set before', () => {
    const live = table([{ seat: 0, choice: 'x' }, { dice: [1] }, { dice: [2, 3] }, { seat: 0, choice: 'y' }], [6, 6, 6])
    live.ask(0, x)
    expect(live.roll(0, 1, d6, hit)).toEqual([6])
    live.ask(0, x)
    expect(live.roll(0, 2, d6, hit)).toEqual([2, 3])
    expect(live.forced).toEqual([])
  })

  test('a face the die does not have is refused at the roll', () => {
    expect(() => table([], [5]).roll(0, 1, die(4), hit)).toThrow(
      expect.objectContaining({ code: 'bad-dice', message: expect.stringContaining('a d4 is rolled to hit') }),
    )
  })

  test('a test table rolls nothing that was not set', () => {
    const live = new LiveTable({ entries: [], random: drawing(), forced: [4], seats: 2, onlyForced: true })
    expect(live.roll(0, 1, d6, hit)).toEqual([4])
    expect(() => live.roll(0, 1, d6, hit)).toThrow('unscripted die: a d6 is rolled to hit')
  })
})

test('chance and shuffles come from the stream', () => {
  const live = table([], [], drawing(3, 0, 0))
  expect(live.chance(4, 'which')).toBe(3)
  expect(live.shuffle(['a', 'b', 'c'], 'mix')).toEqual(['b', 'c', 'a'])
})

test('what was told stays as it was told', () => {
  const live = table()
  const cards = ['ace']
  live.tell({ event: 'draws', cards }, [0], { event: 'draws', count: 1 })
  live.tell(() => ({ event: 'shows', cards }))
  cards.push('two')
  expect(live.told).toEqual([
    { event: { event: 'draws', cards: ['ace'] }, to: [0], others: { event: 'draws', count: 1 }, after: 0 },
    { event: { event: 'shows', cards: ['ace'] }, to: undefined, others: undefined, after: 0 },
  ])
})
