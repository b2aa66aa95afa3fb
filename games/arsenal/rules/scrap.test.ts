import { expect, test } from 'vitest'
import { bench } from '../testing/bench.ts'

test('AR-SCRAP-1 scrapping from play or from hand puts a card face up on the Scrapheap', () => {
  const t = bench({
    players: [{ hand: ['heavy-beam', 'sidestep'], inPlay: [{ card: 'evasion-routine', id: 'plan' }] }, {}],
  })
  t.does('use plan').does('end').play('heavy-beam', 'stop')
  expect(t.scrapheap(0)).toEqual(['evasion-routine', 'heavy-beam'])
  expect(t.player(0).scrapheap.sees).toBe('all')
})

test('AR-SCRAP-2 several cards go one after another, each shown to all', () => {
  const t = bench({ players: [{ hand: ['heavy-beam', 'sidestep', 'autocannon'] }, {}] })
  t.does('end').play('sidestep', 'heavy-beam', 'autocannon')
  expect(t.told('scrapped').map(({ card }) => card)).toEqual(['sidestep', 'heavy-beam', 'autocannon'])
  expect(t.match.told.filter(({ event }) => event.event === 'scrapped').map(({ to }) => to)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('AR-SCRAP-3 AR-SCRAP-4 anybody may look through a Scrapheap at any time, and looking changes nothing', () => {
  const t = bench({ players: [{ scrapheap: ['heavy-beam', 'sidestep', 'autocannon'] }, {}] })
  for (let look = 0; look < 3; look++)
    expect(t.match.view(1).players[0]?.scrapheap.cards).toEqual(['heavy-beam', 'sidestep', 'autocannon'])
  expect(t.asked).toBe('0 act')
  expect(t.scrapheap(0)).toEqual(['heavy-beam', 'sidestep', 'autocannon'])
})
