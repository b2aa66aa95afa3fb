import { expect, test } from 'vitest'
import { baseContent } from '../content/index.ts'
import type { State } from './state.ts'
import { describe } from './words.ts'

const fighter = (name: string) => Object.values(baseContent.fighters).find((card) => card.name === name)?.id
const state = { content: baseContent, config: { players: ['Anna', 'Bruno'] } } as unknown as State

test('a fighter whose name is a plural does things in the plural', () => {
  const event = { event: 'damage', fighter: fighter('Brimstone Horrors'), amount: 2, total: 3 }
  expect(describe(event, state)).toBe('Brimstone Horrors take 2 damage and have 3.')
  expect(describe({ ...event, fighter: fighter('Grawl') }, state)).toBe('Grawl takes 2 damage and has 3.')
})

test('dice come before what they are rolled for', () => {
  expect(describe({ event: 'dice', seat: 1, faces: [6, 2], why: 'to hit' }, state)).toBe('Bruno rolls 6, 2 (to hit).')
})
