import type { Page } from 'playwright-core'

/** What a board shows, read off the page: where things are drawn, and what lies over them. */

export interface Spot {
  readonly x: number
  readonly y: number
}

type Spots = Readonly<Record<string, Spot>>

/** The centres of all cells, in the board's units. */
export const cellsOf = (page: Page): Promise<Spots> =>
  page.evaluate(() => {
    const found: Record<string, { x: number; y: number }> = {}
    for (const cell of document.querySelectorAll('svg.board g[data-ref]:not([data-piece])')) {
      const [, x, y] = /translate\((\S+) (\S+)\)/.exec(cell.getAttribute('transform') ?? '') ?? []
      found[cell.getAttribute('data-ref') ?? ''] = { x: Number(x), y: Number(y) }
    }
    return found
  })

/** The cell a piece stands on. */
export async function cellOf(page: Page, piece: string): Promise<string> {
  const place = await page.locator(`svg.board [data-piece="${piece}"]`).getAttribute('transform')
  const [, x, y] = /translate\((\S+) (\S+)\)/.exec(place ?? '') ?? []
  const cells = Object.entries(await cellsOf(page))
  return cells.find(([, spot]) => spot.x === Number(x) && spot.y === Number(y))?.[0] ?? ''
}

/** How many steps each cell is from one, over a board without obstacles. */
export function stepsFrom(cells: Spots, from: string): ReadonlyMap<string, number> {
  const apart = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y)
  const all = Object.entries(cells)
  const start = cells[from]
  if (!start) throw new Error(`${from} is not drawn`)
  const near = Math.min(...all.flatMap(([id, spot]) => (id === from ? [] : [apart(spot, start)]))) * 1.05
  const steps = new Map([[from, 0]])
  for (const [id, count] of steps)
    for (const [next, spot] of all)
      if (!steps.has(next) && apart(spot, cells[id] as Spot) < near) steps.set(next, count + 1)
  return steps
}

/** What glows: cells and pieces. */
export const glowing = (page: Page): Promise<string[]> =>
  page
    .locator('svg.board [data-target]')
    .evaluateAll((targets) => targets.map((one) => one.getAttribute('data-target') ?? ''))

/** Points at a piece or cell of the board by mouse, at where nothing lies over it. */
export async function pointAt(page: Page, ref: string): Promise<void> {
  await page.mouse.move(1, 1)
  const box = await page.locator(`svg.board [data-ref="${ref}"]`).last().boundingBox()
  if (!box) throw new Error(`${ref} is not drawn`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
}

const SOON = { timeout: 15_000 }

/** The cells or lines of one kind of overlay, once it is drawn. */
export async function overlay(page: Page, kind: string, what: 'cell' | 'line', name = ''): Promise<string[]> {
  const drawn = page.locator(`svg.board .overlay-${kind} [data-${what}]`)
  await drawn.first().waitFor({ ...SOON, state: 'attached' })
  // A line that runs level has a length and no height.
  await drawn.first().evaluate(async (one) => {
    const isDrawn = () => {
      const { width, height } = one.getBoundingClientRect()
      return width + height > 0
    }
    for (let frame = 0; frame < 200 && !isDrawn(); frame++) await new Promise(requestAnimationFrame)
    if (!isDrawn()) throw new Error('the overlay is not drawn')
  })
  if (name) await page.locator('.overlay-legend', { hasText: name }).waitFor(SOON)
  return drawn.evaluateAll((all, of) => all.map((one) => one.getAttribute(of) ?? ''), `data-${what}`)
}
