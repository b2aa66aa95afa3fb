import { expect, test } from 'vitest'
import { type ModelSetup, position } from '../testing/position.ts'
import { quartersOf } from './quarter.ts'

const at = (seat: number, x: number, y: number, more: Partial<ModelSetup> = {}): ModelSetup => ({
  seat,
  at: [x, y],
  ...more,
})
const held = (models: Record<string, ModelSetup>, luck = [0, 0], pairs = false) => {
  const { state } = position({ models, luck, pairs })
  return luck.map((_, seat) => quartersOf(state, seat))
}
const bob = at(1, 20, 28)

test('CZ-QUARTER-1 a Battlespace of 22 by 30 inches has quarters of 11 by 15', () => {
  const corners = [at(0, 10, 14), at(0, 12, 14), at(0, 10, 16), at(0, 12, 16)] as const
  const [south, east, north, far] = corners
  expect(held({ south, bob })[0]).toBe(1)
  expect(held({ south, east, bob })[0]).toBe(2)
  expect(held({ south, east, north, bob })[0]).toBe(3)
  expect(held({ south, east, north, far, cal: at(0, 14, 20), bob })[0]).toBe(4)
})

test('CZ-QUARTER-2 more friends than rivals control it, as many do not', () => {
  expect(held({ ana: at(0, 3, 3), dan: at(0, 6, 3), bob: at(1, 6, 6) })).toEqual([1, 0])
  expect(held({ ana: at(0, 3, 3), bob: at(1, 6, 6) })).toEqual([0, 0])
})

test('CZ-QUARTER-3 only who is wholly in it counts', () => {
  const radius = 0.53
  const from = (x: number) => held({ ana: at(0, x, 5), bob })[0]
  expect([from(11 - radius), from(11 - radius + 0.03), from(11)]).toEqual([1, 0, 0])
})

test('CZ-R-114 all other players together are the rivals, who is in Reserve does not count, and friends of a team do', () => {
  const split = { ana: at(0, 3, 3), dan: at(0, 6, 3), bob: at(1, 6, 6), cat: at(2, 3, 6) }
  expect(held(split, [0, 0, 0])).toEqual([0, 0, 0])
  expect(held({ ...split, cat: at(2, 3, 6, { where: 'reserve' }) }, [0, 0, 0])).toEqual([1, 0, 0])
  expect(held({ ana: at(0, 3, 3), cat: at(2, 6, 3), bob: at(1, 6, 6) }, [0, 0, 0, 0], true)).toEqual([1, 0, 1, 0])
})
