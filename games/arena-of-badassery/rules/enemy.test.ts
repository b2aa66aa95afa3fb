import { describe, expect, test } from 'vitest'
import { contentWith } from '../content/index.ts'
import { type PositionSetup, position } from '../testing/position.ts'

const facing = (thug: Record<string, unknown>, more: Partial<PositionSetup> = {}): PositionSetup => ({
  map: ['a b'],
  hunters: { ann: 'a' },
  enemies: { 'thug-1': 'b', 'gunner-1': 'b' },
  queue: [['melee'], ['slaughterlight']],
  ...more,
  cards: { ...more.cards, enemies: { thug } },
})
const loseLuck = [{ luck: { add: -1 } }]

describe('enemy cards', () => {
  test('AB-ENEMY-1 one card stands for several models with its numbers', () => {
    const t = position({ ...facing({ defense: 7 }), enemies: { 'thug-1': 'b', 'thug-2': 'b' } })
    t.dice(2, 2).play('melee thug-1 on G+', 'melee thug-2 on Y+')
    expect(t.told('failure').map(({ need }) => need)).toEqual([7, 7])
  })

  test('AB-ENEMY-2 what names a keyword is about enemies alone whose card bears it', () => {
    const hex = { name: 'hex', bands: ['red'], does: [{ wound: { who: { keyword: 'bandit' }, wounds: 1 } }] }
    const t = position(facing({ keywords: ['bandit'] }, { cards: { hunters: { ann: { actions: [hex] } } } }))
    t.answer('ann on G+')
    expect(t.state.enemies.map(({ id }) => id)).toEqual(['gunner-1'])
  })

  test('AB-ENEMY-3 a card gives Move, Strength, Range or a dash, Defense and Hit Points', () => {
    const card = {
      id: 'x',
      name: 'X',
      type: 'fodder',
      move: 1,
      strength: 4,
      range: 0,
      defense: 4,
      hitPoints: 1,
      models: 1,
    }
    expect(contentWith([{ enemies: [card] }]).enemies.x?.range).toBe(0)
    for (const stat of ['move', 'strength', 'range', 'defense', 'hitPoints'])
      expect(() => contentWith([{ enemies: [{ ...card, [stat]: undefined }] }])).toThrow(stat)
  })

  test('AB-ENEMY-4 AB-KEYWORD-44 a token that an Attack Fumble brings is told by that rule, one of a keyword by its own', () => {
    const slag = [{ status: { who: 'them', add: 'slag' } }]
    const t = position(facing({ attackFumble: slag }))
      .dice(1)
      .answer('melee thug-1 on G+')
    expect(t.told('status')).toMatchObject([{ id: 'ann', kind: 'slag', rule: 'AB-ENEMY-4' }])
    const actions = [{ name: 'shoot', skill: 'ranged', bands: ['red'], attack: true, with: ['slag'] }]
    const gear = { 'ann-gun': { actions } }
    const sturdy = position(facing({ hitPoints: 3 }, { cards: { gear, enemies: { thug: { hitPoints: 3 } } } }))
      .dice(6)
      .answer('ann-gun thug-1 on G+')
    expect(sturdy.told('status')).toMatchObject([{ id: 'thug-1', kind: 'slag', rule: 'AB-KEYWORD-44' }])
  })

  test('AB-ENEMY-4 a Fumble in an attack sets off the Attack Fumble of its target', () => {
    const t = position(facing({ attackFumble: loseLuck }, { luck: 2 }))
      .dice(1)
      .answer('melee thug-1 on G+')
      .answer('keep')
    expect(t.state.luck).toBe(1)
    const again = position(facing({ attackFumble: loseLuck }, { luck: 2 }))
      .dice(1, 2)
      .answer('melee thug-1 on G+')
    expect(again.answer('luck 0').told('fumble')).toEqual([])
    const other = position(facing({ attackFumble: loseLuck }, { luck: 2 }))
      .dice(1)
      .answer('melee gunner-1 on G+')
    expect(other.answer('keep').state.luck).toBe(2)
  })

  test('AB-ENEMY-5 a Fumble in a defence sets off the Defense Fumble, besides the wound', () => {
    const setup = facing({ defenseFumble: loseLuck }, { luck: 2, enemies: { 'thug-1': 'b' } })
    const t = position(setup).end(1).answer('Y+').answer('keep')
    expect(t.state.luck).toBe(1)
    expect(t.tokens('ann')).toBe('G+ y+ Y+')
    const held = position(setup).end(2).answer('Y+').answer('keep')
    expect(held.state.luck).toBe(2)
  })
})
