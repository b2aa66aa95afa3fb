import pg from 'pg'
import { migrationsFor, pending, VERSION_TABLE } from '../migrations.ts'
import { StoreFault } from '../store-fault.ts'

const BIGINT = 20
const NUMERIC = 1700
/** Nodes that start together migrate one after the other. */
const MIGRATION_LOCK = 7_146_501
const CONNECTIONS = 10
const OLDEST = 130_000

/** Times and counts are numbers: none of ours is beyond what a number holds exactly. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig

/** What has to hold for a commit to outlast a loss of power. */
const DURABLE: readonly { readonly name: string; readonly allowed: readonly string[] }[] = [
  { name: 'fsync', allowed: ['on'] },
  { name: 'full_page_writes', allowed: ['on'] },
  { name: 'synchronous_commit', allowed: ['on', 'remote_apply'] },
  { name: 'server_encoding', allowed: ['UTF8'] },
]

/** Connections to PostgreSQL, its tables brought to the present. Rejects with a `StoreFault` that says what is wrong. */
export async function connect(url: string, migrations = migrationsFor('postgres')): Promise<pg.Pool> {
  const config = { connectionString: url, types, connectionTimeoutMillis: 5000, keepAlive: true }
  const client = await firstClient(config)
  try {
    await checkDurable(client)
    await migrate(client, migrations)
  } finally {
    await client.end()
  }
  // A query that hangs is given up: what came of it is read from the store afterwards.
  const pool = new pg.Pool({ ...config, max: CONNECTIONS, query_timeout: 15_000 })
  // A connection lost while nobody used it; the next query opens another.
  pool.on('error', () => undefined)
  return pool
}

async function firstClient(config: pg.ClientConfig): Promise<pg.Client> {
  let client: pg.Client
  try {
    client = new pg.Client(config)
  } catch {
    throw new StoreFault('unreachable', 'DATABASE_URL is not an address like postgres://user:password@host:5432/name.')
  }
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    const where = `${client.host}:${client.port}/${client.database ?? ''}`
    const reason = (error as Error).message || String((error as { code?: string }).code)
    throw new StoreFault('unreachable', `PostgreSQL at ${where} cannot be reached: ${reason}`, { cause: error })
  }
}

async function checkDurable(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  )
  if (Number(rows[0]?.version) < OLDEST) throw new StoreFault('not-durable', 'PostgreSQL 13 or newer is needed.')
  for (const { name, allowed } of DURABLE) {
    const found = await client.query<{ value: string }>('select current_setting($1) as value', [name])
    const value = String(found.rows[0]?.value)
    if (!allowed.includes(value))
      throw new StoreFault('not-durable', `PostgreSQL has ${name} = ${value}; it has to be ${allowed.join(' or ')}.`)
  }
}

async function migrate(client: pg.Client, migrations: ReturnType<typeof migrationsFor>): Promise<void> {
  await client.query('begin')
  try {
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    await client.query(VERSION_TABLE)
    const { rows } = await client.query<{ version: number | null }>(
      'select max(version) as version from schema_version',
    )
    for (const { version, name, sql } of pending(migrations, rows[0]?.version ?? 0)) {
      await client.query(sql)
      const values = [version, name, Date.now()]
      await client.query('insert into schema_version (version, name, at) values ($1, $2, $3)', values)
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
