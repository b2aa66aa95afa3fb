import { type Playable, Session } from '@muster/session'
import { Fault, type Match } from '@muster/table'
import type { Shelf, ShelfEntry } from './shelf.ts'
import { type StateOfPlay, stateOfPlay } from './state-of-play.ts'

/** Each open table is kept whole in memory. */
const MOST_TABLES = 1000

export interface OpenTable {
  readonly id: string
  readonly entry: ShelfEntry
  session: Session
  /** How many of the events told were part of a reply already. */
  sent: number
}

/** The tables open in one process, and the games that can be played at them. */
export class Tables {
  readonly shelf: Shelf
  readonly #open = new Map<string, OpenTable>()
  #opened = 0

  constructor(shelf: Shelf) {
    this.shelf = shelf
  }

  entry(gameId: string): ShelfEntry {
    const entry = this.shelf.find(({ game }) => game.id === gameId)
    if (entry) return entry
    const known = this.shelf.map(({ game }) => game.id).join(', ')
    throw new Fault('unknown-game', `there is no game ${JSON.stringify(gameId.slice(0, 60))}; the games are ${known}`)
  }

  get(id: string): OpenTable {
    const table = this.#open.get(id)
    if (!table) throw new Fault('unknown-table', `there is no open table ${JSON.stringify(id.slice(0, 60))}`)
    return table
  }

  /** Opens a table; the match is made and shown before the table counts as open, so that a failure leaves nothing. */
  open(entry: ShelfEntry, begin: (playable: Playable) => Session): { table: string } & StateOfPlay {
    if (this.#open.size >= MOST_TABLES)
      throw new Fault('too-large', `${MOST_TABLES} tables are open, the most there may be; close one first`)
    const session = begin({ game: entry.game, mind: entry.mind, reveals: [] })
    const table: OpenTable = { id: `t${this.#opened + 1}`, entry, session, sent: 0 }
    const play = stateOfPlay(session.match, 0)
    table.sent = session.match.told.length
    this.#open.set(table.id, table)
    this.#opened++
    return { table: table.id, ...play }
  }

  close(id: string): void {
    this.get(id)
    this.#open.delete(id)
  }
}

/**
 * Does something to a table and says how it stands then. Texts are made only here, so the rules can still fail after the
 * match took the request: then the match is brought back, because an error leaves the table as it was.
 */
export function change(table: OpenTable, act: (session: Session) => void): StateOfPlay {
  const { session } = table
  const before = session.seq
  try {
    act(session)
    const play = stateOfPlay(session.match, firstNew(table, before))
    table.sent = session.match.told.length
    return play
  } catch (error) {
    if (session.seq > before) {
      const { end: _, ...record } = session.record()
      table.session = Session.replay(session.playable, { ...record, answers: record.answers.slice(0, before) })
    }
    throw error
  }
}

/**
 * The first event that was not part of a reply. An edit drops what was answered, and told, since the checkpoint, so what
 * follows it is new whatever was sent before; after a take-back nothing is.
 */
function firstNew({ session, sent }: OpenTable, before: number): number {
  const match: Match = session.match
  const last = match.entries.at(-1)
  if (!last || match.entries.length === before) return sent
  if ('back' in last) return match.told.length
  return 'edit' in last ? match.told.findLastIndex(({ event }) => event.event === 'edit') : sent
}
