import { describe, expect, test } from 'vitest'
import { ready, use } from '../../testing/deeds.ts'
import type { BattleRules } from '../../testing/pack.ts'
import { type Position, type PositionSetup, position } from '../../testing/position.ts'
import { endRound, LAST_TURN } from '../../testing/rounds.ts'

type TriggerCard = NonNullable<BattleRules['triggers']>[number]

const FIELD = `A C . . .
                . . . . .
               . . . . b`
const DUEL = `A b . . .
               . . . . .
              C . . . d`

/** Something that is easy to see: a point for the player the card works for. */
const point = { score: { player: 'owner', points: 1 } } as const
const on = (moment: TriggerCard['on'], more: Partial<TriggerCard> = {}): BattleRules => ({
  triggers: [{ on: moment, do: [point], ...more }],
})
const points = (t: Position) => t.battle.sides.map((side) => side.points)
const hit = (t: Position, ...dice: number[]) => t.dice(...dice).play('attack moon-b with blade')

describe('moments that concern the players', () => {
  test('round-start: after the hero phase, each player in turn', () => {
    const t = position(FIELD, { ...LAST_TURN, twist: on('round-start') })
    expect(points(t)).toEqual([0, 0])
    endRound(t)
    expect(points(t)).toEqual([1, 1])
    const order = t.events.map(({ event }) => event)
    expect(order.indexOf('initiative')).toBeLessThan(order.indexOf('points'))
    expect(t.question().ask).toBe('first')
  })

  test('round-end: when the round is over, before the next hero phase', () => {
    const t = endRound(position(FIELD, { ...LAST_TURN, twist: on('round-end') }))
    expect(points(t)).toEqual([1, 1])
    const order = t.events.map(({ event, phase }) => phase ?? event)
    expect(order.indexOf('end')).toBeLessThan(order.indexOf('points'))
    expect(order.indexOf('points')).toBeLessThan(order.indexOf('hero'))
  })

  test('once: for both players together, and who falls by it falls at once, so that nobody is left to win', () => {
    expect(points(endRound(position(FIELD, { ...LAST_TURN, twist: on('round-end', { once: true }) })))).toEqual([1, 0])
    const storm: BattleRules = {
      triggers: [
        { on: 'round-end', once: true, do: [{ all: { who: {}, do: [{ damage: { to: 'them', amount: 20 } }] } }] },
      ],
    }
    const t = position(FIELD, { ...LAST_TURN, twist: storm, victory: { rounds: 3, elimination: true } })
    t.play(t.offer('activate')[0], 'wait')
    expect(t.battle.outcome).toEqual({ by: 'draw' })
  })

  test('battle-end: after the last round only', () => {
    const early = endRound(position(FIELD, { ...LAST_TURN, twist: on('battle-end'), victory: { rounds: 2 } }))
    expect(points(early)).toEqual([0, 0])
    const last = position(FIELD, { ...LAST_TURN, round: 2, twist: on('battle-end'), victory: { rounds: 2 } })
    last.activate('b').play('wait')
    expect(points(last)).toEqual([1, 1])
    expect(last.result).toMatchObject({ by: 'draw' })
  })

  test('only in the rounds named', () => {
    const twist = on('round-start', { rounds: [3] })
    expect(points(endRound(position(FIELD, { ...LAST_TURN, twist })))).toEqual([0, 0])
    expect(points(endRound(position(FIELD, { ...LAST_TURN, round: 2, twist })))).toEqual([1, 1])
  })

  test('a card of one player works for that player alone', () => {
    const convergence = { ...on('round-start'), aspirant: 1 }
    expect(points(endRound(position(FIELD, { ...LAST_TURN, convergence })))).toEqual([0, 1])
    expect(points(endRound(position(FIELD, { ...LAST_TURN, fighters: { A: { rules: on('round-start') } } })))).toEqual([
      1, 0,
    ])
  })

  test('the bearer is me; a bearer that is down does nothing', () => {
    const rules: BattleRules = { triggers: [{ on: 'round-start', do: [{ heal: { to: 'me', amount: 2 } }, point] }] }
    const t = endRound(position(FIELD, { ...LAST_TURN, fighters: { A: { rules, damage: 5 }, C: { damage: 5 } } }))
    expect([t.fighter('A').damage, t.fighter('C').damage]).toEqual([3, 5])
    const fallen = position(FIELD.replace('A', '.'), { ...LAST_TURN, fighters: { A: { rules, where: 'down' } } })
    expect(points(endRound(fallen))).toEqual([0, 0])
  })

  test('BB-R-64 gains and points get in nobody’s way, so that their order is not asked for', () => {
    const heal: BattleRules = { triggers: [{ on: 'round-start', do: [{ heal: { to: 'me', amount: 1 } }] }] }
    const gain: BattleRules = { triggers: [{ on: 'round-start', do: [{ gain: { group: 'double', value: 4 } }] }] }
    const asked = (twist: BattleRules) =>
      endRound(position(FIELD, { ...LAST_TURN, twist, fighters: { A: { rules: heal, damage: 5 } } })).question().ask
    expect([asked(gain), asked(on('round-start'))]).toEqual(['first', 'first'])
    expect(
      asked({
        triggers: [{ on: 'round-start', do: [{ all: { who: {}, do: [{ heal: { to: 'them', amount: 1 } }] } }] }],
      }),
    ).toBe('order')
  })

  test('a bearer that falls to an effect before its own does nothing any more', () => {
    const burn: BattleRules = {
      triggers: [
        {
          on: 'round-start',
          do: [{ all: { who: { side: 'friendly' }, do: [{ damage: { to: 'them', amount: 1 } }] } }],
        },
      ],
    }
    const setup = (damage: number): PositionSetup => ({
      ...LAST_TURN,
      twist: burn,
      fighters: { A: { rules: on('round-start'), damage } },
    })
    expect(points(endRound(position(FIELD, setup(5))))).toEqual([1, 0])
    // Points are settled before what hurts, so the bearer is asked for its order by nobody: let it hurt first.
    const rules: BattleRules = { triggers: [{ on: 'round-start', do: [{ heal: { to: 'me', amount: 1 } }, point] }] }
    const t = endRound(position(FIELD, { ...setup(9), fighters: { A: { rules, damage: 9 } } }))
    expect(t.offer()).toEqual(['Test Twist', 'A for sun-a'])
    t.play(['Test Twist', 'A for sun-a'])
    expect([t.fighter('A').where, points(t)]).toEqual(['down', [0, 0]])
  })
})

describe('moments that concern a fighter', () => {
  test('activation-start and activation-end: the active fighter, whoever bears nothing excluded', () => {
    const start = position(FIELD, { fighters: { A: { rules: on('activation-start') } } })
    expect(points(start.activate('A'))).toEqual([1, 0])
    expect(points(position(FIELD, { fighters: { A: { rules: on('activation-start') } } }).activate('C'))).toEqual([
      0, 0,
    ])

    const end = position(FIELD, { fighters: { A: { rules: on('activation-end') } } }).activate('A')
    expect(points(end)).toEqual([0, 0])
    expect(points(end.play('wait'))).toEqual([1, 0])
    const order = end.events.map(({ event }) => event)
    expect(order.indexOf('activated')).toBeLessThan(order.indexOf('points'))
  })

  test('a twist fires for every fighter, for its own player', () => {
    const t = position(FIELD, { twist: on('activation-start') })
      .activate('A')
      .play('wait')
    t.activate('b').play('wait')
    expect(points(t)).toEqual([1, 1])
  })

  test('only for those named, judged when it happens', () => {
    const twist = on('activation-start', { who: { hurt: true } })
    expect(points(position(FIELD, { twist }).activate('A'))).toEqual([0, 0])
    expect(points(position(FIELD, { twist, fighters: { A: { damage: 1 } } }).activate('A'))).toEqual([1, 0])
  })

  test('activation-end is not for a fighter that fell', () => {
    const t = ready(DUEL, [{ damage: { to: 'me', amount: 1 } }], {
      fighters: { A: { damage: 9 } },
      twist: on('activation-end'),
    })
    expect(points(use(t))).toEqual([0, 0])
  })

  test('attack: after the attacker’s damage is dealt; them is the target', () => {
    const rules: BattleRules = { triggers: [{ on: 'attack', do: [{ damage: { to: 'them', amount: 3 } }] }] }
    const t = hit(position(DUEL, { fighters: { A: { rules } } }).activate('A'), 1, 1, 4)
    expect(t.fighter('b').damage).toBe(5)
    const other = hit(position(DUEL, { fighters: { C: { rules } } }).activate('A'), 1, 1, 4)
    expect(other.fighter('b').damage).toBe(2)
  })

  test('arrival: a fighter that comes onto the battlefield', () => {
    const call = [{ arrive: { who: 'reserve', near: 'me' } }] as const
    const t = ready(FIELD, [...call], { reserves: { D: {} }, twist: on('arrival') })
    expect(points(use(t, 'place sun-d a2'))).toEqual([1, 0])
    expect(
      points(
        position(FIELD, { twist: on('arrival') })
          .activate('A')
          .play('wait'),
      ),
    ).toEqual([0, 0])
  })
})

describe('when a fighter is taken down', () => {
  const felling = (setup: PositionSetup) =>
    hit(position(DUEL, { ...setup, fighters: { b: { damage: 9 }, ...setup.fighters } }).activate('A'), 4, 1, 1)

  test('a card of both players works for the opponent of the fallen; them is whoever did it', () => {
    expect(points(felling({ twist: on('down') }))).toEqual([1, 0])
    const heal: BattleRules = { triggers: [{ on: 'down', do: [{ heal: { to: 'them', amount: 2 } }] }] }
    const t = felling({ twist: heal, fighters: { A: { damage: 5 }, b: { damage: 9 }, C: { damage: 5 } } })
    expect([t.fighter('A').damage, t.fighter('C').damage]).toEqual([3, 5])
  })

  test('a convergence looks at it from the aspirant’s side', () => {
    expect(points(felling({ convergence: { ...on('down', { who: { side: 'enemy' } }), aspirant: 0 } }))).toEqual([1, 0])
    expect(points(felling({ convergence: { ...on('down', { who: { side: 'enemy' } }), aspirant: 1 } }))).toEqual([0, 0])
    expect(points(felling({ convergence: { ...on('down', { who: { side: 'friendly' } }), aspirant: 1 } }))).toEqual([
      0, 1,
    ])
  })

  test('the fallen’s own card still works once', () => {
    const rules = { triggers: [{ on: 'down' as const, do: [{ damage: { to: 'them' as const, amount: 3 } }] }] }
    const t = felling({ fighters: { b: { damage: 9, rules } } })
    expect(t.fighter('A').damage).toBe(3)
    expect(t.fighter('b')).toMatchObject({ where: 'down', damage: 11 })
  })

  test('whom it concerns is judged where the fighter stood', () => {
    const text = `A b * . .
                   . . . . .
                  C . . . d`
    const near = on('down', { who: { within: { hexes: 1, of: 'objective' } } })
    expect(points(hit(position(text, { twist: near, fighters: { b: { damage: 9 } } }).activate('A'), 4, 1, 1))).toEqual(
      [1, 0],
    )
    expect(points(felling({ twist: near }))).toEqual([0, 0])
  })

  test('it may bring others down in turn', () => {
    const t = felling({
      fighters: { A: { damage: 8 }, b: { damage: 9 } },
      twist: { triggers: [{ on: 'down', do: [{ damage: { to: 'them', amount: 2 } }] }] },
    })
    expect([t.fighter('A').where, t.fighter('b').where]).toEqual(['down', 'down'])
    expect(t.question()).toMatchObject({ seat: 1, ask: 'activate' })
  })

  test('nothing happens any more once the battle is over', () => {
    const text = `A b . . .
                   . . . . .
                  C . . . .`
    const t = position(text, {
      victory: { elimination: true },
      fighters: { A: { rules: on('attack') }, b: { damage: 9 } },
      twist: on('activation-end'),
    })
    hit(t.activate('A'), 4, 1, 1)
    expect(t.result).toMatchObject({ winners: [0], by: 'elimination' })
    expect(points(t)).toEqual([0, 0])
  })
})
