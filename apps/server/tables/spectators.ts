import type { Held } from './held.ts'
import { setupOf } from './held.ts'
import type { Table } from './table.ts'

interface Moment {
  readonly held: Held
  readonly how: 'moved' | 'whole'
}

/** What spectators see of a table that is shown to them later: a cursor that trails the log by so many entries. */
export class Trailing {
  readonly #table: Table
  /** The last moments, oldest first; the first is what spectators see. None where they see the table as it is. */
  #moments: Moment[]
  #isWhole: boolean

  constructor(table: Table) {
    this.#table = table
    this.#moments = this.#delay === 0 ? [] : [{ held: table.held, how: 'whole' }]
    this.#isWhole = table.about.seq === 0
  }

  get #delay(): number {
    return this.#table.about.watchDelay
  }

  /** What spectators see now; a table that has only just been loaded shows no game until the past is there. */
  get seen(): Held {
    const { held, about } = this.#table
    if (this.#delay === 0 || about.state === 'over') return held
    const { game: _, ...bare } = held
    return this.#isWhole ? (this.#moments[0]?.held ?? bare) : bare
  }

  /** One entry more: whether and how what spectators see has changed. */
  push(held: Held, how: 'moved' | 'whole'): 'moved' | 'whole' | 'same' {
    if (this.#delay === 0 || held.about.state === 'over')
      return held.about.state === 'over' && this.#delay > 0 ? 'whole' : how
    const isEntry = held.about.seq !== this.#moments.at(-1)?.held.about.seq
    if (!isEntry) {
      // Who sits where is no secret: what is seen of the game stays.
      this.#moments[this.#moments.length - 1] = { held, how }
      return 'whole'
    }
    this.#moments.push({ held, how })
    if (this.#moments.length <= this.#delay + 1) return 'same'
    this.#moments.shift()
    return this.#moments[0]?.how ?? 'whole'
  }

  /** Plays the past again that is needed to show what was so long ago. */
  async fill(): Promise<void> {
    if (this.#isWhole || this.#delay === 0) return
    const { parts, id, held } = this.#table
    const stored = await parts.store.matches.load(id, { from: 'start' })
    const { game, engine } = held
    if (!stored || !game || !engine) return
    const entries = stored.entries.map(({ entry }) => entry)
    const first = Math.max(0, stored.seq - this.#delay)
    const moments: Moment[] = []
    const upTo = (seq: number) => engine.resume(setupOf(stored), undefined, entries.slice(0, seq))
    let hosted = upTo(first)
    for (let seq = first; seq < stored.seq; seq++) {
      moments.push({ held: { ...held, about: { ...held.about, seq }, game: { ...game, hosted } }, how: 'whole' })
      const entry = entries[seq] as (typeof entries)[number]
      hosted = 'back' in entry ? upTo(seq + 1) : hosted.take(entry)
    }
    if (this.#table.about.seq !== stored.seq || this.#isWhole) return
    this.#moments = [...moments, { held: this.#table.held, how: 'whole' }]
    this.#isWhole = true
  }
}
