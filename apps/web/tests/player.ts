import type { Locator, Page } from 'playwright-core'

/** Plays on like a person without a plan: attacks where it can, else points at the board, else takes the first button. */

const READY = ['.prompt [data-choice]', '.prompt [data-confirm]', '.prompt button.choice', '.end']
  .map((part) => `.table:not([data-busy]) ${part}`)
  .join()

/** Longer than anything takes on a machine that does much else. */
export const PATIENCE = { timeout: 60_000 }

type Choose = (button: Locator) => Promise<void>
const click: Choose = (button) => button.click()

/** Opens the set-up of a game, with bots that decide at once. `choose` is how buttons are pressed. */
export async function toSetup(page: Page, game: string, choose: Choose = click): Promise<void> {
  await page.goto(new URL(`#/new/${game}`, page.url()).href)
  await page.waitForSelector('.seat-setup', PATIENCE)
  for (const novice of await page.getByRole('button', { name: 'Novice' }).all()) await choose(novice)
}

/** Goes from set-up to a table where dice fall the same every time. */
export async function toTable(page: Page, seed: string, choose: Choose = click): Promise<void> {
  await page.getByLabel(/^Seed/).fill(seed)
  await choose(page.getByRole('button', { name: 'To the table' }))
}

/** A table as the box suggests it. */
export async function layTable(page: Page, game: string, seed: string, choose: Choose = click): Promise<void> {
  await toSetup(page, game, choose)
  await toTable(page, seed, choose)
}

/** A table for two people at this screen. */
export async function layTableForTwo(page: Page, game: string, seed: string): Promise<void> {
  await toSetup(page, game)
  await page.getByRole('button', { name: 'Another person here' }).click()
  await toTable(page, seed)
}

export async function waitForTurn(page: Page): Promise<'over' | 'asked'> {
  await page.waitForSelector(READY, PATIENCE)
  return (await page.locator('.end').count()) > 0 ? 'over' : 'asked'
}

/** How many decisions were made, by the table's own count. */
export async function decisions(page: Page): Promise<number> {
  const words = await page.locator('.stepper-bar span').first().textContent()
  return Number(/of (\d+)/.exec(words ?? '')?.[1] ?? 0)
}

/** The centre of something on the board, as the browser sees it. */
async function pointAt(page: Page, index: number): Promise<{ x: number; y: number } | undefined> {
  return page.evaluate((wanted) => {
    const targets = [...document.querySelectorAll('svg.board [data-target]')]
    const box = targets[wanted % Math.max(1, targets.length)]?.getBoundingClientRect()
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : undefined
  }, index)
}

type Press = (page: Page, x: number, y: number) => Promise<void>

export async function decide(page: Page, turn: number, press: Press): Promise<void> {
  const confirm = page.locator('.prompt [data-confirm]')
  if ((await confirm.count()) > 0) {
    const choices = page.locator('.prompt .choice[aria-pressed="false"]')
    while ((await confirm.getAttribute('aria-disabled')) === 'true') await choices.first().click()
    await confirm.click()
    return
  }
  // What costs more than it shows is shown first, and taken by its button.
  const shown = page.locator('.prompt .choice[data-choice^="sprint "]')
  if ((await shown.count()) > 0) return shown.first().click()
  const attack = page.locator('.prompt .choice[data-choice^="attack"]')
  if ((await attack.count()) > 0) return attack.first().click()
  const point = await pointAt(page, turn * 7)
  if (point) return press(page, point.x, point.y)
  await page.locator('.prompt button.choice').first().click()
}

/** After how many decisions somebody gives up, and how that one presses buttons. */
export interface Patience {
  readonly decisions: number
  readonly choose: Choose
}

async function giveUp(page: Page, choose: Choose): Promise<void> {
  await choose(page.getByRole('button', { name: 'Menu' }))
  await choose(page.getByRole('button', { name: 'Give up …' }))
  await choose(page.getByRole('button', { name: 'Give up now' }))
  await page.waitForSelector('.end', PATIENCE)
}

/**
 * Plays to the end of the game, or gives up when `patience` is at its own, and says how many decisions it took; fails where
 * nothing moves for long. `decideOne` hears a number that differs from one decision to the next, and from one try to the next.
 */
export async function playOut(
  page: Page,
  decideOne: (turn: number) => Promise<void>,
  patience?: Patience,
): Promise<number> {
  let stuck = 0
  let last = -1
  while ((await waitForTurn(page)) === 'asked') {
    const now = await decisions(page)
    stuck = now === last ? stuck + 1 : 0
    last = now
    if (patience && now >= patience.decisions) await giveUp(page, patience.choose)
    if (stuck > 60) throw new Error(`stuck at decision ${now}: ${await page.locator('.prompt').textContent()}`)
    if (now > 900) throw new Error('the game does not end')
    if ((await page.locator('.end').count()) > 0) break
    await decideOne(now + stuck)
    await page.waitForTimeout(20)
  }
  await page.waitForSelector('.end .course', PATIENCE)
  return decisions(page)
}
