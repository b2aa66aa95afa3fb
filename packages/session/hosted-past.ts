import type { Entry } from '@muster/table'
import type { HostedMatch } from './hosted-match.ts'

/** The match is kept every so many entries: going back plays no more than that again. */
const KEPT_EVERY = 16

/** What a match went through since it was taken up, so that any moment of it can be put in force again. */
export class Past {
  readonly #from: number
  readonly #entries: Entry[] = []
  readonly #kept: HostedMatch[]
  now: HostedMatch

  constructor(start: HostedMatch) {
    this.now = start
    this.#from = start.seq
    this.#kept = [start]
  }

  take(entry: Entry): void {
    this.now = this.#after(this.now, entry)
    this.#entries.push(entry)
    if (this.#entries.length % KEPT_EVERY === 0) this.#kept.push(this.now)
  }

  /** The match as it stood after the first so many entries of its record; undefined where that lies further back. */
  at(count: number): HostedMatch | undefined {
    const taken = count - this.#from
    const nearest = Math.floor(taken / KEPT_EVERY)
    let match = this.#kept[nearest]
    if (taken < 0 || taken > this.#entries.length) return undefined
    for (const entry of this.#entries.slice(nearest * KEPT_EVERY, taken)) match = match && this.#after(match, entry)
    return match
  }

  #after(match: HostedMatch, entry: Entry): HostedMatch {
    return 'back' in entry ? match.wentBackTo(this.at(entry.back), entry) : match.take(entry)
  }
}
