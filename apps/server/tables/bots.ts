import type { Choice, Seat } from '@muster/table'
import { bundleKey } from '../versions/key.ts'
import { answering } from './decision.ts'
import { setupOf } from './held.ts'
import type { Table } from './table.ts'
import { isFault } from './trouble.ts'

/** Bots answer on the beat, so that how long one thought tells nobody what it thought about. */
export const BEAT = 500
/** Who answers where a bot could not. */
const FALLBACK = 'novice'
const PATIENCE = 5_000
/** Troubles that are nobody's fault: the question is no longer asked, or the server is about to stop. */
const QUIET = new Set(['stale', 'game-over', 'frozen', 'not-begun', 'try-again'])

/** Lets the bots of a table think, one at a time, and answers for them. */
export class Bots {
  readonly #table: Table
  #isThinking = false
  #isClosed = false

  constructor(table: Table) {
    this.#table = table
    table.onChange(this)
    this.changed()
  }

  /** Whether a bot is to decide something here. */
  get isAsked(): boolean {
    return this.#asked() !== undefined
  }

  close(): void {
    this.#isClosed = true
  }

  changed(): void {
    const asked = this.#isThinking || this.#isClosed ? undefined : this.#asked()
    if (!asked) return
    this.#isThinking = true
    void this.#answer(asked.seat, asked.level)
      .catch((error) => this.#failed(asked.seat, error))
      .finally(() => {
        this.#isThinking = false
        this.changed()
      })
  }

  #asked(): { readonly seat: Seat; readonly level: string } | undefined {
    const { about, game } = this.#table.held
    if (about.state !== 'playing' || !game) return undefined
    for (const { seat } of game.hosted.pending) {
      const level = about.seats[seat]?.bot
      if (level !== undefined) return { seat, level }
    }
    return undefined
  }

  async #answer(seat: Seat, level: string): Promise<void> {
    const { about, game } = this.#table.held
    const { id, parts } = this.#table
    const question = game?.hosted.questionId(seat)
    if (!game || !question) return
    const began = parts.time.now()
    const held = { setup: setupOf(about), snapshot: game.hosted.snapshot(), entries: [] }
    const choice = await parts.think({ bundle: bundleKey(about), do: 'bot', held, seat, level }, id)
    const thought = parts.time.now() - began
    await this.#wait(Math.max(1, Math.ceil(thought / BEAT)) * BEAT - thought)
    await this.#table.decide({ judge: answering(seat, choice as Choice, question), by: 'bot', received: began })
  }

  /** A bot that could not answer leaves it to a simpler one; a question that is no longer asked needs no answer. */
  async #failed(seat: Seat, error: unknown): Promise<void> {
    const { parts, id } = this.#table
    if (isFault(error) && QUIET.has(error.code)) return await this.#wait(error.code === 'try-again' ? PATIENCE : 0)
    parts.report?.('a bot could not answer', error, id)
    await this.#answer(seat, FALLBACK).catch(() => this.#wait(PATIENCE))
  }

  #wait(ms: number): Promise<void> {
    return new Promise((done) => this.#table.parts.time.after(ms, done))
  }
}
