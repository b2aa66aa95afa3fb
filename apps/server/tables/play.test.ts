import { afterAll, beforeAll, expect, test } from 'vitest'
import { playToEnd } from '../testing/play.ts'
import { begun, TestServer } from '../testing/server.ts'

const duel = {
  game: 'bladeborn',
  config: { warbands: ['godsworn-hunt', 'khagras-ravagers'], battle: 'drawn-and-quartered' },
}

let server: TestServer
beforeAll(async () => {
  server = await TestServer.start()
})
afterAll(() => server.stop())

test('two people lay a table by link, sit, reveal and play a whole game; the seed comes with the result', async () => {
  const { match, players } = await begun(server, duel)
  const watcher = await server.guest('Eve')
  await watcher.watch(match)
  await playToEnd(match, players)
  for (const one of [...players, watcher]) {
    await one.at(match).until(({ shown }) => shown.result !== null)
    expect(one.at(match).seed).toMatch(/^[0-9a-f]{64}$/)
    expect(one.at(match).shown).toMatchObject({ result: { winners: expect.any(Array) }, waiting: [] })
  }
  const moved = watcher.heard.filter(({ say }) => say === 'moved')
  expect(watcher.at(match).wholes).toBe(1)
  expect(moved.length).toBeLessThanOrEqual(watcher.at(match).seq)
  const { log } = watcher.at(match)
  expect(log.map(({ at }) => at)).toEqual(log.map((_, index) => index))
})
