import { describe, expect, test } from 'vitest'
import { type PositionSetup, position } from '../testing/position.ts'
import { seesZone } from './sight.ts'
import type { State } from './state.ts'

const row = ['a b c d e']
const inRow = (more: Partial<PositionSetup>): PositionSetup => ({ map: row, hunters: { ann: 'a' }, ...more })
const crate = { elements: { wall: { blocks: true } } }

/** Whether Ann sees a zone, and the enemy does, by letters of the map. */
const annSees = (t: ReturnType<typeof position>, letter: string): boolean =>
  seesZone(t.state, t.hunter('ann'), zoneOf(t.state, t.at(letter)))
const zoneOf = ({ content }: State, label: string): number => content.maps.test?.board.labels.indexOf(label) ?? -1

describe('line of sight', () => {
  test('AB-SIGHT-1 AB-SIGHT-2 without a line of sight a target cannot be chosen: enemies stand in the way of hunters', () => {
    const t = position(inRow({ enemies: { 'thug-1': 'b', 'gunner-1': 'c' } }))
    expect(t.aims('ann-gun')).toEqual(['thug-1'])
    expect(t.whyNot('ann-gun gunner-1 on G+')).toBe('AB-SIGHT-1')
  })

  test('AB-SIGHT-1 an action that is no attack needs it too', () => {
    const actions = [{ name: 'mend', skill: 'medical', bands: ['yellow'], who: { kind: 'hunter' }, does: [heal] }]
    const cards = { hunters: { ann: { actions } } }
    const clear = position(inRow({ hunters: { ann: 'a', bob: 'c' }, cards }))
    expect(clear.aims('ann')).toEqual(['bob'])
    const shut = position(inRow({ hunters: { ann: 'a', bob: 'c' }, enemies: { 'thug-1': 'b' }, cards }))
    expect(shut.whyNot('ann bob on G+')).toBe('AB-SIGHT-1')
  })

  test('AB-SIGHT-3 an element that the scenario says blocks, blocks both sides', () => {
    const t = position(
      inRow({
        enemies: { 'gunner-1': 'c' },
        elements: [{ kind: 'wall', at: 'b' }],
        cards: crate,
        queue: [['ranged']],
      }),
    )
    expect(t.aims('ann-gun')).toEqual([])
    expect(t.end().told('attacks')).toEqual([])
  })

  test('AB-SIGHT-4 one blocking zone on the way is enough', () => {
    const t = position(inRow({ enemies: { 'thug-1': 'c', 'thug-2': 'e' } }))
    expect(annSees(t, 'e')).toBe(false)
    expect(annSees(t, 'c')).toBe(true)
  })

  test('AB-SIGHT-5 a model looks past its friends', () => {
    const t = position(inRow({ hunters: { ann: 'a', bob: 'b' }, enemies: { 'thug-1': 'c' } }))
    expect(t.aims('ann-gun')).toEqual(['thug-1'])
  })

  test('AB-SIGHT-6 models in one zone see each other, whatever else is in it', () => {
    const t = position(
      inRow({ enemies: { 'thug-1': 'a', 'thug-2': 'a' }, elements: [{ kind: 'wall', at: 'a' }], cards: crate }),
    )
    expect(t.aims('melee')).toEqual(['thug-1', 'thug-2'])
  })

  test('AB-SIGHT-7 nobody sees across where no tile lies', () => {
    const t = position({ map: ['a b c', '     d', 'e f g'], hunters: { ann: 'a' }, enemies: { 'thug-1': 'e' } })
    expect(annSees(t, 'e')).toBe(false)
    expect(t.aims('ann-gun')).toEqual([])
  })

  // Axial coordinates: a is (0,0), b (1,0), c (2,0), d (3,0); in the row below e is (0,1), f (1,1), g (2,1), h (3,1).
  const field = ['a b c d', ' e f g h']

  test('AB-SIGHT-8 the straight line between the centres must cross no blocking zone', () => {
    const enemies = { 'thug-1': 'd' }
    const seen = (blocker: string, target: string) =>
      annSees(position({ map: field, hunters: { ann: 'a' }, enemies: { ...enemies, 'thug-2': blocker } }), target)
    expect(['b', 'c', 'f'].map((blocker) => seen(blocker, 'd'))).toEqual([false, false, true])
    expect(['b', 'f', 'c', 'g', 'e'].map((blocker) => seen(blocker, 'h'))).toEqual([false, false, false, false, true])
    expect(['b', 'f'].map((blocker) => seen(blocker, 'g'))).toEqual([false, false])
  })

  // The line from a (0,0) to d (1,1) runs along the edge between b (1,0) and c (0,1).
  const diamond = ['a b', ' c d']

  test.each([
    ['both-sides-block', [true, false]],
    ['either-side-blocks', [false, false]],
    ['never-block', [true, true]],
  ] as const)('AB-R-15 a line along an edge, where %s', (grazingLines, [one, two]) => {
    const along = { map: diamond, hunters: { ann: 'a' } as const, options: { grazingLines } }
    expect(annSees(position({ ...along, enemies: { 'thug-1': 'b' } }), 'd')).toBe(one)
    expect(annSees(position({ ...along, enemies: { 'thug-1': 'b', 'thug-2': 'c' } }), 'd')).toBe(two)
  })

  test('AB-SIGHT-9 what stands in the first and the last zone does not block', () => {
    const t = position(inRow({ enemies: { 'thug-1': 'a', 'gunner-1': 'c', 'gunner-2': 'c' } }))
    expect(t.aims('ann-gun')).toEqual(['thug-1', 'gunner-1', 'gunner-2'])
  })

  test('AB-SIGHT-10 hunters stand in the way of enemies, other enemies do not', () => {
    const shot = (more: Partial<PositionSetup>) => {
      const t = position(inRow({ queue: [['ranged']], spotlight: 'ann', ...more })).end(8)
      return t.told('attacks').map(({ id }) => id)
    }
    const green = { cards: { hunters: plain } }
    expect(shot({ hunters: { ann: 'a', bob: 'b' }, enemies: { 'gunner-1': 'c' }, ...green })).toEqual(['bob'])
    expect(shot({ enemies: { 'gunner-1': 'c', 'thug-1': 'b' }, ...green })).toEqual(['ann'])
  })
})

const heal = { heal: { who: 'them', wounds: 1 } }
/** Hunters with tokens of one colour, so that nobody is asked what to defend with. */
const plain = { ann: { tokens: ['yellow', 'yellow', 'yellow'] }, bob: { tokens: ['yellow', 'yellow', 'yellow'] } }
