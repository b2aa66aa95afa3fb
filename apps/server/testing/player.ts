import type { OwnQuestion } from '@muster/session'
import {
  apply,
  checkOf,
  type Json,
  type MovedMessage,
  type ServerMessage,
  type Shown,
  type TableMessage,
  unpackQuestions,
} from '@muster/wire'
import { WebSocket } from 'ws'
import type { Seated } from './fill.ts'
import { randomChoice } from './random-choice.ts'

/** An answer that the server has said is stored. */
export interface Acked {
  readonly match: string
  readonly seat: number
  readonly epoch: number
  readonly asked: number
  readonly choice: unknown
  /** Milliseconds from when it was first sent. */
  readonly ms: number
}

export interface PlayerSettings {
  readonly who: Seated
  /** Where to connect to; asked anew each time, with how many tries in a row have failed. */
  readonly url: (failed: number) => string
  /** By match, the seat it has. */
  readonly seats: ReadonlyMap<string, number>
  readonly below: (count: number) => number
  readonly onAcked: (acked: Acked) => void
  /** Milliseconds before each answer; nothing for at once. */
  readonly pause?: (() => number) | undefined
  /** Told of what a server must never do. */
  readonly onFault: (fault: string) => void
  readonly onFrame?: (match: string, bytes: number) => void
}

interface Place {
  shown: Shown | undefined
  seq: number
  movedAt: number
  isOver: boolean
  /** An answer that is not acknowledged yet; sent again after each reconnect. */
  waiting:
    | { readonly r: number; readonly question: OwnQuestion; readonly choice: unknown; readonly sent: number }
    | undefined
}

const RETRY_MS = 100

/** Somebody who plays at random over a socket, and keeps to what docs/online.md says: what is not acknowledged is sent again. */
export class Player {
  readonly #settings: PlayerSettings
  readonly #places = new Map<string, Place>()
  #socket: WebSocket | undefined
  #r = 0
  #failed = 0
  #isClosed = false

  constructor(settings: PlayerSettings) {
    this.#settings = settings
    for (const match of settings.seats.keys())
      this.#places.set(match, { shown: undefined, seq: -1, movedAt: Date.now(), isOver: false, waiting: undefined })
    this.#connect()
  }

  /** What it was last shown of a match. */
  seen(match: string): { readonly seq: number; readonly view: Json | undefined; readonly isOver: boolean } {
    const place = this.#places.get(match)
    return { seq: place?.seq ?? -1, view: place?.shown?.view, isOver: place?.isOver ?? false }
  }

  /** Whether it has seen all its tables. */
  get isSettled(): boolean {
    return [...this.#places.values()].every(({ shown }) => shown !== undefined)
  }

  /** How long ago the table that has stood still for longest moved; 0 where all are over. */
  stillFor(now: number): number {
    return Math.max(0, ...[...this.#places.values()].map(({ isOver, movedAt }) => (isOver ? 0 : now - movedAt)))
  }

  /** Ends the connection, and comes back as after a network that failed. */
  drop(): void {
    this.#socket?.terminate()
  }

  close(): void {
    this.#isClosed = true
    this.#socket?.terminate()
  }

  #connect(): void {
    if (this.#isClosed) return
    const url = this.#settings.url(this.#failed)
    const origin = url.replace('ws:', 'http:').replace(/\/play$/, '')
    const socket = new WebSocket(url, {
      headers: { cookie: this.#settings.who.cookie, origin },
      handshakeTimeout: 3_000,
    })
    this.#socket = socket
    socket.on('open', () => {
      this.#failed = 0
      this.#say({ say: 'hello', proto: 1 })
      for (const [match, seat] of this.#settings.seats) this.#say({ say: 'watch', match, seat })
      for (const [match, { waiting }] of this.#places) if (waiting) this.#send(match, waiting)
    })
    socket.on('message', (data) => this.#hear(String(data)))
    socket.on('error', () => {
      this.#failed++
      socket.terminate()
    })
    socket.on('close', () => setTimeout(() => this.#connect(), RETRY_MS))
  }

  #say(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as ServerMessage
    if (message.say === 'table' || message.say === 'moved') {
      this.#settings.onFrame?.(message.match, text.length)
      this.#shown(message)
    } else if (message.say === 'no') this.#refused(message)
  }

  #shown(message: TableMessage | MovedMessage): void {
    const place = this.#places.get(message.match)
    if (!place) return
    if (message.say === 'table') place.shown = message.shown
    else if (message.from !== place.seq || !place.shown) {
      const seat = this.#settings.seats.get(message.match)
      return this.#say({ say: 'watch', match: message.match, seat })
    } else {
      place.shown = apply(place.shown as unknown as Json, message.delta) as unknown as Shown
      if (message.check !== undefined && message.check !== checkOf(place.shown.view))
        this.#settings.onFault(`${message.match}: the view does not come to its checksum at ${message.seq}`)
    }
    if (message.seq < place.seq)
      this.#settings.onFault(`${message.match}: went back from ${place.seq} to ${message.seq}`)
    if (message.seq !== place.seq) place.movedAt = Date.now()
    place.seq = message.seq
    place.isOver = place.shown.result !== null
    const { waiting } = place
    if (waiting && message.ok === waiting.r) {
      place.waiting = undefined
      const { seat, id } = waiting.question
      const { epoch, asked } = id
      const ms = performance.now() - waiting.sent
      this.#settings.onAcked({ match: message.match, seat, epoch, asked, choice: waiting.choice, ms })
    }
    const [question] = unpackQuestions<OwnQuestion>(message.questions)
    if (question && !place.waiting && !place.isOver) this.#decide(message.match, place, question)
  }

  #decide(match: string, place: Place, question: OwnQuestion): void {
    const { pause, below } = this.#settings
    const answer = (): void => {
      if (this.#isClosed || place.waiting !== waiting) return
      place.waiting = { ...waiting, sent: performance.now() }
      this.#send(match, place.waiting)
    }
    const waiting = { r: ++this.#r, question, choice: randomChoice(question, below), sent: 0 }
    place.waiting = waiting
    if (pause) setTimeout(answer, pause())
    else answer()
  }

  #send(match: string, { r, question, choice }: NonNullable<Place['waiting']>): void {
    const { seat, id } = question
    this.#say({ say: 'answer', match, seat, epoch: id.epoch, asked: id.asked, choice, r })
  }

  #refused({ r, code, text }: { r: number; code: string; text: string }): void {
    for (const [match, place] of this.#places) {
      if (place.waiting?.r !== r) continue
      const { waiting } = place
      if (code !== 'try-again') this.#settings.onFault(`${match}: ${code}: ${text}`)
      setTimeout(() => place.waiting === waiting && this.#send(match, waiting), RETRY_MS)
    }
  }
}
