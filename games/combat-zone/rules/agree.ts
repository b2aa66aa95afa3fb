import type { Question } from '@muster/table'
import type { Battle } from './state.ts'
import type { Table } from './table.ts'
import { playing } from './teamplay.ts'

/** What the players want, asked of all at once: each wish once, so that one alone is agreed on. */
export function wishes<Answer>(table: Table, battle: Battle, question: Question<Answer>): Answer[] {
  return [...new Set(table.askAll(playing(battle).map((seat) => ({ seat, question }))))]
}

/** What all players want, or else one of their wishes drawn by lot. */
export function agreed<Answer>(table: Table, battle: Battle, question: Question<Answer>, why: string): Answer {
  const wanted = wishes(table, battle, question)
  return wanted[wanted.length === 1 ? 0 : table.chance(wanted.length, why)] as Answer
}
