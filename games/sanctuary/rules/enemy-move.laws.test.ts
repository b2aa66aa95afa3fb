import { PlayoutTable, randomPolicy, seededRandom } from '@muster/table'
import { expect, test } from 'vitest'
import { originOf } from '../testing/origin.ts'
import { searchedPath, shortPath } from './enemy-move.ts'
import { sanctuary } from './game.ts'

test.each([
  ['past a crowd', {}],
  ['past walls and much terrain', { terrainLayout: 'rail-yard', terrainPieces: 7 }],
  ['past characters who let one by', { charactersBlockEnemies: 'walk-past', terrainPieces: 0 }],
] as const)('SN-R-44 SN-R-46 the settled short path is the one found by searching the board: %s', (_, options) => {
  const random = seededRandom('marches')
  let found = 0
  for (let game = 0; game < 6; game++) {
    const state = originOf(3, { hunters: ['axton'], options })
    const table = new PlayoutTable(random, randomPolicy, state)
    for (; !sanctuary.result(state); sanctuary.step(table, state))
      for (const enemy of state.stage === 'march' || state.turret ? state.enemies : []) {
        const short = shortPath(state, enemy, 6)
        if (short) expect(short).toEqual(searchedPath(table, state, enemy, 6))
        if (short) found++
      }
  }
  expect(found).toBeGreaterThan(1000)
})
