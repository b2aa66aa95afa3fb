import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESKTOP, PHONE, Site } from './browser.ts'
import { layTable, waitForTurn } from './player.ts'

let site: Site
beforeAll(async () => {
  site = await Site.open()
}, 120_000)
afterAll(() => site?.close())

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}

/** How far things moved by themselves since the page was loaded, by the browser's own measure. */
const shifted = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const { value, hadRecentInput } of list.getEntries() as Shift[]) sum += hadRecentInput ? 0 : value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done(sum), 700)
      }),
  )

test.each([
  ['1440x900', DESKTOP],
  ['390x844', PHONE],
] as const)(
  'nothing moves by itself on shelf, set-up and table while they are loaded, %s',
  async (_, viewport) => {
    const { page, context } = await site.visit(viewport)
    await page.waitForSelector('.box')
    expect(await shifted(page), 'shelf').toBeLessThan(0.001)
    for (const game of ['bladeborn', 'arsenal', 'sanctuary']) {
      await page.goto(`${site.url}?${game}#/new/${game}`)
      await page.waitForSelector('.seat-setup')
      expect(await shifted(page), `set-up of ${game}`).toBeLessThan(0.001)
      await layTable(page, game, 'at rest')
      await waitForTurn(page)
      expect(await shifted(page), `set-up and table of ${game}`).toBeLessThan(0.001)
      await page.reload()
      await waitForTurn(page)
      expect(await shifted(page), `table of ${game}`).toBeLessThan(0.001)
    }
    await page.goto(`${site.url}?again`)
    await page.getByRole('link', { name: 'Continue' }).waitFor()
    expect(await shifted(page), 'shelf with games in progress').toBeLessThan(0.001)
    await context.close()
  },
  120_000,
)
