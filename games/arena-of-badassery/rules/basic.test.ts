import { describe, expect, test } from 'vitest'
import { type PositionSetup, position } from '../testing/position.ts'

const row = (more: Partial<PositionSetup> = {}): PositionSetup => ({
  map: ['a b c d e'],
  hunters: { ann: 'a' },
  ...more,
})
const red = { hunters: { ann: { at: 'a', tokens: 'G+ y+ Y+' } } } as const
const hidden = { cards: { gear: { pea: gun(), bean: gun() } } }
function gun() {
  return { slot: 'gun', actions: [{ name: 'shoot', skill: 'ranged', bands: ['red'], attack: true }] }
}

describe('basic actions', () => {
  test('AB-BASIC-1 every hunter has them, though no card lists them', () => {
    const t = position({
      ...row({ map: ['u b c'], enemies: { 'thug-1': 'b' }, ...hidden }),
      hunters: { ann: { at: 'u', inventory: ['pea'], loot: ['mods'] }, bob: 'u' },
      ground: [{ at: 'u', token: 'mods' }],
    })
    const kinds = new Set(t.question().options.map(({ kind }) => kind))
    expect([...kinds]).toEqual(['move', 'use', 'loot', 'swap', 'interact', 'hand', 'spend', 'end'])
    expect(t.aims('melee')).toEqual(['thug-1'])
  })

  test('AB-BASIC-2 AB-BASIC-3 AB-BASIC-4 RED moves one zone, YELLOW two, GREEN three', () => {
    const t = position(row(red))
    expect(t.moves('y+')).toEqual([t.at('b')])
    expect(t.moves('Y+')).toEqual([t.at('b'), t.at('c')])
    expect(t.moves('G+')).toEqual([t.at('b'), t.at('c'), t.at('d')])
    const tooFar = [
      ['c', 'y+'],
      ['d', 'Y+'],
      ['e', 'G+'],
    ].map(([zone, token]) => t.whyNot(`move ${t.at(zone as string)} on ${token}`))
    expect(tooFar).toEqual(['AB-BASIC-2', 'AB-BASIC-3', 'AB-BASIC-4'])
  })

  test('AB-BASIC-5 a move may stop short', () => {
    const t = position(row()).answer(`move ${position(row()).at('b')} on G+`)
    expect(t.where('ann')).toBe(t.at('b'))
    expect(t.tokens('ann')).toBe('G- Y+ Y+')
  })

  test('AB-BASIC-6 a strike is aimed at one enemy in the own zone or the next', () => {
    const t = position(row({ enemies: { 'thug-1': 'a', 'thug-2': 'b', 'gunner-1': 'c' } }))
    expect(t.aims('melee')).toEqual(['thug-1', 'thug-2'])
    expect(t.whyNot('melee gunner-1 on G+')).toBe('AB-RESOLVE-2')
  })

  test('AB-BASIC-7 a strike that succeeds deals a single wound', () => {
    const t = position(row({ enemies: { 'ogre-1': 'b' } }))
      .dice(5)
      .answer('melee ogre-1 on Y+')
    expect(t.enemy('ogre-1')?.wounds).toBe(1)
  })

  test('AB-BASIC-8 AB-BASIC-9 Loot takes everything in the zone, for a token and without a roll', () => {
    const ground = ['health-100', 'cash-100', 'ammo-100'].map((token) => ({ at: 'a', token }))
    const t = position(row({ ground: [...ground, { at: 'b', token: 'guns' }] })).answer('loot on Y+')
    expect(t.hunter('ann').loot).toEqual(['health-100', 'cash-100', 'ammo-100'])
    expect(t.state.ground).toHaveLength(1)
    expect(t.tokens('ann')).toBe('G+ Y- Y+')
    expect(t.told('dice')).toEqual([])
    expect(position(row({ ground: [{ at: 'b', token: 'guns' }] })).whyNot('loot on Y+')).toBe('AB-BASIC-8')
  })

  test('AB-BASIC-10 AB-BASIC-11 Swap Guns exchanges an equipped gun for one of the Inventory, without a roll', () => {
    const hunters = { ann: { at: 'a', gear: ['ann-gun', 'pea'], inventory: ['bean'] } } as const
    const t = position(row({ hunters, ...hidden })).answer('swap bean for ann-gun on Y+')
    expect(t.hunter('ann').gear.map(({ card }) => card)).toEqual(['pea', 'bean'])
    expect(t.hunter('ann').inventory.map(({ card }) => card)).toEqual(['ann-gun'])
    expect(t.tokens('ann')).toBe('G+ Y- Y+')
    expect(t.told('dice')).toEqual([])
  })

  test('AB-BASIC-12 AB-BASIC-13 Interact switches a NEW-U Station on, without a roll', () => {
    const t = position(row({ map: ['u b c'], hunters: { ann: 'u' } }))
    t.answer(`interact new-u@${t.at('u')} on Y+`)
    expect(t.state.elements).toMatchObject([{ kind: 'new-u', on: true }])
    expect(t.tokens('ann')).toBe('G+ Y- Y+')
    expect(t.told('dice')).toEqual([])
    expect(t.whyNot(`interact new-u@${t.at('u')} on G+`)).toBe('AB-R-87')
  })

  test('AB-BASIC-14 only by a hunter in its own zone', () => {
    const t = position(row({ map: ['u b c'], hunters: { ann: 'b' } }))
    expect(t.offer('interact')).toEqual([])
    expect(t.whyNot(`interact new-u@${t.at('u')} on G+`)).toBe('AB-BASIC-14')
  })

  test('AB-BASIC-15 other uses of Interact are there only where the scenario lists them', () => {
    const lever = { interact: { says: 'Pull it', do: [{ count: { what: 'levers' } }] } }
    const cards = { elements: { lever, statue: {} } }
    const elements = [
      { kind: 'lever', at: 'a' },
      { kind: 'statue', at: 'a' },
    ]
    const t = position(row({ cards, elements }))
    expect(t.offer('interact')).toEqual(['G+', 'Y+'].map((token) => `interact lever@${t.at('a')} on ${token}`))
    t.answer(`interact lever@${t.at('a')} on G+`)
    expect(t.state.counters.levers).toBe(1)
    expect(t.state.elements.map(({ kind }) => kind)).toEqual(['statue'])
  })

  test('AB-BASIC-16 Hand Off passes any number of Loot tokens, without a roll', () => {
    const hunters = { ann: { at: 'a', loot: ['health-100', 'cash-100', 'ammo-100'] }, bob: 'a' } as const
    const t = position(row({ hunters })).answer('hand bob on Y+').answer(['health-100 1', 'cash-100 2'])
    expect(t.hunter('ann').loot).toEqual(['ammo-100'])
    expect(t.hunter('bob').loot).toEqual(['health-100', 'cash-100'])
    expect(t.tokens('ann')).toBe('G+ Y- Y+')
  })

  test('AB-BASIC-17 to a hunter in the same zone alone', () => {
    const t = position(row({ hunters: { ann: { at: 'a', loot: ['mods'] }, bob: 'b', cid: 'a' } }))
    expect(t.offer('hand').filter((key) => key.endsWith('G+'))).toEqual(['hand cid on G+'])
    expect(t.whyNot('hand bob on G+')).toBe('AB-BASIC-17')
  })
})
