import { expect, test } from 'vitest'
import type { AbilityCard } from '../testing/pack.ts'
import { type PositionSetup, position } from '../testing/position.ts'

const bow = { id: 'bow', range: 4, attacks: 1 }

/** What kinds of options are offered, in the order they are offered. */
const kinds = (keys: readonly string[]) => [...new Set(keys.map((key) => key.split(' ')[0]))]

const APART = `A . . . .
                . . . . .
               . . . . b`
const NEAR = `A . b . .
               . . . . .
              . . . . .`

test('BB-ACTIVATE-1 a first activation has two actions, one after the other', () => {
  const t = position(NEAR, { fighters: { A: { weapons: [bow] } } })
  expect(t.activate('A').question().text).toContain('2 actions left')
  expect(t.play('move b2').question().text).toContain('1 action left')
  t.dice(3).play('attack moon-b with bow')
  expect(t.question()).toMatchObject({ seat: 1, ask: 'activate' })
})

test('BB-ACTIVATE-2 the two actions may be the same', () => {
  const walker = position(APART).activate('A').play('move b3', 'move c3')
  expect(walker.hex('A')).toBe('c3')
  expect(walker.question().seat).toBe(1)

  const fighter = position(NEAR, { fighters: { A: { weapons: [bow] } } })
  fighter.activate('A').dice(3, 3).play('attack moon-b with bow', 'attack moon-b with bow')
  expect(fighter.events.filter(({ event }) => event === 'attack')).toHaveLength(2)
  expect(fighter.question().seat).toBe(1)
})

test('BB-ACTIVATE-3 a fighter activated again makes one action, however often; in the next round two again', () => {
  const t = position(APART)
  t.dice(1, 2, 3, 3, 4, 4, 1, 2, 3, 3, 4, 4)
  t.activate('A').play('move b3', 'move b3')
  for (let turn = 2; turn <= 4; turn++) t.play('activate moon-b', 'wait').activate('A').play('move b3')
  t.play('activate moon-b', 'wait')
  const made = () => t.events.filter(({ event, fighter }) => event === 'move' && fighter === 'sun-a').length
  expect(made()).toBe(5)
  t.play('seat 0').activate('A')
  expect(t.battle.round).toBe(2)
  expect(t.last('activate')).toMatchObject({ fighter: 'sun-a', actions: 2 })
})

test('BB-ACTIVATE-4 the actions are move, attack, disengage and wait', () => {
  const t = position(NEAR, { fighters: { A: { weapons: [bow] } } }).activate('A')
  expect(kinds(t.offer())).toEqual(['move', 'attack', 'disengage', 'wait'])
})

test('BB-ACTIVATE-5 the activation token comes when the activation is over', () => {
  const t = position(APART).activate('A')
  expect(t.fighter('A').activated).toBe(false)
  expect(t.play('move b3').fighter('A').activated).toBe(false)
  expect(t.play('wait').fighter('A').activated).toBe(true)
  expect(t.fighter('b').activated).toBe(false)
  const order = t.events.map(({ event }) => event)
  expect(order.indexOf('activated')).toBeGreaterThan(order.indexOf('wait'))
  expect(order.indexOf('activated')).toBeLessThan(order.indexOf('turn-over'))
})

test('BB-R-28 wait is always offered, other actions only where they can be carried out', () => {
  const hemmed = position(
    `# # .
      A b .
     # # .`,
    { fighters: { A: { weapons: [{ id: 'sling', range: 4, minimum: 2 }] } } },
  ).activate('A')
  expect(hemmed.offer()).toEqual(['wait'])
  expect(hemmed.whyNot('move a2')).toBe('BB-MOVE-5')
  expect(hemmed.whyNot('attack moon-b with sling')).toBe('BB-R-40')
  expect(hemmed.whyNot('disengage b2')).toBe('BB-DISENGAGE-2')
  expect(kinds(position(APART).activate('A').offer())).toEqual(['move', 'disengage', 'wait'])
})

test('BB-R-29 wait as the first action ends the activation: no second action, no ability after it', () => {
  const cure: AbilityCard = { id: 'cure', name: 'Cure', cost: 'double', do: [{ heal: { to: 'me', amount: 1 } }] }
  const setup: PositionSetup = { abilities: [cure], groups: [[{ dice: 2, value: 1 }], []] }
  const t = position(APART, setup).activate('A').play('wait')
  expect(t.question()).toMatchObject({ seat: 1, ask: 'activate' })
  const before = position(APART, setup).activate('A').play('ability cure with double 1', 'wait')
  expect(before.question().seat).toBe(1)
  expect(before.battle.sides[0].groups).toEqual([])
})

test('BB-R-30 a fighter taken down in its own activation ends it, and the turn with it', () => {
  const t = position(
    `A B . .
      . * . .
     . . . b`,
    {
      fighters: { A: { damage: 9 } },
      abilities: [{ id: 'burn', name: 'Burn', cost: 'double', do: [{ damage: { to: 'me', amount: 1 } }] }],
      groups: [[{ dice: 2, value: 1 }], []],
    },
  )
  t.activate('A').play('ability burn with double 1')
  expect(t.fighter('A')).toMatchObject({ where: 'down', hex: -1, activated: false })
  expect(t.battle.sides[0].turnsLeft).toBe(3)
  expect(t.battle.control).toEqual([0])
  expect(t.question()).toMatchObject({ seat: 1, ask: 'activate' })
})

test('BB-R-62 BB-COMBAT-6 a fighter that makes a bonus action on a friend’s turn has not been activated', () => {
  const order: AbilityCard = {
    id: 'order',
    name: 'Order',
    cost: 'double',
    do: [{ pick: { who: { side: 'friendly', is: 'not-me' } } }, { bonus: { who: 'them', action: 'move' } }],
  }
  const t = position(
    `A B . .
      . . . .
     . . . b`,
    {
      abilities: [order],
      groups: [
        [
          { dice: 2, value: 1 },
          { dice: 2, value: 2 },
        ],
        [],
      ],
    },
  )
  t.activate('A').play('ability order with double 1', 'pick sun-b')
  expect(kinds(t.offer())).toEqual(['move', 'decline'])
  t.play('move c3', 'wait', 'activate moon-b', 'wait')
  expect(t.fighter('B').activated).toBe(false)
  expect(t.offer()).toEqual(['activate sun-b'])
  expect(t.whyNot('activate sun-a')).toBe('BB-COMBAT-6')
  t.activate('B')
  expect(t.last('activate')).toMatchObject({ fighter: 'sun-b', actions: 2 })
  expect(t.offer('ability order with double 2')).toHaveLength(1)
})
