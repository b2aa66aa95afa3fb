import type { Locator, Page } from 'playwright-core'

/** Where the focus is, as a position among what a selector finds; -1 where it is elsewhere. */
const focusAmong = (page: Page, selector: string): Promise<number> =>
  page.evaluate((wanted) => [...document.querySelectorAll(wanted)].indexOf(document.activeElement as Element), selector)

/** Goes on with Tab until the focus is on one of what a selector finds. */
async function tabTo(page: Page, selector: string, index = 0): Promise<void> {
  for (let step = 0; step < 80; step++) {
    if ((await focusAmong(page, selector)) === index) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${selector}, number ${index}`)
}

/** Presses the number of a choice. */
export const takeNumber = (page: Page, index: number): Promise<void> => page.keyboard.press(String(index + 1))

/** Chooses the places of a kind of choice, unless they are open to choose from, and takes one from their list. */
export async function takePlace(page: Page, group: number, wanted: number): Promise<void> {
  if ((await page.locator('.place-list').count()) === 0) await takeNumber(page, group)
  await page.waitForSelector('.place-list')
  await page.keyboard.press('p')
  await tabTo(page, '.place-list summary')
  if ((await page.locator('.place-list[open]').count()) === 0) await page.keyboard.press('Enter')
  const places = await page.locator('.place-list[open] button').count()
  await tabTo(page, '.place-list button', wanted % Math.min(5, places))
  await page.keyboard.press('Enter')
}

/** Takes as many of the choices as are needed, and confirms. */
export async function takeSome(page: Page): Promise<void> {
  const missing = /Choose (\d)/.exec((await page.locator('.prompt [data-confirm]').textContent()) ?? '')
  for (let choice = 0; choice < Number(missing?.[1] ?? 0); choice++) await takeNumber(page, choice)
  await page.keyboard.press('Enter')
}

/** Presses a button of the page by Enter. */
export async function press(button: Locator): Promise<void> {
  await button.focus()
  await button.page().keyboard.press('Enter')
}
