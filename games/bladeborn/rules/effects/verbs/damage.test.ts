import { expect, test } from 'vitest'
import { ready, use, used } from '../../../testing/deeds.ts'

const FIELD = `A b . . .
                . . . . .
               C . . . d`

test('BB-DAMAGE-3 damage: one token a point, outside any attack', () => {
  const t = use(
    ready(FIELD, [{ pick: { who: { side: 'enemy' } } }, { damage: { to: 'them', amount: 'value' } }], {
      value: 4,
      fighters: { b: { damage: 2 } },
    }),
    'pick moon-b',
  )
  expect([t.fighter('b').damage, t.fighter('d').damage]).toEqual([6, 0])
  expect(t.last('damage')).toMatchObject({ fighter: 'moon-b', amount: 4, total: 6, by: 'Test Ability' })
})

test('damage: none is told where there is none', () => {
  const t = ready(FIELD, [{ damage: { to: 'me', amount: { dice: 2, need: 6 } } }]).dice(5, 1)
  expect(use(t).last('damage')).toBeUndefined()
  expect(t.fighter('A').damage).toBe(0)
})

test('BB-DAMAGE-4 damage: whoever reaches their Wounds is taken down, by the fighter that acts', () => {
  const t = use(
    ready(FIELD, [{ pick: { who: { side: 'enemy' } } }, { damage: { to: 'them', amount: 1 } }], {
      fighters: { b: { damage: 9 } },
    }),
    'pick moon-b',
  )
  expect(t.fighter('b')).toMatchObject({ where: 'down', hex: -1 })
  expect(t.last('down')).toMatchObject({ fighter: 'moon-b', by: 'sun-a' })
})

test('BB-R-47 BB-DAMAGE-9 heal: removes tokens, never below none', () => {
  expect(used(FIELD, [{ heal: { to: 'me', amount: 2 } }], { fighters: { A: { damage: 5 } } }).fighter('A').damage).toBe(
    3,
  )
  const t = used(FIELD, [{ heal: { to: 'me', amount: 6 } }], { fighters: { A: { damage: 5 } } })
  expect(t.fighter('A').damage).toBe(0)
  expect(t.last('heal')).toMatchObject({ amount: 5, total: 0 })
})

test('heal: the one picked', () => {
  const t = ready(FIELD, [{ pick: { who: { side: 'friendly' } } }, { heal: { to: 'them', amount: 2 } }], {
    fighters: { A: { damage: 5 }, C: { damage: 5 } },
  })
  use(t, 'pick sun-c')
  expect([t.fighter('A').damage, t.fighter('C').damage]).toEqual([5, 3])
})
