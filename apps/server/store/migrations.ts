import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from './database.ts'
import { StoreFault } from './store-fault.ts'

export interface Migration {
  readonly version: number
  readonly name: string
  readonly sql: string
}

const FOLDER = join(import.meta.dirname, 'migrations')
const NAME = /^(?<version>\d{3})-(?<name>[a-z0-9-]+)\.(?<dialect>sqlite|postgres)\.sql$/

/** What brings a database of any age to the present, oldest first. */
export function migrationsFor(dialect: Database['dialect'], folder: string = FOLDER): readonly Migration[] {
  const found: Migration[] = []
  for (const file of readdirSync(folder).toSorted()) {
    const parts = NAME.exec(file)?.groups
    if (parts?.dialect !== dialect) continue
    found.push({
      version: Number(parts.version),
      name: String(parts.name),
      sql: readFileSync(join(folder, file), 'utf8'),
    })
  }
  return found
}

/** Those a database still needs. One that is ahead of this program is left alone: it would not be understood. */
export function pending(all: readonly Migration[], version: number): readonly Migration[] {
  const newest = all.at(-1)?.version ?? 0
  if (version > newest)
    throw new StoreFault(
      'newer-schema',
      `The database is of version ${version}, this program knows versions up to ${newest}: start the newer program, or restore a backup.`,
    )
  return all.filter((migration) => migration.version > version)
}

export const VERSION_TABLE =
  'create table if not exists schema_version (version integer primary key, name text not null, at bigint not null)'
