import { bladeborn } from '@muster/bladeborn'
import { expect, test } from 'vitest'
import { greedySources, runNameOf } from './run-name.ts'

test('the name of a run says the game, its version, its content and its bots', () => {
  expect(runNameOf(bladeborn)).toMatch(/^bladeborn \S+ content [0-9a-f]{12} bots [0-9a-f]{12}$/)
  expect(runNameOf(bladeborn)).toBe(runNameOf(bladeborn))
})

test('other rules, other content and other bots have another name', () => {
  const name = runNameOf(bladeborn)
  expect(runNameOf({ ...bladeborn, version: 'next' })).not.toBe(name)
  expect(runNameOf({ ...bladeborn, content: () => ({ warbands: [] }) })).not.toBe(name)
  expect(runNameOf(bladeborn, greedySources)).not.toBe(name)
})
