import { mkdirSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { serveBuilt } from '../serve-built.ts'
import { buildOnce } from './build-once.ts'

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** How many times slower the page is to be, to find tests that only hold on a fast machine. */
const SLOWDOWN = Number(process.env.MUSTER_SLOWDOWN ?? 1)

export const SCREENS = join(import.meta.dirname, '../../../reports/screens')

/** The built client, served on a port of its own, in a browser. */
export class Site {
  readonly browser: Browser
  readonly #server: Server
  readonly url: string

  private constructor(browser: Browser, server: Server, url: string) {
    this.browser = browser
    this.#server = server
    this.url = url
  }

  static async open(build: () => Promise<string> = buildOnce): Promise<Site> {
    mkdirSync(SCREENS, { recursive: true })
    const server = createServer(serveBuilt(await build()))
    await new Promise<void>((done) => server.listen(0, done))
    const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
    const browser = await chromium.launch({ executablePath, args: FLAGS })
    return new Site(browser, server, `http://localhost:${(server.address() as AddressInfo).port}/`)
  }

  async close(): Promise<void> {
    await this.browser.close()
    this.#server.close()
  }

  /** A page of its own, with what goes wrong on it. Bots play at once and nothing moves, so that tests need not wait. */
  async visit(size: { width: number; height: number }, options: Parameters<Browser['newContext']>[0] = {}) {
    const context = await this.browser.newContext({ viewport: size, serviceWorkers: 'block', ...options })
    await context.addInitScript(() => {
      const key = 'muster-settings'
      if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify({ speed: 'instant', motion: 'off' }))
    })
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    if (SLOWDOWN > 1)
      await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    await page.goto(this.url)
    return { context, page, faults } satisfies { context: BrowserContext; page: Page; faults: string[] }
  }
}

export const DESKTOP = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }
export const SMALL = { width: 360, height: 740 }
