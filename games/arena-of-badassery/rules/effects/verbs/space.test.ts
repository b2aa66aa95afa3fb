import { describe, expect, test } from 'vitest'
import { done, ready } from '../../../testing/deeds.ts'

describe('verbs of place', () => {
  test('a hunter moves up to so many zones as its player likes, or stays', () => {
    const t = ready([{ move: { who: 'me', zones: 1 } }], { map: ['. x a b c d .'] }).answer('ann on G+')
    expect(t.offer().toSorted()).toEqual([t.at('x'), t.at('a'), t.at('b')].toSorted())
    t.answer(t.at('x'))
    expect(t.where('ann')).toBe(t.at('x'))
  })

  test('AB-ORDERS-3 an enemy moves toward the Spotlight, but so many zones', () => {
    const t = done([{ move: { who: { kind: 'enemy' }, zones: 1 } }], { enemies: { 'thug-1': 'd' } })
    expect(t.where('thug-1')).toBe(t.at('c'))
  })

  test('push takes each away from the bearer, zone by zone, while there is a zone further off', () => {
    const t = done([{ push: { who: { kind: 'enemy' }, zones: 5, way: 'away' } }], { map: ['. . a b c d e'] })
    expect(t.where('thug-1')).toBe(t.at('e'))
  })

  test('push closer stops at the bearer', () => {
    const t = done([{ push: { who: { kind: 'enemy' }, zones: 5, way: 'closer' } }])
    expect(t.where('thug-1')).toBe(t.at('a'))
  })

  test('AB-ZONE-2 a full zone stops a push', () => {
    const t = done([{ push: { who: { card: 'ogre' }, zones: 2, way: 'closer' } }], { enemies: { 'ogre-1': 'd' } })
    expect(t.where('ogre-1')).toBe(t.at('c'))
  })

  test('push of them goes by the target in place of the bearer', () => {
    const deeds = [
      { pick: { who: { kind: 'enemy', card: 'thug' } } },
      {
        push: {
          who: { kind: 'hunter', is: 'not-me', within: { band: 'red', of: 'me' } },
          zones: 1,
          way: 'closer',
          of: 'them',
        },
      },
    ]
    const t = done(deeds, { enemies: { 'thug-1': 'd' } })
    expect(t.where('bob')).toBe(t.at('c'))
  })

  test('place puts a model into such a zone, or the nearest with room', () => {
    const t = done([{ place: { who: { kind: 'enemy' }, at: 'me' } }])
    expect(t.where('thug-1')).toBe(t.at('a'))
    const large = done([{ place: { who: { card: 'ogre' }, at: 'me' } }], {
      map: ['c a b d'],
      enemies: { 'ogre-1': 'd' },
    })
    expect(large.where('ogre-1')).toBe(large.at('c'))
  })

  test('AB-SPAWN-8 place puts a hunter into a spawning zone where a card says so, since that is no move', () => {
    const deeds = [{ place: { who: { kind: 'hunter', is: 'not-me', zone: 'me' }, at: 'spawning' } }]
    const put = (more: object) => done(deeds, { map: ['a b c 1'], hunters: { ann: 'a', bob: 'a' }, ...more })
    const t = put({})
    expect(t.where('bob')).toBe(t.at('1'))
    const full = put({ enemies: { 'ogre-1': '1' } })
    expect(full.where('bob')).toBe(full.at('c'))
  })

  test('AB-KEYWORD-15 AB-R-51 a frozen hunter takes a wound on a GREEN token before a card moves it, or stays', () => {
    const frozen = (tokens: string) =>
      ready([{ move: { who: { kind: 'hunter', is: 'not-me', zone: 'me' }, zones: 1 } }, { luck: { add: 1 } }], {
        hunters: { ann: 'a', bob: { at: 'a', tokens, status: { cryo: 1 } } },
        cards: { hunters: { bob: { tokens: ['green', 'green', 'yellow'] } } },
      }).answer('ann on G+')
    const t = frozen('G+ G- Y+')
    t.answer(t.at('b'))
    expect(t.question()).toMatchObject({ ask: 'which token to wound', seat: 0 })
    expect(t.offer()).toEqual(['G+', 'G-'])
    t.answer('G-')
    expect([t.tokens('bob'), t.where('bob'), t.hunter('bob').status.cryo]).toEqual(['G+ g- Y+', t.at('b'), 1])
    const stays = frozen('G+ g+ Y+')
    stays.answer(stays.at('a'))
    expect([stays.tokens('bob'), stays.state.luck]).toEqual(['G+ g+ Y+', 1])
    const none = frozen('g+ g+ Y+')
    expect([none.question().ask, none.where('bob'), none.state.luck]).toEqual(['act', none.at('a'), 1])
  })

  test('AB-KEYWORD-14 nobody who is frozen is pushed', () => {
    const deeds = [{ push: { who: { kind: 'enemy' }, zones: 1, way: 'away' } }]
    const t = done(deeds, { enemies: { 'thug-1': { at: 'c', status: { cryo: 1 } }, 'thug-2': 'c' } })
    expect([t.where('thug-1'), t.where('thug-2')]).toEqual([t.at('c'), t.at('d')])
  })
})
