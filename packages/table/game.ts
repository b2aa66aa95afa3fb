import type { z } from 'zod'
import type { AfterAct, GameAct } from './act.ts'
import type { GameEvent } from './event.ts'
import type { Ask, Seat } from './question.ts'
import { clone } from './state.ts'
import type { Table } from './table.ts'
import type { Verdict } from './verdict.ts'

/** How a game ended. No winners is a draw (or, in a game against the table, a defeat). */
export interface Result {
  readonly winners: readonly Seat[]
  readonly [detail: string]: unknown
}

/** A state with the content it is played with; see `attachContent`. */
export interface PlayedState<Content = unknown> {
  readonly content: Content
}

/**
 * A game: its rules as plain functions, its content, and how to speak of both. Everything that plays it (referee, server,
 * client, bots, tests) needs this and nothing else.
 */
export interface Game<State extends PlayedState = PlayedState, Config = unknown, Content = unknown> {
  readonly id: string
  readonly title: string
  /** Changes whenever the same answers could lead elsewhere; records name it. */
  readonly version: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly config: z.ZodType<Config>
  /** Our content joined with the packs, validated. Throws a `bad-content` fault that says where and what was expected. */
  content(packs: readonly unknown[]): Content
  /** The state before the first decision. Throws a `bad-config` fault where config and content do not fit. */
  start(content: Content, config: Config, seats: number): State
  /** Plays from one checkpoint to the next. */
  step(table: Table, state: State): void
  /** Whether a seat may give up or agree to a draw now; a draw comes about when all who may have agreed. */
  mayAct(state: State, seat: Seat, act: GameAct): Verdict
  /**
   * A seat gives up, or all have agreed to a draw, perhaps in the middle of a step: what was rolled, paid and shown stays.
   * Where the step goes on, its question is asked anew, and a seat that gave up is asked nothing more in it.
   */
  act(table: Table, state: State, seat: Seat, act: GameAct): AfterAct
  result(state: State): Result | undefined
  /** What a state must look like; an edit that does not is refused. */
  readonly schema: z.ZodType
  /** Laws every state obeys, of so many seats where that is known, as sentences about those it breaks. */
  broken(state: State, seats?: number): readonly string[]
  /** What happened, in words. */
  describe(event: GameEvent, state: State): string
  /** What a choice changed, for odds: equal summaries are one outcome. */
  summary(before: State, after: State): Record<string, unknown>
  /** A copy as `clone` makes it, only faster; the conformance suite compares the two. */
  copy?(state: State): State
  /**
   * Whom the step from here asks before it does anything else, or that it asks nobody at all; undefined where only playing it
   * tells. The live table then needs no copy to play it on. Its slow twin is `step`; the conformance suite compares the two.
   */
  foresee?(state: State): Foreseen | undefined
}

export type Foreseen = Ask<unknown> | 'nobody'

/** A copy of a game's state, made the fast way where the game knows one. */
export function copyOf<State extends PlayedState>(game: Game<State>, state: State): State {
  return game.copy ? game.copy(state) : clone(state)
}

// biome-ignore lint/suspicious/noExplicitAny: a shelf holds games of every state and config
export type AnyGame = Game<any, any, any>
