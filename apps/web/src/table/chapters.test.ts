import type { LogLine } from '@muster/session/reader'
import type { PageUi } from '@muster/ui'
import { expect, test } from 'vitest'
import { chaptersOf } from './chapters.ts'

const ui = {
  isHeading: ({ event }) => event === 'round' || event === 'turn',
  isAnnounced: ({ event }) => event === 'round' || event === 'points',
  isGrave: ({ event }) => event === 'down' || event === 'hit',
  sounds: { down: 'fall', hit: 'strike' },
} as Partial<PageUi> as PageUi

const line = (after: number, event: string, text: string): LogLine => ({ at: after, after, text, event: { event } })

test('rounds, falls and points are chapters, each once; a roll, a hit and what begins a mere turn are none', () => {
  const log = [
    line(0, 'round', 'Round 1.'),
    line(1, 'turn', 'Ollo is activated.'),
    line(2, 'hit', 'Ollo hits.'),
    line(2, 'down', 'Grawl is taken down.'),
    line(2, 'down', 'Grawl is taken down.'),
    line(3, 'points', 'Asha scores 2.'),
  ]
  expect(chaptersOf(ui, log)).toEqual([
    { at: 0, name: 'Round 1.', isPart: true },
    { at: 2, name: 'Grawl is taken down.', isPart: false },
    { at: 3, name: 'Asha scores 2.', isPart: false },
  ])
})
