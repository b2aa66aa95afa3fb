import type { Seat } from '@muster/table'
import type { Watcher } from '../tables/audience.ts'
import type { Room } from '../tables/room.ts'
import { Trouble } from '../tables/trouble.ts'
import type { Connection } from './connection.ts'

interface Eye {
  readonly room: Room
  readonly watcher: Watcher
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
    if (known && known.watcher.viewer === viewer) return audience.whole(known.watcher)
    if (known) this.leave(id)
    if (this.#isClosed) return
    if (this.#eyes.size >= this.#connection.parts.limits.watches)
      throw new Trouble('too-many', 'one socket watches only so many tables; leave one first')
    const { account, outbox } = this.#connection
    const watcher: Watcher = {
      account: account?.id,
      viewer,
      isLevel: false,
      send: (frame) => outbox.sendState(frame),
      tell: (frame, from) => {
        if (from === undefined || !this.#connection.muted.has(from)) outbox.send(frame)
      },
      mutes: (other) => this.#connection.muted.has(other),
    }
    this.#eyes.set(id, { room, watcher })
    room.presence.join(watcher)
    audience.whole(watcher)
  }

  /** How a table is watched, for a request at a seat of one's own: what it leads to is sent as the reply. */
  at(match: string, seat?: Seat): Watcher | undefined {
    const watcher = this.#eyes.get(match)?.watcher
    return seat === undefined || watcher?.viewer === seat ? watcher : undefined
  }

  leave(match: string): void {
    const eye = this.#eyes.get(match)
    this.#eyes.delete(match)
    eye?.room.presence.leave(eye.watcher)
  }

  lookAgain(match: string): void {
    const eye = this.#eyes.get(match)
    if (eye) eye.room.table.audience.whole(eye.watcher)
  }

  /** After what was waiting has been read: whoever missed something is shown the whole table. */
  catchUp(): void {
    for (const { room, watcher } of this.#eyes.values()) if (!watcher.isLevel) room.table.audience.whole(watcher)
  }

  close(): void {
    this.#isClosed = true
    for (const match of [...this.#eyes.keys()]) this.leave(match)
  }
}
