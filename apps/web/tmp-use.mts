import { chromium } from 'playwright-core'
const URL0 = 'http://localhost:4911/', out = '/tmp/srv/shots/'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const faults: string[] = []
async function guest(name: string, size: { width: number; height: number }) {
  const context = await browser.newContext({ viewport: size, acceptDownloads: true })
  await context.addInitScript(() => localStorage.getItem('muster-settings') || localStorage.setItem('muster-settings', JSON.stringify({ speed: 'instant', motion: 'off' })))
  const page = await context.newPage(); page.setDefaultTimeout(60000)
  page.on('pageerror', (e) => faults.push(`${name}: ${e.message}`)); page.on('console', (m) => m.type() === 'error' && faults.push(`${name}: ${m.text()}`))
  await page.goto(URL0 + '#/online'); await page.getByLabel(/^What shall the others call you/).fill(name)
  await page.getByRole('button', { name: 'Play as a guest' }).click(); await page.waitForSelector('.name-form', { state: 'detached' })
  return page
}
const D = { width: 1440, height: 900 }, P = { width: 390, height: 844 }, L = { width: 844, height: 390 }
const ann = await guest('Cleo', D), bo = await guest('Dora', P)
const step = async (name: string, f: () => Promise<unknown>) => { try { const r = await f(); console.log('OK', name, r ?? '') } catch (e) { console.log('FAIL', name, String(e).slice(0, 300)); await ann.screenshot({ path: out + 'fail2-' + name.replace(/\W+/g, '-') + '.png' }) } }
const byLot = (p: any) => p.evaluate(() => { const t = setInterval(() => { if (document.querySelector('.end')) return clearInterval(t); document.querySelector<HTMLElement>('.cover .aftermath button, .table:not([data-busy]) .choose-for-me')?.click() }, 25); (window as any).stopPlaying = () => clearInterval(t) })
await step('campaign', async () => {
  await ann.goto(`${URL0}#/online/new/bladeborn`); await ann.waitForSelector('.seat-setup')
  await ann.locator('button', { hasText: /^Campaign/ }).first().click()
  await ann.waitForTimeout(500)
  await ann.locator('.pace-picker button', { hasText: '7 days a turn' }).click()
  await ann.screenshot({ path: out + 'campaign-new.png' })
  await ann.getByRole('button', { name: 'Lay the table' }).click(); await ann.waitForURL(/#\/online\/table\/\w+/)
  await bo.goto(ann.url()); await bo.getByRole('button', { name: 'Sit down' }).first().click()
  await ann.waitForSelector('.table .prompt'); await byLot(ann); await byLot(bo)
  const n = async () => Number((await ann.locator('text=/decision \\d+ of \\d+/').first().textContent())?.match(/of (\d+)/)?.[1])
  const end = Date.now() + 90000
  let log = ''
  while (Date.now() < end) { await ann.waitForTimeout(3000); log = (await ann.locator('.log').textContent()) ?? ''; if (/spoils|second battle|Battle 2/i.test(log)) break }
  await ann.screenshot({ path: out + 'campaign.png' }); await bo.screenshot({ path: out + 'campaign-bo.png' })
  return `${await n()} decisions; ${/spoils/i.test(log) ? 'reached spoils' : 'still first battle'}`
})
await step('menu', async () => {
  await ann.getByRole('button', { name: 'Table menu' }).click(); await ann.waitForTimeout(400)
  await ann.screenshot({ path: out + 'menu.png' })
  return (await ann.locator('.menu-sheet button, .menu-sheet a').allTextContents()).join('|')
})
await step('menu phone landscape', async () => { await ann.setViewportSize(L); await ann.waitForTimeout(400); await ann.screenshot({ path: out + 'menu-844.png' }) })
await step('mine', async () => { await bo.goto(`${URL0}#/online/mine`); await bo.waitForSelector('.lines'); await bo.screenshot({ path: out + 'mine-bo.png' }) })
await step('lobby 844', async () => { await ann.goto(`${URL0}#/online`); await ann.waitForTimeout(1500); await ann.screenshot({ path: out + 'lobby-844.png' }) })
console.log('faults', JSON.stringify(faults.slice(0, 10)))
await browser.close()
