import {
  type AnyQuestion,
  type Ask,
  clone,
  type Die,
  type Question,
  type Random,
  type Result,
  type Seat,
  seededRandom,
  shuffled,
  type Table,
} from '@muster/table'
import { value } from '../bot.ts'
import { sanctuary } from '../rules/game.ts'
import type { State } from '../rules/state.ts'
import { originOf } from './origin.ts'

/** Thrown where an answer is missing: the step is run again with it. */
class Missing extends Error {
  readonly seat: Seat
  readonly question: AnyQuestion

  constructor(seat: Seat, question: AnyQuestion) {
    super('an answer is missing')
    this.seat = seat
    this.question = question
  }
}

/** Answers by place in a list, rolls from a source of its own. */
class ListTable implements Table {
  readonly #answers: readonly number[]
  readonly #random: Random
  #at = 0

  constructor(answers: readonly number[], random: Random) {
    this.#answers = answers
    this.#random = random
  }

  ask<Answer>(seat: Seat, question: Question<Answer>): Answer {
    const place = this.#answers[this.#at++]
    if (place === undefined || question.form !== 'one') throw new Missing(seat, question)
    // What chance brings may leave fewer options than where the place was chosen.
    return question.options[Math.min(place, question.options.length - 1)]
  }

  askAll<Answer>(asks: readonly Ask<Answer>[]): Answer[] {
    return asks.map(({ seat, question }) => this.ask(seat, question))
  }

  roll(_seat: Seat, count: number, die: Die): number[] {
    return Array.from({ length: count }, () => die.faces[this.#random.below(die.faces.length)] as number)
  }

  rollOff(seats: readonly Seat[], die: Die): number[] {
    return seats.map((_, index) => die.faces.at(-1 - index) as number)
  }

  shuffle<Item>(items: readonly Item[]): Item[] {
    return shuffled(this.#random, items)
  }

  chance(count: number): number {
    return this.#random.below(count)
  }

  tell(): void {}
}

/** Runs a step on a copy; the state afterwards, or the question it stops at. */
function run(from: State, answers: readonly number[], random: Random): State | Missing {
  const state = clone(from)
  try {
    sanctuary.step(new ListTable(answers, random), state)
    return state
  } catch (thrown) {
    if (thrown instanceof Missing) return thrown
    throw thrown
  }
}

const LEAVES = 160
const WIDEST = 90

/** The worth of the best way to go on from given answers to the end of the step, looking at so many ends at most. */
function best(from: State, answers: readonly number[], seed: string, budget: { left: number }): number {
  const end = run(from, answers, seededRandom(seed))
  if (!(end instanceof Missing)) {
    budget.left--
    return value(end, 0)
  }
  const worths = placesOf(end.question).map((place) =>
    budget.left > 0 ? best(from, [...answers, place], seed, budget) : -1e9,
  )
  return Math.max(...worths)
}

/** The places of the options looked at: all, or evenly chosen ones where there are very many. */
function placesOf(question: AnyQuestion): number[] {
  if (question.form !== 'one') return []
  const { length } = question.options
  if (length <= WIDEST) return Array.from({ length }, (_, place) => place)
  return Array.from({ length: WIDEST }, (_, index) => Math.floor((index * length) / WIDEST))
}

export type Played = {
  readonly result: Result
  readonly decisions: number
  readonly asked: Readonly<Record<string, number>>
}

/** Plays a game with a greedy bot in every seat: each answer is the one that leads to the best end of its step. */
export function playGreedily(seats: number, settings: unknown, seed: string): Played {
  let state = originOf(seats, settings)
  const asked: Record<string, number> = {}
  let decisions = 0
  for (let step = 0; ; step++) {
    const result = sanctuary.result(state)
    if (result) return { result, decisions, asked }
    const dice = `${seed} ${step}`
    const answers: number[] = []
    for (;;) {
      const next = run(state, answers, seededRandom(dice))
      if (!(next instanceof Missing)) {
        state = next
        break
      }
      const { question } = next
      const places = placesOf(question)
      const budget = () => ({ left: Math.max(1, Math.ceil(LEAVES / places.length)) })
      const worths = places.map((place) => best(state, [...answers, place], `guess ${dice}`, budget()))
      const place = places[worths.indexOf(Math.max(...worths))] as number
      const option = question.form === 'one' ? question.words.key(question.options[place], question.context) : ''
      const kind = option.split(' ')[0] as string
      asked[kind] = (asked[kind] ?? 0) + 1
      decisions++
      answers.push(place)
    }
  }
}
