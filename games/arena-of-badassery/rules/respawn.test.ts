import { describe, expect, test } from 'vitest'
import { type HunterSetup, type PositionSetup, position } from '../testing/position.ts'

const gone = (more: HunterSetup = {}): HunterSetup => ({ at: 'out', tokens: 'g+ y- y-', loot: ['cash-500'], ...more })
const show = (more: Partial<PositionSetup> = {}): PositionSetup => ({
  map: ['U b c d e u'],
  hunters: { ann: 'b', bob: gone() },
  enemies: { 'thug-1': 'e' },
  queue: [['slaughterlight'], ['slaughterlight'], ['slaughterlight']],
  ...more,
})

const toss = { name: 'toss', skill: 'reflexes', bands: ['yellow'], attack: true }

describe('respawning', () => {
  test('AB-RESPAWN-1 at the end of the round whoever is out comes back for $500 of its own', () => {
    const t = position(show())
    expect(t.where('bob')).toBe('out')
    t.end()
    expect(t.where('bob')).toBe(t.at('U'))
    expect(t.hunter('bob').loot).toEqual([])
    expect(t.state.bag.cards).toEqual(['cash-500'])
  })

  test('AB-RESPAWN-2 AB-RESPAWN-7 in any active station, never in one that is off until it is switched on', () => {
    const t = position(show({ hunters: { ann: 'u', bob: gone() } }))
    t.answer(`interact new-u@${t.at('u')} on G+`).end()
    expect(t.question()).toMatchObject({ ask: 'station', rule: 'AB-RESPAWN-2' })
    expect(t.offer()).toEqual([t.at('U'), t.at('u')])
    const off = position(show()).end()
    expect(off.told('respawned')).toMatchObject([{ zone: off.at('U') }])
  })

  test('AB-RESPAWN-3 AB-RESPAWN-5 whole, shields recharged, loaded, and ready to act', () => {
    const gear = [
      { card: 'bob-gun', down: true },
      { card: 'bubble', down: true, shield: [] },
      { card: 'bomb', down: true },
    ]
    const cards = {
      gear: { bubble: { slot: 'shield', shield: ['yellow'] }, bomb: { slot: 'grenade', actions: [toss] } },
    }
    const t = position(show({ hunters: { ann: 'b', bob: gone({ gear }) }, cards })).end()
    expect(t.tokens('bob')).toBe('G+ Y+ Y+')
    expect(t.hunter('bob').gear).toEqual([
      { card: 'bob-gun', down: false },
      { card: 'bubble', down: false, shield: ['Y+'] },
      { card: 'bomb', down: false },
    ])
    expect(t.question().ask).toBe('activate')
    expect(t.offer()).toContain('bob')
  })

  test('AB-RESPAWN-4 AB-R-68 where the station is full, in the closest zone with room that is no spawning zone', () => {
    const enemies = { 'thug-1': 'U', 'thug-2': 'U', 'thug-3': 'U' }
    const t = position(show({ map: ['1 U b c'], hunters: { ann: 'c', bob: gone() }, enemies })).end()
    expect(t.where('bob')).toBe(t.at('b'))
  })

  test('AB-RESPAWN-6 AB-RESPAWN-10 only Cash pays; who cannot be paid for is the end', () => {
    const t = position(show({ hunters: { ann: 'b', bob: gone({ loot: ['ammo-100', 'mods'] }) } })).end()
    expect(t.result).toMatchObject({ outcome: 'lost', winners: [] })
    expect(t.told('lost')).toMatchObject([{ rule: 'AB-RESPAWN-10' }])
  })

  test('AB-RESPAWN-8 AB-RESPAWN-9 without $500 of its own the others may pay $1000, together', () => {
    const alone = { ann: { at: 'b', loot: ['cash-500', 'cash-500'] }, bob: gone({ loot: [] }) } as const
    const t = position(show({ hunters: alone })).end()
    expect(t.where('bob')).toBe(t.at('U'))
    expect(t.hunter('ann').loot).toEqual([])
    const pool = {
      ann: { at: 'b', loot: ['cash-500'] },
      bob: gone({ loot: ['cash-250'] }),
      cid: { loot: ['cash-500'] },
    } as const
    const both = position(show({ hunters: pool })).end()
    expect(both.offer()).toEqual(['ann cash-500', 'cid cash-500'])
    both.answer('cid cash-500')
    expect(both.where('bob')).toBe(both.at('U'))
    expect(both.hunter('bob').loot).toEqual(['cash-250'])
  })

  test('AB-R-67 with no active station nobody comes back', () => {
    expect(position(show({ map: ['a b c d e u'] })).end().result).toMatchObject({ outcome: 'lost' })
  })
})
