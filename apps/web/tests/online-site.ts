import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { type Serving, serve } from '../../server/serve.ts'
import { FLAGS, SCREENS } from './browser.ts'
import { buildOnce } from './build-once.ts'
import { PATIENCE } from './player.ts'

export interface Visitor {
  readonly page: Page
  readonly context: BrowserContext
  readonly faults: string[]
}

/** A whole server with the built page behind it, on a port and a store of its own, and a browser. */
export class OnlineSite {
  readonly browser: Browser
  readonly #folder: string
  readonly #page: string
  #serving: Serving

  private constructor(browser: Browser, folder: string, page: string, serving: Serving) {
    this.browser = browser
    this.#folder = folder
    this.#page = page
    this.#serving = serving
  }

  static async open(): Promise<OnlineSite> {
    mkdirSync(SCREENS, { recursive: true })
    const folder = mkdtempSync(join(tmpdir(), 'muster-online-'))
    const page = await buildOnce()
    const serving = await started(folder, page, 0)
    const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
    return new OnlineSite(await chromium.launch({ executablePath, args: FLAGS }), folder, page, serving)
  }

  get url(): string {
    return `${this.#serving.url}/`
  }

  get serving(): Serving {
    return this.#serving
  }

  async close(): Promise<void> {
    await this.browser.close()
    await this.#serving.stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  /** The server stops, and another one goes on with what it stored, at the same address. */
  async restart(meanwhile: () => Promise<void> = async () => {}): Promise<void> {
    const port = Number(new URL(this.url).port)
    await this.#serving.stop()
    await meanwhile()
    this.#serving = await started(this.#folder, this.#page, port)
  }

  /** Somebody's own browser, with what goes wrong in it. */
  async visit(size: { width: number; height: number }, hash = ''): Promise<Visitor> {
    const context = await this.browser.newContext({ viewport: size, serviceWorkers: 'block' })
    await context.addInitScript(() => {
      const key = 'muster-settings'
      if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify({ speed: 'instant', motion: 'off' }))
    })
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE.timeout)
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    await page.goto(this.url + hash)
    return { page, context, faults }
  }

  /** Somebody who plays as a guest. */
  async guest(name: string, size: { width: number; height: number }): Promise<Visitor> {
    const visitor = await this.visit(size, '#/online')
    await visitor.page.getByLabel(/^What shall the others call you/).fill(name)
    await visitor.page.getByRole('button', { name: 'Play as a guest' }).click()
    await visitor.page.waitForSelector('.name-form', { state: 'detached' })
    return visitor
  }
}

async function started(data: string, page: string, port: number): Promise<Serving> {
  const server = { port, host: 'localhost', data, page, isBehindProxy: false, logLevel: 'silent', thinkers: 1 }
  return await serve({ ...server, contact: 'mailto:tests@localhost' }, { limits: 'off', keepsNoBundles: true })
}

/** How a table is to be laid: buttons that are pressed on the screen where it is set up. */
export interface Wanted {
  readonly pace?: RegExp
  /** Seats that bots have, by number from 1. */
  readonly bots?: readonly number[]
  readonly press?: readonly string[]
}

/** Lays a table as one does on the screen, and says its address. */
export async function layOnline({ page }: Visitor, game: string, { pace, bots = [], press = [] }: Wanted = {}) {
  await page.goto(new URL(`#/online/new/${game}`, page.url()).href)
  await page.waitForSelector('.seat-setup')
  for (const seat of bots) {
    const setup = page.getByRole('region', { name: `Seat ${seat}`, exact: true })
    await setup.getByRole('button', { name: 'Bot', exact: true }).click()
    await setup.getByRole('button', { name: 'Novice' }).click()
  }
  for (const name of press) await page.getByRole('button', { name, exact: true }).click()
  if (pace) await page.locator('.pace-picker button', { hasText: pace }).click()
  await page.getByRole('button', { name: 'Lay the table' }).click()
  await page.waitForURL(/#\/online\/table\/\w+/)
  return page.url()
}

/** Opens a table by its address and sits down at its first free seat. */
export async function sitDown({ page }: Visitor, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name: 'Sit down' }).first().click()
}

export const atTable = async (...visitors: readonly Visitor[]) => {
  for (const { page } of visitors) await page.waitForSelector('.table .prompt')
}

/** Has a page choose by lot whenever it is asked, and go on whenever something was to be read. */
export async function choosesByLot({ page }: Visitor): Promise<void> {
  await page.evaluate(() => {
    const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
    const player = setInterval(() => {
      if (document.querySelector('.end')) return clearInterval(player)
      press('.cover .aftermath button, .table:not([data-busy]) .choose-for-me')
    }, 25)
    Object.assign(window, { stopPlaying: () => clearInterval(player) })
  })
}

export const stopsPlaying = ({ page }: Visitor) =>
  page.evaluate(() => (window as unknown as { stopPlaying?: () => void }).stopPlaying?.())
