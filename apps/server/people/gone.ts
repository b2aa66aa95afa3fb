import type { Database } from '../store/database.ts'

const EVERY = 2000
/** Nodes are not of one second; whoever is found twice is shown out once. */
const OVERLAP = 10_000

export interface GoneOptions {
  /** Told of accounts that were suspended or deleted, on whichever node that was done. */
  readonly onGone: (accounts: ReadonlySet<string>) => void
  readonly failed?: ((error: unknown) => void) | undefined
  readonly every?: number | undefined
}

/** Looks for accounts that were suspended or deleted, so that sockets opened before do not outlast them. */
export function watchGone(
  database: Database,
  { onGone, failed, every = EVERY }: GoneOptions,
): { stop(): Promise<void> } {
  let since = 0
  let told: ReadonlySet<string> = new Set()
  const note = async () => {
    since = (await database.now()) - OVERLAP
  }
  let looking = note()
  const look = async () => {
    const from = since
    await note()
    const rows = await database.all<{ id: string }>(
      `select id from account where suspended >= ? union select id from account where deleted >= ?
       union select b.id from account o join account b on b.owner = o.id where o.suspended >= ?`,
      from,
      from,
      from,
    )
    const news = rows.map(({ id }) => id).filter((id) => !told.has(id))
    told = new Set(rows.map(({ id }) => id))
    if (news.length > 0) onGone(new Set(news))
  }
  const timer = setInterval(() => {
    looking = looking.then(look).catch((error) => failed?.(error))
  }, every)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await looking
    },
  }
}
