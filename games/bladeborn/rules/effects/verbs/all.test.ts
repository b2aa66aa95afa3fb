import { expect, test } from 'vitest'
import { ready, use, used } from '../../../testing/deeds.ts'

const FIELD = `A b c . .
                . . . . .
               D . . . e`

test('all: each of those named, seen when it begins', () => {
  const t = used(FIELD, [
    { all: { who: { side: 'enemy', within: { hexes: 2, of: 'me' } }, do: [{ damage: { to: 'them', amount: 1 } }] } },
  ])
  expect(['A', 'b', 'c', 'D', 'e'].map((letter) => t.fighter(letter).damage)).toEqual([0, 1, 1, 0, 0])
})

test('all: a roll of its own for each', () => {
  const t = ready(FIELD, [
    { all: { who: { side: 'enemy' }, do: [{ damage: { to: 'them', amount: { dice: 1, need: 4, each: 2 } } }] } },
  ])
  use(t.dice(4, 3, 6))
  expect(['b', 'c', 'e'].map((letter) => t.fighter(letter).damage)).toEqual([2, 0, 2])
})

test('BB-R-64 all: damage is dealt to all before anybody falls', () => {
  const shield = {
    standing: [{ change: 'wounds' as const, add: 2, who: { side: 'friendly' as const, is: 'not-me' as const } }],
  }
  const fighters = { b: { damage: 6, rules: shield }, c: { damage: 6 } }
  const t = used(
    FIELD,
    [{ all: { who: { side: 'enemy', within: { hexes: 2, of: 'me' } }, do: [{ damage: { to: 'them', amount: 4 } }] } }],
    { fighters },
  )
  const told = t.events
    .filter(({ event }) => event === 'damage' || event === 'down')
    .map(({ event, fighter }) => `${event} ${fighter}`)
  // b falls with 10 of 10; c, at 10 of 12 only as long as b stands, follows.
  expect(told).toEqual(['damage moon-b', 'damage moon-c', 'down moon-b', 'down moon-c'])
})

test('all: deed by deed, so that a later deed misses those who fell', () => {
  const t = used(
    FIELD,
    [
      {
        all: {
          who: { side: 'enemy' },
          do: [{ damage: { to: 'them', amount: 1 } }, { push: { who: 'them', hexes: 1 } }],
        },
      },
    ],
    { fighters: { c: { damage: 9 } } },
  )
  expect(t.question()).toMatchObject({ ask: 'push', text: 'Push b one hex' })
})

test('BB-DAMAGE-7 BB-R-47 all: whoever falls by one deed is not healed by the next', () => {
  const t = used(
    FIELD,
    [
      {
        all: {
          who: { side: 'enemy' },
          do: [{ damage: { to: 'them', amount: 2 } }, { heal: { to: 'them', amount: 5 } }],
        },
      },
    ],
    { fighters: { b: { damage: 8 }, c: { damage: 7 } } },
  )
  expect(t.fighter('b').where).toBe('down')
  expect([t.fighter('c').where, t.fighter('c').damage]).toEqual(['field', 4])
  expect(t.events.flatMap(({ event, fighter }) => (event === 'heal' ? [fighter] : []))).toEqual(['moon-c', 'moon-e'])
})

test('BB-R-61 all: nobody to do it to', () => {
  const t = ready(FIELD, [{ all: { who: { runemark: 'berserker' }, do: [{ damage: { to: 'them', amount: 1 } }] } }])
  expect(t.whyNot('ability test-ability')).toBe('BB-R-61')
})

test('chance: one die decides', () => {
  const deeds = [{ chance: { need: 4, do: [{ damage: { to: 'me' as const, amount: 3 } }] } }]
  expect(use(ready(FIELD, deeds).dice(4)).fighter('A').damage).toBe(3)
  expect(use(ready(FIELD, deeds).dice(3)).fighter('A').damage).toBe(0)
  const impossible = ready(FIELD, [{ chance: { need: 4, do: [{ ready: { who: 'me' } }] } }])
  expect(impossible.whyNot('ability test-ability')).toBe('BB-R-61')
})

test('chance: its odds are those of the one die', () => {
  const t = ready(FIELD, [{ chance: { need: 4, do: [{ damage: { to: 'me', amount: 3 } }] } }])
  const odds = t.odds('ability test-ability with double 1')
  expect(odds.map(({ chance }) => chance)).toEqual(['1/2', '1/2'])
  expect(odds.map(({ summary }) => summary.damage)).toEqual(expect.arrayContaining([undefined, { 'sun-a': 3 }]))
})

test('all: whoever is picked for one of them is meant by what follows for that one', () => {
  const t = ready(FIELD, [
    {
      all: {
        who: { side: 'friendly' },
        do: [{ pick: { who: { side: 'enemy' } } }, { damage: { to: 'them', amount: 1 } }],
      },
    },
  ])
  use(t, 'pick moon-b', 'pick moon-e')
  expect(['A', 'b', 'c', 'D', 'e'].map((letter) => t.fighter(letter).damage)).toEqual([0, 1, 0, 0, 1])
})
