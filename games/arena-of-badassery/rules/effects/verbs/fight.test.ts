import { describe, expect, test } from 'vitest'
import { done, ready } from '../../../testing/deeds.ts'

describe('verbs of the fight', () => {
  test('AB-FREE-1 act lets a hunter take one free action of that kind, or none', () => {
    const t = done([{ act: { who: 'me', free: 'melee' } }], { hunters: { ann: 'b', bob: 'd' } })
    expect(t.offer().every((key) => key.startsWith('melee thug-1') || key === 'end')).toBe(true)
    t.dice(8).answer('melee thug-1 on Y+')
    expect([t.enemy('thug-1'), t.tokens('ann')]).toEqual([undefined, 'G- Y+ Y+'])
  })

  test('AB-R-45 an attack hits enemies whose Defense it reaches', () => {
    const attack = (strength: number) => done([{ attack: { who: { kind: 'enemy' }, strength } }]).enemy('thug-1')
    expect(attack(5)).toBeUndefined()
    expect(attack(4)).toMatchObject({ wounds: 0 })
  })

  test('AB-R-57 hunters defend against it, and [RE]act to none of a friend', () => {
    const who = { kind: 'hunter', is: 'not-me', within: { band: 'red', of: 'me' } }
    const t = ready([{ attack: { who, strength: 6 } }])
      .dice(3)
      .answer('ann on G+')
    expect(t.question()).toMatchObject({ ask: 'guard' })
    t.answer('G+')
    expect(t.tokens('bob')).toBe('g+ Y+ Y+')
    expect(t.question().ask).toBe('act')
    expect(t.told('reactions')).toEqual([])
  })

  test('orders are for those enemies alone; without a word on whom, for all', () => {
    const enemies = { 'thug-1': 'd', 'gunner-1': 'd' }
    const some = done([{ orders: { who: { card: 'gunner' }, list: ['move'] } }], { enemies })
    expect([some.where('thug-1'), some.where('gunner-1')]).toEqual([some.at('d'), some.at('c')])
    const all = done([{ orders: { list: ['move'] } }], { enemies }).answer('thug-1')
    expect([all.where('thug-1') === all.at('d'), all.where('gunner-1') === all.at('d')]).toEqual([false, false])
  })
})
