import { Study } from '@muster/table/testing'
import { describe, expect, test } from 'vitest'
import { enemyTypes } from '../content/grammar/words.ts'
import { contentWith } from '../content/index.ts'
import { position } from '../testing/position.ts'
import { arena } from './game.ts'
import { standsIn } from './lookup.ts'
import type { State } from './state.ts'

const card = { id: 'x', name: 'X', move: 1, strength: 4, range: 0, defense: 4, hitPoints: 1, models: 1 }

describe('enemy types', () => {
  test('AB-TYPES-1 AB-R-9 nine types, and no others', () => {
    expect(enemyTypes).toHaveLength(9)
    for (const type of ['melee-normal', 'ranged-heavy', 'fodder'])
      expect(contentWith([{ enemies: [{ ...card, type }] }]).enemies.x?.type).toBe(type)
    expect(() => contentWith([{ enemies: [{ ...card, type: 'mascot' }] }])).toThrow('type')
  })

  test('AB-TYPES-2 the type changes nothing about what an enemy does or drops', () => {
    const played = (type: string) => {
      const t = position({
        map: ['a b c d e'],
        hunters: { ann: 'a' },
        enemies: { 'thug-1': 'd' },
        bag: ['guns', 'mods'],
        queue: [['move', 'melee'], ['slaughterlight']],
        cards: { enemies: { thug: { type } }, hunters: { ann: { tokens: ['yellow', 'yellow', 'yellow'] } } },
      }).end(3)
      t.answer('ann').dice(8).answer('melee thug-1 on Y+')
      return [t.story('enemy-moves', 'attacks', 'defended', 'success', 'dropped'), t.state.ground]
    }
    expect(played('melee-normal')).toEqual(played('fodder'))
  })

  test('AB-TYPES-3 an enemy may be replaced by another of its type, on the map and in spawning, and by no other', () => {
    const open = (swaps: Record<string, string>) => {
      const config = { scenario: 'make-me-a-sandwich', hunters: ['mordecai', 'brick', 'maya', 'gaige'], swaps }
      const t = new Study<State>(arena, { seats: 1, config, seed: 'test' })
      while (t.question().ask === 'trees') t.answer(t.offer().slice(0, 3))
      return t.state
    }
    const swapped = open({ marauder: 'spitter-skag' })
    expect(swapped.enemies.some(({ card: id }) => id === 'marauder')).toBe(false)
    expect(swapped.enemies.map(({ zone }) => zone)).toEqual(open({}).enemies.map(({ zone }) => zone))
    expect(swapped.enemies.some(({ card: id }) => id === 'spitter-skag')).toBe(true)
    expect(standsIn(swapped, 'marauder').id).toBe('spitter-skag')
    expect(() => open({ marauder: 'psycho' })).toThrow('expected two enemies of the same type')
  })

  test('AB-TYPES-3 AB-SETUP-8 nobody stands in where there is no model of it left, in no scenario that is to be played', () => {
    const open = (config: object) => new Study<State>(arena, { seats: 1, config, seed: 'swaps' })
    const swaps = { 'mama-mange': 'old-ironjaw' }
    const problem = 'swaps: on the map of mothers-day 2 times old-ironjaw; expected at most 1'
    expect(() => open({ scenario: 'mothers-day', swaps })).toThrow(problem)
    expect(() => open({ play: 'campaign', campaign: 'skags-at-the-gates', swaps })).toThrow(problem)
    expect(() => open({ play: 'campaign', swaps })).toThrow(problem)
    expect(open({ play: 'campaign', campaign: 'torgue-tournament', swaps }).match.pending).toHaveLength(1)
    expect(open({ swaps }).match.pending).toHaveLength(1)
  })

  test('AB-TYPES-3 whoever stands in is meant wherever the scenario names the other, be it to win or to spawn', () => {
    const bell = { interact: { says: 'Ring', do: [{ spawn: { enemy: 'thug', at: 'me' } }] } }
    const t = position({
      map: ['a b c'],
      hunters: { ann: 'a' },
      enemies: { 'rival-1': 'b' },
      elements: [{ kind: 'bell', at: 'a' }],
      scenario: { win: [{ none: { card: 'thug' } }] },
      cards: { enemies: { rival: {} }, elements: { bell } },
      swaps: { thug: 'rival' },
    })
    t.answer(`interact bell@${t.at('a')} on Y+`)
    expect([t.result, t.state.enemies.map(({ id }) => id)]).toEqual([undefined, ['rival-1', 'rival-2']])
    t.dice(8, 8).answer('melee rival-1 on Y+')
    expect(t.result).toBeUndefined()
    t.answer('melee rival-2 on G+')
    expect(t.result).toMatchObject({ outcome: 'won' })
  })

  test('AB-TYPES-4 AB-R-100 a ringed version plays by its own card and takes a model of the plain kind', () => {
    const cards = { enemies: { toes: { type: 'unique', model: 'thug', ring: 'blue', models: 1, strength: 8 } } }
    const t = position({
      map: ['1 b c d e'],
      hunters: { ann: 'c' },
      enemies: { 'toes-1': 'b', 'thug-1': 'd', 'thug-2': 'd', 'thug-3': 'd', 'thug-4': 'e', 'thug-5': 'e' },
      scenario: { spawning: [{ enemy: 'thug', count: 2, at: 1 }] },
      queue: [['spawn']],
      cards: { ...cards, hunters: { ann: { tokens: ['yellow', 'yellow', 'yellow'] } } },
    }).end(8, 8, 8)
    while (t.question().ask === 'enemy next') t.pass()
    expect(t.told('spawned')).toEqual([])
    expect(t.told('attacks').map(({ enemy }) => enemy)).toEqual(['thug-1', 'thug-2', 'thug-3'])
  })

  test('AB-TYPES-4 a ringed version strikes by its own card', () => {
    const cards = { enemies: { toes: { type: 'unique', model: 'thug', ring: 'blue', models: 1, strength: 8 } } }
    const enemies = { 'toes-1': 'b', 'thug-1': 'b' }
    const t = position({ map: ['a b'], hunters: { ann: 'a' }, enemies, queue: [['melee']], cards }).end(8, 8)
    t.answer('toes-1').answer('Y+').answer('Y+')
    expect(t.told('defended').map(({ need }) => need)).toEqual([8, 5])
  })

  test('AB-R-100 a ringed version spawns by its own number, whatever plain ones are in play', () => {
    const t = position({
      map: ['1 b c d e'],
      hunters: { ann: 'e' },
      enemies: { 'ogre-1': 'c' },
      scenario: { spawning: [{ enemy: 'goon', count: 2, at: 1 }] },
      queue: [['spawn']],
      cards: { enemies: { goon: { model: 'ogre', ring: 'yellow', models: 1 } } },
    }).end()
    expect(t.told('spawned').map(({ enemy }) => enemy)).toEqual(['goon-1'])
    expect(t.told('none-left')).toEqual([])
  })

  test('AB-TYPES-5 AB-R-79 one with more Loot on its card drops 1D4 more', () => {
    const dropped = (extraLoot: boolean, ...dice: number[]) =>
      position({
        map: ['a b'],
        hunters: { ann: 'a' },
        enemies: { 'ogre-1': { at: 'b', wounds: 2 } },
        bag: ['guns', 'guns', 'guns', 'guns', 'guns', 'guns'],
        cards: { enemies: { ogre: { extraLoot } } },
      })
        .dice(12, ...dice)
        .answer('melee ogre-1 on G+').state.ground.length
    expect([dropped(false), dropped(true, 2)]).toEqual([3, 5])
  })
})
