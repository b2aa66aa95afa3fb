import { expect, test } from 'vitest'
import { optionsIn, plain } from './options.ts'

const schema = {
  properties: {
    options: {
      properties: {
        mirror_warbands: { enum: ['off', 'on'], default: 'off', description: 'BB-R-1: whether both may be alike' },
        lives: { enum: [6, 7, 5, 4], default: 6, description: 'SN-R-3: how many' },
        terrainPieces: { type: 'integer', minimum: 0, maximum: 3, default: 2, description: 'SN-R-16: how many' },
        midgetHoldsWin: { type: 'boolean', default: true, description: 'SN-R-50: whether' },
        terrainLayout: { type: 'string', default: 'automatic', description: 'SN-R-16: the preset' },
      },
    },
  },
}

test('options keep the type of their values; a text that could be anything is no list to choose from', () => {
  expect(optionsIn(schema).map(({ name, values, standard, rule }) => [name, values, standard, rule])).toEqual([
    ['mirror_warbands', ['off', 'on'], 'off', 'BB-R-1'],
    ['lives', [6, 7, 5, 4], 6, 'SN-R-3'],
    ['terrainPieces', [0, 1, 2, 3], 2, 'SN-R-16'],
    ['midgetHoldsWin', [true, false], true, 'SN-R-50'],
  ])
})

test('names and values are words', () => {
  expect(['mirror_warbands', 'terrainPieces', 'third-turn-after', true, 6].map(plain)).toEqual([
    'Mirror warbands',
    'Terrain pieces',
    'Third turn after',
    'Yes',
    '6',
  ])
})
