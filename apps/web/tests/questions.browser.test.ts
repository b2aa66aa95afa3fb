import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onPreact } from '../build/on-preact.ts'
import { serveBuilt } from '../serve-built.ts'
import { violations } from './axe.ts'
import { FLAGS, SCREENS } from './browser.ts'
import { PATIENCE } from './player.ts'

const outDir = mkdtempSync(join(tmpdir(), 'muster-questions-'))
let browser: Browser
let server: Server

beforeAll(async () => {
  const input = join(import.meta.dirname, 'pages/questions.html')
  const root = join(import.meta.dirname, 'pages')
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [onPreact()],
    build: { outDir, target: 'es2023', rollupOptions: { input } },
  })
  server = createServer(serveBuilt(outDir))
  await new Promise<void>((done) => server.listen(0, done))
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS })
}, 120_000)

afterAll(async () => {
  await browser?.close()
  server?.close()
  rmSync(outDir, { recursive: true })
})

/** Opens a question, does something with its control, and says what was answered. */
async function answerOf(question: string, act: (page: Page) => Promise<void>): Promise<unknown> {
  const page = await browser.newPage({ viewport: { width: 900, height: 600 } })
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/questions.html#${question}`)
  await page.waitForSelector('main')
  expect(await violations(page), question).toEqual([])
  await act(page)
  await page.screenshot({ path: join(SCREENS, `question-${question}-900x600.png`) })
  const told = await page.locator('output[data-answer]').getAttribute('data-answer')
  await page.close()
  return JSON.parse(told ?? 'null')
}

test('a few numbers are buttons that say what comes of each; many are a slider', async () => {
  const few = await answerOf('few', async (page) => {
    await page.getByText('hits 42 %').waitFor()
    await page.getByRole('button', { name: /^3/ }).click()
  })
  expect(few).toBe(3)
  const many = await answerOf('many', async (page) => {
    await page.getByRole('slider').fill('41')
    await page.getByRole('button', { name: 'One more' }).click()
    await page.getByRole('button', { name: 'Take 42' }).click()
  })
  expect(many).toBe(42)
})

test('what hardly anybody wants is folded away under a heading, and there is a way back', async () => {
  const folded = await answerOf('folded', async (page) => {
    const buttons = page.locator('.prompt button.choice')
    await expect.poll(() => buttons.count(), PATIENCE).toBe(2)
    await page.getByRole('button', { name: 'Friends too' }).click()
    expect(await buttons.allTextContents()).toEqual([
      expect.stringContaining('Arnulf'),
      expect.stringContaining('Targor'),
    ])
    await page.getByRole('button', { name: 'All choices' }).click()
    expect(await buttons.first().textContent()).toContain('Grawl')
    await page.getByRole('button', { name: 'Friends too' }).click()
    await page.getByRole('button', { name: /Targor/ }).click()
  })
  expect(folded).toBe('"Targor"')
})

test('several are picked up to what is allowed, and not before it is enough', async () => {
  const some = await answerOf('some', async (page) => {
    const confirm = page.locator('[data-confirm]')
    expect(await confirm.textContent()).toBe('Choose 1 more')
    for (const name of ['Grawl', 'Saek', 'Targor']) await page.getByRole('button', { name }).click()
    expect(await confirm.textContent()).toBe('Take 1 away')
    await confirm.click({ force: true })
    await expect.poll(() => page.locator('output[data-answer]').count(), PATIENCE).toBe(0)
    await page.getByRole('button', { name: 'Grawl' }).click()
    await confirm.click()
  })
  expect(some).toEqual(['"Saek"', '"Targor"'])
})

test('things are put in order by buttons', async () => {
  const order = await answerOf('order', async (page) => {
    await page.getByRole('button', { name: 'Move Targor up' }).click()
    await page.getByRole('button', { name: 'Move Grawl down' }).click()
    await page.locator('[data-confirm]').click()
  })
  expect(order).toEqual(['"Saek"', '"Grawl"', '"Targor"', '"Arnulf"'])
})

test('things are put in order by dragging them', async () => {
  const order = await answerOf('order', async (page) => {
    const middle = async (name: string) => {
      const box = await page.locator('.order-list li', { hasText: name }).boundingBox()
      return { x: (box?.x ?? 0) + 60, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
    }
    const [from, to] = [await middle('Targor'), await middle('Grawl')]
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y - 4, { steps: 8 })
    await page.mouse.up()
    await page.mouse.move(from.x, from.y)
    await page.locator('[data-confirm]').click()
  })
  expect(order).toEqual(['"Targor"', '"Grawl"', '"Saek"', '"Arnulf"'])
})

test('a point is taken from what is suggested, and typed', async () => {
  const point = await answerOf('point', async (page) => {
    await page.getByRole('button', { name: '360, 240' }).click()
    await page.getByText('Type a place').click()
    await page.getByLabel('x').fill('200')
    await page.getByText('The rules allow this.').waitFor()
    await page.getByRole('button', { name: 'Put it there' }).click()
  })
  expect(point).toEqual({ x: 200, y: 240 })
})

test('a way is bent where it ends, and a bend is taken back', async () => {
  const path = await answerOf('path', async (page) => {
    await page.getByRole('button', { name: '0, 0 → 360, 0 → 360, 240' }).click()
    await page.getByRole('button', { name: 'Undo bend' }).click()
    await page.getByRole('button', { name: 'Bend here' }).click()
    await page.getByText('Type a place').click()
    await page.getByLabel('y').fill('90')
    await page.getByText('The rules allow this.').waitFor()
    await page.getByRole('button', { name: 'Move there' }).click()
  })
  expect(path).toEqual([
    { x: 0, y: 0 },
    { x: 360, y: 0 },
    { x: 360, y: 90 },
  ])
})
