import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import { DESKTOP, SCREENS, Site, SMALL } from './browser.ts'
import { decisions, playToTheEnd, waitForTurn } from './player.ts'

let site: Site
beforeAll(async () => {
  site = await Site.open()
}, 120_000)
afterAll(() => site?.close())

test('a battle against a bot is played to the end by clicks, kept, replayed and played again', async () => {
  const { page, faults, context } = await site.visit(DESKTOP)
  await page.getByRole('button', { name: 'Play now' }).click()
  const made = await playToTheEnd(page, (_, x, y) => page.mouse.click(x, y))
  expect(made).toBeGreaterThan(40)
  await page.screenshot({ path: join(SCREENS, 'bladeborn-end-1440x900.png') })
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Rematch' }).click()
  await page.waitForSelector('.end', { state: 'detached' })
  expect(await waitForTurn(page)).toBe('asked')
  await page.goto(`${site.url}#/games`)
  await page.getByRole('region', { name: 'Finished' }).getByRole('link', { name: 'Replay' }).click()
  await page.waitForSelector('.stepper-bar')
  expect(await decisions(page)).toBe(made)
  for (let back = 0; back < 3; back++) await page.keyboard.press(',')
  await expect
    .poll(() => page.locator('.stepper-bar span').first().textContent())
    .toBe(`decision ${made - 3} of ${made}`)
  await page.screenshot({ path: join(SCREENS, 'bladeborn-replay-1440x900.png') })
  expect(faults).toEqual([])
  await context.close()
}, 240_000)

test('a game in progress survives a reload, mid-battle', async () => {
  const { page, context } = await site.visit(DESKTOP)
  await page.getByRole('button', { name: 'Play now' }).click()
  await waitForTurn(page)
  await page.locator('.prompt .choice').nth(0).click()
  await page.locator('.prompt .choice').nth(1).click()
  await page.locator('.prompt [data-confirm]').click()
  await page.waitForSelector('svg.board [data-target]')
  await expect.poll(() => decisions(page)).toBeGreaterThan(1)
  await page.waitForTimeout(300)
  const before = await decisions(page)
  const question = await page.locator('.prompt h2').textContent()
  await page.reload()
  await waitForTurn(page)
  expect(await decisions(page)).toBe(before)
  expect(await page.locator('.prompt h2').textContent()).toBe(question)
  await context.close()
}, 60_000)

test('a refused hex names its rule and leads to it', async () => {
  const { page, context } = await site.visit(DESKTOP)
  await page.getByRole('button', { name: 'Play now' }).click()
  await waitForTurn(page)
  await page.locator('.prompt .choice').nth(0).click()
  await page.locator('.prompt .choice').nth(1).click()
  await page.locator('.prompt [data-confirm]').click()
  await page.waitForSelector('svg.board [data-target]')
  const box = await page.locator('svg.board [data-ref="f5"]').first().boundingBox()
  if (!box) throw new Error('f5 is not drawn')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  const link = page.locator('.why-not a').first()
  expect(await link.textContent()).toMatch(/^BB-SETUP-\d+$/)
  await page.screenshot({ path: join(SCREENS, 'bladeborn-why-not-1440x900.png') })
  await link.click()
  await page.waitForSelector('.rule-now')
  await context.close()
}, 60_000)

/** Reaches an answer with keys only: numbers for buttons, the board's cursor where there is no button for it. */
async function decideByKeys(page: Page, turn: number): Promise<void> {
  const confirm = page.locator('.prompt [data-confirm]')
  if ((await confirm.count()) > 0) {
    const missing = /Choose (\d)/.exec((await confirm.textContent()) ?? '')
    for (let key = 1; key <= Number(missing?.[1] ?? 0); key++) await page.keyboard.press(String(key))
    await page.keyboard.press('Enter')
    return
  }
  const words = await page.locator('.prompt button.choice').allTextContents()
  const direct = words.findIndex((text) => !/glowing|place this one/.test(text))
  if (direct >= 0 && (turn % 3 !== 1 || direct === 0)) return page.keyboard.press(String(Math.min(9, direct + 1)))
  const group = words.findIndex((text) => text.includes('glowing'))
  if ((await page.locator('.place-list').count()) === 0) await page.keyboard.press(String(group + 1))
  await page.locator('.place-list summary').focus()
  await page.keyboard.press('Enter')
  for (let tab = 0; tab <= turn % 5; tab++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
}

test('a battle is played to the end by keyboard alone', async () => {
  const { page, faults, context } = await site.visit(DESKTOP)
  await page.waitForSelector('.box')
  await page.getByRole('button', { name: 'Play now' }).focus()
  await page.keyboard.press('Enter')
  let turn = 0
  for (; turn < 500 && (await waitForTurn(page)) === 'asked'; turn++) {
    await decideByKeys(page, turn)
    await page.waitForTimeout(20)
  }
  expect(await page.locator('.end').count()).toBe(1)
  expect(faults).toEqual([])
  await context.close()
}, 240_000)

test('a battle is played to the end by touch on a small phone', async () => {
  const { page, faults, context } = await site.visit(SMALL, { hasTouch: true, isMobile: true })
  await page.getByRole('button', { name: 'Play now' }).tap()
  await playToTheEnd(page, (_, x, y) => page.touchscreen.tap(x, y))
  await page.screenshot({ path: join(SCREENS, 'bladeborn-end-360x740.png') })
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
  expect(faults).toEqual([])
  await context.close()
}, 240_000)
