import { describe, expect, test } from 'vitest'
import { position } from '../testing/position.ts'

const mend = {
  name: 'mend',
  skill: 'medical',
  bands: ['red'],
  who: { kind: 'hunter', is: 'not-me' },
  does: [{ heal: { who: 'them', wounds: 1 } }],
}
const mended = (obstacle: number, face: number) =>
  position({
    map: ['a b'],
    hunters: { ann: 'a', bob: { at: 'a', tokens: 'g+ Y+ Y+' } },
    cards: { hunters: { ann: { skills: { medical: 2 }, actions: [mend] } } },
  })
    .dice(obstacle, face)
    .answer('ann bob on Y+')

describe('the Obstacle Die', () => {
  test('AB-OBSTACLE-1 AB-OBSTACLE-2 a roll at no enemy takes its Target Number from a D10, rolled first', () => {
    const t = mended(6, 3)
    expect(t.told('dice').map(({ die }) => die)).toEqual(['Obstacle', 'YELLOW'])
    expect(t.told('failure')).toMatchObject([{ total: 5, need: 6 }])
    expect(t.tokens('bob')).toBe('g+ Y+ Y+')
  })

  test('AB-OBSTACLE-3 as much as that succeeds', () => {
    const t = mended(6, 4)
    expect(t.told('success')).toMatchObject([{ total: 6, need: 6 }])
    expect(t.tokens('bob')).toBe('G+ Y+ Y+')
  })
})
