import { Engine } from '../engine/client.ts'
import type { SeatPlan } from '../engine/protocol.ts'
import { goTo } from '../shell/routes.ts'
import { keepTable, makeId } from '../store/tables.ts'

export interface NewTable {
  readonly game: string
  readonly title: string
  readonly config: unknown
  readonly count: number
  readonly seats: readonly SeatPlan[]
  readonly names: readonly string[]
  readonly seed?: string
  /** Cards of the players' own. */
  readonly packs?: readonly unknown[]
  /** Kinds of question that are answered in a newcomer's place. */
  readonly settles?: readonly string[] | undefined
}

/** Opens a new table, keeps it, and goes there. Throws what the engine refuses, in words. */
export async function openTable(table: NewTable): Promise<void> {
  const { game, title, config, count, seats, names, seed, packs = [], settles } = table
  const engine = new Engine()
  try {
    const record = await engine.ask('open', { game, config, seats: count, seed: seed || makeId(), packs })
    const id = makeId()
    await keepTable({ id, game, title, seats, names, record, at: Date.now(), over: false, outcome: '', settles })
    goTo(`#/table/${id}`)
  } finally {
    engine.close()
  }
}
