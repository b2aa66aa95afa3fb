import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import { DESKTOP, PHONE, SCREENS, Site } from './browser.ts'
import { decide, layTable, waitForTurn } from './player.ts'

let site: Site
beforeAll(async () => {
  site = await Site.open()
}, 120_000)
afterAll(() => site?.close())

const screens: readonly (readonly [name: string, hash: string, ready: string])[] = [
  ['shelf', '#/', '.box'],
  ['bladeborn-setup', '#/new/bladeborn', '.seat-setup'],
  ['arsenal-setup', '#/new/arsenal', '.seat-setup'],
  ['sanctuary-setup', '#/new/sanctuary', '.seat-setup'],
  ['bladeborn-rules', '#/rules/bladeborn/BB-MOVE-5', '.rule-now'],
  ['arsenal-rules', '#/rules/arsenal', '.rule'],
  ['sanctuary-rules', '#/rules/sanctuary', '.rule'],
  ['games', '#/games', '.games'],
  ['settings', '#/settings', '.segments'],
  ['bad-address', '#/nonsense/x', '.message'],
  ['bad-table', '#/table/none', '.message .button'],
]

async function look(page: Page, name: string, size: string): Promise<void> {
  await page.screenshot({ path: join(SCREENS, `${name}-${size}.png`) })
  expect(await violations(page), `${name} at ${size}`).toEqual([])
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide, `${name} at ${size} scrolls sideways`).toBeLessThanOrEqual(0)
}

for (const [size, viewport] of [
  ['1440x900', DESKTOP],
  ['390x844', PHONE],
] as const) {
  test(`every screen around the table has no fault that axe knows, ${size}`, async () => {
    const { page, faults, context } = await site.visit(viewport)
    for (const [name, hash, ready] of screens) {
      await page.goto(site.url + hash)
      await page.waitForSelector(ready)
      await look(page, name, size)
      if (!name.endsWith('-setup')) continue
      await page.locator('.preview > summary').first().click()
      await look(page, `${name}-cards`, size)
    }
    expect(faults).toEqual([])
    await context.close()
  }, 120_000)

  test(`the table has no fault that axe knows in any of its states, ${size}`, async () => {
    const { page, faults, context } = await site.visit(viewport)
    await layTable(page, 'bladeborn', 'screens')
    const press = (_: Page, x: number, y: number) => page.mouse.click(x, y)
    const seen = new Set<string>()
    for (let turn = 0; turn < 60 && (await waitForTurn(page)) === 'asked'; turn++) {
      const ask = ((await page.locator('.prompt h2').textContent()) ?? '')
        .replace(/[^a-z]+/gi, '-')
        .slice(0, 18)
        .toLowerCase()
      if (!seen.has(ask) && seen.size < 6) await look(page, `bladeborn-${seen.size}`, size)
      seen.add(ask)
      await decide(page, turn, press)
      await page.waitForTimeout(30)
    }
    await page.keyboard.press('?')
    await page.waitForSelector('.keys')
    await look(page, 'shortcuts', size)
    expect(seen.size).toBeGreaterThan(3)
    expect(faults).toEqual([])
    await context.close()
  }, 180_000)
}

test.each(['bladeborn', 'arsenal', 'sanctuary'])(
  'the buttons above the table of %s are in view at every width',
  async (game) => {
    const { page, context } = await site.visit(DESKTOP)
    await layTable(page, game, 'widths')
    await waitForTurn(page)
    for (const width of [360, 560, 761, 820, 1024, 1081, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const boxes = await page
        .locator('.table-top > *, .top-buttons > *')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).filter(({ width: wide }) => wide > 0))
      for (const { right } of boxes) expect(right, `at ${width}`).toBeLessThanOrEqual(width)
      const words = await page.locator('.place').evaluate((place) => place.scrollHeight - place.clientHeight)
      expect(words, `at ${width}`).toBeLessThanOrEqual(1)
      await page.screenshot({ path: join(SCREENS, `${game}-width-${width}x900.png`) })
    }
    await context.close()
  },
  120_000,
)
