import type { PickOne, PickPath, PickPlace, PickPoint, Point, Question, Words } from './question.ts'
import type { Random } from './random/random.ts'
import { ok, type Verdict } from './verdict.ts'

/**
 * What may be answered on a plane, where nobody can list it all: the verdict on any place, and some places it allows. Only the
 * verdict is always needed; candidates are worked out when somebody reads them, and random play samples where it can.
 */
export interface PlaceOffer<Place, Context> {
  readonly verdict: (place: Place, context: Context) => Verdict
  /** At least one, in a fixed order. */
  readonly candidates: (context: Context) => readonly Place[]
  readonly sample?: (context: Context, random: Random) => Place
}

export function pickPoint<Context>(
  words: Words<Point, Context>,
  offer: PlaceOffer<Point, Context>,
  context: Context,
): Question<Point> {
  return new LazyPickPlace('point', words, offer, context) as PickPoint<Context>
}

export function pickPath<Context>(
  words: Words<readonly Point[], Context>,
  offer: PlaceOffer<readonly Point[], Context>,
  context: Context,
): Question<readonly Point[]> {
  return new LazyPickPlace('path', words, offer, context) as PickPath<Context>
}

class LazyPickPlace<Place, Context> implements PickPlace<Place, Context> {
  readonly form: 'point' | 'path'
  readonly words: Words<Place, Context>
  readonly context: Context
  private readonly offer: PlaceOffer<Place, Context>
  private made: readonly Place[] | undefined = undefined

  constructor(
    form: 'point' | 'path',
    words: Words<Place, Context>,
    offer: PlaceOffer<Place, Context>,
    context: Context,
  ) {
    this.form = form
    this.words = words
    this.context = context
    this.offer = offer
  }

  get candidates(): readonly Place[] {
    this.made ??= this.offer.candidates(this.context)
    return this.made
  }

  verdict(place: Place): Verdict {
    return this.offer.verdict(place, this.context)
  }

  sample(random: Random): Place {
    const { sample } = this.offer
    return sample ? sample(this.context, random) : (this.candidates[random.below(this.candidates.length)] as Place)
  }
}

/**
 * How the options of a question are come by where working them all out is costly. `sample` gives any one of them, each with
 * some chance, without the others: it is what random play uses. The conformance suite checks both against `options`.
 */
export interface Offer<Option, Context> {
  readonly options: (context: Context) => readonly Option[]
  readonly further?: (context: Context) => readonly Option[]
  readonly sample?: (context: Context, random: Random) => Option
  /** The option with a key, further ones included, without the others; undefined where no option has it. */
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

/**
 * A question as it stands after something else changed the table under it: options that are worked out on demand are worked
 * out again, candidates that are refused now are gone and those that are allowed now come last; where none is left, it
 * stays as it was.
 */
export function askedAnew<Answer>(question: Question<Answer>): Question<Answer> {
  if (question.form !== 'one') return question
  if (question instanceof LazyPickOne) return question.anew() as Question<Answer>
  const { words, context } = question
  const { candidates, verdict, key } = words
  if (!candidates || !verdict) return question
  const refused = new Set<string>()
  const allowed = new Map<string, unknown>()
  for (const option of candidates(context)) {
    if (verdict(option, context) === ok) allowed.set(key(option, context), option)
    else refused.add(key(option, context))
  }
  const options = question.options.filter((option: unknown) => !refused.has(key(option, context)))
  for (const option of options) allowed.delete(key(option, context))
  options.push(...allowed.values())
  return options.length > 0 ? { ...question, options } : question
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

  anew(): LazyPickOne<Option, Context> {
    const fresh = new LazyPickOne(this.words, this.offer, this.context, this.pass)
    return fresh.options.length > 0 ? fresh : this
  }

  get further(): readonly Option[] {
    return this.offer.further?.(this.context) ?? []
  }

  read(key: string): Option | undefined {
    const { read } = this.offer
    if (read) return read(key, this.context)
    return [...this.options, ...this.further].find((option) => this.words.key(option, this.context) === key)
  }

  sample(random: Random): Option {
    const { sample } = this.offer
    return sample ? sample(this.context, random) : (this.options[random.below(this.options.length)] as Option)
  }
}
