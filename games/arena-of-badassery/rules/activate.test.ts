import { describe, expect, test } from 'vitest'
import { type PositionSetup, position } from '../testing/position.ts'

const all = (activated = false) => ({
  ann: { at: 'a', activated },
  bob: { at: 'a', activated },
  cid: { at: 'a', activated },
  dee: { at: 'b', activated },
})
const turn: PositionSetup = {
  map: ['a b c d e'],
  hunters: all(),
  enemies: { 'thug-1': 'e' },
  stage: 'activate',
  queue: [['slaughterlight'], ['slaughterlight']],
}

describe('activations', () => {
  test('AB-ACTIVATE-1 the players choose the order, anew each round', () => {
    const t = position(turn)
    t.play('ann', 'end', 'cid', 'end', 'bob', 'end').dice(2).answer('end')
    expect(t.offer()).toEqual(['ann', 'bob', 'cid', 'dee'])
    t.play('dee', 'end', 'ann', 'end', 'bob', 'end')
    expect(t.told('activated').map(({ id }) => id)).toEqual(['ann', 'cid', 'bob', 'dee', 'dee', 'ann', 'bob', 'cid'])
  })

  test('AB-ACTIVATE-2 whoever has been activated is not offered again, Ready tokens or not', () => {
    const t = position(turn).play('ann', 'end')
    expect(t.tokens('ann')).toBe('G+ Y+ Y+')
    expect(t.offer()).toEqual(['bob', 'cid', 'dee'])
  })

  test('AB-ACTIVATE-3 the hunter being activated is the Active Model, and acts alone', () => {
    const t = position(turn).answer('cid')
    expect(t.state.active).toEqual({ hunter: 2 })
    expect(t.match.questions.map(({ about }) => about?.hunter)).toEqual(['cid'])
  })

  test('AB-ACTIVATE-4 it may act as long as it has a Ready token, the same action more than once', () => {
    const t = position({ ...turn, hunters: { ...all(), ann: { at: 'd', activated: false } } }).answer('ann')
    t.dice(1, 1, 1).play('melee thug-1 on G+', 'melee thug-1 on Y+', 'melee thug-1 on Y+')
    expect(t.tokens('ann')).toBe('G- Y- Y-')
    expect(t.question().ask).toBe('activate')
  })

  test('AB-ACTIVATE-5 it may end early and keep what it has not spent', () => {
    const t = position({ ...turn, hunters: { ...all(true), ann: { at: 'd', activated: false } }, queue: [['melee']] })
    t.dice(1, 2).play('melee thug-1 on Y+', 'end')
    expect(t.question().ask).toBe('guard')
    expect(t.tokens('ann')).toBe('G+ Y- Y+')
  })

  test('AB-ACTIVATE-6 it may end without any action', () => {
    const t = position(turn).play('bob', 'end')
    expect(t.tokens('bob')).toBe('G+ Y+ Y+')
    expect(t.question().ask).toBe('activate')
  })

  test('AB-ACTIVATE-4 AB-LOOT-9 with nothing left to do but use Loot the hunter is asked, since that may open an action', () => {
    const gear = {
      tube: { slot: 'gun', actions: [{ name: 'shoot', skill: 'ranged', bands: ['yellow'], attack: true }] },
    }
    const t = position({
      map: ['a b c'],
      hunters: {
        ann: {
          at: 'a',
          tokens: 'g+ Y+ Y+',
          gear: [{ card: 'tube', down: true }],
          loot: ['ammo-100'],
          status: { cryo: 1 },
        },
        bob: 'b',
      },
      enemies: { 'thug-1': 'c' },
      cards: { gear },
    })
    expect(t.offer()).toEqual(['spend ammo-100 use', 'end'])
    expect(t.answer('spend ammo-100 use').aims('tube')).toEqual(['thug-1'])
  })
})
