import { Duplex } from 'node:stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WebSocketServer } from 'ws'
import { hearWholeFrames } from './whole-frames.ts'

const MOST = 70_000

interface Frame {
  readonly first: number
  readonly payload: Buffer
  readonly isMasked: boolean
}

/** A frame as a client sends it, with the shortest length that holds it. */
function bytesOf({ first, payload, isMasked }: Frame, mask: Buffer): Buffer {
  const { length } = payload
  const bit = isMasked ? 0x80 : 0
  const size =
    length < 126
      ? Buffer.from([bit | length])
      : length < 65_536
        ? Buffer.from([bit | 126, length >> 8, length & 0xff])
        : Buffer.from([bit | 127, 0, 0, 0, 0, 0, length >> 16, (length >> 8) & 0xff, length & 0xff])
  const masked = isMasked ? payload.map((byte, at) => byte ^ (mask[at & 3] as number)) : payload
  return Buffer.concat([Buffer.from([first]), size, isMasked ? mask : Buffer.alloc(0), masked])
}

const text = fc.oneof(
  fc.string({ maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.constantFrom('{"say":"hello","proto":1}', 'x'.repeat(125), 'x'.repeat(126), 'é'.repeat(200), 'y'.repeat(MOST)),
)
const payload = fc.oneof(
  { weight: 5, arbitrary: text.map((one) => Buffer.from(one)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 130 }).map((bytes) => Buffer.from(bytes)) },
)
// Whole texts, pongs, and now and then all else there can be: binary, parts, pings, ends, what is reserved.
const first = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(0x81, 0x81, 0x8a) },
  { weight: 1, arbitrary: fc.nat(255) },
)
const isMasked = fc.nat(19).map((one) => one > 0)
const frames = fc.array(
  fc.tuple(fc.record({ first, payload, isMasked }), fc.uint8Array({ minLength: 4, maxLength: 4 })),
  {
    minLength: 1,
    maxLength: 8,
  },
)
/** Where the bytes are cut on their way; often not at all, as short messages arrive. */
const cuts = fc.oneof(fc.constant([]), fc.array(fc.nat(400), { maxLength: 6 }))

const KEY = `${'A'.repeat(22)}==`
const server = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: MOST })

/** What is heard of some bytes, and what is said to them by itself. */
async function heard(chunks: readonly Buffer[], how: 'whole frames' | 'library'): Promise<unknown[]> {
  const events: unknown[] = []
  const socket = new Duplex({
    read: () => {},
    write: (chunk: Buffer, _, done) => {
      events.push(['said', chunk.toString('hex')])
      done()
    },
  })
  const headers = { upgrade: 'websocket', 'sec-websocket-key': KEY, 'sec-websocket-version': '13' }
  server.handleUpgrade({ method: 'GET', headers } as never, socket, Buffer.alloc(0), (ws) => {
    ws.on('message', (data, isBinary) => events.push(isBinary ? ['bytes', String(data)] : ['text', String(data)]))
    ws.on('pong', () => events.push('pong'))
    ws.on('ping', (data) => events.push(['ping', String(data)]))
    ws.on('close', (code) => events.push(['close', code]))
    ws.on('error', (error) => events.push(['error', error.message]))
    const hearing = { hear: (one: string) => events.push(['text', one]), hearPong: () => events.push('pong') }
    if (how === 'whole frames') hearWholeFrames(socket, hearing)
  })
  for (const chunk of chunks) socket.push(Buffer.from(chunk))
  await new Promise((done) => setImmediate(done))
  socket.destroy()
  await new Promise((done) => setImmediate(done))
  return events
}

test('whatever a client sends, in whatever pieces, is heard and answered as by the library', async () => {
  await fc.assert(
    fc.asyncProperty(frames, cuts, async (sent, at) => {
      const bytes = Buffer.concat(sent.map(([frame, mask]) => bytesOf(frame, Buffer.from(mask))))
      const places = [0, ...at.filter((place) => place < bytes.length).sort((a, b) => a - b), bytes.length]
      const chunks = places.slice(1).flatMap((to, index) => {
        const chunk = bytes.subarray(places[index], to)
        return chunk.length === 0 ? [] : [chunk]
      })
      expect(await heard(chunks, 'whole frames')).toEqual(await heard(chunks, 'library'))
    }),
    { numRuns: 1000 },
  )
})
