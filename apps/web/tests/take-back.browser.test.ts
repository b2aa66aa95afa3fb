import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decideInArsenal, MOUSE } from './arsenal-player.ts'
import { violations } from './axe.ts'
import { DESKTOP, PHONE, SCREENS, Site } from './browser.ts'
import { decide, decisions, layTableForTwo, PATIENCE, waitForTurn } from './player.ts'

let site: Site
beforeAll(async () => {
  site = await Site.open()
}, 120_000)
afterAll(() => site?.close())

const asking = (page: Page) => page.getByRole('dialog', { name: /asks to take a decision back/ })
const handOver = (page: Page) => page.getByRole('dialog', { name: /^Hand over to Player/ })
const question = (page: Page) => page.locator('.prompt h2').textContent()
const loglines = (page: Page) => page.locator('.log li').allTextContents()

const said = (page: Page, words: RegExp) => page.locator('.prompt .notice', { hasText: words }).waitFor()

/** The decisions that could be taken back by agreement. */
const offers = (page: Page) => page.locator('.agree').getByRole('button', { name: /asks the others/ })

/** Opens the list of what could be taken back, and says whether something in it takes agreement. */
async function canAsk(page: Page): Promise<boolean> {
  const button = page.locator('[data-take-back]')
  if ((await button.count()) === 0) return false
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
  return (await offers(page).count()) > 0
}

/** Asks for the first of them, and says how many decisions would be left. */
async function ask(page: Page): Promise<number> {
  const number = /number (\d+)/.exec((await offers(page).first().textContent()) ?? '')?.[1]
  await offers(page).first().click()
  await asking(page).waitFor()
  expect(await violations(page)).toEqual([])
  return Number(number) - 1
}

test('in Bladeborn a decision after which dice were seen is taken back only if the other person agrees', async () => {
  const { page, faults, context } = await site.visit(DESKTOP)
  await layTableForTwo(page, 'bladeborn', 'take back')
  const dice = page.locator('.tray:not(.tray-past) .die')
  for (let turn = 0; (await waitForTurn(page)) === 'asked'; turn++) {
    if ((await dice.count()) > 0 && (await canAsk(page))) break
    await decide(page, turn, (_, x, y) => page.mouse.click(x, y))
    await page.waitForTimeout(20)
  }
  const made = await decisions(page)
  const [asked, log] = [await question(page), await loglines(page)]

  await ask(page)
  await expect.poll(() => asking(page).locator('.undone li').count(), PATIENCE).toBeGreaterThan(0)
  await page.screenshot({ path: join(SCREENS, 'bladeborn-take-back-1440x900.png') })
  await page.keyboard.press('Escape')
  await page.keyboard.press('1')
  await expect.poll(() => asking(page).count(), PATIENCE).toBe(1)
  await asking(page).getByRole('button', { name: 'No' }).click()
  await said(page, /^Player [12] did not agree: nothing was taken back\.$/)
  await waitForTurn(page)
  expect([await decisions(page), await question(page), await loglines(page)]).toEqual([made, asked, log])

  expect(await canAsk(page)).toBe(true)
  await page.locator('.agree').getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => page.locator('.agree').count(), PATIENCE).toBe(0)
  expect(await canAsk(page)).toBe(true)
  await ask(page)
  await asking(page)
    .getByRole('button', { name: /^Player [12] lets it stand$/ })
    .click()
  await said(page, /^Nothing was taken back\.$/)
  await waitForTurn(page)
  expect([await decisions(page), await question(page), await loglines(page)]).toEqual([made, asked, log])

  expect(await canAsk(page)).toBe(true)
  const left = await ask(page)
  await asking(page).getByRole('button', { name: 'Yes, take it back' }).click()
  await said(page, /^All agreed: Player [12] takes decision \d+ back\.$/)
  await waitForTurn(page)
  expect(await decisions(page)).toBe(left)
  expect(log.slice(0, (await loglines(page)).length)).toEqual(await loglines(page))
  expect((await loglines(page)).length).toBeLessThan(log.length)
  await expect.poll(() => dice.count(), PATIENCE).toBe(0)
  await page.screenshot({ path: join(SCREENS, 'bladeborn-taken-back-1440x900.png') })
  await decide(page, 0, (_, x, y) => page.mouse.click(x, y))
  await expect.poll(() => page.locator('.prompt .notice').count(), PATIENCE).toBe(0)
  expect(faults).toEqual([])
  await context.close()
}, 240_000)

/** What the page holds of anybody's cards in hand: nothing while the screen changes hands. */
const cardsInHand = (page: Page) => page.locator('.hand [data-card]').allTextContents()

/** Takes the screen over where it is being handed over. */
async function takeOver(page: Page): Promise<void> {
  await Promise.race([waitForTurn(page), handOver(page).waitFor(PATIENCE)])
  if ((await handOver(page).count()) === 0) return
  expect(await cardsInHand(page)).toEqual([])
  expect(await page.locator('#announcer').textContent()).toMatch(/^($|All agreed|Player \d did not agree)/)
  await handOver(page).getByRole('button', { name: /^I am/ }).click()
  await waitForTurn(page)
}

test.each([
  ['1440x900', DESKTOP],
  ['390x844', PHONE],
] as const)(
  'in Arsenal nobody’s hand is shown while the other person is asked, %s',
  async (size, viewport) => {
    const { page, faults, context } = await site.visit(viewport)
    await layTableForTwo(page, 'arsenal', 'take back')
    await takeOver(page)
    const toggleLog = async () => {
      if (viewport === PHONE) await page.getByRole('button', { name: 'Log', exact: true }).click()
    }
    await toggleLog()
    while (!(await canAsk(page))) {
      await toggleLog()
      await decideInArsenal(page, MOUSE)
      await page.waitForTimeout(50)
      await takeOver(page)
      await toggleLog()
    }
    const made = await decisions(page)
    const [asked, cards] = [await question(page), await cardsInHand(page)]
    expect(cards.length).toBeGreaterThan(0)

    await ask(page)
    await expect.poll(() => cardsInHand(page), PATIENCE).toEqual([])
    await page.screenshot({ path: join(SCREENS, `arsenal-take-back-${size}.png`) })
    await asking(page).getByRole('button', { name: 'No' }).click()
    await handOver(page).getByText('did not agree: nothing was taken back').waitFor()
    expect(await cardsInHand(page)).toEqual([])
    await page.screenshot({ path: join(SCREENS, `arsenal-take-back-declined-${size}.png`) })
    await takeOver(page)
    expect([await decisions(page), await question(page), await cardsInHand(page)]).toEqual([made, asked, cards])

    expect(await canAsk(page)).toBe(true)
    const left = await ask(page)
    await asking(page).getByRole('button', { name: 'Yes, take it back' }).click()
    await handOver(page)
      .getByText(`takes decision ${left + 1} back`)
      .waitFor()
    expect(await cardsInHand(page)).toEqual([])
    await takeOver(page)
    expect(await decisions(page)).toBe(left)
    expect(faults).toEqual([])
    await context.close()
  },
  240_000,
)
