import { describe, expect, test } from 'vitest'
import { type PositionSetup, position } from '../testing/position.ts'

const show = (more: Partial<PositionSetup> = {}): PositionSetup => ({
  map: ['a b c d e'],
  hunters: { ann: 'a', bob: 'a' },
  enemies: { 'thug-1': 'b' },
  queue: [['melee'], ['slaughterlight']],
  spotlight: 'ann',
  ...more,
})
/** Ann fails to defend with a YELLOW token. */
const wounded = (more: Partial<PositionSetup> = {}, ...dice: number[]) =>
  position(show(more))
    .end(1, ...dice)
    .answer('Y+')

describe('[RE]actions', () => {
  test('AB-REACT-1 a wound by an attack opens them, a defence that holds does not', () => {
    expect(wounded().question()).toMatchObject({ ask: 'react', rule: 'AB-REACT-3' })
    expect(position(show()).end(8).answer('Y+').told('reactions')).toEqual([])
  })

  test('AB-REACT-2 the wounded hunter may, and whoever sees it; enemies in between hide it, hunters do not', () => {
    const hunters = { ann: 'a', bob: 'a', cid: 'c' } as const
    expect(wounded({ hunters }).told('reactions')).toMatchObject([{ hunters: ['ann', 'bob'] }])
    const clear = { hunters: { ann: 'a', bob: 'b', cid: 'c' } as const, enemies: { 'thug-1': 'a' } }
    expect(wounded(clear).told('reactions')).toMatchObject([{ hunters: ['ann', 'bob', 'cid'] }])
  })

  test('AB-REACT-3 nobody has to', () => {
    const t = wounded().answer([])
    expect(t.told('paid')).toEqual([])
    expect(t.question().ask).toBe('activate')
  })

  test('AB-REACT-4 it costs a Ready token; without one there is none', () => {
    const hunters = { ann: 'a', bob: { at: 'a', tokens: 'G- Y- Y-' } } as const
    const t = wounded({ hunters }, 1)
    expect(t.offer()).toEqual(['ann'])
    t.answer(['ann']).answer('melee thug-1 on Y+')
    expect(t.told('paid')).toMatchObject([{ id: 'ann', token: 'Y+' }])
  })

  test('AB-REACT-5 it is one action', () => {
    const t = wounded({}, 1).answer(['ann']).answer('melee thug-1 on Y+')
    expect(t.question().ask).toBe('activate')
    expect(t.told('action')).toHaveLength(1)
  })

  test('AB-REACT-6 it comes when the attack is fully resolved', () => {
    const t = wounded({ cards: { enemies: { thug: { melee: ['incendiary'] } } } }, 4)
    expect(t.question().ask).toBe('react')
    expect(t.hunter('ann').status.burning).toBe(1)
  })

  test('AB-REACT-7 AB-REACT-9 it interrupts the turn, which goes on then; another attack gives another', () => {
    const t = position(
      show({ enemies: { 'thug-1': 'b', 'thug-2': 'b' }, cards: { enemies: { thug: { hitPoints: 2 } } } }),
    )
    t.end(1, 1, 1, 1).answer('Y+').answer(['ann']).answer('melee thug-1 on Y+').answer('y+')
    expect(t.story('attacks', 'action')).toEqual(['attacks', 'action', 'attacks'])
    expect(t.where('ann')).toBe(t.at('a'))
    expect(t.question().ask).toBe('react')
  })

  test('AB-REACT-8 once an attack, however many wounds it deals', () => {
    const t = wounded({ cards: { enemies: { thug: { melee: ['deadly'] } } } }, 1).answer('Y+')
    expect(t.told('reactions')).toMatchObject([{ hunters: ['ann', 'bob'] }])
    t.answer(['ann']).answer('melee thug-1 on G+')
    expect(t.question().ask).toBe('activate')
  })

  test('AB-REACT-10 several go in an order they choose', () => {
    const t = wounded({}, 1, 1).answer(['ann', 'bob'])
    expect(t.question()).toMatchObject({ ask: 'reacts next', rule: 'AB-REACT-10' })
    t.answer('bob').play('melee thug-1 on G+', 'melee thug-1 on G+')
    expect(t.told('action').map(({ id }) => id)).toEqual(['bob', 'ann'])
  })

  test('AB-REACT-11 where they do not agree, the wounded first and then clockwise', () => {
    const hunters = { ann: 'a', bob: 'a', dee: 'a' } as const
    const ordered = (spotlight: 'ann' | 'bob') => {
      const t = position(
        show({ hunters, spotlight, enemies: { 'ogre-1': 'b' }, options: { groupDecisions: 'automatic' } }),
      )
      t.end(1, 1, 1, 1).answer('Y+').answer(['ann', 'bob', 'dee'])
      t.play('melee ogre-1 on G+', 'melee ogre-1 on G+', 'melee ogre-1 on G+')
      return t.told('action').map(({ id }) => id)
    }
    expect(ordered('ann')).toEqual(['ann', 'bob', 'dee'])
    expect(ordered('bob')).toEqual(['bob', 'dee', 'ann'])
  })

  test('AB-REACT-12 a wound that no attack deals lets nobody [RE]act', () => {
    const t = position(
      show({ hunters: { ann: { at: 'a', status: { burning: 1 } } }, enemies: { 'thug-1': 'e' } }),
    ).end()
    expect(t.question().ask).toBe('which token to wound')
    expect(t.answer('G+').told('reactions')).toEqual([])
  })

  test('AB-REACT-13 an attack on several gives one to each, be it wounded or in sight of one of them', () => {
    const gunner = { ranged: ['explosive'], range: 4 }
    const t = position(
      show({
        map: ['a b c d e', '       f'],
        hunters: { ann: 'b', bob: 'b', cid: 'c', dee: 'e' },
        enemies: { 'gunner-1': 'a', 'thug-1': 'd' },
        queue: [['ranged']],
        cards: { enemies: { gunner } },
      }),
    ).end(1, 1)
    t.answer('Y+').answer('Y+')
    expect(t.told('reactions')).toMatchObject([{ hunters: ['ann', 'bob', 'cid'] }])
    expect(t.offer()).toEqual(['ann', 'bob', 'cid'])
  })

  test('AB-REACT-14 enemies never [RE]act', () => {
    const t = position(show({ cards: { enemies: { thug: { hitPoints: 2 } } } }))
      .dice(12)
      .answer('melee thug-1 on G+')
    expect(t.told('reactions')).toEqual([])
    expect(t.question()).toMatchObject({ ask: 'act', about: { hunter: 'ann' } })
  })

  test('AB-R-96 who may is settled once: a view that opens later gives none, one that is lost takes none away', () => {
    const hunters = { ann: 'b', bob: 'a', cid: 'd' } as const
    const t = position(show({ hunters, enemies: { 'thug-1': 'c' } }))
      .end(1, 12)
      .answer('Y+')
    expect(t.told('reactions')).toMatchObject([{ hunters: ['ann', 'bob'] }])
    t.answer(['ann']).answer('melee thug-1 on G+')
    expect(t.enemy('thug-1')).toBeUndefined()
    expect(t.told('action')).toHaveLength(1)
    expect(t.question().ask).toBe('activate')
  })

  test('AB-R-96 AB-REACT-4 who sees it without a Ready token may, once an earlier [RE]action has given it one', () => {
    const cheer = { name: 'cheer', does: [{ ready: { who: { kind: 'hunter', is: 'not-me' }, tokens: 1 } }] }
    const hunters = { ann: 'a', bob: { at: 'a', tokens: 'G- Y- Y-' } } as const
    const setup = show({ hunters, enemies: { 'thug-1': 'b' }, cards: { hunters: { ann: { actions: [cheer] } } } })
    const t = position(setup).end(1).answer('Y+')
    expect(t.offer()).toEqual(['ann'])
    t.answer(['ann']).answer('ann on G+').answer('G-')
    expect([t.question().ask, t.question().text.includes('Bob'), t.tokens('bob')]).toEqual(['act', true, 'G+ Y- Y-'])
    t.answer('end')
    expect(t.question().ask).toBe('activate')
    const idle = position(setup).end(1, 2).answer('Y+').answer(['ann']).answer('melee thug-1 on Y+')
    expect(idle.question().ask).toBe('activate')
  })

  test('AB-R-96 whoever is pushed by the attack that wounds it is looked for where it ends up', () => {
    const shove = {
      name: 'Shove',
      attack: { kind: 'melee' },
      hits: [{ push: { who: 'them', zones: 1, way: 'away', of: 'me' } }],
    }
    const t = position(
      show({
        hunters: { ann: 'b', bob: 'a', cid: 'd' },
        enemies: { 'thug-1': 'a', 'gunner-1': 'b' },
        queue: [['special']],
        cards: { enemies: { thug: { specials: [shove] } } },
      }),
    ).end(1)
    t.answer('Y+')
    expect(t.where('ann')).toBe(t.at('c'))
    expect(t.told('reactions')).toMatchObject([{ hunters: ['ann', 'cid'] }])
  })

  test('AB-REACT-6 AB-KEYWORD-41 AB-R-94 the Lifesteal of the attack comes before them', () => {
    const cards = { enemies: { thug: { melee: ['lifesteal'], hitPoints: 3 } } }
    const t = position(show({ enemies: { 'thug-1': { at: 'b', wounds: 1 } }, cards })).end(1, 4)
    t.answer('Y+')
    expect([t.question().ask, t.enemy('thug-1')?.wounds]).toEqual(['react', 0])
  })

  test('AB-REACT-6 AB-LOOT-1 AB-R-94 so does the Loot of those whom the attack takes out', () => {
    const cards = { enemies: { thug: { melee: ['explosive'], hitPoints: 3 } } }
    const enemies = { 'thug-1': 'b', 'gunner-1': 'a' }
    const t = position(show({ hunters: { ann: 'a' }, enemies, cards, bag: ['cash-100'] })).end(1)
    t.answer('thug-1').answer('Y+')
    expect([t.question().ask, t.state.ground.map(({ token }) => token)]).toEqual(['react', ['cash-100']])
  })

  test('AB-R-57 those to a blast wait until the whole Rapid action that set it off is over', () => {
    const tube = {
      slot: 'gun',
      actions: [{ name: 'shoot', skill: 'ranged', bands: ['red'], attack: true, with: ['rapid 2'] }],
    }
    const t = position(
      show({
        hunters: { ann: { at: 'a', gear: ['tube'] }, bob: 'b' },
        enemies: { 'thug-1': { at: 'b', status: { radiation: 1 } }, 'thug-2': 'b' },
        cards: { gear: { tube }, enemies: { thug: { defense: 7 } } },
        active: 'ann',
      }),
    )
    t.dice(8, 6, 2, 2).answer('tube thug-1 on G+').answer('Y+')
    expect([t.told('blast').length, t.question().ask]).toEqual([1, 'shot'])
    t.answer('thug-2')
    expect(t.question()).toMatchObject({ ask: 'react', text: expect.stringContaining('Thug 1') })
  })

  test('AB-FFYL-3 AB-R-57 AB-R-58 those to a blast that a fight for a life sets off wait until that is settled', () => {
    const t = position(
      show({
        hunters: { ann: { at: 'a', tokens: 'G+ y- y-' }, bob: 'b' },
        enemies: { 'thug-1': { at: 'b', status: { radiation: 1 } }, 'ogre-1': 'e' },
        spotlight: 'ann',
      }),
    )
    t.end(1, 12, 6, 2).pass().answer('y-').answer(['ann']).answer('melee thug-1 on G+').answer('Y+')
    expect(t.story('dying', 'blast', 'fought', 'healed-all')).toEqual(['dying', 'blast', 'fought', 'healed-all'])
    expect(t.question()).toMatchObject({ ask: 'react', text: expect.stringContaining('Thug 1') })
  })
})
