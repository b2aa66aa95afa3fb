import { createHash } from 'node:crypto'
import type { GameEngine } from '@muster/session'
import { commitmentTo } from '@muster/table'
import { hashOfToken } from '../people/tokens.ts'
import type { Database, Statement } from '../store/database.ts'
import type { Store } from '../store/open-store.ts'
import { startedClocks } from '../tables/clocks.ts'
import { setupOf } from '../tables/held.ts'
import { snapshotOf } from '../tables/table.ts'

/** Somebody a test plays as: an account with a session, by the number of the player. */
export interface Seated {
  readonly account: string
  readonly cookie: string
}

/** What is made of the same name is the same: a test may work out anew who plays. */
const made = (what: string): string => createHash('sha256').update(what).digest('base64url')

export const seatedAs = (player: string): Seated => ({
  account: made(`account ${player}`).slice(0, 22),
  cookie: `muster=${made(`token ${player}`)}`,
})

export const matchId = (number: number): string => made(`match ${number}`).slice(0, 22)

const FOREVER = 4_000_000_000_000

/** Accounts with sessions. */
export async function addPlayers(database: Database, players: readonly string[]): Promise<void> {
  const statements = players.flatMap((player): Statement[] => {
    const { account, cookie } = seatedAs(player)
    const hash = hashOfToken(cookie.slice('muster='.length))
    return [
      { sql: 'insert into account (id, name, created, seen) values (?, ?, 1, 1)', values: [account, player] },
      {
        sql: 'insert into session (token_hash, account, created, until) values (?, ?, 1, ?)',
        values: [hash, account, FOREVER],
      },
    ]
  })
  for (let from = 0; from < statements.length; from += 1000) await database.run(...statements.slice(from, from + 1000))
}

export interface Laid {
  readonly engine: GameEngine
  readonly config?: unknown
  /** By match, who sits there. */
  readonly seats: readonly (readonly string[])[]
  readonly from?: number
}

/** Matches that have begun, as if everybody had sat down and revealed their contribution. */
export async function addMatches(store: Store, { engine, config = {}, seats, from = 0 }: Laid): Promise<string[]> {
  const ids = seats.map((_, index) => matchId(from + index))
  for (let first = 0; first < ids.length; first += AT_ONCE)
    await Promise.all(
      ids
        .slice(first, first + AT_ONCE)
        .map((id, index) => addMatch(store, engine, config, id, seats[first + index] ?? [])),
    )
  return ids
}

const AT_ONCE = 100

async function addMatch(
  { database, matches }: Store,
  engine: GameEngine,
  config: unknown,
  id: string,
  players: readonly string[],
): Promise<void> {
  const seed = made(`seed ${id}`)
  await matches.create({
    ...{ id, game: engine.game, rules: engine.rules, content: engine.contentHash([]), packs: [], config, seed },
    seats: players.map((player) => ({ account: seatedAs(player).account })),
    commitment: commitmentTo(seed),
    pace: { kind: 'untimed' },
    host: seatedAs(players[0] ?? '').account,
    isPrivate: false,
    watchDelay: 0,
    created: 1,
  })
  const contributions = players.map((player) => `${id} ${player} contributes`)
  const hosted = engine.open(setupOf({ seats: players, config, packs: [], seed, contributions } as never))
  const clocks = startedClocks({ kind: 'untimed' }, players.length, hosted, 1)
  await database.run(
    {
      sql: `update match set state = 'playing', contributions = ?, begun = 1 where id = ?`,
      values: [JSON.stringify(contributions), id],
    },
    {
      sql: 'insert into snapshot (match, seq, epoch, body) values (?, 0, 0, ?)',
      values: [id, JSON.stringify(snapshotOf({ hosted, clocks }))],
    },
  )
}
