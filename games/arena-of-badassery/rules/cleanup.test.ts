import { describe, expect, test } from 'vitest'
import { type PositionSetup, position } from '../testing/position.ts'

const marks = { corrosive: 1, burning: 0, cryo: 1, radiation: 0, slag: 1 }
const show = (more: Partial<PositionSetup> = {}): PositionSetup => ({
  map: ['a b c d e'],
  hunters: { ann: { at: 'a', loot: ['health-100', 'cash-500'] } },
  enemies: { 'thug-1': { at: 'e', status: marks } },
  ground: [
    { at: 'b', token: 'health-100' },
    { at: 'b', token: 'guns' },
    { at: 'c', token: 'cash-100' },
    { at: 'c', token: 'legendary' },
  ],
  queue: [['slaughterlight'], ['slaughterlight']],
  ...more,
})
const rolled = (face: number, more: Partial<PositionSetup> = {}) => position(show(more)).dice(face).answer('end')

describe('the end of a round', () => {
  test('AB-CLEANUP-1 AB-CLEANUP-2 one D4 to clean up, then respawning, then the queue', () => {
    const hunters = { ann: 'b', bob: { at: 'out', loot: ['cash-500'] } } as const
    const t = rolled(2, { map: ['U b c d e'], hunters, ground: [] })
    expect(t.told('dice').map(({ die }) => die)).toEqual(['D4'])
    expect(t.story('dice', 'respawned', 'announced')).toEqual(['dice', 'respawned', 'announced', 'announced'])
  })

  test('AB-CLEANUP-3 AB-CLEANUP-4 AB-CLEANUP-5 on a 1 Loot lying about goes into the bag, a Legendary one out of play', () => {
    const t = rolled(1)
    expect(t.state.ground).toEqual([])
    expect(t.state.bag.cards.toSorted()).toEqual(['cash-100', 'guns', 'health-100'])
    expect(t.hunter('ann').loot).toEqual(['health-100', 'cash-500'])
    expect([t.told('ground-cleared')[0]?.rule, t.told('legendary-lost')]).toMatchObject([
      'AB-CLEANUP-3',
      [{ rule: 'AB-CLEANUP-5', count: 1 }],
    ])
  })

  test.each([2, 3])('AB-CLEANUP-6 on a %d nothing happens to Loot or to what waits for End Effects', (face) => {
    const t = rolled(face)
    expect(t.state.ground).toHaveLength(4)
    expect(t.enemy('thug-1')?.status).toEqual({ ...marks, slag: 0 })
  })

  test('AB-CLEANUP-7 on a 4 what ends by End Effects ends', () => {
    const t = rolled(4)
    expect(t.enemy('thug-1')?.status).toEqual({ corrosive: 0, burning: 0, cryo: 0, radiation: 0, slag: 0 })
    expect(t.state.ground).toHaveLength(4)
  })

  test('AB-CLEANUP-8 the queue is filled to three as far as cards remain', () => {
    expect(rolled(2, { queue: [['move'], ['melee']], deck: [['move'], ['move'], ['move']] }).state.queue.cards).toEqual(
      ['queue-2', 'deck-1', 'deck-2'],
    )
    expect(rolled(2, { queue: [['slaughterlight'], ['melee']], deck: [] }).state.queue.cards).toEqual(['queue-2'])
  })
})
