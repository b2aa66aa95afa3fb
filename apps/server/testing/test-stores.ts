import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore, type Store } from '../store/open-store.ts'
import { givenPostgres, hasPostgres, type TestPostgres } from './postgres.ts'

/** A kind of store that tests can have many of. */
export interface StoreKind {
  readonly name: 'SQLite' | 'PostgreSQL'
  /** Where there is none on this machine, its tests are skipped. */
  readonly isMissing: boolean
  begin(): Promise<void>
  /** Opens an empty store. */
  open(): Promise<Store>
  /** Opens the store that was opened last once more, as another process would. */
  openAgain(): Promise<Store>
  end(): Promise<void>
}

/** Both kinds. PostgreSQL is one that tests start, or that `MUSTER_TEST_DATABASE_URL` names. */
export function storeKinds(): readonly StoreKind[] {
  return [sqliteKind(), postgresKind()]
}

function sqliteKind(): StoreKind {
  let folder = ''
  let files = 0
  return {
    name: 'SQLite',
    isMissing: false,
    begin: async () => {
      folder = mkdtempSync(join(tmpdir(), 'muster-store-'))
    },
    open: () => openStore({ file: join(folder, `${++files}.db`) }),
    openAgain: () => openStore({ file: join(folder, `${files}.db`) }),
    end: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

function postgresKind(): StoreKind {
  let postgres: TestPostgres | undefined
  let databaseUrl = ''
  const openAgain = () => openStore({ file: '', databaseUrl })
  return {
    name: 'PostgreSQL',
    isMissing: !hasPostgres(),
    begin: async () => {
      postgres = await givenPostgres()
    },
    open: async () => {
      databaseUrl = (await postgres?.fresh()) ?? ''
      return await openAgain()
    },
    openAgain,
    end: async () => postgres?.stop(),
  }
}
