import { writeChoice } from '@muster/table'
import { botOf } from '../bots.ts'
import type { Handler } from './handler.ts'

export const bot: Handler<'bot'> = (tables, { table, seat, level, ms }) => {
  const { match, entry } = tables.get(table)
  const { question } = match.pendingOf(seat)
  return { choice: writeChoice(question, botOf(level)({ match, entry, seat, ms })) }
}
