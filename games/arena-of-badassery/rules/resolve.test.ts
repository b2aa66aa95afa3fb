import { describe, expect, test } from 'vitest'
import { type PositionSetup, position } from '../testing/position.ts'

const facing: PositionSetup = { map: ['a b c'], hunters: { ann: 'a' }, enemies: { 'thug-1': 'b', 'thug-2': 'c' } }
const withHunter = (ann: Record<string, unknown>, more: Partial<PositionSetup> = {}): PositionSetup => ({
  ...facing,
  ...more,
  cards: { hunters: { ann } },
})

describe('resolving an action', () => {
  test('AB-RESOLVE-1 an action that fails has cost its token', () => {
    const t = position(facing).dice(1).answer('melee thug-1 on Y+')
    expect(t.tokens('ann')).toBe('G+ Y- Y+')
    expect(t.enemy('thug-1')?.wounds).toBe(0)
  })

  test('AB-RESOLVE-2 the target must be in range and in sight', () => {
    const t = position({ ...facing, enemies: { 'thug-1': 'b', 'thug-2': 'c' } })
    expect(t.aims('melee')).toEqual(['thug-1'])
    expect(t.whyNot('melee thug-2 on G+')).toBe('AB-RESOLVE-2')
  })

  test("AB-RESOLVE-3 the Target Number is the enemy's Defense, and no die is rolled for it", () => {
    const t = position(facing).dice(2).answer('melee thug-1 on G+')
    expect(t.told('success')).toMatchObject([{ need: 5 }])
    expect(t.told('dice')).toHaveLength(1)
  })

  test('AB-RESOLVE-4 the total is the die, the Skill and whatever else is added', () => {
    const t = position(withHunter({ standing: [{ change: 'acting', add: 1 }] }))
      .dice(4)
      .answer('ann-gun thug-1 on G+')
    expect(t.told('success')).toMatchObject([{ total: 7 }])
  })

  test('AB-RESOLVE-5 as much as the Target Number is enough, less is not', () => {
    expect(position(facing).dice(3).answer('ann-gun thug-1 on G+').enemy('thug-1')).toBeUndefined()
    expect(position(facing).dice(2).answer('ann-gun thug-1 on G+').enemy('thug-1')).toBeDefined()
  })

  test('AB-RESOLVE-6 Luck is offered after a failure and after a success, and the result is worked out again', () => {
    const missed = position({ ...facing, luck: 1 })
      .dice(2, 6)
      .answer('ann-gun thug-1 on G+')
    expect(missed.question().ask).toBe('again')
    expect(missed.answer('luck 0').enemy('thug-1')).toBeUndefined()
    const hit = position({ ...facing, luck: 1 })
      .dice(6, 2)
      .answer('ann-gun thug-1 on G+')
    expect(hit.question().ask).toBe('again')
    expect(hit.answer('luck 0').enemy('thug-1')).toBeDefined()
  })

  test('AB-RESOLVE-7 nothing happens to the target before Luck is settled', () => {
    const t = position({ ...facing, luck: 1 })
      .dice(6)
      .answer('ann-gun thug-1 on G+')
    expect(t.told('enemy-wounded')).toEqual([])
    expect(t.answer('keep').told('enemy-wounded')).toHaveLength(1)
  })

  test('AB-RESOLVE-8 a failure brings what the action says of failing, and nothing else', () => {
    const risky = { name: 'risk', skill: 'tech', bands: ['red'], attack: true, fails: [{ luck: { add: -1 } }] }
    const t = position(withHunter({ actions: [risky] }, { luck: 2 }))
      .dice(2)
      .answer('ann thug-1 on G+')
      .answer('keep')
    expect(t.state.luck).toBe(1)
    const plain = position({ ...facing, luck: 2 })
      .dice(2)
      .answer('ann-gun thug-1 on G+')
      .answer('keep')
    expect(plain.state.luck).toBe(2)
    expect(plain.enemy('thug-1')).toMatchObject({ wounds: 0 })
  })
})
