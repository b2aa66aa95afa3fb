import { setTimeout as wait } from 'node:timers/promises'

/** What a crowd of players did to a server while it was measured. */
export interface Driven {
  readonly decisions: number
  readonly seconds: number
  /** Milliseconds from an answer to what came of it, of all that were measured. */
  readonly p50: number
  readonly p99: number
  /** Bytes that reached all seats, for each decision. */
  readonly bytes: number
}

const WARM = 20_000
const LONGEST_WARMING = 60

/** Counts decisions while it is on; says when each player may decide. */
export class Pace {
  #isOn = false
  #all = 0
  #began = 0
  #took: number[] = []
  #bytes = 0
  #seconds = 0
  /** Milliseconds between two decisions at one table; 0 for as fast as it goes. */
  readonly #between: number

  constructor(tables: number, rate: number | undefined) {
    this.#between = rate === undefined ? 0 : (tables / rate) * 1000
  }

  /** When a table that last decided then may decide again. */
  async next(last: number): Promise<void> {
    if (this.#between === 0) return
    const left = last + this.#between - performance.now()
    if (left > 0) await wait(left)
  }

  /** Where a table begins, so that not all decide at once. */
  offset(share: number): number {
    return performance.now() - share * this.#between
  }

  /** Resolved once so much was done that the machine has learnt to do it fast, on however busy a machine. */
  async warm(seconds: number): Promise<void> {
    const began = performance.now()
    const spent = () => (performance.now() - began) / 1000
    while (spent() < seconds || (this.#all < WARM && spent() < LONGEST_WARMING && this.#between === 0)) await wait(50)
  }

  took(ms: number): void {
    this.#all++
    if (this.#isOn) this.#took.push(ms)
  }

  received(bytes: number): void {
    if (this.#isOn) this.#bytes += bytes
  }

  on(): void {
    this.#isOn = true
    this.#began = performance.now()
  }

  off(): void {
    this.#isOn = false
    this.#seconds = (performance.now() - this.#began) / 1000
  }

  driven(): Driven {
    const sorted = this.#took.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
    const decisions = sorted.length
    return {
      decisions,
      seconds: this.#seconds,
      p50: at(0.5),
      p99: at(0.99),
      bytes: this.#bytes / Math.max(1, decisions),
    }
  }
}
