import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import { DESKTOP, PHONE, SCREENS, Site } from './browser.ts'
import { press, takeNumber, takePlace } from './keyboard.ts'
import { layTable, playOut, waitForTurn } from './player.ts'

let site: Site
beforeAll(async () => {
  site = await Site.open()
}, 120_000)
afterAll(() => site?.close())

/** A glowing square or piece of the board, far from the others picked before. */
async function glowing(page: Page, index: number): Promise<{ x: number; y: number } | undefined> {
  return page.evaluate((wanted) => {
    const targets = [...document.querySelectorAll('svg.board [data-target]')]
    const box = targets[wanted % Math.max(1, targets.length)]?.getBoundingClientRect()
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : undefined
  }, index)
}

/** Takes what it pointed at, shoots where it can, walks and equips now and then, else ends its phase. */
async function decide(page: Page, turn: number, press: (x: number, y: number) => Promise<void>): Promise<void> {
  const choice = (key: string) => page.locator(`.prompt .choice[data-choice^="${key}"]`).first()
  if ((await page.getByRole('button', { name: 'All choices' }).count()) > 0)
    return page.locator('.prompt button.choice').first().click()
  for (const key of ['shoot', 'bullet', 'equip']) if ((await choice(key).count()) > 0) return choice(key).click()
  const point = await glowing(page, turn * 7)
  if (point && (turn % 3 !== 2 || (await choice('end').count()) === 0)) return press(point.x, point.y)
  const end = (await choice('end').count()) > 0 ? choice('end') : page.locator('.prompt button.choice').last()
  await end.click()
}

test('a defence with a bot beside one is played to the end by clicks', async () => {
  const { page, faults, context } = await site.visit(DESKTOP)
  await layTable(page, 'sanctuary', 'by clicks')
  const made = await playOut(page, (turn) => decide(page, turn, (x, y) => page.mouse.click(x, y)))
  expect(made).toBeGreaterThan(30)
  expect(await page.locator('.end h2').textContent()).toMatch(/^Sanctuary (holds|falls)/)
  await page.screenshot({ path: join(SCREENS, 'sanctuary-end-1440x900.png') })
  expect(await violations(page)).toEqual([])
  expect(faults).toEqual([])
  await context.close()
}, 300_000)

test('a defence is played by touch on a phone, and left to the bot', async () => {
  const { page, faults, context } = await site.visit(PHONE, { hasTouch: true, isMobile: true })
  const choose = (button: Locator) => button.tap()
  await layTable(page, 'sanctuary', 'by touch', choose)
  const decideOne = (turn: number) => decide(page, turn, (x, y) => page.touchscreen.tap(x, y))
  await playOut(page, decideOne, { decisions: 40, choose })
  await page.screenshot({ path: join(SCREENS, 'sanctuary-end-390x844.png') })
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
  expect(faults).toEqual([])
  await context.close()
}, 300_000)

/** Reaches an answer with keys only: numbers for buttons, a list of places where there is no button. */
async function decideByKeys(page: Page, turn: number): Promise<void> {
  const words = await page.locator('.prompt button.choice').allTextContents()
  const group = words.findIndex((text) => text.includes('glowing'))
  const direct = words.findIndex((text) => !text.includes('glowing') && !text.includes('End the Action Phase'))
  const end = words.findIndex((text) => text.includes('End the Action Phase'))
  const key = direct >= 0 ? direct : end >= 0 && (group < 0 || turn % 2 === 0) ? end : -1
  await (key >= 0 ? takeNumber(page, key) : takePlace(page, group, turn))
}

test('a defence is played by keyboard alone, and left to the bot', async () => {
  const { page, faults, context } = await site.visit(DESKTOP)
  await layTable(page, 'sanctuary', 'by keys', press)
  expect(await playOut(page, (turn) => decideByKeys(page, turn), { decisions: 40, choose: press })).toBeGreaterThan(39)
  expect(faults).toEqual([])
  await context.close()
}, 300_000)

test('a square far from anything that is asked says what is asked instead, with its rule', async () => {
  const { page, faults, context } = await site.visit(DESKTOP)
  await layTable(page, 'sanctuary', 'far away')
  await waitForTurn(page)
  await page.locator('svg.board [data-ref="1,10"]').first().click()
  const words = page.locator('.why-not')
  await words.waitFor()
  expect(await words.textContent()).toContain('this has no part in what is decided now')
  expect(await words.locator('a').textContent()).toMatch(/^SN-[A-Z]+-\d+$/)
  expect(await violations(page)).toEqual([])
  expect(faults).toEqual([])
  await context.close()
}, 120_000)

for (const [size, viewport] of [
  ['1440x900', DESKTOP],
  ['390x844', PHONE],
] as const)
  test(`the table has no fault that axe knows, ${size}`, async () => {
    const { page, faults, context } = await site.visit(viewport)
    const look = async (name: string) => {
      await page.screenshot({ path: join(SCREENS, `sanctuary-${name}-${size}.png`) })
      expect(await violations(page), name).toEqual([])
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wide, `${name} scrolls sideways`).toBeLessThanOrEqual(0)
    }
    await page.goto(`${site.url}#/new/sanctuary`)
    await page.waitForSelector('.seat-setup')
    await page.getByLabel(/^Seed/).fill('screens')
    await page.getByRole('button', { name: 'To the table' }).click()
    const seen = new Set<string>()
    for (let turn = 0; turn < 24 && (await waitForTurn(page)) === 'asked'; turn++) {
      const ask = ((await page.locator('.prompt h2').textContent()) ?? '').replace(/[^a-z]+/gi, '-').slice(0, 12)
      if (!seen.has(ask) && seen.size < 5) await look(`table-${seen.size}`)
      seen.add(ask)
      if (turn === 18) await look('table-late')
      await decide(page, turn, (x, y) => page.mouse.click(x, y))
      await page.waitForTimeout(30)
    }
    expect(seen.size).toBeGreaterThan(2)
    expect(faults).toEqual([])
    await context.close()
  }, 300_000)
