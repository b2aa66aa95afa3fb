import { describe, expect, test } from 'vitest'
import { type PositionSetup, position } from '../testing/position.ts'
import { occupancyOf } from './occupancy.ts'
import { isFull } from './zone.ts'

const corridor = ['a b c d e']
const ring = [' p q ', 'r a s', ' t v ']

/** Ann in the first zone of a corridor, others in the second. */
const facing = (more: Partial<PositionSetup>): PositionSetup => ({ map: corridor, hunters: { ann: 'a' }, ...more })

describe('zones', () => {
  test('AB-ZONE-1 every model in play is in exactly one zone, before a move and after it', () => {
    const t = position({ map: corridor, hunters: { ann: 'a', bob: 'b' }, enemies: { 'thug-1': 'd' } })
    const standing = () => {
      const { hunters, enemies } = occupancyOf(t.state)
      return [[...hunters], [...enemies]]
    }
    expect(standing()).toEqual([
      [1, 1, 0, 0, 0, 1, 1],
      [0, 0, 0, 1, 0, 0, 0],
    ])
    t.answer(`move ${t.at('c')} on Y+`)
    expect(standing()).toEqual([
      [0, 1, 1, 0, 0, 1, 1],
      [0, 0, 0, 1, 0, 0, 0],
    ])
  })

  test('AB-ZONE-2 AB-ZONE-5 a third small model may enter a zone, a fourth may not stop there', () => {
    const two = position(facing({ enemies: { 'thug-1': 'b', 'thug-2': 'b' } }))
    expect(two.moves('G+')).toContain(two.at('b'))
    const three = position(facing({ enemies: { 'thug-1': 'b', 'thug-2': 'b', 'thug-3': 'b' } }))
    expect(three.moves('G+')).not.toContain(three.at('b'))
    expect(three.whyNot(`move ${three.at('b')} on G+`)).toBe('AB-ZONE-5')
  })

  test('AB-ZONE-3 nobody stops where a large model stands', () => {
    const t = position(facing({ enemies: { 'ogre-1': 'b' } }))
    expect(t.moves('G+')).not.toContain(t.at('b'))
    expect(t.whyNot(`move ${t.at('b')} on G+`)).toBe('AB-ZONE-5')
  })

  test('AB-ZONE-4 a zone is full with three small bases or one large one', () => {
    const thugs = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`thug-${at + 1}`, 'b']))
    const full = (enemies: Record<string, string>) => isFull(position(facing({ enemies })).state, 1)
    expect([0, 1, 2, 3].map((count) => full(thugs(count)))).toEqual([false, false, false, true])
    expect(full({ 'ogre-1': 'b' })).toBe(true)
  })

  test('AB-ZONE-6 a move goes from zone to zone next to it: no gap is jumped', () => {
    const t = position({ map: ['a b   d e'], hunters: { ann: 'a' } })
    expect(t.moves('G+')).toEqual([t.at('b')])
    expect(t.whyNot(`move ${t.at('d')} on G+`)).toBe('AB-ZONE-9')
  })

  test('AB-ZONE-7 a model may step in all six directions', () => {
    const t = position({ map: ring, hunters: { ann: 'a' } })
    expect(t.moves('Y+')).toEqual(['p', 'q', 'r', 's', 't', 'v'].map((letter) => t.at(letter)).toSorted())
  })

  test('AB-ZONE-8 a full zone of friends may be passed, not stopped in', () => {
    const t = position(facing({ hunters: { ann: { at: 'a', tokens: 'G- Y+ y+' }, bob: 'b', cid: 'b', dee: 'b' } }))
    expect(t.moves('Y+')).toEqual([t.at('c')])
    expect(t.moves('y+')).toEqual([])
  })

  test('AB-ZONE-8 a thug passes a zone that an ogre fills, and does not stop there', () => {
    const t = position({
      map: corridor,
      hunters: { ann: 'a' },
      enemies: { 'ogre-1': 'c', 'thug-1': 'd' },
      queue: [['move']],
    })
    t.end().answer('thug-1')
    expect(t.where('thug-1')).toBe(t.at('b'))
  })

  test('AB-ZONE-9 a full zone with an enemy in it cannot be passed, be it three small models or one large', () => {
    const mixed = position(facing({ hunters: { ann: 'a', bob: 'b' }, enemies: { 'thug-1': 'b', 'thug-2': 'b' } }))
    expect(mixed.moves('G+')).toEqual([])
    const large = position(facing({ enemies: { 'ogre-1': 'b' } }))
    expect(large.moves('G+')).toEqual([])
    expect(large.whyNot(`move ${large.at('c')} on G+`)).toBe('AB-ZONE-9')
  })

  test('AB-ZONE-10 enemies in a zone that is not full hinder nobody', () => {
    const t = position(facing({ enemies: { 'thug-1': 'b', 'thug-2': 'b' } }))
    expect(t.moves('Y+')).toEqual([t.at('b'), t.at('c')])
    const ogre = position({
      map: corridor,
      hunters: { ann: 'a', bob: 'c' },
      enemies: { 'ogre-1': 'd' },
      queue: [['move']],
      spotlight: 'ann',
    })
    ogre.end()
    expect(ogre.where('ogre-1')).toBe(ogre.at('b'))
  })

  test('AB-ZONE-11 a large model stops only where nobody stands', () => {
    const t = position({
      map: corridor,
      hunters: { ann: 'a', bob: 'b' },
      enemies: { 'ogre-1': 'd' },
      queue: [['move']],
      spotlight: 'ann',
    })
    t.end()
    expect(t.where('ogre-1')).toBe(t.at('c'))
  })
})
