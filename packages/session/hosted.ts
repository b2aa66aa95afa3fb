import type {
  Act,
  Answering,
  Choice,
  Entry,
  MatchUnderWay,
  Pending,
  Point,
  QuestionId,
  RefusedOption,
  Result,
  Seat,
} from '@muster/table'
import type { Foretold, Judged } from './inquire.ts'
import type { Seen } from './seen.ts'
import type { Given, Looking } from './session.ts'

/** A match with one entry more, and that entry as the record keeps it. */
export interface Step {
  readonly next: Hosted
  readonly entry: Entry
}

/**
 * A match as a server holds it: where it stands and the few entries of the step under way, not its whole past. It is a value:
 * what is judged gives a new one and changes nothing, so that it can be thrown away if it cannot be stored.
 */
export interface Hosted extends MatchUnderWay {
  /** How many entries the record has, and how many of them are in force. */
  readonly seq: number
  readonly decisions: number
  readonly epoch: number
  readonly result: Result | undefined
  readonly pending: readonly Pending[]
  readonly agreed: readonly Seat[]
  /** By seat, who answers for it. */
  readonly answering: readonly Answering[]
  /** How much was told, and from where on it is still held. */
  readonly told: { readonly from: number; readonly count: number }
  questionId(seat: Seat): QuestionId | undefined
  /** Judges an answer. `repeated` where this very answer to this very question was taken before. */
  answer(given: Given): Step | 'repeated'
  act(seat: Seat, act: Act): Step
  /** Throws a `forgotten` fault where that lies before what is held: take it up from the start with all entries, then again. */
  takeBack(to: number, by: Seat): Step
  /** Does what an entry says. */
  take(entry: Entry): Hosted
  /** What a viewer sees; news from before what is held are left out, and `news.from` says where it begins. */
  seen(looking: Looking): Seen
  explain(seat: Seat): RefusedOption[]
  forecasts(seat: Seat, choices: readonly Choice[]): Promise<Foretold[]>
  judge(seat: Seat, drawn: readonly Point[]): Judged
  /** Hash of the state, as a record ends with. */
  hash(): string
  /** Plain data to take it up from. */
  snapshot(): unknown
}
