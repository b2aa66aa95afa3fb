import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Site } from '../testing/people.ts'
import { MOST_BOTS } from './accounts.ts'
import { nameProblem, tidyName } from './names.ts'
import { hashOfToken } from './tokens.ts'

const DAY = 24 * 3600 * 1000

let site: Site
beforeEach(async () => {
  site = await Site.open()
})
afterEach(() => site.close())

test('somebody is a guest as soon as they have a name, and is known again by a cookie', async () => {
  const ann = site.visitor()
  const nobody = (await ann.get('/api/me')).json()
  expect(nobody).toEqual({ account: null, secure: false, passkeys: true, vapid: expect.any(String) })
  const welcomed = await ann.post('/api/me', { name: '  Ann   of Green ' })
  expect(welcomed.json().account).toMatchObject({
    name: 'Ann of Green',
    isGuest: true,
    isBot: false,
    isOperator: false,
  })
  expect(welcomed.headers['set-cookie']).toMatch(
    /^muster=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/,
  )
  expect((await ann.get('/api/me')).json().account).toEqual(welcomed.json().account)
  expect((await ann.post('/api/me', { name: 'Anna' })).json().account).toMatchObject({
    id: welcomed.json().account.id,
    name: 'Anna',
  })
})

test('what is kept of a cookie is its hash', async () => {
  const ann = await site.guest('Ann')
  const token = ann.headers.cookie?.split('=')[1] ?? ''
  const rows = await site.store.database.all<{ token_hash: string }>('select * from session')
  expect(rows.map(({ token_hash }) => token_hash)).toEqual([hashOfToken(token)])
  expect(JSON.stringify(rows)).not.toContain(token)
  ann.headers.cookie = `muster=${rows[0]?.token_hash}`
  expect((await ann.get('/api/me')).json().account).toBeNull()
})

test('a session lasts 180 days after its last use, and no longer', async () => {
  const ann = await site.guest('Ann')
  const began = Date.now()
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    for (const days of [100, 200, 379]) {
      vi.setSystemTime(began + days * DAY)
      expect((await ann.get('/api/me')).json().account, `day ${days}`).not.toBeNull()
    }
    vi.setSystemTime(began + (379 + 181) * DAY)
    expect((await ann.get('/api/me')).json().account).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

test('signing out ends this session and no other', async () => {
  const ann = await site.guest('Ann')
  const elsewhere = site.visitor()
  elsewhere.headers.cookie = `muster=${await site.accounts.openSession(ann.id)}`
  const stolen = { ...ann.headers }
  const out = await ann.post('/api/me/sign-out')
  expect(out.headers['set-cookie']).toContain('Max-Age=0')
  Object.assign(ann.headers, stolen)
  expect((await ann.get('/api/me')).json().account).toBeNull()
  expect((await elsewhere.get('/api/me')).json().account).toMatchObject({ id: ann.id })
})

test('a bot account is known by a token that is shown once', async () => {
  const ann = await site.guest('Ann')
  const { account, token } = await site.accounts.makeBot((await site.accounts.find(ann.id))!, 'Tinker')
  expect(account).toMatchObject({ name: 'Tinker (bot)', isBot: true, isGuest: false })
  expect(await site.accounts.accountOf({ authorization: `Bearer ${token}` })).toEqual(account)
  const rows = await site.store.database.all('select * from bot_token')
  expect(JSON.stringify(rows)).not.toContain(token)
  // A cookie is no bearer token, a bearer token no cookie.
  const cookie = ann.headers.cookie?.split('=')[1]
  expect(await site.accounts.accountOf({ authorization: `Bearer ${cookie}` })).toBeUndefined()
  expect(await site.accounts.accountOf({ cookie: `muster=${token}` })).toBeUndefined()
  for (let more = 1; more < MOST_BOTS; more++)
    await site.accounts.makeBot((await site.accounts.find(ann.id))!, `Tinker ${more + 20}`)
  await expect(site.accounts.makeBot((await site.accounts.find(ann.id))!, 'Another')).rejects.toThrow('at most 5')
})

test('names are short, readable, and nobody’s but one’s own', () => {
  const problems = (name: string) => nameProblem(tidyName(name), ['Greta'])
  for (const fine of ['Al', 'Ann-Marie', "O'Neil", 'Жанна', '王小明', 'Botany Bay', 'Abbott', 'Player 7', 'Café'])
    expect(problems(fine), fine).toBeUndefined()
  const refused: [string, string][] = [
    ['A', '2 to 24 characters'],
    ['x'.repeat(25), '2 to 24 characters'],
    ['<b>Ann</b>', 'letters, digits'],
    ['Ann\u202egnA', 'letters, digits'],
    ['Ann\u0000', 'letters, digits'],
    ['A\u200bnn', 'letters, digits'],
    ['Ann (bot)', 'letters, digits'],
    ['...', 'at least one letter'],
    ['a\u0336\u0337\u0338\u0322b', 'marks'],
    ['Bot', 'is a bot'],
    ['B0T', 'is a bot'],
    ['Ann bot', 'is a bot'],
    ['bot-99', 'is a bot'],
    ['b o t', 'is a bot'],
    ['bot7', 'is a bot'],
    ['Admin', 'runs the table'],
    ['Аdmin', 'runs the table'],
    ['the operator', 'runs the table'],
    ['M0derator', 'runs the table'],
    ['Ｍuster', 'runs the table'],
    ['Deleted  Player', 'gone'],
    ['GRETA', 'operator’s'],
    ['Gr3ta', 'operator’s'],
    ['Grέta', 'operator’s'],
  ]
  for (const [name, why] of refused) expect(problems(name), name).toContain(why)
})

test('a name that is refused says what, where and why, and makes no account', async () => {
  const response = await site.visitor().post('/api/me', { name: 'B0t' })
  expect(response.statusCode).toBe(422)
  expect(response.json()).toEqual({
    error: { code: 'bad-name', text: expect.stringMatching(/^name: a name must not say that somebody is a bot/) },
  })
  expect(await site.store.database.all('select * from account')).toEqual([])
})
