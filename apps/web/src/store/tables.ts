import type { Entry, GameRecord } from '@muster/table'
import type { Orders } from '@muster/ui'
import type { SeatPlan } from '../engine/protocol.ts'
import { readAll, readEntries, readOne, remove, write } from './database.ts'

/** A table as it is kept: its record, who sits where, and what to call it. */
export interface KeptTable {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly seats: readonly SeatPlan[]
  readonly names: readonly string[]
  readonly record: GameRecord
  /** How many entries its record has; the record itself may lie in the store without them. */
  readonly decisions?: number
  readonly at: number
  readonly over: boolean
  /** The result in words, once it is over. */
  readonly outcome: string
  /** The match it is where a server holds it; then it is not kept here. */
  readonly match?: string
  /** A lesson or a puzzle: it is begun anew, and not kept. */
  readonly isExercise?: boolean
  /** Kinds of question that are answered in a newcomer's place. */
  readonly settles?: readonly string[] | undefined
  /** Standing orders by seat, where they are not what a seat begins with. */
  readonly orders?: Readonly<Record<number, Orders>>
}

/** Keeps a table whole, with its record so far. */
export const keepTable = (table: KeptTable) => write(headOf(table), table.id, 0, table.record.answers)
/** Keeps a table with the entries of its record from one on: what was kept before is not written again. */
export const keepEntries = (table: KeptTable, from: number) =>
  write(headOf(table), table.id, from, table.record.answers.slice(from))
export const dropTable = (id: string) => remove(id)

/** What is kept of a table beside its entries. */
const headOf = (table: KeptTable) => ({
  ...table,
  decisions: table.record.answers.length,
  record: { ...table.record, answers: [], end: undefined },
})

export async function findTable(id: string): Promise<KeptTable> {
  const found = await wholeOf(await readOne<Stored>(id))
  if (!found) throw new Error('This table is not among the games kept in this browser. It may have been deleted.')
  if (!isWhole(found)) throw new Error('What was kept of this table is damaged. It is listed among your games.')
  return found
}

/** What lies in the store: a table, or what became of one. */
export type Stored = { readonly id: string } & Partial<KeptTable>

/** Whether a table was kept whole: a crash or another version of Muster may have left something else. */
function isWhole(stored: Stored): stored is KeptTable {
  const { game, title, seats, names, record } = stored
  const isText = [game, title].every((one) => typeof one === 'string')
  return isText && [seats, names, record?.answers].every(Array.isArray)
}

/** A table as it lies in the store, with the entries that lie beside it; older ones hold theirs, and are laid out anew. */
async function wholeOf(stored: Stored | undefined): Promise<Stored | undefined> {
  if (!stored || !isWhole(stored)) return stored
  if (stored.record.answers.length > 0) {
    await keepTable(stored)
    return stored
  }
  return { ...stored, record: { ...stored.record, answers: await readEntries<Entry>(stored.id) } }
}

/** All kept tables, the latest first, and what can no longer be read. */
export async function keptTables(): Promise<{ whole: KeptTable[]; damaged: Stored[] }> {
  const stored: readonly Stored[] = await readAll<Stored>().catch(() => [])
  const whole = stored.filter(isWhole).sort((a, b) => b.at - a.at)
  return { whole, damaged: stored.filter((one) => !isWhole(one)) }
}

export function makeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}
