import { perft } from '@muster/table'
import { playThrough } from '@muster/table/testing'
import { expect, test } from 'vitest'
import { bench } from '../testing/bench.ts'
import { attack, instant, personal } from '../testing/pack.ts'

/** John's Eagle Eye attacks Mike's Stone Helix at long range. */
const example = () =>
  bench({
    players: [
      { pilots: 'eagle-eye', at: [0, 0], hand: ['heavy-beam', 'sniper-slug'] },
      { pilots: 'stone-helix', at: [3, 0], hand: ['range-advantage'] },
    ],
    config: { players: ['John', 'Mike'] },
  })

test('AR-ATTACK-1 AR-ROLL-17 AR-DAMAGE-4 the worked attack of the book', async () => {
  const t = example()
  const told = playThrough(t.match, [
    'play heavy-beam at mech-1',
    'play range-advantage',
    'pass',
    'pass',
    [1, 1, 6, 2, 3, 4, 5, 2, 3],
    3,
    [1, 6, 2, 3, 4, 5, 2, 3],
    2,
    [6, 6, 2, 3],
    4,
  ])
  expect(t.told('attack-roll')[0]).toMatchObject({ dice: 9, pulled: 3 })
  expect(t.told('evasion-roll')[0]).toMatchObject({ dice: 8, pulled: 2 })
  expect([t.damage(1), t.player(0).pools.attack, t.player(1).pools.evasion, t.player(1).pools.armor]).toEqual([
    3, 3, 0, 0,
  ])
  await expect(told).toMatchFileSnapshot('../playthroughs/attack-example.txt')
})

test('perft of the worked example', () => {
  expect([1, 2, 3, 4].map((depth) => perft(example().match, depth))).toEqual([5, 15, 45, 125])
})

test('perft of a swarm that is answered by movement, a lost lock and a counter', () => {
  const cards = {
    pod: attack({ guided: true, swarm: 1, ranges: ['short', 'medium'] }),
    hop: instant({ do: [{ move: { hexes: 1 } }] }),
    hush: instant({ target: { what: 'waiting' }, do: [{ disrupt: {} }] }),
    guard: personal({ functions: [{ cost: { scrap: true }, do: [{ prevent: { amount: 1 } }] }] }),
  }
  const t = bench({
    cards,
    players: [
      { at: [0, 0], hand: ['pod', 'hush'] },
      { at: [1, 0], hand: ['hop', 'hush'], inPlay: ['guard'] },
    ],
    lasting: [
      { kind: 'lock', seat: 0, on: 'mech-1' },
      { kind: 'lock', seat: 0, on: 'guard' },
    ],
  })
  expect([1, 2, 3, 4, 5].map((depth) => perft(t.match, depth))).toEqual([4, 10, 33, 104, 297])
})
