import type { Seat } from '@muster/table'
import type { Watcher } from '../tables/audience.ts'
import type { Room } from '../tables/room.ts'
import { Trouble } from '../tables/trouble.ts'
import type { Connection } from './connection.ts'

/** One table as a socket watches it. */
class Eye implements Watcher {
  readonly room: Room
  readonly viewer: Seat | undefined
  isLevel = false
  readonly #connection: Connection

  constructor(connection: Connection, room: Room, viewer: Seat | undefined) {
    this.#connection = connection
    this.room = room
    this.viewer = viewer
  }

  get account(): string | undefined {
    return this.#connection.account?.id
  }

  send(frame: string): boolean {
    return this.#connection.outbox.sendState(frame)
  }

  tell(frame: string, from?: string): void {
    if (from === undefined || !this.mutes(from)) this.#connection.outbox.send(frame)
  }

  mutes(other: string): boolean {
    return this.#connection.muted.has(other)
  }
}

/** The tables one socket watches, each through the eyes of a seat or of a spectator. */
export class Eyes {
  readonly #connection: Connection
  readonly #eyes = new Map<string, Eye>()
  #isClosed = false

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /** Watches a table; who watches it already looks at it anew. */
  watch(room: Room, viewer: Seat | undefined): void {
    const { id, audience } = room.table
    const known = this.#eyes.get(id)
    if (known && known.viewer === viewer) return audience.whole(known)
    if (known) this.leave(id)
    if (this.#isClosed) return
    if (this.#eyes.size >= this.#connection.parts.limits.watches)
      throw new Trouble('too-many', 'one socket watches only so many tables; leave one first')
    const eye = new Eye(this.#connection, room, viewer)
    this.#eyes.set(id, eye)
    room.presence.join(eye)
    audience.whole(eye)
  }

  /** How a table is watched, for a request at a seat of one's own: what it leads to is sent as the reply. */
  at(match: string, seat?: Seat): Watcher | undefined {
    const eye = this.#eyes.get(match)
    return seat === undefined || eye?.viewer === seat ? eye : undefined
  }

  leave(match: string): void {
    const eye = this.#eyes.get(match)
    this.#eyes.delete(match)
    eye?.room.presence.leave(eye)
  }

  lookAgain(match: string): void {
    const eye = this.#eyes.get(match)
    if (eye) eye.room.table.audience.whole(eye)
  }

  /** After what was waiting has been read: whoever missed something is shown the whole table. */
  catchUp(): void {
    for (const eye of this.#eyes.values()) if (!eye.isLevel) eye.room.table.audience.whole(eye)
  }

  close(): void {
    this.#isClosed = true
    for (const match of [...this.#eyes.keys()]) this.leave(match)
  }
}
