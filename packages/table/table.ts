import type { Die, Matters, RollKind } from './dice.ts'
import type { GameEvent } from './event.ts'
import type { Ask, Question, Seat } from './question.ts'
import type { Tally, Throw } from './together.ts'

/**
 * What the rules are handed: whoever answers, rolls and listens. A rule calls it and goes on with what it returns; whether
 * a person, a bot, a test or a record stands behind it is not the rule's concern.
 */
export interface Table<Event extends GameEvent = GameEvent> {
  /** One seat decides. The answer is one of the options offered. */
  ask<Answer>(seat: Seat, question: Question<Answer>): Answer
  /** Several seats decide at once, none knowing the others' answers; answers come in the order of the asks. */
  askAll<Answer>(asks: readonly Ask<Answer>[]): Answer[]
  /** Rolls dice for a seat and returns their faces in order. */
  roll(seat: Seat, count: number, die: Die, kind: RollKind, matters?: Matters): number[]
  /**
   * Several seats throw a die each, as one roll; the faces in the order of the throws. The tally says what matters of them
   * as they fall: a die rolled again afterwards is a roll of its own.
   */
  rollTogether<Context>(throws: readonly Throw[], tally: Tally<Context>, context: Context): number[]
  /**
   * Each seat rolls one die and adds its bonus, again and again until one of them has the highest score alone; the scores
   * that decided. One roll of its own, since a rule that rolls again as long as scores tie could be tried out for ever.
   */
  rollOff(seats: readonly Seat[], die: Die, kind: RollKind, bonuses?: readonly number[]): number[]
  /** The items in random order. */
  shuffle<Item>(items: readonly Item[], why: string): Item[]
  /** A random whole number from 0 to `count` - 1. */
  chance(count: number, why: string): number
  /**
   * Tells what happened: to everyone, or to some seats while the others learn something less or nothing. An event that is
   * costly to put together is given as a function, which is called only where somebody listens.
   */
  tell(event: Event | (() => Event), to?: readonly Seat[], others?: Event): void
}
