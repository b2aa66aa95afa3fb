import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Operators } from '../people/operators.ts'
import { readSettings, type Settings } from '../settings.ts'
import { openStore, type Store } from '../store/open-store.ts'
import { backUp, checkBackup, restore, STORE_FILE } from './backup.ts'
import type { Checked } from './replay-check.ts'

const ROOT = join(import.meta.dirname, '../../..')
const settings = (): Settings => readSettings(process.env, ROOT)

/** Appoints an operator: somebody who sees reports, hides what was said and suspends. With `--remove`, ends it. */
export async function operatorCommand(args: readonly string[]): Promise<void> {
  const [account, option, ...more] = args
  if (!account || (option !== undefined && option !== '--remove') || more.length > 0)
    throw new Error(
      'expected npm run server -- operator <account> [--remove]; a profile’s address ends with its account',
    )
  const isOperator = option === undefined
  await withStore(async ({ database }) => new Operators(database).appoint(account, isOperator))
  console.log(`${account} is ${isOperator ? 'an operator now' : 'no operator any more'}.`)
}

/** Copies the store into a new file while the server runs, and plays what is in the copy again. */
export async function backupCommand(args: readonly string[]): Promise<void> {
  const to = onlyFile('backup', args)
  const { data } = onSqlite('pg_dump')
  tell(`${to} holds everything`, await backUp(data, to))
}

/** Says whether a backup is whole, and changes nothing. */
export async function checkCommand(args: readonly string[]): Promise<void> {
  const file = onlyFile('check', args)
  tell(`${file} is whole`, await checkBackup(file))
}

/** Puts a backup in the place of the store; the server must not run. */
export async function restoreCommand(args: readonly string[]): Promise<void> {
  const from = onlyFile('restore', args)
  const { data } = onSqlite('pg_restore')
  const { checked, aside } = await restore(data, from)
  tell(`${from} is restored${aside ? `; what was there before is ${aside}` : ''}`, checked)
}

async function withStore(work: (store: Store) => Promise<void>): Promise<void> {
  const { data, databaseUrl } = settings()
  const file = join(data, STORE_FILE)
  if (databaseUrl === undefined && !existsSync(file))
    throw new Error(`${file}: there is no store; start the server once`)
  const store = await openStore({ file, databaseUrl })
  try {
    await work(store)
  } finally {
    await store.database.close()
  }
}

function onlyFile(command: string, [file, ...more]: readonly string[]): string {
  if (!file || more.length > 0) throw new Error(`expected npm run server -- ${command} <file>`)
  return file
}

function onSqlite(instead: string): Settings {
  const found = settings()
  if (found.databaseUrl !== undefined)
    throw new Error(`DATABASE_URL is set: everything is in PostgreSQL, whose own ${instead} does this`)
  return found
}

function tell(done: string, { matches, entries, problems }: Checked): void {
  if (problems.length > 0) throw new Error(['this backup is not whole:', ...problems].join('\n  '))
  console.log(`${done}. ${matches} of its matches were played again, ${entries} entries, to where they stand.`)
}
