import { expect, test } from 'vitest'
import { plain } from './options.ts'

test('names and values are words', () => {
  expect(['mirrorWarbands', 'terrainPieces', 'third-turn-after', true, 6].map(plain)).toEqual([
    'Mirror warbands',
    'Terrain pieces',
    'Third turn after',
    'Yes',
    '6',
  ])
})
