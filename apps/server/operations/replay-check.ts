import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { canonicalJson } from '@muster/table'
import type { Database } from '../store/database.ts'
import type { MatchStore, StoredMatch } from '../store/store.ts'
import { setupOf } from '../tables/held.ts'
import type { Bundles } from '../versions/bundles.ts'
import { bundleKey } from '../versions/key.ts'

/** How many matches a backup is tried with. */
const TRIED = 100

export interface Checked {
  readonly matches: number
  readonly entries: number
  /** What is wrong, as sentences. */
  readonly problems: readonly string[]
}

/** Whether a file is a whole SQLite database. */
export function fileProblem(file: string): string | undefined {
  if (!existsSync(file)) return `${file}: there is no such file`
  try {
    const db = new DatabaseSync(file, { readOnly: true })
    try {
      const rows = db.prepare('pragma integrity_check').all() as { integrity_check: string }[]
      const [first] = rows
      return first?.integrity_check === 'ok' ? undefined : `${file}: ${first?.integrity_check}`
    } finally {
      db.close()
    }
  } catch (error) {
    return `${file}: ${(error as Error).message}`
  }
}

/** Plays matches of a store again from their first entry, and holds where they lead against what was kept of them. */
export async function replayCheck(
  { database, matches }: { readonly database: Database; readonly matches: MatchStore },
  bundles: Bundles,
  most = TRIED,
): Promise<Checked> {
  const rows = await database.all<{ id: string }>(
    `select id from match where state in ('playing', 'over') order by coalesce(ended, created) desc, id limit ${most}`,
  )
  const problems: string[] = []
  let entries = 0
  for (const { id } of rows) {
    try {
      const [whole, kept] = [await matches.load(id, { from: 'start' }), await matches.load(id)]
      entries += whole?.entries.length ?? 0
      const problem = whole && kept ? await difference(whole, kept, bundles) : 'it is gone'
      if (problem) problems.push(`match ${id}: ${problem}`)
    } catch (error) {
      problems.push(`match ${id}: ${(error as Error).message}`)
    }
  }
  return { matches: rows.length, entries, problems }
}

async function difference(whole: StoredMatch, kept: StoredMatch, bundles: Bundles): Promise<string | undefined> {
  const entriesOf = ({ entries }: StoredMatch) => entries.map(({ entry }) => entry)
  const engine = await bundles.load(bundleKey(whole))
  const played = engine.resume(setupOf(whole), undefined, entriesOf(whole))
  if (played.seq !== whole.seq) return `${played.seq} entries where ${whole.seq} were counted`
  const { hosted } = (kept.snapshot?.body ?? {}) as { hosted?: unknown }
  const resumed = engine.resume(setupOf(kept), hosted, entriesOf(kept))
  if (played.hash() !== resumed.hash()) return 'it leads elsewhere than its snapshot'
  if (whole.state !== 'over' || isEndedByServer(whole)) return undefined
  const isAsSaid = canonicalJson(played.result ?? null) === canonicalJson(whole.result ?? null)
  return isAsSaid ? undefined : 'it does not end as it is said to'
}

/** Whether people agreed to end it, which no rule knows of. */
function isEndedByServer({ result }: StoredMatch): boolean {
  return Boolean((result as { aborted?: unknown } | undefined)?.aborted)
}
