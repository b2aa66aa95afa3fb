import { randomInt } from 'node:crypto'
import type { Database } from '../store/database.ts'

const BEAT_MS = 2_000
/** A shorter silence is no outage: clocks go on through it. */
const OUTAGE_MS = 10_000
const FORGET_MS = 24 * 60 * 60 * 1000

/** The row that says when any node was last alive; `started` names whoever ended the last silence. */
const ALL = 'all'

export interface Heartbeat {
  /** How long nobody served before this node began, in milliseconds; deadlines have been moved by it. */
  readonly outage: number
  stop(): Promise<void>
}

export interface HeartbeatSettings {
  readonly id: string
  readonly every?: number
  readonly failed?: (error: Error) => void
}

/** Says that this node is alive. Where nobody was for a while, moves every deadline by that: nobody loses by an outage. */
export async function startHeartbeat(database: Database, settings: HeartbeatSettings): Promise<Heartbeat> {
  const { id, every = BEAT_MS, failed } = settings
  const outage = await endSilence(database)
  const began = await database.now()
  await database.run(
    {
      sql: `insert into node (id, started, seen) values (?, ?, ?)
        on conflict (id) do update set started = excluded.started, seen = excluded.seen`,
      values: [id, began, began],
    },
    { sql: 'delete from node where id <> ? and seen < ?', values: [ALL, began - FORGET_MS] },
  )
  let beating: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    beating = beating.then(() => beat(database, id)).catch((error: Error) => failed?.(error))
  }, every).unref()
  return {
    outage,
    stop: async () => {
      clearInterval(timer)
      await beating
      await beat(database, id).catch(() => undefined)
    },
  }
}

async function beat(database: Database, id: string): Promise<void> {
  const now = await database.now()
  await database.run({ sql: 'update node set seen = ? where id in (?, ?) and seen < ?', values: [now, id, ALL, now] })
}

/** Of nodes that start together one moves the deadlines: whose mark is on the row that all wait for. */
async function endSilence(database: Database): Promise<number> {
  const now = await database.now()
  const [row] = await database.all<{ seen: number }>('select seen from node where id = ?', ALL)
  const silent = row ? now - row.seen : 0
  const first = {
    sql: 'insert into node (id, started, seen) values (?, ?, ?) on conflict do nothing',
    values: [ALL, 0, now],
  }
  if (!row || silent < OUTAGE_MS) {
    await database.run(first)
    return 0
  }
  const mark = randomInt(2 ** 47)
  const [ended] = await database.run(
    { sql: 'update node set seen = ?, started = ? where id = ? and seen = ?', values: [now, mark, ALL, row.seen] },
    {
      sql: `update match set due = due + ? where due is not null and state in ('open', 'playing')
        and exists (select 1 from node where id = ? and started = ?)`,
      values: [silent, ALL, mark],
    },
  )
  return ended === 1 ? silent : 0
}
