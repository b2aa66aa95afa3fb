import { accessSync, constants, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { migrationsFor, pending, VERSION_TABLE } from '../migrations.ts'
import { StoreFault } from '../store-fault.ts'

/** What has to hold for a commit to outlast a loss of power; read back, because a file system may not allow it. */
const PRAGMAS = [
  { name: 'journal_mode', set: 'wal', expected: 'wal' },
  { name: 'synchronous', set: 'full', expected: 2 },
  { name: 'foreign_keys', set: 'on', expected: 1 },
] as const

/** Pages of the log after which they are copied into the file: those written at every decision are copied once in many groups. */
const COPIED_AFTER = 4000
/** Memory for pages, in kilobytes: enough for those of the matches under way. */
const CACHE = 32 * 1024

/** Opens an SQLite file, creates it where there is none, and brings it to the present. Throws a `StoreFault` that says what to do. */
export function openFile(file: string, migrations = migrationsFor('sqlite')): DatabaseSync {
  if (file !== ':memory:') checkPlace(file)
  let db: DatabaseSync | undefined
  try {
    db = new DatabaseSync(file)
    db.exec('pragma busy_timeout = 5000')
    db.exec(`pragma wal_autocheckpoint = ${COPIED_AFTER}`)
    db.exec(`pragma cache_size = -${CACHE}`)
    holdPragmas(db, file)
    migrate(db, migrations)
    return db
  } catch (error) {
    db?.close()
    throw asFault(error, file)
  }
}

function checkPlace(file: string): void {
  const folder = dirname(file)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK)
    // It holds seeds of games under way: nobody else may read it.
    if (!existsSync(file)) writeFileSync(file, '', { mode: 0o600, flag: 'wx' })
    if (!statSync(file).isFile()) throw new StoreFault('not-a-database', `${file} is not a file.`)
    accessSync(file, constants.R_OK | constants.W_OK)
  } catch (error) {
    if (error instanceof StoreFault) throw error
    const reason = (error as Error).message
    throw new StoreFault('not-writable', `${file} cannot be written: ${reason}`, { cause: error })
  }
}

function holdPragmas(db: DatabaseSync, file: string): void {
  for (const { name, set, expected } of PRAGMAS) {
    db.exec(`pragma ${name} = ${set}`)
    const found = Object.values(db.prepare(`pragma ${name}`).get() ?? {})[0]
    if (found !== expected)
      throw new StoreFault(
        'not-durable',
        `${file}: ${name} is ${found} and cannot be made ${set}. Put the file on a local disk.`,
      )
  }
}

function migrate(db: DatabaseSync, migrations: ReturnType<typeof migrationsFor>): void {
  db.exec('begin immediate')
  try {
    db.exec(VERSION_TABLE)
    const row = db.prepare('select max(version) as version from schema_version').get()
    for (const { version, name, sql } of pending(migrations, Number(row?.version ?? 0))) {
      db.exec(sql)
      db.prepare('insert into schema_version (version, name, at) values (?, ?, ?)').run(version, name, Date.now())
    }
    db.exec('commit')
  } catch (error) {
    if (db.isTransaction) db.exec('rollback')
    throw error
  }
}

const NOT_A_DATABASE = 26
const READ_ONLY = 8
const CANNOT_OPEN = 14

function asFault(error: unknown, file: string): Error {
  if (error instanceof StoreFault) return error
  const { errcode, message } = error as { errcode?: number; message: string }
  const primary = (errcode ?? 0) & 0xff
  if (primary === NOT_A_DATABASE)
    return new StoreFault('not-a-database', `${file} is not an SQLite database: ${message}`, { cause: error })
  if (primary === READ_ONLY || primary === CANNOT_OPEN)
    return new StoreFault('not-writable', `${file} cannot be written: ${message}`, { cause: error })
  return new StoreFault('failed', `${file}: ${message}`, { cause: error })
}
