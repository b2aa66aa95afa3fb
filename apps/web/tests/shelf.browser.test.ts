import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESKTOP, Site } from './browser.ts'
import { decisions, waitForTurn } from './player.ts'

let site: Site
beforeAll(async () => {
  site = await Site.open()
}, 120_000)
afterAll(() => site?.close())

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
