import { afterEach, beforeEach, expect, test } from 'vitest'
import { begun, type TestClient, TestServer } from '../testing/server.ts'
import { Operators } from './operators.ts'

const BATTLE = {
  game: 'bladeborn',
  config: { warbands: ['godsworn-hunt', 'khagras-ravagers'], battle: 'drawn-and-quartered' },
}

let server: TestServer
beforeEach(async () => {
  server = await TestServer.start()
})
afterEach(() => server.stop())

const database = () => server.serving.registry.parts.store.database

// biome-ignore lint/suspicious/noExplicitAny: answers of the server, each read as what it should be
const get = async (path: string): Promise<any> => (await fetch(server.serving.url + path)).json()

/** Sends a changing request as the page of somebody would. */
async function drop(client: TestClient, path: string): Promise<number> {
  const { url } = server.serving
  const headers = { 'content-type': 'application/json', origin: url, cookie: client.cookie }
  return (await fetch(url + path, { method: 'DELETE', headers, body: '{}' })).status
}

test('a match between two people is rated with its last entry', async () => {
  const { match, players } = await begun(server, BATTLE)
  const [ann, bob] = players as [TestClient, TestClient]
  await bob.ask({ say: 'act', match, seat: 1, epoch: bob.at(match).epoch, act: 'resign' })
  await ann.at(match).until(({ shown }) => shown.result !== null)
  const [winner, loser] = [await get(`/api/people/${ann.id}`), await get(`/api/people/${bob.id}`)]
  expect(winner.ratings).toMatchObject([{ game: 'bladeborn', games: 1 }])
  expect(winner.ratings[0].rating).toBeGreaterThan(loser.ratings[0].rating)
  expect(winner.games[0]).toMatchObject({ match, names: ['Ann', 'Bob'], outcome: 'won' })
  expect(loser.games[0].outcome).toBe('lost')
  expect(await database().all('select rated from match where id = ?', match)).toEqual([{ rated: 1 }])
  const record = await get(`/api/matches/${match}/record`)
  expect(record.answers.at(-1)).toEqual({ seat: 1, act: 'resign' })
})

test('who deletes the account stands up where nothing has begun and gives up what is played', async () => {
  const { match, players } = await begun(server, BATTLE)
  const [ann, bob] = players as [TestClient, TestClient]
  const open = await bob.lay({ ...BATTLE, seats: ['me', 'free'] })
  expect(await drop(bob, '/api/me')).toBe(200)
  await ann.at(match).until(({ shown }) => shown.result !== null)
  expect(ann.at(match).shown.result).toMatchObject({ winners: [0] })
  expect((await get(`/api/tables/${open}`)).seats[0]).toMatchObject({ kind: 'free' })
  await expect.poll(() => bob.closed, { timeout: 10_000 }).toBe(true)
  expect(bob.heard.at(-1)).toMatchObject({ say: 'bye', code: 'signed-out' })
  expect((await get(`/api/people/${ann.id}`)).games[0].names).toEqual(['Ann', 'deleted player'])
})

test('a socket of somebody suspended is closed, and a new one decides nothing', async () => {
  const { match, players } = await begun(server, BATTLE)
  const [ann, bob] = players as [TestClient, TestClient]
  await new Operators(database()).suspend('command', bob.id, {})
  await expect.poll(() => bob.closed, { timeout: 10_000 }).toBe(true)
  await bob.open()
  await bob.watch(match)
  const refused = await bob.ask({ say: 'act', match, seat: 1, epoch: bob.at(match).epoch, act: 'resign' })
  expect(refused).toMatchObject({ say: 'no', code: 'suspended' })
  expect(ann.closed).toBe(false)
}, 30_000)

test('what happens at tables is measured', async () => {
  const { match, players } = await begun(server, BATTLE)
  const [ann] = players as [TestClient]
  await ann.ask({ say: 'act', match, seat: 0, epoch: ann.at(match).epoch, act: 'resign' })
  const text = await (await fetch(`${server.serving.url}/metrics`)).text()
  const value = (name: string) => Number(new RegExp(`^muster_${name} ([\\d.e+]+)$`, 'm').exec(text)?.[1])
  expect(value('decisions_total')).toBe(1)
  expect(value('sockets')).toBe(2)
  expect(value('tables')).toBe(1)
  for (const name of [
    'commit_ms_count',
    'commit_group_size_count',
    'queue_ms_count',
    'sent_bytes_total',
    'received_bytes_total',
  ])
    expect(value(name), name).toBeGreaterThan(0)
  for (const name of ['conflicts_total', 'sweep_finds_total', 'thinking']) expect(value(name), name).toBe(0)
  for (const name of ['reloads_total', 'loop_delay_p99_ms']) expect(value(name), name).toBeGreaterThanOrEqual(0)
})
