import { afterEach, beforeEach, expect, test } from 'vitest'
import { Site, type Visitor } from '../testing/people.ts'
import { watchGone } from './gone.ts'
import { Operators } from './operators.ts'

let site: Site
let greta: Visitor & { id: string }
let mallory: Visitor & { id: string }

beforeEach(async () => {
  site = await Site.open()
  greta = await site.guest('Greta')
  mallory = await site.guest('Mallory')
  await new Operators(site.store.database).appoint(greta.id, true)
  const context = JSON.stringify([{ n: 4, account: mallory.id, name: 'Mallory', text: 'rude words', at: 1 }])
  await site.store.database.run(
    {
      sql: 'insert into said (match, n, account, text, at) values (?, 4, ?, ?, 1)',
      values: ['m1', mallory.id, 'rude words'],
    },
    {
      sql: 'insert into report (id, match, line, by, about, reason, context, at) values (?, ?, 4, ?, ?, ?, ?, 2)',
      values: ['r1', 'm1', greta.id, mallory.id, 'rude', context],
    },
  )
})
afterEach(() => site.close())

test('an operator sees reports with what was said around', async () => {
  expect((await greta.get('/api/me')).json().account.isOperator).toBe(true)
  expect((await greta.get('/api/operator/reports')).json()).toEqual({
    reports: [
      {
        id: 'r1',
        match: 'm1',
        line: 4,
        by: { id: greta.id, name: 'Greta' },
        about: { id: mallory.id, name: 'Mallory', isSuspended: false },
        reason: 'rude',
        context: [{ n: 4, account: mallory.id, name: 'Mallory', text: 'rude words', at: 1 }],
        at: 2,
      },
    ],
  })
})

test('hiding takes a line away and settles the report', async () => {
  expect((await greta.post('/api/operator/hide', { match: 'm1', line: 4, report: 'r1' })).statusCode).toBe(200)
  expect(await site.store.database.all('select hidden from said')).toEqual([{ hidden: 1 }])
  expect((await greta.get('/api/operator/reports')).json()).toEqual({ reports: [] })
  expect((await greta.post('/api/operator/hide', { match: 'm1', line: 5 })).statusCode).toBe(404)
})

test('somebody suspended reads, exports and deletes, and does nothing else until restored', async () => {
  const { token } = (await mallory.post('/api/bots', { name: 'Tinker' })).json()
  await greta.post('/api/operator/suspend', { account: mallory.id, reason: 'rude again' })
  expect((await mallory.get('/api/me')).json().account.isSuspended).toBe(true)
  expect((await mallory.post('/api/me', { name: 'Innocent' })).json().error.code).toBe('suspended')
  expect((await mallory.post('/api/bots', { name: 'Another' })).statusCode).toBe(403)
  expect((await mallory.get('/api/me/export')).statusCode).toBe(200)
  expect(await site.accounts.accountOf({ authorization: `Bearer ${token}` })).toMatchObject({ isSuspended: true })
  await greta.post('/api/operator/restore', { account: mallory.id })
  expect((await mallory.post('/api/me', { name: 'Innocent' })).statusCode).toBe(200)
})

test('operators do not suspend each other, and a suspended one is none', async () => {
  const second = await site.guest('Second')
  await new Operators(site.store.database).appoint(second.id, true)
  expect((await greta.post('/api/operator/suspend', { account: second.id })).statusCode).toBe(404)
  await new Operators(site.store.database).appoint(second.id, false)
  expect((await second.get('/api/operator/reports')).statusCode).toBe(404)
})

test('every act is written down, with who, what and why', async () => {
  await greta.post('/api/operator/suspend', { account: mallory.id, reason: 'rude', report: 'r1' })
  await greta.post('/api/operator/dismiss', { report: 'r1' })
  const { acts } = (await greta.get('/api/operator/log')).json()
  const told = acts.map(({ act, target, reason, operator }: Record<string, string>) => [act, target, reason, operator])
  expect(told.toSorted()).toEqual(
    [
      ['appoint', greta.id, '', 'command'],
      ['suspend', mallory.id, 'rude', greta.id],
      ['dismiss', 'r1', '', greta.id],
    ].toSorted(),
  )
  const [report] = await site.store.database.all<Record<string, unknown>>('select state, closed_by from report')
  expect(report).toEqual({ state: 'done', closed_by: greta.id })
})

test('who is suspended or deleted is found by every node, whoever did it', async () => {
  const found = new Set<string>()
  const onGone = (accounts: ReadonlySet<string>) => {
    for (const account of accounts) found.add(account)
  }
  const watching = watchGone(site.store.database, { onGone, every: 20 })
  try {
    const eve = await site.guest('Eve')
    await greta.post('/api/operator/suspend', { account: mallory.id })
    await eve.delete('/api/me')
    await expect.poll(() => [...found].toSorted()).toEqual([mallory.id, eve.id].toSorted())
  } finally {
    await watching.stop()
  }
})
