import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { canStartPostgres, startPostgres } from '../testing/postgres.ts'
import { migrationsFor, pending } from './migrations.ts'
import { openStore } from './open-store.ts'
import { connect } from './postgres/connect.ts'
import { openFile } from './sqlite/open-file.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'muster-open-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a store is created where there is none, folder included, and kept from others', async () => {
  const file = join(folder, 'new/data/muster.db')
  const store = await openStore({ file })
  await store.database.run({ sql: 'insert into node (id, started, seen) values (?, ?, ?)', values: ['n', 1, 2] })
  await store.database.close()
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600)
  const again = await openStore({ file })
  expect(await again.database.all('select id from node')).toEqual([{ id: 'n' }])
  await again.database.close()
  await expect(again.database.all('select 1')).rejects.toThrow('the store is closed')
})

test('what is no database is refused and left as it is', async () => {
  const text = join(folder, 'text.db')
  writeFileSync(text, 'not a database at all, but long enough to have a header of sixteen bytes')
  await expect(openStore({ file: text })).rejects.toMatchObject({ code: 'not-a-database' })
  mkdirSync(join(folder, 'folder.db'))
  await expect(openStore({ file: join(folder, 'folder.db') })).rejects.toMatchObject({ code: 'not-a-database' })
})

test('a folder that cannot be is refused', async () => {
  const file = join(folder, 'plain')
  writeFileSync(file, '')
  await expect(openStore({ file: join(file, 'muster.db') })).rejects.toMatchObject({ code: 'not-writable' })
})

test('a database that is never on a disk is refused', () => {
  expect(() => openFile(':memory:')).toThrow('journal_mode is memory')
})

test('a database of a newer program is refused and left as it is', async () => {
  const file = join(folder, 'newer.db')
  const db = openFile(file)
  db.exec(`insert into schema_version (version, name, at) values (999, 'later', 1)`)
  db.close()
  await expect(openStore({ file })).rejects.toMatchObject({
    code: 'newer-schema',
    message: expect.stringContaining('version 999'),
  })
})

test('both databases have the same versions, counted without gaps', () => {
  const versions = migrationsFor('sqlite').map(({ version, name }) => `${version} ${name}`)
  expect(migrationsFor('postgres').map(({ version, name }) => `${version} ${name}`)).toEqual(versions)
  expect(migrationsFor('sqlite').map(({ version }) => version)).toEqual(versions.map((_, index) => index + 1))
  expect(pending(migrationsFor('sqlite'), versions.length)).toEqual([])
})

/** Data of the first version, in every table a match touches. */
const FILLED = `
insert into account (id, name, created, seen) values ('ann', 'Ann', 1, 2);
insert into match (id, game, rules, content, seed, commitment, pace, host, private, watch_delay, state, seq, created)
  values ('m', 'skirmish', '1', 'c', 's', 'h', '{"kind":"untimed"}', 'ann', 0, 0, 'playing', 2, 3);
insert into laid (match, config, packs) values ('m', '{}', '[]');
insert into seat (match, seat, account) values ('m', 0, 'ann'), ('m', 1, null);
insert into entry (match, seq, epoch, seat, asked, kind, body, by, spent, at) values
  ('m', 1, 0, 0, 0, 'answer', '{"seat":0,"choice":"a"}', 'ann', 5, 6), ('m', 2, 0, 0, 1, 'answer', '{"seat":0,"choice":"b"}', 'ann', 5, 7);
insert into snapshot (match, seq, epoch, body) values ('m', 1, 0, '{"a":1}');
insert into said (match, n, account, text, at) values ('m', 0, 'ann', 'hello', 8);`

const EXPECTED = {
  state: 'playing',
  seq: 2,
  seats: [{ account: 'ann', name: 'Ann' }, { name: '' }],
  snapshot: { seq: 1, body: { a: 1 } },
  entries: [{ seq: 2, entry: { seat: 0, choice: 'b' }, by: 'ann', spent: 5, at: 7 }],
}

test('a filled file of the first version is brought to the present with all that is in it', async () => {
  const file = join(folder, 'old.db')
  const old = openFile(file, migrationsFor('sqlite').slice(0, 1))
  old.exec(FILLED)
  old.close()
  const store = await openStore({ file })
  expect(await store.matches.load('m')).toMatchObject(EXPECTED)
  expect(await store.database.all('select text from said')).toEqual([{ text: 'hello' }])
  expect(await store.database.all('select max(version) as version from schema_version')).toEqual([
    { version: migrationsFor('sqlite').length },
  ])
  await store.database.close()
})

test('a migration that fails leaves the file as it was', () => {
  const file = join(folder, 'failing.db')
  const all = migrationsFor('sqlite')
  const broken = { version: all.length + 1, name: 'broken', sql: 'create table extra (a text); create table match (a)' }
  openFile(file).close()
  expect(() => openFile(file, [...all, broken])).toThrow('already exists')
  const db = new DatabaseSync(file)
  expect(db.prepare(`select count(*) as n from sqlite_master where name = 'extra'`).get()).toEqual({ n: 0 })
  db.close()
  openFile(file).close()
})

describe.skipIf(!canStartPostgres())('PostgreSQL', () => {
  test('one that may lose what it said was committed is refused', async () => {
    const careless = await startPostgres(['synchronous_commit=off'])
    await expect(openStore({ file: '', databaseUrl: careless.url })).rejects.toMatchObject({
      code: 'not-durable',
      message: expect.stringContaining('synchronous_commit = off'),
    })
    await careless.stop()
    const unreachable = openStore({ file: '', databaseUrl: careless.url.replace('muster@', 'muster:password@') })
    const fault = await unreachable.then(
      () => undefined,
      (error: Error) => error,
    )
    expect(fault).toMatchObject({ code: 'unreachable' })
    expect(fault?.message).not.toContain('password')
  })

  test('a filled database of the first version is brought to the present, by nodes that start together', async () => {
    const postgres = await startPostgres()
    const first = await connect(postgres.url, migrationsFor('postgres').slice(0, 1))
    await first.query(FILLED)
    await first.end()
    const stores = await Promise.all([1, 2, 3].map(() => openStore({ file: '', databaseUrl: postgres.url })))
    for (const store of stores) {
      expect(await store.matches.load('m')).toMatchObject(EXPECTED)
      await store.database.close()
    }
    const newer = await connect(postgres.url)
    await newer.query(`insert into schema_version (version, name, at) values (999, 'later', 1)`)
    await newer.end()
    await expect(openStore({ file: '', databaseUrl: postgres.url })).rejects.toMatchObject({ code: 'newer-schema' })
    await postgres.stop()
  })
})
