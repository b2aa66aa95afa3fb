import type { AddressInfo } from 'node:net'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESKTOP, FLAGS } from '../../web/tests/browser.ts'
import { buildOnce } from '../../web/tests/build-once.ts'
import { waitForTurn } from '../../web/tests/player.ts'
import { Site } from '../testing/people.ts'

let site: Site
let browser: Browser
let url: string

beforeAll(async () => {
  site = await Site.open({ page: await buildOnce() })
  await site.app.listen({ port: 0, host: 'localhost' })
  url = `http://localhost:${(site.app.server.address() as AddressInfo).port}/`
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS })
}, 600_000)
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

/** A page, with whatever browsers hold against it. */
async function visit(): Promise<{ page: Page; context: BrowserContext; faults: string[] }> {
  const context = await browser.newContext({ viewport: DESKTOP })
  await context.addInitScript(() => {
    localStorage.setItem('muster-settings', JSON.stringify({ speed: 'instant', motion: 'off' }))
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, sample }) =>
      console.error(`blocked: ${violatedDirective} ${blockedURI} ${sourceFile} ${sample}`),
    )
  })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  return { page, context, faults }
}

test('the built page plays under the policy it is served with', async () => {
  const { page, context, faults } = await visit()
  const response = await page.goto(url)
  expect(response?.headers()['content-security-policy']).toContain("style-src 'self'")
  await page.evaluate(() => navigator.serviceWorker.ready)
  for (const part of ['games', 'rules', 'settings', 'learn/bladeborn', 'new/combat-zone']) {
    await page.goto(`${url}#/${part}`)
    await page.locator('h1').first().waitFor()
  }
  for (const title of ['Bladeborn', 'Arsenal', 'Sanctuary', 'Arena of Badassery', 'Combat Zone']) {
    await page.goto(`${url}#/`)
    await page.getByRole('button', { name: `Play now: ${title}` }).click()
    expect(await waitForTurn(page), title).toBe('asked')
  }
  expect(faults).toEqual([])
  await context.close()
})
