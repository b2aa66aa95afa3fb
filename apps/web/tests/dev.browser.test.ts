import { type ChildProcess, spawn } from 'node:child_process'
import { statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FLAGS } from './browser.ts'
import { waitForTurn } from './player.ts'

const ROOT = join(import.meta.dirname, '../../..')

let command: ChildProcess
let browser: Browser
let address = ''

beforeAll(async () => {
  command = spawn(process.execPath, [join(ROOT, 'scripts/run.mjs'), 'scripts/dev.ts'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'development', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  address = await new Promise<string>((found, failed) => {
    command.stdout?.on('data', (data) => found(/http:\S+\//.exec(String(data))?.[0] ?? ''))
    command.on('exit', (code) => failed(new Error(`npm run dev ended with ${code}`)))
  })
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS })
}, 60_000)

afterAll(async () => {
  await browser.close()
  command.kill()
})

test('the page served from its sources plays, and reloads when rules or cards change', async () => {
  const page = await browser.newPage()
  page.setDefaultTimeout(50_000)
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await page.goto(address)
  await page.getByRole('button', { name: 'Play now: Bladeborn' }).click()
  expect(await waitForTurn(page)).toBe('asked')
  for (const file of ['rules/move.ts', 'content/warbands/garreks-reavers.yaml']) {
    const path = join(ROOT, 'games/bladeborn', file)
    const { atime, mtime } = statSync(path)
    const reloaded = page.waitForEvent('load')
    utimesSync(path, new Date(), new Date())
    await reloaded
    // Otherwise the report of this run would be taken for one of older sources.
    utimesSync(path, atime, mtime)
  }
  expect(faults).toEqual([])
}, 120_000)
