import { writeChoice } from '@muster/table'
import { botOf, doesSearch } from '../bots.ts'
import type { Handler } from './handler.ts'

export const bot: Handler<'bot'> = (tables, { table, seat, level, ms }) => {
  const { session, entry } = tables.get(table)
  const { match } = session
  const { question } = match.pendingOf(seat)
  const { answer, why } = botOf(level)({ match, entry, seat, ms })
  const choice = writeChoice(question, answer)
  return doesSearch(level, entry) ? { choice, why } : { choice }
}
