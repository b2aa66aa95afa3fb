import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MOUSE, playArsenal, type Touch } from './arsenal-player.ts'
import { violations } from './axe.ts'
import { DESKTOP, PHONE, SCREENS, Site } from './browser.ts'
import { press } from './keyboard.ts'
import { decisions, layTable, layTableForTwo, PATIENCE, waitForTurn } from './player.ts'

let site: Site
beforeAll(async () => {
  site = await Site.open()
}, 120_000)
afterAll(() => site?.close())

const FINGER: Touch = {
  choose: (what) => what.tap(),
  point: (page, x, y) => page.touchscreen.tap(x, y),
}

/** Buttons and cards have the focus and take Enter; the board's cursor begins at the active Mech and goes one hex. */
const KEYS: Touch = {
  choose: press,
  point: async (page, x, y) => {
    const piece = await page.locator('svg.board [data-piece="mech-0"]').boundingBox()
    if (!piece) throw new Error('the Mech is not on the board')
    const [dx, dy] = [x - piece.x - piece.width / 2, y - piece.y - piece.height / 2]
    for (const key of ['p', 'b', 'ArrowUp']) await page.keyboard.press(key)
    if (Math.abs(dy) > 20) await page.keyboard.press(dy > 0 ? 'ArrowDown' : 'ArrowUp')
    else await page.keyboard.press(dx > 0 ? 'ArrowRight' : 'ArrowLeft')
    await page.keyboard.press('Enter')
  },
}

/** The kind of a question, by the words it is asked in. */
function kindOf(text: string): string {
  const kinds = [/Your turn/, /react or pass/, /attack pool/, /evasion pool/, /armor pool/, /Where does/, /crap/]
  const names = ['turn', 'window', 'attack', 'evasion', 'armor', 'move', 'scrap']
  return names[kinds.findIndex((kind) => kind.test(text))] ?? 'other'
}

/** Looks at each kind of question once: a picture, what axe says, whether the page is too wide. */
function looker(page: Page, size: string) {
  const seen = new Set<string>()
  const look = async (text: string) => {
    const kind = kindOf(text)
    if (seen.has(kind)) return
    seen.add(kind)
    await page.screenshot({ path: join(SCREENS, `arsenal-${kind}-${size}.png`) })
    expect(await violations(page), `${kind} at ${size}`).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide, `${kind} at ${size} scrolls sideways`).toBeLessThanOrEqual(0)
  }
  return { seen, look }
}

test('a whole game of Arsenal against a bot is played by clicks, every kind of question looked at', async () => {
  const { page, faults, context } = await site.visit(DESKTOP)
  await layTable(page, 'arsenal', 'to the last')
  const { seen, look } = looker(page, '1440x900')
  expect(await playArsenal(page, MOUSE, look)).toBeGreaterThan(40)
  for (const kind of ['turn', 'window', 'attack', 'evasion', 'move']) expect(seen).toContain(kind)
  await page.screenshot({ path: join(SCREENS, 'arsenal-end-1440x900.png') })
  expect(await violations(page)).toEqual([])
  expect(faults).toEqual([])
  await context.close()
}, 300_000)

test('Arsenal is played by keyboard alone, and given up', async () => {
  const { page, faults, context } = await site.visit(DESKTOP)
  await layTable(page, 'arsenal', 'by keys', KEYS.choose)
  expect(await playArsenal(page, KEYS, async () => {}, { decisions: 60, choose: press })).toBeGreaterThanOrEqual(60)
  expect(faults).toEqual([])
  await context.close()
}, 300_000)

test('Arsenal is played by touch on a phone, and given up', async () => {
  const { page, faults, context } = await site.visit(PHONE, { hasTouch: true, isMobile: true })
  await layTable(page, 'arsenal', 'by touch', FINGER.choose)
  await playArsenal(page, FINGER, looker(page, '390x844').look, { decisions: 60, choose: FINGER.choose })
  await page.screenshot({ path: join(SCREENS, 'arsenal-end-390x844.png') })
  expect(await violations(page)).toEqual([])
  expect(faults).toEqual([])
  await context.close()
}, 300_000)

test('six Mechs in three teams are set up and reach their first decision', async () => {
  const { page, faults, context } = await site.visit(DESKTOP)
  await page.goto(`${site.url}#/new/arsenal`)
  await page.getByRole('button', { name: '6', exact: true }).click()
  await page.getByRole('button', { name: 'Three pairs' }).click()
  await page.screenshot({ path: join(SCREENS, 'arsenal-setup-1440x900.png') })
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'To the table' }).click()
  expect(await waitForTurn(page)).toBe('asked')
  await expect.poll(() => page.locator('svg.board [data-piece]').count(), PATIENCE).toBe(6)
  await page.screenshot({ path: join(SCREENS, 'arsenal-six-1440x900.png') })
  expect(await violations(page)).toEqual([])
  expect(faults).toEqual([])
  await context.close()
}, 120_000)

test('"Pass until my turn" passes what rivals do in one’s own turn too', async () => {
  const { page, faults, context } = await site.visit(DESKTOP)
  await layTable(page, 'arsenal', 'own turn')
  const mine = page.locator('.table-top', { hasText: /Turn \d+: You/ })
  let isFound = false
  for (let turn = 0; turn < 120 && !isFound && (await waitForTurn(page)) === 'asked'; turn++) {
    const before = await decisions(page)
    isFound = (await mine.count()) > 0 && (await page.locator('.pass-on').count()) > 0
    await page.locator(isFound ? '.pass-on' : '.choose-for-me').click()
    await expect.poll(() => decisions(page)).toBeGreaterThan(before)
  }
  expect(isFound).toBe(true)
  expect(faults).toEqual([])
  await context.close()
}, 120_000)

test('around one screen one passes without looking, or until one’s own turn, and no hand is shown meanwhile', async () => {
  const { page, faults, context } = await site.visit(DESKTOP)
  await layTableForTwo(page, 'arsenal', 'passing')
  const cover = page.getByRole('dialog', { name: /^Hand over to/ })
  const pass = cover.getByRole('button', { name: 'Pass without looking' })
  const cards = () => page.locator('.hand [data-card]').count()
  await cover.waitFor()
  await expect.poll(() => pass.count(), PATIENCE).toBe(0)
  const first = (await cover.getAttribute('aria-label')) ?? ''
  await cover.getByRole('button', { name: /^I am/ }).click()
  await waitForTurn(page)

  await page.locator('.prompt [data-choice="move"]').click()
  await pass.waitFor()
  expect(await cover.getAttribute('aria-label')).not.toBe(first)
  expect(await violations(page)).toEqual([])
  await page.screenshot({ path: join(SCREENS, 'arsenal-hand-over-1440x900.png') })
  await pass.click()
  await expect.poll(() => cover.getAttribute('aria-label')).toBe(first)
  expect(await cards()).toBe(0)
  await cover.getByRole('button', { name: /^I am/ }).click()
  await waitForTurn(page)
  await page.locator('svg.board [data-target]').first().click()

  await waitForTurn(page)
  await page.locator('.prompt [data-choice="move"]').click()
  await cover.getByRole('button', { name: 'Pass until my turn' }).click()
  await expect.poll(() => cover.getAttribute('aria-label')).toBe(first)
  await cover.getByRole('button', { name: /^I am/ }).click()
  await waitForTurn(page)
  await page.locator('svg.board [data-target]').first().click()
  await waitForTurn(page)
  await page.locator('.prompt [data-choice="end"]').click()
  await page.locator('.prompt [data-choice="stop"]').click()
  await cover.waitFor()
  expect(await cover.getAttribute('aria-label')).not.toBe(first)
  await expect.poll(() => pass.count(), PATIENCE).toBe(0)
  expect(await cards()).toBe(0)
  expect(faults).toEqual([])
  await context.close()
}, 120_000)
