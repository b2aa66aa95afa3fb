import { describe, expect, test } from 'vitest'
import { ready, use, used } from '../../../testing/deeds.ts'
import type { Position, PositionSetup } from '../../../testing/position.ts'
import { endRound } from '../../../testing/rounds.ts'
import { moveOf, toughnessOf, weaponValue, woundsOf } from '../../characteristics.ts'
import { weaponOf } from '../../lookup.ts'

const FIELD = `A C . . .
                . . . . .
               . . . . b`
const DUEL = `A b . . .
               . . . . .
              C . . . .`

const move = (t: Position, letter: string) => moveOf(t.battle, t.fighter(letter))
const attacks = (t: Position, letter: string, weapon: string, target?: string) => {
  const fighter = t.fighter(letter)
  return weaponValue(
    t.battle,
    fighter,
    weaponOf(t.battle, fighter, weapon),
    target ? t.fighter(target) : undefined,
    'attacks',
  )
}

describe('change', () => {
  test('a characteristic of the fighter named, and of nobody else', () => {
    const t = used(FIELD, [{ change: { who: 'me', what: 'move', add: 2, until: 'turn' } }])
    expect([move(t, 'A'), move(t, 'C'), move(t, 'b')]).toEqual([6, 4, 4])
    const them = use(
      ready(FIELD, [
        { pick: { who: { side: 'enemy' } } },
        { change: { who: 'them', what: 'move', add: -1, until: 'turn' } },
      ]),
      'pick moon-b',
    )
    expect([move(them, 'A'), move(them, 'b')]).toEqual([4, 3])
  })

  test('by the value of the dice, or half of it rounded up', () => {
    expect(
      move(used(FIELD, [{ change: { who: 'me', what: 'move', by: 'value', until: 'turn' } }], { value: 5 }), 'A'),
    ).toBe(9)
    expect(
      move(used(FIELD, [{ change: { who: 'me', what: 'move', by: 'half-value', until: 'turn' } }], { value: 5 }), 'A'),
    ).toBe(7)
  })

  test('two uses add up', () => {
    const deed = { change: { who: 'me', what: 'move', add: 1, until: 'turn' } } as const
    expect(move(used(FIELD, [deed, deed]), 'A')).toBe(6)
  })

  test('only with one kind of weapon', () => {
    const fighters = { A: { weapons: [{ id: 'blade' }, { id: 'bow', range: 4 }] } }
    const t = used(FIELD, [{ change: { who: 'me', what: 'attacks', add: 1, with: 'missile', until: 'turn' } }], {
      fighters,
    })
    expect([attacks(t, 'A', 'blade'), attacks(t, 'A', 'bow')]).toEqual([3, 4])
  })

  test('of the weapons of whoever attacks it', () => {
    const t = used(DUEL, [{ change: { who: 'me', what: 'attacks', add: -1, defending: true, until: 'turn' } }])
    expect([attacks(t, 'b', 'blade', 'A'), attacks(t, 'b', 'blade', 'C'), attacks(t, 'A', 'blade', 'b')]).toEqual([
      2, 3, 3,
    ])
  })

  test('BB-DAMAGE-6 Wounds that drop below the damage take the fighter down', () => {
    const t = ready(
      FIELD,
      [{ pick: { who: { side: 'enemy' } } }, { change: { who: 'them', what: 'wounds', add: -3, until: 'battle' } }],
      { fighters: { b: { damage: 7 } } },
    )
    expect(use(t, 'pick moon-b').fighter('b').where).toBe('down')
  })
})

describe('allow and reroll', () => {
  test('allow: a liberty for a while', () => {
    const t = ready(DUEL, [{ allow: { who: 'me', what: 'moves-engaged', until: 'activation' } }])
    expect(t.offer('move')).toEqual([])
    expect(use(t).offer('move a2')).toEqual(['move a2'])
  })

  test('allow: a ban on the one picked', () => {
    const t = use(
      ready(FIELD, [
        { pick: { who: { side: 'enemy' } } },
        { allow: { who: 'them', what: 'cannot-move', until: 'round' } },
      ]),
      'pick moon-b',
      'wait',
    )
    expect(t.activate('b').whyNot('move d1')).toBe('BB-PRECEDENCE-2')
  })

  test('reroll: the fighter’s attacks, with one kind of weapon where said', () => {
    const t = use(
      ready(DUEL, [{ reroll: { who: 'me', what: 'misses', until: 'activation' } }]).dice(1, 1, 4, 4, 4),
      'attack moon-b with blade',
    )
    expect(t.offer()).toEqual(['keep', 'reroll'])
    expect(t.play('reroll').fighter('b').damage).toBe(6)
    const missile = use(
      ready(DUEL, [{ reroll: { who: 'me', what: 'misses', with: 'missile', until: 'activation' } }]).dice(1, 1, 4),
      'attack moon-b with blade',
    )
    expect(missile.fighter('b').damage).toBe(2)
  })
})

describe('how long it lasts', () => {
  const longer = (until: 'activation' | 'turn' | 'round' | 'battle', setup: PositionSetup = {}) =>
    used(
      FIELD,
      [{ pick: { who: { side: 'any' } } }, { change: { who: 'them', what: 'toughness', add: 1, until } }],
      setup,
    )
  const tough = (t: Position, letter = 'C') => toughnessOf(t.battle, t.fighter(letter))

  test('until the end of the activation, whoever is under it', () => {
    const t = longer('activation').play('pick sun-c')
    expect(tough(t)).toBe(5)
    expect(tough(t.play('move a3'))).toBe(5)
    t.play('move a3')
    expect(t.question().seat).toBe(1)
    expect(tough(t)).toBe(4)
  })

  test('until the end of the turn: an effect on the activation’s end still finds it, the next turn does not', () => {
    const twist = { triggers: [{ on: 'activation-end' as const, do: [{ damage: { to: 'me' as const, amount: 1 } }] }] }
    const wounds = used(FIELD, [{ change: { who: 'me', what: 'wounds', add: 1, until: 'turn' } }], {
      twist,
      fighters: { A: { damage: 9 } },
    })
    expect(woundsOf(wounds.battle, wounds.fighter('A'))).toBe(11)
    wounds.play('wait')
    expect(wounds.fighter('A').where).toBe('down')
    const t = longer('turn').play('pick sun-c')
    expect(tough(t)).toBe(5)
    expect(tough(t.play('wait'))).toBe(4)
  })

  test('until the end of the round', () => {
    const t = longer('round', { turnsLeft: [1, 1] }).play('pick sun-c', 'wait')
    expect(tough(t)).toBe(5)
    expect(tough(endRound(t))).toBe(4)
  })

  test('until the end of the battle', () => {
    const t = longer('battle', { turnsLeft: [1, 1] }).play('pick sun-c', 'wait')
    expect(tough(endRound(t))).toBe(5)
    expect(t.fighter('C').lasting).toEqual([
      { source: 'Test Ability', standing: { change: 'toughness', add: 1 }, until: 'battle' },
    ])
  })

  test('BB-DAMAGE-6 whoever stood only by it goes down when it ends', () => {
    const t = use(
      ready(
        FIELD,
        [{ change: { who: 'me', what: 'wounds', add: 2, until: 'activation' } }, { damage: { to: 'me', amount: 6 } }],
        { fighters: { A: { damage: 5 } } },
      ),
    )
    expect(t.fighter('A')).toMatchObject({ where: 'field', damage: 11 })
    expect(t.play('wait').fighter('A').where).toBe('down')
  })

  test('what a fighter put upon others outlasts its fall; what it was under goes with it', () => {
    const t = ready(FIELD, [
      { pick: { who: { side: 'friendly', is: 'not-me' } } },
      { change: { who: 'them', what: 'toughness', add: 1, until: 'round' } },
      { change: { who: 'me', what: 'toughness', add: 1, until: 'round' } },
      { damage: { to: 'me', amount: 10 } },
    ])
    use(t, 'pick sun-c')
    expect(t.fighter('A')).toMatchObject({ where: 'down', lasting: [] })
    expect(tough(t)).toBe(5)
  })
})
