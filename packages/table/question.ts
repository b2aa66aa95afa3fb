import type { Random } from './random/random.ts'
import type { Verdict } from './verdict.ts'

export type Seat = number

/** A place on a plane, in whole units of the game's own scale. */
export interface Point {
  readonly x: number
  readonly y: number
}

/**
 * How one kind of question speaks: its name, its prompt, and the key and text of each option. One constant a kind; the
 * texts are made only when somebody reads them, and `assume` is worked out only for odds and bots. `candidates` and `verdict` are what `explain` uses to say why an option
 * is not offered; the options a rule offers are exactly the candidates whose verdict is ok.
 */
export interface Words<Option, Context> {
  readonly ask: string
  readonly rule?: string
  readonly prompt: (context: Context) => string
  /** What others are told one is doing ("chooses a target"): the same always, so that it gives nothing away. */
  readonly doing?: string
  readonly key: (option: Option, context: Context) => string
  readonly text: (option: Option, context: Context) => string
  /** What sort of option it is, for programs: "move", "attack"; the question's name where left out. */
  readonly kind?: (option: Option, context: Context) => string
  /** What stands on its button, and what may stand beside that; the text and nothing where left out. */
  readonly label?: (option: Option, context: Context) => string
  readonly detail?: (option: Option, context: Context) => string
  /** What several options are together, in words: the card they play, whatever it is aimed at; the label where left out. */
  readonly group?: (option: Option, context: Context) => string
  /** The numbers behind a question, such as the dice rolled so far and the damage at stake. */
  readonly about?: (context: Context) => Readonly<Record<string, unknown>>
  readonly refs?: (option: Option, context: Context) => readonly string[]
  /** The option of a pick-one question to reckon with where nobody answers it and it cannot be passed. */
  readonly assume?: (options: readonly Option[], context: Context) => Option
  readonly candidates?: (context: Context) => readonly Option[]
  readonly verdict?: (option: Option, context: Context) => Verdict
  /** Why a key is not offered that is none of the candidates'; the question's own rule where left out. */
  readonly whyNot?: (key: string, context: Context) => Verdict
  /** What further options are folded away under. */
  readonly fold?: string
  /** On a plane: the outlines of where an answer may end, to be drawn for people; one within another is a hole. */
  readonly region?: (context: Context) => readonly (readonly Point[])[]
}

interface Asked<Option, Context> {
  readonly words: Words<Option, Context>
  readonly context: Context
}

export interface PickOne<Option = unknown, Context = unknown> extends Asked<Option, Context> {
  readonly form: 'one'
  readonly options: readonly Option[]
  /** The option that means "no, thank you"; odds look past such a question, standing orders answer it. */
  readonly pass: Option | undefined
  /** Options as good as the others that hardly anybody wants: clients fold them away, bots and random play leave them out. */
  readonly further?: readonly Option[]
  /** Any one of the options, come by without working out the others. */
  sample?(random: Random): Option
  /** The option with a key, come by without working out the others. */
  read?(key: string): Option | undefined
}

export interface PickSome<Option = unknown, Context = unknown> extends Asked<Option, Context> {
  readonly form: 'some'
  readonly options: readonly Option[]
  readonly min: number
  readonly max: number
}

export interface PutInOrder<Option = unknown, Context = unknown> extends Asked<Option, Context> {
  readonly form: 'order'
  readonly options: readonly Option[]
}

export interface PickNumber<Context = unknown> extends Asked<number, Context> {
  readonly form: 'number'
  readonly min: number
  readonly max: number
}

/** Any place whose verdict is ok may be answered; the candidates are the ones offered to bots and as suggestions. */
export interface PickPlace<Place, Context> extends Asked<Place, Context> {
  readonly candidates: readonly Place[]
  verdict(place: Place): Verdict
  /** Any allowed place, for random play. */
  sample(random: Random): Place
}

export interface PickPoint<Context = unknown> extends PickPlace<Point, Context> {
  readonly form: 'point'
}

export interface PickPath<Context = unknown> extends PickPlace<readonly Point[], Context> {
  readonly form: 'path'
}

// biome-ignore lint/suspicious/noExplicitAny: a table handles questions of every option type alike
type Whatever = any

export type AnyQuestion =
  | PickOne<Whatever, Whatever>
  | PickSome<Whatever, Whatever>
  | PutInOrder<Whatever, Whatever>
  | PickNumber<Whatever>
  | PickPoint<Whatever>
  | PickPath<Whatever>

/** A question whose answer has type `Answer`. */
export type Question<Answer> = AnyQuestion & { readonly answer?: Answer }

export interface Ask<Answer> {
  readonly seat: Seat
  readonly question: Question<Answer>
}

export function pickOne<Option, Context>(
  words: Words<Option, Context>,
  options: readonly Option[],
  context: Context,
  pass?: Option,
): Question<Option> {
  return { form: 'one', words, options, context, pass }
}

export function pickSome<Option, Context>(
  words: Words<Option, Context>,
  options: readonly Option[],
  min: number,
  max: number,
  context: Context,
): Question<Option[]> {
  return { form: 'some', words, options, min, max, context }
}

export function putInOrder<Option, Context>(
  words: Words<Option, Context>,
  options: readonly Option[],
  context: Context,
): Question<Option[]> {
  return { form: 'order', words, options, context }
}

export function pickNumber<Context>(
  words: Words<number, Context>,
  min: number,
  max: number,
  context: Context,
): Question<number> {
  return { form: 'number', words, min, max, context }
}
