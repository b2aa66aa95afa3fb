import type { Database } from './database.ts'
import type { Group } from './group-commit.ts'
import { openPostgres } from './postgres/store.ts'
import { openSqlite } from './sqlite/store.ts'
import type { MatchStore } from './store.ts'

export interface StoreSettings {
  /** The SQLite file, where there is no `databaseUrl`. */
  readonly file: string
  /** `postgres://…`; several processes may share it. */
  readonly databaseUrl?: string | undefined
  /** Told of each group that was written. */
  readonly onGroup?: ((group: Group) => void) | undefined
}

export interface Store {
  readonly database: Database
  readonly matches: MatchStore
}

/** Opens what the settings name and brings it to the present. Rejects with a `StoreFault` that says what is wrong with it. */
export async function openStore({ file, databaseUrl, onGroup }: StoreSettings): Promise<Store> {
  return await (databaseUrl ? openPostgres(databaseUrl, onGroup) : openSqlite(file, onGroup))
}
