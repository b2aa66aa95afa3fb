import type { AddressInfo } from 'node:net'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESKTOP, FLAGS } from '../../web/tests/browser.ts'
import { Site } from '../testing/people.ts'

let site: Site
let browser: Browser
let url: string

beforeAll(async () => {
  site = await Site.open()
  await site.app.listen({ port: 0, host: 'localhost' })
  url = `http://localhost:${(site.app.server.address() as AddressInfo).port}/`
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS })
}, 60_000)
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

/** A page, with whatever browsers hold against it. */
async function visit(): Promise<{ page: Page; context: BrowserContext; faults: string[] }> {
  const context = await browser.newContext({ viewport: DESKTOP })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  return { page, context, faults }
}

/** A device that makes and shows passkeys without asking anybody. */
async function withDevice(context: BrowserContext, page: Page) {
  const device = await context.newCDPSession(page)
  await device.send('WebAuthn.enable')
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { device, authenticatorId }
}

/** Sends as the page does. */
async function post(page: Page, path: string, body: unknown = {}): Promise<{ status: number; body: Json }> {
  return page.evaluate(
    async ([to, what]) => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(to as string, { method: 'POST', headers, body: JSON.stringify(what) })
      return { status: response.status, body: await response.json() }
    },
    [path, body],
  )
}

// biome-ignore lint/suspicious/noExplicitAny: answers of the server, each read as what it should be
type Json = any

const made = (page: Page, options: unknown): Promise<unknown> =>
  page.evaluate(async (json) => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json as PublicKeyCredentialCreationOptionsJSON)
    return ((await navigator.credentials.create({ publicKey })) as PublicKeyCredential).toJSON()
  }, options)

const presented = (page: Page, options: unknown): Promise<unknown> =>
  page.evaluate(async (json) => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(json as PublicKeyCredentialRequestOptionsJSON)
    return ((await navigator.credentials.get({ publicKey })) as PublicKeyCredential).toJSON()
  }, options)

test('a guest claims the account with a passkey and signs in with it on another device', async () => {
  const { page, context, faults } = await visit()
  await page.goto(url)
  const { device, authenticatorId } = await withDevice(context, page)
  const { account } = (await post(page, '/api/me', { name: 'Ann' })).body
  expect(account.isGuest).toBe(true)

  const options = (await post(page, '/api/passkeys/register/options')).body
  expect(options.authenticatorSelection).toMatchObject({ residentKey: 'required', userVerification: 'required' })
  const credential = await made(page, options)
  const claimed = await post(page, '/api/passkeys/register/verify', credential)
  expect(claimed.body).toEqual({ account: { ...account, isGuest: false } })
  // The same answer again is nothing: its challenge is used up.
  expect((await post(page, '/api/passkeys/register/verify', credential)).body.error.code).toBe('bad-passkey')

  const elsewhere = await visit()
  await elsewhere.page.goto(url)
  const there = await withDevice(elsewhere.context, elsewhere.page)
  const { credentials } = await device.send('WebAuthn.getCredentials', { authenticatorId })
  expect(credentials).toHaveLength(1)
  expect(credentials[0]?.isResidentCredential).toBe(true)
  for (const one of credentials)
    await there.device.send('WebAuthn.addCredential', { authenticatorId: there.authenticatorId, credential: one })
  await post(elsewhere.page, '/api/me', { name: 'Somebody' })
  const asked = (await post(elsewhere.page, '/api/passkeys/login/options')).body
  expect(asked.allowCredentials ?? []).toEqual([])
  const shown = await presented(elsewhere.page, asked)
  const signedIn = await post(elsewhere.page, '/api/passkeys/login/verify', shown)
  expect(signedIn.body.account).toEqual({ ...account, isGuest: false })
  const me = await elsewhere.page.evaluate(async () => (await fetch('/api/me')).json())
  expect(me.account.id).toBe(account.id)
  // Nobody signs in with what was sent once before, from anywhere.
  expect((await post(page, '/api/passkeys/login/verify', shown)).body.error.code).toBe('bad-passkey')

  // An answer made for one thing is none for another, nor for what somebody else asked for.
  const mallory = await visit()
  await mallory.page.goto(url)
  await post(mallory.page, '/api/me', { name: 'Mallory' })
  const more = (await post(page, '/api/passkeys/register/options')).body
  await device.send('WebAuthn.clearCredentials', { authenticatorId })
  const second = await made(page, { ...more, excludeCredentials: [] })
  expect((await post(mallory.page, '/api/passkeys/register/verify', second)).body.error.code).toBe('bad-passkey')
  expect((await post(page, '/api/passkeys/register/verify', second)).body.error.code).toBe('bad-passkey')

  // A key that belongs to no account here, or whose owner is gone, opens nothing.
  const unknown = await presented(page, (await post(page, '/api/passkeys/login/options')).body)
  expect((await post(page, '/api/passkeys/login/verify', unknown)).body.error.text).toContain('no account')
  expect(await site.store.database.all('select * from challenge where kind = ?', 'register')).toEqual([])
  expect(faults.filter((fault) => !fault.includes('the server responded with a status of 4'))).toEqual([])
  for (const one of [context, elsewhere.context, mallory.context]) await one.close()
})

test('a challenge lasts five minutes', async () => {
  const { page, context } = await visit()
  await page.goto(url)
  await withDevice(context, page)
  await post(page, '/api/me', { name: 'Late' })
  const credential = await made(page, (await post(page, '/api/passkeys/register/options')).body)
  await site.store.database.run({ sql: 'update challenge set until = until - ?', values: [5 * 60_000] })
  expect((await post(page, '/api/passkeys/register/verify', credential)).body.error.text).toContain('five minutes')
  await context.close()
})
