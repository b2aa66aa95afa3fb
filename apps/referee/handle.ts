import { Fault } from '@muster/table'
import { bot } from './handlers/bot.ts'
import { games } from './handlers/games.ts'
import type { Handlers } from './handlers/handler.ts'
import { explain, odds, view } from './handlers/look.ts'
import { act, answer, ask, back, close, dice, edit, open } from './handlers/play.ts'
import { record, replay } from './handlers/records.ts'
import { perft, playouts } from './handlers/study.ts'
import { checkShape, parseLine } from './parse.ts'
import { parseRequest } from './requests.ts'
import type { Shelf } from './shelf.ts'
import { Tables } from './tables.ts'

const handlers: Handlers = {
  games,
  new: open,
  answer,
  act,
  back,
  ask,
  view,
  dice,
  edit,
  explain,
  odds,
  bot,
  record,
  replay,
  perft,
  playouts,
  close,
}

/** Answers one line with one line. A line that could not be read comes as the fault that says why. */
export type Referee = (line: string | Fault) => string

export interface RefereeOptions {
  /** Hears of errors that are the rules' fault and not the request's. */
  readonly onBug?: (error: unknown) => void
}

/** A referee with no table open yet. It never throws: whatever goes wrong is an error in the reply. */
export function makeReferee(shelf: Shelf, { onBug = () => {} }: RefereeOptions = {}): Referee {
  const tables = new Tables(shelf)
  return (line) => {
    let echo: { id?: unknown } = {}
    try {
      if (typeof line !== 'string') throw line
      const data = parseLine(line)
      checkShape(data)
      if (Object.hasOwn(data, 'id')) echo = { id: data.id }
      const request = parseRequest(data)
      const handler = handlers[request.do] as (tables: Tables, request: unknown) => object
      return JSON.stringify({ ...echo, ...handler(tables, request) })
    } catch (error) {
      if (!(error instanceof Fault) || error.code === 'bug') onBug(error)
      return JSON.stringify({ ...echo, error: errorOf(error) })
    }
  }
}

function errorOf(error: unknown): { code: string; message: string; rule?: string } {
  if (!(error instanceof Fault)) return { code: 'bug', message: error instanceof Error ? error.message : String(error) }
  const { code, message, rule } = error
  return { code, message, ...(rule === undefined ? {} : { rule }) }
}
