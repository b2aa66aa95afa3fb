import { describe, expect, test } from 'vitest'
import { position } from '../testing/position.ts'
import { rangeBetween } from './range.ts'

const long = ['a b c d e f g h i j k l m']
const letters = [...'abcdefghijklm']

/** How far the targets are that a gun with such bands is offered, in a row with an enemy at every range, one at a time. */
function reached(bands: readonly string[]): number[] {
  const gear = { tube: { slot: 'gun', actions: [{ name: 'shoot', skill: 'ranged', bands, attack: true }] } }
  return letters.flatMap((at, range) => {
    const t = position({
      map: long,
      hunters: { ann: { at: 'a', gear: ['tube'] } },
      enemies: { 'thug-1': at },
      cards: { gear },
    })
    return t.aims('tube').length > 0 ? [range] : []
  })
}

describe('range', () => {
  test('AB-RANGE-1 range is counted in zones', () => {
    // Axial coordinates: a is (0,0), b (1,0), c (2,0), g (1,1).
    const t = position({ map: ['a b c d e', ' f g h'], hunters: { ann: 'a' } })
    const zones = [...'abcdefgh']
    const from = (letter: string) => rangeBetween(t.state, 0, zones.indexOf(letter))
    expect(['b', 'c', 'g', 'e'].map(from)).toEqual([1, 2, 2, 4])
  })

  test('AB-RANGE-2 RED is the own zone and the next', () => expect(reached(['red'])).toEqual([0, 1]))
  test('AB-RANGE-3 YELLOW is range 2 alone', () => expect(reached(['yellow'])).toEqual([2]))
  test('AB-RANGE-4 GREEN is range 3 alone', () => expect(reached(['green'])).toEqual([3]))
  test('AB-RANGE-5 Long is whatever lies beyond, without limit', () =>
    expect(reached(['green', 'long'])).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]))

  test('AB-RANGE-6 only bands that are coloured in are affected', () => {
    expect(reached(['red', 'yellow', 'green'])).toEqual([0, 1, 2, 3])
    expect(reached(['yellow', 'green'])).toEqual([2, 3])
    expect(reached(['long'])).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12])
  })
})
