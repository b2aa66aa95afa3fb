import { chmodSync, copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openStore } from '../store/open-store.ts'
import { layArrived } from '../store/sqlite/log.ts'
import { Bundles } from '../versions/bundles.ts'
import { type Checked, fileProblem, replayCheck } from './replay-check.ts'

/** What the store's file is called in the data folder. */
export const STORE_FILE = 'muster.sqlite'

/** Copies the store into a new file, while a server may be writing it; then tries the copy. */
export async function backUp(data: string, to: string): Promise<Checked> {
  const file = join(data, STORE_FILE)
  if (!existsSync(file)) throw new Error(`${file}: there is no store to back up`)
  if (existsSync(to)) throw new Error(`${to}: there is something already, and a backup overwrites nothing`)
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    // One moment of the file, whatever is written meanwhile.
    db.prepare('vacuum into ?').run(to)
  } finally {
    db.close()
  }
  chmodSync(to, 0o600)
  makeOneFile(to)
  return checkBackup(to)
}

/** Restores a backup somewhere else, and plays what is in it again. The file stays as it is. */
export async function checkBackup(file: string): Promise<Checked> {
  const problem = fileProblem(file)
  if (problem) return { matches: 0, entries: 0, problems: [problem] }
  const folder = mkdtempSync(join(tmpdir(), 'muster-check-'))
  try {
    copyFileSync(file, join(folder, STORE_FILE))
    const store = await openStore({ file: join(folder, STORE_FILE) })
    try {
      return await replayCheck(store, new Bundles(join(folder, 'bundles'), store.database))
    } finally {
      await store.database.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Puts a backup in the place of the store, once it has been tried. What was there is kept beside it. */
export async function restore(
  data: string,
  from: string,
  now = Date.now(),
): Promise<{ checked: Checked; aside?: string }> {
  const checked = await checkBackup(from)
  if (checked.problems.length > 0) return { checked }
  const file = join(data, STORE_FILE)
  const aside = existsSync(file) ? `${file}.before-${new Date(now).toISOString().replace(/[:.]/g, '-')}` : undefined
  if (aside) {
    closeLog(file)
    renameSync(file, aside)
  }
  const half = `${file}.part`
  copyFileSync(from, half)
  chmodSync(half, 0o600)
  renameSync(half, file)
  return { checked, ...(aside && { aside }) }
}

/** A store has a log beside it; a backup is one file, each entry in its place, and stays as it is when somebody looks into it. */
function makeOneFile(file: string): void {
  const db = new DatabaseSync(file)
  try {
    layArrived(db)
    db.exec('pragma journal_mode = delete')
  } finally {
    db.close()
  }
}

/** Brings all that was written into the one file. Refused while a server has it. */
function closeLog(file: string): void {
  const db = new DatabaseSync(file)
  try {
    db.exec('pragma locking_mode = exclusive; begin immediate; commit; pragma journal_mode = delete')
  } catch (error) {
    throw new Error(`${file}: a server is using it; stop the server first (${(error as Error).message})`)
  } finally {
    db.close()
  }
}
