import type { AnyQuestion, Match, PlayedState, Seat } from '@muster/table'
import type { SearchSettings } from './search/settings.ts'
import type { NamedStrength, Strength } from './strengths.ts'

/** What a game tells its bots: a `bot.ts` beside the rules. Plain functions of what the seat may know. */
export type Mind<State extends PlayedState = PlayedState> = {
  /** What a position is worth to a seat: 0 is even, 1 about a victory point, and more is better. */
  value(state: State, seat: Seat): number
  /**
   * The same where positions are compared that lie at different moments, as search does: what a turn not taken yet is worth must
   * be part of it. `value` where left out.
   */
  outlook?(state: State, seat: Seat): number
  /**
   * Whether a bot that has come to a question should look at its answers before it judges, rather than judge the position as
   * it stands: the follow-up questions of one decision (whom does the ability hit?), not the next decision. `from` is the
   * question it set out from.
   */
  looksInto(ask: string, from: string): boolean
  /** Whether what a question decides shows only in the step after it (whom do I activate?), so that bots must look beyond. */
  looksBeyond(from: string): boolean
  /** The answer to a question that needs no thought (which die to re-roll); undefined where it does. */
  habit?(question: AnyQuestion, state: State, seat: Seat): unknown
  /** What a rival is likely to answer where it would not do what odds assume of it (pass, most often); undefined where it would. */
  expects?(question: AnyQuestion, state: State): unknown
  /** The answers to a question that nothing on the table tells apart (which deck?): the bot's own dice choose among them. */
  alike?(question: AnyQuestion, state: State): readonly unknown[] | undefined
  /**
   * About what each option of a pick-one question gains, or each place suggested for a point or a path, in the measure of
   * `value`, without trying it out: how search plays on from the positions it reaches, and what it looks at first. A place that
   * weighs minus infinity is not looked at, so one of them must not. Undefined where nothing is known.
   */
  weigh?(question: AnyQuestion, state: State, seat: Seat): readonly number[] | undefined
  /**
   * Which options of a pick-one question come to nothing as things stand, by the rules of what they do: bots leave them alone,
   * unless all do. Undefined where that is not asked.
   */
  idle?(question: AnyQuestion, state: State, seat: Seat): readonly boolean[] | undefined
  /**
   * Whether a position can be valued as it stands by a seat that searches, with nothing hanging in the air: where not, search
   * plays on.
   */
  isQuiet?(state: State, seat: Seat): boolean
  /** Whether a question is worth a search; where it is not, what one step shows decides. All are where left out. */
  searches?(ask: string): boolean
  /** Whether of answers that come out alike greedy takes the one that passes: nothing is done that has no effect. */
  readonly passesTies?: boolean
  /** How many of the weightiest options or places greedy looks at: 14 where left out. */
  readonly looks?: number
  /** How many outcomes of the first, the second and any later roll of one answer greedy looks at: [24, 6, 2] where left out. */
  readonly outcomes?: readonly [first: number, second: number, later: number]
  /** The lead in value that makes a win three times as likely as not: what noise and trust are measured in. 4 where left out. */
  readonly scale?: number
  /** How search goes about it in this game, where it is not as usual. */
  readonly settings?: Partial<SearchSettings>
  /** What the names players choose from stand for in this game, where it is not as usual. */
  readonly strengths?: Partial<Record<NamedStrength, Strength>>
  /** Whether all seats share the result, so that no winners is a defeat and not a draw. */
  readonly together?: boolean
}

/** The sides a game is balanced over: warbands, decks, heroes. Each is played against each. */
export type Contest = {
  readonly entrants: readonly string[]
  /** The config of a game of one against another, by seat. */
  config(one: string, two: string): unknown
  /** What else a finished game is told apart by, such as the battle that was drawn. */
  variantOf?(state: unknown): string
  /** Games of another kind that can be asked for by name, such as one battle alone. */
  readonly variants?: Readonly<Record<string, Variant>>
}

/** How entrants meet in games of one kind: the config by seat, and what is changed before the first decision. */
export type Variant = {
  config(one: string, two: string): unknown
  /** A JSON Patch of the state. */
  edit?(state: unknown): readonly unknown[]
}

/** What a game played together is measured over: tables of so many seats at some difficulty, one bot in all seats. */
export type SharedContest = {
  readonly tables: readonly { readonly name: string; readonly seats: number; readonly config: unknown }[]
  /** Numbers, by name, that tell how a finished game went. */
  measure?(finished: Pick<Match, 'told' | 'state'>): Readonly<Record<string, number>>
}

/** The lead in value that makes a win three times as likely as not. */
export function leadOf<State extends PlayedState>({ scale = 4 }: Mind<State>): number {
  return scale
}

/** What winning, drawing and losing are worth, beyond anything a position can be. */
export const WIN = 1000
