import { expect, test } from 'vitest'
import { ready, use, used } from '../../testing/deeds.ts'
import { position } from '../../testing/position.ts'

const DUEL = `A b . . .
               . . . . .
              C . . . d`

test('BB-ABILITY-15 a card’s deeds are done in order', () => {
  const t = used(DUEL, [{ damage: { to: 'me', amount: 3 } }, { heal: { to: 'me', amount: 1 } }])
  expect(t.fighter('A').damage).toBe(2)
  const other = used(DUEL, [{ heal: { to: 'me', amount: 1 } }, { damage: { to: 'me', amount: 3 } }])
  expect(other.fighter('A').damage).toBe(3)
})

test('BB-R-61 a deed on somebody who has fallen is skipped, the others are done', () => {
  const t = ready(DUEL, [
    { pick: { who: { side: 'enemy' } } },
    { damage: { to: 'them', amount: 10 } },
    { heal: { to: 'them', amount: 10 } },
    { push: { who: 'them', hexes: 1 } },
    { score: { player: 'owner', points: 1 } },
  ])
  use(t, 'pick moon-b')
  expect(t.fighter('b')).toMatchObject({ where: 'down', damage: 10 })
  expect(t.battle.sides[0].points).toBe(1)
  expect(t.question().ask).toBe('action')
})

test('BB-DAMAGE-6 whoever falls between two deeds falls at once', () => {
  const t = ready(DUEL, [{ damage: { to: 'me', amount: 2 } }, { heal: { to: 'me', amount: 5 } }], {
    fighters: { A: { damage: 8 } },
  })
  expect(use(t).fighter('A').where).toBe('down')
  expect(t.question()).toMatchObject({ seat: 1, ask: 'activate' })
})

test('BB-R-25 what is left of a card is not done once the battle is over', () => {
  const alone = `A b . . .
                  . . . . .
                 C . . . .`
  const t = ready(
    alone,
    [
      { pick: { who: { side: 'enemy' } } },
      { damage: { to: 'them', amount: 10 } },
      { score: { player: 'owner', points: 1 } },
    ],
    { victory: { elimination: true } },
  )
  use(t, 'pick moon-b')
  expect(t.result).toMatchObject({ winners: [0], by: 'elimination', points: [0, 0] })
})

test('BB-DAMAGE-6 Wounds that depend on where one stands are looked at after a move too', () => {
  const text = `A . . . .
                 . . . . .
                * . . . b`
  const twist = {
    standing: [{ change: 'wounds' as const, add: 4, who: { within: { hexes: 2, of: 'objective' as const } } }],
  }
  const t = position(text, { twist, fighters: { A: { damage: 11 } } }).activate('A')
  expect(t.play('move a2').fighter('A').where).toBe('field')
  expect(t.play('move c3').fighter('A').where).toBe('down')
  expect(t.question().seat).toBe(1)
})

test('BB-R-61 a card is usable for what it does without anybody picked, though there is nobody to pick', () => {
  const t = ready(DUEL, [
    { pick: { who: { side: 'enemy', hurt: true } } },
    { damage: { to: 'them', amount: 3 } },
    { score: { player: 'owner', points: 1 } },
  ])
  use(t)
  expect(t.battle.sides[0].points).toBe(1)
  expect(['b', 'd'].map((letter) => t.fighter(letter).damage)).toEqual([0, 0])
})

test('BB-R-61 also where that is all there is to it after the pick', () => {
  const t = ready(DUEL, [{ pick: { who: { side: 'enemy', hurt: true } } }, { score: { player: 'owner', points: 1 } }])
  expect(use(t).battle.sides[0].points).toBe(1)
  const hurting = ready(DUEL, [{ pick: { who: { side: 'enemy', hurt: true } } }, { damage: { to: 'them', amount: 1 } }])
  expect(hurting.whyNot('ability test-ability')).toBe('BB-R-61')
})
