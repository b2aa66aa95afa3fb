import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { Site } from '../testing/people.ts'
import { Addresses, openLog } from './log.ts'
import { Metrics } from './metrics.ts'

const DAY = 24 * 3600 * 1000

function kept(): { lines: () => string; to: Writable } {
  let text = ''
  const to = new Writable({
    write(chunk, _, done) {
      text += chunk
      done()
    },
  })
  return { lines: () => text, to }
}

test('the process lives, and is ready while its store can be written', async () => {
  let stopping: string | undefined
  const site = await Site.open({ unready: () => stopping })
  try {
    const status = async (path: string) => (await site.visitor().get(path)).statusCode
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200])
    stopping = 'the server is about to stop'
    const refused = await site.visitor().get('/readyz')
    expect([refused.statusCode, refused.json().error.text]).toEqual([503, stopping])
    stopping = undefined
    await site.store.database.close()
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503])
  } finally {
    await site.app.close()
  }
})

test('metrics count what happens, and are only for who has the token', async () => {
  const metrics = new Metrics()
  metrics.watch('sockets', 'Open sockets', () => 7)
  const site = await Site.open({ metrics, metricsToken: 'secret' })
  try {
    metrics.decisions.inc(3)
    metrics.commitMs.observe(4)
    await site.guest('Ann')
    const visitor = site.visitor()
    expect((await visitor.get('/metrics')).statusCode).toBe(401)
    visitor.headers.authorization = 'Bearer secret'
    const { body } = await visitor.get('/metrics')
    for (const line of [
      'muster_decisions_total 3',
      'muster_commit_ms_count 1',
      'muster_sockets 7',
      'muster_http_requests_total{route="/api/me",status="200"} 1',
    ])
      expect(body).toContain(line)
    for (const name of ['commit_group_size', 'queue_ms', 'loop_delay_p99_ms', 'conflicts', 'reloads', 'sweep_finds'])
      expect(body).toContain(`muster_${name}`)
    expect(body).not.toContain('Ann')
  } finally {
    await site.close()
    metrics.close()
  }
})

test('logs tell ids and never names, tokens or addresses', async () => {
  const { lines, to } = kept()
  const site = await Site.open({ log: openLog('info', to) })
  try {
    const ann = await site.guest('Annabella')
    await ann.post('/api/me', { name: 'B0t' })
    await ann.get('/api/me?name=Annabella')
    site.app.log.info({ name: 'Annabella', account: { id: ann.id, name: 'Annabella' }, ip: '127.0.0.1' }, 'something')
    const text = lines()
    expect(text).toContain(ann.id)
    expect(text).toContain('"route":"/api/me"')
    expect(text).toContain('"from":"')
    for (const secret of ['Annabella', '127.0.0.1', ann.headers.cookie?.split('=')[1] ?? '', 'B0t'])
      expect(text).not.toContain(secret)
    for (const line of text.trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow()
  } finally {
    await site.close()
  }
})

test('what went wrong with us is logged, and only that it did is told', async () => {
  const { lines, to } = kept()
  const site = await Site.open({ log: openLog('info', to) })
  const ann = await site.guest('Ann')
  await site.store.database.close()
  const response = await ann.get('/api/tables?free=1')
  expect(response.statusCode).toBe(500)
  expect(response.json().error).toEqual({ code: 'bug', text: expect.stringContaining('on our side') })
  expect(lines()).toContain('"msg":"request failed"')
  await site.app.close()
})

test('an address looks alike for a day, and like another one the next', () => {
  let now = Date.UTC(2026, 0, 1, 12)
  const addresses = new Addresses(() => now)
  const first = addresses.hash('203.0.113.7')
  expect(addresses.hash('203.0.113.7')).toBe(first)
  expect(addresses.hash('203.0.113.8')).not.toBe(first)
  now += DAY
  expect(addresses.hash('203.0.113.7')).not.toBe(first)
  expect(new Addresses(() => now).hash('203.0.113.7')).not.toBe(addresses.hash('203.0.113.7'))
})
