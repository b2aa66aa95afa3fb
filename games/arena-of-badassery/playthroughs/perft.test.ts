import { perft } from '@muster/table'
import { expect, test } from 'vitest'
import { type PositionSetup, position } from '../testing/position.ts'

/** Answer sequences from small tricky positions, dice at their lowest face. */
const positions: Record<string, { setup: PositionSetup; leaves: readonly number[] }> = {
  'an activation in a corridor': {
    setup: { map: ['a b c d e'], hunters: { ann: 'a', bob: 'c' }, enemies: { 'thug-1': 'b', 'gunner-1': 'e' } },
    leaves: [1, 10, 82, 509],
  },
  'a strike, a fight for a life and a friend who sees it': {
    setup: {
      map: ['a b c d e'],
      hunters: { ann: { at: 'a', tokens: 'G+ y- y-' }, bob: 'a' },
      enemies: { 'thug-1': 'b', 'thug-2': 'b' },
      active: 'dee',
      spotlight: 'ann',
    },
    leaves: [1, 3, 7, 18],
  },
}

for (const [name, { setup, leaves }] of Object.entries(positions))
  test(`perft of ${name}`, () => {
    expect([0, 1, 2, 3].map((depth) => perft(position(setup).match, depth))).toEqual(leaves)
  })
