import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import { DESKTOP, SCREENS, Site, SMALL } from './browser.ts'
import { press, takeNumber, takePlace } from './keyboard.ts'
import { decide, decisions, layTable, PATIENCE, waitForTurn } from './player.ts'

let site: Site
beforeAll(async () => {
  site = await Site.open()
}, 120_000)
afterAll(() => site?.close())

/** Where a choice is narrowed down to its tokens, takes the first; else plays on like anybody. */
async function decideOne(page: Page, turn: number, point: (x: number, y: number) => Promise<void>): Promise<void> {
  const isNarrowed = (await page.getByRole('button', { name: 'All choices' }).count()) > 0
  if (isNarrowed || turn % 5 === 4) return page.locator('.prompt button.choice').first().click()
  await decide(page, turn, (_, x, y) => point(x, y))
}

/** Plays until the player has made so many decisions, and says how many those were. */
async function playSome(page: Page, many: number, decideNext: (turn: number) => Promise<void>): Promise<number> {
  let made = 0
  for (let turn = 0; turn < 6 * many && made < many && (await waitForTurn(page)) === 'asked'; turn++) {
    const before = await decisions(page)
    await decideNext(turn)
    await page.waitForTimeout(30)
    if ((await waitForTurn(page)) === 'over' || (await decisions(page)) > before) made++
  }
  return made
}

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test('"Play now" on the shelf opens the Vault, with the goal, the strip and four hunters in view', async () => {
  const { page, faults, context } = await site.visit(DESKTOP)
  await page.getByRole('button', { name: 'Play now: Arena of Badassery' }).click()
  await waitForTurn(page)
  expect(await page.locator('.goal').textContent()).toContain('ingredients')
  expect(await page.locator('.ab-strip').textContent()).toContain('to come')
  await expect.poll(() => page.locator('.seat').count(), PATIENCE).toBe(4)
  expect(faults).toEqual([])
  await context.close()
}, 120_000)

test('the next Announcement is whole in low windows, its text and the longest orders included', async () => {
  const { page, context } = await site.visit({ width: 844, height: 390 })
  await layTable(page, 'arena-of-badassery', 'strip')
  const cut = () =>
    page.locator('.ab-next').evaluate((card) => {
      const { right, bottom } = card.getBoundingClientRect()
      const orders = [...card.querySelectorAll('li, li *')].map((one) => one.getBoundingClientRect())
      const isOut = orders.some((one) => one.right > right + 1 || one.bottom > bottom + 1)
      return (
        isOut ||
        card.scrollWidth > card.clientWidth + 1 ||
        [...card.querySelectorAll('p')].some((one) => !one.clientHeight)
      )
    })
  const met = new Set<string>()
  for (let turn = 0; turn < 200 && met.size < 4 && (await waitForTurn(page)) === 'asked'; turn++) {
    const name = (await page.locator('.ab-next h3').textContent()) ?? ''
    met.add(name)
    expect(await cut(), name).toBe(false)
    await page.evaluate(() => document.querySelector<HTMLElement>('.choose-for-me')?.click())
    await page.waitForTimeout(20)
  }
  expect(met.size).toBe(4)
  await context.close()
}, 120_000)

test('a banner announces a round while play goes on, and a press sends it away', async () => {
  const { page, faults, context } = await site.visit(DESKTOP)
  await page.evaluate(() => localStorage.setItem('muster-settings', JSON.stringify({ speed: 'fast', motion: 'off' })))
  await page.reload()
  await page.getByRole('button', { name: 'Play now: Arena of Badassery' }).click()
  const banner = page.locator('.banner')
  await waitForTurn(page)
  await expect.poll(() => banner.count(), PATIENCE).toBe(0)
  await page.locator('svg.board [data-target]').first().click()
  await banner.getByText(/^Round 1/).waitFor()
  await page.keyboard.press('Shift')
  // At once: left alone, it goes by itself.
  expect(await banner.count()).toBe(0)
  expect(faults).toEqual([])
  await context.close()
}, 120_000)

test('a scenario is played to its end by clicks, and the result is told', async () => {
  const { page, faults, context } = await site.visit(DESKTOP)
  await layTable(page, 'arena-of-badassery', 'to the end')
  expect(await playSome(page, 400, (turn) => decideOne(page, turn, (x, y) => page.mouse.click(x, y)))).toBeGreaterThan(
    20,
  )
  const end = page.locator('.end')
  await end.getByRole('heading', { name: /^The Vault Hunters (win|lose)/ }).waitFor()
  await page.waitForSelector('.end .course', PATIENCE)
  await page.screenshot({ path: join(SCREENS, 'arena-end-1440x900.png') })
  expect(await violations(page)).toEqual([])
  expect(faults).toEqual([])
  await context.close()
}, 240_000)

for (const [size, viewport] of [
  ['1440x900', DESKTOP],
  ['360x740', SMALL],
] as const)
  test(`a scenario is played by clicks, without a fault that axe knows, ${size}`, async () => {
    const { page, faults, context } = await site.visit(viewport)
    await layTable(page, 'arena-of-badassery', 'by clicks')
    const made = await playSome(page, 12, (turn) => decideOne(page, turn, (x, y) => page.mouse.click(x, y)))
    expect(made).toBe(12)
    await page.screenshot({ path: join(SCREENS, `arena-table-${size}.png`) })
    expect(await violations(page)).toEqual([])
    expect(await isWide(page)).toBeLessThanOrEqual(0)
    expect(faults).toEqual([])
    await context.close()
  }, 180_000)

test('a scenario is played by keyboard alone', async () => {
  const { page, faults, context } = await site.visit(DESKTOP)
  await layTable(page, 'arena-of-badassery', 'by keys', press)
  const made = await playSome(page, 8, async (turn) => {
    const words = await page.locator('.prompt button.choice').allTextContents()
    const single = words.findIndex((text) => !text.includes('glowing'))
    const group = words.findIndex((text) => text.includes('glowing'))
    await (single >= 0 && (group < 0 || turn % 2 === 0) ? takeNumber(page, single) : takePlace(page, group, turn))
  })
  expect(made).toBe(8)
  expect(faults).toEqual([])
  await context.close()
}, 180_000)
