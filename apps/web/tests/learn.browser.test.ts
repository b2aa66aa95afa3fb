import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { manifests } from '../build/manifests.ts'
import { violations } from './axe.ts'
import { DESKTOP, PHONE, Site } from './browser.ts'

const GAMES = join(import.meta.dirname, '../../../games')
const taught = manifests.filter(({ id }) => existsSync(join(GAMES, id, 'lessons/index.ts')))

let site: Site
let visit: Awaited<ReturnType<Site['visit']>>
beforeAll(async () => {
  site = await Site.open()
  visit = await site.visit(DESKTOP)
}, 180_000)
afterAll(() => site?.close())

const LATER = '.table:not([data-busy]) .lesson'
const words = (page: Page) => page.locator('.lesson').textContent()

/** Lets the card show each step until it is over, and says how it ended. */
async function showAll(page: Page): Promise<string> {
  for (let step = 0; step < 80; step++) {
    await page.waitForSelector(LATER)
    const ending = await page.locator('.lesson').getAttribute('data-ending')
    if (ending) return ending
    const before = await words(page)
    const go = page.locator('.lesson').getByRole('button', { name: /^(Go on|Show me)$/ })
    const decisions = await page.locator('.stepper-bar span').first().textContent()
    await go.first().click()
    await page.waitForFunction(
      ([text, count]) =>
        document.querySelector('.lesson')?.textContent !== text ||
        document.querySelector('.stepper-bar span')?.textContent !== count,
      [before, decisions],
    )
  }
  return `stuck at: ${await words(page)}`
}

const CARD = '.lesson-say, .lesson-deeds button'

/** What cannot be seen or pressed as it stands: out of the window, or under something else at its top or bottom. */
const hidden = (page: Page, parts: string): Promise<string[]> =>
  page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)].flatMap((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect()
        const isIn = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
        const isFree = [top + 8, bottom - 8].every((y) => {
          const under = document.elementFromPoint((left + right) / 2, y)
          return under && (part.contains(under) || under.contains(part))
        })
        return isIn && isFree ? [] : [part.textContent ?? '']
      }),
    parts,
  )

/** The card is whole at every size, and the question and its first choice beside it where the window is large. */
async function expectWhole(page: Page): Promise<void> {
  expect(await hidden(page, `${CARD}, .prompt h2, .prompt .choices > :first-child`)).toEqual([])
  for (const [width, height] of [
    [PHONE.width, PHONE.height],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await hidden(page, CARD), `${width}x${height}`).toEqual([])
  }
  await page.setViewportSize(DESKTOP)
}

test('a lesson takes what helps, says why something else does not, and can be started over', async () => {
  const { page } = visit
  await page.goto(`${site.url}#/`)
  await page.getByRole('link', { name: 'Learn: Bladeborn' }).click()
  await page.getByRole('link', { name: 'Begin: Four banners and a javelin' }).click()
  await page.waitForSelector(LATER)
  await page.keyboard.press('Enter')
  await page.getByText('Step 2 of 13').waitFor()
  expect(await page.locator('.choice[data-wanted]').allTextContents()).toEqual([expect.stringContaining('Shond')])
  await page.locator('.choice[data-choice="activate grawl"]').click()
  await page.locator('.lesson-note', { hasText: 'Begin with Shond, on the left.' }).waitFor()
  await page.locator('.choice[data-wanted]').click()
  await page.getByText('Step 3 of 13').waitFor()
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByText('Step 1 of 13').waitFor()
}, 60_000)

test('where a lesson asks for a way, what is known of it and its button are whole beside the card', async () => {
  const { page } = visit
  await page.goto(`${site.url}#/learn/combat-zone/first-game`)
  await page.waitForSelector(LATER)
  await page.getByRole('button', { name: 'Go on' }).click()
  for (const key of ['activate kyodai-1', 'move on Y+'])
    await page.locator(`.table:not([data-busy]) .choice[data-choice="${key}"]`).click()
  await page.waitForSelector('.plan-form')
  expect(await hidden(page, '.plan-words, .plan-tools > .button')).toEqual([])
  await page.locator('.chip').nth(5).click()
  await page.locator('.plan-tools .button-strong').waitFor()
  expect(await hidden(page, '.plan-words, .plan-tools > .button')).toEqual([])
}, 60_000)

test('a puzzle that was missed says so, and is not counted', async () => {
  const { page } = visit
  await page.goto(`${site.url}#/learn/bladeborn/step-aside`)
  await page.waitForSelector(LATER)
  await page.locator('.choice[data-choice="activate ollo"]').click()
  await page.locator('.choice[data-choice="wait"]').click()
  await page.getByText('Not this way').waitFor()
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByText('Decision 1 of at most 3').waitFor()
  await page.getByRole('button', { name: 'Hint' }).click()
  await page.getByText('Two of the banners have a hex in common.').waitFor()
}, 60_000)

test.each(taught)(
  'the first game of $title and its first puzzle are played to the end',
  async ({ id, title }) => {
    const { page, faults } = visit
    await page.goto(`${site.url}#/learn/${id}`)
    await page.getByRole('heading', { name: `Learn ${title}` }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.locator('.learn li a').first().click()
    await page.waitForSelector(LATER)
    expect(await violations(page)).toEqual([])
    await expectWhole(page)
    expect(await showAll(page)).toBe('done')
    const told = await page.locator('.table').textContent()
    await page.getByRole('link', { name: /^Next: / }).click()
    await page.getByText('Decision 1 of at most').waitFor()
    await expectWhole(page)
    expect(await showAll(page)).toBe('solved')
    // Whoever learns is "you", and the other side has a name.
    for (const words of [told, await page.locator('.table').textContent()])
      expect(words).not.toMatch(/Player \d|Learner/)
    await page.getByRole('link', { name: 'All lessons' }).click()
    await page.getByText('1 of 6 puzzles solved.').waitFor()
    expect(faults).toEqual([])
  },
  90_000,
)

test('on a phone the card, the question and its choices are within reach', async () => {
  const { page, context } = await site.visit(PHONE)
  await page.goto(`${site.url}#/learn/bladeborn/step-aside`)
  await page.waitForSelector(LATER)
  for (const part of ['.lesson-say', '.choice']) await page.locator(part).first().scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  await page.locator('.choice[data-choice="activate shond"]').click()
  await page.getByText('Decision 2 of at most 3').waitFor()
  await page.screenshot({ path: join(import.meta.dirname, '../../../reports/screens/learn-phone.png') })
  await context.close()
}, 60_000)
