import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import { DESKTOP, PHONE, SCREENS } from './browser.ts'
import { atTable, choosesByLot, layOnline, OnlineSite, sitDown, stopsPlaying, type Visitor } from './online-site.ts'
import { decisions, PATIENCE, waitForTurn } from './player.ts'

let site: OnlineSite
beforeAll(async () => {
  site = await OnlineSite.open()
}, 180_000)
afterAll(() => site?.close())

const LONG = { timeout: 400_000 }
const END = '.end .course'

async function twoAt(game: string, wanted: Parameters<typeof layOnline>[2] = {}): Promise<[Visitor, Visitor, string]> {
  const [ann, bo] = await Promise.all([site.guest('Ann', DESKTOP), site.guest('Bo', PHONE)])
  const address = await layOnline(ann, game, wanted)
  await sitDown(bo, address)
  await atTable(ann, bo)
  return [ann, bo, address]
}

async function leave(...visitors: readonly Visitor[]): Promise<void> {
  for (const { context } of visitors) await context.close()
}

const isAsked = (page: Page) =>
  page.waitForSelector('.table:not([data-busy]) .choose-for-me', { ...PATIENCE, state: 'attached' })

const games: readonly (readonly [string, Parameters<typeof layOnline>[2]])[] = [
  ['bladeborn', {}],
  ['arsenal', {}],
  ['sanctuary', {}],
  ['arena-of-badassery', { bots: [3, 4] }],
  ['combat-zone', {}],
]

test.each(games)(
  'two people in two browsers play a whole game of %s, and each checks every die of it',
  async (game, wanted) => {
    const [ann, bo] = await twoAt(game, wanted)
    for (const one of [ann, bo]) await choosesByLot(one)
    for (const { page } of [ann, bo]) await page.waitForSelector(END, LONG)
    for (const [name, { page, faults }] of Object.entries({ ann, bo })) {
      await page.screenshot({ path: join(SCREENS, `online-${game}-end-${name}.png`) })
      await page.getByRole('button', { name: 'Check every die' }).click()
      await page.getByText('Every die and decision is as it should be.').waitFor(PATIENCE)
      expect(faults).toEqual([])
    }
    expect(await decisions(ann.page)).toBe(await decisions(bo.page))
    await leave(ann, bo)
  },
  600_000,
)

test('who drops off comes back to the very question, and an answer given meanwhile is kept', async () => {
  const [ann, bo] = await twoAt('bladeborn')
  for (const one of [ann, bo]) await choosesByLot(one)
  await expect.poll(() => decisions(ann.page), PATIENCE).toBeGreaterThan(12)
  for (const one of [ann, bo]) await stopsPlaying(one)
  const asked = await Promise.any(
    [ann, bo].map(async (one) => {
      await isAsked(one.page)
      return one
    }),
  )
  const { page, context } = asked
  const question = await page.locator('.prompt h2').textContent()
  const before = await decisions(page)
  await page.reload()
  await isAsked(page)
  expect(await page.locator('.prompt h2').textContent()).toBe(question)
  expect(await decisions(page)).toBe(before)
  await site.restart(async () => {
    await page.getByText(/^Reconnecting/).waitFor(PATIENCE)
    await page.screenshot({ path: join(SCREENS, 'online-lost.png') })
    await page.locator('.choose-for-me').dispatchEvent('click')
    await page.getByText('Reconnecting: your answer is kept.').waitFor(PATIENCE)
    expect(await violations(page)).toEqual([])
  })
  await expect.poll(() => decisions(page), PATIENCE).toBeGreaterThan(before)
  const other = asked === ann ? bo : ann
  await expect.poll(() => decisions(other.page), PATIENCE).toBe(await decisions(page))
  await expect.poll(() => page.getByText(/^Reconnecting/).count(), PATIENCE).toBe(0)
  await context.close()
  await leave(other)
}, 240_000)

test('a spectator sees the table and nobody’s hand', async () => {
  const [ann, bo, address] = await twoAt('arsenal')
  const cy = await site.visit(DESKTOP, new URL(address).hash)
  await atTable(cy)
  for (const one of [ann, bo]) await choosesByLot(one)
  await expect.poll(() => decisions(cy.page), PATIENCE).toBeGreaterThan(10)
  for (const one of [ann, bo]) await stopsPlaying(one)
  await cy.page.getByText('You are watching.').waitFor(PATIENCE)
  await expect.poll(() => cy.page.locator('.hand [data-card]').count(), PATIENCE).toBe(0)
  await expect.poll(() => cy.page.locator('.prompt .choice').count(), PATIENCE).toBe(0)
  await expect.poll(() => ann.page.locator('.hand [data-card]').count(), PATIENCE).toBeGreaterThan(0)
  const held = await ann.page.locator('.hand [data-card] .card-name').allTextContents()
  const told = await cy.page.locator('.log').textContent()
  for (const name of held) expect(told).not.toContain(`draws ${name}`)
  expect(await violations(cy.page)).toEqual([])
  await cy.page.screenshot({ path: join(SCREENS, 'online-spectator.png') })
  expect(cy.faults).toEqual([])
  await leave(ann, bo, cy)
}, 240_000)

test('a game by turns goes on over a restart of the server', async () => {
  const [ann, bo, address] = await twoAt('bladeborn', { pace: /1 day a turn/ })
  for (const one of [ann, bo]) await choosesByLot(one)
  await expect.poll(() => decisions(ann.page), PATIENCE).toBeGreaterThan(6)
  for (const one of [ann, bo]) await stopsPlaying(one)
  await ann.page.waitForTimeout(500)
  const made = await decisions(ann.page)
  await ann.page.goto(`${site.url}#/online/mine`)
  await site.restart()
  await ann.page.reload()
  await ann.page
    .getByRole('link', { name: /^(Play|Go there)$/ })
    .first()
    .waitFor()
  await ann.page.screenshot({ path: join(SCREENS, 'online-mine.png') })
  await ann.page.goto(address)
  await atTable(ann)
  await expect.poll(() => decisions(ann.page), PATIENCE).toBe(made)
  for (const one of [ann, bo]) await choosesByLot(one)
  await expect.poll(() => decisions(bo.page), PATIENCE).toBeGreaterThan(made + 4)
  await leave(ann, bo)
}, 240_000)

test('nothing of it shows where no server is behind the page', async () => {
  const { Site } = await import('./browser.ts')
  const alone = await Site.open()
  const { page, faults } = await alone.visit(DESKTOP)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.reload()
  await page.waitForSelector('.box')
  await page.waitForTimeout(300)
  await expect.poll(() => page.getByRole('link', { name: 'Online' }).count(), PATIENCE).toBe(0)
  expect(loaded.filter((url) => /online|screen|connection/.test(url))).toEqual([])
  await page.goto(`${alone.url}#/online`)
  await page.getByText('No server answers').waitFor()
  expect(faults).toEqual([])
  await alone.close()
}, 120_000)

test('waiting for a turn: the question is there as soon as the other has decided', async () => {
  const [ann, bo] = await twoAt('bladeborn')
  const first = await Promise.race(
    [ann, bo].map(async (one) => ((await waitForTurn(one.page)) === 'asked' ? one : ann)),
  )
  const second = first === ann ? bo : ann
  expect(await second.page.locator('.prompt').textContent()).toContain('chooses')
  await leave(ann, bo)
}, 120_000)
