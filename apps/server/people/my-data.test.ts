import type { GameEngine } from '@muster/session'
import { commitmentTo, type Entry, randomAnswer, seededRandom, verifyRecord, writeChoice } from '@muster/table'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { game } from '../../../games/bladeborn/index.ts'
import type { Statement } from '../store/database.ts'
import { Site, type Visitor } from '../testing/people.ts'
import { sourceEngine } from '../versions/sources.ts'

let site: Site
let ann: Visitor & { id: string }
let bob: Visitor & { id: string }

const CONFIG = { warbands: ['godsworn-hunt', 'khagras-ravagers'], battle: 'drawn-and-quartered' }
const DAY = 24 * 3600 * 1000

/** A match between the two, with a line of chat of each. */
async function played(id: string, state: 'over' | 'playing', isPrivate = false): Promise<void> {
  const engine = (await sourceEngine('bladeborn'))!
  const seed = 'seed that is secret until the end'
  await site.store.matches.create({
    id,
    game: 'bladeborn',
    rules: engine.rules,
    content: engine.contentHash([]),
    packs: [],
    config: CONFIG,
    seats: [{ account: ann.id }, { account: bob.id }],
    seed,
    commitment: commitmentTo(seed),
    pace: { kind: 'untimed' },
    host: ann.id,
    isPrivate,
    watchDelay: 0,
    created: 1,
    entries: someEntries(engine, seed),
  })
  const said = (n: number, account: string, text: string): Statement => ({
    sql: 'insert into said (match, n, account, text, at) values (?, ?, ?, ?, ?)',
    values: [id, n, account, text, n],
  })
  await site.store.database.run(
    said(0, ann.id, 'hello from Ann'),
    said(1, bob.id, 'hello from Bob'),
    {
      sql: 'update match set state = ?, result = ?, ended = ? where id = ?',
      values: [state, state === 'over' ? '{"winners":[0]}' : null, state === 'over' ? 5 : null, id],
    },
    {
      sql: 'insert into report (id, match, line, by, about, reason, context, at) values (?, ?, 1, ?, ?, ?, ?, 2)',
      values: [`r ${id}`, id, ann.id, bob.id, 'a reason', context(ann.id, bob.id)],
    },
  )
}

/** Decisions of both seats. */
function someEntries(engine: GameEngine, seed: string): Entry[] {
  let hosted = engine.open({ seats: 2, config: CONFIG, packs: [], seed, contributions: [] })
  const entries: Entry[] = []
  while (new Set(entries.map((entry) => 'seat' in entry && entry.seat)).size < 2) {
    const { seat, question } = hosted.pending[0]!
    const step = hosted.answer({ seat, choice: writeChoice(question, randomAnswer(question, seededRandom(seed))) })
    if (step === 'repeated') throw new Error('nobody has answered before')
    hosted = step.next
    entries.push(step.entry)
  }
  return entries
}

const context = (...accounts: string[]) => JSON.stringify(accounts.map((account, n) => ({ n, account, text: 'words' })))

beforeEach(async () => {
  site = await Site.open()
  ann = await site.guest('Ann')
  bob = await site.guest('Bob')
})
afterEach(() => site.close())

test('all that is kept of somebody comes as one JSON: records of what is over, own answers of what is not', async () => {
  await played('m1', 'over')
  await played('m2', 'playing')
  await ann.post('/api/bots', { name: 'Tinker' })
  const response = await ann.get('/api/me/export')
  expect(response.headers['content-disposition']).toContain('attachment')
  const data = response.json()
  expect(data.account).toMatchObject({ id: ann.id, name: 'Ann', guest: 1 })
  expect(data.sessions).toHaveLength(1)
  expect(data.bots).toMatchObject([{ name: 'Tinker (bot)' }])
  expect(data.said.map(({ text }: { text: string }) => text)).toEqual(['hello from Ann', 'hello from Ann'])
  expect(data.reports).toHaveLength(2)
  const [over, underWay] = data.matches
  expect(over.record).toMatchObject({
    format: 'muster-record/2',
    seed: 'seed that is secret until the end',
    seats: 2,
  })
  expect(verifyRecord(game, over.record)).toEqual([])
  const seats = new Set(over.record.answers.map(({ seat }: { seat: number }) => seat))
  expect(seats).toEqual(new Set([0, 1]))
  const own = over.record.answers.filter(({ seat }: { seat: number }) => seat === 0)
  expect(underWay).toMatchObject({ match: 'm2', seats: [0] })
  expect(underWay.answers.map(({ entry }: { entry: Entry }) => entry)).toEqual(own)
  expect(JSON.stringify(underWay)).not.toContain('secret')
  expect(response.body).not.toContain('token')
})

test('a record is told once its match is over, and not before', async () => {
  await played('m1', 'over')
  await played('m2', 'playing')
  expect((await site.visitor().get('/api/matches/m1/record')).json()).toMatchObject({
    game: 'bladeborn',
    end: expect.stringMatching(/^[0-9a-f]+$/),
  })
  const early = await ann.get('/api/matches/m2/record')
  expect([early.statusCode, early.json().error.code]).toEqual([409, 'not-over'])
  expect(early.body).not.toContain('secret')
  expect((await ann.get('/api/matches/m3/record')).statusCode).toBe(404)
})

test('who is deleted is gone but for the games, which others played too', async () => {
  await played('m1', 'over')
  await ann.post('/api/bots', { name: 'Tinker' })
  await site.store.database.run({
    sql: 'insert into push (endpoint, account, keys, created) values (?, ?, ?, 0)',
    values: ['https://push.example', ann.id, '{}'],
  })
  expect((await ann.delete('/api/me')).statusCode).toBe(200)
  for (const table of ['session', 'bot_token', 'passkey', 'push', 'said', 'rating'])
    expect(await site.store.database.all(`select * from ${table} where account = ?`, ann.id), table).toEqual([])
  expect((await site.visitor().get(`/api/people/${ann.id}`)).statusCode).toBe(404)
  const names = await site.store.database.all<{ name: string }>('select name from account order by name')
  expect(names.map(({ name }) => name)).toEqual(['Bob', 'deleted player', 'deleted player'])
  const loaded = await site.store.matches.load('m1')
  expect(loaded?.seats.map(({ name }) => name)).toEqual(['deleted player', 'Bob'])
  expect(loaded?.entries.length).toBeGreaterThan(1)
  const [report] = await site.store.database.all<{ context: string; reason: string }>(
    'select context, reason from report',
  )
  expect(report?.reason).toBe('')
  expect(report?.context).not.toContain(ann.id)
  expect(report?.context).toContain(bob.id)
  expect((await bob.get(`/api/people/${bob.id}`)).json().games[0].names).toEqual(['deleted player', 'Bob'])
})

test('a profile says how somebody has played; private tables only to themselves', async () => {
  await played('m1', 'over')
  await played('m2', 'over', true)
  await played('m3', 'playing')
  await site.store.database.run(
    {
      sql: `insert into rated (match, seat, account, game, side, rank, mu_before, sigma_before, mu_after, sigma_after, turn, at)
            values ('m1', 0, ?, 'bladeborn', 0, 1, 25, 8, 27, 7.5, 1, 5)`,
      values: [ann.id],
    },
    {
      sql: `insert into rating (account, game, mu, sigma, games, last) values (?, 'bladeborn', 27, 7.5, 1, 5)`,
      values: [ann.id],
    },
  )
  const seen = (await bob.get(`/api/people/${ann.id}`)).json()
  expect(seen).toMatchObject({ name: 'Ann', isGuest: true, ratings: [{ game: 'bladeborn', rating: 1180, games: 1 }] })
  expect(seen.games).toEqual([
    { match: 'm1', game: 'bladeborn', ended: 5, seat: 0, names: ['Ann', 'Bob'], outcome: 'won', change: 140 },
  ])
  expect((await ann.get(`/api/people/${ann.id}`)).json().games.map(({ match }: { match: string }) => match)).toEqual([
    'm1',
    'm2',
  ])
  expect((await bob.get(`/api/people/${bob.id}`)).json().games[0].outcome).toBe('lost')
})

test('a vacation has an end within 60 days', async () => {
  const until = Date.now() + 10 * DAY
  expect((await ann.post('/api/me/vacation', { until })).json()).toEqual({ until })
  expect((await ann.get('/api/me')).json().vacation).toBe(until)
  for (const wrong of [Date.now() - 1000, Date.now() + 61 * DAY, 'tomorrow', 1.5, -1])
    expect([400, 422]).toContain((await ann.post('/api/me/vacation', { until: wrong })).statusCode)
  expect((await ann.post('/api/me/vacation', { until: null })).json()).toEqual({ until: null })
  expect((await ann.get('/api/me')).json().vacation).toBeNull()
})
