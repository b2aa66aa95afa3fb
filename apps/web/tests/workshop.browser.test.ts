import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import { DESKTOP, PHONE, SCREENS, Site } from './browser.ts'
import { PATIENCE, waitForTurn } from './player.ts'

let site: Site
beforeAll(async () => {
  site = await Site.open()
}, 120_000)
afterAll(() => site?.close())

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click()
const offered = (page: Page) => page.locator('[data-offer] .list-row-name b').allTextContents()
const meter = (page: Page, name: string) => page.locator('.meter', { hasText: name }).textContent()
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

/** Everything that is checked of the bench in one window. */
async function looked(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  expect(await violations(page), `at ${size.width}`).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.screenshot({ path: join(SCREENS, `combat-zone-team-${size.width}x${size.height}.png`) })
}

test('a team is built, a violation seen and mended, the team kept, shared and played', async () => {
  const { page, faults, context } = await site.visit(DESKTOP, { permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto(new URL('#/new/combat-zone', site.url).href)
  await page.getByRole('link', { name: 'Build a team' }).click()
  await press(page, 'Begin with Maelstrom')

  await page.locator('[data-fix="CZ-TEAM-2"]').click()
  await page.getByText('Legal: ready to be played.').waitFor()
  expect(await page.locator('.list-entry b').first().textContent()).toBe('Chrome Prophet')

  await page.getByRole('searchbox').fill('riveter')
  await expect.poll(() => offered(page)).toEqual(['Riveter', 'Riveter ★'])
  await press(page, 'Add Riveter')
  await page.locator('.list-entry', { hasText: 'Riveter' }).waitFor()
  await page.getByRole('searchbox').fill('')
  await press(page, 'Gear')
  await press(page, 'EB')
  const costs = await page.locator('[data-offer] .list-cost b').allTextContents()
  expect(costs.map(Number)).toEqual(costs.map(Number).sort((a, b) => a - b))
  const [cheapest = ''] = await offered(page)
  await press(page, `Add ${cheapest}`)
  await page.locator('.list-entry', { hasText: 'Riveter' }).getByText(cheapest).waitFor()
  expect(await meter(page, 'Gear and programs carried')).toMatch(/1$/)

  await press(page, 'Characters')
  await press(page, 'leader')
  expect(await page.locator('[data-offer="warlord slag-hammer"] .list-breaks').textContent()).toContain('2 Leaders')
  await press(page, 'Add Warlord')
  await page.locator('[data-fix="CZ-TEAM-2"]').waitFor()
  await looked(page, DESKTOP)
  await looked(page, PHONE)
  await page.setViewportSize(DESKTOP)
  await page.locator('[data-fix="CZ-TEAM-2"]').click()
  await page.getByText('Legal: ready to be played.').waitFor()

  await page.getByLabel('Name').fill('Nuts and bolts')
  await press(page, 'Save')
  await page.getByText('Kept as Nuts and bolts').waitFor()
  await press(page, 'Copy code')
  await page.getByText('Code copied.').waitFor()
  const code = await copied(page)
  await press(page, 'Copy link')
  await page.getByText('Link copied.').waitFor()
  const link = await copied(page)
  await press(page, 'Another')
  await page.getByLabel('A code that somebody gave you').fill(`${code}x`)
  await press(page, 'Open')
  await page.getByText('mistyped').waitFor()
  await page.goto(site.url)
  await page.goto(link)
  await page.locator('.list-entry', { hasText: 'Riveter' }).waitFor()
  expect(await page.getByLabel('Name').inputValue()).toBe('Nuts and bolts')
  expect(await page.locator('.list-code input').inputValue()).toBe(code)

  await page.goto(new URL('#/new/combat-zone', site.url).href)
  await page.locator('.side-fold summary').first().click()
  await page.getByRole('button', { name: 'Your teams' }).first().click()
  expect(await page.locator('.setup-sum').textContent()).toContain('Nuts and bolts')
  await page.goto(link)
  await press(page, 'Try it against a bot')
  expect(await waitForTurn(page)).toBe('asked')
  await expect.poll(() => page.locator('.seat', { hasText: 'Riveter' }).count(), PATIENCE).toBeGreaterThan(0)
  expect(faults).toEqual([])
  await context.close()
}, 120_000)
