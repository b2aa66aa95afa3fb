import { expect, test } from 'vitest'
import { type Band, type BandLimits, bandNames, bandOf, bands, bandsOf, reaches } from './band.ts'

const zones: BandLimits = [1, 2, 3]
const inches: BandLimits = [300, 700, 1200]

test('the band of a distance (AB-RANGE-1..5, CZ-ACTION-8)', () => {
  expect([0, 1, 2, 3, 4, 12].map((far) => bandOf(far, zones))).toEqual([
    'red',
    'red',
    'yellow',
    'green',
    'long',
    'long',
  ])
  expect([299, 300, 301, 700, 701, 1200, 1201].map((far) => bandOf(far, inches))).toEqual([
    'red',
    'red',
    'yellow',
    'yellow',
    'green',
    'green',
    'long',
  ])
})

test.each<[Band[], number[]]>([
  [['red'], [0, 1]],
  [['yellow'], [2]],
  [
    ['yellow', 'green'],
    [2, 3],
  ],
  [
    ['green', 'long'],
    [3, 4, 9],
  ],
  [['long'], [4, 9]],
  [[], []],
])('bands %j reach %j of 0, 1, 2, 3, 4 and 9 zones (AB-RANGE-6)', (named, reached) => {
  const mask = bandsOf(named)
  expect([0, 1, 2, 3, 4, 9].filter((far) => reaches(mask, far, zones))).toEqual(reached)
  expect(bandNames(mask)).toEqual(bands.filter((band) => named.includes(band)))
})
