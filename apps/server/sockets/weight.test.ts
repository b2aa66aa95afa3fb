import { once } from 'node:events'
import { IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { queryObjects } from 'node:v8'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { begun, TestServer } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await TestServer.start()
})
afterAll(() => server.stop())

const requests = () => queryObjects(IncomingMessage, { format: 'count' })

/** Without a library, whose own end would keep what it heard. */
async function opened(url: string): Promise<Socket> {
  const { host, port } = new URL(url)
  const socket = connect(Number(port), '127.0.0.1')
  const lines = ['GET /play HTTP/1.1', `Host: ${host}`, `Origin: ${url}`, 'Connection: Upgrade', 'Upgrade: websocket']
  socket.write([...lines, 'Sec-WebSocket-Version: 13', `Sec-WebSocket-Key: ${'A'.repeat(22)}==`, '', ''].join('\r\n'))
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toContain('101 Switching Protocols')
  return socket
}

test('the request a socket was opened with is forgotten', async () => {
  const before = requests()
  const sockets = await Promise.all(Array.from({ length: 20 }, () => opened(server.serving.url)))
  expect(requests()).toBeLessThan(before + 5)
  for (const socket of sockets) socket.destroy()
})

test('a table shown at once to all holds no earlier moment of itself', async () => {
  const { match } = await begun(server, {
    game: 'bladeborn',
    config: { warbands: ['godsworn-hunt', 'khagras-ravagers'] },
  })
  // As it is held that was loaded while it was played.
  await server.restart()
  const { table } = await server.serving.registry.get(match)
  const first = new WeakRef(table.held.game ?? {})
  const [{ seat } = { seat: 0 }] = table.playing.hosted.pending
  await table.decide({ judge: (hosted) => hosted.act(seat, { act: 'bot', level: 'novice' }), by: 'a test' })
  await new Promise((done) => setTimeout(done))
  requests()
  expect(first.deref()).toBeUndefined()
})
