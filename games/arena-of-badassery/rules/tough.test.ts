import { describe, expect, test } from 'vitest'
import { position } from '../testing/position.ts'

const smash = { name: 'smash', skill: 'melee', bands: ['red'], attack: true, with: ['deadly'] }
const show = (burning = 0) =>
  position({
    map: ['a b c d'],
    hunters: { ann: 'a' },
    enemies: { 'thug-1': { at: 'b', status: { burning } } },
    queue: [['slaughterlight']],
    cards: { enemies: { thug: { hitPoints: 3, tough: true } }, hunters: { ann: { actions: [smash] } } },
  })

describe('Tough enemies', () => {
  test('AB-TOUGH-1 suffer one wound less each time', () => {
    expect(show().dice(8).answer('ann thug-1 on G+').enemy('thug-1')?.wounds).toBe(1)
  })

  test('AB-TOUGH-2 never less than none', () => {
    expect(show().dice(8).answer('melee thug-1 on G+').enemy('thug-1')?.wounds).toBe(0)
  })

  test('AB-TOUGH-3 of wounds of every kind', () => {
    expect([1, 2].map((burning) => show(burning).end().enemy('thug-1')?.wounds)).toEqual([0, 1])
  })
})
