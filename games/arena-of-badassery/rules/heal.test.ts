import { describe, expect, test } from 'vitest'
import { type PositionSetup, position } from '../testing/position.ts'

const mend = (wounds: number) => ({
  name: 'mend',
  bands: ['red'],
  who: { kind: 'hunter' },
  does: [{ heal: { who: 'them', wounds } }],
})
const show = (wounds: number, bob: string, more: Partial<PositionSetup> = {}): PositionSetup => ({
  map: ['a b'],
  hunters: { ann: 'a', bob: { at: 'a', tokens: bob } },
  cards: { hunters: { ann: { actions: [mend(wounds)] } } },
  ...more,
})

describe('healing', () => {
  test('AB-HEAL-1 Heal X restores up to X wounded tokens to what they were', () => {
    const t = position(show(2, 'g+ y- Y+')).answer('ann bob on G+')
    expect(t.tokens('bob')).toBe('G+ Y- Y+')
  })

  test('AB-HEAL-2 it never adds or improves a token', () => {
    const t = position(show(3, 'G+ y- Y+')).answer('ann bob on G+')
    expect(t.tokens('bob')).toBe('G+ Y- Y+')
  })

  test('AB-HEAL-3 who is taken out cannot be healed', () => {
    const t = position(show(1, 'g+ y- Y+', { hunters: { ann: 'a', bob: { at: 'out', tokens: 'g+ y- Y+' } } }))
    expect(t.aims('ann')).not.toContain('bob')
    expect(() => t.answer('ann bob on G+')).toThrow('no such target')
  })
})
