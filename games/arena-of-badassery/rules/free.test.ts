import { describe, expect, test } from 'vitest'
import { type PositionSetup, position } from '../testing/position.ts'

const rush = (free: string) => ({ name: 'rush', bands: ['red'], does: [{ act: { who: 'me', free } }] })
const facing = (free: string, tokens = 'G+ Y+ Y+'): PositionSetup => ({
  map: ['a b c d e'],
  hunters: { ann: { at: 'a', tokens } },
  enemies: { 'thug-1': 'b' },
  cards: { hunters: { ann: { actions: [rush(free)] } }, enemies: { thug: { hitPoints: 2 } } },
})

describe('free actions', () => {
  test('AB-FREE-1 a free action costs no token', () => {
    const t = position(facing('melee')).answer('ann on Y+')
    expect(t.question()).toMatchObject({ ask: 'act', about: { free: 'melee' } })
    expect(t.offer().filter((key) => !key.startsWith('melee'))).toEqual(['end'])
    t.dice(12).answer('melee thug-1 on G+')
    expect(t.tokens('ann')).toBe('G+ Y- Y+')
    expect(t.enemy('thug-1')?.wounds).toBe(1)
  })

  test('AB-FREE-2 it has the colour of any token of the hunter, Ready or Used', () => {
    const t = position(facing('attack', 'G- y+ Y+')).answer('ann on Y+')
    expect(t.offer('melee')).toEqual(['melee thug-1 on G-', 'melee thug-1 on y+', 'melee thug-1 on Y-'])
    const move = position(facing('move', 'G- y+ Y-')).answer('ann on y+')
    expect(move.moves('G-')).toEqual([move.at('b'), move.at('c'), move.at('d')])
    expect(move.moves('y-')).toEqual([move.at('b')])
  })

  test('AB-FREE-1 AB-R-35 one that the use of Loot brings comes at once, before the next action and the end of the activation', () => {
    const trees = [{ card: 'double-trouble', mods: [0, 2, 3] }]
    const ann = { at: 'a', loot: ['ammo-draw'], gear: [{ card: 'ann-gun', down: true }], trees }
    const t = position({ ...facing('melee'), hunters: { ann } }).answer('spend ammo-draw use')
    expect(t.question()).toMatchObject({ ask: 'act', about: { free: 'attack' } })
    t.answer('end')
    expect(t.question().about).not.toHaveProperty('free')
    expect([t.question().ask, t.tokens('ann')]).toEqual(['act', 'G+ Y+ Y+'])
  })

  test('AB-R-97 it may be declined, and is over then', () => {
    const t = position(facing('melee')).answer('ann on Y+').answer('end')
    expect(t.question()).toMatchObject({ ask: 'act', about: { hunter: 'ann' } })
    expect(t.question().about).not.toHaveProperty('free')
  })
})
