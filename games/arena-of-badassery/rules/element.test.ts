import { describe, expect, test } from 'vitest'
import { type PositionSetup, position } from '../testing/position.ts'

/** Ann with Ranged 2 before the barrel of the box, and those who stand beside it. */
const yard = (more: Partial<PositionSetup> = {}): PositionSetup => ({
  map: ['a b c d'],
  hunters: { ann: 'a' },
  elements: [{ kind: 'barrel', at: 'b' }],
  ...more,
})
const explosive = {
  slot: 'gun',
  actions: [{ name: 'shoot', skill: 'ranged', bands: ['red'], attack: true, with: ['explosive'] }],
}

describe('barrels', () => {
  const beside = {
    hunters: { ann: 'a', bob: 'b' },
    enemies: { 'thug-1': 'b', 'gunner-1': 'b' },
    cards: { enemies: { gunner: { defense: 6 } } },
  } as const

  test('AB-R-86 one may be attacked against the Obstacle Die; a hit is an attack of Strength 5 on everyone in its zone', () => {
    const t = position(yard(beside))
    t.dice(7, 5, 3).answer(`ann-gun barrel@${t.at('b')} on Y+`)
    expect(t.told('dice').map(({ die }) => die)).toEqual(['Obstacle', 'YELLOW'])
    expect(t.question()).toMatchObject({ ask: 'guard', text: expect.stringMatching(/ranged.*5 or more/) })
    t.answer('Y+')
    expect(t.told('undefended')).toMatchObject([{ id: 'bob', total: 4, need: 5 }])
    expect(t.state.enemies.map(({ id, wounds }) => [id, wounds])).toEqual([['gunner-1', 0]])
    expect([t.tokens('bob'), t.told('reactions')]).toEqual(['G+ y+ Y+', []])
    expect(t.state.elements).toEqual([])
  })

  test('AB-R-86 a miss leaves it where it is', () => {
    const t = position(yard(beside))
    t.dice(8, 5).answer(`ann-gun barrel@${t.at('b')} on Y+`)
    expect(t.told('failure')).toMatchObject([{ total: 7, need: 8 }])
    expect([t.state.elements.length, t.state.enemies.length]).toEqual([1, 2])
  })

  test('AB-R-86 an Explosive attack at one meets the Obstacle Die for the barrel, and Defense for each enemy there', () => {
    const shoot = (...dice: number[]) => {
      const cards = { gear: { 'ann-gun': explosive }, enemies: { thug: { hitPoints: 3 } } }
      const t = position(yard({ enemies: { 'thug-1': 'b' }, cards }))
      return t.dice(...dice).answer(`ann-gun barrel@${t.at('b')} on Y+`)
    }
    const missed = shoot(8, 4)
    expect([missed.state.elements.length, missed.enemy('thug-1')?.wounds]).toEqual([1, 1])
    const hit = shoot(6, 4)
    expect([hit.state.elements.length, hit.enemy('thug-1')?.wounds]).toEqual([0, 2])
  })

  test('AB-R-18 AB-R-86 it takes no room and blocks no sight', () => {
    const t = position(yard({ hunters: { ann: 'a', bob: 'b', cid: 'b' }, enemies: { 'thug-1': 'c' } }))
    expect(t.aims('ann-gun')).toContain('thug-1')
    expect(t.moves('Y+')).toContain(t.at('b'))
  })
})
