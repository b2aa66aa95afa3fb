import { makePile } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { duel } from '../testing/duel.ts'
import type { ModelSetup } from '../testing/position.ts'

/** Where things stand so close that a base meets one of them while it is still in another. */

const far = { at: [20, 28] } as const
const friend = (x: number, y: number): ModelSetup => ({ seat: 0, at: [x, y] })

describe('a second thing met while the first is not left', () => {
  const fences = (...dice: number[]) => {
    const pieces = [
      { kind: 'fence', at: [5, 8] },
      { kind: 'fence', at: [5, 8.5] },
    ]
    const t = duel({ bob: far, pieces }).answer('move on G+')
    return t.dice(...dice).walk([5, 12])
  }

  test('CZ-MOVE-6 CZ-R-8 two fences nearer than a base are one roll each, and cost no distance twice', () => {
    const t = fences(9, 2, 9, 2).walk([5, 12])
    expect(t.told('meets').map(({ what }) => what)).toEqual(['fence-1', 'fence-2'])
    expect(t.refusedPath([5, 17.05])).toBe('CZ-BASIC-2')
    expect([t.walk([5, 17]).at('ana'), t.told('meets').length]).toEqual([[500, 1700], 2])
  })

  test('CZ-R-12 who fails at the second goes back to where it could stand, before the first', () => {
    expect(fences(9, 2, 3, 5).walk([5, 12]).at('ana')).toEqual([500, 738])
  })

  const throughFriend = (...dice: number[]) =>
    duel({ bob: { at: [5, 9.06], tokens: 'Y+' }, more: { cal: friend(5, 8) } })
      .answer('move on G+')
      .dice(...dice)
      .walk([5, 13])

  test('CZ-MOVE-3 CZ-OBST-9 a rival in contact with a friend is passed with one roll', () => {
    const t = throughFriend(9, 2)
    expect(t.told('meets')).toMatchObject([
      {
        what: 'bob-1',
        way: [
          { x: 500, y: 500 },
          { x: 500, y: 695 },
        ],
      },
    ])
    expect([t.walk([5, 17]).at('ana'), t.told('meets').length]).toEqual([[500, 1700], 1])
  })

  test('CZ-R-9 what was rolled for is entered once: who leaves it and comes back rolls again', () => {
    const t = throughFriend(9, 2).dice(9, 2).walk([5, 11], [5, 6.9])
    expect(t.told('meets').map(({ what }) => what)).toEqual(['bob-1', 'bob-1'])
  })

  test('CZ-OBST-10 CZ-R-12 who is held there stands before the friend', () => {
    expect(throughFriend(3, 5).at('ana')).toEqual([500, 695])
  })

  test('CZ-R-8 three things in one stride are three rolls', () => {
    const pieces = [8, 8.35, 8.7].map((y) => ({ kind: 'fence', at: [5, y] }))
    const t = duel({ bob: far, pieces }).answer('move on G+')
    for (let roll = 0; roll < 3; roll++) t.dice(9, 2).walk([5, 12])
    expect([t.walk([5, 12]).at('ana'), t.told('meets').length]).toEqual([[500, 1200], 3])
  })
})

test('CZ-R-9 CZ-BARRIER-4 a building left by another window costs a second roll, also in a straight line', () => {
  const window = { at: 2.4, width: 1.2, kind: 'window' }
  const openings = [
    { ...window, wall: 'south' },
    { ...window, wall: 'north' },
  ]
  const t = duel({ ana: { at: [5, 6.5] }, bob: far, pieces: [{ kind: 'shop', at: [5, 10], size: [6, 4], openings }] })
  t.answer('move on G+').dice(9, 2).walk([5, 15]).dice(3, 5).walk([5, 15])
  expect([t.told('meets').length, t.at('ana')]).toEqual([2, [500, 1118]])
})

test('CZ-JUMP-1 CZ-JUMP-5 CZ-R-16 a gap with something lower in it is jumped as a whole', () => {
  const roofs = (...dice: number[]) =>
    duel({
      ana: { at: [5, 7, 6], tokens: 'Y+ G+' },
      bob: far,
      pieces: [
        { kind: 'rooftop', at: [5, 6], height: 6 },
        { kind: 'rooftop', at: [5, 12], height: 6 },
        { kind: 'rooftop', at: [5, 9], size: [5, 1.6], height: 4 },
      ],
    })
      .answer('move on Y+')
      .dice(...dice)
      .walk([5, 11])
  expect(roofs(7, 3).walk([5, 11]).model('ana').at).toEqual({ x: 500, y: 1100, z: 600 })
  const fell = roofs(3, 3)
  expect([fell.model('ana').at, fell.tokens('ana')]).toEqual([{ x: 500, y: 900, z: 400 }, 'Y- G+'])
})

describe('a barrier that only reaches into the way', () => {
  const end = (left: number) => [{ kind: 'wall', at: [left + 1, 5.95], size: [2, 0.3] }]

  test('CZ-R-39 CZ-DRAG-2 does not keep a crate behind it out of reach', () => {
    const drags = (left: number) =>
      duel({ bob: far, pieces: end(left), loose: [{ kind: 'crate', at: [5, 6.95] }] }).offer('drag').length
    expect([drags(4.9), drags(4.4)]).toEqual([2, 0])
  })

  test('CZ-R-39 CZ-LOOT-2 nor a Body', () => {
    const loots = (left: number) =>
      duel({
        bob: far,
        pieces: end(left),
        more: { dee: { seat: 1, at: [15, 15], where: 'out' } },
        state: {
          lootDeck: makePile('loot', 'none', ['stimpak']),
          bodies: [{ no: 1, of: 'dee-1', at: { x: 500, y: 690, z: 0 } }],
        },
      }).offer('loot-goods').length
    expect([loots(4.9), loots(4.4)]).toEqual([2, 0])
  })
})
