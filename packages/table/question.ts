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
 * texts are made only when somebody reads them. `candidates` and `verdict` are what `explain` uses to say why an option
 * is not offered; the options a rule offers are exactly the candidates whose verdict is ok.
 */
export interface Words<Option, Context> {
  readonly ask: string
  readonly rule?: string
  readonly prompt: (context: Context) => string
  readonly key: (option: Option, context: Context) => string
  readonly text: (option: Option, context: Context) => string
  readonly refs?: (option: Option, context: Context) => readonly string[]
  readonly candidates?: (context: Context) => readonly Option[]
  readonly verdict?: (option: Option, context: Context) => Verdict
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

/** Any point whose verdict is ok may be answered; the candidates are the ones offered to bots and as suggestions. */
export interface PickPoint<Context = unknown> extends Asked<Point, Context> {
  readonly form: 'point'
  readonly candidates: readonly Point[]
  readonly verdict: (point: Point) => Verdict
}

export interface PickPath<Context = unknown> extends Asked<readonly Point[], Context> {
  readonly form: 'path'
  readonly candidates: readonly (readonly Point[])[]
  readonly verdict: (path: readonly Point[]) => Verdict
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

export function pickPoint<Context>(
  words: Words<Point, Context>,
  candidates: readonly Point[],
  verdict: (point: Point) => Verdict,
  context: Context,
): Question<Point> {
  return { form: 'point', words, candidates, verdict, context }
}

export function pickPath<Context>(
  words: Words<readonly Point[], Context>,
  candidates: readonly (readonly Point[])[],
  verdict: (path: readonly Point[]) => Verdict,
  context: Context,
): Question<readonly Point[]> {
  return { form: 'path', words, candidates, verdict, context }
}

/**
 * How the options of a question are come by where working them all out is costly. `sample` gives any one of them, each with
 * some chance, without the others: it is what random play uses. The conformance suite checks both against `options`.
 */
export interface Offer<Option, Context> {
  readonly options: (context: Context) => readonly Option[]
  readonly sample?: (context: Context, random: Random) => Option
  /** The option with a key without the others; undefined where no option has it. */
  readonly read?: (key: string, context: Context) => Option | undefined
}

/**
 * As `pickOne`, with options that are worked out only when somebody reads them: a table that knows the answer does not.
 * They must be values, not parts of the state, since a table may hand one to a later run of the same step.
 */
export function pickOneOf<Option, Context>(
  words: Words<Option, Context>,
  offer: Offer<Option, Context>,
  context: Context,
  pass?: Option,
): Question<Option> {
  return new LazyPickOne(words, offer, context, pass)
}

class LazyPickOne<Option, Context> implements PickOne<Option, Context> {
  readonly form = 'one'
  readonly words: Words<Option, Context>
  readonly context: Context
  readonly pass: Option | undefined
  private readonly offer: Offer<Option, Context>
  private made: readonly Option[] | undefined = undefined

  constructor(
    words: Words<Option, Context>,
    offer: Offer<Option, Context>,
    context: Context,
    pass: Option | undefined,
  ) {
    this.words = words
    this.context = context
    this.pass = pass
    this.offer = offer
  }

  get options(): readonly Option[] {
    this.made ??= this.offer.options(this.context)
    return this.made
  }

  read(key: string): Option | undefined {
    const { read } = this.offer
    if (read) return read(key, this.context)
    return this.options.find((option) => this.words.key(option, this.context) === key)
  }

  sample(random: Random): Option {
    const { sample } = this.offer
    return sample ? sample(this.context, random) : (this.options[random.below(this.options.length)] as Option)
  }
}
