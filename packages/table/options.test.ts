import { expect, test } from 'vitest'
import { z } from 'zod'
import { choice, count, flag, tableOptionsIn } from './options.ts'

const options = z.strictObject({
  lesserArtefacts: choice(['open', 'hidden'], 'BB-R-11', 'who sees them'),
  lives: count([6, 7, 5, 4], 'SN-R-3', 'how many'),
  terrainPieces: z.int().min(0).max(3).default(2).describe('SN-R-16: how many'),
  paces: z.int().min(0).max(300).default(2).describe('XX-R-1: too many to list'),
  goblinHoldsWin: flag(true, 'SN-R-50', 'whether'),
  layout: z.string().default('automatic').describe('SN-R-16: the preset'),
})

test('options keep the type of their values; what could be anything is no list to choose from', () => {
  const config = z.strictObject({ seed: z.string().optional(), options: options.prefault({}) })
  expect(
    tableOptionsIn(config).map(({ name, values, standard, rule, words }) => [name, values, standard, rule, words]),
  ).toEqual([
    ['lesserArtefacts', ['open', 'hidden'], 'open', 'BB-R-11', 'who sees them'],
    ['lives', [6, 7, 5, 4], 6, 'SN-R-3', 'how many'],
    ['terrainPieces', [0, 1, 2, 3], 2, 'SN-R-16', 'how many'],
    ['goblinHoldsWin', [true, false], true, 'SN-R-50', 'whether'],
  ])
})

test('a config without options has none', () => {
  expect(tableOptionsIn(z.strictObject({}))).toEqual([])
  expect(tableOptionsIn(z.unknown())).toEqual([])
})
