import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { statSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Site } from '../testing/people.ts'
import { Notifier } from './notify.ts'
import { vapidKeys } from './vapid.ts'

interface Delivered {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

let site: Site
let service: Server
let delivered: Delivered[]
let status: number
let notifier: Notifier

beforeEach(async () => {
  delivered = []
  status = 201
  service = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    delivered.push({ path: request.url ?? '', headers: request.headers, body })
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end()
  })
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
  site = await Site.open()
  const options = { contact: 'mailto:operator@example.org', services: [origin()] }
  notifier = new Notifier(site.store.database, vapidKeys(site.folder), options)
})
afterEach(async () => {
  await site.close()
  service.close()
})

const origin = () => `http://127.0.0.1:${(service.address() as AddressInfo).port}`

/** A device with keys of its own, as browsers make them. */
function makeDevice(name: string) {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  const auth = randomBytes(16)
  const keys = { p256dh: ecdh.getPublicKey().toString('base64url'), auth: auth.toString('base64url') }
  return { ecdh, auth, subscription: { endpoint: `${origin()}/${name}`, keys } }
}

/** What the device reads, by RFC 8291 and RFC 8188. */
function opened({ ecdh, auth }: ReturnType<typeof makeDevice>, body: Buffer): string {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const hkdf = (secret: Buffer, salted: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salted, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const secret = hkdf(ecdh.computeSecret(sender), auth, info, 32)
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  // The text ends before its delimiter.
  return text.subarray(0, text.lastIndexOf(2)).toString()
}

test('all devices of somebody are told which match waits, sealed, and nothing else', async () => {
  const [ann, bob] = [await site.guest('Ann'), await site.guest('Bob')]
  const [phone, desk, other] = [makeDevice('phone'), makeDevice('desk'), makeDevice('other')]
  await notifier.subscribe(ann.id, phone.subscription)
  await notifier.subscribe(ann.id, desk.subscription)
  await notifier.subscribe(bob.id, other.subscription)
  expect(await notifier.yourTurn(ann.id, 'match-1')).toBe(2)
  expect(delivered.map(({ path }) => path).toSorted()).toEqual(['/desk', '/phone'])
  const { headers, body } = delivered.find(({ path }) => path === '/phone')!
  expect(JSON.parse(opened(phone, body))).toEqual({ match: 'match-1' })
  expect(headers.authorization).toMatch(/^vapid t=[\w.-]+, k=[\w-]+$/)
  expect(headers.topic).toBe('match-1')
})

test('a device that is gone is forgotten; one that only failed is not', async () => {
  const ann = await site.guest('Ann')
  await notifier.subscribe(ann.id, makeDevice('phone').subscription)
  for (const [answer, left] of [
    [500, 1],
    [302, 1],
    [410, 0],
  ] as const) {
    status = answer
    expect(await notifier.yourTurn(ann.id, 'match-1')).toBe(0)
    expect(await site.store.database.all('select endpoint from push'), String(answer)).toHaveLength(left)
  }
  expect(delivered.map(({ path }) => path)).not.toContain('/elsewhere')
})

test('the server calls push services of browsers, and nothing else that somebody names', async () => {
  const ann = await site.guest('Ann')
  const { keys } = makeDevice('phone').subscription
  const subscribe = async (endpoint: string) => (await ann.post('/api/push', { endpoint, keys })).statusCode
  for (const fine of ['https://fcm.googleapis.com/fcm/send/x', 'https://updates.push.services.mozilla.com/wpush/v2/x'])
    expect(await subscribe(fine), fine).toBe(200)
  const wrong = [
    'http://fcm.googleapis.com/x',
    'https://localhost/x',
    'https://127.0.0.1:5432/',
    'https://169.254.169.254/latest/meta-data',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilpush.services.mozilla.com.example/',
    'https://fcm.googleapis.com:8443/x',
    'https://user@fcm.googleapis.com/x',
    'file:///etc/passwd',
    'nowhere',
  ]
  for (const endpoint of wrong) expect([400, 422], endpoint).toContain(await subscribe(endpoint))
  const rows = await site.store.database.all<{ endpoint: string }>('select endpoint from push')
  expect(rows).toHaveLength(2)
  const mallory = await site.guest('Mallory')
  await mallory.delete('/api/push', { endpoint: 'https://fcm.googleapis.com/fcm/send/x' })
  expect(await site.store.database.all('select endpoint from push')).toHaveLength(2)
  await ann.delete('/api/push', { endpoint: 'https://fcm.googleapis.com/fcm/send/x' })
  expect(await site.store.database.all('select endpoint from push')).toHaveLength(1)
})

test('the keys are made once, for our eyes only', async () => {
  const file = join(site.folder, 'vapid.json')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(vapidKeys(site.folder)).toEqual(vapidKeys(site.folder))
  expect((await site.visitor().get('/api/me')).json().vapid).toBe(vapidKeys(site.folder).publicKey)
})
