import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStore, type Store } from '../open-store.ts'
import type { Append, NewMatch } from '../store.ts'

let folder = ''
let file = ''
let store: Store
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'muster-log-'))
  file = join(folder, 'muster.sqlite')
  store = await openStore({ file })
})
afterEach(async () => {
  await store.database.close().catch(() => {})
  rmSync(folder, { recursive: true, force: true })
})

const newMatch = (id: string): NewMatch => ({
  ...{ id, game: 'skirmish', rules: '1', content: 'c', packs: [], config: {}, seats: [{}, {}], seed: 's' },
  ...{ commitment: 'h', pace: { kind: 'untimed' }, host: 'ann', isPrivate: false, watchDelay: 0, created: 1 },
})

const next = (match: string, seq: number, along?: Append['along']): Append => ({
  row: {
    ...{
      match,
      seq,
      epoch: 0,
      entry: { seat: 0, choice: `it's "${seq}"` },
      seat: 0,
      asked: seq - 1,
      by: 'ann',
      spent: 1,
    },
    at: seq,
  },
  due: undefined,
  isUntimed: true,
  ...(along && { along }),
})

/** What lies in the file, for whoever does not know of what has only come. */
function lying(at: string): { readonly entries: number; readonly arrived: number } {
  const db = new DatabaseSync(at, { readOnly: true })
  const count = (table: string) => Number(db.prepare(`select count(*) as n from ${table}`).get()?.n)
  const found = { entries: count('entry'), arrived: count('arrived') }
  db.close()
  return found
}

const seqsOf = async ({ matches }: Store, match: string) =>
  (await matches.load(match, { from: 'start' }))?.entries.map(
    ({ seq, entry }) => `${seq} ${(entry as { choice?: unknown }).choice}`,
  )
const upTo = (count: number) => Array.from({ length: count }, (_, n) => `${n + 1} it's "${n + 1}"`)

test('entries are written as they come, and laid among the others of their match once there are many', async () => {
  const ids = ['a', 'b', 'c', 'd', 'e']
  for (const id of ids) await store.matches.create(newMatch(id))
  for (let seq = 1; seq <= 100; seq++) await Promise.all(ids.map((id) => store.matches.append(next(id, seq))))
  expect(lying(file)).toEqual({ entries: 0, arrived: 100 })
  for (let seq = 101; seq <= 201; seq++) await Promise.all(ids.map((id) => store.matches.append(next(id, seq))))
  await store.database.all('select 1')
  expect(lying(file)).toEqual({ entries: 1000, arrived: 1 })
  // Nobody who reads the log sees the difference, whether of one match or of all.
  expect(await seqsOf(store, 'c')).toEqual(upTo(201))
  await store.matches.append(next('c', 202))
  expect(await store.database.all('select count(*) as n from entry')).toEqual([{ n: 1006 }])
  expect([...(await store.matches.heads(ids)).values()].toSorted()).toEqual([201, 201, 201, 201, 202])
})

test('a match none of whose entries has just come is read without laying those of others', async () => {
  for (const id of ['a', 'b']) await store.matches.create(newMatch(id))
  await store.matches.append(next('a', 1))
  expect(await seqsOf(store, 'b')).toEqual([])
  expect(lying(file)).toEqual({ entries: 0, arrived: 1 })
  expect(await seqsOf(store, 'a')).toEqual(upTo(1))
  expect(lying(file)).toEqual({ entries: 1, arrived: 0 })
})

test('what came before a process was killed is there for the next one, and goes on from there', async () => {
  await store.matches.create(newMatch('a'))
  for (let seq = 1; seq <= 20; seq++) await store.matches.append(next('a', seq))
  const left = join(folder, 'left.sqlite')
  for (const end of ['', '-wal']) copyFileSync(file + end, left + end)
  expect(lying(left)).toEqual({ entries: 0, arrived: 20 })
  const other = await openStore({ file: left })
  expect(await other.matches.append(next('a', 20))).toBe('lost')
  expect(await other.matches.append(next('a', 21))).toBe('won')
  expect(await seqsOf(other, 'a')).toEqual(upTo(21))
  await other.database.close()
})

test('what two processes wrote to one file lies in one order, each place once', async () => {
  await store.matches.create(newMatch('a'))
  const other = await openStore({ file })
  for (let seq = 1; seq <= 20; seq++) {
    const [first, second] = seq % 2 === 0 ? [store, other] : [other, store]
    expect(await first.matches.append(next('a', seq))).toBe('won')
    expect(await second.matches.append(next('a', seq))).toBe('lost')
  }
  expect(await seqsOf(other, 'a')).toEqual(upTo(20))
  expect(await seqsOf(store, 'a')).toEqual(upTo(20))
  await other.database.close()
})

test('one that fails with what is written along leaves the others of its group, and its own place', async () => {
  await store.matches.create(newMatch('a'))
  const node = { sql: 'insert into node (id, started, seen) values (?, 1, 1)', values: ['n'] }
  const outcomes = await Promise.allSettled([
    store.matches.append(next('a', 1, [node])),
    store.matches.append(next('a', 2, [node])),
    store.matches.append(next('a', 2)),
    store.matches.append(next('a', 2)),
  ])
  expect(outcomes.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([
    ...['won', 'failed', 'won', 'lost'],
  ])
  expect(await seqsOf(store, 'a')).toEqual(upTo(2))
})

test('a store that is closed leaves every entry in its place', async () => {
  await store.matches.create(newMatch('a'))
  await store.matches.append(next('a', 1))
  await store.database.close()
  expect(lying(file)).toEqual({ entries: 1, arrived: 0 })
})
