import type { Browser, Page } from 'playwright-core'

/** Seconds a turn was waited for, by the words above the table ("Turn 3: Veteran bot 2"), without what the person there takes to answer. */
type Turns = Readonly<Record<string, number>>

/** At six Mechs, at the normal speed and with everything moving: how long each turn of others lasts for the one person there. */
export async function benchTurns(browser: Browser, address: string, most: number): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${address}#/new/arsenal`)
  await page.getByRole('button', { name: '6', exact: true }).click()
  await page.getByLabel(/^Seed/).fill('six Mechs')
  await page.getByRole('button', { name: 'To the table' }).click()
  await page.waitForSelector('.table .prompt')
  const seconds = Object.entries(await watchTurns(page, most))
  for (const [turn, waited] of seconds) console.log(`${turn.padEnd(24)} ${waited.toFixed(1)} s`)
  const long = seconds.filter(([, waited]) => waited >= 10)
  console.log(`${seconds.length - long.length} of ${seconds.length} turns of others under 10 s`)
  await page.close()
}

/** Chooses for the person at once whenever it is asked, till so many turns of others are over or the game is. */
const watchTurns = (page: Page, most: number): Promise<Turns> =>
  page.evaluate(
    (wanted) =>
      new Promise((done) => {
        const turns: Record<string, number> = {}
        let last = performance.now()
        const watch = setInterval(() => {
          const now = performance.now()
          const turn = document.querySelector('.track-round')?.textContent ?? ''
          const asked = document.querySelector<HTMLElement>('.table:not([data-busy]) .choose-for-me')
          if (asked) asked.click()
          else if (/^Turn \d+: (?!You$)/.test(turn)) turns[turn] = (turns[turn] ?? 0) + (now - last) / 1000
          last = now
          const isOver = Object.keys(turns).length > wanted || document.querySelector('.end') !== null
          if (!isOver) return
          clearInterval(watch)
          if (Object.keys(turns).length > wanted) delete turns[turn]
          done(turns)
        }, 20)
      }),
    most,
  )
