import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Site, type Visitor } from '../testing/people.ts'

let site: Site
let page: string

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-page-'))
  page = join(folder, 'dist')
  mkdirSync(join(page, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'nobody may read this')
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Muster</title>')
  writeFileSync(join(page, 'assets/main-abcdefgh.js'), 'export {}')
  site = await Site.open({ page })
})
afterAll(async () => {
  await site.close()
  rmSync(join(page, '..'), { recursive: true })
})

const JSON_TYPE = { 'content-type': 'application/json' }
const HOME = { host: 'localhost', origin: 'http://localhost' }

/** A request as somebody would write it by hand. */
function send(method: string, url: string, headers: Record<string, string>, payload?: string | Buffer) {
  return site.app.inject({ method: method as 'GET', url, headers, ...(payload !== undefined && { payload }) })
}

const accounts = async () => (await site.store.database.all('select id from account')).length

describe('bodies', () => {
  const bodies: [what: string, body: string, status: number, text: RegExp][] = [
    ['no JSON', '{', 400, /^body: expected JSON/],
    ['a list', '[]', 400, /^the whole: .*expected object/i],
    ['nothing', '', 400, /^name: .*expected string/i],
    ['null', 'null', 400, /^the whole: .*expected object/i],
    ['a number for a text', '{"name":7}', 400, /^name: .*expected string/i],
    ['a list for a text', '{"name":["Ann"]}', 400, /^name: .*expected string/i],
    ['a key too many', '{"name":"Ann","isOperator":true}', 400, /^the whole: .*isOperator/],
    ['__proto__', '{"name":"Ann","__proto__":{"isOperator":true}}', 400, /proto/],
    ['constructor.prototype', '{"name":"Ann","constructor":{"prototype":{"x":1}}}', 400, /proto/],
    ['many levels', `{"name":${'['.repeat(200)}${']'.repeat(200)}}`, 400, /at most 64 levels/],
    ['too many levels to read', '['.repeat(10_000), 400, /at most 64 levels/],
    ['a huge name', JSON.stringify({ name: 'a'.repeat(5000) }), 400, /^name: .*200/],
    ['a huge body', JSON.stringify({ name: 'a'.repeat(20_000) }), 413, /larger/],
    ['a lone surrogate', '{"name":"\\ud800\\ud800"}', 422, /^name: a name has letters/],
    ['a giant number', '{"name":1e999}', 400, /^name: /],
  ]
  test.each(bodies)('%s is refused with what, where and why', async (_, body, status, text) => {
    const before = await accounts()
    const response = await send('POST', '/api/me', { ...HOME, ...JSON_TYPE }, body)
    expect(response.statusCode).toBe(status)
    expect(response.json()).toEqual({ error: { code: expect.any(String), text: expect.stringMatching(text) } })
    expect(response.headers['content-type']).toContain('application/json')
    expect(await accounts()).toBe(before)
    expect(({} as { isOperator?: unknown }).isOperator).toBeUndefined()
  })

  test('bytes that are no text are refused', async () => {
    const response = await send('POST', '/api/me', { ...HOME, ...JSON_TYPE }, Buffer.from([0xff, 0xfe, 0x00, 0x7b]))
    expect(response.statusCode).toBe(400)
  })

  test('a body that is longer than it says, or never ends, costs nothing but its connection', async () => {
    await site.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = site.app.server.address() as AddressInfo
    const answer = await new Promise<string>((done) => {
      const socket = connect(port, '127.0.0.1')
      let heard = ''
      socket.on('data', (data) => {
        heard += data
      })
      socket.on('close', () => done(heard))
      socket.on('error', () => done(heard))
      const head = `POST /api/me HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`
      socket.write(head)
      const flood = setInterval(() => {
        if (socket.destroyed) return clearInterval(flood)
        socket.write(`2000\r\n${'a'.repeat(0x2000)}\r\n`)
      }, 5)
    })
    expect(answer).toMatch(/^HTTP\/1.1 413/)
    expect((await send('GET', '/healthz', HOME)).statusCode).toBe(200)
  })
})

describe('other sites', () => {
  const requests: [what: string, headers: Record<string, string>][] = [
    ['another origin', { host: 'localhost', origin: 'https://evil.example', ...JSON_TYPE }],
    ['an origin that begins alike', { host: 'localhost', origin: 'http://localhost.evil.example', ...JSON_TYPE }],
    ['another port', { host: 'localhost', origin: 'http://localhost:81', ...JSON_TYPE }],
    ['another scheme', { host: 'localhost', origin: 'https://localhost', ...JSON_TYPE }],
    ['no origin', { host: 'localhost', ...JSON_TYPE }],
    ['a hidden origin', { host: 'localhost', origin: 'null', ...JSON_TYPE }],
    ['another site', { ...HOME, 'sec-fetch-site': 'cross-site', ...JSON_TYPE }],
    ['a sister site', { ...HOME, 'sec-fetch-site': 'same-site', ...JSON_TYPE }],
    ['an address somebody typed', { ...HOME, 'sec-fetch-site': 'none', ...JSON_TYPE }],
    ['a host that is none', { host: 'evil.example/@localhost', origin: 'http://evil.example', ...JSON_TYPE }],
  ]
  test.each(requests)('%s changes nothing', async (_, headers) => {
    const ann = await site.guest('Ann')
    const response = await send('DELETE', '/api/me', { ...headers, cookie: ann.headers.cookie ?? '' }, '{}')
    expect(response.statusCode).toBe(403)
    expect(response.json().error.code).toBe('cross-site')
    expect((await ann.get('/api/me')).json().account).not.toBeNull()
  })

  const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', '', 'application/jsonp']
  test.each(types)('a form of type "%s" changes nothing', async (type) => {
    const ann = await site.guest('Ann')
    const headers = { ...HOME, cookie: ann.headers.cookie ?? '', ...(type && { 'content-type': type }) }
    const response = await send('POST', '/api/me', headers, '{"name":"Mallory"}')
    expect(response.statusCode).toBe(415)
    expect((await ann.get('/api/me')).json().account.name).toBe('Ann')
  })

  test('nobody is allowed in by other origins, and nothing is told to them', async () => {
    const preflight = await send('OPTIONS', '/api/me', { host: 'localhost', origin: 'https://evil.example' })
    const read = await send('GET', '/api/me', { host: 'localhost', origin: 'https://evil.example' })
    for (const { headers } of [preflight, read]) {
      expect(headers['access-control-allow-origin']).toBeUndefined()
      expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    }
  })
})

describe('methods', () => {
  test('a method that an address has not is refused, with those it has', async () => {
    for (const method of ['PUT', 'PATCH']) {
      const response = await send(method, '/api/me', { ...HOME, ...JSON_TYPE }, '{}')
      expect(response.statusCode).toBe(405)
      expect(response.headers.allow).toBe('GET, POST, DELETE')
    }
    expect((await send('DELETE', '/api/me/sign-out', { ...HOME, ...JSON_TYPE }, '{}')).statusCode).toBe(405)
    expect((await send('POST', '/', { ...HOME, ...JSON_TYPE }, '{}')).statusCode).toBe(405)
  })

  test('what a header or query says of the method is not heard', async () => {
    const ann = await site.guest('Ann')
    const headers = { ...ann.headers, 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' }
    await send('GET', '/api/me?_method=DELETE', headers)
    await send('POST', '/api/me?_method=DELETE', { ...headers, ...JSON_TYPE }, '{"name":"Anne","_method":"DELETE"}')
    expect((await ann.get('/api/me')).json().account).toMatchObject({ name: 'Ann' })
  })

  test('reading changes nothing, whatever is asked', async () => {
    const ann = await site.guest('Ann')
    for (const path of ['/api/me/sign-out', '/api/bots', '/api/me/vacation', '/api/push'])
      await send('GET', path, ann.headers)
    expect((await ann.get('/api/me')).json().account).toMatchObject({ name: 'Ann' })
  })
})

describe('paths', () => {
  const outside = [
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//secret.txt',
    '/assets/%00/../../secret.txt',
    '/index.html%00.js',
    '/.git/config',
    '/package.json',
    '/bundles/..%2fsecret.txt',
    '/bundles/../vapid.json',
    '/bundles/..%2f..%2fvapid.json.mjs',
    '/vapid.json',
    '/muster.sqlite',
    '/%',
    '/%zz',
  ]
  test.each(outside)('%s leads nowhere', async (path) => {
    const response = await send('GET', path, HOME)
    expect([400, 404]).toContain(response.statusCode)
    expect(response.body).not.toContain('nobody may read this')
    expect(response.body).not.toContain('privateKey')
  })

  test('what is listed is served, with what browsers should do with it', async () => {
    const start = await send('GET', '/', HOME)
    expect(start.body).toContain('<title>Muster</title>')
    expect(start.headers['cache-control']).toBe('no-cache')
    expect(start.headers['content-security-policy']).toContain("default-src 'self'")
    expect(start.headers['content-security-policy']).not.toContain('unsafe')
    expect(start.headers['x-content-type-options']).toBe('nosniff')
    const again = await send('GET', '/', { ...HOME, 'if-none-match': String(start.headers.etag) })
    expect(again.statusCode).toBe(304)
    const script = await send('GET', '/assets/main-abcdefgh.js?v=1', { ...HOME, 'accept-encoding': 'gzip, br' })
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(script.headers['content-encoding']).toBe('gzip')
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect((await send('HEAD', '/', HOME)).statusCode).toBe(200)
    const deep = await send('GET', '/some/where', { ...HOME, accept: 'text/html,*/*' })
    expect(deep.statusCode).toBe(404)
    expect(deep.body).toContain('Go to the shelf')
  })
})

describe('other people', () => {
  let ann: Visitor & { id: string }
  let mallory: Visitor & { id: string }
  beforeAll(async () => {
    ann = await site.guest('Ann')
    mallory = await site.guest('Mallory')
  })

  test('nobody has what is not theirs', async () => {
    const { account, token } = (await ann.post('/api/bots', { name: 'Tinker' })).json()
    expect((await mallory.delete(`/api/bots/${account.id}`)).statusCode).toBe(404)
    expect((await mallory.get('/api/bots')).json()).toEqual({ bots: [] })
    expect((await mallory.get('/api/me/export')).json().account.id).toBe(mallory.id)
    expect((await mallory.get(`/api/me/export?account=${ann.id}`)).json().account.id).toBe(mallory.id)
    expect((await mallory.post('/api/me', { name: 'Ann', id: ann.id })).statusCode).toBe(400)
    const bearer = { host: 'localhost', authorization: `Bearer ${token}`, ...JSON_TYPE }
    expect((await send('GET', '/api/me', bearer)).json().account).toMatchObject({ isBot: true })
    // A bot's token plays; it is no key to its owner's account, nor to its own.
    for (const [method, path, body] of [
      ['GET', '/api/me/export', undefined],
      ['DELETE', '/api/me', '{}'],
      ['POST', '/api/me', '{"name":"Ann"}'],
      ['POST', '/api/bots', '{"name":"Another"}'],
      ['POST', '/api/passkeys/register/options', '{}'],
    ] as const) {
      const response = await send(method, path, bearer, body)
      expect([response.statusCode, response.json().error.code], path).toEqual([403, 'not-yours'])
    }
    expect((await ann.delete(`/api/bots/${account.id}`)).statusCode).toBe(200)
    expect((await send('GET', '/api/me', bearer)).json().account).toBeNull()
  })

  test('what needs somebody says so to nobody', async () => {
    const nobody = site.visitor()
    for (const path of ['/api/me/export', '/api/mine', '/api/bots'])
      expect((await nobody.get(path)).json().error.code, path).toBe('not-known')
    for (const path of ['/api/me/sign-out', '/api/bots', '/api/passkeys/register/options'])
      expect((await nobody.post(path, path === '/api/bots' ? { name: 'Tinker' } : {})).statusCode, path).toBe(401)
  })

  test('made-up cookies and tokens are nobody’s', async () => {
    for (const cookie of ['muster=', 'muster=a', `muster=${'a'.repeat(43)}`, `muster=' or 1=1 --`, 'muster=__proto__'])
      expect((await send('GET', '/api/me', { ...HOME, cookie })).json().account).toBeNull()
    for (const token of ['x', `muster-bot-${'a'.repeat(43)}`, 'undefined', "' or ''='"])
      expect((await send('GET', '/api/me', { ...HOME, authorization: `Bearer ${token}` })).json().account).toBeNull()
    // A plain cookie is not taken where only a safe one is handed out.
    const safe = await Site.open({ origin: 'https://table.example' })
    try {
      const { token } = await safe.accounts.welcome('Ann')
      const asked = (cookie: string) => safe.app.inject({ url: '/api/me', headers: { host: 'table.example', cookie } })
      expect((await asked(`muster=${token}`)).json().account).toBeNull()
      expect((await asked(`__Host-muster=${token}`)).json().account).toMatchObject({ name: 'Ann' })
    } finally {
      await safe.close()
    }
  })

  test('a session that was stolen ends with the account', async () => {
    const eve = await site.guest('Eve')
    const stolen = { ...eve.headers }
    await eve.delete('/api/me')
    expect((await send('GET', '/api/me', stolen)).json().account).toBeNull()
  })

  test('operators’ addresses are nothing to others', async () => {
    for (const path of ['/api/operator/reports', '/api/operator/log'])
      expect((await mallory.get(path)).json().error.code).toBe('not-found')
    for (const act of ['hide', 'suspend', 'restore', 'dismiss'])
      expect((await mallory.post(`/api/operator/${act}`, { account: ann.id })).statusCode).toBe(404)
    expect((await ann.get('/api/me')).json().account.isSuspended).toBe(false)
  })

  test('ids and filters are values, whatever they look like', async () => {
    const before = await accounts()
    for (const id of [
      "' or 1=1 --",
      '__proto__',
      'constructor',
      '%00',
      'a'.repeat(150),
      '../me',
      '1;drop table account',
    ]) {
      const response = await ann.get(`/api/people/${encodeURIComponent(id)}`)
      expect([400, 404], id).toContain(response.statusCode)
    }
    for (const query of ['pace=fast', 'free=yes', 'game=', 'x=1', 'game=a&game=b', '__proto__=1'])
      expect((await ann.get(`/api/tables?${query}`)).statusCode, query).toBe(400)
    expect(await accounts()).toBe(before)
  })
})

describe('too much', () => {
  test('guests of one address come one after the other, and are told when', async () => {
    const strict = await Site.open({ limits: { guest: { burst: 3, perMinute: 6 } } })
    try {
      const codes: number[] = []
      for (let n = 0; n < 5; n++)
        codes.push((await strict.visitor().post('/api/me', { name: `Guest ${n}` })).statusCode)
      expect(codes).toEqual([200, 200, 200, 429, 429])
      const refused = await strict.visitor().post('/api/me', { name: 'Guest' })
      expect(refused.json().error).toMatchObject({ code: 'slow-down', text: expect.stringMatching(/in \d+ s$/) })
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    } finally {
      await strict.close()
    }
  })

  test('what a proxy says of an address counts only behind one', async () => {
    for (const [isBehindProxy, last] of [
      [false, 429],
      [true, 200],
    ] as const) {
      const strict = await Site.open({ isBehindProxy, limits: { guest: { burst: 2, perMinute: 1 } } })
      try {
        const codes: number[] = []
        for (let n = 0; n < 3; n++) {
          const guest = strict.visitor()
          guest.headers['x-forwarded-for'] = `203.0.113.${n}`
          codes.push((await guest.post('/api/me', { name: `Guest ${n}` })).statusCode)
        }
        expect(codes).toEqual([200, 200, last])
      } finally {
        await strict.close()
      }
    }
  })
})
