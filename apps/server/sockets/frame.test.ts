import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { sendText } from './frame.ts'

test('texts of every length and alphabet arrive as they were sent, in order with what the library sends', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  let pings = 0
  const texts = ['', 'a', 'x'.repeat(125), 'x'.repeat(126), 'é'.repeat(63), 'é', '{"name":"Åsa"}', '€😀']
  for (const length of [127, 65_535, 65_536, 70_000, 1_000_000])
    texts.push('y'.repeat(length), `ü${'z'.repeat(length)}`)
  server.once('connection', (ws, request) => {
    for (const text of texts) {
      sendText(request.socket as Duplex, text)
      ws.ping()
    }
    ws.send('the end')
  })
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  client.on('ping', () => pings++)
  const heard: string[] = []
  client.on('message', (data) => heard.push(String(data)))
  while (heard.at(-1) !== 'the end') await once(client, 'message')
  expect(heard).toEqual([...texts, 'the end'])
  expect(pings).toBe(texts.length)
  client.terminate()
  server.close()
})
