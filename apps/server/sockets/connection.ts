import type { Socket } from 'node:net'
import { type ClientMessage, readMessage, type ServerMessage, WIRE_VERSION } from '@muster/wire'
import type { RawData, WebSocket } from 'ws'
import type { Account } from '../people/accounts.ts'
import { StoreFault } from '../store/store-fault.ts'
import type { Time } from '../tables/time.ts'
import { isFault } from '../tables/trouble.ts'
import { Turns } from '../tables/turns.ts'
import { Eyes } from './eyes.ts'
import { Bucket, type SocketLimits } from './limits.ts'
import { mutedBy, NOBODY } from './muting.ts'
import { Outbox } from './outbox.ts'
import { handlers, slowWords } from './requests.ts'
import type { SocketParts } from './sockets.ts'
import type { Admitted } from './upgrade.ts'

type Handle = (connection: Connection, message: ClientMessage, received: number) => unknown

/** Milliseconds between two tries to read a table while the store is away. */
const [SHORTEST_WAIT, LONGEST_WAIT] = [100, 2_000]

let count = 0

/** One socket: what it says is read, limited and handed on; it may watch any number of tables. */
export class Connection {
  readonly admitted: Admitted
  /** What the web socket was made of. */
  readonly socket: Socket
  /** What tells it from others. */
  readonly key = `socket ${++count}`
  readonly parts: SocketParts
  readonly eyes: Eyes
  readonly outbox: Outbox
  /** Accounts whose chat this one does not want to read. */
  muted = NOBODY
  /** Milliseconds there and back, as last measured. */
  way = 0
  readonly #ws: WebSocket
  readonly #limits: SocketLimits
  readonly #time: Time
  readonly #messages: Bucket
  readonly #bytes: Bucket
  #isWelcome = false
  #refused = 0
  #heardAt: number
  #pingedAt = 0
  readonly #turns = new Turns()
  #stop: () => void

  constructor(ws: WebSocket, admitted: Admitted, parts: SocketParts, socket: Socket) {
    this.#ws = ws
    this.admitted = admitted
    this.socket = socket
    this.parts = parts
    this.#limits = parts.limits
    this.#time = parts.registry.parts.time
    const now = this.#time.now()
    this.#heardAt = now
    this.#messages = new Bucket(parts.limits.messages, now)
    this.#bytes = new Bucket(parts.limits.bytes, now)
    this.outbox = new Outbox(ws, socket, parts.limits, this.#time, () => this.eyes.catchUp())
    this.eyes = new Eyes(this)
    ws.on('message', (data, isBinary) => this.#hear(data, isBinary))
    ws.on('pong', () => {
      this.#heardAt = this.#time.now()
      this.way = this.#heardAt - this.#pingedAt
    })
    ws.on('error', () => ws.terminate())
    ws.once('close', () => this.#closed())
    this.#stop = this.#time.after(parts.limits.helloWithin, () => this.#isWelcome || this.bye('no-hello', 'say hello'))
  }

  get account(): Account | undefined {
    return this.admitted.account
  }

  say(message: ServerMessage): void {
    this.outbox.send(JSON.stringify(message))
  }

  bye(code: string, text: string, after?: number): void {
    this.say({ say: 'bye', code, text, after })
    this.#ws.close(1000)
    // Whoever does not close its end is not waited for.
    this.#time.after(2_000, () => this.#ws.terminate())
  }

  #hear(data: RawData, isBinary: boolean): void {
    const received = this.#time.now()
    this.#heardAt = received
    const text = isBinary ? '' : String(data)
    if (isBinary) return this.bye('bad-request', 'messages are text')
    const read = readMessage(text)
    if (!this.#messages.take(1, received) || !this.#bytes.take(text.length, received))
      return this.#slowDown('message' in read ? read.message : undefined)
    if ('problem' in read) return this.say({ say: 'no', r: requestIn(text), code: 'bad-request', text: read.problem })
    const { message } = read
    if (message.say === 'hello') return this.#welcome()
    if (!this.#isWelcome) return this.bye('no-hello', 'say hello first')
    if (slowWords.has(message.say)) void this.#handle(message, received)
    else void this.#turns.run(() => this.#handle(message, received))
  }

  #slowDown(message: ClientMessage | undefined): void {
    if (++this.#refused > this.#limits.warnings) return this.bye('slow-down', 'too many messages', 5)
    const r = message && 'r' in message ? message.r : 0
    this.say({ say: 'no', r, code: 'slow-down', text: 'too many messages; wait a little' })
  }

  #welcome(): void {
    const { account } = this
    if (this.#isWelcome) return
    this.#isWelcome = true
    this.#stop()
    this.#stop = this.#time.after(0, () => this.#ping())
    // Whoever is muted is known before any table is shown.
    void this.#turns.run(async () => {
      this.muted = await mutedBy(this)
    })
    this.say({
      say: 'welcome',
      proto: WIRE_VERSION,
      you: account ? { account: account.id, name: account.name } : null,
      now: this.#time.now(),
    })
  }

  #ping(): void {
    const now = this.#time.now()
    if (now - this.#heardAt > this.#limits.silent) return this.#ws.terminate()
    this.#pingedAt = now
    if (this.#ws.readyState === this.#ws.OPEN) this.#ws.ping()
    this.#stop = this.#time.after(this.#limits.pingEvery, () => this.#ping())
  }

  async #handle(message: ClientMessage, received: number): Promise<void> {
    if (this.#ws.readyState !== this.#ws.OPEN) return
    const handle = (handlers as Readonly<Record<string, Handle>>)[message.say] as Handle
    try {
      await handle(this, message, received)
    } catch (error) {
      this.#refuse(message, error)
    }
  }

  /** Reads what must be read before anything can be shown: while the store is away it waits, for nobody asks twice to watch. */
  async patiently<Done>(read: () => Promise<Done>): Promise<Done> {
    for (let wait = SHORTEST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
      try {
        return await read()
      } catch (error) {
        const isAway = error instanceof StoreFault || (isFault(error) && error.code === 'try-again')
        if (!isAway || this.#ws.readyState !== this.#ws.OPEN) throw error
        await new Promise<void>((done) => this.#time.after(wait, done))
      }
    }
  }

  #refuse(message: ClientMessage, error: unknown): void {
    const r = 'r' in message ? message.r : 0
    if (error instanceof StoreFault)
      return this.say({ say: 'no', r, code: 'try-again', text: 'the store is away for a moment; try again' })
    if (!isFault(error) || error.code === 'bug') {
      const match = 'match' in message ? message.match : ''
      this.parts.registry.parts.report?.('a request failed', error, match)
      this.say({ say: 'no', r, code: 'bug', text: 'something went wrong on our side; it has been written down' })
      return
    }
    const { code, message: text, rule } = error
    this.say({ say: 'no', r, code, text, ...(rule !== undefined && { rule }) })
    // Whoever is late is shown how the table stands now.
    if ((code === 'stale' || code === 'frozen') && 'match' in message) this.eyes.lookAgain(message.match)
  }

  #closed(): void {
    this.#stop()
    this.outbox.close()
    this.eyes.close()
    this.parts.onClosed(this)
  }
}

/** The request a message that could not be read was, as far as that can be told. */
function requestIn(text: string): number {
  const [, r] = /"r":(\d{1,9})[,}]/.exec(text) ?? []
  return Number(r ?? 0)
}
