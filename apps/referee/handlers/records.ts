import { type Playable, Session } from '@muster/session'
import { Fault, type GameRecord, parseRecord } from '@muster/table'
import type { Handler } from './handler.ts'

export const record: Handler<'record'> = (tables, { table }) => ({ record: tables.get(table).session.record() })

export const replay: Handler<'replay'> = (tables, request) => {
  const record = parseRecord(request.record)
  return tables.open(tables.entry(record.game), (playable) => replayed(playable, record))
}

/** Whatever a replayed answer is refused for, it is the record that is wrong. */
function replayed(playable: Playable, record: GameRecord): Session {
  try {
    return Session.replay(playable, record)
  } catch (error) {
    if (!(error instanceof Fault) || error.code === 'bug' || error.code === 'bad-record') throw error
    throw new Fault('bad-record', `the record does not replay: ${error.message}`, error.rule)
  }
}
