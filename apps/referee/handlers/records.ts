import { Fault, type GameRecord, Match, parseRecord } from '@muster/table'
import type { Handler } from './handler.ts'

export const record: Handler<'record'> = (tables, { table }) => ({ record: tables.get(table).match.record() })

export const replay: Handler<'replay'> = (tables, request) => {
  const record = parseRecord(request.record)
  return tables.open(tables.entry(record.game), (game) => replayed(game, record))
}

/** Whatever a replayed answer is refused for, it is the record that is wrong. */
function replayed(game: Parameters<typeof Match.replay>[0], record: GameRecord): Match {
  try {
    return Match.replay(game, record)
  } catch (error) {
    if (!(error instanceof Fault) || error.code === 'bug' || error.code === 'bad-record') throw error
    throw new Fault('bad-record', `the record does not replay: ${error.message}`, error.rule)
  }
}
