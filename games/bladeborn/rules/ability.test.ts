import { expect, test } from 'vitest'
import type { LesserArtefact } from '../content/cards.ts'
import type { AbilityCard } from '../testing/pack.ts'
import { drawing, type PositionSetup, position } from '../testing/position.ts'

const cure: AbilityCard = { id: 'cure', name: 'Cure', cost: 'double', do: [{ heal: { to: 'me', amount: 'value' } }] }
const feast: AbilityCard = { id: 'feast', name: 'Feast', cost: 'triple', do: [{ heal: { to: 'me', amount: 'value' } }] }
const strike: AbilityCard = {
  id: 'strike',
  name: 'Strike',
  cost: 'double',
  do: [{ bonus: { who: 'me', action: 'attack' } }],
}

const double = (value: number) => ({ dice: 2, value }) as const
const triple = (value: number) => ({ dice: 3, value }) as const

const APART = `A B . . .
                . . . . .
               . . . . b`
const DUEL = `A b . . .
               . . . . .
              . . . . .`
const MISS = [1, 1, 1]

test('BB-ABILITY-1 at most one ability an activation, and none need be used', () => {
  const setup: PositionSetup = { abilities: [cure], groups: [[double(1), double(2)], []] }
  const t = position(APART, setup).activate('A').play('ability cure with double 1')
  expect(t.offer('ability')).toEqual([])
  expect(t.whyNot('ability cure')).toBe('BB-ABILITY-1')
  t.play('move a3')
  expect(t.offer('ability')).toEqual([])
  expect(t.play('move a3').question().seat).toBe(1)

  const declined = position(APART, setup).activate('A').play('move a3', 'move a3', 'end')
  expect(declined.question().seat).toBe(1)
  expect(declined.battle.sides[0].groups).toEqual([double(1), double(2)])
})

test('BB-ABILITY-2 BB-ABILITY-16 an ability may come before the first action and uses up no action', () => {
  const t = position(APART, { abilities: [cure], groups: [[double(1)], []] }).activate('A')
  expect(t.offer('ability')).toEqual(['ability cure with double 1'])
  t.play('ability cure with double 1')
  expect(t.question().text).toContain('2 actions left')
  expect(t.play('move a3', 'move a3').question().seat).toBe(1)
})

test('BB-ABILITY-3 an ability may come between the two actions', () => {
  const t = position(DUEL, { fighters: { A: { damage: 3 } }, abilities: [cure], groups: [[double(1)], []] })
  t.activate('A')
    .dice(...MISS, ...MISS)
    .play('attack moon-b with blade', 'ability cure with double 1')
  expect(t.fighter('A').damage).toBe(2)
  expect(t.play('attack moon-b with blade').question().seat).toBe(1)
})

test('BB-ABILITY-4 an ability may come after the second action; then the activation is over', () => {
  const t = position(APART, { fighters: { A: { damage: 3 } }, abilities: [cure], groups: [[double(1)], []] })
  t.activate('A').play('move a3', 'move a3')
  expect(t.offer()).toEqual(['end', 'ability cure with double 1'])
  t.play('ability cure with double 1')
  expect(t.fighter('A').damage).toBe(2)
  expect(t.question()).toMatchObject({ seat: 1, ask: 'activate' })
})

test('BB-ABILITY-5 an ability never interrupts an action and is never used in the opponent’s turn', () => {
  const t = position(APART, { abilities: [cure], groups: [[double(1)], []], options: { movePaths: 'step-by-step' } })
  t.activate('A').play('move', 'step a2', 'step b2')
  expect(t.question()).toMatchObject({ seat: 0, ask: 'step' })
  expect(t.offer('ability')).toEqual([])
  t.play('stop', 'wait')
  expect(t.question()).toMatchObject({ seat: 1, ask: 'activate' })
  expect(t.match.questions.map(({ seat }) => seat)).toEqual([1])
  t.play('activate moon-b')
  expect(t.match.questions.map(({ seat }) => seat)).toEqual([1])
  expect(t.offer('ability')).toEqual([])
})

test('BB-ABILITY-6 BB-R-31 in a repeated activation the ability comes before or after the single action', () => {
  const setup: PositionSetup = {
    fighters: { A: { activated: true }, B: { activated: true } },
    abilities: [cure],
    groups: [[double(1)], []],
  }
  const before = position(APART, setup).activate('A')
  expect(before.offer('ability')).toEqual(['ability cure with double 1'])
  expect(before.play('ability cure with double 1').question().text).toContain('1 action left')
  const after = position(APART, setup).activate('A').play('move a3')
  expect(after.offer()).toEqual(['end', 'ability cure with double 1'])
})

test('BB-R-31 the same ability may be used again in the round, by the same or another fighter, each time paid for', () => {
  const t = position(APART, { abilities: [cure], groups: [[double(1), double(2), double(3)], []], turnsLeft: [4, 4] })
  t.activate('A').play('ability cure with double 1', 'wait', 'activate moon-b', 'wait')
  t.activate('B').play('ability cure with double 2', 'wait', 'activate moon-b', 'wait')
  expect(t.activate('A').offer('ability')).toEqual(['ability cure with double 3'])
})

test('BB-ABILITY-7 BB-R-32 only the own warband’s abilities, and those printed on the own fighter card', () => {
  const own: AbilityCard = { ...cure, id: 'own', name: 'Own' }
  const foreign: AbilityCard = { ...cure, id: 'foreign', name: 'Foreign' }
  const setup: PositionSetup = {
    fighters: { B: { abilities: [own] } },
    abilities: [cure],
    enemyAbilities: [foreign],
    groups: [[double(1)], [double(1)]],
  }
  expect(position(APART, setup).activate('A').offer('ability')).toEqual(['ability cure with double 1'])
  expect(position(APART, setup).activate('B').offer('ability')).toEqual([
    'ability cure with double 1',
    'ability own with double 1',
  ])
  const enemy = position(APART, { ...setup, turn: 1 }).activate('b')
  expect(enemy.offer('ability')).toEqual(['ability foreign with double 1'])
})

test('BB-ABILITY-8 a fighter needs all the runemarks of an ability; more do no harm', () => {
  const rite: AbilityCard = { ...cure, id: 'rite', name: 'Rite', runemarks: ['sun', 'hero'] }
  const setup: PositionSetup = { abilities: [rite], groups: [[double(1)], []] }
  const hero = position(APART, { ...setup, fighters: { A: { runemarks: ['hero', 'mystic'] } } }).activate('A')
  expect(hero.offer('ability')).toEqual(['ability rite with double 1'])
  const mystic = position(APART, { ...setup, fighters: { A: { runemarks: ['mystic'] } } }).activate('A')
  expect(mystic.offer('ability')).toEqual([])
  expect(mystic.whyNot('ability rite')).toBe('BB-ABILITY-8')
  const stranger: AbilityCard = { ...rite, runemarks: ['moon', 'hero'] }
  const other = position(APART, { ...setup, abilities: [stranger], fighters: { A: { runemarks: ['hero'] } } })
  expect(other.activate('A').whyNot('ability rite')).toBe('BB-ABILITY-8')
})

test('BB-ABILITY-9 an ability is paid with a double or triple of the player’s choice', () => {
  const poor = position(APART, { abilities: [cure] }).activate('A')
  expect(poor.offer('ability')).toEqual([])
  expect(poor.whyNot('ability cure')).toBe('BB-ABILITY-9')

  const rich = position(APART, { abilities: [cure], groups: [[double(2), double(5), triple(6)], []] }).activate('A')
  expect(rich.offer('ability')).toEqual([
    'ability cure with double 2',
    'ability cure with double 5',
    'ability cure with triple 6',
  ])
  expect(rich.play('ability cure with double 5').battle.sides[0].groups).toEqual([double(2), triple(6)])
})

test('BB-ABILITY-10 a triple may pay for a double', () => {
  const t = position(APART, { abilities: [cure], groups: [[triple(3)], []] }).activate('A')
  expect(t.offer('ability')).toEqual(['ability cure with triple 3'])
})

test('BB-ABILITY-11 a triple that pays for a double is discarded whole', () => {
  const t = position(APART, { abilities: [cure], groups: [[triple(3)], []] }).activate('A')
  expect(t.play('ability cure with triple 3').battle.sides[0].groups).toEqual([])
})

test('BB-ABILITY-12 nothing but a triple pays for a triple, two equal doubles neither', () => {
  const t = position(APART, { abilities: [feast], groups: [[double(3), double(3)], []] }).activate('A')
  expect(t.offer('ability')).toEqual([])
  expect(t.whyNot('ability feast')).toBe('BB-ABILITY-12')
  const paid = position(APART, { abilities: [feast], groups: [[double(3), triple(1)], []] }).activate('A')
  expect(paid.offer('ability')).toEqual(['ability feast with triple 1'])
})

test('BB-ABILITY-13 discarded ability dice are gone for the rest of the round, and new ones come with the next', () => {
  const t = position(APART, { abilities: [cure], groups: [[double(2)], []], rolled: [[2, 2, 1, 3, 4, 5], []] })
  t.dice(5, 5, 1, 2, 3, 4, 1, 2, 3, 4, 5, 6)
  t.activate('A').play('ability cure with double 2', 'wait', 'activate moon-b', 'wait')
  for (const letter of ['B', 'A', 'B']) {
    expect(t.activate(letter).whyNot('ability cure')).toBe('BB-ABILITY-9')
    t.play('wait', 'activate moon-b', 'wait')
  }
  expect(t.battle.round).toBe(2)
  expect(t.battle.sides[0].groups).toEqual([double(5)])
})

test('BB-ABILITY-14 BB-ABILITY-15 the value is the score the dice show, read from those discarded', () => {
  const setup: PositionSetup = { fighters: { A: { damage: 9 } }, abilities: [cure, feast] }
  const four = position(APART, { ...setup, groups: [[triple(4), double(6)], []] }).activate('A')
  expect(four.play('ability feast with triple 4').fighter('A').damage).toBe(5)
  const six = position(APART, { ...setup, groups: [[triple(4), double(6)], []] }).activate('A')
  expect(six.play('ability cure with double 6').fighter('A').damage).toBe(3)
  const three = position(APART, { ...setup, fighters: { A: { damage: 5 } }, groups: [[double(3)], []] }).activate('A')
  expect(three.play('ability cure with double 3').fighter('A').damage).toBe(2)
})

test('BB-R-33 a triple that pays for a double lends its own score as the value', () => {
  const t = position(APART, { fighters: { A: { damage: 9 } }, abilities: [cure], groups: [[triple(4)], []] }).activate(
    'A',
  )
  expect(t.play('ability cure with triple 4').fighter('A').damage).toBe(5)
})

test('BB-ABILITY-17 bonus actions do not count towards the activation’s own', () => {
  const t = position(DUEL, { abilities: [strike], groups: [[double(1)], []] })
  t.activate('A').dice(...MISS, ...MISS, ...MISS)
  t.play('attack moon-b with blade', 'ability strike with double 1', 'attack moon-b with blade')
  expect(t.question().text).toContain('1 action left')
  t.play('attack moon-b with blade')
  expect(t.events.filter(({ event }) => event === 'attack')).toHaveLength(3)
  expect(t.question().seat).toBe(1)
})

test('BB-ABILITY-18 several bonus actions come one after the other, and all actions are still left', () => {
  const charge: AbilityCard = {
    id: 'charge',
    name: 'Charge',
    cost: 'double',
    do: [{ bonus: { who: 'me', action: 'move' } }, { bonus: { who: 'me', action: 'attack' } }],
  }
  const t = position(
    `A . . b .
      . . . . .
     . . . . .`,
    { abilities: [charge], groups: [[double(1)], []] },
  )
  t.activate('A')
    .dice(...MISS)
    .play('ability charge with double 1')
  expect(t.question()).toMatchObject({ seat: 0, ask: 'bonus' })
  expect(t.offer('attack')).toEqual([])
  t.play('move c3')
  expect(t.offer()).toEqual(['attack moon-b with blade', 'decline'])
  t.play('attack moon-b with blade')
  expect(t.question().text).toContain('2 actions left')
  const order = t.events.map(({ event }) => event)
  expect(order.indexOf('move')).toBeLessThan(order.indexOf('attack'))
})

test('BB-R-34 a bonus action has the limits of that action unless the card lifts one', () => {
  const dash: AbilityCard = { id: 'dash', name: 'Dash', cost: 'double', do: [{ bonus: { who: 'me', action: 'move' } }] }
  const engaged = position(DUEL, { abilities: [dash], groups: [[double(1)], []] }).activate('A')
  expect(engaged.offer('ability')).toEqual([])
  expect(engaged.whyNot('ability dash')).toBe('BB-R-61')

  const shot = position(
    `A b . c .
      . . . . .
     . . . . .`,
    { fighters: { A: { weapons: [{ id: 'bow', range: 4 }] } }, abilities: [strike], groups: [[double(1)], []] },
  )
  shot.activate('A').play('ability strike with double 1')
  expect(shot.offer()).toEqual(['attack moon-b with bow', 'decline'])
  expect(shot.whyNot('attack moon-c with bow')).toBe('BB-ATTACK-6')
})

test('BB-R-61 an ability is offered only if something it asks for can be done', () => {
  const hex: AbilityCard = {
    id: 'hex',
    name: 'Hex',
    cost: 'double',
    do: [{ pick: { who: { side: 'enemy', within: { hexes: 2, of: 'me' } } } }, { damage: { to: 'them', amount: 1 } }],
  }
  const far = position(APART, { abilities: [hex], groups: [[double(1)], []] }).activate('A')
  expect(far.whyNot('ability hex')).toBe('BB-R-61')
  const near = position(DUEL, { abilities: [hex], groups: [[double(1)], []] }).activate('A')
  expect(near.offer('ability')).toEqual(['ability hex with double 1'])

  const command: AbilityCard = {
    id: 'command',
    name: 'Command',
    cost: 'double',
    do: [{ pick: { who: { side: 'friendly', is: 'not-me' } } }, { bonus: { who: 'them', action: 'attack' } }],
  }
  const idle = position(APART, { abilities: [command], groups: [[double(1)], []] }).activate('A')
  expect(idle.whyNot('ability command')).toBe('BB-R-61')
  const busy = position(
    `A B b . .
      . . . . .
     . . . . .`,
    { abilities: [command], groups: [[double(1)], []] },
  ).activate('A')
  expect(busy.offer('ability')).toEqual(['ability command with double 1'])
})

test('BB-R-61 it may be used though the outcome changes nothing; what cannot be done is skipped', () => {
  const unhurt = position(APART, { abilities: [cure], groups: [[double(1)], []] }).activate('A')
  unhurt.play('ability cure with double 1')
  expect(unhurt.fighter('A').damage).toBe(0)
  expect(unhurt.battle.sides[0].groups).toEqual([])

  const both: AbilityCard = {
    ...strike,
    id: 'both',
    name: 'Both',
    do: [...strike.do, { damage: { to: 'me', amount: 1 } }],
  }
  const alone = position(APART, { abilities: [both], groups: [[double(1)], []] })
    .activate('A')
    .play('ability both with double 1')
  expect(alone.fighter('A').damage).toBe(1)
  expect(alone.question().ask).toBe('action')
})

test('BB-R-62 a fighter cannot use an ability of its own in the course of a bonus action', () => {
  const order: AbilityCard = {
    id: 'order',
    name: 'Order',
    cost: 'double',
    do: [{ pick: { who: { side: 'friendly', is: 'not-me' } } }, { bonus: { who: 'them', action: 'move', hexes: 1 } }],
  }
  const t = position(APART, { abilities: [order, cure], groups: [[double(1), double(2)], []] })
  t.activate('A').play('ability order with double 1', 'pick sun-b')
  expect(t.draw('move')).toBe(
    drawing(`A B x . .
              x x . . .
             . . . . b`),
  )
  expect(t.offer()).toEqual([...t.offer('move'), 'decline'])
})

test('BB-R-63 a lesser artefact is neither an action nor an ability, and several may be used in a turn, not in mid-action', () => {
  const lesser = (id: string): LesserArtefact => ({
    id,
    name: id,
    when: 'activation',
    do: [{ heal: { to: 'me', amount: 1 } }],
  })
  const t = position(APART, {
    fighters: { A: { damage: 5 } },
    abilities: [cure],
    groups: [[double(1)], []],
    lesserCards: [lesser('herb'), lesser('root'), lesser('leaf')],
    lesser: [['herb', 'root', 'leaf'], []],
    options: { movePaths: 'step-by-step' },
  })
  t.activate('A')
  expect(t.offer('use')).toEqual(['use herb', 'use root', 'use leaf'])
  t.play('use herb', 'use leaf', 'ability cure with double 1')
  expect(t.question().text).toContain('2 actions left')
  expect(t.fighter('A').damage).toBe(2)
  t.play('move')
  expect(t.offer('use')).toEqual([])
  t.play('stop', 'move', 'stop')
  expect(t.offer()).toEqual(['end', 'use root'])
  t.play('use root')
  expect(t.fighter('A').damage).toBe(1)
  expect(t.battle.sides[0].used).toEqual(['herb', 'leaf', 'root'])
  expect(t.question().seat).toBe(1)
})
