import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { type Job, LIMITS, LOADING, MEMORY, type Said } from './jobs.ts'

/** Why a job came to nothing. */
export class ThinkingTrouble extends Error {
  readonly code: string
  readonly rule: string | undefined

  constructor(code: string, text: string, rule?: string) {
    super(text)
    this.name = 'ThinkingTrouble'
    this.code = code
    this.rule = rule
  }
}

interface Waiting {
  readonly id: number
  readonly job: Job
  readonly done: (value: unknown) => void
  readonly failed: (trouble: ThinkingTrouble) => void
}

interface Thinker {
  readonly process: ChildProcess
  busy: (Waiting & { timer: NodeJS.Timeout }) | undefined
}

export interface PoolSettings {
  /** Where bundles of earlier versions lie. */
  readonly bundles: string
  /** How many processes think; one less than there are cores unless it says otherwise. */
  readonly processes?: number | undefined
  /** Longer or shorter limits, by kind of job. */
  readonly limits?: Partial<typeof LIMITS> | undefined
}

const SCRIPT = fileURLToPath(new URL('./thinker.ts', import.meta.url))
const HOOK = new URL('../../../packages/yaml-loader/node-hook.ts', import.meta.url).href
/** Sockets come first. */
const NICENESS = 10

/**
 * Processes that think beside the one that serves sockets: bots, forecasts, packs of strangers. Each is niced, may hold so much
 * memory and take so long; one that does not keep to it is ended, and another begun. Who asks much waits behind who asks little.
 */
export class Thinkers {
  readonly #settings: PoolSettings
  readonly #limits: typeof LIMITS
  readonly #most: number
  readonly #thinkers = new Set<Thinker>()
  /** By who asks, what waits; the order of the map is whose turn it is. */
  readonly #queues = new Map<string, Waiting[]>()
  #asked = 0
  #closed = false

  constructor(settings: PoolSettings) {
    this.#settings = settings
    this.#limits = { ...LIMITS, ...settings.limits }
    this.#most = settings.processes ?? Math.max(1, availableParallelism() - 1)
  }

  /** How many jobs wait or are being done. */
  get load(): number {
    let waiting = 0
    for (const queue of this.#queues.values()) waiting += queue.length
    for (const { busy } of this.#thinkers) if (busy) waiting++
    return waiting
  }

  /** The processes there are. */
  get pids(): readonly number[] {
    return [...this.#thinkers].flatMap(({ process }) => process.pid ?? [])
  }

  /** Does a job for somebody: an account, or a match whose bot is to think. */
  ask(job: Job, who: string): Promise<unknown> {
    if (this.#closed) return Promise.reject(new ThinkingTrouble('try-again', 'the server is about to stop'))
    return new Promise((done, failed) => {
      const waiting = { id: ++this.#asked, job, done, failed }
      const queue = this.#queues.get(who)
      if (queue) queue.push(waiting)
      else this.#queues.set(who, [waiting])
      this.#hand()
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    const trouble = new ThinkingTrouble('try-again', 'the server is about to stop')
    for (const queue of this.#queues.values()) for (const { failed } of queue) failed(trouble)
    this.#queues.clear()
    const ended = [...this.#thinkers].map(
      ({ process }) =>
        new Promise((done) => (process.exitCode === null ? process.once('exit', done) : done(undefined))),
    )
    for (const thinker of this.#thinkers) this.#end(thinker, trouble)
    await Promise.all(ended)
  }

  /** Hands waiting jobs to whoever is free. */
  #hand(): void {
    while (this.#queues.size > 0) {
      const thinker = this.#free()
      if (!thinker) return
      const waiting = this.#next()
      if (waiting) this.#give(thinker, waiting)
    }
  }

  /** The next job: of everybody who waits one, in turn. */
  #next(): Waiting | undefined {
    const [first] = this.#queues
    if (!first) return undefined
    const [who, queue] = first
    const waiting = queue.shift()
    this.#queues.delete(who)
    if (queue.length > 0) this.#queues.set(who, queue)
    return waiting
  }

  #free(): Thinker | undefined {
    for (const thinker of this.#thinkers) if (!thinker.busy) return thinker
    return this.#thinkers.size < this.#most ? this.#begin() : undefined
  }

  #begin(): Thinker {
    const child = fork(SCRIPT, [this.#settings.bundles], {
      execArgv: ['--disable-warning=ExperimentalWarning', '--import', HOOK, `--max-old-space-size=${MEMORY}`],
      serialization: 'json',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    if (child.pid !== undefined) setPriority(child.pid, NICENESS)
    const thinker: Thinker = { process: child, busy: undefined }
    this.#thinkers.add(thinker)
    child.on('message', (said: Said) => this.#hear(thinker, said))
    child.once('exit', () =>
      this.#end(thinker, new ThinkingTrouble('too-large', 'it took more than there is room for')),
    )
    child.once('error', (error) => this.#end(thinker, new ThinkingTrouble('bug', error.message)))
    return thinker
  }

  #give(thinker: Thinker, waiting: Waiting): void {
    thinker.busy = { ...waiting, timer: this.#endAfter(thinker, LOADING) }
    thinker.process.send({ id: waiting.id, job: waiting.job })
  }

  #endAfter(thinker: Thinker, most: number): NodeJS.Timeout {
    return setTimeout(() => this.#end(thinker, new ThinkingTrouble('too-slow', `it took longer than ${most} ms`)), most)
  }

  #hear(thinker: Thinker, said: Said): void {
    const { busy } = thinker
    if (busy?.id !== said.id) return
    clearTimeout(busy.timer)
    if ('begun' in said) {
      busy.timer = this.#endAfter(thinker, this.#limits[busy.job.do])
      return
    }
    thinker.busy = undefined
    if ('value' in said) busy.done(said.value)
    else busy.failed(new ThinkingTrouble(said.trouble.code, said.trouble.text, said.trouble.rule))
    this.#hand()
  }

  /** Ends a process; what it was doing has failed, and what waits goes to another. */
  #end(thinker: Thinker, trouble: ThinkingTrouble): void {
    if (!this.#thinkers.delete(thinker)) return
    const { busy } = thinker
    thinker.process.kill('SIGKILL')
    if (busy) {
      clearTimeout(busy.timer)
      busy.failed(trouble)
    }
    if (!this.#closed) this.#hand()
  }
}
