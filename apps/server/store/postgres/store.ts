import type pg from 'pg'
import type { Database, Statement, Value } from '../database.ts'
import { type Group, GroupCommit, type Outcome } from '../group-commit.ts'
import { Matches } from '../matches.ts'
import type { Store } from '../open-store.ts'
import type { Append } from '../store.ts'
import { StoreFault } from '../store-fault.ts'
import { APPEND, appendValues } from './append.ts'
import { connect } from './connect.ts'

const MOST_A_GROUP = 256
const MOST_TRIES = 4
/** Two that waited for each other, or wrote the same at once: nothing was written, so it may be tried anew. */
const UNDONE = new Set(['40P01', '40001'])

type Client = pg.PoolClient

class Postgres implements Database {
  readonly dialect = 'postgres'
  readonly #pool: pg.Pool
  readonly #numbered = new Map<string, string>()
  /** Resolved when nothing waits to be written. */
  settled: () => Promise<void> = async () => undefined

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  async all<Row>(sql: string, ...values: readonly Value[]): Promise<Row[]> {
    return await guarded(async () => (await this.#pool.query(this.numbered(sql), [...values])).rows)
  }

  async run(...statements: readonly Statement[]): Promise<readonly number[]> {
    const [first] = statements
    if (first && statements.length === 1) return [await this.#runOne(first)]
    return await this.together((client) => this.runAll(client, statements))
  }

  async #runOne({ sql, values }: Statement): Promise<number> {
    return await guarded(async () => (await this.#pool.query(this.numbered(sql), [...values])).rowCount ?? 0)
  }

  async runAll(client: Client, statements: readonly Statement[]): Promise<number[]> {
    const changed: number[] = []
    for (const { sql, values } of statements)
      changed.push((await client.query(this.numbered(sql), [...values])).rowCount ?? 0)
    return changed
  }

  /** All that `work` does is one transaction. */
  async together<Done>(work: (client: Client) => Promise<Done>): Promise<Done> {
    return await guarded(async () => {
      const client = await this.#pool.connect()
      try {
        await client.query('begin')
        const done = await work(client)
        await client.query('commit')
        client.release()
        return done
      } catch (error) {
        // A connection in an unknown state is not used again; closing it undoes what was not committed.
        client.release(true)
        throw error
      }
    })
  }

  async appendGroup(group: readonly Append[], client: pg.Pool | Client = this.#pool): Promise<ReadonlySet<string>> {
    const query = { name: 'append', text: APPEND, values: [...appendValues(group)] }
    return new Set((await client.query<{ match: string }>(query)).rows.map(({ match }) => match))
  }

  async now(): Promise<number> {
    const [row] = await this.all<{ now: number }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::bigint as now',
    )
    return row?.now ?? Date.now()
  }

  async close(): Promise<void> {
    await this.settled()
    await this.#pool.end()
  }

  /** `?` as PostgreSQL counts them; none of our statements has one within quotes. */
  numbered(sql: string): string {
    let text = this.#numbered.get(sql)
    if (text === undefined) {
      let n = 0
      text = sql.replaceAll('?', () => `$${++n}`)
      if (this.#numbered.size < 1000) this.#numbered.set(sql, text)
    }
    return text
  }
}

async function guarded<Done>(work: () => Promise<Done>): Promise<Done> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (UNDONE.has(String((error as { code?: string }).code)) && attempt < MOST_TRIES) continue
      throw new StoreFault('failed', `PostgreSQL: ${(error as Error).message}`, { cause: error })
    }
  }
}

type Won = 'won' | 'lost'

class PostgresMatches extends Matches {
  readonly #postgres: Postgres
  readonly #groups: GroupCommit<Append, Won>

  constructor(postgres: Postgres, onGroup?: (group: Group) => void) {
    super(postgres)
    this.#postgres = postgres
    const write = (group: readonly Append[]) => this.#write(group)
    this.#groups = new GroupCommit({ write, most: MOST_A_GROUP, key: ({ row }) => row.match, onGroup })
    postgres.settled = () => this.#groups.settled()
  }

  append(append: Append): Promise<Won> {
    if (append.along && append.along.length > 0) return this.#appendAlong(append, append.along)
    return this.#groups.add(append)
  }

  async #write(group: readonly Append[]): Promise<readonly Outcome<Won>[]> {
    const won = await guarded(() => this.#postgres.appendGroup(group))
    return group.map(({ row }) => ({ done: won.has(row.match) ? 'won' : 'lost' }))
  }

  async #appendAlong(append: Append, along: readonly Statement[]): Promise<Won> {
    return await this.#postgres.together(async (client) => {
      const won = await this.#postgres.appendGroup([append], client)
      if (!won.has(append.row.match)) return 'lost'
      await this.#postgres.runAll(client, along)
      return 'won'
    })
  }
}

/** A store that several processes may share. */
export async function openPostgres(url: string, onGroup?: (group: Group) => void): Promise<Store> {
  const database = new Postgres(await connect(url))
  return { database, matches: new PostgresMatches(database, onGroup) }
}
