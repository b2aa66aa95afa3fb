import { d6, rollOutcomes } from '@muster/table'
import { expect, test } from 'vitest'
import { likelyOutcomes, sharesOf } from './outcomes.ts'
import { share95 } from './statistics.ts'

test('few outcomes are all looked at, by their chances', () => {
  const shares = sharesOf(rollOutcomes(2, d6, [0, 0, 0, 1, 1, 2]), 24)
  expect(shares).toHaveLength(6)
  expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
})

test('many outcomes are thinned to ones that stand for the rest', () => {
  const outcomes = rollOutcomes(5, d6, 'total')
  const shares = sharesOf(outcomes, 6)
  expect(shares.length).toBeLessThanOrEqual(6)
  expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
  const total = (faces: readonly number[] = []) => faces.reduce((sum, face) => sum + face, 0)
  const mean = shares.reduce((sum, { outcome, share }) => sum + share * total(outcomes[outcome]?.faces), 0)
  expect(Math.abs(mean - 17.5)).toBeLessThan(0.6)
})

test('dice that fall in too many ways are looked at by a fixed sample', () => {
  const sample = likelyOutcomes(9, d6, 'faces')
  expect(sample).toHaveLength(48)
  expect(sample.every(({ faces }) => faces.length === 9)).toBe(true)
  expect(likelyOutcomes(9, d6, 'faces')).toBe(sample)
  expect(likelyOutcomes(2, d6, 'faces')).toHaveLength(36)
})

test('an interval of shares holds near the ends too', () => {
  expect(share95(50, 100).low).toBeCloseTo(0.404, 2)
  expect(share95(50, 100).high).toBeCloseTo(0.596, 2)
  expect(share95(20, 20)).toMatchObject({ rate: 1 })
  expect(share95(20, 20).low).toBeLessThan(0.85)
  expect(share95(0, 0)).toEqual({ rate: 0.5, low: 0, high: 1 })
})
