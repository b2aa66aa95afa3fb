import { perft } from '@muster/table'
import { expect, test } from 'vitest'
import { fresh, gun, type PositionSetup, position } from '../testing/position.ts'

/** Answer sequences from small tricky positions, dice at their lowest face. */
const positions: Record<string, { setup: PositionSetup; leaves: readonly number[] }> = {
  'an open field, one hunter': { setup: { hunters: [{ at: '5,5' }] }, leaves: [1, 83, 691] },
  'a corner with cover and an enemy': {
    setup: { hunters: [{ at: '2,3' }], cover: ['3,3', '2,4'], enemies: { 'a.1': '5,2' } },
    leaves: [1, 29, 158, 2721],
  },
  'two guns while Gunzerking': {
    setup: {
      hunters: [{ at: '5,5', card: 'salvador', timer: 0, guns: ['one', 'two'] }],
      loot: { one: gun(1), two: gun(0, 2, { bullets: 2 }) },
      cover: ['4,5', '6,5', '5,4', '5,8'],
      enemies: { 'a.1': { at: '5,6', health: 4 }, 'b.1': { at: '5,7', health: 2 } },
    },
    leaves: [1, 6, 18, 115],
  },
  'a trade between two full hands': {
    setup: {
      hunters: [
        { at: '5,5', hand: ['stim-1', 'wasp'] },
        { at: '6,6', hand: ['medkit-1', 'turtle'] },
      ],
      turn: { left: 1, done: ['move', 'shoot'] },
    },
    leaves: [1, 4, 10, 272],
  },
}

for (const [name, { setup, leaves }] of Object.entries(positions))
  test(`perft of ${name}`, () => {
    expect([0, 1, 2, 3].slice(0, leaves.length).map((depth) => perft(position(setup).match, depth))).toEqual(leaves)
  })

test('perft of the set-up of two players', () => {
  expect([1, 2, 3].map((depth) => perft(fresh(2).match, depth))).toEqual([4, 12, 108])
})
