import type { Locator, Page } from 'playwright-core'
import { decisions, type Patience, playOut } from './player.ts'

/** How somebody works the page: by mouse, by touch, by keys. */
export interface Touch {
  /** Chooses a button or a card. */
  choose(what: Locator): Promise<void>
  /** Chooses a place on the board. */
  point(page: Page, x: number, y: number): Promise<void>
}

export const MOUSE: Touch = {
  choose: (what) => what.click(),
  point: (page, x, y) => page.mouse.click(x, y),
}

/** The glowing hex that lies nearest to the first rival's Mech. */
async function towardsRival(page: Page): Promise<{ x: number; y: number } | undefined> {
  return page.evaluate(() => {
    const middle = (element: Element) => {
      const box = element.getBoundingClientRect()
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }
    const rival = document.querySelector('svg.board [data-piece="mech-1"]')
    const goal = rival ? middle(rival) : { x: 0, y: 0 }
    const far = ({ x, y }: { x: number; y: number }) => Math.hypot(x - goal.x, y - goal.y)
    return [...document.querySelectorAll('svg.board [data-target]')].map(middle).sort((a, b) => far(a) - far(b))[0]
  })
}

/** Plays a card: the card, then, where there is a choice, the first way to play it. */
async function playCard(page: Page, card: Locator, touch: Touch): Promise<void> {
  const before = await decisions(page)
  await touch.choose(card)
  const way = page.locator('.prompt [data-choice^="play "]').first()
  for (let wait = 0; wait < 20; wait++) {
    if ((await decisions(page)) > before) return
    if ((await way.count()) > 0) return touch.choose(way)
    await page.waitForTimeout(25)
  }
}

/** Attacks where it can, moves up where it cannot, passes, and pulls every die. */
export async function decideInArsenal(page: Page, touch: Touch): Promise<void> {
  const choice = (key: string) => page.locator(`.prompt [data-choice="${key}"]`)
  for (const key of ['pass', 'stop']) if ((await choice(key).count()) > 0) return touch.choose(choice(key))
  const attack = page.locator('.hand .spot-strong')
  if ((await attack.count()) > 0) return playCard(page, attack.first(), touch)
  if ((await choice('move').count()) > 0) return touch.choose(choice('move'))
  if ((await choice('end').count()) > 0) return touch.choose(choice('end'))
  const numbers = page.locator('.prompt .numbers [data-choice]')
  if ((await numbers.count()) > 0) return touch.choose(numbers.last())
  const place = await towardsRival(page)
  if (place) return touch.point(page, place.x, place.y)
  return touch.choose(page.locator('.prompt button.choice').first())
}

/** Plays to the end of the game. `look` sees every question before it is answered. */
export function playArsenal(
  page: Page,
  touch: Touch,
  look: (text: string) => Promise<void>,
  patience?: Patience,
): Promise<number> {
  const decideOne = async () => {
    await look((await page.locator('.prompt h2').textContent()) ?? '')
    await decideInArsenal(page, touch)
  }
  return playOut(page, decideOne, patience)
}
