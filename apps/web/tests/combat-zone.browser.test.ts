import { join } from 'node:path'
import { Match } from '@muster/table'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { combatZone } from '../../../games/combat-zone/index.ts'
import { manifest } from '../../../games/combat-zone/manifest.ts'
import { violations } from './axe.ts'
import { DESKTOP, SCREENS, Site, SMALL } from './browser.ts'
import { press } from './keyboard.ts'
import { drag, ghostOn, pieceAt, planeOn, type Spot, wayOn } from './plane-reader.ts'
import { toTable, waitForTurn } from './player.ts'

let site: Site
beforeAll(async () => {
  site = await Site.open()
}, 120_000)
afterAll(() => site?.close())

/** Where three models of the first game stand at its start, in hundredths of an inch. */
const { models } = Match.open(combatZone, { ...manifest.firstGame, seed: 'neon' }).state
const startOf = (id: string): Spot => models.find((model) => model.id === id)?.at ?? { x: 0, y: 0 }
const KYODAI = startOf('kyodai-1')
const START = { 'kyodai-1': KYODAI, 'oyabun-1': startOf('oyabun-1'), 'warlord-1': startOf('warlord-1') }

type Options = Parameters<Site['visit']>[1]

/** From the shelf to the table of the first game, against a bot that decides at once. */
async function lay(size = DESKTOP, options: Options = {}) {
  const visit = await site.visit(size, options)
  const { page } = visit
  await page.getByRole('link', { name: 'Set up: Combat Zone' }).click()
  await page.locator('.seat-setup').first().waitFor()
  await page.getByRole('button', { name: 'Novice' }).click()
  await toTable(page, 'neon')
  await waitForTurn(page)
  return visit
}

const shoot = (page: Page, name: string, { width, height }: { width: number; height: number }) =>
  page.screenshot({ path: join(SCREENS, `combat-zone-${name}-${width}x${height}.png`) })

const choice = (page: Page, key: string) => page.locator(`.prompt [data-choice^="${key}"]`).first()

/** How somebody chooses: a button, or a suggested way by its number. */
interface Hands {
  readonly choose: (button: Locator) => Promise<void>
  readonly go: (page: Page, suggestion: number) => Promise<void>
}

const pointer: Hands = {
  choose: (button) => button.click(),
  go: async (page, suggestion) => {
    await page.locator('.chip').nth(suggestion).click()
    await ghostOn(page, 'fine')
    await page.locator('[data-confirm]').click()
  },
}

const keys: Hands = {
  choose: press,
  go: async (page, suggestion) => {
    await page.keyboard.press('b')
    for (let step = 0; step <= suggestion; step++) await page.keyboard.press('Tab')
    await ghostOn(page, 'fine')
    await page.keyboard.press('Enter')
  },
}

/** The suggested way that leads furthest north without a roll. */
async function goNorth(page: Page, { go }: Hands): Promise<void> {
  const words = await page.locator('.chip').allTextContents()
  const far = words.map((text) => Number(/ To the north\b.* (\d+(?:\.\d+)?) in, no roll/.exec(text)?.[1] ?? 0))
  await go(page, far.indexOf(Math.max(...far)))
}

/** Runs north with Onee-san till an attack is offered, and takes it. */
async function attack(page: Page, hands: Hands): Promise<void> {
  const attacks = page.locator('.prompt [data-choice^="shoot "], .prompt [data-choice^="strike "]')
  for (let decision = 0; decision < 60; decision++) {
    expect(await waitForTurn(page)).toBe('asked')
    if ((await attacks.count()) > 0) return hands.choose(attacks.first())
    const wanted = ['activate onee-san', 'inspire', 'done', 'keep', 'move on', 'end']
    const offered = wanted.map((key) => choice(page, key))
    const counts = await Promise.all(offered.map((one) => one.count()))
    const first = offered[counts.findIndex((count) => count > 0)]
    if ((await page.locator('.chip').count()) > 0) await goNorth(page, hands)
    else await hands.choose(first ?? page.locator('.prompt button.choice').first())
    await page.waitForTimeout(80)
  }
  throw new Error('nobody came close enough to be attacked')
}

/** What is refused for one reason stands together, with the reason once. */
async function reasonsOnce(page: Page): Promise<void> {
  const refused = page.locator('.refused li')
  await refused.first().waitFor()
  const kinds = await refused.evaluateAll((items) =>
    items.map((item) => [...item.querySelectorAll('s')].map((name) => name.textContent)),
  )
  expect(kinds[0]).toEqual(['Ranged Attack', 'Melee Attack', 'Katana'])
  const reasons = (await refused.allTextContents()).map((text, at) => text.replace((kinds[at] ?? []).join(', '), ''))
  expect(new Set(reasons).size).toBe(reasons.length)
}

/** Moves by keys alone: a suggestion, cut to an inch. */
async function stepByKeys(page: Page, model: string): Promise<void> {
  const before = await pieceAt(page, model)
  await press(choice(page, 'move on'))
  await page.locator('.plan-form').waitFor()
  await page.keyboard.press('b')
  await page.keyboard.press('Tab')
  await ghostOn(page, 'fine')
  await page.keyboard.press('1')
  await page.getByText(/^Length 1\. 1″ of 7″/).waitFor()
  await page.keyboard.press('Enter')
  await page.locator('.plan-form').waitFor({ state: 'detached' })
  const after = await pieceAt(page, model)
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeGreaterThan(5)
}

test('by mouse a model is moved along a way that is drawn, with its reach and rolls in view; by keys alone it goes on and attacks', async () => {
  const { page, faults, context } = await lay()
  expect(await violations(page)).toEqual([])
  const at = await planeOn(page, START)
  const named = page.locator('svg.board .label-level')
  expect(await named.allTextContents()).toEqual(['Oyabun 1', 'Onee-san 1', 'Kyodai 1', 'Kyodai 2'])
  const others = await page.locator('svg.board .label-other').allTextContents()
  for (const rival of ['Warlord 1', 'Meatgrinder 1', 'Scrap Hound 1', 'Riveter 1', 'Pledge 2'])
    expect(others).toContain(rival)
  await choice(page, 'activate kyodai-1').click()
  await page.locator('svg.board .label-acts', { hasText: 'Kyodai 1' }).waitFor()
  await reasonsOnce(page)
  await choice(page, 'move on').click()
  await page.locator('svg.board .overlay-reach [data-region]').first().waitFor()
  const end = { x: KYODAI.x - 48, y: KYODAI.y + 450 }
  const free = at(end.x, end.y)
  await page.mouse.move(free.x, free.y)
  expect((await ghostOn(page, 'fine')).x).toBeCloseTo(end.x, -1)
  expect(await page.locator('.plan-words').textContent()).toMatch(/″ of 7″ · no roll$/)
  const beyond = at(end.x, end.y + 800)
  await page.mouse.move(beyond.x, beyond.y)
  await ghostOn(page, 'refused')
  expect(await page.locator('.plan-words').textContent()).toContain('CZ-BASIC-2')
  const bend = at(end.x - 50, end.y - 200)
  await page.mouse.click(bend.x, bend.y)
  await page.mouse.click(free.x, free.y)
  await ghostOn(page, 'fine')
  expect((await wayOn(page)).length).toBeGreaterThan(1)
  expect(await violations(page)).toEqual([])
  await shoot(page, 'way', DESKTOP)
  await page.mouse.click(free.x, free.y)
  await page.getByRole('heading', { name: 'What does Kyodai 1 do?' }).waitFor()
  const stood = await pieceAt(page, 'kyodai-1')
  expect(Math.hypot(stood.x - free.x, stood.y - free.y)).toBeLessThan(3)
  await stepByKeys(page, 'kyodai-1')
  await attack(page, keys)
  await page
    .getByText(/ (succeeds|fails), \d+ against \d+/)
    .first()
    .waitFor()
  await shoot(page, 'attack', DESKTOP)
  expect(faults).toEqual([])
  await context.close()
}, 240_000)

test('on a small phone a thumb draws the way under a loupe, and nothing is spent before the button', async () => {
  const { page, faults, context } = await lay(SMALL, { hasTouch: true, isMobile: true })
  const at = await planeOn(page, START)
  await choice(page, 'activate kyodai-1').tap()
  await choice(page, 'move on').tap()
  await page.locator('svg.board .overlay-reach [data-region]').first().waitFor()
  const aim = at(KYODAI.x - 98, KYODAI.y + 400)
  await drag(page, await pieceAt(page, 'kyodai-1'), { x: aim.x, y: aim.y + 60 }, async () => {
    await page.locator('.loupe').waitFor()
  })
  await ghostOn(page, 'fine')
  expect(await violations(page)).toEqual([])
  await shoot(page, 'way', SMALL)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.getByRole('button', { name: 'Move there' }).tap()
  await page.getByRole('heading', { name: 'What does Kyodai 1 do?' }).waitFor()
  await attack(page, pointer)
  await waitForTurn(page)
  await shoot(page, 'attack', SMALL)
  expect(faults).toEqual([])
  await context.close()
}, 240_000)
