// npm run bench:web: sizes of the built client, and how long the first screen takes on a slow processor; with --turns 16 how long
// as many turns of others last at six Mechs instead, which wants an idle machine.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { build } from 'vite'
import { benchTurns } from './bench-turns.ts'
import { manifests } from './build/manifests.ts'
import { FIRST_BUDGET, measure } from './build/sizes.ts'
import { DIST, serveBuilt } from './serve-built.ts'

const { turns } = parseArgs({ options: { turns: { type: 'string' } } }).values
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

await build({ root: import.meta.dirname, logLevel: 'error' })
const { first, games, files } = measure(DIST)
console.log(`first load       ${kilobytes(first)} of ${kilobytes(FIRST_BUDGET)} gzipped JavaScript`)
for (const { game, size, budget } of games)
  console.log(`${game.padEnd(16)} ${kilobytes(size)} more of ${kilobytes(budget)}`)
for (const { file, gzip } of files.slice(0, 12)) console.log(`  ${file.padEnd(40)} ${kilobytes(gzip)}`)

const server = createServer(serveBuilt(DIST))
await new Promise<void>((done) => server.listen(0, done))
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync', '--no-first-run']
const browser = await chromium.launch({ executablePath, args })
const address = `http://localhost:${(server.address() as AddressInfo).port}/`
if (turns !== undefined) {
  await benchTurns(browser, address, Number(turns))
  await browser.close()
  server.close()
  process.exit()
}
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
const devtools = await page.context().newCDPSession(page)
await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
const start = performance.now()
await page.goto(address)
await page.waitForSelector('.box')
console.log(`shelf shown      ${Math.round(performance.now() - start)} ms (processor slowed 4 times)`)

const FRAMES = 120

/** The times at which frames were shown while a board is zoomed in and out. */
const zoomFrames = () =>
  page.evaluate(async (count) => {
    const board = document.querySelector('svg.board') as SVGSVGElement
    const shown: number[] = []
    for (let frame = 0; frame <= count; frame++) {
      board.dispatchEvent(new WheelEvent('wheel', { deltaY: frame % 20 < 10 ? -40 : 40, clientX: 700, clientY: 400 }))
      shown.push(await new Promise<number>((done) => requestAnimationFrame(done)))
    }
    return shown
  }, FRAMES)

/** The same while it is dragged to and fro, by a pointer that moves a little at a time. */
const panFrames = async () => {
  const watched = page.evaluate(async (count) => {
    const shown: number[] = []
    for (let frame = 0; frame <= count; frame++)
      shown.push(await new Promise<number>((done) => requestAnimationFrame(done)))
    return shown
  }, FRAMES)
  await page.mouse.move(700, 400)
  await page.mouse.down()
  for (let step = 0; step < FRAMES / 2; step++) await page.mouse.move(700 + 60 * Math.sin(step / 8), 400 + step / 2)
  await page.mouse.up()
  return await watched
}

/** How many frames were left out: a screen shows 60 a second. */
function dropped(shown: readonly number[]): string {
  const due = Math.round(((shown.at(-1) as number) - (shown[0] as number)) / (1000 / 60))
  return `${Math.max(0, due - FRAMES)} of ${due} frames dropped`
}

for (const { id, title } of manifests.filter(({ id }) => games.some(({ game }) => game === id))) {
  await page.goto(`${address}#/`)
  const pressed = performance.now()
  await page.getByRole('button', { name: `Play now: ${title}` }).click()
  await page.waitForSelector('.prompt .choice')
  const waited = Math.round(performance.now() - pressed)
  await page.waitForTimeout(1500)
  await zoomFrames() // warms up, so that the game measured first is not at a disadvantage
  const frames = await zoomFrames()
  console.log(`${id.padEnd(16)} first decision ${waited} ms after "Play now"`)
  console.log(`${''.padEnd(16)} zoom: ${dropped(frames)}; pan: ${dropped(await panFrames())}`)
}
await browser.close()
server.close()
