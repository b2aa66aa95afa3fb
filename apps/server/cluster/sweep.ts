/** A match this node holds, and how many entries it knows of. */
export interface HeldHead {
  readonly match: string
  readonly seq: number
}

export interface SweepSettings {
  heads(matches: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** What is held here; asked again each time. */
  held(): Iterable<HeldHead>
  /** Told of each match that has more entries than are known here. */
  behind(match: string, head: number): void
  /** Where the store could not be asked; the next round asks again. */
  failed?(error: Error): void
  readonly every?: number
}

/** Compares what is held with the store, every second and whenever it is asked to. */
export class Sweep {
  readonly #settings: SweepSettings
  readonly #timer: NodeJS.Timeout
  #round: Promise<void> | undefined
  #again = false

  constructor(settings: SweepSettings) {
    this.#settings = settings
    this.#timer = setInterval(() => void this.now(), settings.every ?? 1000).unref()
  }

  /** Compares now; asked for during a round, it makes one more round after that. */
  now(): Promise<void> {
    if (this.#round) this.#again = true
    else
      this.#round = this.#compare().finally(() => {
        this.#round = undefined
      })
    return this.#round
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#again = false
    await this.#round
  }

  async #compare(): Promise<void> {
    do {
      this.#again = false
      const before = [...this.#settings.held()].map(({ match }) => match)
      if (before.length === 0) continue
      try {
        const heads = await this.#settings.heads(before)
        // What was learnt while the store answered is not behind.
        for (const { match, seq } of this.#settings.held()) {
          const head = heads.get(match)
          if (head !== undefined && head > seq) this.#settings.behind(match, head)
        }
      } catch (error) {
        this.#settings.failed?.(error as Error)
      }
    } while (this.#again)
  }
}
