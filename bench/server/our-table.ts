import type { OwnQuestion } from '@muster/session'
import { type MovedMessage, type TableMessage, unpackQuestions } from '@muster/wire'
import { matchId, seatedAs } from '../../apps/server/testing/fill.ts'
import { randomChoice } from '../../apps/server/testing/random-choice.ts'
import { WebSocket } from '../../apps/server/testing/web-socket.ts'
import type { Pace } from './pace.ts'

type Frame = TableMessage | MovedMessage | { readonly say: 'welcome' | 'no' | 'seats' }

export interface OurSettings {
  readonly url: string
  /** Number of the first match of this table; the next games follow at the same table, so many apart. */
  readonly first: number
  readonly apart: number
  readonly last: number
  readonly players: readonly string[]
}

/** Two players at one table of ours, one match after the other, until they are ended. */
export class OurTable {
  readonly #sockets: WebSocket[]
  readonly #settings: OurSettings
  readonly #pace: Pace
  readonly #below: (count: number) => number
  #number: number
  #match: string
  #sent = 0
  #asked: { readonly seat: number; readonly question: OwnQuestion } | undefined
  #sender: number | undefined
  #r = 0
  #last: number
  /** By seat, the question it answered last. */
  readonly #answered: string[] = []
  #isClosed = false

  constructor(settings: OurSettings, share: number, pace: Pace, below: (count: number) => number) {
    this.#settings = settings
    this.#pace = pace
    this.#below = below
    this.#number = settings.first
    this.#match = matchId(settings.first)
    this.#last = pace.offset(share)
    const origin = settings.url.replace('ws:', 'http:').replace(/\/play$/, '')
    this.#sockets = settings.players.map((player, seat) => {
      const socket = new WebSocket(settings.url, { headers: { cookie: seatedAs(player).cookie, origin } })
      socket.on('open', () => {
        socket.send(JSON.stringify({ say: 'hello', proto: 1 }))
        this.#watch(seat)
      })
      socket.on('message', (data) => {
        const text = String(data)
        pace.received(text.length)
        this.#hear(seat, JSON.parse(text) as Frame)
      })
      socket.on('error', () => undefined)
      return socket
    })
  }

  #say(seat: number, message: object): void {
    const socket = this.#sockets[seat]
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
  }

  #watch(seat: number): void {
    this.#say(seat, { say: 'watch', match: this.#match, seat })
  }

  #hear(seat: number, frame: Frame): void {
    if (frame.say === 'no') throw new Error(JSON.stringify(frame))
    if ((frame.say !== 'table' && frame.say !== 'moved') || frame.match !== this.#match) return
    if (frame.ok === this.#r && this.#sender === seat) {
      this.#sender = undefined
      this.#pace.took(performance.now() - this.#sent)
    }
    if (frame.seed !== undefined) return this.#over(seat, frame.match)
    const [question] = asked(frame.questions)
    // A whole table may come while an answer is on its way, and ask the same once more.
    if (question && keyOf(frame.match, question) !== this.#answered[seat]) this.#asked = { seat, question }
    // Whoever is asked may hear of it before the other hears that its answer is stored.
    const { seat: next, question: one } = this.#asked ?? {}
    if (next === undefined || !one || this.#sender !== undefined) return
    this.#asked = undefined
    void this.#decide(next, frame.match, one)
  }

  /** The next match, once the first of the two hears that this one is over; the other follows by itself. */
  #over(seat: number, match: string): void {
    this.#say(seat, { say: 'leave', match })
    if (seat !== 0) return
    this.#asked = undefined
    this.#sender = undefined
    this.#say(1, { say: 'leave', match })
    this.#number += this.#settings.apart
    if (this.#number > this.#settings.last) return
    this.#match = matchId(this.#number)
    this.#watch(0)
    this.#watch(1)
  }

  async #decide(seat: number, match: string, question: OwnQuestion): Promise<void> {
    this.#sender = seat
    await this.#pace.next(this.#last)
    if (this.#isClosed) return
    const choice = randomChoice(question, this.#below)
    const { epoch, asked } = question.id
    this.#answered[seat] = keyOf(match, question)
    this.#last = this.#sent = performance.now()
    this.#say(seat, { say: 'answer', match, seat, epoch, asked, choice, r: ++this.#r })
  }

  close(): void {
    this.#isClosed = true
    for (const socket of this.#sockets) socket.terminate()
  }
}

const keyOf = (match: string, { id }: OwnQuestion): string => `${match} ${id.epoch} ${id.asked}`

/** Random players read only keys, which are always there, and what is folded away: the rest need not be unpacked for them. */
function asked(questions: readonly unknown[]): readonly OwnQuestion[] {
  const packed = questions as readonly OwnQuestion[]
  const isPlain = packed.every(({ options }) => options.every(({ fold }) => fold === undefined))
  return isPlain ? packed : unpackQuestions<OwnQuestion>(questions)
}
