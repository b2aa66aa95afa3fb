import { copyOf, PlayoutTable, playout, randomPolicy, seededRandom } from '@muster/table'
import { expect, test } from 'vitest'
import { originOf } from '../testing/origin.ts'
import { searchedPath, shortPath } from './enemy-move.ts'
import { sanctuary } from './game.ts'

const plain = { terrainPieces: 0 }

test.each([
  ['past a crowd', {}],
  ['past walls and much terrain', { terrainLayout: 'rail-yard', terrainPieces: 7 }],
  ['past characters who let one by', { charactersBlockEnemies: 'walk-past', ...plain }],
] as const)('SN-R-44 SN-R-46 the settled short path is the one found by searching the board: %s', (_, options) => {
  const random = seededRandom('marches')
  let found = 0
  let walled = 0
  for (let game = 0; game < 6; game++)
    playout(sanctuary, originOf(3, { hunters: ['axton'], options }), random, (seat, question, at, dice) => {
      const state = copyOf(sanctuary, at)
      const table = new PlayoutTable(dice, randomPolicy, state)
      if (state.turret) walled++
      for (const enemy of state.enemies) {
        const short = shortPath(state, enemy, 6)
        if (short) expect(short).toEqual(searchedPath(table, state, enemy, 6))
        if (short) found++
      }
      return randomPolicy(seat, question, at, dice)
    })
  expect(found).toBeGreaterThan(1000)
})
