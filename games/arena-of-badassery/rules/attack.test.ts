import { describe, expect, test } from 'vitest'
import { type PositionSetup, position } from '../testing/position.ts'

const sturdy = { enemies: { thug: { hitPoints: 3 } } }
const facing: PositionSetup = {
  map: ['a b'],
  hunters: { ann: 'a', bob: 'a' },
  enemies: { 'thug-1': 'b' },
  cards: sturdy,
}

describe('attacks', () => {
  test('AB-ATTACK-1 only enemies can be attacked', () => {
    const t = position(facing)
    expect(t.aims('ann-gun')).toEqual(['thug-1'])
    expect(() => t.answer('ann-gun bob on G+')).toThrow('only enemies can be attacked')
  })

  test('AB-ATTACK-2 a successful attack deals one wound', () => {
    expect(position(facing).dice(8).answer('ann-gun thug-1 on G+').enemy('thug-1')?.wounds).toBe(1)
  })

  test('AB-ATTACK-3 an action without the attack symbol is no attack and wounds nobody', () => {
    const taunt = {
      name: 'taunt',
      skill: 'willpower',
      bands: ['red'],
      who: { kind: 'enemy' },
      does: [{ luck: { add: 1 } }],
    }
    const triggers = [{ on: 'success', for: { attack: true }, do: [{ luck: { add: 2 } }] }]
    const t = position({ ...facing, cards: { ...sturdy, hunters: { ann: { actions: [taunt], triggers } } } })
    t.dice(8).answer('ann thug-1 on G+')
    expect(t.enemy('thug-1')?.wounds).toBe(0)
    expect(t.state.luck).toBe(1)
  })
})
