import type { Reason } from '@muster/table'
import { describe, expect, test } from 'vitest'
import type { BattleRules } from '../../testing/pack.ts'
import { drawing, type Position, type PositionSetup, position } from '../../testing/position.ts'
import { moveOf, toughnessOf, weaponValue, woundsOf } from '../characteristics.ts'
import { weaponOf } from '../lookup.ts'

type StandingCard = NonNullable<BattleRules['standing']>[number]

const FIELD = `A . b . .
                . . . . .
               C . . . d`

const WEAPONS = [{ id: 'blade' }, { id: 'bow', range: 4, attacks: 2, strength: 3, damage: [1, 3] as [number, number] }]

/** A field where everybody has a blade (melee) and a bow (missile), with something in force. */
function field(setup: PositionSetup = {}, text = FIELD): Position {
  const fighters = Object.fromEntries(
    ['A', 'C', 'b', 'd'].map((letter) => [letter, { weapons: WEAPONS, ...setup.fighters?.[letter] }]),
  )
  return position(text, { ...setup, fighters })
}

const bearing = (...standing: StandingCard[]): PositionSetup => ({
  fighters: { A: { weapons: WEAPONS, rules: { standing } } },
})
const twisted = (...standing: StandingCard[]): PositionSetup => ({ twist: { standing } })
const converging = (aspirant: 0 | 1, ...standing: StandingCard[]): PositionSetup => ({
  convergence: { aspirant, standing },
})

type OfWeapon = 'range' | 'attacks' | 'strength' | 'damage' | 'critical'
const weapon = (t: Position, who: string, id: string, what: OfWeapon, target?: string) => {
  const fighter = t.fighter(who)
  return weaponValue(
    t.battle,
    fighter,
    weaponOf(t.battle, fighter, id),
    target === undefined ? undefined : t.fighter(target),
    what,
  )
}

describe('what cards change', () => {
  test('the characteristics of a fighter', () => {
    const t = field(bearing({ change: 'move', add: 1 }, { change: 'toughness', add: -1 }, { change: 'wounds', add: 3 }))
    const numbers = (letter: string) => [moveOf, toughnessOf, woundsOf].map((of) => of(t.battle, t.fighter(letter)))
    expect(numbers('A')).toEqual([5, 3, 13])
    expect(numbers('C')).toEqual([4, 4, 10])
  })

  test('the characteristics of its weapons, all of them', () => {
    const t = field(
      bearing(
        { change: 'range', add: 1 },
        { change: 'attacks', add: 2 },
        { change: 'strength', add: -1 },
        { change: 'damage', add: 1 },
        { change: 'critical', add: 2 },
      ),
    )
    const numbers = (letter: string, id: string) =>
      (['range', 'attacks', 'strength', 'damage', 'critical'] as const).map((what) => weapon(t, letter, id, what))
    expect(numbers('A', 'blade')).toEqual([2, 5, 3, 3, 6])
    expect(numbers('A', 'bow')).toEqual([5, 4, 2, 2, 5])
    expect(numbers('C', 'blade')).toEqual([1, 3, 4, 2, 4])
  })

  test('only with melee or only with missile weapons; Range 3 makes a missile, whatever cards add to it', () => {
    const melee = field(bearing({ change: 'attacks', add: 1, with: 'melee' }, { change: 'range', add: 3 }))
    expect([weapon(melee, 'A', 'blade', 'attacks'), weapon(melee, 'A', 'bow', 'attacks')]).toEqual([4, 2])
    const missile = field(bearing({ change: 'attacks', add: 1, with: 'missile' }))
    expect([weapon(missile, 'A', 'blade', 'attacks'), weapon(missile, 'A', 'bow', 'attacks')]).toEqual([3, 3])
  })

  test('only in attacks against some', () => {
    const setup = bearing({ change: 'attacks', add: 1, against: { hurt: true } })
    const t = field({ fighters: { ...setup.fighters, b: { damage: 1 } } })
    expect(weapon(t, 'A', 'blade', 'attacks', 'b')).toBe(4)
    expect(weapon(t, 'A', 'blade', 'attacks', 'd')).toBe(3)
    expect(weapon(t, 'A', 'blade', 'attacks')).toBe(3)
    expect(weapon(t, 'C', 'blade', 'attacks', 'b')).toBe(3)
  })

  test('friend and foe in "against" are seen by the card’s owner, or by the attacker where it has none', () => {
    const both = field(
      twisted({ change: 'attacks', add: 1, against: { side: 'enemy', within: { hexes: 2, of: 'me' } } }),
    )
    expect([weapon(both, 'A', 'bow', 'attacks', 'b'), weapon(both, 'A', 'bow', 'attacks', 'd')]).toEqual([3, 2])
    expect([weapon(both, 'b', 'bow', 'attacks', 'A'), weapon(both, 'd', 'bow', 'attacks', 'A')]).toEqual([3, 2])
    const one = field(
      converging(1, { change: 'attacks', add: 1, who: { side: 'enemy' }, against: { side: 'friendly', hurt: false } }),
    )
    expect([weapon(one, 'A', 'bow', 'attacks', 'b'), weapon(one, 'b', 'bow', 'attacks', 'A')]).toEqual([3, 2])
  })

  test('the weapon of whoever attacks the bearer, and of nobody else', () => {
    const t = field(bearing({ change: 'attacks', add: -1, defending: true }))
    expect(weapon(t, 'b', 'blade', 'attacks', 'A')).toBe(2)
    expect(weapon(t, 'b', 'blade', 'attacks', 'C')).toBe(3)
    expect(weapon(t, 'A', 'blade', 'attacks', 'b')).toBe(3)
    const arrows = field(bearing({ change: 'attacks', add: -1, defending: true, with: 'missile' }))
    expect([weapon(arrows, 'b', 'blade', 'attacks', 'A'), weapon(arrows, 'b', 'bow', 'attacks', 'A')]).toEqual([3, 1])
  })

  test('BB-R-66 changes are added up, then never fall below their least', () => {
    const t = field(
      bearing({ change: 'toughness', add: -6 }, { change: 'toughness', add: 1 }, { change: 'move', add: -5 }),
    )
    const because: Reason[] = []
    expect(toughnessOf(t.battle, t.fighter('A'), because)).toBe(1)
    expect(because).toEqual([
      { source: 'A', add: 4, rule: 'BB-WARBAND-1' },
      { source: 'A', add: -6, rule: 'BB-PRECEDENCE-2' },
      { source: 'A', add: 1, rule: 'BB-PRECEDENCE-2' },
      { source: 'toughness never falls below 1', add: 2, rule: 'BB-R-66' },
    ])
    expect(moveOf(t.battle, t.fighter('A'))).toBe(0)
    const weak = field(
      bearing({ change: 'attacks', add: -6 }, { change: 'damage', add: -6 }, { change: 'wounds', add: -6 }),
    )
    expect([weapon(weak, 'A', 'blade', 'attacks'), weapon(weak, 'A', 'blade', 'damage')]).toEqual([1, 0])
  })
})

describe('whom a card in force concerns', () => {
  const moves = (t: Position) => ['A', 'C', 'b', 'd'].map((letter) => moveOf(t.battle, t.fighter(letter)))

  test('a twist or battle without names: everybody', () => {
    expect(moves(field(twisted({ change: 'move', add: 1 })))).toEqual([5, 5, 5, 5])
    expect(moves(field({ battleRules: { standing: [{ change: 'move', add: 1 }] } }))).toEqual([5, 5, 5, 5])
  })

  test('a twist that names some: those of both sides', () => {
    const t = field({
      ...twisted({ change: 'move', add: 1, who: { hurt: true } }),
      fighters: { A: { damage: 1 }, b: { damage: 1 } },
    })
    expect(moves(t)).toEqual([5, 4, 5, 4])
  })

  test('a convergence: seen from the aspirant', () => {
    expect(moves(field(converging(0, { change: 'move', add: 1, who: { side: 'friendly' } })))).toEqual([5, 5, 4, 4])
    expect(moves(field(converging(1, { change: 'move', add: 1, who: { side: 'friendly' } })))).toEqual([4, 4, 5, 5])
    expect(moves(field(converging(1, { change: 'move', add: 1, who: { side: 'enemy' } })))).toEqual([5, 5, 4, 4])
    expect(moves(field(converging(1, { change: 'move', add: 1 })))).toEqual([5, 5, 5, 5])
  })

  test('what a fighter bears: the bearer, or those it names, and nobody once the bearer is down', () => {
    expect(moves(field(bearing({ change: 'move', add: 1 })))).toEqual([5, 4, 4, 4])
    expect(moves(field(bearing({ change: 'move', add: 1, who: { side: 'friendly', is: 'not-me' } })))).toEqual([
      4, 5, 4, 4,
    ])
    expect(
      moves(field(bearing({ change: 'move', add: -1, who: { side: 'enemy', within: { hexes: 2, of: 'me' } } }))),
    ).toEqual([4, 4, 3, 4])
    const aura: BattleRules = { standing: [{ change: 'move', add: 1, who: { side: 'friendly', is: 'not-me' } }] }
    const fallen = field({ fighters: { A: { rules: aura, where: 'down' } } }, FIELD.replace('A', '.'))
    expect(moves(fallen)).toEqual([4, 4, 4, 4])
  })

  test('artefacts of power and rewards, for their bearer', () => {
    const t = field({
      fighters: { A: { bears: ['sun-power-1', 'sun-power-2'] }, b: { bears: ['moon-reward'] } },
      powers: {
        'sun-power-1': { standing: [{ change: 'move', add: 1 }] },
        'sun-power-2': { standing: [{ change: 'move', add: 2 }] },
        'moon-reward': { standing: [{ change: 'move', add: 3 }] },
      },
    })
    expect(moves(t)).toEqual([7, 4, 7, 4])
  })
})

describe('re-rolls', () => {
  const duel = `A b . . .
                 . . . . .
                . . . . .`
  /** A has attacked b and rolled; what it re-rolls is still open. */
  const at = (setup: PositionSetup, ...dice: number[]) => {
    const fighters = { ...setup.fighters, C: { where: 'down' }, d: { where: 'down' } } as const
    return field({ ...setup, fighters }, duel)
      .activate('A')
      .dice(...dice)
      .play('attack moon-b with blade')
  }

  test('all dice, or none', () => {
    const t = at(bearing({ reroll: 'all' }), 1, 5, 2, 6, 6, 6)
    expect(t.offer()).toEqual(['keep', 'reroll'])
    expect(t.play('reroll').fighter('b').where).toBe('down')
  })

  test('one die of choice', () => {
    const t = at(bearing({ reroll: 'one' }), 1, 5, 2, 4)
    expect(t.offer()).toEqual(['keep', 'reroll 1', 'reroll 2', 'reroll 3'])
    expect(t.play('reroll 3').fighter('b').damage).toBe(4)
  })

  test('the misses only, and no question where there are none', () => {
    const t = at(bearing({ reroll: 'misses' }), 1, 5, 2, 4, 3)
    expect(t.offer()).toEqual(['keep', 'reroll'])
    expect(t.play('reroll').fighter('b').damage).toBe(4)
    expect(at(bearing({ reroll: 'misses' }), 4, 5, 4).question().ask).toBe('action')
  })

  test('only with its kind of weapon and against its targets', () => {
    expect(at(bearing({ reroll: 'all', with: 'missile' }), 1, 1, 1).question().ask).toBe('action')
    expect(at(bearing({ reroll: 'all', with: 'melee' }), 1, 1, 1).question().ask).toBe('reroll')
    expect(at(bearing({ reroll: 'all', against: { hurt: true } }), 1, 1, 1).question().ask).toBe('action')
    expect(at(bearing({ reroll: 'all', against: { hurt: false } }), 1, 1, 1).question().ask).toBe('reroll')
    expect(at(converging(1, { reroll: 'all', who: { side: 'friendly' } }), 1, 1, 1).question().ask).toBe('action')
  })
})

describe('liberties and bans, each for its bearer and not for others', () => {
  const a = (liberty: string): PositionSetup => ({
    fighters: { A: { move: 2, rules: { standing: [{ allow: liberty as never }] } } },
  })
  const plain: PositionSetup = { fighters: { A: { move: 2 } } }

  test('moves-through-friends: through a friend, not into its hex, and not through an enemy', () => {
    const text = `A B . .
                   # # . .
                  . . . b`
    expect(position(text, plain).activate('A').offer('move')).toEqual(['move a3'])
    expect(position(text, a('moves-through-friends')).activate('A').offer('move')).toEqual(['move a3', 'move c3'])
    expect(position(text, a('moves-through-enemies')).activate('A').offer('move')).toEqual(['move a3'])
  })

  test('moves-through-enemies: through an enemy it comes upon', () => {
    const text = `A . b . .
                   # # # . .
                  . . . . .`
    const four = (setup: PositionSetup): PositionSetup => ({ fighters: { A: { ...setup.fighters?.A, move: 3 } } })
    expect(position(text, four(plain)).activate('A').offer('move')).toEqual(['move a3', 'move b3'])
    expect(
      position(text, four(a('moves-through-enemies')))
        .activate('A')
        .offer('move'),
    ).toEqual(['move a3', 'move b3', 'move d3'])
    expect(
      position(text, four(a('moves-through-friends')))
        .activate('A')
        .offer('move'),
    ).toEqual(['move a3', 'move b3'])
  })

  test('moves-engaged: a move action next to an enemy', () => {
    const text = `A b . .
                   . # . .
                  # # . .`
    expect(position(text, plain).activate('A').whyNot('move a2')).toBe('BB-MOVE-5')
    expect(position(text, a('moves-engaged')).activate('A').offer('move')).toEqual(['move a3', 'move a2'])
  })

  test('disengages-freely: a disengage that ends next to an enemy', () => {
    const text = `. . # .
                   . A b .
                  # # . .`
    expect(position(text, plain).activate('A').draw('disengage')).toBe(
      drawing(`. x # .
                x A b .
               # # . .`),
    )
    expect(position(text, plain).activate('A').whyNot('disengage c1')).toBe('BB-DISENGAGE-4')
    expect(position(text, a('disengages-freely')).activate('A').offer('disengage c1')).toEqual(['disengage c1'])
  })

  test('pins-enemies: an enemy next to the bearer cannot disengage, its friends can', () => {
    const text = `. . . .
                   . A b .
                  . . . .`
    expect(position(text, { turn: 1 }).activate('b').offer('disengage').length).toBeGreaterThan(0)
    const pinned = position(text, { ...a('pins-enemies'), turn: 1 }).activate('b')
    expect(pinned.offer('disengage')).toEqual([])
    expect(pinned.whyNot('disengage d2')).toBe('BB-PRECEDENCE-2')
    expect(position(text, a('pins-enemies')).activate('A').offer('disengage').length).toBeGreaterThan(0)
  })

  test('cannot-move: neither move nor disengage', () => {
    const text = `. . . .
                   . A . .
                  . . . b`
    const held = position(text, a('cannot-move')).activate('A')
    expect(held.offer()).toEqual(['wait'])
    expect([held.whyNot('move b3'), held.whyNot('disengage b3')]).toEqual(['BB-PRECEDENCE-2', 'BB-PRECEDENCE-2'])
    expect(
      position(text, { ...a('cannot-move'), turn: 1 })
        .activate('b')
        .offer('move').length,
    ).toBeGreaterThan(1)
  })

  test('picks-any-target: attacks past an adjacent enemy', () => {
    const text = `A b . c .
                   . . . . .
                  . . . . .`
    const bow = [{ id: 'bow', range: 4 }]
    const other = position(text, { fighters: { A: { weapons: bow } } }).activate('A')
    expect(other.offer('attack')).toEqual(['attack moon-b with bow'])
    const free = position(text, {
      fighters: { A: { weapons: bow, rules: { standing: [{ allow: 'picks-any-target' }] } } },
    })
    expect(free.activate('A').offer('attack')).toEqual(['attack moon-b with bow', 'attack moon-c with bow'])
  })

  test('sees-through-blocked: sees and is seen through blocked hexes', () => {
    const text = `A # b . .
                   . . . . .
                  . . . . .`
    const bow = { weapons: [{ id: 'bow', range: 4 }] }
    expect(
      position(text, { fighters: { A: bow } })
        .activate('A')
        .whyNot('attack moon-b with bow'),
    ).toBe('BB-ATTACK-4')
    const eye = { ...bow, rules: { standing: [{ allow: 'sees-through-blocked' as const }] } }
    expect(
      position(text, { fighters: { A: eye } })
        .activate('A')
        .offer('attack'),
    ).toEqual(['attack moon-b with bow'])
    expect(
      position(text, { fighters: { A: eye, b: bow }, turn: 1 })
        .activate('b')
        .offer('attack'),
    ).toEqual(['attack sun-a with bow'])
  })

  test('counts-double and holds-no-objective: two fighters, or none, when control is checked', () => {
    const text = `A * b . .
                   . . . . .
                  . . . . .`
    const held = (setup: PositionSetup) => position(text, setup).activate('A').play('wait').battle.control
    expect(held(plain)).toEqual([-1])
    expect(held(a('counts-double'))).toEqual([0])
    expect(held(a('holds-no-objective'))).toEqual([1])
  })

  test('cannot-be-pushed: no hex is legal for a push', () => {
    const text = `. . . .
                   A b . .
                  . . . .`
    const shove = [
      {
        id: 'shove',
        name: 'Shove',
        cost: 'double' as const,
        do: [{ pick: { who: { side: 'enemy' as const } } }, { push: { who: 'them' as const, hexes: 1 } }],
      },
    ]
    const setup: PositionSetup = { abilities: shove, groups: [[{ dice: 2, value: 1 }], []] }
    expect(
      position(text, setup).activate('A').play('ability shove with double 1', 'pick moon-b').offer('push'),
    ).toHaveLength(5)
    const firm = position(text, {
      ...setup,
      fighters: { b: { rules: { standing: [{ allow: 'cannot-be-pushed' }] } } },
    }).activate('A')
    expect(firm.whyNot('ability shove')).toBe('BB-R-61')
  })
})
