import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import { DESKTOP, PHONE, SCREENS, Site } from './browser.ts'
import { decide, layTable, PATIENCE, waitForTurn } from './player.ts'

let site: Site
beforeAll(async () => {
  site = await Site.open()
}, 120_000)
afterAll(() => site?.close())

const screens: readonly (readonly [name: string, hash: string, ready: string])[] = [
  ['shelf', '#/', '.box'],
  ['bladeborn-setup', '#/new/bladeborn', '.seat-setup'],
  ['arsenal-setup', '#/new/arsenal', '.seat-setup'],
  ['sanctuary-setup', '#/new/sanctuary', '.seat-setup'],
  ['arena-setup', '#/new/arena-of-badassery', '.seat-setup'],
  ['combat-zone-setup', '#/new/combat-zone', '.seat-setup'],
  ['bladeborn-rules', '#/rules/bladeborn/BB-MOVE-5', '.rule-now'],
  ['arsenal-rules', '#/rules/arsenal', '.rule'],
  ['sanctuary-rules', '#/rules/sanctuary', '.rule'],
  ['books', '#/rules', '.books'],
  ['games', '#/games', '.games'],
  ['settings', '#/settings', '.segments'],
  ['bad-address', '#/nonsense/x', '.message'],
  ['bad-table', '#/table/none', '.message .button'],
]

async function look(page: Page, name: string, size: string): Promise<void> {
  await page.screenshot({ path: join(SCREENS, `${name}-${size}.png`) })
  expect(await violations(page), `${name} at ${size}`).toEqual([])
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide, `${name} at ${size} scrolls sideways`).toBeLessThanOrEqual(0)
}

/** Looks at what happened while one waited, where something did: numbered alike in the list and on the board. */
async function lookAtRecap(page: Page, size: string): Promise<number> {
  const panel = page.locator('.recap')
  const button = page.locator('.recap-button')
  if ((await panel.count()) === 0 && (await button.count()) === 0) return 0
  if (await button.isVisible()) await button.click()
  expect(await panel.isVisible()).toBe(true)
  const numbers = await panel.locator('li > b').allTextContents()
  const marks = await page.locator('.recap-marks text').allTextContents()
  expect(numbers).toEqual(numbers.map((_, index) => `${index + 1}`))
  expect(numbers).toEqual(expect.arrayContaining(marks))
  expect(marks.length).toBeGreaterThan(0)
  expect(await page.locator('.cause').textContent()).toContain(
    await panel.locator('.recap-first span').first().textContent(),
  )
  await look(page, 'bladeborn-recap', size)
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => page.locator('.recap-marks text').count(), PATIENCE).toBe(0)
  return numbers.length
}

/** Set-up is a table being laid: cards before each seat, the map beside them, and it changes with what is chosen. */
async function lookAtLaidTable(page: Page, width: number): Promise<void> {
  const seats = await page.locator('.seat-setup').count()
  await expect.poll(() => page.locator('.seat-setup .laid').count(), PATIENCE).toBe(seats)
  expect(await page.locator('.seat-setup .laid-pieces li').count()).toBeGreaterThanOrEqual(seats)
  const map = page.locator('.ground svg.map-picture')
  const before = await map.getAttribute('aria-label')
  if (width > 1100) expect((await map.boundingBox())?.y).toBeLessThan(900)
  const others = page.locator('.ground .chips').last().locator('button[aria-pressed="false"]')
  if ((await others.count()) > 0) await others.nth(0).click()
  expect([before, await page.locator('.setup-sum').textContent()]).toEqual([
    expect.stringMatching(/^Map of ./),
    expect.stringMatching(/.: .+ (against|with) .+/),
  ])
}

for (const [size, viewport] of [
  ['1440x900', DESKTOP],
  ['390x844', PHONE],
] as const) {
  test(`every screen around the table has no fault that axe knows, ${size}`, async () => {
    const { page, faults, context } = await site.visit(viewport)
    for (const [name, hash, ready] of screens) {
      await page.goto(site.url + hash)
      await page.waitForSelector(ready)
      await look(page, name, size)
      if (name.endsWith('-setup')) await lookAtLaidTable(page, viewport.width)
    }
    expect(faults).toEqual([])
    await context.close()
  }, 240_000)

  test(`the table has no fault that axe knows in any of its states, ${size}`, async () => {
    const { page, faults, context } = await site.visit(viewport)
    await layTable(page, 'bladeborn', 'screens')
    const press = (_: Page, x: number, y: number) => page.mouse.click(x, y)
    const seen = new Set<string>()
    let told = 0
    for (let turn = 0; turn < 60 && (await waitForTurn(page)) === 'asked'; turn++) {
      const ask = ((await page.locator('.prompt h2').textContent()) ?? '')
        .replace(/[^a-z]+/gi, '-')
        .slice(0, 18)
        .toLowerCase()
      if (!seen.has(ask) && seen.size < 6) await look(page, `bladeborn-${seen.size}`, size)
      seen.add(ask)
      if (!told) told = await lookAtRecap(page, size)
      await decide(page, turn, press)
      await page.waitForTimeout(30)
    }
    await page.keyboard.press('?')
    await page.waitForSelector('.keys')
    await look(page, 'shortcuts', size)
    expect(seen.size).toBeGreaterThan(3)
    expect(told).toBeGreaterThan(0)
    expect(faults).toEqual([])
    await context.close()
  }, 180_000)
}

const LOW = [
  [844, 390],
  [1024, 600],
  [1366, 650],
  [720, 450],
  [360, 740],
  [1440, 900],
] as const

/** Windows that are looked at with the largest text. */
const LARGE = [
  [1440, 900],
  [1366, 650],
  [390, 844],
] as const

/** What cannot be seen or pressed of the prompt as it stands: out of the window, or under something else. */
const hiddenParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const [choice] = document.querySelectorAll('.prompt .choices :is(button, li, input)')
    const parts = {
      'the goal': document.querySelector('.goal b'),
      'the question': document.querySelector('.prompt h2'),
      'the first choice': choice,
      ...Object.fromEntries(
        [...document.querySelectorAll('.prompt .closing > button:not(.recap-button)')].map((one) => [
          one.textContent ?? '',
          one,
        ]),
      ),
      'the help': [...document.querySelectorAll('.more-toggle, .choose-for-me')].find((one) => one.checkVisibility()),
    }
    const isCut = (line: Element): boolean => {
      const { bottom } = line.getBoundingClientRect()
      const holders = [line.parentElement, line.parentElement?.parentElement]
      return holders.some((holder) => holder && bottom > holder.getBoundingClientRect().bottom + 1)
    }
    const cut = [...document.querySelectorAll('.prompt h2, .prompt .choice .odds-line')].filter(isCut)
    const hidden = Object.entries(parts).flatMap(([name, part]) => {
      if (!part) return []
      const { left, right, top, bottom } = part.getBoundingClientRect()
      const isIn = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
      const under = document.elementFromPoint((left + right) / 2, Math.min(bottom - 4, top + 14))
      return isIn && under && (part.contains(under) || under.contains(part)) ? [] : [name]
    })
    return [...hidden, ...cut.map(({ textContent }) => `all of "${textContent}"`)]
  })

/** Numbers and weapons of two sides facing each other that cannot be read as they stand: out of the window, or scrolled away. */
const unread = (page: Page): Promise<string[]> =>
  page.locator('.table[data-facing] .seat').evaluateAll((seats) =>
    seats.flatMap((seat) => {
      const { top, bottom } = seat.getBoundingClientRect()
      return [...seat.querySelectorAll('.card-stats, .card-brief, .wounds')].flatMap((line) => {
        const box = line.getBoundingClientRect()
        const isIn = box.width > 0 && box.top >= top && box.bottom <= Math.min(bottom, innerHeight) + 1
        return isIn ? [] : [line.textContent ?? '']
      })
    }),
  )

/** How high the board is with what lies above it in its column, such as the Arena's strip. */
const boardHeight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const boxOf = (part: string) => document.querySelector(part)?.getBoundingClientRect()
    const [middle, strip] = [boxOf('.middle'), boxOf('.ab-strip')]
    if (!middle) return 0
    const isAbove = strip && strip.height > 0 && strip.bottom <= middle.top + 1 && strip.left < middle.right - 9
    return middle.height + (isAbove && strip.right > middle.left + 9 ? strip.height : 0)
  })

/** The buttons above the table and the words beside them. */
async function expectTopInView(page: Page, width: number): Promise<void> {
  const boxes = await page
    .locator('.table-top > *, .top-buttons > *')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).filter(({ width: wide }) => wide > 0))
  for (const { right } of boxes) expect(right, `at ${width}`).toBeLessThanOrEqual(width)
  const words = await page.locator('.place').evaluate((place) => place.scrollHeight - place.clientHeight)
  expect(words, `at ${width}`).toBeLessThanOrEqual(1)
}

test.each(['bladeborn', 'arsenal', 'sanctuary', 'arena-of-badassery', 'combat-zone'])(
  'question, first choice, help and what ends a turn are in view in low and small windows, the buttons above at every width: %s',
  async (game) => {
    const { page, faults, context } = await site.visit(DESKTOP)
    await layTable(page, game, 'low windows')
    let longest = 0
    for (let turn = 0; turn < 16 && (await waitForTurn(page)) === 'asked'; turn++) {
      const words = ((await page.locator('.prompt').textContent()) ?? '').length
      if (words > longest || turn < 2) {
        longest = Math.max(words, longest)
        for (const [width, height] of LOW) {
          await page.setViewportSize({ width, height })
          expect(await hiddenParts(page), `${width}x${height}, decision ${turn}`).toEqual([])
          if (width === DESKTOP.width) expect(await unread(page), `decision ${turn}`).toEqual([])
          const high = await boardHeight(page)
          if (width > 760) expect(high / height, `board at ${width}x${height}`).toBeGreaterThanOrEqual(0.695)
          await page.screenshot({ path: join(SCREENS, `${game}-low-${width}x${height}.png`) })
        }
        await page.setViewportSize(DESKTOP)
      }
      await page.locator('.choose-for-me').click()
      await page.waitForTimeout(30)
    }
    await waitForTurn(page)
    for (const width of [360, 560, 761, 820, 1024, 1081, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await expectTopInView(page, width)
    }
    expect(faults).toEqual([])
    await context.close()
  },
  240_000,
)

test.each(['bladeborn', 'arsenal', 'sanctuary', 'arena-of-badassery', 'combat-zone'])(
  'the largest text leaves question, first choice and what ends a turn in view: %s',
  async (game) => {
    const { page, context } = await site.visit(DESKTOP)
    await page.evaluate(() => {
      localStorage.setItem('muster-settings', JSON.stringify({ speed: 'instant', motion: 'off', text: 'larger' }))
      localStorage.setItem('muster-notes', JSON.stringify({ wanted: false }))
    })
    await page.reload()
    await layTable(page, game, 'larger text')
    for (let turn = 0; turn < 12 && (await waitForTurn(page)) === 'asked'; turn++) {
      for (const [width, height] of LARGE) {
        await page.setViewportSize({ width, height })
        expect(await hiddenParts(page), `${width}x${height}, decision ${turn}`).toEqual([])
      }
      await page.setViewportSize(DESKTOP)
      await page.locator('.choose-for-me').click()
      await page.waitForTimeout(30)
    }
    await context.close()
  },
  240_000,
)
