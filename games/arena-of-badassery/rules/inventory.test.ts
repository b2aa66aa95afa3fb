import { describe, expect, test } from 'vitest'
import { type PositionSetup, position } from '../testing/position.ts'

const shot = { name: 'shoot', skill: 'ranged', bands: ['red'], attack: true }
const cards = {
  gear: {
    boom: { slot: 'gun', keywords: ['pistol'], actions: [shot], standing: [{ change: 'melee', add: 2 }] },
    bang: { slot: 'gun', actions: [shot] },
    coat: { slot: 'misc', standing: [{ change: 'melee', add: 1 }] },
    hat: { slot: 'misc', standing: [{ change: 'melee', add: 1 }] },
  },
}
const show = (more: Partial<PositionSetup>): PositionSetup => ({
  map: ['a b'],
  enemies: { 'thug-1': 'b' },
  cards,
  ...more,
})

describe('the Inventory', () => {
  test('AB-INVENTORY-1 each hunter has its own', () => {
    const t = position(show({ hunters: { ann: 'a', bob: { at: 'a', inventory: ['boom'] } } }))
    expect(t.offer('swap')).toEqual([])
    expect(() => t.answer('swap boom for ann-gun on G+')).toThrow('no such guns')
  })

  test('AB-INVENTORY-2 what is owned and not equipped lies there', () => {
    const t = position(show({ hunters: { ann: { at: 'a', inventory: ['boom', 'bang'] } } }))
    t.answer('swap boom on G+').answer('swap bang for ann-gun on Y+')
    const { gear, inventory } = t.hunter('ann')
    expect([gear.map(({ card }) => card), inventory.map(({ card }) => card)]).toEqual([['boom', 'bang'], ['ann-gun']])
  })

  test('AB-INVENTORY-3 it does nothing there: no attack, no keyword, no bonus', () => {
    const t = position(show({ hunters: { ann: { at: 'a', inventory: ['boom'] } } }))
    expect(t.offer('boom')).toEqual([])
    t.end(1)
    expect(t.offer()).toEqual(['G+', 'Y+'])
    expect(t.question().options[0]?.text).toContain('+3')
  })

  test('AB-INVENTORY-4 a gun out of ammo is still so when it comes back', () => {
    const gear = [{ card: 'ann-gun', down: true }, 'bang']
    const t = position(show({ hunters: { ann: { at: 'a', gear, inventory: ['boom'] } } }))
    t.answer('swap boom for ann-gun on G+').answer('swap ann-gun for boom on Y+')
    expect(t.hunter('ann').gear.find(({ card }) => card === 'ann-gun')?.down).toBe(true)
  })

  test.each([
    ['guns-only', []],
    ['swap-action-any-gear', ['swap hat for coat on G+', 'swap hat on G+']],
  ] as const)('AB-R-28 what the action swaps, where the table says %s', (gearInPlay, swaps) => {
    const hunters = { ann: { at: 'a', gear: ['coat'], inventory: ['hat'] } } as const
    const t = position(show({ hunters, options: { gearInPlay } }))
    expect(
      t
        .offer('swap')
        .filter((key) => key.endsWith('G+'))
        .toSorted(),
    ).toEqual([...swaps].toSorted())
  })
})
