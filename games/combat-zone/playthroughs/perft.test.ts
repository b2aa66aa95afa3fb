import { perft } from '@muster/table'
import { expect, test } from 'vitest'
import { duel } from '../testing/duel.ts'

/** Answer sequences from small tricky positions, dice at their lowest face. */
const positions: Record<string, { start: () => ReturnType<typeof duel>; leaves: readonly number[] }> = {
  'an exchange of shots past a fence, with Luck on both sides': {
    start: () => duel({ pieces: [{ kind: 'fence', at: [5, 8] }], luck: [1, 1] }),
    leaves: [1, 5, 46, 170],
  },
  'a Brawl that one leaves, drags or fights in': {
    start: () =>
      duel({ ana: { tokens: 'Y+ Y-' }, bob: { at: [5, 6.9], gonk: 'yellow' }, more: { cal: { seat: 0, at: [6.6, 5] } } }),
    leaves: [1, 4, 14, 35],
  },
  'the foot of a roof, with a Body beside it': {
    start: () =>
      duel({
        ana: { at: [6.47, 15], tokens: 'Y+ Y+' },
        bob: { at: [20, 28] },
        more: { cal: { seat: 1, at: [20, 20], where: 'out' } },
        pieces: [{ kind: 'rooftop', at: [10, 15], size: [6, 6], height: 10 }],
        state: { bodies: [{ no: 1, of: 'cal-1', at: { x: 600, y: 1590, z: 0 } }] },
      }),
    leaves: [1, 4, 29, 98],
  },
}

for (const [name, { start, leaves }] of Object.entries(positions))
  test(`perft of ${name}`, () => {
    expect([0, 1, 2, 3].map((depth) => perft(start().match, depth))).toEqual(leaves)
  })
