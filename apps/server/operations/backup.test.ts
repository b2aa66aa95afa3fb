import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Hosted } from '@muster/session'
import { type Entry, randomAnswer, seededRandom, writeChoice } from '@muster/table'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStore, type Store } from '../store/open-store.ts'
import { setupOf } from '../tables/held.ts'
import { addMatches, addPlayers } from '../testing/fill.ts'
import { sourceEngine } from '../versions/sources.ts'
import { backUp, checkBackup, restore, STORE_FILE } from './backup.ts'

const MATCHES = 6
const LONGEST = 400

let data: string
let store: Store
let ids: string[]

beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'muster-backup-'))
  store = await openStore({ file: join(data, STORE_FILE) })
  const players = ['Ann', 'Bob']
  await addPlayers(store.database, players)
  const engine = (await sourceEngine('bladeborn'))!
  const config = { warbands: ['godsworn-hunt', 'khagras-ravagers'], battle: 'drawn-and-quartered' }
  ids = await addMatches(store, { engine, config, seats: Array.from({ length: MATCHES }, () => players) })
  // Some are over, some under way.
  for (const [n, id] of ids.entries()) await play(id, n % 2 === 0 ? LONGEST : 20)
})
afterEach(async () => {
  await store.database.close().catch(() => {})
  rmSync(data, { recursive: true, force: true })
})

/** Plays a match on at random, stored entry by entry, with a snapshot now and then. */
async function play(id: string, most: number): Promise<void> {
  const stored = (await store.matches.load(id))!
  const engine = (await sourceEngine(stored.game))!
  const entries = (await store.matches.load(id, { from: 'start' }))!.entries.map(({ entry }) => entry)
  let hosted: Hosted = engine.resume(setupOf(stored), undefined, entries)
  const random = seededRandom(`${id} ${hosted.seq}`)
  for (let n = 0; n < most; n++) {
    const [asked] = hosted.pending
    if (!asked) return
    const choice = writeChoice(asked.question, randomAnswer(asked.question, random))
    const step = hosted.answer({ seat: asked.seat, choice })
    if (step === 'repeated') throw new Error('nobody has answered before')
    hosted = step.next
    const snapshot = hosted.seq % 16 === 0 ? { hosted: hosted.snapshot() } : undefined
    await append(id, step.entry, hosted, asked.seat, snapshot)
  }
}

async function append(id: string, entry: Entry, { seq, epoch, result }: Hosted, seat: number, snapshot: unknown) {
  const row = { match: id, seq, epoch, entry, seat, asked: 0, by: 'Ann', spent: 0, at: seq }
  const won = await store.matches.append({ row, snapshot, due: undefined, ...(result && { over: { result } }) })
  expect(won).toBe('won')
}

/** Changes a file behind everybody's back. */
function tamper(file: string, sql: string): void {
  const db = new DatabaseSync(file)
  db.exec(sql)
  db.close()
}

test('a backup is made while others write, is whole, and every match in it plays again', async () => {
  const to = join(data, 'copy.sqlite')
  const [before] = await store.database.all<{ n: number }>('select count(*) as n from entry')
  const writing = play(ids[1] ?? '', 60)
  const checked = await backUp(data, to)
  await writing
  expect(checked).toMatchObject({ matches: MATCHES, problems: [] })
  expect(checked.entries).toBeGreaterThanOrEqual(Number(before?.n))
  expect(statSync(to).mode & 0o777).toBe(0o600)
  await expect(backUp(data, to)).rejects.toThrow('overwrites nothing')
})

test('what is wrong with a backup is found by playing it', async () => {
  const over = ids[0]
  const changes: [sql: string, problem: RegExp][] = [
    [`update match set result = '{"winners":[1,0]}' where id = '${over}'`, /does not end as it is said to/],
    [`delete from entry where match = '${over}' and seq = 5`, /gaps/],
    [`update entry set body = '{"seat":0,"choice":"fly away"}' where match = '${over}' and seq = 9`, /match/],
    [`update match set rules = '0.0.1' where id = '${over}'`, /no longer here/],
    [
      `update snapshot set body = (select body from snapshot where match = '${ids[2]}') where match = '${over}'`,
      /snapshot|match/,
    ],
  ]
  for (const [n, [sql, problem]] of changes.entries()) {
    const to = join(data, `copy-${n}.sqlite`)
    expect((await backUp(data, to)).problems).toEqual([])
    tamper(to, sql)
    const { problems } = await checkBackup(to)
    expect(problems, sql).toHaveLength(1)
    expect(problems[0]).toMatch(problem)
    expect(problems[0]).toContain(over)
  }
  const torn = join(data, 'torn.sqlite')
  await backUp(data, torn)
  truncateSync(torn, statSync(torn).size - 40_960)
  expect((await checkBackup(torn)).problems).toHaveLength(1)
  expect((await checkBackup(join(data, 'nowhere.sqlite'))).problems[0]).toContain('no such file')
})

test('a backup takes the place of the store once the server has stopped; what was there is kept', async () => {
  const to = join(data, 'copy.sqlite')
  await backUp(data, to)
  await play(ids[3] ?? '', 10)
  const [after] = await store.database.all<{ n: number }>('select count(*) as n from entry')
  await expect(restore(data, to)).rejects.toThrow('stop the server first')
  await store.database.close()
  const { checked, aside } = await restore(data, to)
  expect(checked.problems).toEqual([])
  expect(existsSync(aside ?? '')).toBe(true)
  expect(readdirSync(data).filter((name) => name.endsWith('-wal'))).toEqual([])
  const count = (file: string) => {
    const db = new DatabaseSync(file, { readOnly: true })
    const [row] = db.prepare('select count(*) as n from entry').all()
    db.close()
    return Number(row?.n)
  }
  expect(count(aside ?? '')).toBe(Number(after?.n))
  expect(count(join(data, STORE_FILE))).toBe(Number(after?.n) - 10)
  store = await openStore({ file: join(data, STORE_FILE) })
  await play(ids[3] ?? '', 5)
})

test('a backup that is broken takes nobody’s place', async () => {
  const to = join(data, 'copy.sqlite')
  await backUp(data, to)
  tamper(to, `delete from entry where match = '${ids[0]}' and seq = 5`)
  await store.database.close()
  const { checked, aside } = await restore(data, to)
  expect(checked.problems).toHaveLength(1)
  expect(aside).toBeUndefined()
  expect((await checkBackup(join(data, STORE_FILE))).problems).toEqual([])
})
