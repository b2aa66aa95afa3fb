import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import { glowing } from './board-reader.ts'
import { DESKTOP, PHONE, SCREENS, Site, SMALL } from './browser.ts'
import { buildOnce } from './build-once.ts'
import { buildForagers } from './foragers-site.ts'
import { drag, ghostOn, pieceAt, planeOn, wayOn } from './plane-reader.ts'
import { PATIENCE, toSetup, toTable, waitForTurn } from './player.ts'

let site: Site
let built: string
beforeAll(async () => {
  built = await buildForagers()
  site = await Site.open(async () => built)
}, 120_000)
afterAll(async () => {
  await site?.close()
  rmSync(built, { recursive: true })
})

const shoot = (page: Page, name: string, { width, height }: { width: number; height: number }) =>
  page.screenshot({ path: join(SCREENS, `foragers-${name}-${width}x${height}.png`) })

async function lay(mode: 'Wood' | 'Meadow', size = DESKTOP, options: Parameters<Site['visit']>[1] = {}) {
  const visit = await site.visit(size, options)
  await toSetup(visit.page, 'foragers')
  await visit.page.getByRole('button', { name: mode }).click()
  await toTable(visit.page, 'boards')
  await waitForTurn(visit.page)
  return visit
}

const START = { Lark: { x: 200, y: 300 }, Merle: { x: 200, y: 900 }, Wren: { x: 1600, y: 1050 } }

/** The room each piece takes, as it is drawn in the window. */
const bases = (page: Page) =>
  page.locator('svg.board [data-piece]').evaluateAll((pieces) =>
    pieces.map((piece) => {
      const { x, y, width, height } = (piece.querySelector('.piece') as Element).getBoundingClientRect()
      return {
        id: piece.getAttribute('data-piece'),
        x: x + width / 2,
        y: y + height / 2,
        wide: Math.min(width, height),
      }
    }),
  )

test('a wood of zones is played by mouse: many share a zone, none lies on another', async () => {
  const { page, faults, context } = await lay('Wood')
  expect(await violations(page)).toEqual([])
  await shoot(page, 'wood', DESKTOP)
  for (let turn = 0; (await waitForTurn(page)) === 'asked'; turn++) {
    await page.mouse.move(2, 2)
    const all = await bases(page)
    for (const [index, one] of all.entries())
      for (const other of all.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y), `${one.id} and ${other.id}`).toBeGreaterThan(
          0.8 * Math.min(one.wide, other.wide),
        )
    await page.locator('svg.board [data-piece="Ash"]').click()
    const zones = await glowing(page)
    // Whoever stands in the middle of a zone lies over it: a click there means the zone all the same.
    await page.locator(`svg.board [data-target="${zones[turn % zones.length]}"]`).click({ force: true })
  }
  await expect.poll(() => page.locator('.end').count(), PATIENCE).toBe(1)
  expect(faults).toEqual([])
  await context.close()
}, 120_000)

const wideOf = async (page: Page, id: string) => (await bases(page)).find((one) => one.id === id)?.wide ?? 0

test('a crowded zone is fanned out under the mouse and by the keyboard, and whoever is meant is picked', async () => {
  const { page, faults, context } = await lay('Wood')
  const fan = page.locator('svg.board .fan')
  await page.mouse.move(2, 2)
  await expect.poll(() => fan.count(), PATIENCE).toBe(0)
  const small = await wideOf(page, 'Cedar')
  await page.locator('svg.board [data-piece="Cedar"]').hover({ force: true })
  await fan.waitFor()
  expect(await wideOf(page, 'Cedar')).toBeGreaterThan(1.2 * small)
  await shoot(page, 'fan', DESKTOP)
  await page.locator('svg.board [data-piece="Elm"]').click()
  await fan.waitFor({ state: 'detached' })
  expect(await page.locator('.prompt').textContent()).toContain('Elm walks to the fern')
  await page.keyboard.press('Escape')
  await page.mouse.move(2, 2)
  await page.keyboard.press('b')
  for (const key of ['ArrowUp', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key)
  await fan.waitFor()
  expect(faults).toEqual([])
  await context.close()
}, 120_000)

test('a finger fans a crowded zone out first, and picks with the second tap', async () => {
  const { page, faults, context } = await lay('Wood', PHONE, { hasTouch: true, isMobile: true })
  const fan = page.locator('svg.board .fan')
  const small = await wideOf(page, 'Cedar')
  await page.locator('svg.board [data-piece="Cedar"]').tap({ force: true })
  await fan.waitFor()
  expect(await wideOf(page, 'Cedar')).toBeGreaterThan(1.2 * small)
  await shoot(page, 'fan', PHONE)
  await page.locator('svg.board [data-piece="Elm"]').tap()
  await fan.waitFor({ state: 'detached' })
  expect(await page.locator('.prompt').textContent()).toContain('Elm walks to the fern')
  expect(await violations(page)).toEqual([])
  expect(faults).toEqual([])
  await context.close()
}, 120_000)

test('by keyboard, arrows go from zone to zone and with Shift through those who share one', async () => {
  const { page, faults, context } = await lay('Wood')
  const said = page.locator('#announcer p').last()
  await page.keyboard.press('b')
  const heard = new Set<string>()
  for (const key of ['ArrowUp', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key)
  for (let step = 0; step < 5; step++) {
    await page.keyboard.press('Shift+ArrowRight')
    heard.add((await said.textContent()) ?? '')
  }
  expect([...heard].every((words) => words.startsWith('hollow, '))).toBe(true)
  expect(heard.size).toBeGreaterThan(2)
  await page.keyboard.press('Escape')
  while ((await waitForTurn(page)) === 'asked') {
    await page.keyboard.press('1')
    await page.keyboard.press('b')
    for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowUp']) {
      await page.keyboard.press(key)
      if ((await said.textContent())?.endsWith('can be chosen')) break
    }
    await page.keyboard.press('Enter')
    await page.waitForTimeout(50)
  }
  expect(faults).toEqual([])
  await context.close()
}, 120_000)

test('on a meadow the mouse shows a way, bends it and takes it, and hears beforehand which rule refuses it', async () => {
  const { page, faults, context } = await lay('Meadow')
  await page.locator('svg.board [data-piece="Lark"]').click()
  await page.locator('.plan-region [data-region]').waitFor()
  const at = await planeOn(page, START)
  const to = async (x: number, y: number) => {
    const spot = at(x, y)
    await page.mouse.move(spot.x, spot.y)
    return spot
  }
  await to(700, 300)
  expect((await ghostOn(page, 'fine')).x).toBeCloseTo(700, -1)
  await page.locator('svg.board .overlay-range [data-disc]').first().waitFor()
  await page.locator('svg.board .overlay-lane [data-strip]').waitFor()
  await to(1000, 300)
  await ghostOn(page, 'refused')
  expect(await page.locator('.plan-words').textContent()).toMatch(/^Not possible: a run is 6 paces .*FO-RUN-3$/)
  await page.locator('[data-confirm][aria-disabled="true"]').waitFor()
  await shoot(page, 'refused', DESKTOP)

  const corner = await to(400, 450)
  await page.mouse.click(corner.x, corner.y)
  await to(560, 250)
  await ghostOn(page, 'fine')
  expect(await wayOn(page)).toHaveLength(2)
  await page.mouse.move(10, 400)
  await page.locator('svg.board').focus()
  await page.keyboard.press('Backspace')
  await expect.poll(() => page.locator('.ghost').count(), PATIENCE).toBe(0)
  await page.mouse.click(corner.x, corner.y)
  const end = await to(560, 300)
  await page.mouse.click(end.x, end.y)
  await ghostOn(page, 'fine')
  expect(await violations(page)).toEqual([])
  await shoot(page, 'way', DESKTOP)
  await page.mouse.click(end.x, end.y)

  await page.getByRole('heading', { name: 'plant its flag' }).waitFor()
  const stood = await pieceAt(page, 'Lark')
  expect(Math.hypot(stood.x - end.x, stood.y - end.y)).toBeLessThan(2)
  const flag = at(620, 400)
  await page.mouse.click(flag.x, flag.y)
  await ghostOn(page, 'fine')
  await page.mouse.click(flag.x, flag.y)
  await page.getByText('Lark plants a flag').first().waitFor()
  await page.locator('svg.board .mark-trail polyline').first().waitFor()
  expect(faults).toEqual([])
  await context.close()
}, 120_000)

test('where straight on is blocked, the game finds the way round, and that way is taken; on a board that is zoomed, too', async () => {
  const { page, faults, context } = await lay('Meadow')
  const at = await planeOn(page, START)
  const go = async (runner: string, x: number, y: number) => {
    await page.locator(`[data-choice="${runner}"]`).click()
    await page.locator('.plan-region').waitFor()
    for (let click = 0; click < 2; click++) await page.mouse.click(at(x, y).x, at(x, y).y)
    await page.getByRole('heading', { name: 'plant its flag' }).waitFor()
    await page.locator('.chip').first().click()
    await ghostOn(page, 'fine')
    await page.getByRole('button', { name: 'Put it there' }).click()
    await waitForTurn(page)
  }
  await go('Lark', 720, 540)
  await go('Merle', 300, 1000)
  await page.locator('[data-choice="Lark"]').click()
  await page.locator('.plan-region').waitFor()
  await page.mouse.move(at(800, 400).x, at(800, 400).y)
  await page.mouse.wheel(0, -400)
  await page.waitForTimeout(300)
  const [lark, merle] = [await pieceAt(page, 'Lark'), await pieceAt(page, 'Merle')]
  const zoomed = (merle.y - lark.y) / (1000 - 540)
  expect(zoomed).toBeGreaterThan((1.2 * (at(0, 100).y - at(0, 0).y)) / 100)
  const beyond = { x: lark.x + (970 - 720) * zoomed, y: lark.y }
  await page.mouse.move(beyond.x, beyond.y)
  const ghost = await ghostOn(page, 'fine')
  expect(Math.hypot(ghost.x - 970, ghost.y - 540)).toBeLessThan(8)
  expect((await wayOn(page)).length).toBe(3)
  await shoot(page, 'round', DESKTOP)
  await page.mouse.click(beyond.x, beyond.y)
  await ghostOn(page, 'fine')
  await page.mouse.click(beyond.x, beyond.y)
  await page.getByRole('heading', { name: 'plant its flag' }).waitFor()
  expect(faults).toEqual([])
  await context.close()
}, 120_000)

test('a meadow is played to the end by keyboard alone: suggestions, nudges, bends and typed lengths', async () => {
  const { page, faults, context } = await lay('Meadow')
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await press('1')
  await page.locator('.plan-form').waitFor()
  await press('b', 'Tab')
  const first = await ghostOn(page, 'fine')
  expect(await page.locator('#announcer p').last().textContent()).toMatch(/^1 of \d+: to the reed nest, \d\.\d paces$/)
  await press('Tab')
  expect(await ghostOn(page, 'fine')).not.toEqual(first)
  await press('Shift+Tab', 'ArrowRight', 'Shift+ArrowDown', 'Alt+ArrowUp')
  expect(await ghostOn(page, 'fine')).toEqual({ x: first.x + 10, y: first.y + 99 })
  await press('Backspace', 'Shift+ArrowRight', 'Shift+ArrowRight', '3')
  expect(await ghostOn(page, 'fine')).toEqual({ x: 500, y: 300 })
  await press('.', '5')
  expect(await ghostOn(page, 'fine')).toEqual({ x: 550, y: 300 })
  await press('b', 'Shift+ArrowUp')
  expect(await ghostOn(page, 'fine')).toEqual({ x: 550, y: 200 })
  expect(await wayOn(page)).toEqual([
    { x: 550, y: 300 },
    { x: 550, y: 200 },
  ])
  await press('Shift+ArrowUp', 'Shift+ArrowUp')
  await ghostOn(page, 'refused')
  await press('Enter')
  expect(await page.locator('.plan-words').textContent()).toContain('FO-RUN-1')
  await press('Backspace', 'Escape')
  expect(await page.evaluate(() => document.activeElement?.closest('.prompt') !== null)).toBe(true)
  while ((await waitForTurn(page)) === 'asked') {
    if ((await page.locator('.plan-form').count()) === 0) await press('1')
    else {
      await press('b', 'Tab')
      await page.locator('svg.board .plan-fine').waitFor()
      await press('Enter')
    }
    await page.waitForTimeout(50)
  }
  expect(faults).toEqual([])
  await context.close()
}, 120_000)

test('a meadow is played to the end by touch on a small phone: a finger draws under a loupe, nothing is spent before the button', async () => {
  const { page, faults, context } = await lay('Meadow', SMALL, { hasTouch: true, isMobile: true })
  await page.locator('[data-choice="Lark"]').tap()
  await page.locator('.plan-region [data-region]').waitFor()
  const at = await planeOn(page, START)
  const from = await pieceAt(page, 'Lark')
  const aim = at(420, 420)
  await drag(page, from, { x: aim.x, y: aim.y + 60 }, async () => {
    await page.locator('.loupe').waitFor()
    expect(await page.locator('.loupe span').textContent()).toMatch(/^gap \d/)
    await shoot(page, 'loupe', SMALL)
  })
  await page.locator('.loupe').waitFor({ state: 'detached' })
  const drawn = await ghostOn(page, 'fine')
  expect(Math.hypot(drawn.x - 420, drawn.y - 420)).toBeLessThan(12)
  await page.locator('[data-nudge="up"]').tap()
  await expect.poll(() => ghostOn(page, 'fine'), PATIENCE).not.toEqual(drawn)
  const nudged = await ghostOn(page, 'fine')
  const [was, is] = [at(drawn.x, drawn.y), at(nudged.x, nudged.y)]
  expect(is.y).toBeLessThan(was.y)
  expect(Math.abs(is.x - was.x)).toBeLessThan(1)
  await page.getByRole('button', { name: 'Bend here' }).tap()
  const tapped = at(560, 420)
  await page.touchscreen.tap(tapped.x, tapped.y)
  await ghostOn(page, 'fine')
  expect(await wayOn(page)).toHaveLength(2)
  expect(await violations(page)).toEqual([])
  await shoot(page, 'way', SMALL)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.getByRole('button', { name: 'Move there' }).tap()
  while ((await waitForTurn(page)) === 'asked') {
    const chip = page.locator('.chip').first()
    if ((await chip.count()) === 0) await page.locator('.prompt [data-choice]').first().tap()
    else {
      await chip.tap()
      await page.locator('svg.board .plan-fine').waitFor()
      await page.locator('[data-confirm]').tap()
    }
    await page.waitForTimeout(50)
  }
  expect(faults).toEqual([])
  await context.close()
}, 120_000)

test('a run is seen along its way where things may move, and not where they may not', async () => {
  for (const motion of ['full', 'off'] as const) {
    const { page, faults, context } = await lay('Meadow')
    await page.evaluate((how) => {
      localStorage.setItem('muster-settings', JSON.stringify({ speed: 'instant', motion: how }))
      location.reload()
    }, motion)
    await waitForTurn(page)
    await page.evaluate(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      const look = () => {
        for (const { effect } of document.getAnimations())
          if (effect instanceof KeyframeEffect)
            seen.push(effect.target?.closest('[data-piece]')?.getAttribute('data-piece') ?? '')
        requestAnimationFrame(look)
      }
      look()
    })
    await page.locator('[data-choice="Lark"]').click()
    await page.locator('.chip').first().click()
    await ghostOn(page, 'fine')
    await page.locator('[data-confirm]').click()
    await page.getByRole('heading', { name: 'plant its flag' }).waitFor()
    await page.waitForTimeout(400)
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
    expect(seen.includes('Lark'), motion).toBe(motion === 'full')
    expect(faults).toEqual([])
    await context.close()
  }
}, 120_000)

test('what people get knows nothing of the game that tries out boards', async () => {
  const assets = join(await buildOnce(), 'assets')
  const files = readdirSync(assets).filter((file) => file.endsWith('.js'))
  expect(files.filter((file) => readFileSync(join(assets, file), 'utf8').includes('foragers'))).toEqual([])
  expect(await shootAll()).toEqual([])
}, 120_000)

/** Pictures of both boards on a phone held upright. */
async function shootAll(): Promise<string[]> {
  const found: string[] = []
  for (const mode of ['Wood', 'Meadow'] as const) {
    const { page, faults, context } = await lay(mode, PHONE, { hasTouch: true })
    await page.locator('.prompt [data-choice], .prompt .choice').first().tap()
    await page.waitForTimeout(300)
    await shoot(page, mode.toLowerCase(), PHONE)
    found.push(...faults, ...(await violations(page)))
    await context.close()
  }
  return found
}
