import { engineUi as arena } from '@muster/arena-of-badassery/ui/engine'
import { engineUi as arsenal } from '@muster/arsenal/ui/engine'
import { engineUi as combatZone } from '@muster/combat-zone/ui/engine'
import { engineUi as sanctuary } from '@muster/sanctuary/ui/engine'
import { seenOtherwise } from '@muster/session/testing'
import { seededRandom } from '@muster/table'
import type { EngineUi } from '@muster/ui'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openLog } from '../operations/log.ts'
import { choiceAt, playToEnd } from '../testing/play.ts'
import { begun, type TestClient, TestServer } from '../testing/server.ts'
import { VirtualTime } from '../testing/virtual-time.ts'
import { BEAT } from './bots.ts'

let server: TestServer
let time: VirtualTime
beforeAll(async () => {
  time = new VirtualTime()
  server = await TestServer.start({ time })
})
afterAll(() => server.stop())

test.each([
  ['Arsenal', arsenal, { seats: 2, config: { decks: ['random', 'random'] } }],
  ['Sanctuary', sanctuary, { seats: 3 }],
  ['Arena of Badassery', arena, { seats: 4 }],
  ['Combat Zone', combatZone, { seats: 2 }],
] as const)(
  '%s: what a viewer may not know, dealt anew at every question, leaves its frames as they are to the byte',
  (name, ui, setup) => {
    const { compared, problems } = seenOtherwise(ui as unknown as EngineUi, { ...setup, seed: name }, 120)
    expect(problems).toEqual([])
    expect(compared).toBeGreaterThan(100)
  },
)

/** What a client was sent, with what tells two tables apart taken out. */
function bytesOf(
  client: TestClient,
  from: number,
  match: string,
  players: readonly TestClient[],
  table: { commitment: string; contributions: readonly string[] },
): string[] {
  const names = [match, ...players.map(({ id }) => id), client.id, table.commitment]
  return client.frames
    .slice(from)
    .map((frame) => names.reduce((text, name) => (name === '' ? text : text.replaceAll(name, '*')), frame))
}

test('two tables that differ in what a seat may not know send it the same bytes: replies, refusals and order', async () => {
  const streams: string[][][] = []
  for (const deck of [0, 1]) {
    const { match, players } = await begun(server, { game: 'arsenal', config: {} })
    const [one, two] = players as [TestClient, TestClient]
    const eve = await server.guest('Eve')
    const { about } = await eve.watch(match)
    const [from, watched] = [one.frames.length, eve.frames.length]
    const [question] = two.at(match).questions
    const choice = question?.options[deck]?.key ?? ''
    await two.ask({ say: 'answer', match, seat: 1, epoch: 0, asked: 0, choice })
    await one.at(match).until(({ seq }) => seq === 1)
    await one.ask({ say: 'answer', match, seat: 1, epoch: 0, asked: 0, choice: 'random' })
    await one.ask({ say: 'answer', match, seat: 0, epoch: 0, asked: 0, choice: 'no such deck' })
    await one.ask({ say: 'explain', match, seat: 0 })
    await one.ask({ say: 'offer', match, seat: 0, epoch: 0, proposal: { kind: 'take-back', to: 1 } })
    await eve.ask({ say: 'explain', match, seat: 1 })
    streams.push([bytesOf(one, from, match, players, about), bytesOf(eve, watched, match, players, about)])
  }
  expect(streams[0]?.[0]?.length).toBeGreaterThan(4)
  expect(streams[1]).toEqual(streams[0])
})

test('that somebody gives orders reaches nobody else, on its own node or on another', async () => {
  const { match, players } = await begun(server, { game: 'arsenal', config: {}, pace: { kind: 'by-turns', hours: 24 } })
  const [one, two] = players as [TestClient, TestClient]
  const eve = await server.guest('Eve')
  await eve.watch(match)
  const before = [two.frames.length, eve.frames.length]
  const own = one.frames.length
  await one.ask({ say: 'orders', match, seat: 0, orders: [{ ask: 'later', choice: 'whatever comes' }] })
  expect(one.frames.slice(own).join()).toContain('whatever comes')
  await server.serving.registry.hear(match, { only: 0 })
  // Replies come in order: nothing else is on its way once they are there.
  for (const client of [two, eve]) await client.ask({ say: 'explain', match, seat: 0 })
  expect([two.frames.length, eve.frames.length]).toEqual(before.map((many) => many + 1))
})

test('the seed, what others contribute and what others order are in no frame before their time', async () => {
  const { match, players } = await begun(server, { game: 'arsenal', config: {}, pace: { kind: 'by-turns', hours: 24 } })
  const [one, two] = players as [TestClient, TestClient]
  const eve = await server.guest('Eve')
  await eve.watch(match)
  await one.ask({ say: 'orders', match, seat: 0, orders: [{ ask: 'canary', choice: 'a canary of seat 0' }] })
  await playToEnd(match, players, 10)
  const { table } = await server.serving.registry.get(match)
  const { seed } = table.about
  const all = (client: TestClient) => client.frames.join('\n')
  for (const client of [one, two, eve]) expect(all(client)).not.toContain(seed)
  for (const client of [two, eve]) expect(all(client)).not.toContain('a canary of seat 0')
  expect(all(one)).toContain('a canary of seat 0')
  await one.ask({ say: 'act', match, seat: 0, epoch: one.at(match).epoch, act: 'resign' })
  await eve.at(match).until(({ shown }) => shown.result !== null)
  for (const client of [two, eve]) expect(all(client)).toContain(seed)
})

test('names of cards that are hidden are in nothing anybody else is sent, in no log, metric or error', async () => {
  const logged: string[] = []
  const log = openLog('trace', { write: (line) => void logged.push(line) })
  const open = await TestServer.start({ log })
  try {
    const cards = Array.from({ length: 20 }, (_, n) => ({ ...LIGHTS, id: `canary-${n}`, name: `Canary ${n}` }))
    const own = { id: 'aviary', name: 'Aviary', style: 'loud', plan: 'Sing.', mech: 'zephyr-wisp' }
    const deck = { ...own, cards: Object.fromEntries(cards.map(({ id }) => [id, 2])) }
    const packs = [{ name: 'Birds', cards, decks: [deck] }]
    const { match, players } = await begun(open, { game: 'arsenal', config: {}, packs })
    const [one, two] = players as [TestClient, TestClient]
    const eve = await open.guest('Eve')
    await eve.watch(match)
    const pick = (player: TestClient, seat: number, choice: string) =>
      player.ask({ say: 'answer', match, seat, epoch: 0, asked: 0, choice })
    await pick(one, 0, String(one.at(match).questions[0]?.options[0]?.key))
    const from = [one, eve].map((client) => client.frames.length)
    await pick(two, 1, deck.id)
    for (const client of [one, eve]) await client.at(match).until(({ seq }) => seq >= 2)
    await two.watch(match, 1)
    // Whoever holds them is shown them; what the pack is, everybody knows.
    expect(hiddenIn(two.frames)).toContain('canary-')
    await one.ask({ say: 'answer', match, seat: 1, epoch: 0, asked: 2, choice: 'canary-1' })
    await one.ask({ say: 'explain', match, seat: 0 })
    await one.ask({ say: 'log', match, from: 0, to: 100 })
    await one.watch(match, 0)
    await eve.watch(match)
    const told = await Promise.all(
      ['/metrics', '/readyz', `/api/tables/${match}`, '/api/tables', `/api/matches/${match}/record`].map(async (path) =>
        (await fetch(`${open.serving.url}${path}`)).text(),
      ),
    )
    const sent = [one, eve].map((client, index) => hiddenIn(client.frames.slice(from[index])))
    for (const text of [...sent, ...told, logged.join()]) {
      expect(text.length).toBeGreaterThan(0)
      expect(text.toLowerCase()).not.toContain('canary')
    }
  } finally {
    await open.stop()
  }
})

/** A card like any other. */
const LIGHTS = {
  ...{ flavor: 'Dark.', type: 'action', cost: 1, instant: true },
  do: [{ dice: { roll: 'evasion', add: 2 } }],
}

/** Frames without what a table was laid with, which is no secret. */
const hiddenIn = (frames: readonly string[]): string =>
  frames.map((frame) => JSON.stringify({ ...JSON.parse(frame), about: undefined })).join('\n')

describe('time', () => {
  test('a bot answers on the beat, however long it thought', async () => {
    const { registry } = server.serving
    const moments: number[] = []
    for (const thought of [0, 30, BEAT - 20]) {
      const ann = await server.guest('Ann')
      const { think } = registry.parts
      const parts = registry.parts as { think: typeof think }
      parts.think = (job, _who) =>
        new Promise((done) => {
          const held = 'held' in job ? job.held : undefined
          const engine = registry.parts.engines.load(job.bundle)
          time.after(
            thought,
            () =>
              void engine.then((rules) => {
                if (!held || job.do !== 'bot') return
                const hosted = rules.resume(held.setup, held.snapshot, held.entries)
                const [question] = hosted.seen({ viewer: job.seat }).questions
                done(question && choiceAt(question, seededRandom('bot')))
              }),
          )
        })
      const match = await ann.lay({ game: 'arsenal', config: {}, seats: ['me', { bot: 'novice' }] })
      await ann.sit(match, 0)
      await ann.reveal(match, 0)
      await ann.watch(match, 0)
      const began = time.now()
      while (ann.at(match).seq === 0) await time.pass(10)
      moments.push(time.now() - began)
      parts.think = think
      ann.drop()
    }
    expect(new Set(moments.map((moment) => Math.round(moment / 50)))).toEqual(new Set([Math.round(BEAT / 50)]))
  })
})
