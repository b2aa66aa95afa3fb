import { addLines, type LogLine, type OwnQuestion } from '@muster/session'
import {
  apply,
  checkOf,
  type Json,
  type MovedMessage,
  type Shown,
  type TableMessage,
  unpackQuestions,
} from '@muster/wire'

/** A table as somebody follows it who knows only what the wire says. */
export class Follower {
  shown!: Shown
  seq = -1
  epoch = 0
  viewer: number | undefined
  table!: TableMessage
  questions: readonly OwnQuestion[] = []
  readonly log: LogLine[] = []
  /** How often a whole table came. */
  wholes = 0
  seed: string | undefined
  #waiting: { readonly is: (follower: Follower) => boolean; readonly done: () => void }[] = []

  hear(message: TableMessage | MovedMessage): void {
    if (message.say === 'table') {
      this.table = message
      this.viewer = message.viewer
      this.shown = message.shown
      this.wholes++
    } else {
      if (message.from !== this.seq) throw new Error(`a change from ${message.from}, but this stands at ${this.seq}`)
      this.shown = apply(this.shown as unknown as Json, message.delta) as unknown as Shown
      if (message.check !== undefined && message.check !== checkOf(this.shown.view)) throw new Error('another view')
    }
    this.seq = message.seq
    this.epoch = message.epoch
    this.seed = message.seed ?? this.seed
    this.questions = unpackQuestions<OwnQuestion>(message.questions)
    addLines(this.log, { from: message.news.from, lines: message.news.events as never })
    const waiting = this.#waiting
    this.#waiting = waiting.filter(({ is }) => !is(this))
    for (const { is, done } of waiting) if (is(this)) done()
  }

  /** Once something is so at this table. */
  async until(is: (follower: Follower) => boolean): Promise<void> {
    if (this.seq >= 0 && is(this)) return
    await new Promise<void>((done) => this.#waiting.push({ is, done }))
  }
}
