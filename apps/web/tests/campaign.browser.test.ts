import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import { DESKTOP, SCREENS, Site } from './browser.ts'
import { decide, PATIENCE, toTable, waitForTurn } from './player.ts'

let site: Site
beforeAll(async () => {
  site = await Site.open()
}, 120_000)
afterAll(() => site?.close())

test('a campaign of two people stops after a battle, goes on to its second, and the screen is handed over once cards are hidden', async () => {
  const { page, context, faults } = await site.visit(DESKTOP)
  await page.goto(`${site.url}#/new/bladeborn`)
  await page.getByRole('button', { name: /^Campaign/ }).click()
  await page.getByRole('button', { name: 'Another person here' }).click()
  await page.getByText('House rules').click()
  await page
    .getByRole('group', { name: /^Lesser artefacts/ })
    .getByRole('button', { name: 'Hidden' })
    .click()
  await page.getByLabel(/^Seed/).fill('hand over')
  await page.getByRole('button', { name: 'To the table' }).click()
  const cover = page.getByRole('dialog', { name: /^Hand over to Player/ })
  const stop = page.getByRole('dialog', { name: /wins? battle 1$/ })
  for (let turn = 0; turn < 500 && (await stop.count()) === 0; turn++) {
    await Promise.race([waitForTurn(page), stop.waitFor(PATIENCE)])
    if ((await stop.count()) === 0) await decide(page, turn, (_, x, y) => page.mouse.click(x, y))
    await page.waitForTimeout(20)
  }
  // Also at the speed at which nothing else is waited for.
  for (const part of ['Result', 'Spoils', 'Standings', 'What changes', 'Next'])
    expect(await stop.getByRole('heading', { name: part }).count(), part).toBe(1)
  expect(await violations(page)).toEqual([])
  await page.screenshot({ path: join(SCREENS, 'campaign-stop-1440x900.png') })
  await page.keyboard.press('1')
  await expect.poll(() => stop.count(), PATIENCE).toBe(1)
  await stop.getByRole('button', { name: 'On to the next battle' }).click()
  await cover.waitFor(PATIENCE)
  await expect.poll(() => cover.count(), PATIENCE).toBe(1)
  expect(await violations(page)).toEqual([])
  await page.screenshot({ path: join(SCREENS, 'hand-over-1440x900.png') })
  await cover.getByRole('button', { name: /^I am/ }).click()
  await waitForTurn(page)
  expect(await page.locator('.place').textContent()).toContain('Campaign, battle 2')
  await page.screenshot({ path: join(SCREENS, 'bladeborn-campaign-second-battle-1440x900.png') })
  expect(faults).toEqual([])
  await context.close()
}, 240_000)

test('a campaign of two bots is watched to its end, battle after battle, and its course told by battles', async () => {
  const { page, context, faults } = await site.visit(DESKTOP)
  await page.goto(`${site.url}#/new/bladeborn`)
  await page.getByRole('button', { name: /^Campaign/ }).click()
  await page.locator('.seat-setup').first().getByRole('button', { name: 'Bot', exact: true }).click()
  for (const novice of await page.getByRole('button', { name: 'Novice' }).all()) await novice.click()
  await toTable(page, 'twelve')
  await page.getByText('Campaign, battle 1').waitFor()
  await page.waitForSelector('.end .course', { timeout: 200_000 })
  await page.screenshot({ path: join(SCREENS, 'bladeborn-campaign-end-1440x900.png') })
  expect(await violations(page)).toEqual([])
  const battles = await page.locator('.rounds tbody th').allTextContents()
  expect(battles.length).toBeGreaterThan(3)
  expect(battles).toEqual(battles.map((_, battle) => `Battle ${battle + 1}`))
  await expect.poll(() => page.locator('.interlude ol li').count(), PATIENCE).toBe(battles.length)
  await page.getByRole('button', { name: 'Look at the board' }).click()
  await page.screenshot({ path: join(SCREENS, 'bladeborn-campaign-told-1440x900.png') })
  expect(faults).toEqual([])
  await context.close()
}, 240_000)
