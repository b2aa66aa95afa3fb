import { type ClientMessage, type ServerMessage, WIRE_VERSION } from '@muster/wire'
import { Backoff } from './backoff.ts'

type WithoutR<Message> = Message extends { r: number } ? Omit<Message, 'r'> : never
/** What is asked of the server; each has one reply. */
export type Asking = WithoutR<ClientMessage>
type Of<Say extends ServerMessage['say']> = Extract<ServerMessage, { say: Say }>
export type Reply = Of<'table'> | Of<'moved'> | Of<'ok'> | Of<'told'>
/** What is heard of one match. */
export type MatchMessage = Extract<ServerMessage, { match: string }>

/** What the server refused, with the rule where there is one. */
export class WireTrouble extends Error {
  readonly code: string
  readonly rule: string | undefined

  constructor({ code, text, rule }: Of<'no'>) {
    super(text)
    this.code = code
    this.rule = rule
  }
}

export type LinkState = 'connecting' | 'on' | 'lost' | 'ended'

interface Pending {
  readonly message: ClientMessage & { r: number }
  /** Whether it is sent again over a new connection until it is answered. */
  readonly lasts: boolean
  sent: boolean
  tries: number
  readonly done: (reply: Reply) => void
  readonly failed: (error: Error) => void
}

/** What changes a table and is judged by the question or the offer it names: sent twice it is done once. */
const LASTING: readonly Asking['say'][] = ['answer', 'act', 'offer', 'consent', 'sit', 'stand', 'reveal', 'orders']
const MOST_TRIES = 20
const SILENCE = 70_000

interface Watch {
  readonly match: string
  seat: number | undefined
  readonly hear: (message: MatchMessage) => void
}

/** One socket to the server for the whole page. It comes back by itself, and what was not acknowledged is sent again. */
export class Connection {
  readonly #address: string
  readonly #backoff = new Backoff()
  readonly #listeners = new Set<() => void>()
  readonly #watches = new Set<Watch>()
  readonly #pending = new Map<number, Pending>()
  #socket: WebSocket | undefined
  #asked = 0
  #state: LinkState = 'connecting'
  #silence: ReturnType<typeof setTimeout> | undefined
  /** What the server said when it ended the connection. */
  words = ''
  /** How much later it is there than here, in milliseconds. */
  ahead = 0

  constructor(address: string) {
    this.#address = address
    this.#open()
    addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
  }

  readonly state = (): LinkState => this.#state
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** How many requests that last wait to be acknowledged. */
  get kept(): number {
    let kept = 0
    for (const { lasts } of this.#pending.values()) if (lasts) kept++
    return kept
  }

  /** Follows a match through the eyes of a seat, or of a spectator. */
  watch(match: string, seat: number | undefined, hear: Watch['hear']): Watching {
    const watch: Watch = { match, seat, hear }
    this.#watches.add(watch)
    if (this.#state === 'on') this.#watch(watch)
    return {
      again: (through = watch.seat) => {
        watch.seat = through
        if (this.#state === 'on') this.#watch(watch)
      },
      end: () => {
        this.#watches.delete(watch)
        this.#say({ say: 'leave', match })
      },
    }
  }

  ask(asking: Asking): Promise<Reply> {
    const message = { ...asking, r: ++this.#asked } as ClientMessage & { r: number }
    return new Promise((done, failed) => {
      const lasts = LASTING.includes(asking.say)
      const pending: Pending = { message, lasts, sent: false, tries: 0, done, failed }
      if (this.#state !== 'on' && !lasts) return failed(new Error('There is no connection just now.'))
      this.#pending.set(message.r, pending)
      if (this.#state === 'on') this.#send(pending)
      this.#tell()
    })
  }

  close(): void {
    this.#set('ended')
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    clearTimeout(this.#silence)
    this.#backoff.stop()
    this.#socket?.close()
  }

  #open(): void {
    const socket = new WebSocket(this.#address)
    this.#socket = socket
    socket.onopen = () => this.#say({ say: 'hello', proto: WIRE_VERSION })
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      this.#listen()
      this.#hear(JSON.parse(data) as ServerMessage)
    }
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost()
    }
  }

  #lost(): void {
    if (this.#state === 'ended') return
    clearTimeout(this.#silence)
    this.#set('lost')
    for (const [r, { lasts, failed }] of this.#pending) {
      if (lasts) continue
      this.#pending.delete(r)
      failed(new Error('The connection was lost.'))
    }
    this.#backoff.wait(() => this.#open())
  }

  /** Tries at once where the network or the page has just come back. */
  readonly #hurry = () => {
    if (document.visibilityState === 'visible') this.#backoff.hurry()
  }

  /** A connection over which nothing has come for long is none, whatever it says itself. */
  #listen(): void {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.#socket?.close(), SILENCE)
  }

  #hear(message: ServerMessage): void {
    switch (message.say) {
      case 'welcome':
        this.ahead = message.now - Date.now()
        this.#backoff.done()
        this.#set('on')
        for (const watch of this.#watches) this.#watch(watch)
        for (const pending of this.#pending.values()) this.#send(pending)
        return
      case 'bye':
        return this.#bye(message)
      case 'no':
        return this.#refuse(message)
      case 'ok':
      case 'told':
        return this.#settle(message.r, message)
      default:
        for (const { match, hear } of [...this.#watches]) if (match === message.match) hear(message)
        if ((message.say === 'table' || message.say === 'moved') && message.ok !== undefined)
          this.#settle(message.ok, message)
    }
  }

  #bye({ code, text, after }: Of<'bye'>): void {
    this.words = text
    if (after !== undefined) this.#backoff.atLeast(1000 * after)
    else if (FINAL.includes(code)) this.close()
  }

  /** What may be done a moment later is asked again by itself. */
  #refuse(no: Of<'no'>): void {
    const pending = this.#pending.get(no.r)
    if (!pending) return
    if (AGAIN.includes(no.code) && pending.lasts && pending.tries++ < MOST_TRIES) {
      setTimeout(() => this.#state === 'on' && this.#pending.has(no.r) && this.#send(pending), 300 * pending.tries)
      return
    }
    this.#pending.delete(no.r)
    this.#tell()
    pending.failed(new WireTrouble(no))
  }

  #settle(r: number, reply: Reply): void {
    const pending = this.#pending.get(r)
    this.#pending.delete(r)
    this.#tell()
    pending?.done(reply)
  }

  #watch({ match, seat }: Watch): void {
    this.#say({ say: 'watch', match, ...(seat === undefined ? {} : { seat }) })
  }

  #send(pending: Pending): void {
    pending.sent = true
    this.#say(pending.message)
  }

  #say(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #set(state: LinkState): void {
    this.#state = state
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

export interface Watching {
  /** Asks for the whole table, perhaps through other eyes. */
  again(seat?: number): void
  end(): void
}

/** Refusals of the moment. */
const AGAIN = ['try-again', 'slow-down', 'later']
/** Ends that a new connection would not mend. */
const FINAL = ['bad-proto', 'proto', 'suspended']
