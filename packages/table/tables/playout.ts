import { type Die, isDecided, type RollKind, scoresOf } from '../dice.ts'
import type { Game, PlayedState, Result } from '../game.ts'
import { mapped } from '../mapped.ts'
import type { AnyQuestion, Ask, Question, Seat } from '../question.ts'
import { type Random, shuffled } from '../random/random.ts'
import type { Table } from '../table.ts'
import type { Throw } from '../together.ts'

/** Decides for every seat of a playout. Must return an answer the question offers. */
export type Policy<State = unknown> = (seat: Seat, question: AnyQuestion, state: State, random: Random) => unknown

/** Answers at once from a policy and rolls from a random source: no copies, no exceptions, no events. */
export class PlayoutTable<State> implements Table {
  decisions = 0
  readonly random: Random
  readonly policy: Policy<State>
  state: State

  constructor(random: Random, policy: Policy<State>, state: State) {
    this.random = random
    this.policy = policy
    this.state = state
  }

  ask<Answer>(seat: Seat, question: Question<Answer>): Answer {
    this.decisions++
    return this.policy(seat, question, this.state, this.random) as Answer
  }

  askAll<Answer>(asks: readonly Ask<Answer>[]): Answer[] {
    return asks.map(({ seat, question }) => this.ask(seat, question))
  }

  roll(_seat: Seat, count: number, die: Die): number[] {
    const faces: number[] = []
    for (let i = 0; i < count; i++) faces.push(die.faces[this.random.below(die.faces.length)] as number)
    return faces
  }

  rollTogether(throws: readonly Throw[]): number[] {
    const faces: number[] = []
    for (const { die } of throws) faces.push(die.faces[this.random.below(die.faces.length)] as number)
    return faces
  }

  rollOff(seats: readonly Seat[], die: Die, _kind: RollKind, bonuses?: readonly number[]): number[] {
    for (;;) {
      const faces = seats.map((seat) => this.roll(seat, 1, die)[0] as number)
      const scores = scoresOf(faces, bonuses)
      if (isDecided(scores)) return scores
    }
  }

  shuffle<Item>(items: readonly Item[]): Item[] {
    return shuffled(this.random, items)
  }

  chance(count: number): number {
    return this.random.below(count)
  }

  tell(): void {}
}

/** Any answer; each option equally likely, unless the question has its own way to come by one. */
export function randomAnswer(question: AnyQuestion, random: Random): unknown {
  switch (question.form) {
    case 'one':
      return question.sample ? question.sample(random) : question.options[random.below(question.options.length)]
    case 'some': {
      const size = question.min + random.below(question.max - question.min + 1)
      const places = mapped(question.options, (_, index) => index)
      const picked = shuffled(random, places).slice(0, size)
      return question.options.filter((_, index) => picked.includes(index))
    }
    case 'order':
      return shuffled(random, question.options)
    case 'number':
      return question.min + random.below(question.max - question.min + 1)
    default:
      return question.sample(random)
  }
}

export const randomPolicy: Policy = (_seat, question, _state, random) => randomAnswer(question, random)

export interface PlayedOut {
  readonly result: Result
  readonly decisions: number
  readonly steps: number
}

/** Plays a state to its end, in place. */
export function playout<State extends PlayedState>(
  game: Game<State>,
  state: State,
  random: Random,
  policy: Policy<State> = randomPolicy,
): PlayedOut {
  const table = new PlayoutTable(random, policy, state)
  for (let steps = 0; ; steps++) {
    const result = game.result(state)
    if (result) return { result, decisions: table.decisions, steps }
    game.step(table, state)
  }
}
