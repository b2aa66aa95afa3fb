import { expect, test } from 'vitest'
import { sessionCookie } from './cookies.ts'
import { headersFor } from './headers.ts'
import { Limiter } from './limits.ts'
import { siteOf } from './site.ts'

test('at a public address with https the cookie is safe, and there are passkeys and notifications', () => {
  const site = siteOf({ host: 'whatever.example' }, 'https://table.example')
  expect(site).toEqual({
    origin: 'https://table.example',
    isSecure: true,
    passkeysFor: 'table.example',
    mayPush: true,
    why: undefined,
  })
  expect(sessionCookie('token', true)).toBe(
    '__Host-muster=token; Path=/; Max-Age=15552000; HttpOnly; SameSite=Lax; Secure',
  )
})

test('on localhost the cookie is plain, and the rest is there', () => {
  expect(siteOf({ host: 'localhost:4747' }, undefined)).toMatchObject({
    origin: 'http://localhost:4747',
    isSecure: false,
    passkeysFor: 'localhost',
    mayPush: true,
    why: undefined,
  })
  expect(siteOf({ host: '127.0.0.1:4747' }, undefined)).toMatchObject({ passkeysFor: undefined, mayPush: true })
  expect(siteOf({ host: '[::1]:4747' }, undefined).why).toContain('localhost')
})

test('on plain http elsewhere there is none of it, and it says why', () => {
  const site = siteOf({ host: '192.168.1.7:4747' }, undefined)
  expect(site).toMatchObject({ isSecure: false, passkeysFor: undefined, mayPush: false })
  expect(site.why).toContain('not encrypted')
  expect(siteOf({}, 'http://table.example')).toMatchObject({ isSecure: false, passkeysFor: undefined, mayPush: false })
})

test('a host that is none is taken for none', () => {
  for (const host of ['evil.example/@localhost', 'a b', 'user@evil.example', '', 'x:y', 'localhost:99999999', '[::g]'])
    expect(siteOf({ host }, undefined).origin, host).toBe('http://localhost')
})

test('browsers are told to use https only where it is there', () => {
  expect(headersFor('https://table.example').strictTransportSecurity).toMatchObject({ maxAge: 31_536_000 })
  expect(headersFor(undefined).strictTransportSecurity).toBe(false)
})

test('a limit gives a burst, then so many a minute, and forgets whoever is quiet', () => {
  let now = 0
  const limiter = new Limiter({ burst: 3, perMinute: 6 }, () => now)
  const taken = () => limiter.take('ann') === undefined
  expect([taken(), taken(), taken(), taken()]).toEqual([true, true, true, false])
  expect(limiter.take('ann')).toEqual({ after: 10 })
  expect(limiter.take('bob')).toBeUndefined()
  now += 10_000
  expect([taken(), taken()]).toEqual([true, false])
  for (let n = 0; n < 25_000; n++) limiter.take(`somebody ${n}`)
  expect(limiter.size).toBeLessThanOrEqual(10_000)
})
