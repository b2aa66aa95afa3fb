import { readChoice } from '../choice.ts'
import { type Die, diceEvent, isDecided, type RollKind, scoresOf } from '../dice.ts'
import type { GameEvent } from '../event.ts'
import { invariant } from '../fault.ts'
import type { Ask, Question, Seat } from '../question.ts'
import { type ShownQuestion, showQuestion } from '../shown.ts'
import type { Table } from '../table.ts'
import type { Throw } from '../together.ts'

export interface Script {
  /** Faces, in the order they are rolled. */
  readonly dice?: readonly number[]
  /** Choices, in the order they are asked for. */
  readonly answers?: readonly unknown[]
  /** Orders for shuffles and draws by chance: a list of indices for a shuffle, an index for a draw. */
  readonly chances?: readonly (number | readonly number[])[]
}

/** Takes dice and answers from a test. A die or choice that was not scripted fails, and so does one left over. */
export class ScriptTable implements Table {
  readonly events: GameEvent[] = []
  readonly asked: ShownQuestion[] = []
  readonly #dice: number[]
  readonly #answers: unknown[]
  readonly #chances: (number | readonly number[])[]

  constructor(script: Script = {}) {
    this.#dice = [...(script.dice ?? [])]
    this.#answers = [...(script.answers ?? [])]
    this.#chances = [...(script.chances ?? [])]
  }

  ask<Answer>(seat: Seat, question: Question<Answer>): Answer {
    const shown = showQuestion(seat, question)
    this.asked.push(shown)
    invariant(this.#answers.length > 0, `unscripted question "${shown.ask}" to seat ${seat}: ${shown.text}`)
    return readChoice(question, this.#answers.shift()) as Answer
  }

  askAll<Answer>(asks: readonly Ask<Answer>[]): Answer[] {
    return asks.map(({ seat, question }) => this.ask(seat, question))
  }

  roll(seat: Seat, count: number, die: Die, kind: RollKind): number[] {
    invariant(this.#dice.length >= count, `unscripted roll of ${count}${die.name} ${kind.why} for seat ${seat}`)
    const faces = this.#dice.splice(0, count)
    for (const face of faces) invariant(die.faces.includes(face), `a ${die.name} cannot show ${face}`)
    this.tell(diceEvent(seat, die, kind, faces))
    return faces
  }

  rollTogether(throws: readonly Throw[]): number[] {
    return throws.map(({ seat, die, kind }) => this.roll(seat, 1, die, kind)[0] as number)
  }

  rollOff(seats: readonly Seat[], die: Die, kind: RollKind, bonuses?: readonly number[]): number[] {
    for (;;) {
      const faces = seats.map((seat) => this.roll(seat, 1, die, kind)[0] as number)
      const scores = scoresOf(faces, bonuses)
      if (isDecided(scores)) return scores
    }
  }

  shuffle<Item>(items: readonly Item[], why: string): Item[] {
    const order = this.#chances.shift()
    invariant(Array.isArray(order), `unscripted shuffle of ${items.length}: ${why}`)
    const places = [...order].sort((a, b) => a - b)
    const whole = places.length === items.length && places.every((place, index) => place === index)
    invariant(whole, `${JSON.stringify(order)} is no order of ${items.length} items: ${why}`)
    return order.map((index: number) => items[index] as Item)
  }

  chance(count: number, why: string): number {
    const index = this.#chances.shift()
    invariant(typeof index === 'number' && index >= 0 && index < count, `unscripted draw of one in ${count}: ${why}`)
    return index
  }

  tell(event: GameEvent | (() => GameEvent)): void {
    this.events.push(typeof event === 'function' ? event() : event)
  }

  /** Fails where scripted dice or answers were not used. */
  done(): void {
    invariant(this.#dice.length === 0, `scripted dice left over: ${this.#dice.join(' ')}`)
    invariant(this.#answers.length === 0, `scripted answers left over: ${JSON.stringify(this.#answers)}`)
    invariant(this.#chances.length === 0, `scripted chances left over: ${JSON.stringify(this.#chances)}`)
  }
}
