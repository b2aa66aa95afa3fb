import { isRedLined } from '@muster/reaction'
import { describe, expect, test } from 'vitest'
import { type PositionSetup, position } from '../testing/position.ts'

const hurt = { name: 'hurt', bands: ['red'], does: [{ wound: { who: 'me', wounds: 1 } }] }
const facing = (tokens: string, more: Partial<PositionSetup> = {}): PositionSetup => ({
  map: ['a b'],
  hunters: { ann: { at: 'a', tokens }, bob: 'a' },
  enemies: { 'thug-1': 'b' },
  queue: [['melee'], ['slaughterlight']],
  ...more,
})
const deadly = { enemies: { thug: { melee: ['deadly'] } } }

describe('Red-lined', () => {
  test('AB-REDLINE-1 a hunter whose tokens are all RED by wounds is Red-lined', () => {
    const t = (tokens: string) => isRedLined(position(facing(tokens)).hunter('ann').tokens)
    expect([t('g+ y+ y+'), t('g+ y+ Y+')]).toEqual([true, false])
    const told = position(facing('g- y- Y+')).end(1).answer('Y+')
    expect(told.told('red-lined')).toMatchObject([{ id: 'ann' }])
  })

  test('AB-REDLINE-2 what affects Red-lined models may not be aimed at others', () => {
    const revive = {
      name: 'revive',
      bands: ['red'],
      who: { kind: 'hunter', 'red-lined': true },
      does: [{ heal: { who: 'them', wounds: 1 } }],
    }
    const cards = { hunters: { bob: { actions: [revive] } } }
    expect(position(facing('g+ y+ y+', { active: 'bob', cards })).aims('bob')).toEqual(['ann'])
    expect(position(facing('g+ y+ Y+', { active: 'bob', cards })).aims('bob')).toEqual([])
  })

  test('AB-REDLINE-3 one wound healed ends it', () => {
    const heal = { name: 'mend', bands: ['red'], who: { kind: 'hunter' }, does: [{ heal: { who: 'them', wounds: 1 } }] }
    const t = position(facing('g+ y+ y+', { active: 'bob', cards: { hunters: { bob: { actions: [heal] } } } }))
    t.answer('bob ann on G+').answer('y+')
    expect(t.tokens('ann')).toBe('g+ Y+ y+')
    expect(isRedLined(t.hunter('ann').tokens)).toBe(false)
  })

  test('AB-REDLINE-4 the token of a wound without an attack is chosen by the controller', () => {
    const t = position(facing('G+ Y+ Y-', { cards: { hunters: { ann: { actions: [hurt] } } } })).answer('ann on Y+')
    expect(t.question()).toMatchObject({ ask: 'which token to wound', seat: 0 })
    expect(t.offer()).toEqual(['G+', 'Y-'])
    expect(t.answer('G+').tokens('ann')).toBe('g+ Y- Y-')
  })

  test('AB-REDLINE-5 of several wounds the first goes to the token that defended, the others where the controller likes', () => {
    const t = position(facing('G+ Y+ Y-', { cards: deadly }))
      .end(1)
      .answer('Y+')
    expect(t.offer()).toEqual(['G+', 'Y-'])
    expect(t.question().rule).toBe('AB-REDLINE-5')
    expect(t.answer('Y-').tokens('ann')).toBe('G+ y+ y-')
    expect(t.told('wound').map(({ rule }) => rule)).toEqual(['AB-DEFEND-11', 'AB-REDLINE-5'])
  })

  test('AB-REDLINE-6 a Red-lined hunter that suffers such a wound is out', () => {
    const t = position(facing('g- y- y+', { cards: { hunters: { ann: { actions: [hurt] } } } })).answer('ann on y+')
    expect(t.where('ann')).toBe('out')
    const second = position(facing('G- y- y-', { cards: deadly, active: 'dee' }))
      .end(1)
      .answer('G-')
    expect(second.where('ann')).toBe('out')
    expect(second.told('out').map(({ rule }) => rule)).toEqual(['AB-REDLINE-6'])
  })
})
