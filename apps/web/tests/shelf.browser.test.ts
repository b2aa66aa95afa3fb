import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESKTOP, Site } from './browser.ts'
import { decisions, waitForTurn } from './player.ts'

let site: Site
beforeAll(async () => {
  site = await Site.open()
}, 120_000)
afterAll(() => site?.close())

test('every game is on the shelf without scrolling, on a wide window however low', async () => {
  for (const size of [DESKTOP, { width: 1366, height: 650 }]) {
    const { page, context } = await site.visit(size)
    await page
      .getByRole('button', { name: /^Play now/ })
      .nth(4)
      .waitFor()
    const ends = await page
      .locator('.box')
      .evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().bottom))
    expect(ends).toHaveLength(5)
    expect(Math.max(...ends)).toBeLessThan(size.height)
    await context.close()
  }
}, 120_000)

test.each(['Bladeborn', 'Arsenal', 'Sanctuary'])(
  '%s is at its first decision one click from the shelf, and the shelf offers to go on with it',
  async (title) => {
    const { page, faults, context } = await site.visit(DESKTOP)
    await page.getByRole('button', { name: `Play now: ${title}` }).click()
    expect(await waitForTurn(page)).toBe('asked')
    if (title === 'Bladeborn') expect(await page.locator('.prompt').textContent()).not.toContain('reserve fighters')
    const made = await decisions(page)
    const question = await page.locator('.prompt h2').textContent()
    await page.goto(site.url)
    await page.getByRole('link', { name: 'Continue' }).click()
    expect(await waitForTurn(page)).toBe('asked')
    expect(await page.locator('.prompt h2').textContent()).toBe(question)
    expect(await decisions(page)).toBe(made)
    expect(faults).toEqual([])
    await context.close()
  },
  120_000,
)

test('a rulebook opened before anything else has its search in its place, over nothing', async () => {
  const { page, context } = await site.visit(DESKTOP)
  await page.goto(`${site.url}?first#/rules/arsenal/AR-INIT-2`)
  await page.waitForSelector('.rule-now')
  const search = await page.locator('.rules-search').boundingBox()
  const input = await page.locator('.rules-search input').boundingBox()
  const text = await page.locator('.rule-now').boundingBox()
  expect(input?.height).toBeGreaterThanOrEqual(44)
  expect(search?.width).toBeGreaterThan(900)
  expect(text?.y).toBeGreaterThan((search?.y ?? 0) + (search?.height ?? 0))
  await context.close()
}, 60_000)
