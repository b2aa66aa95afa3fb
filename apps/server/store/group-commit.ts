/** How one job of a group came out. */
export type Outcome<Done> = { readonly done: Done } | { readonly failed: Error }

/** What was written at once, for whoever measures. */
export interface Group {
  readonly size: number
  readonly ms: number
}

export interface Grouping<Job, Done> {
  /** Writes a group; outcomes in the order of the jobs. What it throws befell all of them. */
  readonly write: (jobs: readonly Job[]) => Promise<readonly Outcome<Done>[]>
  readonly most: number
  /** Jobs of one key are never in one group; they keep their order. */
  readonly key?: (job: Job) => string | undefined
  /**
   * Milliseconds from the beginning of a group that was no small one to the next, unless enough wait before: the more there is to do,
   * the larger groups become, until larger ones would be worth no more waiting.
   */
  readonly apart?: number
  readonly enough?: number
  readonly onGroup?: ((group: Group) => void) | undefined
}

interface Waiting<Job, Done> {
  readonly job: Job
  readonly resolve: (done: Done) => void
  readonly reject: (error: Error) => void
}

const SMALL = 8

/** Groups form by themselves: while one is written, what comes gathers and is written next, all at once. */
export class GroupCommit<Job, Done> {
  readonly #grouping: Grouping<Job, Done>
  #waiting: Waiting<Job, Done>[] = []
  #busy = false
  #notBefore = 0
  /** Set while the next group waits for its time. */
  #timer: NodeJS.Timeout | undefined
  #idle: (() => void)[] = []

  constructor(grouping: Grouping<Job, Done>) {
    this.#grouping = grouping
  }

  add(job: Job): Promise<Done> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ job, resolve, reject })
      if (this.#busy) return this.#hurry()
      this.#busy = true
      this.#next()
    })
  }

  /** Writes what waits; what arrives in the same turn of the loop goes along. */
  #next(): void {
    const left = this.#areEnough ? 0 : this.#notBefore - performance.now()
    if (left > 0) this.#timer = setTimeout(() => void this.#work(), left)
    else setImmediate(() => void this.#work())
  }

  get #areEnough(): boolean {
    return this.#waiting.length >= (this.#grouping.enough ?? Number.POSITIVE_INFINITY)
  }

  /** What waits for its time need wait no longer once enough are there. */
  #hurry(): void {
    if (!this.#timer || !this.#areEnough) return
    clearTimeout(this.#timer)
    this.#timer = undefined
    setImmediate(() => void this.#work())
  }

  /** Resolved when nothing waits any more. */
  async settled(): Promise<void> {
    if (this.#busy) await new Promise<void>((resolve) => this.#idle.push(resolve))
  }

  async #work(): Promise<void> {
    this.#timer = undefined
    const group = this.#group()
    const outcomes = await this.#written(group)
    // Whoever hears of an outcome has much to do: where enough wait, they are written meanwhile.
    const isUnderWay = this.#areEnough
    if (isUnderWay) void this.#work()
    for (const [index, waiting] of group.entries()) tell(waiting, outcomes[index])
    if (isUnderWay) return
    if (this.#waiting.length > 0) return this.#next()
    this.#busy = false
    for (const resolve of this.#idle.splice(0)) resolve()
  }

  #group(): readonly Waiting<Job, Done>[] {
    const { most, key } = this.#grouping
    if (!key && this.#waiting.length <= most) return this.#waiting.splice(0)
    const keys = new Set<string>()
    const group: Waiting<Job, Done>[] = []
    const later: Waiting<Job, Done>[] = []
    for (const waiting of this.#waiting) {
      const own = key?.(waiting.job)
      const fits = group.length < most && (own === undefined || !keys.has(own))
      if (own !== undefined) keys.add(own)
      ;(fits ? group : later).push(waiting)
    }
    this.#waiting = later
    return group
  }

  async #written(group: readonly Waiting<Job, Done>[]): Promise<readonly Outcome<Done>[]> {
    const began = performance.now()
    this.#notBefore = group.length > SMALL ? began + (this.#grouping.apart ?? 0) : 0
    try {
      const outcomes = await this.#grouping.write(group.map(({ job }) => job))
      this.#grouping.onGroup?.({ size: group.length, ms: performance.now() - began })
      return outcomes
    } catch (error) {
      return group.map(() => ({ failed: error as Error }))
    }
  }
}

function tell<Job, Done>({ resolve, reject }: Waiting<Job, Done>, outcome: Outcome<Done> | undefined): void {
  if (outcome && 'done' in outcome) resolve(outcome.done)
  else reject(outcome?.failed ?? new Error('nothing is known of how it came out'))
}
