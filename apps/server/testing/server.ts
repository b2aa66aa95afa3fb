import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contributionHash } from '@muster/table'
import type { ClientMessage, ServerMessage, TableMessage } from '@muster/wire'
import { WebSocket } from 'ws'
import type { TableWanted } from '../http/tables.ts'
import { type Overrides, type Serving, serve } from '../serve.ts'
import type { Settings } from '../settings.ts'
import { Follower } from './follower.ts'
import { UNLIMITED } from './unlimited.ts'

type Without<Message, Key extends string> = Message extends unknown ? Omit<Message, Key> : never
/** A request, whose number the client puts in itself. */
export type Asked = Without<Extract<ClientMessage, { r: number }>, 'r'>

export const untimed: Pick<TableWanted, 'pace' | 'isPrivate' | 'watchDelay'> = {
  pace: { kind: 'untimed' },
  isPrivate: false,
  watchDelay: 0,
}

/** A whole server on loopback with a new SQLite file in a folder of its own. */
export class TestServer {
  readonly folder: string
  readonly overrides: Overrides
  serving: Serving
  readonly #clients = new Set<TestClient>()

  private constructor(folder: string, overrides: Overrides, serving: Serving) {
    this.folder = folder
    this.overrides = overrides
    this.serving = serving
  }

  static async start(overrides: Overrides = {}): Promise<TestServer> {
    const folder = mkdtempSync(join(tmpdir(), 'muster-server-'))
    return new TestServer(folder, overrides, await started(folder, overrides))
  }

  /** Stops and starts again on what is stored. */
  async restart(): Promise<void> {
    await this.serving.stop()
    await this.start()
  }

  /** Starts again after it was stopped. */
  async start(): Promise<void> {
    this.serving = await started(this.folder, this.overrides)
  }

  async guest(name: string): Promise<TestClient> {
    const { account, token } = await this.serving.accounts.welcome(name)
    return await this.client({ cookie: `muster=${token}` }, account.id)
  }

  async client(headers: Record<string, string>, id = ''): Promise<TestClient> {
    const client = new TestClient(this, headers, id)
    this.#clients.add(client)
    await client.open()
    return client
  }

  async stop(): Promise<void> {
    for (const client of this.#clients) client.drop()
    await this.serving.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

async function started(data: string, overrides: Overrides): Promise<Serving> {
  const settings: Settings = {
    ...{ port: 0, host: '127.0.0.1', data, isBehindProxy: false, logLevel: 'error', contact: 'mailto:a@localhost' },
    thinkers: 1,
  }
  return await serve(settings, { limits: 'off', socketLimits: UNLIMITED, keepsNoBundles: true, ...overrides })
}

/** Somebody with one socket, who follows the tables it watches. */
export class TestClient {
  readonly id: string
  readonly heard: ServerMessage[] = []
  /** Every frame as it came. */
  readonly frames: string[] = []
  readonly tables = new Map<string, Follower>()
  readonly #server: TestServer
  readonly #headers: Record<string, string>
  #ws: WebSocket | undefined
  #last = 0
  #waiting: { readonly is: (message: ServerMessage) => boolean; readonly done: (message: ServerMessage) => void }[] = []
  closed = false

  constructor(server: TestServer, headers: Record<string, string>, id: string) {
    this.#server = server
    this.#headers = headers
    this.id = id
  }

  get cookie(): string {
    return this.#headers.cookie ?? ''
  }

  get socket(): WebSocket {
    return this.#ws as WebSocket
  }

  async open(): Promise<void> {
    const { url } = this.#server.serving
    const ws = new WebSocket(`${url.replace('http', 'ws')}/play`, { headers: { origin: url, ...this.#headers } })
    this.#ws = ws
    this.closed = false
    ws.on('close', () => {
      this.closed = true
    })
    ws.on('message', (data) => this.#hear(String(data)))
    await new Promise<void>((done, fail) => {
      ws.once('open', () => done())
      ws.once('error', fail)
    })
    ws.on('error', () => {})
    this.say({ say: 'hello', proto: 1 })
    await this.next(({ say }) => say === 'welcome')
  }

  drop(): void {
    this.#ws?.terminate()
  }

  say(message: ClientMessage): void {
    this.#ws?.send(JSON.stringify(message))
  }

  #hear(text: string): void {
    this.frames.push(text)
    const message = JSON.parse(text) as ServerMessage
    this.heard.push(message)
    if (message.say === 'table' || message.say === 'moved') {
      const follower = this.tables.get(message.match) ?? new Follower()
      this.tables.set(message.match, follower)
      follower.hear(message)
    }
    const waiting = this.#waiting
    this.#waiting = waiting.filter(({ is }) => !is(message))
    for (const one of waiting) if (one.is(message)) one.done(message)
  }

  /** The next message of some kind. */
  next<Found extends ServerMessage>(is: (message: ServerMessage) => message is Found): Promise<Found>
  next(is: (message: ServerMessage) => boolean): Promise<ServerMessage>
  next(is: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    return new Promise((done) => this.#waiting.push({ is, done }))
  }

  /** Asks, and waits for what answers it. */
  ask(asked: Asked): Promise<ServerMessage> {
    const r = ++this.#last
    const reply = this.next((message) => ('ok' in message && message.ok === r) || ('r' in message && message.r === r))
    this.say({ ...asked, r } as ClientMessage)
    return reply
  }

  async watch(match: string, seat?: number): Promise<TableMessage> {
    const shown = this.next((message): message is TableMessage => message.say === 'table' && message.match === match)
    this.say(seat === undefined ? { say: 'watch', match } : { say: 'watch', match, seat })
    return await shown
  }

  async lay(wanted: Omit<TableWanted, 'pace' | 'isPrivate' | 'watchDelay'> & Partial<TableWanted>): Promise<string> {
    return await this.#server.serving.lobby.create({ id: this.id }, { ...untimed, ...wanted })
  }

  sit(match: string, seat: number): Promise<ServerMessage> {
    return this.ask({ say: 'sit', match, seat, hash: contributionHash(contributionOf(match, seat)) })
  }

  reveal(match: string, seat: number): Promise<ServerMessage> {
    return this.ask({ say: 'reveal', match, seat, contribution: contributionOf(match, seat) })
  }

  at(match: string): Follower {
    const follower = this.tables.get(match)
    if (!follower) throw new Error('this table is not watched')
    return follower
  }
}

export const contributionOf = (match: string, seat: number): string => `a contribution of seat ${seat} at ${match}`

/** Lays a table for as many guests, who sit down and reveal; the game begins. */
export async function begun(
  server: TestServer,
  wanted: Omit<TableWanted, 'pace' | 'isPrivate' | 'watchDelay' | 'seats'> & Partial<TableWanted>,
  names = ['Ann', 'Bob'],
): Promise<{ match: string; players: TestClient[] }> {
  const players: TestClient[] = []
  for (const name of names) players.push(await server.guest(name))
  const [host] = players as [TestClient]
  const seats = wanted.seats ?? names.map((_, seat) => (seat === 0 ? ('me' as const) : ('free' as const)))
  const match = await host.lay({ ...wanted, seats })
  for (const [seat, player] of players.entries()) {
    await player.sit(match, seat)
    await player.watch(match, seat)
  }
  for (const [seat, player] of players.entries()) await player.reveal(match, seat)
  for (const player of players) await player.at(match).until(({ shown }) => shown.view !== null)
  return { match, players }
}
