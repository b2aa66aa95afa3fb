import { expect, test } from 'vitest'
import { gun, type PositionSetup, position } from '../testing/position.ts'

/** A character at 1 health about to be hit for 3 by an enemy out of its own line. */
const struck: PositionSetup = {
  hunters: [{ at: '4,4', health: 1 }, { at: '18,18' }],
  stage: 'start',
  enemies: { 'a.1': { at: '6,5', damage: 3, range: 4, health: 8 }, 'b.1': { at: '4,6', health: 2, range: 1 } },
}

test('SN-DEATH-1 a character goes down when the damage exhausts its health, and its turn goes on', () => {
  const t = position(struck)
  expect(t.told('down')).toHaveLength(1)
  expect(t.turn.condition).toBe('shoot-only')
  expect(t.question()).toMatchObject({ seat: 0, ask: 'action' })
})

test('SN-DEATH-2 a downed player can only shoot', () => {
  const t = position({
    ...struck,
    hunters: [
      { at: '4,4', health: 1, timer: 0, hand: ['wasp', 'stim-1'] },
      { at: '4,2', hand: ['buzzer'] },
    ],
    chests: ['4,4'],
  })
  expect(t.kinds()).toEqual(['shoot', 'end'])
  for (const key of ['move 4,5', 'sprint 4,5', 'phaselock b.1', 'equip wasp', 'trade with 1', 'pick up'])
    expect([key, t.whyNot(key)]).toEqual([key, 'SN-DEATH-2'])
  expect(t.whyNot('use stim-1')).toBe('SN-R-60')
})

test('SN-DEATH-3 with both actions', () => {
  const t = position(struck).play('shoot b.1', 'shoot b.1')
  expect(t.left['b.1']).toBeUndefined()
  expect(t.hunter(0).hand).toHaveLength(1)
  expect(t.question().ask).toBe('spawn')
})

test('SN-DEATH-4 without a target there is no action', () => {
  const t = position({ ...struck, enemies: { 'a.1': { at: '6,5', damage: 3, range: 4 } } })
  expect(t.question().ask).toBe('spawn')
})

test('SN-DEATH-5 an enemy card is drawn as on any turn, the character still on the board', () => {
  const t = position({ ...struck, deck: ['x'] }).answer('end')
  expect(t.told('drawn')).toMatchObject([{ corner: '1,1', card: 'x' }])
  expect(t.at(0)).toBe('4,4')
  expect(t.told('regained')).toEqual([])
})

test('SN-DEATH-6 when the turn is over the character is off the board', () => {
  const t = position({ ...struck, deck: ['chest-1', 'x'], hunters: [{ at: '4,4', health: 1 }, { at: '4,2' }] })
    .dice(9, 1)
    .answer('end')
  expect([t.question().seat, t.at(0)]).toEqual([1, 'off'])
  expect(t.squares('move')).toContain('4,4')
  const sight = position({
    hunters: [{ at: 'off', returning: true }, { at: '4,3' }],
    active: 1,
    enemies: { 'b.1': '4,6' },
  })
  expect(sight.offer('shoot')).toEqual(['shoot b.1'])
})

test('SN-DEATH-7 death costs no life and puts nobody out', () => {
  const both = position({
    hunters: [
      { at: '4,4', health: 1 },
      { at: '8,4', health: 1 },
    ],
    stage: 'start',
    enemies: { 'a.1': { at: '6,5', damage: 3, range: 6, health: 8 }, 'z.1': { at: '4,7', health: 8 } },
    deck: ['chest-1', 'chest-2', 'chest-3'],
  })
  both.dice(3, 3, 5, 3, 1).answer('end')
  expect(both.told('down').map(({ seat }) => seat)).toEqual([0, 1])
  expect([both.state.escaped, both.question()]).toMatchObject([0, { seat: 0, ask: 'sanctuary' }])
})

test('SN-R-56 down at zero, or below it', () => {
  const setup = (damage: number) => ({
    ...struck,
    hunters: [{ at: '4,4', health: 3 }, { at: '18,18' }],
    enemies: { 'a.1': { at: '6,5', damage, range: 4 } },
  })
  const down = (damage: number, downedAt: 'zero' | 'below-zero') =>
    position({ ...setup(damage), options: { downedAt } }).told('down').length
  expect([down(2, 'zero'), down(3, 'zero')]).toEqual([0, 1])
  expect([down(3, 'below-zero'), down(4, 'below-zero')]).toEqual([0, 1])
})

test('SN-R-57 the turn may go on as normal, and end on Sanctuary with full health', () => {
  const t = position({
    ...struck,
    deck: ['chest-1', 'chest-2', 'chest-3'],
    hunters: [{ at: '4,4', health: 1 }, { at: '18,18' }],
    options: { downedTurn: 'normal', returnTo: 'next-turn' },
  })
  expect(t.kinds()).toEqual(['move', 'sprint', 'shoot', 'end'])
  t.dice(3, 3).play('move 4,3', 'end')
  expect(t.question()).toMatchObject({ seat: 0, ask: 'sanctuary', rule: 'SN-REVIVE-1' })
  t.answer('stand 10,10')
  expect([t.health(0), t.at(0), t.question().seat]).toEqual([5, '10,10', 1])
  t.dice(5, 5, 1).answer('end')
  expect(t.turn).toMatchObject({ seat: 0, condition: 'up', left: 2 })
})

test('SN-R-57 by depth: exactly zero is normal, below zero only shooting', () => {
  const condition = (damage: number, downedAt: 'zero' | 'below-zero' = 'zero') =>
    position({
      ...struck,
      hunters: [{ at: '4,4', health: 3 }, { at: '18,18' }],
      enemies: { 'a.1': { at: '6,5', damage, range: 4 }, 'b.1': { at: '4,6', range: 1, damage: 1 } },
      options: { downedTurn: 'by-depth', downedAt },
    }).turn.condition
  expect([condition(3), condition(4)]).toEqual(['normal', 'shoot-only'])
  expect([condition(3, 'below-zero'), condition(4, 'below-zero')]).toEqual(['up', 'shoot-only'])
})

/** A character about to come back, an enemy in line with Sanctuary. */
const back: PositionSetup = {
  hunters: [
    { at: 'off', health: -2, returning: true, timer: 1, hand: ['wasp'] },
    { at: '12,12', hand: ['buzzer'] },
  ],
  stage: 'start',
  turn: { condition: 'reviving' },
  enemies: { 'a.1': { at: '10,7', health: 8 } },
  chests: ['8,8'],
}

test('SN-REVIVE-1 SN-R-59 back on a free Sanctuary square, with full health and all loot', () => {
  const t = position({ ...back, hunters: [...back.hunters.slice(0, 1), { at: '10,10', hand: ['buzzer'] }] })
  expect(t.question()).toMatchObject({ seat: 0, ask: 'sanctuary' })
  expect(t.offer()).toHaveLength(8)
  t.answer('stand 10,9')
  expect([t.health(0), t.at(0), t.hunter(0).hand, t.hunter(0).timer]).toEqual([5, '10,9', ['wasp'], 0])
  expect(t.question().ask).toBe('action')
})

test('SN-REVIVE-2 SN-REVIVE-3 SN-REVIVE-4 only move, equip and trade', () => {
  const t = position(back).answer('stand 10,9')
  expect(t.kinds()).toEqual(['move', 'sprint', 'equip', 'trade', 'end'])
  expect(['shoot a.1', 'phaselock a.1', 'pick up'].map((key) => t.whyNot(key))).toEqual([
    'SN-REVIVE-3',
    'SN-REVIVE-4',
    'SN-REVIVE-2',
  ])
  t.answer('move 10,8')
  expect(t.whyNot('shoot a.1')).toBe('SN-REVIVE-3')
})

test('SN-REVIVE-5 two enemy cards at the end of that turn', () => {
  const t = position({ ...back, deck: ['x', 'y', 'z'] })
    .answer('stand 10,9')
    .end()
  expect(t.told('drawn').map(({ card }) => card)).toEqual(['x', 'y'])
  expect(t.state.enemyDeck.cards).toEqual(['z'])
})

test('SN-REVIVE-6 the turn after is an ordinary one', () => {
  const t = position({
    ...back,
    deck: ['chest-1', 'chest-2', 'chest-3', 'chest-4', 'chest-5', 'chest-6'],
    enemies: { 'a.1': { at: '10,3', health: 8 } },
    hunters: [
      { at: 'off', health: -2, returning: true, timer: 1, hand: ['wasp'] },
      { at: '12,12', hand: ['buzzer'] },
    ],
  })
  t.answer('stand 10,9').dice(8, 6, 3, 5).play('move 10,7', 'end')
  t.dice(3, 7, 1).answer('end')
  expect(t.turn).toMatchObject({ seat: 0, condition: 'up', left: 2 })
  expect(t.kinds()).toEqual(expect.arrayContaining(['move', 'sprint', 'shoot', 'phaselock', 'equip']))
  const { length } = t.state.enemyDeck.cards
  t.dice(2, 7).answer('end')
  expect(t.state.enemyDeck.cards.length).toBe(length - 1)
})

test('SN-R-58 or put there, healed, as soon as the turn is over', () => {
  const t = position({ ...struck, deck: ['chest-1', 'chest-2', 'x', 'y', 'z'], options: { returnTo: 'end-of-turn' } })
    .dice(3, 3)
    .answer('end')
  expect(t.question()).toMatchObject({ seat: 0, ask: 'sanctuary' })
  t.answer('stand 9,9')
  expect([t.at(0), t.health(0), t.question().seat]).toEqual(['9,9', 5, 1])
  t.dice(5, 5, 1).answer('end')
  expect(t.turn).toMatchObject({ seat: 0, condition: 'reviving' })
})

test('SN-R-61 the turn of coming back has as many actions as the table says', () => {
  const actions = (options: { reviveActions?: 1 | 2 }) => {
    const hunters = [{ at: '15,15' }, { at: 'off', health: -2, returning: true }]
    return position({ hunters, deck: [], enemies: { 'a.1': '3,3' }, options }).play('end', 'stand 9,9').turn
  }
  expect(actions({})).toMatchObject({ seat: 1, condition: 'reviving', left: 2 })
  expect(actions({ reviveActions: 1 })).toMatchObject({ seat: 1, condition: 'reviving', left: 1 })
})

test('SN-R-61 two actions on that turn, or one without a sprint; tokens are captured in passing, attacks are not', () => {
  const one = position({ ...back, options: { reviveActions: 1 }, turn: { condition: 'reviving', left: 1 } }).answer(
    'stand 9,9',
  )
  expect(one.offer('sprint')).toEqual([])
  expect(one.whyNot('sprint 8,8')).toBe('SN-R-61')
  const t = position({
    ...back,
    hunters: [{ at: 'off', health: -2, returning: true, hand: ['air-strike', 'red-tea'] }, { at: '15,15' }],
  }).answer('stand 9,9')
  expect(t.offer('use')).toEqual(['use red-tea'])
  expect(t.whyNot('use air-strike on a.1')).toBe('SN-R-61')
  t.answer('move 8,8')
  expect([t.hunter(0).hand.length, t.turn.left]).toEqual([3, 1])
})

test('SN-R-60 a downed player earns loot for what the shots defeat', () => {
  const t = position({
    ...struck,
    hunters: [{ at: '4,4', health: 1, guns: ['g'] }, { at: '18,18' }],
    loot: { g: gun(2) },
  }).answer('shoot b.1 with g')
  expect(t.hunter(0).hand).toHaveLength(1)
})
