import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import { DESKTOP, SCREENS, Site } from './browser.ts'
import { decisions, layTable, PATIENCE, waitForTurn } from './player.ts'

let site: Site
beforeAll(async () => {
  site = await Site.open()
}, 120_000)
afterAll(() => site?.close())

test('a game is saved as a file and opened from it; a wrong file is told apart and changes nothing', async () => {
  const { page, context } = await site.visit(DESKTOP)
  await layTable(page, 'bladeborn', 'kept')
  await waitForTurn(page)
  await page.locator('.prompt .choice').nth(0).click()
  await page.locator('.prompt .choice').nth(1).click()
  await page.locator('.prompt [data-confirm]').click()
  await waitForTurn(page)
  await page.goto(`${site.url}#/games`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ])
  const record = JSON.parse(readFileSync(await download.path(), 'utf8'))
  expect(record).toMatchObject({ format: 'muster-record/2', game: 'bladeborn' })
  const input = page.locator('input[type=file]')
  await input.setInputFiles({ name: 'cat.png', mimeType: 'image/png', buffer: Buffer.from('not json') })
  await expect
    .poll(() => page.locator('[role=alert]').textContent(), PATIENCE)
    .toContain('cat.png is not a record of a game')
  const broken = { ...record, answers: [{ seat: 0, choice: 'nonsense' }] }
  await input.setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(broken)),
  })
  await expect.poll(() => page.locator('[role=alert]').textContent(), PATIENCE).toContain('x.json cannot be opened')
  await input.setInputFiles({
    name: 'ok.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  })
  await page.waitForSelector('.replay-mark')
  expect(await decisions(page)).toBe(record.answers.length)
  await context.close()
}, 120_000)

test('a damaged save is told apart, harms no other game, and can be saved and deleted', async () => {
  const { page, faults, context } = await site.visit(DESKTOP)
  await layTable(page, 'bladeborn', 'unharmed')
  await waitForTurn(page)
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        indexedDB.open('muster').onsuccess = ({ target }) => {
          const transaction = (target as IDBOpenDBRequest).result.transaction('tables', 'readwrite')
          transaction.objectStore('tables').put({ id: 'damaged', game: 'bladeborn', at: 1e15 })
          transaction.oncomplete = () => done()
        }
      }),
  )
  await page.goto(`${site.url}#/table/damaged`)
  await page.getByText('What was kept of this table is damaged').waitFor()
  await page.goto(`${site.url}#/`)
  await page.getByRole('link', { name: 'Continue' }).waitFor()
  await page.goto(`${site.url}#/games`)
  const damaged = page.getByRole('region', { name: 'Damaged' })
  await damaged.waitFor()
  expect(await violations(page)).toEqual([])
  await damaged.getByRole('button', { name: 'Delete' }).click()
  await damaged.getByRole('button', { name: 'Really delete?' }).click()
  await damaged.waitFor({ state: 'detached' })
  await expect.poll(() => page.getByRole('link', { name: 'Continue' }).count(), PATIENCE).toBe(1)
  expect(faults).toEqual([])
  await context.close()
}, 120_000)

test('after one visit everything plays with the network off', async () => {
  const { page, context } = await site.visit(DESKTOP, { serviceWorkers: 'allow' })
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: 'Play now: Bladeborn' }).click()
  expect(await waitForTurn(page)).toBe('asked')
  await page.goto(`${site.url}#/rules/combat-zone`)
  await page.waitForSelector('.rule')
  await page.goto(`${site.url}any/deep/path`)
  await page.waitForSelector('.box')
  expect(new URL(page.url()).pathname).toBe('/')
  await context.close()
}, 120_000)

test('two people set up a campaign on one screen, and a bad combination of warbands is explained', async () => {
  const { page, context, faults } = await site.visit(DESKTOP)
  await page.goto(`${site.url}#/new/bladeborn`)
  await page.getByRole('button', { name: /^Campaign/ }).click()
  await page.getByRole('button', { name: 'Another person here' }).click()
  await page.getByText('House rules').click()
  const [book] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'BB-R-3', exact: true }).click(),
  ])
  await book.close()
  const seats = page.locator('.seat-setup')
  await seats.nth(1).getByRole('button', { name: 'Godsworn Hunt' }).click()
  await expect.poll(() => page.locator('.setup-start [role=alert]').textContent(), PATIENCE).toContain('same warband')
  await page.screenshot({ path: join(SCREENS, 'setup-problem-1440x900.png') })
  await seats.nth(1).getByRole('button', { name: 'Choose at the table' }).click()
  await page.getByRole('button', { name: 'To the table' }).click()
  await waitForTurn(page)
  expect(await page.locator('.prompt').textContent()).toContain('Player 2')
  expect(await violations(page)).toEqual([])
  await page.screenshot({ path: join(SCREENS, 'bladeborn-campaign-1440x900.png') })
  await page.locator('.prompt .choice').first().click()
  await page.waitForSelector('svg.board')
  expect(faults).toEqual([])
  await context.close()
}, 120_000)
