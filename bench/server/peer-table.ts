import { createRequire } from 'node:module'
import type { Ctx } from 'boardgame.io'
import { choices, type Skirmish } from '../peers/boardgame-io/skirmish.ts'
import type { Pace } from './pace.ts'

type Socket = {
  on(event: string, hear: (...args: never[]) => void): void
  onAny(hear: (...args: unknown[]) => void): void
  emit(event: string, ...args: unknown[]): void
  close(): void
  io: { engine: { on(event: 'packet', hear: (packet: { data?: string }) => void): void } }
}
const { io } = createRequire(import.meta.url)('socket.io-client') as { io: (url: string, options: object) => Socket }

interface Position {
  readonly G: Skirmish
  readonly ctx: Ctx
  readonly _stateID: number
}

/** Two players of the skirmish at one table of boardgame.io, one game after the other, until they are ended. */
export class PeerTable {
  readonly #sockets: Socket[]
  readonly #pace: Pace
  readonly #name: string
  readonly #below: (count: number) => number
  #game = 0
  #deciding = 0
  #decidedAt = -1
  #sent = 0
  #last: number
  #isClosed = false

  constructor(url: string, table: number, tables: number, pace: Pace, below: (count: number) => number) {
    this.#pace = pace
    this.#name = `bench-${process.pid}-${table}`
    this.#below = below
    this.#last = pace.offset(table / tables)
    this.#sockets = [0, 1].map((seat) => {
      const socket = io(`${url}/reduced-skirmish`, { transports: ['websocket'], forceNew: true })
      socket.on('connect', () => {
        socket.io.engine.on('packet', ({ data }) => pace.received(data?.length ?? 0))
        if (seat === 0) this.#begin()
      })
      socket.on('sync', (match: string, { state }: { state: Position }) => {
        if (match !== this.#match) return
        // The second sits down once the first has laid the match.
        if (seat === 0) this.#sockets[1]?.emit('sync', match, '1', undefined, 2)
        else this.#decide(state)
      })
      socket.on('update', (match: string, state: Position) => this.#moved(match, seat, state))
      return socket
    })
  }

  get #match(): string {
    return `${this.#name}-${this.#game}`
  }

  #begin(): void {
    this.#sockets[0]?.emit('sync', this.#match, '0', undefined, 2)
  }

  #moved(match: string, seat: number, state: Position): void {
    if (match !== this.#match || this.#isClosed) return
    // Whoever decided measures; the frame to the other is only counted.
    if (seat !== this.#deciding || state._stateID <= this.#decidedAt) return
    this.#pace.took(performance.now() - this.#sent)
    if (state.ctx.gameover === undefined) return void this.#decide(state)
    this.#game++
    this.#decidedAt = -1
    this.#begin()
  }

  async #decide(state: Position): Promise<void> {
    await this.#pace.next(this.#last)
    if (this.#isClosed) return
    const offered = choices(state.G, state.ctx)
    const { move, args } = offered[this.#below(offered.length)] ?? { move: 'pass', args: [] }
    const playerID = state.ctx.currentPlayer
    const payload = { type: move, args, playerID, credentials: undefined }
    this.#deciding = Number(playerID)
    this.#decidedAt = state._stateID
    this.#last = this.#sent = performance.now()
    this.#sockets[this.#deciding]?.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, this.#match, playerID)
  }

  close(): void {
    this.#isClosed = true
    for (const socket of this.#sockets) socket.close()
  }
}
