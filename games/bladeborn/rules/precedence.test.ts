import { expect, test } from 'vitest'
import type { AbilityCard, BattleRules } from '../testing/pack.ts'
import { drawing, type PositionSetup, position } from '../testing/position.ts'
import { endRound, LAST_TURN } from '../testing/rounds.ts'

const DUEL = `A b . . .
               . . . . .
              . . . . .`
const APART = `A . . . .
                . . . . .
               . . . . b`

test('BB-PRECEDENCE-1 a battle’s own rules win: reserves at the first turn instead of the reserve phase', () => {
  const setup: PositionSetup = {
    fighters: { C: {} },
    reserves: { D: {} },
    phase: 'reserve',
    round: 2,
    reserveHexes: [['a1'], ['e3']],
  }
  const drawn = `A C . . .
                  . . . . .
                 . . . . b`
  const first = position(drawn, { ...setup, arrival: { timing: 'first-turn' } })
  expect(first.question()).toMatchObject({ ask: 'first' })
  expect(first.play('seat 0').question()).toMatchObject({ seat: 0, ask: 'arrive' })

  const core = position(drawn, { ...setup, arrival: { timing: 'reserve-phase' } })
  expect(core.question()).toMatchObject({ seat: 0, ask: 'arrive' })
  expect(core.play('place sun-d a1').question()).toMatchObject({ ask: 'first' })
})

test('BB-PRECEDENCE-2 a card wins over the core rules: a bonus move next to an enemy, while an ordinary move stays illegal', () => {
  const slip: AbilityCard = {
    id: 'slip',
    name: 'Slip',
    cost: 'double',
    do: [{ bonus: { who: 'me', action: 'move', hexes: 1, engaged: true } }],
  }
  const t = position(DUEL, { abilities: [slip], groups: [[{ dice: 2, value: 1 }], []] }).activate('A')
  expect(t.offer('move')).toEqual([])
  expect(t.whyNot('move a2')).toBe('BB-MOVE-5')
  t.play('ability slip with double 1')
  expect(t.draw('move')).toBe(
    drawing(`A b . . .
              x . . . .
             . . . . .`),
  )
  expect(t.play('move a2').hex('A')).toBe('a2')
  expect(t.whyNot('move a2')).toBe('BB-MOVE-5')
})

test('BB-WARBAND-4 an additional rule on a fighter card is that fighter’s alone', () => {
  const through: BattleRules = { standing: [{ allow: 'moves-through-friends' }] }
  const moving = (letter: string, move: number): PositionSetup => ({
    fighters: { A: { rules: through, ...(letter === 'A' ? { move } : {}) }, B: letter === 'B' ? { move } : {} },
  })
  const text = `A B C . .
                 # # # . .
                . . . . b`
  expect(position(text, moving('A', 2)).activate('A').draw('move')).toBe(
    drawing(`A B C . .
              # # # . .
             . . . . b`),
  )
  expect(position(text, moving('A', 3)).activate('A').draw('move')).toBe(
    drawing(`A B C x .
              # # # . .
             . . . . b`),
  )
  expect(position(text, moving('B', 3)).activate('B').offer('move')).toEqual(['move b3'])
})

test('BB-R-36 narrower beats wider: what a fighter bears over the twist, the convergence over the twist, the twist over the battle', () => {
  const counts: BattleRules = { standing: [{ allow: 'counts-double' }] }
  const none: BattleRules = { standing: [{ allow: 'holds-no-objective' }] }
  const text = `A * b . .
                 . c . . .
                . . . . .`
  const controller = (setup: Parameters<typeof position>[1]) =>
    position(text, setup).activate('A').play('wait').battle.control[0]
  // b and c hold it against A, who counts one; as two A would draw level.
  expect(controller({})).toBe(1)
  expect(controller({ fighters: { A: { rules: counts } } })).toBe(-1)
  expect(controller({ fighters: { A: { rules: counts } }, twist: none })).toBe(0)
  expect(controller({ fighters: { A: { rules: none } }, twist: counts })).toBe(1)
  expect(controller({ convergence: counts, twist: none })).toBe(1)
  expect(controller({ convergence: none, twist: counts, control: [0] })).toBe(0)
  expect(controller({ twist: none, battleRules: counts, control: [0] })).toBe(0)
  expect(controller({ twist: counts, battleRules: none })).toBe(1)
})

test('BB-R-36 at equal rank a prohibition beats a permission', () => {
  const rules: BattleRules = { standing: [{ allow: 'counts-double' }, { allow: 'holds-no-objective' }] }
  const text = `A * . . .
                 . . . . .
                . . . . b`
  expect(
    position(text, { fighters: { A: { rules } } })
      .activate('A')
      .play('wait').battle.control,
  ).toEqual([-1])
  expect(position(text, { twist: rules }).activate('A').play('wait').battle.control).toEqual([-1])

  const held: BattleRules = { standing: [{ allow: 'cannot-move' }, { allow: 'moves-engaged' }] }
  expect(
    position(APART, { fighters: { A: { rules: held } } })
      .activate('A')
      .whyNot('move b3'),
  ).toBe('BB-PRECEDENCE-2')
  const free: PositionSetup = {
    twist: { standing: [{ allow: 'cannot-move' }] },
    fighters: { A: { rules: { standing: [{ allow: 'moves-engaged' }] } } },
  }
  expect(position(APART, free).activate('A').offer('move b3')).toEqual(['move b3'])
})

const TWO_EACH = `A B . . .
                   . . . . .
                  . . . a b`

test('BB-R-64 between turns the player with the initiative goes first, each player with their own effects in the order they like', () => {
  const bleed: BattleRules = {
    triggers: [
      { on: 'round-start', do: [{ pick: { who: { side: 'friendly' } } }, { damage: { to: 'them', amount: 1 } }] },
    ],
  }
  const t = position(TWO_EACH, { ...LAST_TURN, twist: bleed, convergence: { ...bleed, aspirant: 1 } })
  endRound(t, { initiative: 1 })
  expect(t.question()).toMatchObject({ seat: 1, ask: 'order', rule: 'BB-R-64', form: 'order' })
  expect(t.offer()).toEqual(['Test Twist', 'moon first convergence'])
  t.play(['moon first convergence', 'Test Twist'])
  expect(t.question()).toMatchObject({ seat: 1, text: 'moon first convergence: pick a fighter' })
  expect(t.play('pick moon-a').question()).toMatchObject({ seat: 1, text: 'Test Twist: pick a fighter' })
  expect(t.play('pick moon-a').question()).toMatchObject({ seat: 0, text: 'Test Twist: pick a fighter' })
  t.play('pick sun-b')
  expect([t.fighter('a').damage, t.fighter('B').damage]).toEqual([2, 1])
  expect(t.question().ask).toBe('first')
})

test('BB-R-64 nobody is asked for an order where there is only one effect, or only points and dice to be had', () => {
  const points: BattleRules = { triggers: [{ on: 'round-start', do: [{ score: { player: 'owner', points: 1 } }] }] }
  const dice: BattleRules = { triggers: [{ on: 'round-start', do: [{ gain: { group: 'double', value: 2 } }] }] }
  const t = endRound(position(TWO_EACH, { ...LAST_TURN, twist: points, convergence: dice }))
  expect(t.question().ask).toBe('first')
  expect(t.battle.sides.map((side) => side.points)).toEqual([1, 1])
  expect(t.battle.sides.map(({ groups }) => groups)).toEqual([[{ dice: 2, value: 2 }], [{ dice: 2, value: 1 }]])
})

test('BB-R-64 points that count fighters wait for what may take them down, as their player likes', () => {
  const heads: BattleRules = {
    triggers: [
      {
        on: 'round-end',
        do: [{ score: { player: 'owner', points: { count: 'fighters', who: { side: 'friendly' } } } }],
      },
    ],
  }
  const burn: BattleRules = {
    triggers: [
      { on: 'round-end', do: [{ all: { who: { side: 'friendly' }, do: [{ damage: { to: 'them', amount: 1 } }] } }] },
      { on: 'round-end', do: [{ all: { who: { side: 'friendly' }, do: [{ heal: { to: 'them', amount: 1 } }] } }] },
    ],
  }
  const setup: PositionSetup = { ...LAST_TURN, battleRules: heads, convergence: burn, fighters: { A: { damage: 9 } } }
  const saved = endRound(position(TWO_EACH, setup))
  expect(saved.question()).toMatchObject({ seat: 0, ask: 'order' })
  expect(saved.offer()).toEqual(['Test Battle', 'sun first convergence'])
  saved.play(['Test Battle', 'sun first convergence'])
  expect([saved.fighter('A').where, saved.fighter('B').damage]).toEqual(['down', 0])
  expect(saved.battle.sides.map(({ points }) => points)).toEqual([2, 2])
  const lost = endRound(position(TWO_EACH, setup)).play(['sun first convergence', 'Test Battle'])
  expect(lost.battle.sides.map(({ points }) => points)).toEqual([1, 2])
})

test('BB-R-64 during a turn the player whose turn it is goes first', () => {
  const fighters: PositionSetup['fighters'] = {
    A: { rules: { triggers: [{ on: 'attack', who: { side: 'enemy' }, do: [{ damage: { to: 'me', amount: 1 } }] }] } },
    b: { rules: { triggers: [{ on: 'attack', do: [{ heal: { to: 'me', amount: 1 } }] }] } },
  }
  const t = position(DUEL, { fighters, turn: 1 }).activate('b').dice(1, 1, 1).play('attack sun-a with blade')
  expect(t.events.filter(({ event }) => event === 'card').map(({ source }) => source)).toEqual(['b', 'A'])
  expect(t.fighter('b').damage).toBe(1)
})

test('BB-R-64 BB-R-47 damage dealt by one effect to several is dealt at once: they fall together, and no later healing saves one', () => {
  const blast: AbilityCard = {
    id: 'blast',
    name: 'Blast',
    cost: 'double',
    do: [{ all: { who: {}, do: [{ damage: { to: 'them', amount: 5 } }] } }],
  }
  const t = position(DUEL, {
    fighters: { A: { damage: 5 }, b: { damage: 5 } },
    abilities: [blast],
    groups: [[{ dice: 2, value: 1 }], []],
    battleRules: {
      triggers: [{ on: 'down', do: [{ heal: { to: 'them', amount: 5 } }, { score: { player: 'owner', points: 1 } }] }],
    },
    victory: { elimination: true },
  })
  t.activate('A').play('ability blast with double 1')
  const order = t.events
    .map(({ event }) => event)
    .filter((event) => ['damage', 'down', 'points', 'heal'].includes(event))
  expect(order).toEqual(['damage', 'damage', 'down', 'down', 'points', 'points'])
  expect([t.fighter('A').where, t.fighter('b').where]).toEqual(['down', 'down'])
  expect(t.battle.outcome).toEqual({ by: 'draw' })
})
