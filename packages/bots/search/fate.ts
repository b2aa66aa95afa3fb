import { type Random, type RollKind, type Seat, seededRandoms } from '@muster/table'

/**
 * What chance holds for the tries of a search. The first try of every answer meets the same fate, and so does the second: the
 * same deal of what is hidden, the same dice for a seat's attacks, whatever else was rolled before. Answers are compared on
 * equal terms then, which takes half the tries.
 */
export class Fates {
  readonly #randoms: (fate: number, what: number) => Random
  readonly #places = new Map<string, number>()

  constructor(seed: string) {
    this.#randoms = seededRandoms(seed)
  }

  /** The fate of the try of a number. */
  of(number: number): Fate {
    return new Fate((what) => this.#randoms(number, this.#placeOf(what)))
  }

  #placeOf(what: string): number {
    const known = this.#places.get(what)
    if (known !== undefined) return known
    this.#places.set(what, this.#places.size)
    return this.#places.size - 1
  }
}

/** What chance holds for one try: a source of its own for everything that may come in another order in other tries. */
export class Fate {
  readonly #sourceOf: (what: string) => Random
  readonly #known = new Map<string, Random>()

  constructor(sourceOf: (what: string) => Random) {
    this.#sourceOf = sourceOf
  }

  get deal(): Random {
    return this.#of('deal')
  }

  /** Where the light policy strays. */
  get whims(): Random {
    return this.#of('whims')
  }

  get shuffles(): Random {
    return this.#of('shuffles')
  }

  dice(seat: Seat, { why }: RollKind): Random {
    return this.#of(`${seat} ${why}`)
  }

  #of(what: string): Random {
    const known = this.#known.get(what)
    if (known) return known
    const source = this.#sourceOf(what)
    this.#known.set(what, source)
    return source
  }
}
