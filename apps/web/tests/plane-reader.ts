import type { Page } from 'playwright-core'

/** A plane as the page draws it: where its points are in the window, and what is planned on it. */

export interface Spot {
  readonly x: number
  readonly y: number
}

/** Where a piece's base is in the window. */
export async function pieceAt(page: Page, piece: string): Promise<Spot> {
  const box = await page.locator(`svg.board [data-piece="${piece}"] .base circle`).last().boundingBox()
  if (!box) throw new Error(`${piece} is not drawn`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Turns points of the plane into places in the window, by three pieces whose points are known. */
export async function planeOn(
  page: Page,
  known: Readonly<Record<string, Spot>>,
): Promise<(x: number, y: number) => Spot> {
  const [o, a, b] = await Promise.all(
    Object.entries(known).map(async ([piece, plane]) => ({ plane, page: await pieceAt(page, piece) })),
  )
  if (!o || !a || !b) throw new Error('three pieces are needed')
  const by = (one: typeof o) => ({ x: one.plane.x - o.plane.x, y: one.plane.y - o.plane.y })
  const [u, v] = [by(a), by(b)]
  const size = u.x * v.y - u.y * v.x
  return (x, y) => {
    const [dx, dy] = [x - o.plane.x, y - o.plane.y]
    const [s, t] = [(dx * v.y - dy * v.x) / size, (u.x * dy - u.y * dx) / size]
    return {
      x: o.page.x + s * (a.page.x - o.page.x) + t * (b.page.x - o.page.x),
      y: o.page.y + s * (a.page.y - o.page.y) + t * (b.page.y - o.page.y),
    }
  }
}

/** The way that is drawn, corner by corner. */
export async function wayOn(page: Page): Promise<Spot[]> {
  return JSON.parse((await page.locator('svg.board .plan-way').getAttribute('data-way')) ?? '[]')
}

/** Where the ghost stands, once the rules have spoken. */
export async function ghostOn(page: Page, verdict: 'fine' | 'refused'): Promise<Spot> {
  await page.locator(`svg.board .plan-${verdict}`).waitFor()
  const [x = Number.NaN, y = Number.NaN] = ((await page.locator('.ghost').getAttribute('data-ghost-at')) ?? '')
    .split(',')
    .map(Number)
  return { x, y }
}

/** A finger on the page, moved step by step. */
export async function drag(page: Page, from: Spot, to: Spot, meanwhile: () => Promise<void>): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Spot) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at.x, y: at.y }] : [] })
  await touch('touchStart', from)
  for (let step = 1; step <= 8; step++)
    await touch('touchMove', { x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 })
  await meanwhile()
  // A finger comes to rest before it is lifted: else the browser takes the sweep for a fling, and the next tap for what stops it.
  await touch('touchMove', { x: to.x + 0.5, y: to.y })
  await touch('touchMove', to)
  await touch('touchEnd')
  await devtools.detach()
}
