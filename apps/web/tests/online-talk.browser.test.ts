import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import { DESKTOP, PHONE, SCREENS } from './browser.ts'
import { atTable, choosesByLot, layOnline, OnlineSite, sitDown, stopsPlaying, type Visitor } from './online-site.ts'
import { decisions, PATIENCE } from './player.ts'

let site: OnlineSite
let ann: Visitor
let bo: Visitor
let address: string
beforeAll(async () => {
  site = await OnlineSite.open()
  ann = await site.guest('Ann', DESKTOP)
  bo = await site.guest('Bo', DESKTOP)
  address = await layOnline(ann, 'bladeborn', { pace: /1 day a turn/ })
  await sitDown(bo, address)
  await atTable(ann, bo)
}, 180_000)
afterAll(() => site?.close())

/** Plays on for a few decisions. */
async function playOn(many: number): Promise<number> {
  const wanted = (await decisions(ann.page)) + many
  for (const one of [ann, bo]) await choosesByLot(one)
  await expect.poll(() => decisions(ann.page), PATIENCE).toBeGreaterThanOrEqual(wanted)
  for (const one of [ann, bo]) await stopsPlaying(one)
  await expect.poll(async () => (await decisions(ann.page)) - (await decisions(bo.page)), PATIENCE).toBe(0)
  return await settled()
}

/** The number of decisions once nothing is on its way any more. */
async function settled(): Promise<number> {
  let last = -1
  for (;;) {
    const now = await decisions(ann.page)
    if (now === last) return now
    last = now
    await ann.page.waitForTimeout(400)
  }
}

const note = (page: Page, words: string | RegExp) => page.locator('.note', { hasText: words })
const menu = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Table menu' }).click()
  await page.getByRole('button', { name }).click()
}

test('people talk at the table; who is muted is heard no more, and a line can be reported', async () => {
  await ann.page.getByRole('button', { name: 'Chat' }).click()
  await ann.page.getByLabel('Say something').fill('Good luck <b>Bo</b>!')
  await ann.page.getByRole('button', { name: 'Say', exact: true }).click()
  await bo.page.getByRole('button', { name: 'Chat, 1 new' }).click()
  await bo.page.locator('.talk li', { hasText: 'Good luck <b>Bo</b>!' }).waitFor()
  expect(await violations(bo.page)).toEqual([])
  await bo.page.screenshot({ path: join(SCREENS, 'online-chat-1440x900.png') })
  await bo.page.getByRole('button', { name: 'About what Ann said' }).click()
  await bo.page.getByRole('button', { name: 'Report it' }).click()
  await bo.page.getByText('Reported: an operator will look at it.').waitFor()
  await bo.page.getByRole('button', { name: 'Mute Ann' }).click()
  await bo.page.getByText('Nobody has said anything.').waitFor()
  await ann.page.getByLabel('Say something').fill('Are you there?')
  await ann.page.keyboard.press('Enter')
  await ann.page.locator('.talk li', { hasText: 'Are you there?' }).waitFor()
  await bo.page.waitForTimeout(300)
  await expect.poll(() => bo.page.locator('.talk li', { hasText: 'Are you there?' }).count(), PATIENCE).toBe(0)
  for (const [{ page }, held] of [
    [ann, ann.page.getByLabel('Say something')],
    [bo, bo.page.getByRole('button', { name: 'Chat', exact: true })],
  ] as const) {
    await held.focus()
    await page.keyboard.press('Escape')
    await page.locator('.talk').waitFor({ state: 'detached' })
  }
}, 120_000)

test('a decision is taken back only if the other agrees', async () => {
  const made = await playOn(8)
  const page = (await ann.page.locator('[data-take-back]').count()) > 0 ? ann.page : bo.page
  const other = page === ann.page ? bo.page : ann.page
  const ask = async () => {
    await page.locator('[data-take-back]').click()
    await page.getByText('The others at the table are asked').waitFor()
    await page.getByRole('button', { name: 'Take it back' }).click()
    await note(other, 'asks to take a decision back').waitFor()
  }
  await ask()
  expect(await violations(other)).toEqual([])
  await other.screenshot({ path: join(SCREENS, 'online-offer-1440x900.png') })
  await note(other, 'asks to take').getByRole('button', { name: 'No' }).click()
  await note(page, 'Not everybody agreed').waitFor()
  expect(await decisions(page)).toBe(made)
  await ask()
  await note(other, 'asks to take').getByRole('button', { name: 'Agree' }).click()
  await expect.poll(() => decisions(page), PATIENCE).toBeLessThan(made)
  await expect.poll(() => decisions(other), PATIENCE).toBe(await decisions(page))
}, 180_000)

test('the pace is changed by agreement, and a bot plays for who wants a rest', async () => {
  await menu(ann.page, 'Play at another pace …')
  await ann.page.locator('.menu-sheet .pace-picker button', { hasText: '7 days a turn' }).click()
  await note(bo.page, 'asks to play on with 7 days a turn').getByRole('button', { name: 'Agree' }).click()
  await note(bo.page, 'asks to play on').waitFor({ state: 'detached' })
  await menu(bo.page, 'Let a bot play for me')
  await note(bo.page, 'A bot plays for you.').waitFor()
  await ann.page.locator('.presence', { hasText: 'a bot plays' }).waitFor()
  await note(bo.page, 'A bot plays for you.').getByRole('button', { name: 'Play yourself again' }).click()
  await note(bo.page, 'A bot plays for you.').waitFor({ state: 'detached' })
  await ann.page.locator('.presence', { hasText: 'a bot plays' }).waitFor({ state: 'detached' })
}, 120_000)

test('an order is made from the question one is asked, kept by the server, and taken back', async () => {
  await playOn(4)
  const asked = ann.page.locator('.prompt').getByRole('button', { name: /^Orders/ })
  const page = (await asked.count()) > 0 ? ann.page : bo.page
  const button = page.locator('.prompt').getByRole('button', { name: /^Orders/ })
  await button.click()
  await page.getByRole('dialog', { name: 'Orders for when you are away' }).waitFor()
  expect(await violations(page)).toEqual([])
  await page.screenshot({ path: join(SCREENS, 'online-orders-1440x900.png') })
  const order = page.getByRole('button', { name: 'Order it' })
  if ((await order.count()) > 0) {
    await order.click()
    await page.getByRole('button', { name: 'Take it back' }).waitFor()
    await page.reload()
    await button.click()
    await page.getByRole('button', { name: 'Take it back' }).click()
    await page.getByRole('button', { name: 'Take it back' }).waitFor({ state: 'detached' })
  }
  await page.getByRole('button', { name: 'Back to the table' }).click()
}, 120_000)

test('who gives up has lost, both agree to another game, and it begins', async () => {
  await menu(ann.page, 'Give up …')
  await ann.page.getByRole('button', { name: 'Give up now' }).click()
  for (const { page } of [ann, bo]) await page.waitForSelector('.end')
  await ann.page.getByRole('button', { name: 'Ask for a rematch' }).click()
  await note(bo.page, 'asks for another game').getByRole('button', { name: 'Agree' }).click()
  for (const { page } of [ann, bo]) {
    await page.locator('.end').getByRole('link', { name: 'To the next game' }).click()
    await page.waitForURL((url) => url.href !== address)
  }
  await atTable(ann, bo)
  expect(await decisions(ann.page)).toBe(0)
}, 120_000)

test('a game is taken offline by agreement and played on there, and from there online again', async () => {
  await playOn(4)
  await menu(ann.page, 'Take it offline …')
  await ann.page.getByRole('button', { name: 'Ask the others' }).click()
  await note(bo.page, 'asks to end this game here').getByRole('button', { name: 'Agree' }).click()
  const made = await settled()
  await bo.page.locator('.end', { hasText: 'Called off without a result' }).waitFor()
  await ann.page.locator('.end').getByRole('button', { name: 'Take it offline' }).click()
  await ann.page.waitForURL(/#\/table\//)
  await ann.page.waitForSelector('.table .prompt')
  expect(await decisions(ann.page)).toBeLessThanOrEqual(made)
  expect(await decisions(ann.page)).toBeGreaterThan(0)
  const before = await decisions(ann.page)
  await ann.page.getByRole('button', { name: 'Table menu' }).click()
  await ann.page.getByRole('link', { name: 'Continue online' }).click()
  await ann.page.getByRole('button', { name: 'Continue online' }).click()
  await ann.page.waitForSelector('.chairs')
  await sitDown(bo, ann.page.url())
  await atTable(ann, bo)
  await expect.poll(() => decisions(bo.page), PATIENCE).toBe(before)
  expect([...ann.faults, ...bo.faults]).toEqual([])
}, 180_000)

test.each([
  ['1440x900', DESKTOP],
  ['1366x650', { width: 1366, height: 650 }],
  ['844x390', { width: 844, height: 390 }],
  ['390x844', PHONE],
] as const)(
  'every screen of online play has no fault that axe knows and does not scroll sideways, %s',
  async (size, viewport) => {
    const cy = await site.guest(`Cy ${size}`, viewport)
    const { page, faults } = cy
    const look = async (name: string) => {
      await page.screenshot({ path: join(SCREENS, `online-${name}-${size}.png`) })
      expect(await violations(page), `${name} at ${size}`).toEqual([])
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wide, `${name} at ${size} scrolls sideways`).toBeLessThanOrEqual(0)
    }
    await look('lobby')
    await page.goto(`${site.url}#/online/new/arsenal`)
    await page.waitForSelector('.pace-picker')
    await look('new')
    await layOnline(cy, 'arsenal')
    await page.waitForSelector('.chairs')
    await look('waiting-room')
    await page.goto(`${site.url}#/online/mine`)
    await page.waitForSelector('.lines')
    await look('mine')
    await page.goto(`${site.url}#/online/account`)
    await page.waitForSelector('.parts')
    await look('account')
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.goto(`${site.url}#/online`)
    await page.getByRole('heading', { name: 'A table of your own' }).waitFor()
    await expect.poll(() => page.evaluate(() => scrollY), { message: `the lobby at ${size} begins at its top` }).toBe(0)
    await page.goto(`${site.url}#/online/account`)
    await page.getByRole('link', { name: 'Your profile' }).click()
    await page.getByText(/^Here since/).waitFor()
    await look('profile')
    await page.goto(ann.page.url())
    await atTable(cy)
    await page.waitForTimeout(300)
    await look('table')
    expect(faults).toEqual([])
    await cy.context.close()
  },
  120_000,
)
