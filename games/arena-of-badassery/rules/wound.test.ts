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

  test('AB-WOUND-2 AB-HUNTER-4 what waits for an enemy to be wounded hears no wound that takes it out', () => {
    const triggers = [{ on: 'wounded', do: [{ luck: { add: 1 } }] }]
    const hit = (wounds: number) =>
      position({
        map: ['a b c'],
        hunters: { ann: 'a' },
        enemies: { 'ogre-1': { at: 'b', wounds }, 'thug-1': 'c' },
        cards: { enemies: { ogre: { hitPoints: 3, triggers } } },
      })
        .dice(8)
        .answer('melee ogre-1 on G+')
    expect(hit(1).state.luck).toBe(1)
    expect([hit(2).state.luck, hit(2).enemy('ogre-1')]).toEqual([0, undefined])
  })

  test('AB-WOUND-4 wounds stay from round to round', () => {
    const t = position(facing).dice(8).answer('melee thug-1 on G+').end()
    expect(t.state.round).toBe(3)
    t.answer('ann').dice(8).answer('melee thug-1 on G+')
    expect(t.enemy('thug-1')).toBeUndefined()
  })
})
