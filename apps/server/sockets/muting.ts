import { stored } from '../tables/table.ts'
import { Trouble } from '../tables/trouble.ts'
import type { Connection } from './connection.ts'

const MOST_MUTED = 500
/** Nearly all mute nobody. */
export const NOBODY: ReadonlySet<string> = new Set()

/** Accounts whose words somebody does not want to read. */
export async function mutedBy({ account, parts }: Connection): Promise<ReadonlySet<string>> {
  if (!account) return NOBODY
  const { database } = parts.registry.parts.store
  const rows = await database
    .all<{ other: string }>(`select other from block where account = ? limit ${MOST_MUTED}`, account.id)
    .catch(() => [])
  return rows.length === 0 ? NOBODY : new Set(rows.map(({ other }) => other))
}

/** Mutes an account for good, or no longer. */
export async function mute(connection: Connection, other: string, on: boolean): Promise<void> {
  const { account, parts, muted } = connection
  if (!account) throw new Trouble('not-known', 'choose a name or sign in first')
  if (on && muted.size >= MOST_MUTED) throw new Trouble('too-many', `one mutes at most ${MOST_MUTED} others`)
  const { store, time } = parts.registry.parts
  await stored(() =>
    store.database.run(
      on
        ? {
            sql: 'insert into block (account, other, at) values (?, ?, ?) on conflict do nothing',
            values: [account.id, other, time.now()],
          }
        : { sql: 'delete from block where account = ? and other = ?', values: [account.id, other] },
    ),
  )
  const now = new Set(muted)
  if (on) now.add(other)
  else now.delete(other)
  connection.muted = now
}
