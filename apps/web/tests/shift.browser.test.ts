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
  readonly sources: readonly { readonly node?: Node | null }[]
}

interface Moved {
  readonly far: number
  /** What moved, for whoever has to find out why. */
  readonly what: string
}

/** How far things moved by themselves since the page was loaded, by the browser's own measure. */
const shifted = (page: Page): Promise<Moved> =>
  page.evaluate(
    () =>
      new Promise<Moved>((done) => {
        const shifts: Shift[] = []
        new PerformanceObserver((list) => {
          shifts.push(...(list.getEntries() as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput))
        }).observe({ type: 'layout-shift', buffered: true })
        const name = ({ node }: Shift['sources'][number]) =>
          (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 80) ?? 'something gone since'
        setTimeout(
          () =>
            done({
              far: shifts.reduce((sum, { value }) => sum + value, 0),
              what: shifts.flatMap(({ sources }) => sources.map(name)).join(', '),
            }),
          700,
        )
      }),
  )

async function expectStill(page: Page, where: string): Promise<void> {
  const { far, what } = await shifted(page)
  expect(far, `${where}: ${what}`).toBeLessThan(0.001)
}

/** Bots take their time, or all they do would count as the answer to the last click, after which things may move. */
function takeTime(): void {
  localStorage.setItem('muster-settings', JSON.stringify({ speed: 'normal', motion: 'off' }))
}

test.each([
  ['1440x900', DESKTOP],
  ['390x844', PHONE],
] as const)(
  'nothing moves by itself on shelf, set-up and table while they are loaded, %s',
  async (_, viewport) => {
    const { page, context } = await site.visit(viewport)
    await page.waitForSelector('.box')
    await expectStill(page, 'shelf')
    await page.evaluate(takeTime)
    for (const game of ['bladeborn', 'arsenal', 'sanctuary']) {
      await page.goto(`${site.url}?${game}#/new/${game}`)
      await page.waitForSelector('.seat-setup')
      await expectStill(page, `set-up of ${game}`)
      await layTable(page, game, 'at rest')
      await waitForTurn(page)
      await expectStill(page, `set-up and table of ${game}`)
      await page.reload()
      await waitForTurn(page)
      await expectStill(page, `table of ${game}`)
    }
    await page.goto(`${site.url}?again`)
    await page.getByRole('link', { name: 'Continue' }).waitFor()
    await expectStill(page, 'shelf with games in progress')
    await context.close()
  },
  120_000,
)
