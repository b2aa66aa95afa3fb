import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESKTOP, Site } from './browser.ts'
import { waitForTurn } from './player.ts'

const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '../../..')
const LEFT_OUT = new Set(['node_modules', 'reports', 'dist', '.git'])

let checkout = ''
let site: Site | undefined

/** The recipe of docs/adding-a-game.md, followed to the letter: its folder, and one line in the list. */
beforeAll(async () => {
  checkout = mkdtempSync(join(tmpdir(), 'muster-newcomer-'))
  cpSync(ROOT, checkout, { recursive: true, filter: (file) => !LEFT_OUT.has(basename(file)) })
  symlinkSync(join(ROOT, 'node_modules'), join(checkout, 'node_modules'))
  cpSync(join(ROOT, 'examples/stones'), join(checkout, 'games/stones'), { recursive: true })
  const list = join(checkout, 'games/list.ts')
  writeFileSync(list, readFileSync(list, 'utf8').replace(/\n\]/, "\n  'stones',\n]"))
  const outDir = join(checkout, 'dist')
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  const env = { ...process.env, NODE_ENV: 'production' }
  await run(process.execPath, [vite, 'build', join(checkout, 'apps/web'), '--outDir', outDir, '--logLevel', 'error'], {
    env,
  })
  site = await Site.open(async () => outDir)
}, 180_000)
afterAll(async () => {
  await site?.close()
  rmSync(checkout, { recursive: true, force: true })
})

/** What a program of the checkout says to some lines of input. */
async function told(program: string, lines: readonly string[], ...args: string[]): Promise<string> {
  const hook = join(checkout, 'packages/yaml-loader/node-hook.ts')
  const child = run(process.execPath, ['--import', hook, join(checkout, program), ...args], { cwd: checkout })
  child.child.stdin?.end(lines.map((line) => `${line}\n`).join(''))
  return (await child).stdout
}

test('the referee and the terminal know a game that was added by its folder and one line', async () => {
  const said = await told('apps/referee/main.ts', ['{"do":"games"}', '{"do":"new","game":"stones"}'])
  const [games, table] = said
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(games.games.at(-1)).toMatchObject({ id: 'stones', title: 'Stones', seats: { min: 2, max: 2 } })
  expect(table.questions[0]).toMatchObject({ seat: 0, ask: 'take', rule: 'ST-TAKE-1' })
  const played = await told('apps/referee/play.ts', ['1', 'quit'], 'stones', '--seed', 'newcomer')
  expect(played).toContain('1  ooo')
  expect(played).toContain('Player 1 takes 1 from heap 1 (2 left).')
}, 60_000)

test('its own tests run, the conformance suite among them', async () => {
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
  const env = { ...process.env, MUSTER_REPORT: join(checkout, 'report.json') }
  await run(process.execPath, [vitest, 'run', 'games/stones'], { cwd: checkout, env })
  const { success, numPassedTests } = JSON.parse(readFileSync(env.MUSTER_REPORT, 'utf8'))
  expect(success).toBe(true)
  expect(numPassedTests).toBeGreaterThan(10)
}, 120_000)

test('it stands on the shelf of the page, is played there, and its rules are in the rulebook', async () => {
  const { page, faults, context } = await (site as Site).visit(DESKTOP)
  await page.getByRole('button', { name: 'Play now: Stones' }).click()
  expect(await waitForTurn(page)).toBe('asked')
  await page.getByRole('button', { name: '3 from heap 1' }).click()
  await page.getByText('You take 3 from heap 1 (0 left).').first().waitFor()
  await page.goto(`${(site as Site).url}#/rules/stones/ST-TAKE-2`)
  await page.getByText('Whoever takes the last stone wins.').first().waitFor()
  expect(faults).toEqual([])
  await context.close()
}, 120_000)
