import { strengths } from '@muster/bots'
import { writeChoice } from '@muster/table'
import { botOf } from '../bots.ts'
import type { Handler } from './handler.ts'

export const bot: Handler<'bot'> = (tables, { table, seat, level, ms }) => {
  const { match, entry } = tables.get(table)
  const { question } = match.pendingOf(seat)
  const { answer, why } = botOf(level)({ match, entry, seat, ms })
  const choice = writeChoice(question, answer)
  return strengths[level].policy === 'search' ? { choice, why } : { choice }
}
