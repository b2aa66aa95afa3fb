import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decideInArsenal, MOUSE } from './arsenal-player.ts'
import { cellOf, cellsOf, glowing, overlay, pointAt, stepsFrom } from './board-reader.ts'
import { DESKTOP, SCREENS, Site } from './browser.ts'
import { decide, layTable, toSetup, toTable, waitForTurn } from './player.ts'

let site: Site
beforeAll(async () => {
  site = await Site.open()
}, 120_000)
afterAll(() => site?.close())

const shoot = (page: Page, name: string) => page.screenshot({ path: join(SCREENS, `${name}-1440x900.png`) })
const sorted = (list: Iterable<string>) => [...list].sort()

/** The piece whose turn it is. */
const activePiece = async (page: Page): Promise<string> =>
  (await page.locator('svg.board [data-piece]:has(.piece-halo)').getAttribute('data-piece')) ?? ''

/** Plays on until a choice is offered. */
async function playUntil(page: Page, choice: string): Promise<Locator> {
  const offered = page.locator(`.prompt .choice[data-choice^="${choice}"]`).first()
  for (let turn = 0; (await waitForTurn(page)) === 'asked'; turn++) {
    if ((await offered.count()) > 0) return offered
    await decide(page, turn, (_, x, y) => page.mouse.click(x, y))
    await page.waitForTimeout(20)
  }
  throw new Error(`${choice} is never offered`)
}

test('Bladeborn shows reach, threat, the path of a move and lines of sight', async () => {
  const { page, faults, context } = await site.visit(DESKTOP)
  await layTable(page, 'bladeborn', 'overlays')
  const move = await playUntil(page, 'move')
  const cells = await cellsOf(page)
  const mover = await activePiece(page)
  const from = await cellOf(page, mover)
  await move.click()
  const ends = (await glowing(page)).filter((cell) => cell !== from)
  await pointAt(page, mover)
  expect(sorted(await overlay(page, 'reach', 'cell'))).toEqual(sorted(ends))
  await shoot(page, 'bladeborn-reach')

  const steps = stepsFrom(cells, from)
  const [far = ''] = ends.toSorted((a, b) => (steps.get(b) ?? 0) - (steps.get(a) ?? 0))
  await pointAt(page, far)
  await overlay(page, 'threat', 'cell', 'could attack from there')
  const trail = (await page.locator('svg.board .trail').getAttribute('points'))?.split(' ') ?? []
  const spot = (cell: string) => `${cells[cell]?.x},${cells[cell]?.y}`
  expect([trail[0], trail.at(-1)]).toEqual([spot(from), spot(far)])
  expect(trail.length).toBeGreaterThan(steps.get(far) ?? 0)
  await shoot(page, 'bladeborn-path')
  await page.keyboard.press('Escape')

  await playUntil(page, 'attack')
  const fighter = await activePiece(page)
  const foes = (await glowing(page)).filter((target) => !(target in cells))
  await pointAt(page, fighter)
  const lines = await overlay(page, 'sight', 'line')
  const threat = await overlay(page, 'threat', 'cell')
  for (const foe of foes) {
    expect(lines).toContain(`${await cellOf(page, fighter)} ${await cellOf(page, foe)}`)
    expect(threat).toContain(await cellOf(page, foe))
  }
  await shoot(page, 'bladeborn-sight')
  await pointAt(page, foes[0] ?? '')
  await page.locator('svg.board .aim').waitFor()
  await shoot(page, 'bladeborn-aim')
  expect(faults).toEqual([])
  await context.close()
}, 180_000)

test('Arsenal shows bands of range, lanes of fire and the radius of an Object', async () => {
  const { page, faults, context } = await site.visit(DESKTOP)
  await toSetup(page, 'arsenal')
  const seat = page.locator('.seat-setup').first()
  await seat.locator('.side-fold summary').click()
  await seat.getByRole('button', { name: 'Null Bastille' }).click()
  await toTable(page, 'overlays')
  await waitForTurn(page)
  const cells = await cellsOf(page)
  const own = await cellOf(page, 'mech-0')

  await pointAt(page, 'mech-0')
  await overlay(page, 'range', 'cell', 'extended range')
  const bands = await page
    .locator('svg.board .overlay-range')
    .evaluateAll((all) =>
      all.map((band) => [...band.querySelectorAll('[data-cell]')].map((cell) => cell.getAttribute('data-cell') ?? '')),
    )
  const steps = stepsFrom(cells, own)
  const ring = (far: number) => [...steps].filter(([, count]) => count === far).map(([cell]) => cell)
  expect(bands.slice(0, 4).map(sorted)).toEqual([0, 1, 2, 3].map((far) => sorted(ring(far))))
  expect(bands[4]).toEqual(expect.arrayContaining(ring(4)))
  await shoot(page, 'arsenal-range')

  const object = page.locator('.hand [data-card]', { hasText: 'Null Emitter' }).first()
  const attack = page.locator('.hand .spot-strong').first()
  let area: string[] | undefined
  for (let turn = 0; turn < 80 && (await waitForTurn(page)) === 'asked'; turn++) {
    if (!area && (await object.count()) > 0) {
      await object.hover()
      area = await overlay(page, 'area', 'cell', 'Radius 2')
      const around = stepsFrom(cells, await cellOf(page, 'mech-0'))
      expect(sorted(area)).toEqual(sorted(Object.keys(cells).filter((cell) => (around.get(cell) ?? 9) <= 2)))
      await shoot(page, 'arsenal-radius')
    }
    if (area && (await attack.count()) > 0) break
    await decideInArsenal(page, MOUSE)
    await page.waitForTimeout(30)
  }
  await attack.hover()
  const [lane] = await overlay(page, 'lane', 'line')
  expect(lane?.split(' ')).toEqual([await cellOf(page, 'mech-0'), await cellOf(page, 'mech-1')])
  await shoot(page, 'arsenal-lane')
  expect(area).toBeDefined()
  expect(faults).toEqual([])
  await context.close()
}, 180_000)

/** Column and row of a square, out of "5,6". */
const across = (cell: string): [number, number] => cell.split(',').map(Number) as [number, number]

/** How far two squares are apart when every step may be slanting. */
function apart(a: string, b: string): number {
  const [[x1, y1], [x2, y2]] = [across(a), across(b)]
  return Math.max(Math.abs(x1 - x2), Math.abs(y1 - y2))
}

test('Sanctuary shows reach, lanes, threat, ways, a turret with its wall and a Phaselock field', async () => {
  const { page, faults, context } = await site.visit(DESKTOP)
  await toSetup(page, 'sanctuary')
  await page.getByRole('button', { name: 'Another person here' }).click()
  await toTable(page, 'overlays')
  const move = await playUntil(page, 'move')
  const cells = await cellsOf(page)
  const hunter = await activePiece(page)
  const from = await cellOf(page, hunter)
  await move.click()
  await pointAt(page, hunter)
  expect(sorted(await overlay(page, 'reach', 'cell'))).toEqual(sorted(await glowing(page)))
  const [column, row] = across(from)
  for (const cell of await overlay(page, 'lane', 'cell')) {
    const [x, y] = across(cell)
    expect([x === column, y === row], cell).toContain(true)
  }
  await shoot(page, 'sanctuary-reach')
  await page.keyboard.press('Escape')

  const phaselock = await playUntil(page, 'phaselock')
  const enemy = (await phaselock.getAttribute('data-choice'))?.split(' ')[1] ?? ''
  const place = await cellOf(page, enemy)
  await phaselock.hover()
  const field = await overlay(page, 'area', 'cell', 'Phaselock field')
  expect(sorted(field)).toEqual(sorted(Object.keys(cells).filter((cell) => apart(cell, place) <= 1)))
  await shoot(page, 'sanctuary-phaselock')

  const turret = await playUntil(page, 'sabre-turret')
  const other = (await page.locator('svg.board [data-piece*="."]').last().getAttribute('data-piece')) ?? ''
  await pointAt(page, other)
  expect(await overlay(page, 'threat', 'cell', 'could hit here')).not.toContain(await cellOf(page, other))
  const way = await overlay(page, 'range', 'cell', 'its way with the highest roll')
  expect(apart(way[0] ?? '', await cellOf(page, other))).toBe(1)
  await shoot(page, 'sanctuary-threat')
  await turret.click()
  await page.waitForSelector('.prompt .choice[data-choice^="turret"]')
  const [square = ''] = await glowing(page)
  await pointAt(page, square)
  const wall = await overlay(page, 'area', 'cell', 'turret and wall')
  expect([wall.length, wall[1], ...wall.map((cell) => apart(cell, square))]).toEqual([3, square, 1, 0, 1])
  await shoot(page, 'sanctuary-turret')
  expect(faults).toEqual([])
  await context.close()
}, 180_000)
