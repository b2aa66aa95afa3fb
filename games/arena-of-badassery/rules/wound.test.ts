import { describe, expect, test } from 'vitest'
import { type PositionSetup, position } from '../testing/position.ts'

const sturdy = { enemies: { thug: { hitPoints: 2 } } }
const facing: PositionSetup = {
  map: ['a b c'],
  hunters: { ann: 'a' },
  enemies: { 'thug-1': 'b', 'thug-2': 'c' },
  cards: sturdy,
  queue: [['slaughterlight'], ['slaughterlight']],
}

describe('wounding enemies', () => {
  test('AB-WOUND-1 wounds are marked on the one model', () => {
    const t = position(facing).dice(8).answer('melee thug-1 on G+')
    expect(t.state.enemies.map(({ id, wounds }) => [id, wounds])).toEqual([
      ['thug-1', 1],
      ['thug-2', 0],
    ])
  })

  test('AB-WOUND-2 AB-WOUND-3 with as many wounds as Hit Points an enemy is out, and its zone is clear', () => {
    const t = position(facing).dice(8).answer('melee thug-1 on G+')
    expect(t.enemy('thug-1')).toBeDefined()
    expect(t.aims('ann-gun')).toEqual(['thug-1'])
    t.dice(8).answer('melee thug-1 on Y+')
    expect(t.enemy('thug-1')).toBeUndefined()
    expect(t.aims('ann-gun')).toEqual(['thug-2'])
  })

  test('AB-WOUND-4 wounds stay from round to round', () => {
    const t = position(facing).dice(8).answer('melee thug-1 on G+').end()
    expect(t.state.round).toBe(3)
    t.answer('ann').dice(8).answer('melee thug-1 on G+')
    expect(t.enemy('thug-1')).toBeUndefined()
  })
})
