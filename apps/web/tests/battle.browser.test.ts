import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import { DESKTOP, PHONE, SCREENS, Site, SMALL } from './browser.ts'
import { press, takeNumber, takePlace, takeSome } from './keyboard.ts'
import { decide, decisions, layTable, PATIENCE, playOut, waitForTurn } from './player.ts'

let site: Site
beforeAll(async () => {
  site = await Site.open()
}, 120_000)
afterAll(() => site?.close())

test('a battle against a bot is played to the end by clicks, kept, replayed and played again', async () => {
  const { page, faults, context } = await site.visit(DESKTOP)
  await layTable(page, 'bladeborn', 'by clicks')
  const made = await playOut(page, (turn) => decide(page, turn, (_, x, y) => page.mouse.click(x, y)))
  expect(made).toBeGreaterThan(40)
  await page.screenshot({ path: join(SCREENS, 'bladeborn-end-1440x900.png') })
  expect(await violations(page)).toEqual([])
  await expect.poll(() => page.locator('.deeds tbody tr').count(), PATIENCE).toBeGreaterThan(3)
  await expect.poll(() => page.locator('.chart-rounds button').count(), PATIENCE).toBeGreaterThan(2)
  await page.getByRole('button', { name: 'Check every die' }).click()
  await page.getByText('Every die and decision is as it should be.').waitFor()
  await page.getByRole('button', { name: 'Rematch' }).click()
  await page.waitForSelector('.end', { state: 'detached' })
  expect(await waitForTurn(page)).toBe('asked')
  await page.goto(`${site.url}#/games`)
  const finished = await page.getByRole('region', { name: 'Finished' }).textContent()
  expect(finished).toContain('You, Novice bot')
  expect(finished).not.toContain('Player 1')
  await page.getByRole('region', { name: 'Finished' }).getByRole('link', { name: 'Replay' }).click()
  await page.waitForSelector('.stepper-bar')
  expect(await decisions(page)).toBe(made)
  for (let back = 0; back < 3; back++) await page.keyboard.press(',')
  await expect
    .poll(() => page.locator('.stepper-bar span').first().textContent(), PATIENCE)
    .toBe(`decision ${made - 3} of ${made}`)
  await page.screenshot({ path: join(SCREENS, 'bladeborn-replay-1440x900.png') })
  expect(await violations(page)).toEqual([])
  for (const size of [PHONE, { width: 844, height: 390 }]) {
    await page.setViewportSize(size)
    for (const name of ['Play', 'Step forward', 'Play on from here']) {
      const button = await page.getByRole('button', { name, exact: true }).boundingBox()
      expect(button && button.y + button.height, `${name} at ${size.width}`).toBeLessThanOrEqual(size.height)
      expect(button && button.x + button.width, `${name} at ${size.width}`).toBeLessThanOrEqual(size.width)
    }
    await page.screenshot({ path: join(SCREENS, `bladeborn-replay-${size.width}x${size.height}.png`) })
  }
  await page.setViewportSize(DESKTOP)
  const step = async () =>
    Number(/decision (\d+)/.exec((await page.locator('.stepper-bar span').first().textContent()) ?? '')?.[1])
  expect(await page.locator('.taken b').textContent()).toMatch(/./)
  const chapters = await page.locator('.chapters').locator('option').allTextContents()
  expect(chapters.filter((name) => /victory point|taken down/.test(name)).length).toBeGreaterThan(1)
  await page.locator('.chapters').selectOption(`${chapters.findIndex((name) => /Round 2/.test(name))}`)
  await expect.poll(step, PATIENCE).toBeLessThan(made - 3)
  const chapter = await step()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(step, PATIENCE).toBeGreaterThan(chapter + 1)
  await page.getByRole('button', { name: 'Pause' }).click()
  // From its end it begins anew, and the space bar holds it wherever the focus was.
  await page.getByRole('slider', { name: 'Decision' }).focus()
  await page.keyboard.press('End')
  await expect.poll(step, PATIENCE).toBe(made)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(step, PATIENCE).toBe(2)
  await page.getByRole('slider', { name: 'Decision' }).focus()
  await page.keyboard.press(' ')
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Next chapter' }).click()
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.getByRole('button', { name: 'as Player 1' }).click()
  await page.waitForURL(/#\/table\//)
  expect(await waitForTurn(page)).toBe('asked')
  await page.getByText('The position was edited.').first().waitFor()
  expect(faults).toEqual([])
  await context.close()
}, 240_000)

/** The first decision of a battle: two fighters are chosen. */
async function splitWarband(page: Page): Promise<void> {
  await waitForTurn(page)
  await page.locator('.prompt .choice').nth(0).click()
  await page.locator('.prompt .choice').nth(1).click()
  await page.locator('.prompt [data-confirm]').click()
  await page.waitForSelector('svg.board [data-target]')
  await waitForTurn(page)
}

test('a game in progress survives a reload, mid-battle', async () => {
  const { page, context } = await site.visit(DESKTOP)
  await layTable(page, 'bladeborn', 'reload')
  await splitWarband(page)
  const before = await decisions(page)
  expect(before).toBeGreaterThan(1)
  const question = await page.locator('.prompt h2').textContent()
  const dice = await page.locator('.tray .die').count()
  expect(dice).toBeGreaterThan(0)
  await page.reload()
  await waitForTurn(page)
  expect(await decisions(page)).toBe(before)
  await expect.poll(() => page.locator('.tray .die').count(), PATIENCE).toBe(dice)
  expect(await page.locator('.prompt h2').textContent()).toBe(question)
  await context.close()
}, 120_000)

test('a refused hex names its rule; the rule opens beside the board, one thing lies open at a time, and Escape closes it', async () => {
  const { page, context } = await site.visit(DESKTOP)
  await layTable(page, 'bladeborn', 'why not')
  await splitWarband(page)
  const question = await page.locator('.prompt h2').textContent()
  const refuse = async () => {
    const box = await page.locator('svg.board [data-ref="f5"]').first().boundingBox()
    if (!box) throw new Error('f5 is not drawn')
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  }
  const whyNot = page.locator('.why-not')
  const sheet = page.locator('.rule-sheet')
  await refuse()
  await whyNot.waitFor()
  await page.keyboard.press('Escape')
  await whyNot.waitFor({ state: 'detached' })
  await refuse()
  await page.getByRole('button', { name: 'Drawn and Quartered' }).click()
  await page.locator('.place-part p').waitFor()
  await expect.poll(() => whyNot.count(), PATIENCE).toBe(0)
  await page.mouse.click(5, 500)
  await page.locator('.place-part p').waitFor({ state: 'detached' })

  await refuse()
  const link = whyNot.locator('a').first()
  const rule = (await link.textContent()) ?? ''
  expect(rule).toMatch(/^BB-SETUP-\d+$/)
  await page.screenshot({ path: join(SCREENS, 'bladeborn-why-not-1440x900.png') })
  await link.click()
  await sheet.locator('.sheet-now', { hasText: rule }).waitFor()
  await expect.poll(() => sheet.locator('article').count(), PATIENCE).toBeGreaterThan(3)
  expect(await page.locator('.prompt h2').textContent()).toBe(question)
  expect(await violations(page)).toEqual([])
  await page.screenshot({ path: join(SCREENS, 'bladeborn-rule-1440x900.png') })
  await sheet.locator('article:not(.sheet-now) .rule-id').first().click()
  await sheet.getByRole('button', { name: 'Back' }).click()
  await sheet.locator('.sheet-now', { hasText: rule }).waitFor()
  const [board, side] = await Promise.all([page.locator('.board-holder').boundingBox(), sheet.boundingBox()])
  expect((board?.x ?? 0) + (board?.width ?? 0)).toBeLessThanOrEqual((side?.x ?? 0) + 1)
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  expect(page.url()).toContain('#/table/')
  await context.close()
}, 120_000)

test('whoever is new is told what each kind of question is about, can have it chosen, and reads how to play', async () => {
  const { page, faults, context } = await site.visit(DESKTOP)
  await layTable(page, 'bladeborn', 'newcomer')
  await waitForTurn(page)
  const tip = page.locator('.coach')
  await page.setViewportSize({ width: 844, height: 390 })
  const lines = () => tip.locator('span').evaluate((words) => Math.round(words.getBoundingClientRect().height / 19))
  expect(await lines()).toBe(1)
  await tip.getByRole('button', { name: 'Whole tip' }).click()
  expect(await lines()).toBeGreaterThan(1)
  await page.setViewportSize(DESKTOP)
  await tip.getByRole('button', { name: 'Got it' }).click()
  await expect.poll(() => tip.count(), PATIENCE).toBe(0)
  const made = await decisions(page)
  for (let turn = 0; turn < 4; turn++) {
    await page.getByRole('button', { name: 'Choose for me' }).click()
    await expect.poll(() => decisions(page), PATIENCE).toBeGreaterThan(made + turn)
    await waitForTurn(page)
  }
  await page.getByRole('button', { name: 'Table menu' }).click()
  expect(await violations(page)).toEqual([])
  await page.screenshot({ path: join(SCREENS, 'menu-1440x900.png') })
  await page.getByRole('button', { name: 'How to play in two minutes' }).click()
  await expect.poll(() => page.locator('.how-to li').count(), PATIENCE).toBe(6)
  expect(await violations(page)).toEqual([])
  await page.screenshot({ path: join(SCREENS, 'bladeborn-how-to-1440x900.png') })
  await page.setViewportSize(SMALL)
  const { left, right } = await page.locator('.cover > .sheet').evaluate((sheet) => sheet.getBoundingClientRect())
  expect([left >= 0, right <= SMALL.width]).toEqual([true, true])
  await page.setViewportSize(DESKTOP)
  await page.keyboard.press('Escape')
  await page.locator('.how-to').waitFor({ state: 'detached' })
  expect(faults).toEqual([])
  await context.close()
}, 120_000)

test('what lies under the pointer stays there while the board is zoomed and dragged, and is drawn anew at rest', async () => {
  const { page, context } = await site.visit(DESKTOP)
  await layTable(page, 'bladeborn', 'zoom')
  await waitForTurn(page)
  const middleOf = async (hex: string) => {
    const box = await page.locator(`svg.board [data-ref="${hex}"]`).first().boundingBox()
    if (!box) throw new Error(`${hex} is not drawn`)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width }
  }
  /** How much larger the board is drawn than it fits; undefined while it moves. */
  const drawn = () =>
    page.locator('svg.board').evaluate((svg: SVGSVGElement) => {
      const scale = /scale\(([\d.]+)\)/.exec(svg.querySelector('g')?.getAttribute('transform') ?? '')?.[1]
      return svg.style.transform ? undefined : Number(scale)
    })
  const before = await middleOf('d3')
  await page.mouse.move(before.x, before.y)
  for (let turn = 0; turn < 5; turn++) await page.mouse.wheel(0, -120)
  await expect.poll(drawn, PATIENCE).toBeCloseTo(Math.exp(5 * 120 * 0.0016))
  const after = await middleOf('d3')
  expect(after.width / before.width).toBeGreaterThan(1.8)
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(3)
  await page.mouse.down()
  await page.mouse.move(before.x + 60, before.y + 30, { steps: 4 })
  await page.mouse.up()
  const offBy = async (x: number, y: number) => {
    const now = await middleOf('d3')
    return Math.hypot(now.x - x, now.y - y)
  }
  await expect.poll(() => offBy(after.x + 60, after.y + 30), PATIENCE).toBeLessThan(12)
  await page.getByRole('button', { name: 'Fit the board' }).click()
  await expect.poll(drawn, PATIENCE).toBe(1)
  expect(await offBy(before.x, before.y)).toBeLessThan(1)
  await context.close()
}, 120_000)

/** Reaches an answer with keys only: numbers for buttons, the list of places where there is no button for it. */
async function decideByKeys(page: Page, turn: number): Promise<void> {
  if ((await page.locator('.prompt [data-confirm]').count()) > 0) return takeSome(page)
  const words = await page.locator('.prompt button.choice').allTextContents()
  const direct = words.findIndex((text) => !/glowing|place this one/.test(text))
  if (direct >= 0 && (turn % 3 !== 1 || direct === 0)) return takeNumber(page, direct)
  const group = words.findIndex((text) => text.includes('glowing'))
  await takePlace(page, group, turn)
}

test('a battle is played to the end by keyboard alone', async () => {
  const { page, faults, context } = await site.visit(DESKTOP)
  await layTable(page, 'bladeborn', 'by keys', press)
  expect(await playOut(page, (turn) => decideByKeys(page, turn))).toBeGreaterThan(40)
  expect(faults).toEqual([])
  await context.close()
}, 240_000)

test('a battle is played to the end by touch on a small phone', async () => {
  const { page, faults, context } = await site.visit(SMALL, { hasTouch: true, isMobile: true })
  await layTable(page, 'bladeborn', 'by touch', (button) => button.tap())
  await playOut(page, (turn) => decide(page, turn, (_, x, y) => page.touchscreen.tap(x, y)))
  await page.screenshot({ path: join(SCREENS, 'bladeborn-end-360x740.png') })
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
  expect(faults).toEqual([])
  await context.close()
}, 240_000)

test('a finger that rests on a choice shows its odds and does not take it', async () => {
  const { page, context } = await site.visit(SMALL, { hasTouch: true, isMobile: true })
  await layTable(page, 'bladeborn', 'by touch', (button) => button.tap())
  const attack = page.locator('.prompt .choice[data-choice^="attack"]').first()
  for (let turn = 0; turn < 200 && (await waitForTurn(page)) === 'asked' && (await attack.count()) === 0; turn++)
    await decide(page, turn, (_, x, y) => page.touchscreen.tap(x, y))
  const made = await decisions(page)
  await attack.scrollIntoViewIfNeeded()
  const box = await attack.boundingBox()
  if (!box) throw new Error('no attack is offered')
  const devtools = await context.newCDPSession(page)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.evaluate(() => new Promise((done) => setTimeout(done, 600)))
  await page.waitForSelector('.odds-card .bars')
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.screenshot({ path: join(SCREENS, 'bladeborn-odds-360x740.png') })
  expect(await decisions(page)).toBe(made)
  await attack.tap()
  await expect.poll(() => decisions(page), PATIENCE).toBeGreaterThan(made)
  await context.close()
}, 120_000)
