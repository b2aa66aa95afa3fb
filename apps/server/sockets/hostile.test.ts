import { once } from 'node:events'
import { get } from 'node:http'
import { seededRandom } from '@muster/table'
import type { ServerMessage } from '@muster/wire'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { answerOnce } from '../testing/play.ts'
import { begun, type TestClient, TestServer } from '../testing/server.ts'
import { UNLIMITED } from '../testing/unlimited.ts'
import { VirtualTime } from '../testing/virtual-time.ts'
import { socketLimits } from './limits.ts'

const duel = { game: 'bladeborn', config: { warbands: ['godsworn-hunt', 'khagras-ravagers'] } }

let server: TestServer
beforeAll(async () => {
  server = await TestServer.start({ socketLimits: { helloWithin: 300, behind: 2_000, behindFor: 1_000 } })
})
afterAll(() => server.stop())

/** A socket as anybody could open one; what the server says to the request, or that it is open. */
async function upgrade(
  headers: Record<string, string>,
  path = '/play',
  at = server.serving.url,
): Promise<number | WebSocket> {
  const ws = new WebSocket(`${at.replace('http', 'ws')}${path}`, { headers })
  return await new Promise((done) => {
    ws.once('open', () => done(ws))
    ws.on('error', () => {})
    ws.once('unexpected-response', (_, response) => done(response.statusCode ?? 0))
  })
}

const said = (client: TestClient, say: ServerMessage['say']) => client.next((message) => message.say === say)

describe('a socket is opened', () => {
  test.each<[name: string, headers: () => Record<string, string>, path: string, status: number]>([
    ['by another site', () => ({ origin: 'https://elsewhere.example' }), '/play', 403],
    ['by nobody in particular', () => ({}), '/play', 403],
    ['at another address', () => ({ origin: server.serving.url }), '/played', 404],
  ])('not %s', async (_, headers, path, status) => {
    expect(await upgrade(headers(), path)).toBe(status)
  })

  test('by our own page, and closed where nobody says hello', async () => {
    const ws = (await upgrade({ origin: server.serving.url })) as WebSocket
    const [data] = await once(ws, 'message')
    expect(JSON.parse(String(data))).toMatchObject({ say: 'bye', code: 'no-hello' })
    await once(ws, 'close')
  })

  test('only so many by one address that say nothing, who are let go; then it may come again', async () => {
    const strict = await TestServer.start({ socketLimits: { ...socketLimits, helloWithin: 1_500 } })
    try {
      const { url } = strict.serving
      const opened = await Promise.all(Array.from({ length: 300 }, () => upgrade({ origin: url }, '/play', url)))
      const held = opened.filter((one) => typeof one !== 'number')
      expect([held.length, new Set(opened.filter((one) => typeof one === 'number'))]).toEqual([50, new Set([429])])
      // Whoever is here already does not notice.
      expect((await fetch(`${url}/healthz`)).status).toBe(200)
      await Promise.all(held.map((ws) => (ws.readyState === ws.CLOSED ? undefined : once(ws, 'close'))))
      const again = await upgrade({ origin: url }, '/play', url)
      expect(again).toBeInstanceOf(WebSocket)
      ;(again as WebSocket).terminate()
    } finally {
      await strict.stop()
    }
  })

  test('not by a request that is none, which is not counted as one that stays', async () => {
    const strict = await TestServer.start({ socketLimits: { socketsAnAddress: 1 } })
    try {
      const { url } = strict.serving
      const headers = { origin: url, connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' }
      const [response] = await once(
        get(`${url}/play`, { headers: { ...headers, 'sec-websocket-key': 'none' } }),
        'response',
      )
      expect(response.statusCode).toBe(400)
      const opened = await upgrade({ origin: url }, '/play', url)
      expect(opened).toBeInstanceOf(WebSocket)
      ;(opened as WebSocket).terminate()
    } finally {
      await strict.stop()
    }
  })

  test('only so often by one account', async () => {
    const { token } = await server.serving.accounts.welcome('Many')
    const headers = { origin: server.serving.url, cookie: `muster=${token}` }
    const opened = await Promise.all(Array.from({ length: 12 }, () => upgrade(headers)))
    expect(opened.filter((one) => typeof one === 'number')).toEqual([429, 429])
    for (const one of opened) if (typeof one !== 'number') one.terminate()
  })
})

describe('whatever is sent', () => {
  test.each<[name: string, text: string]>([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['nothing', ''],
    ['an unknown word', '{"say":"shout","r":1}'],
    ['an unknown field', '{"say":"watch","match":"m","admin":true}'],
    ['a giant number', '{"say":"log","match":"m","from":1e999,"to":2,"r":1}'],
    ['a number that is none', '{"say":"explain","match":"m","seat":0.5,"r":1}'],
    ['a negative seat', '{"say":"explain","match":"m","seat":-1,"r":1}'],
    ['keys that objects have by nature', '{"say":"watch","match":"m","__proto__":{"seat":0},"constructor":1}'],
    ['much nesting', `{"say":"judge","match":"m","seat":0,"r":1,"drawn":${'['.repeat(500)}${']'.repeat(500)}}`],
    ['too much', JSON.stringify({ say: 'say', match: 'm', text: 'x'.repeat(20_000), r: 1 })],
  ])('%s is refused in words, and the socket goes on', async (_, text) => {
    const client = await server.guest('Eve')
    const no = said(client, 'no')
    client.socket.send(text)
    expect(await no).toMatchObject({ code: 'bad-request', text: expect.stringMatching(/\w/) })
    expect(await client.ask({ say: 'explain', match: 'nowhere', seat: 0 })).toMatchObject({ code: 'unknown-table' })
    client.drop()
  })

  test.each(['__proto__', 'constructor', "x'; drop table match; --", '../../etc/passwd', '%00'])(
    'a match called %s is no table',
    async (match) => {
      const client = await server.guest('Eve')
      expect(await client.ask({ say: 'explain', match, seat: 0 })).toMatchObject({ code: 'unknown-table' })
      client.drop()
    },
  )

  test('bytes instead of words end the socket, as does a frame beyond all measure', async () => {
    for (const data of [Buffer.from('{}'), 'x'.repeat(200_000)]) {
      const client = await server.guest('Eve')
      client.socket.send(data)
      await once(client.socket, 'close')
    }
  })

  test('who floods is told to slow down, then sent away; others do not notice', async () => {
    const { match, players } = await begun(server, duel)
    const client = await server.guest('Eve')
    const closed = once(client.socket, 'close')
    for (let i = 0; i < 400; i++) client.say({ say: 'leave', match: 'm' })
    await closed
    const codes = new Set(client.heard.flatMap((message) => ('code' in message ? [message.code] : [])))
    expect([...codes]).toEqual(['slow-down'])
    expect(client.heard.at(-1)).toMatchObject({ say: 'bye', code: 'slow-down' })
    const asked = players.find((player) => player.at(match).questions.length > 0) as TestClient
    await answerOnce(match, asked, seededRandom('on'))
    expect(asked.at(match).seq).toBe(1)
  })
})

test('who reads slowly is left out of changes, and shown the whole table once it reads again', async () => {
  const { match, players } = await begun(server, duel)
  const slow = await server.guest('Slow')
  await slow.watch(match)
  slow.socket.pause()
  const { table } = await server.serving.registry.get(match)
  // More than the system takes off our hands for somebody who does not read.
  const words = { say: 'offers', match, offers: [], notice: 'x'.repeat(200_000) } as const
  for (let i = 0; i < 40 && !(await isStuck(slow)); i++) table.audience.tell(words)
  const random = seededRandom('slow')
  for (let i = 0; i < 4; i++) {
    const level = Math.max(...players.map((player) => player.at(match).seq))
    for (const player of players) await player.at(match).until(({ seq }) => seq >= level)
    for (const player of players) if (await answerOnce(match, player, random)) break
  }
  const { wholes } = slow.at(match)
  slow.socket.resume()
  await slow.at(match).until(({ seq }) => seq >= 4)
  expect(slow.at(match).wholes).toBe(wholes + 1)

  async function isStuck(_client: TestClient): Promise<boolean> {
    await new Promise((done) => setTimeout(done, 5))
    return table.audience.all().some((watcher) => watcher.account === slow.id && !watcher.send('{"say":"ok","r":0}'))
  }
})

test('a socket whose other end is gone without a word is let go, and its seat is seen to be empty', async () => {
  const time = new VirtualTime()
  const quiet = await TestServer.start({ time, socketLimits: { ...UNLIMITED, silent: 60_000, pingEvery: 25_000 } })
  try {
    const { match, players } = await begun(quiet, duel)
    const [ann, bob] = players as [TestClient, TestClient]
    await time.pass(1)
    bob.socket.pause()
    const gone = ann.next(({ say }) => say === 'seats')
    for (let n = 0; n < 4; n++) {
      await time.pass(25_000)
      // Ann's browser answers pings by itself, and has to be given the time to.
      await ann.ask({ say: 'explain', match, seat: 0 })
    }
    expect(await gone).toMatchObject({ seats: [{ here: true }, { here: false }] })
    expect(ann.closed).toBe(false)
  } finally {
    await quiet.stop()
  }
})
