import type { Page } from 'playwright-core'

/** Plays on like a person without a plan: attacks where it can, else points at the board, else takes the first button. */

const READY = ['.prompt [data-choice]', '.prompt [data-confirm]', '.prompt button.choice', '.end']
  .map((part) => `.table:not([data-busy]) ${part}`)
  .join()

export async function waitForTurn(page: Page): Promise<'over' | 'asked'> {
  await page.waitForSelector(READY, { timeout: 30_000 })
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
  const attack = page.locator('.prompt .choice[data-choice^="attack"]')
  if ((await attack.count()) > 0) return attack.first().click()
  const point = await pointAt(page, turn * 7)
  if (point) return press(page, point.x, point.y)
  await page.locator('.prompt button.choice').first().click()
}

/** Plays to the end of the game; fails where nothing moves for long. */
export async function playToTheEnd(page: Page, press: Press): Promise<number> {
  let stuck = 0
  let last = -1
  for (let turn = 0; turn < 600; turn++) {
    if ((await waitForTurn(page)) === 'over') return decisions(page)
    await decide(page, turn + stuck, press)
    await page.waitForTimeout(20)
    const now = await decisions(page)
    stuck = now === last ? stuck + 1 : 0
    last = now
    if (stuck > 40) throw new Error(`stuck at decision ${now}: ${await page.locator('.prompt').textContent()}`)
  }
  throw new Error('the game did not end')
}
