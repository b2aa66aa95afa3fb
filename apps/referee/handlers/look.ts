import { oddsOf } from '@muster/table'
import type { Handler } from './handler.ts'

export const view: Handler<'view'> = (tables, { table, seat }) => {
  const { match } = tables.get(table).session
  return { view: seat === 'all' ? match.state : match.view(seat ?? undefined) }
}

export const explain: Handler<'explain'> = (tables, { table, seat }) => ({
  refused: tables.get(table).session.explain(seat),
})

export const odds: Handler<'odds'> = (tables, { table, seat, choice }) => ({
  outcomes: oddsOf(tables.get(table).session.match, seat, choice),
})
