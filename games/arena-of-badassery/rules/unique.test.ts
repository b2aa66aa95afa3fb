import { describe, expect, test } from 'vitest'
import { type PositionSetup, position } from '../testing/position.ts'

const toes = { type: 'unique', hitPoints: 2, tough: false, models: 1, model: 'thug', ring: 'blue' }
const shot = { name: 'shoot', skill: 'ranged', bands: ['red'], attack: true }
const legend = { slot: 'gun', deck: 'legendary', actions: [shot] }
const show = (more: Partial<PositionSetup> = {}): PositionSetup => ({
  map: ['a b c d e'],
  hunters: { ann: 'a' },
  enemies: { 'toes-1': { at: 'b', wounds: 1 } },
  bag: ['guns', 'guns'],
  queue: [['move', 'melee'], ['slaughterlight']],
  decks: { legendary: ['legend'] },
  cards: { enemies: { toes }, gear: { legend } },
  ...more,
})

describe('Unique enemies', () => {
  test('AB-UNIQUE-1 they follow orders like any other', () => {
    const t = position(show({ enemies: { 'toes-1': 'd' } })).end(8)
    expect(t.story('enemy-moves', 'attacks')).toEqual(['enemy-moves', 'attacks'])
    expect(t.where('toes-1')).toBe(t.at('b'))
  })

  test('AB-UNIQUE-2 AB-UNIQUE-3 one that is taken out leaves the Legendary token instead of Loot', () => {
    const t = position(show()).dice(12).answer('melee toes-1 on G+')
    expect(t.state.ground).toEqual([{ zone: 1, token: 'legendary' }])
    expect(t.state.bag.cards).toHaveLength(2)
    expect(t.told('dice')).toHaveLength(1)
  })

  test('AB-UNIQUE-4 AB-UNIQUE-5 it buys the top Legendary card, equipped or stored, at no token', () => {
    const t = position(show({ hunters: { ann: { at: 'a', loot: ['legendary'] } } }))
    t.answer('spend legendary draw')
    expect(t.offer()).toEqual(['equip', 'inventory'])
    t.answer('inventory')
    expect(t.hunter('ann').inventory).toEqual([{ card: 'legend', down: false }])
    expect([t.hunter('ann').loot, t.state.bag.cards.includes('legendary')]).toEqual([[], false])
    expect(t.tokens('ann')).toBe('G+ Y+ Y+')
  })
})
