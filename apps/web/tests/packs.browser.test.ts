import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import { DESKTOP, Site } from './browser.ts'
import { PATIENCE, toTable, waitForTurn } from './player.ts'

let site: Site
beforeAll(async () => {
  site = await Site.open()
}, 120_000)
afterAll(() => site?.close())

const GAMES = join(import.meta.dirname, '../../../games')
const file = (name: string, text: string) => ({ name, mimeType: 'text/yaml', buffer: Buffer.from(text) })

test.each([
  ['bladeborn', 'The Bell Wardens', 'The Drowned Bell', 'Mother Brine'],
  ['arsenal', 'Lamplighter', 'Night League', 'Lamplighter'],
  ['sanctuary', 'Nell', 'Salt Flats', 'Nell'],
  ['arena-of-badassery', 'Nana Fuse', 'Grandmother in Town', 'Nana Fuse'],
  ['combat-zone', 'Inquisitors', 'Inquisition', 'Confessor'],
])(
  'in %s a pack is loaded and played, and what is wrong with another is said and changes nothing',
  async (game, side, pack, piece) => {
    const { page, faults, context } = await site.visit(DESKTOP)
    await page.goto(`${site.url}#/new/${game}`)
    const input = page.locator('.packs input')
    const trouble = page.locator('.packs [role=alert]')
    await input.setInputFiles(file('torn.yaml', 'name: "Torn'))
    await trouble.getByText('torn.yaml:1:12: Missing closing').waitFor()
    await input.setInputFiles(file('odd.yaml', 'name: Odd\nspoons: []'))
    await trouble.getByText('odd.yaml: pack 1 "Odd": the whole: Unrecognized key: "spoons"').waitFor()
    await expect.poll(() => page.locator('.packs li').count(), PATIENCE).toBe(0)
    await input.setInputFiles(join(GAMES, game, 'content/packs/sample.yaml'))
    await page.locator('.packs li', { hasText: pack }).waitFor()
    await expect.poll(() => trouble.count(), PATIENCE).toBe(0)
    const seat = page.locator('.seat-setup').first()
    const fold = seat.locator('.side-fold > summary')
    if ((await fold.count()) > 0) await fold.click()
    await seat.locator('.side', { hasText: side }).click()
    expect(await violations(page)).toEqual([])
    await toTable(page, 'packs')
    expect(await waitForTurn(page)).toBe('asked')
    await page.reload()
    expect(await waitForTurn(page)).toBe('asked')
    expect(await page.locator('.seats').textContent()).toContain(piece)
    expect(faults).toEqual([])
    await context.close()
  },
  120_000,
)
