import { type HeardUpTo, type LogLine, linesOf, Session } from '@muster/session'
import type { PageUi } from '@muster/ui'
import { expect, test } from 'vitest'
import { pageUi as arsenal } from '../../../../games/arsenal/ui/index.ts'
import { engineOf } from '../engine/games.ts'
import { waitOf } from './pace.ts'

const line = (event: string) => ({ event: { event }, text: event, at: 0, after: 0 }) as LogLine
const ui = {
  isMinor: ({ event }) => event === 'pass',
  isBrief: ({ event }) => event === 'declared',
  isGrave: ({ event }) => event === 'damage',
} as PageUi

test('what needs no eye is not waited for, what is grave for longest, and nothing at instant speed', () => {
  const wait = (...events: string[]) => waitOf('normal', events.map(line), ui, 2)
  expect([wait(), wait('pass', 'pass')]).toEqual([0, 0])
  const [brief, plain, grave] = [wait('declared', 'pass'), wait('declared', 'moved'), wait('moved', 'damage')]
  expect(brief).toBeGreaterThan(0)
  expect(plain).toBeGreaterThan(brief)
  expect(grave).toBeGreaterThan(plain)
  expect(waitOf('instant', [line('damage')], ui, 2)).toBe(0)
})

test('among many rivals each change takes less; where all play together it does not', () => {
  const wait = (seats: number, more: Partial<PageUi> = {}) =>
    waitOf('normal', [line('moved')], { ...ui, ...more }, seats)
  expect(wait(6)).toBeLessThan(wait(2) / 2)
  expect(wait(4, { together: true })).toBe(wait(2))
})

/** How long each turn is waited for in a game of bots that the first seat watches: the waits before bots and between frames. */
async function turnsOfSix(turns: number): Promise<number[]> {
  const [engine, page] = [await engineOf('arsenal'), arsenal as PageUi]
  const { game, mind, reveals } = engine
  const session = Session.open({ game, mind, reveals }, { seats: 6, config: {}, seed: 'pace' })
  const waits: number[] = []
  let since: HeardUpTo | undefined
  while (waits.length <= turns) {
    const [asked] = session.match.pending
    if (!asked) break
    await session.bot(asked.seat, 'novice', () => {})
    const seen = session.seen({ viewer: 0, since })
    const shown = [...session.frames({ viewer: 0, since }).slice(0, -1), seen]
    let heard = 0
    const parts = shown.map(({ view, news }) => {
      const fresh = linesOf(engine, view, news).lines.slice(heard)
      heard += fresh.length
      return fresh
    })
    since = seen.news.upTo
    for (const [at, fresh] of parts.entries()) {
      if (fresh.some(({ event }) => page.isHeading(event))) waits.push(0)
      const wait = waitOf('normal', fresh, page, 6) / (at < parts.length - 1 ? 2 : 1)
      waits[waits.length - 1] = (waits.at(-1) ?? 0) + wait
    }
  }
  return waits.slice(1, -1)
}

test('a rival’s turn among six Mechs is waited for less than 10 seconds', async () => {
  const turns = await turnsOfSix(12)
  expect(turns).toHaveLength(11)
  for (const turn of turns) expect(turn).toBeLessThan(10_000)
  expect(Math.min(...turns)).toBeGreaterThan(1500)
}, 30_000)
