import type { GameRecord } from '@muster/table'
import type { SeatPlan } from '../engine/protocol.ts'
import { readAll, readOne, remove, write } from './database.ts'

/** A table as it is kept: its record, who sits where, and what to call it. */
export interface KeptTable {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly seats: readonly SeatPlan[]
  readonly names: readonly string[]
  readonly record: GameRecord
  readonly at: number
  readonly over: boolean
  /** The result in words, once it is over. */
  readonly outcome: string
}

export const keepTable = (table: KeptTable) => write('tables', table)
export const findTable = (id: string) => readOne<KeptTable>('tables', id)
export const dropTable = (id: string) => remove('tables', id)

/** All kept tables, the latest first. */
export async function keptTables(): Promise<KeptTable[]> {
  const tables = await readAll<KeptTable>('tables').catch(() => [])
  return tables.sort((a, b) => b.at - a.at)
}

export function makeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}
