import { describe, expect, test } from 'vitest'
import { type PositionSetup, position } from '../testing/position.ts'

const shot = { name: 'shoot', skill: 'ranged', bands: ['red'], attack: true }
const bonus = { standing: [{ change: 'melee', add: 1 }] }
const cards = {
  gear: {
    g1: { slot: 'gun', deck: 'guns', actions: [shot] },
    g2: { slot: 'gun', deck: 'guns', actions: [shot] },
    m1: { slot: 'misc', deck: 'meds', ...bonus },
    m2: { slot: 'misc', deck: 'meds', ...bonus },
    m3: { slot: 'misc', deck: 'meds', ...bonus },
    s1: { slot: 'shield', deck: 'meds', shield: ['green'] },
    s2: { slot: 'shield', deck: 'meds', shield: ['yellow'] },
    e1: { slot: 'grenade', deck: 'ammo', actions: [shot] },
    e2: { slot: 'grenade', deck: 'ammo', actions: [shot] },
  },
}
/** What Ann is offered for a card she draws, with these equipped. */
function offered(gear: readonly string[], loot: string, deck: 'guns' | 'meds' | 'ammo', card: string) {
  const setup: PositionSetup = {
    map: ['a b'],
    hunters: { ann: { at: 'a', gear, loot: [loot] } },
    enemies: { 'thug-1': 'b' },
    cards,
    decks: { [deck]: [card] },
  }
  return position(setup).answer(`spend ${loot} draw`)
}

describe('Gear', () => {
  test('AB-GEAR-1 without a free slot a card is equipped only by displacing another', () => {
    const t = offered(['ann-gun', 'g1'], 'guns', 'guns', 'g2')
    expect(t.offer()).toEqual(['equip for ann-gun', 'equip for g1', 'inventory'])
    t.answer('equip for g1')
    expect(t.hunter('ann').gear.map(({ card }) => card)).toEqual(['ann-gun', 'g2'])
    expect(t.hunter('ann').inventory.map(({ card }) => card)).toEqual(['g1'])
  })

  test('AB-GEAR-2 two guns', () => {
    expect(offered(['ann-gun'], 'guns', 'guns', 'g1').offer()).toEqual(['equip', 'inventory'])
    expect(offered(['ann-gun', 'g1'], 'guns', 'guns', 'g2').offer()).not.toContain('equip')
  })

  test('AB-GEAR-3 two miscellaneous pieces', () => {
    expect(offered(['m1'], 'health-draw', 'meds', 'm2').offer()).toContain('equip')
    expect(offered(['m1', 'm2'], 'health-draw', 'meds', 'm3').offer()).not.toContain('equip')
  })

  test('AB-GEAR-4 one shield', () => {
    expect(offered([], 'health-draw', 'meds', 's1').offer()).toContain('equip')
    expect(offered(['s1'], 'health-draw', 'meds', 's2').offer()).toEqual(['equip for s1', 'inventory'])
  })

  test('AB-GEAR-5 one grenade', () => {
    expect(offered([], 'ammo-draw', 'ammo', 'e1').offer()).toContain('equip')
    expect(offered(['e1'], 'ammo-draw', 'ammo', 'e2').offer()).toEqual(['equip for e1', 'inventory'])
  })

  test('AB-GEAR-6 what is none of these goes into a miscellaneous slot, and nothing else does', () => {
    expect(offered(['ann-gun', 'g1', 's1', 'e1'], 'health-draw', 'meds', 'm1').offer()).toEqual(['equip', 'inventory'])
    expect(offered(['ann-gun', 'g1'], 'guns', 'guns', 'g2').offer()).toEqual([
      'equip for ann-gun',
      'equip for g1',
      'inventory',
    ])
  })
})
