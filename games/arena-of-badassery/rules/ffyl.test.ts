import { describe, expect, test } from 'vitest'
import { type PositionSetup, position } from '../testing/position.ts'

const show = (tokens: string, more: Partial<PositionSetup> = {}): PositionSetup => ({
  map: ['a b c d e'],
  hunters: { ann: { at: 'a', tokens } },
  enemies: { 'thug-1': 'b' },
  queue: [['melee'], ['slaughterlight']],
  active: 'dee',
  ...more,
})
const shield = { bubble: { slot: 'shield', shield: ['green', 'yellow'] } }

describe('Fight For Your Life', () => {
  test('AB-FFYL-1 whoever is taken out by an attack may still [RE]act with a Ready token, be it the one it failed with', () => {
    const green = position(show('G+ y- Y-')).end(1).answer('y-')
    expect(green.told('dying')).toMatchObject([{ id: 'ann' }])
    expect(green.offer()).toEqual(['ann'])
    expect(green.where('ann')).toBe(green.at('a'))
    const red = position(show('G- y+ Y-')).end(1).answer('y+')
    expect(red.question().ask).toBe('react')
  })

  test('AB-FFYL-2 without a Ready token it is out at once', () => {
    const t = position(show('G- y- Y-')).end(1).answer('y-')
    expect(t.where('ann')).toBe('out')
    expect(t.told('dying')).toEqual([])
  })

  test('AB-FFYL-3 AB-FFYL-4 whoever takes out an enemy lives and is healed of everything', () => {
    const t = position(show('G+ y- y-')).end(1, 12).answer('y-').answer(['ann']).answer('melee thug-1 on G+')
    expect(t.told('fought')).toMatchObject([{ id: 'ann' }])
    expect(t.where('ann')).toBe(t.at('a'))
    expect(t.hunter('ann').dying).toBe(false)
    expect(t.told('healed-all')).toMatchObject([{ id: 'ann', wounds: 2 }])
  })

  test('AB-FFYL-5 and recharges its shields', () => {
    const gear = ['ann-gun', { card: 'bubble', down: true, shield: [] }]
    const hunters = { ann: { at: 'a', tokens: 'G+ y- y-', gear } }
    const t = position(show('', { hunters, cards: { gear: shield } }))
      .end(1, 12)
      .answer('y-')
      .answer(['ann'])
    t.answer('melee thug-1 on G+')
    expect(t.hunter('ann').gear[1]).toEqual({ card: 'bubble', down: false, shield: ['G+', 'Y+'] })
  })

  test('AB-FFYL-6 whoever misses, only wounds, moves or does nothing is out', () => {
    const miss = position(show('G+ y- y-')).end(1, 1).answer('y-').answer(['ann']).answer('melee thug-1 on G+')
    expect(miss.where('ann')).toBe('out')
    const sturdy = { cards: { enemies: { thug: { hitPoints: 2 } } } }
    const wound = position(show('G+ y- y-', sturdy)).end(1, 8).answer('y-').answer(['ann']).answer('melee thug-1 on G+')
    expect(wound.where('ann')).toBe('out')
    const none = position(show('G+ y- y-')).end(1).answer('y-').answer([])
    expect(none.where('ann')).toBe('out')
  })

  test('AB-FFYL-7 a wound that no attack deals leaves no such chance', () => {
    const hunters = { ann: { at: 'a', tokens: 'g+ y- y-', status: { burning: 1 } } }
    const t = position(show('', { hunters, enemies: { 'thug-1': 'e' } })).end()
    expect(t.where('ann')).toBe('out')
    expect(t.told('dying')).toEqual([])
  })

  test("AB-R-58 a friend's kill saves nobody, and the Spotlight stays until it is settled", () => {
    const hunters = { ann: { at: 'a', tokens: 'G+ y- y-' }, bob: 'a' } as const
    const t = position(
      show('', { hunters, spotlight: 'ann', enemies: { 'thug-1': 'b', 'thug-2': 'b' }, queue: [['melee']] }),
    )
    t.end(1, 12, 1).answer('y-').answer(['ann', 'bob']).answer('bob')
    t.answer('melee thug-1 on G+')
    expect(t.state.spotlight).toBe(0)
    t.answer('melee thug-2 on G+')
    expect(t.where('ann')).toBe('out')
    expect(t.state.hunters[t.state.spotlight]?.id).toBe('bob')
  })

  test('AB-R-64 in a Spawn order: who is killed before its strike never strikes, and the next line finds its model', () => {
    const sixth = { 'thug-1': 'b', 'thug-2': 'b', 'thug-3': 'e', 'thug-4': 'e', 'thug-5': 'e', 'thug-6': 'd' }
    const t = position({
      map: ['a b c d e', '         1'],
      hunters: { ann: { at: 'a', tokens: 'G+ y- y-' }, bob: 'a' },
      enemies: sixth,
      scenario: {
        spawning: [
          { enemy: 'thug', count: 2, at: 1 },
          { enemy: 'thug', count: 2, at: 1 },
        ],
      },
      queue: [['spawn']],
      active: 'dee',
      spotlight: 'ann',
    })
    t.end(1, 12).pass().answer('y-').answer(['ann']).answer('melee thug-2 on G+')
    expect(t.told('attacks').map(({ enemy }) => enemy)).toEqual(['thug-1'])
    expect(t.where('ann')).toBe(t.at('a'))
    expect(t.told('spawned').map(({ enemy }) => enemy)).toEqual(['thug-2'])
    expect(t.told('none-left')).toHaveLength(1)
  })

  test('AB-FFYL-3 AB-R-58 AB-R-86 an enemy that falls to the barrel it shoots is taken out by its own [RE]action', () => {
    const elements = [{ kind: 'barrel', at: 'b' }]
    const t = position(show('G+ y- y-', { elements })).end(1, 3, 12).answer('y-').answer(['ann'])
    t.answer(`ann-gun barrel@${t.at('b')} on G+`)
    expect(t.enemy('thug-1')).toBeUndefined()
    expect(t.told('fought')).toMatchObject([{ id: 'ann' }])
    expect(t.where('ann')).toBe(t.at('a'))
  })

  describe('AB-R-50 with a [RE]action for each hit, whom a later hit takes out has its fight and nothing else', () => {
    const felled = () => {
      const cards = { enemies: { thug: { melee: ['rapid 2'] } } }
      const options = { rapidReactions: 'one-per-hit' } as const
      return position(show('g+ y+ Y+', { cards, options })).end(1, 1).answer('Y+').answer('y+')
    }

    test('AB-FFYL-6 who gives it up is taken out once', () => {
      expect(felled().answer([]).told('taken-out')).toMatchObject([{ id: 'ann', rule: 'AB-FFYL-6' }])
    })

    test('AB-FFYL-3 who wins it does not [RE]act to the hit before', () => {
      const t = felled().answer(['ann']).dice(6, 2).answer('melee thug-1 on g+')
      expect([t.told('fought').length, t.question().ask]).toEqual([1, 'activate'])
    })
  })
})
