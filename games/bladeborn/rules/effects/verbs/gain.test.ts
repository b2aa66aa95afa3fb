import { expect, test } from 'vitest'
import { ready, use, used } from '../../../testing/deeds.ts'
import { endRound } from '../../../testing/rounds.ts'

const FIELD = `A C . . .
                . . . . .
               . . . . b`

test('gain: a double or triple to spend this round, of a score or of the value paid', () => {
  expect(used(FIELD, [{ gain: { group: 'triple', value: 4 } }]).battle.sides[0].groups).toEqual([{ dice: 3, value: 4 }])
  const t = used(FIELD, [{ gain: { group: 'double', value: 'value' } }], { value: 5 })
  expect(t.battle.sides.map(({ groups }) => groups)).toEqual([[{ dice: 2, value: 5 }], []])
  expect(t.last('gain')).toMatchObject({ seat: 0, dice: 2, value: 5, source: 'Test Ability' })
})

test('gain: it can be spent by the next fighter, and is gone with the round', () => {
  const t = used(FIELD, [{ gain: { group: 'double', value: 6 } }]).play('wait', 'activate moon-b', 'wait')
  expect(t.activate('C').offer('ability')).toEqual(['ability test-ability with double 6'])
  const unspent = endRound(used(FIELD, [{ gain: { group: 'double', value: 6 } }], { turnsLeft: [1, 1] }).play('wait'))
  expect(unspent.battle.sides[0].groups).toEqual([])
})

test('ready: the activation token comes off, and the fighter has two actions again', () => {
  const deeds = [
    { pick: { who: { side: 'friendly' as const, is: 'not-me' as const } } },
    { ready: { who: 'them' as const } },
  ]
  const t = use(ready(FIELD, deeds, { fighters: { C: { activated: true } } }), 'pick sun-c')
  expect(t.fighter('C').activated).toBe(false)
  t.play('wait', 'activate moon-b', 'wait')
  expect(t.offer()).toEqual(['activate sun-c'])
  t.activate('C')
  expect(t.last('activate')).toMatchObject({ fighter: 'sun-c', actions: 2 })
})

test('BB-R-61 ready: nothing to take off', () => {
  expect(ready(FIELD, [{ ready: { who: 'me' } }]).whyNot('ability test-ability')).toBe('BB-R-61')
})
