import { renameSync } from 'node:fs'
import { join } from 'node:path'
import type { GameEngine } from '@muster/session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeOldBladeborn } from '../testing/old-version.ts'
import { playToEnd } from '../testing/play.ts'
import { begun, type TestClient, TestServer } from '../testing/server.ts'
import { loadEngine } from './load-engine.ts'
import { keyOf, sourceEngine } from './sources.ts'

const duel = {
  game: 'bladeborn',
  config: { warbands: ['godsworn-hunt', 'khagras-ravagers'], battle: 'drawn-and-quartered' },
  pace: { kind: 'by-turns', hours: 24 } as const,
}
/** What the server plays new matches with; nothing once it was upgraded to what the sources say. */
const overrides: { engines?: { current(game: string): Promise<GameEngine>; load(key: string): Promise<GameEngine> } } =
  {}

let server: TestServer
let oldKey: string
beforeAll(async () => {
  server = await TestServer.start(overrides)
  const folder = join(server.folder, 'bundles')
  oldKey = await makeOldBladeborn(folder)
  overrides.engines = { current: () => loadEngine(folder, oldKey), load: (key) => loadEngine(folder, key) }
  await server.restart()
})
afterAll(() => server.stop())

async function backAt(match: string, players: readonly TestClient[]): Promise<void> {
  for (const player of players) await player.open()
  for (const [seat, player] of players.entries()) await player.watch(match, seat)
}

/** Plays on, and says the most actions a fighter was seen with. */
async function mostActions(match: string, players: readonly TestClient[], decisions: number): Promise<number> {
  let most = 0
  for (let decision = 0; decision < decisions; decision++) {
    await playToEnd(match, players, 1, `${decision}`)
    const view = players[0]?.at(match).shown.view as { battle?: { active?: { actions?: number } } } | null
    most = Math.max(most, view?.battle?.active?.actions ?? 0)
  }
  return most
}

test('a game by turns begun before an upgrade is played to its end by the rules it began with', async () => {
  const { match, players } = await begun(server, duel)
  await playToEnd(match, players, 5)
  delete overrides.engines
  await server.restart()
  await backAt(match, players)
  expect(players[0]?.at(match).seq).toBe(5)
  expect((await players[0]?.watch(match, 0))?.about).toMatchObject({ rules: '0', bundle: oldKey })
  const today = await begun(server, duel)
  expect((await today.players[0]?.watch(today.match, 0))?.about.bundle).toBe(
    keyOf((await sourceEngine('bladeborn')) as GameEngine),
  )
  // Fighters had three actions before, and have two now.
  expect(await mostActions(match, players, 40)).toBe(3)
  expect(await mostActions(today.match, today.players, 40)).toBe(2)
  await playToEnd(match, players)
  expect(players[0]?.at(match).shown.result).toMatchObject({ winners: expect.any(Array) })
  const bundle = await fetch(`${server.serving.url}/bundles/${oldKey}.mjs`)
  expect([bundle.status, bundle.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8'])
  const record = await (await fetch(`${server.serving.url}/api/matches/${match}/record`)).json()
  expect(record).toMatchObject({ rules: '0', end: expect.any(String) })
}, 120_000)

test('a game whose rules cannot be had is said to have stopped, goes on when they can, and can be called off', async () => {
  const folder = join(server.folder, 'bundles')
  const file = join(folder, `${oldKey}.mjs`)
  overrides.engines = { current: () => loadEngine(folder, oldKey), load: (key) => loadEngine(folder, key) }
  await server.restart()
  const { match, players } = await begun(server, duel)
  const [one, two] = players as [TestClient, TestClient]
  await playToEnd(match, players, 5)
  delete overrides.engines
  await server.serving.stop()
  renameSync(file, `${file}.away`)
  await server.start()
  await backAt(match, players)
  expect(await one.watch(match, 0)).toMatchObject({
    state: 'frozen',
    frozen: expect.stringContaining('cannot be had'),
    shown: { view: null, result: null },
    seats: [{ account: one.id }, { account: two.id }],
  })
  const answer = { say: 'answer', match, seat: 0, epoch: 0, asked: 5, choice: 'whatever' } as const
  expect(await one.ask(answer)).toMatchObject({ say: 'no', code: 'frozen' })

  await server.serving.stop()
  renameSync(`${file}.away`, file)
  await server.start()
  await backAt(match, players)
  expect(await one.watch(match, 0)).toMatchObject({ state: 'playing', seq: 5 })

  await server.serving.stop()
  renameSync(file, `${file}.away`)
  await server.start()
  await backAt(match, players)
  const offered = two.next(({ say }) => say === 'offers')
  await one.ask({ say: 'offer', match, seat: 0, epoch: 0, proposal: { kind: 'abort' } })
  const { offers } = (await offered) as unknown as { offers: { id: string }[] }
  await two.ask({ say: 'consent', match, seat: 1, offer: offers[0]?.id ?? '', yes: true })
  expect(await one.watch(match, 0)).toMatchObject({
    state: 'over',
    shown: { result: { winners: [], aborted: true } },
    seed: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  renameSync(`${file}.away`, file)
}, 120_000)
