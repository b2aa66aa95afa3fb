import { type Answering, answeringAfter } from './act.ts'
import { type InForce, type Line, lineOf, type OwnLine } from './line.ts'
import type { Entry, TakenBack } from './record.ts'

/** All that was ever done in a match, what of it is in force, and what follows from that alone. */
export class History {
  readonly #seats: number
  readonly #entries: Entry[] = []
  readonly #skips: Map<number, number>
  #line: OwnLine
  #epoch = 0
  #answering: readonly Answering[]

  /** `skips` has where the random stream went on, by the place of each take-back. */
  constructor(seats: number, entries: readonly Entry[] = [], skips: Iterable<readonly [number, number]> = []) {
    this.#seats = seats
    this.#answering = Array.from({ length: seats }, () => ({ by: 'person' }))
    this.#skips = new Map(skips)
    for (const entry of entries) this.#count(entry)
    this.#line = lineOf(this.#entries, entries.length, this.#skips)
  }

  /** What is taken back included. */
  get entries(): readonly Entry[] {
    return this.#entries
  }

  /** The entries in force. */
  get line(): Line {
    return this.#line
  }

  get skips(): ReadonlyMap<number, number> {
    return this.#skips
  }

  /** How often the match was changed by something else than an answer: an act, a take-back, an edit. */
  get epoch(): number {
    return this.#epoch
  }

  /** By seat, who answers for it. */
  get answering(): readonly Answering[] {
    return this.#answering
  }

  /** The first so many entries, as a history of their own. */
  upTo(count: number): History {
    const skips = [...this.#skips].filter(([place]) => place < count)
    return new History(this.#seats, this.#entries.slice(0, count), skips)
  }

  /** Adds an entry that is in force. */
  note(entry: Entry): void {
    this.#line.places.push(this.#entries.length)
    this.#line.entries.push(entry as InForce)
    this.#count(entry)
  }

  /** Adds an entry that is in force, unless what it leads to fails: then nothing has changed. */
  tried(entry: Entry, run: () => void): void {
    const [epoch, answering] = [this.#epoch, this.#answering]
    this.note(entry)
    try {
      run()
    } catch (error) {
      this.#entries.pop()
      this.#line.entries.pop()
      this.#line.places.pop()
      this.#epoch = epoch
      this.#answering = answering
      throw error
    }
  }

  /** Puts in force again what was so then; the random stream goes on after the furthest byte ever used. */
  goBack(entry: TakenBack, furthest: number): void {
    this.#line = lineOf(this.#entries, entry.back, this.#skips)
    this.#line.skips.set(this.#line.entries.length, furthest)
    this.#skips.set(this.#entries.length, furthest)
    this.#count(entry)
  }

  #count(entry: Entry): void {
    this.#entries.push(entry)
    if ('act' in entry || 'back' in entry || 'edit' in entry) this.#epoch++
    if ('act' in entry)
      this.#answering = this.#answering.map((who, seat) => (seat === entry.seat ? answeringAfter(entry, who) : who))
  }
}
