import { describe, expect, test } from 'vitest'
import { type PositionSetup, position } from '../testing/position.ts'

const action = (more: Record<string, unknown>) => ({
  name: 'shoot',
  skill: 'ranged',
  bands: ['red'],
  attack: true,
  ...more,
})
const facing = (enemy: Record<string, unknown>, gun: Record<string, unknown> = {}): PositionSetup => ({
  map: ['a b'],
  hunters: { ann: { at: 'a', gear: ['tube'] } },
  enemies: { 'thug-1': 'b' },
  cards: {
    enemies: { thug: enemy },
    gear: { tube: { slot: 'gun', actions: [action(gun)] } },
    hunters: { ann: { skills: { ranged: 4 } } },
  },
})

describe('Crits and Fumbles', () => {
  test('AB-CRIT-1 a Crit succeeds whatever the total', () => {
    const t = position(facing({ defense: 9, hitPoints: 2, standing: [{ change: 'defense', add: 6 }] }))
    t.dice(8).answer('tube thug-1 on Y+')
    expect(t.told('success')).toMatchObject([{ total: 12, need: 15, crit: true }])
    expect(t.enemy('thug-1')?.wounds).toBe(1)
  })

  test('AB-CRIT-2 a Fumble fails whatever the total', () => {
    const t = position(facing({ defense: 3 }))
      .dice(1)
      .answer('tube thug-1 on G+')
    expect(t.told('failure')).toMatchObject([{ total: 5, need: 3, fumble: true }])
  })

  test('AB-CRIT-3 what is tied to a Crit happens with a Crit alone', () => {
    const wounds = (face: number) =>
      position(facing({ hitPoints: 3 }, { crits: ['deadly'] }))
        .dice(face)
        .answer('tube thug-1 on G+')
        .enemy('thug-1')?.wounds
    expect([wounds(12), wounds(11)]).toEqual([2, 1])
  })

  test('AB-CRIT-4 what is tied to a Fumble happens when a Fumble stands in the end', () => {
    const fumbled = position({ ...facing({}, { with: ['small clip'] }), luck: 1 })
      .dice(1)
      .answer('tube thug-1 on G+')
    expect(fumbled.answer('keep').hunter('ann').gear).toMatchObject([{ card: 'tube', down: true }])
    const again = position({ ...facing({}, { with: ['small clip'] }), luck: 1 })
      .dice(1, 3)
      .answer('tube thug-1 on G+')
    expect(again.answer('luck 0').hunter('ann').gear).toMatchObject([{ card: 'tube', down: false }])
  })
})
