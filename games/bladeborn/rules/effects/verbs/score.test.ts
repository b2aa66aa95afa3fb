import { describe, expect, test } from 'vitest'
import { ready, use, used } from '../../../testing/deeds.ts'

const FIELD = `A * . . .
                . . . . .
               . . b * *`

test('score: points for the player the card works for, or for the other', () => {
  const t = used(FIELD, [{ score: { player: 'owner', points: 2 } }, { score: { player: 'opponent', points: 1 } }], {
    points: [3, 3],
  })
  expect(t.battle.sides.map(({ points }) => points)).toEqual([5, 4])
  const none = used(FIELD, [{ score: { player: 'owner', points: { count: 'objectives' } } }])
  expect(none.last('points')).toBeUndefined()
})

describe('desecrate', () => {
  const deed = [{ desecrate: { hex: 'me' as const } }]

  test('BB-COMPONENTS-17 desecrate: a token in the fighter’s hex', () => {
    const t = used(FIELD, deed)
    expect(t.battle.desecrated).toEqual([t.fighter('A').hex])
    const them = use(
      ready(FIELD, [{ pick: { who: { side: 'enemy' } } }, { desecrate: { hex: 'them' } }]),
      'pick moon-b',
    )
    expect(them.battle.desecrated).toEqual([them.fighter('b').hex])
  })

  test('BB-COMPONENTS-17 BB-R-46 desecrate: there are three tokens, and no second in one hex', () => {
    const full = ready(FIELD, deed, { desecrated: ['a1', 'b1', 'e3'] })
    expect(full.whyNot('ability test-ability')).toBe('BB-R-61')
    expect(ready(FIELD, deed, { desecrated: ['a3'] }).whyNot('ability test-ability')).toBe('BB-R-61')
    expect(used(FIELD, deed, { desecrated: ['a1', 'b1'] }).battle.desecrated).toHaveLength(3)
  })
})

describe('seize', () => {
  test('seize: control of an objective near by, whatever the numbers', () => {
    const t = used(FIELD, [{ seize: { within: 1, of: 'me' } }], { control: [1, 1, 1] })
    expect(t.offer()).toEqual(['seize b3'])
    expect(t.play('seize b3').battle.control).toEqual([0, 1, 1])
  })

  test('seize: one of several, for the player the card works for, not one already held', () => {
    const near = [{ pick: { who: { side: 'enemy' as const } } }, { seize: { within: 2, of: 'them' as const } }]
    const t = use(ready(FIELD, near, { control: [0, 1, 1] }), 'pick moon-b')
    expect(t.offer()).toEqual(['seize d1', 'seize e1'])
    expect(t.play('seize e1').battle.control).toEqual([0, 1, 0])
    const held = use(ready(FIELD, near, { control: [0, 0, -1] }), 'pick moon-b')
    expect(held.offer()).toEqual(['seize e1'])
  })

  test('seize: nothing within reach, or all one’s own', () => {
    expect(ready(FIELD, [{ seize: { within: 0, of: 'me' } }]).whyNot('ability test-ability')).toBe('BB-R-61')
    expect(
      ready(FIELD, [{ seize: { within: 1, of: 'me' } }], { control: [0, -1, -1] }).whyNot('ability test-ability'),
    ).toBe('BB-R-61')
  })
})
