import { expect, test } from 'vitest'
import { type PositionSetup, position } from '../testing/position.ts'

const aim = (more: Partial<PositionSetup>, action: object = {}) =>
  position({
    map: ['a b c d'],
    hunters: { ann: 'a' },
    enemies: { 'ogre-1': 'b' },
    ...more,
    cards: {
      gear: { 'ann-gun': { actions: [{ skill: 'ranged', bands: ['red'], attack: true, ...action }] } },
      ...more.cards,
    },
  })
const chances = (t: ReturnType<typeof aim>, choice: string) =>
  Object.fromEntries(t.odds(choice).map(({ chance, summary }) => [JSON.stringify(summary), chance]))

test('AB-KEYWORD-7 AB-KEYWORD-44 odds tell of tokens that are put on models', () => {
  expect(chances(aim({}, { with: ['incendiary'] }), 'ann-gun ogre-1 on G+')).toEqual({
    '{"wounded":{"ogre-1":1}}': '5/8',
    '{"wounded":{"ogre-1":1},"tokens":{"ogre-1":{"burning":1}}}': '5/24',
    '{}': '1/8',
    '{"tokens":{"ogre-1":{"burning":1}}}': '1/24',
  })
})

test('AB-SHIELD-14 AB-SHIELD-5 odds tell of shields that suffer', () => {
  const ogre = { shields: ['yellow'] }
  const t = aim(
    { enemies: { 'ogre-1': { at: 'b', shields: ['yellow'] } }, cards: { enemies: { ogre } } },
    { with: ['slag'] },
  )
  expect(chances(t, 'ann-gun ogre-1 on Y+')).toEqual({
    '{"tokens":{"ogre-1":{"slag":1}},"shields":{"ogre-1":["red"]}}': '23/32',
    '{}': '9/32',
  })
})

test('AB-SPOT-4 odds tell who takes the Spotlight', () => {
  const fans = { sure: { on: 'takes-out' } }
  const setup = { hunters: { ann: { at: 'a', fan: 'sure' }, bob: 'c' }, spotlight: 'bob' as const, cards: { fans } }
  const t = aim({ ...setup, enemies: { 'thug-1': 'b' } })
  expect(chances(t, 'melee thug-1 on G+')).toEqual({ '{"out":["thug-1"],"spotlight":"ann"}': '11/12', '{}': '1/12' })
})

test('AB-ACTIVATE-3 an edit cannot leave an activation without anybody active', () => {
  const t = aim({})
  expect(() => t.match.edit([{ op: 'remove', path: '/active' }])).toThrow('nobody is active in an activation')
})
