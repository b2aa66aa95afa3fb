import { describe, expect, test } from 'vitest'
import { type PositionSetup, position } from '../testing/position.ts'

/** Where several chapters meet: the places at which an order of events is easily got wrong. */
const corridor = (more: Partial<PositionSetup>): PositionSetup => ({
  map: ['a b c d e'],
  queue: [['melee'], ['slaughterlight']],
  active: 'dee',
  ...more,
})
const quiet = [['slaughterlight'], ['slaughterlight']] as const
const gun = (keywords: readonly string[]) => ({
  slot: 'gun',
  actions: [{ name: 'shoot', skill: 'ranged', bands: ['red', 'yellow'], attack: true, with: keywords }],
})

describe('several who [RE]act', () => {
  const between = corridor({ hunters: { ann: 'b', bob: 'a', cid: 'd' }, enemies: { 'thug-1': 'c' } })

  test('AB-REACT-2 AB-R-96 a kill that opens a view gives nobody a [RE]action', () => {
    const t = position(between).end(1, 12).answer('Y+').answer(['ann', 'bob']).answer('ann')
    t.answer('melee thug-1 on G+')
    expect(t.enemy('thug-1')).toBeUndefined()
    t.pass()
    expect(t.told('reactions')).toMatchObject([{ hunters: ['ann', 'bob'] }])
    expect(t.question().ask).toBe('activate')
  })

  test('AB-REACT-7 AB-R-96 whoever is robbed of the view keeps its own', () => {
    const t = position(between).end(1, 1).answer('Y+').answer(['ann', 'bob']).answer('ann')
    t.answer(`move ${t.at('d')} on G+`)
    expect(t.where('ann')).toBe(t.at('d'))
    expect(t.question()).toMatchObject({ ask: 'act', text: expect.stringContaining('Bob') })
  })

  test('AB-REACT-8 AB-REACT-13 two wounds of one attack are one [RE]action', () => {
    const t = position({ ...between, cards: { enemies: { thug: { melee: ['deadly'], hitPoints: 3 } } } })
    t.end(1, 1).answer('Y+').answer('Y+').answer(['ann']).answer('melee thug-1 on G+')
    expect(t.tokens('ann')).toBe('G+ y+ y+')
    expect(t.told('action')).toHaveLength(1)
    expect(t.question().ask).toBe('activate')
  })
})

describe('Fight For Your Life in a Spawn order', () => {
  const lines = [
    { enemy: 'thug', count: 2, at: 1 },
    { enemy: 'thug', count: 2, at: 1 },
  ]
  const all = { 'thug-1': 'b', 'thug-2': { at: 'b', status: { slag: 1 } }, 'thug-4': 'e', 'thug-5': 'e', 'thug-6': 'd' }
  const spawning = (ann: string) =>
    position(
      corridor({
        map: ['a b c d e', '         1'],
        hunters: { ann: { at: 'a', tokens: ann }, bob: 'a' },
        enemies: { ...all, 'thug-3': { at: 'e', wounds: 1 } },
        cards: { enemies: { thug: { hitPoints: 2 } } },
        scenario: { spawning: lines },
        queue: [['spawn']],
        spotlight: 'ann',
      }),
    )

  test('AB-FFYL-3 AB-SPAWN-11 AB-R-64 a kill of its own: that enemy never strikes, and the next line finds its model', () => {
    const t = spawning('G+ y- y-').end(1, 12).answer('thug-1').answer('y-')
    expect(t.enemy('thug-3')?.wounds).toBe(0)
    expect([t.where('ann'), t.state.spotlight]).toEqual([t.at('a'), 0])
    t.answer(['ann']).answer('melee thug-2 on G+')
    expect(t.enemy('thug-2')?.wounds).toBe(0)
    expect(t.told('attacks').map(({ enemy }) => enemy)).toEqual(['thug-1'])
    expect(t.told('spawned').map(({ enemy }) => enemy)).toEqual(['thug-2'])
    expect(t.told('none-left')).toHaveLength(1)
    expect(t.tokens('ann')).toMatch(/^G. Y. Y.$/)
  })

  test('AB-FFYL-6 AB-R-58 the kill of a friend in the same batch saves nobody', () => {
    const t = spawning('G+ y- y-').end(1, 12, 2).answer('thug-1').answer('y-').answer(['ann', 'bob']).answer('bob')
    t.answer('melee thug-2 on G+').answer('melee thug-1 on G+')
    expect(t.told('enemy-out')).toMatchObject([{ enemy: 'thug-2' }])
    expect(t.where('ann')).toBe('out')
    expect(t.state.hunters[t.state.spotlight]?.id).toBe('bob')
  })
})

describe('full zones', () => {
  test('AB-ZONE-11 AB-ENEMYMOVE-3 a large enemy passes a zone with one hunter and stops where nobody stands', () => {
    const t = position(
      corridor({
        hunters: { ann: 'a', bob: 'c' },
        enemies: { 'ogre-1': 'd' },
        queue: [['move']],
        spotlight: 'ann',
      }),
    ).end()
    expect(t.where('ogre-1')).toBe(t.at('b'))
    const near = corridor({ hunters: { ann: 'a', bob: 'b' }, enemies: { 'ogre-1': 'c' }, queue: [['move']] })
    expect(position(near).end().told('enemy-moves')).toEqual([])
  })

  test('AB-SPAWN-5 AB-ZONE-3 nor does it appear where anybody stands', () => {
    const t = position(
      corridor({
        map: ['a b 1 d e'],
        hunters: { ann: 'b' },
        enemies: { 'thug-1': '1', 'thug-2': 'd' },
        scenario: { spawning: [{ enemy: 'ogre', count: 1, at: 1 }] },
        queue: [['spawn']],
      }),
    ).end()
    expect(t.offer()).toEqual([t.at('a'), t.at('e')])
    expect(t.answer(t.at('e')).where('ogre-1')).toBe(t.at('e'))
  })

  test('AB-SPAWN-3..5 AB-R-63 four where the zone and both neighbours hold two each: one each, and one two zones off', () => {
    const t = position(
      corridor({
        map: ['a b 1 d e'],
        hunters: { ann: 'b', bob: 'b' },
        enemies: { 'gunner-1': '1', 'gunner-2': '1', 'gunner-3': 'd', 'gunner-4': 'd' },
        scenario: { spawning: [{ enemy: 'thug', count: 4, at: 1 }] },
        queue: [['spawn']],
      }),
    ).end()
    t.answer(t.at('e'))
    expect(t.told('spawned').map(({ zone }) => zone)).toEqual(['1', 'd', 'b', 'e'].map((letter) => t.at(letter)))
  })

  test('AB-RESPAWN-4 AB-SPAWN-8 AB-R-68 a hunter comes back beside a full station, never in a spawning zone', () => {
    const t = position(
      corridor({
        map: ['1 U b c'],
        hunters: { ann: 'U', bob: 'U', cid: 'U', dee: { at: 'out', loot: ['cash-500'] } },
        queue: [['slaughterlight']],
        active: 'ann',
      }),
    ).end()
    expect(t.where('dee')).toBe(t.at('b'))
  })
})

describe('two wounds and one shield', () => {
  const deadly = { melee: ['deadly'] }

  test('AB-SHIELD-6 AB-R-39 AB-R-40 a RED Shield token takes the shield along, and the other wound opens [RE]actions', () => {
    const shield = { card: 'bubble', down: false, shield: ['y+' as const] }
    const set = (melee: readonly string[]) =>
      position(
        corridor({
          hunters: { ann: { at: 'a', gear: ['ann-gun', shield] } },
          enemies: { 'thug-1': 'b' },
          cards: { gear: { bubble: { slot: 'shield', shield: ['yellow'] } }, enemies: { thug: { melee } } },
        }),
      ).end(1)
    const one = set([])
    expect(one.hunter('ann').gear[1]).toMatchObject({ down: true, shield: [] })
    expect(one.told('reactions')).toEqual([])
    const two = set(['deadly'])
    two.answer('Y+')
    expect(two.hunter('ann').gear[1]).toMatchObject({ down: true, shield: [] })
    expect(two.tokens('ann')).toBe('G+ y+ Y+')
    expect(two.told('reactions')).toMatchObject([{ hunters: ['ann'] }])
  })

  test('AB-REDLINE-5 AB-REDLINE-6 the first wound red-lines, the second takes out', () => {
    const cards = { hunters: { ann: { tokens: ['green', 'red', 'red'] } }, enemies: { thug: deadly } }
    const t = position(
      corridor({ hunters: { ann: { at: 'a', tokens: 'G+ R- R-' } }, enemies: { 'thug-1': 'b' }, cards }),
    )
    t.end(1).answer('G+')
    expect(t.told('dying')).toMatchObject([{ id: 'ann' }])
  })
})

describe('Rapid', () => {
  test('AB-KEYWORD-31 AB-KEYWORD-43 a Fumble with Small Clip ends the action; two hits on Tough are no wound', () => {
    const set = (keywords: readonly string[], tough: boolean) =>
      position(
        corridor({
          hunters: { ann: { at: 'a', gear: ['tube'] } },
          enemies: { 'thug-1': 'b' },
          cards: { gear: { tube: gun(keywords) }, enemies: { thug: { hitPoints: 3, tough } } },
          active: 'ann',
        }),
      )
    const fumble = set(['rapid 3', 'small clip'], false).dice(1).answer('tube thug-1 on G+')
    expect([fumble.question().ask, fumble.hunter('ann').gear[0]?.down]).toEqual(['act', true])
    const twice = set(['rapid 2'], true).dice(8, 8).answer('tube thug-1 on G+').answer('thug-1')
    expect(twice.enemy('thug-1')?.wounds).toBe(0)
  })

  test('AB-KEYWORD-32 AB-R-50 AB-FFYL-1 whom the first shot takes out is no target of the second, and fights after it', () => {
    const t = position(
      corridor({
        hunters: { ann: { at: 'a', tokens: 'G+ y- y-' }, bob: 'a' },
        enemies: { 'thug-1': 'b' },
        cards: { enemies: { thug: { melee: ['rapid 2'] } } },
      }),
    )
    t.end(1, 8).answer('y-')
    expect(t.told('attacks').map(({ id }) => id)).toEqual(['ann', 'bob'])
    expect(t.question()).toMatchObject({ ask: 'guard' })
    t.answer('Y+')
    expect(t.story('dying', 'defended', 'reactions')).toEqual(['dying', 'defended', 'reactions'])
    expect(t.offer()).toEqual(['ann', 'bob'])
  })
})

describe('Explosive and Radiation', () => {
  const irradiated = { radiation: 1 }

  test('AB-KEYWORD-19 AB-R-57 AB-R-94 a blast in a [RE]action opens a batch of its own when that action is over', () => {
    const t = position(
      corridor({
        hunters: { ann: 'a', bob: { at: 'b', gear: ['tube'] } },
        enemies: { 'thug-1': 'b', 'gunner-1': { at: 'b', status: irradiated } },
        cards: { gear: { tube: gun(['explosive']) }, enemies: { thug: { hitPoints: 3 } } },
        spotlight: 'bob',
      }),
    )
    t.end(1, 9, 8, 6, 2).answer('thug-1').answer('Y+').answer(['ann', 'bob']).answer('bob')
    t.answer('tube gunner-1 on G+').answer('Y+')
    expect(t.told('blast')).toMatchObject([{ id: 'gunner-1' }])
    t.answer('Y+')
    expect(t.told('reactions')).toHaveLength(2)
    expect(t.question()).toMatchObject({ ask: 'react', text: expect.stringContaining('Gunner') })
    expect(t.offer()).toContain('bob')
    t.answer([])
    expect(t.question()).toMatchObject({ ask: 'act', text: expect.stringContaining('Ann') })
  })

  test('AB-KEYWORD-8 AB-KEYWORD-19 AB-R-66 one that burns to death goes off before the next one burns', () => {
    const burning = { burning: 1, cryo: 1 }
    const enemies = {
      'thug-1': { at: 'e', status: { ...burning, radiation: 1 } },
      'thug-2': { at: 'e', status: burning },
    }
    const t = position({ map: ['a b c d e'], hunters: { ann: 'a' }, enemies, queue: [['move'], ['move']] })
    t.dice(8, 2).answer('end').answer('thug-1')
    const story = ['burns', 'blast', 'enemy-out', 'round']
    expect(t.story(...story)).toEqual(['burns', 'enemy-out', 'blast', 'enemy-out', 'round'])
    const hunters = { ann: { at: 'a', status: { burning: 1 } } }
    const both = position({ map: ['a b c d e'], hunters, enemies: { 'thug-2': enemies['thug-2'] }, queue: [['move']] })
    both.dice(2).answer('end').answer('thug-2').answer('G+')
    expect([both.story(...story), both.tokens('ann')]).toEqual([['burns', 'enemy-out', 'burns', 'round'], 'g+ Y+ Y+'])
  })

  test('AB-KEYWORD-41 AB-R-94 an enemy steals life only after the blast of the hunter it took out', () => {
    const cards = { enemies: { thug: { hitPoints: 2, melee: ['lifesteal'] } } }
    const hunters = { ann: { at: 'a', tokens: 'g- y- y-', status: { radiation: 1 } } } as const
    const enemies = { 'thug-1': { at: 'a', wounds: 1 } }
    const setup = { map: ['a b c d U'], hunters, enemies, cards, active: 'bob' as const }
    const fallen = position(setup).end(1, 6).answer('g-')
    expect(fallen.story('taken-out', 'blast', 'lifesteal', 'enemy-out')).toEqual(['taken-out', 'blast', 'enemy-out'])
    const stands = position(setup).end(1, 2, 4).answer('g-')
    expect(stands.story('taken-out', 'blast', 'lifesteal')).toEqual(['taken-out', 'blast', 'lifesteal'])
  })

  test('AB-KEYWORD-8 AB-KEYWORD-20 AB-R-57 one that burns to death goes off too, and hunters may [RE]act', () => {
    const t = position(
      corridor({
        hunters: { ann: 'b' },
        enemies: { 'thug-1': { at: 'b', status: { ...irradiated, burning: 1 } }, 'thug-2': 'e' },
        queue: quiet,
      }),
    )
    t.dice(6, 1).answer('end').answer('Y+')
    expect(t.story('burns', 'blast', 'reactions')).toEqual(['burns', 'blast', 'reactions'])
    expect(t.question().ask).toBe('react')
  })

  test('AB-R-44 a wound by a friend opens nothing', () => {
    const t = position(
      corridor({
        hunters: { ann: { at: 'a', gear: ['tube'] }, bob: 'b' },
        enemies: { 'thug-1': 'b', 'thug-2': 'e' },
        cards: { gear: { tube: gun(['explosive']) } },
        active: 'ann',
      }),
    )
    t.dice(8, 1).answer('tube thug-1 on G+').answer('Y+')
    expect(t.tokens('bob')).toBe('G+ y+ Y+')
    expect(t.told('reactions')).toEqual([])
    expect(t.question().ask).toBe('act')
  })
})
