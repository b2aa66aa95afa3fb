import { d6, playout, seededRandom } from '@muster/table'
import { Study } from '@muster/table/testing'
import { expect, test } from 'vitest'
import { contentWith } from '../content/index.ts'
import {
  agreeing,
  battleOf,
  DESPOILERS,
  deployed,
  faultOf,
  HUNT,
  named,
  open,
  placing,
  RAVAGERS,
  SEAT_0_LEADS,
  stateAt,
  stepsUntil,
  strike,
  studyAt,
  studyOf,
} from '../testing/skirmish.ts'
import { config } from './config.ts'
import { bladeborn } from './game.ts'
import { isEnemy } from './lookup.ts'

test.each([0, 1, 3])('BB-COMPONENTS-1 a table of %i seats is refused', (seats) => {
  expect(faultOf(() => new Study(bladeborn, { seats, seed: 'test' }))).toMatchObject({
    code: 'bad-config',
    message: `Bladeborn is for 2 seats, not ${seats}`,
  })
})

test('BB-COMPONENTS-1 two players start, each with one warband', () => {
  const t = placing()
  expect(battleOf(t).sides.map(({ warband }) => warband)).toEqual([HUNT, RAVAGERS])
})

test('BB-COMPONENTS-3 every fighter is friendly to its own player and an enemy to the other, and there is nobody else', () => {
  const { fighters } = battleOf(placing())
  for (const seat of [0, 1]) {
    const [mine] = fighters.filter((fighter) => fighter.seat === seat)
    if (!mine) throw new Error('nobody there')
    const friendly = fighters.filter((fighter) => !isEnemy(mine, fighter)).map(({ id }) => id)
    const enemy = fighters.filter((fighter) => isEnemy(mine, fighter)).map(({ id }) => id)
    expect([...friendly, ...enemy].sort()).toEqual(fighters.map(({ id }) => id).sort())
    expect(friendly).toHaveLength(seat === 0 ? 6 : 4)
    expect(enemy).toHaveLength(seat === 0 ? 4 : 6)
  }
})

test('BB-COMPONENTS-3 a friendly fighter is no target, an enemy at the same distance is one', () => {
  const t = studyAt({ field: { theddra: 'f1', grundann: 'e1', khagra: 'g1' } })
  expect(t.offer()).toEqual(['activate theddra', 'activate grundann'])
  expect(t.whyNot('activate khagra')).toBe('BB-COMPONENTS-3')
  t.answer('activate theddra')
  expect(t.offer('attack')).toEqual(['attack khagra with wand', 'attack khagra with bolt'])
  expect(t.whyNot('attack grundann with wand')).toBe('BB-ATTACK-3')
})

test('BB-COMPONENTS-10 a new battle gives each player four turn tokens, all unused', () => {
  expect(battleOf(agreeing().dice(5, 2).answer('agree')).sides.map(({ turnsLeft }) => turnsLeft)).toEqual([4, 4])
})

test('BB-COMPONENTS-11 after the eighth turn with eight fighters activated, eight carry a token', () => {
  const hunt = ['theddra', 'grundann', 'grawl', 'shond']
  const herd = ['grashrak', 'draknar', 'gnarl', 'murghoth']
  const state = stateAt({
    warbands: [HUNT, DESPOILERS],
    round: 1,
    field: {
      theddra: 'd1',
      grundann: 'f1',
      grawl: 'h1',
      shond: 'e1',
      grashrak: 'd9',
      draknar: 'f9',
      gnarl: 'h9',
      murghoth: 'e9',
    },
  })
  stepsUntil(state, ({ battle }) => battle?.phase === 'end', {
    answers: hunt.flatMap((id, turn) => [
      `activate ${id}`,
      'wait',
      `activate ${herd[turn]}`,
      'wait',
      ...(turn === 0 ? ['nobody'] : []),
    ]),
  })
  expect(state.battle?.fighters.filter(({ activated }) => activated).map(({ id }) => id)).toEqual([...hunt, ...herd])
})

test('BB-COMPONENTS-13 an objective is controlled by nobody, by A or by B, never by both', () => {
  const t = studyAt({ field: { theddra: 'c3', khagra: 'a5', zarshia: 'e4' } })
  expect(battleOf(t).control).toEqual([-1, -1, -1, -1])
  t.play('activate theddra', 'wait')
  expect(battleOf(t).control).toEqual([-1, -1, 0, -1])
  t.play('activate khagra', 'move b4', 'wait', 'activate theddra', 'wait', 'activate zarshia', 'move d4', 'wait')
  expect(battleOf(t).control).toEqual([-1, -1, 1, -1])
  for (const value of [2, [0, 1]])
    expect(faultOf(() => t.match.edit([{ op: 'replace', path: '/battle/control/2', value }])).code).toBe('bad-edit')
})

test('BB-COMPONENTS-14 damage is a whole number of tokens from 0 on, however many pieces show it', () => {
  const t = studyAt({ field: { theddra: 'f1', khagra: 'f9' } })
  for (const value of [-1, 1.5])
    expect(faultOf(() => t.match.edit([{ op: 'replace', path: '/battle/fighters/0/damage', value }])).code).toBe(
      'bad-edit',
    )
  t.match.edit([{ op: 'replace', path: '/battle/fighters/0/damage', value: 17 }])
  expect(t.state.battle?.fighters[0]?.damage).toBe(17)
})

test('BB-COMPONENTS-15 attacks and roll-offs roll action dice; the hero phase does not', () => {
  const t = deployed()
  expect(named(t.events, 'dice').map(({ set, faces, seat }) => ({ set, faces, seat }))).toEqual([
    { set: 'action', faces: [5], seat: 0 },
    { set: 'action', faces: [2], seat: 1 },
    { set: 'ability', faces: SEAT_0_LEADS.slice(0, 6), seat: 0 },
    { set: 'ability', faces: SEAT_0_LEADS.slice(6), seat: 1 },
  ])
})

test('BB-COMPONENTS-16 each player has six ability dice of their own, and an attack uses none of them', () => {
  const t = studyAt({
    field: { theddra: 'f1', khagra: 'g1' },
    rolled: [
      [1, 1, 2, 3, 4, 5],
      [6, 6, 6, 1, 2, 3],
    ],
  })
  strike(t.answer('activate theddra'), 'attack khagra with wand', 1, 2, 3)
  expect(named(t.events, 'dice')).toMatchObject([{ set: 'action', seat: 0, faces: [1, 2, 3], die: d6.name }])
  expect(battleOf(t).sides.map(({ rolled }) => rolled)).toEqual([
    [1, 1, 2, 3, 4, 5],
    [6, 6, 6, 1, 2, 3],
  ])
})

const desecrating = (lying: number) => {
  const state = stateAt({
    field: { theddra: 'f1', khagra: 'f9' },
    turn: 1,
    damage: { khagra: 6 },
    groups: [[], [{ dice: 3, value: 4 }]],
  })
  if (state.battle) state.battle.desecrated = [0, 1, 2].slice(0, lying)
  return studyOf(state).play('activate khagra', 'ability desecration with triple 4')
}

test('BB-COMPONENTS-17 a third Desecration token is placed, a fourth is not, and the rest of the card still works', () => {
  const third = desecrating(2)
  expect(named(third.events, 'desecrate')).toMatchObject([{ hex: 'f9', rule: 'BB-COMPONENTS-17' }])
  expect(battleOf(third).desecrated).toHaveLength(3)
  const fourth = desecrating(3)
  expect(named(fourth.events, 'desecrate')).toEqual([])
  expect(battleOf(fourth).desecrated).toEqual([0, 1, 2])
  expect(named(fourth.events, 'heal')).toMatchObject([{ fighter: 'khagra', amount: 4, total: 2 }])
})

test('BB-COMPONENTS-17 without a card that names them no Desecration token is ever placed; with one they are', () => {
  const content = contentWith([])
  const placedBy = (warbands: [string, string]) => {
    let placed = 0
    for (let seed = 0; seed < 40; seed++) {
      const state = bladeborn.start(content, config.parse({ warbands, battle: 'random' }), 2)
      playout(bladeborn, state, seededRandom(`desecration ${seed}`))
      placed += state.battle?.desecrated.length ?? 0
    }
    return placed
  }
  expect(placedBy([HUNT, DESPOILERS])).toBe(0)
  expect(placedBy([HUNT, RAVAGERS])).toBeGreaterThan(0)
})

test('BB-WARBAND-11 the whole warband takes the field: with 2 reserves of 6 exactly 4 are left to place', () => {
  const t = placing()
  const offered = new Set(t.offer('place').map((key) => key.split(' ')[1]))
  expect([...offered]).toEqual(['theddra', 'grundann', 'grawl', 'shond'])
  expect(t.offer()).toEqual(t.offer('place'))
  expect(battleOf(t).fighters.filter(({ seat }) => seat === 0)).toHaveLength(6)
  const asked = agreeing().dice(5, 2).answer('agree')
  expect(faultOf(() => asked.answer(['jagathra'])).code).toBe('bad-choice')
  expect(
    open()
      .question(0)
      .options.map(({ key }) => key),
  ).toContain(HUNT)
})

const swarm = () => {
  const { warbands } = contentWith([])
  const { convergences, abilities, fighters, ...rest } = structuredClone(warbands[RAVAGERS])!
  const renamed = <Card extends { id: string }>(card: Card): Card => ({ ...card, id: `test-${card.id}` })
  const turned = <Card extends { id: string; back: { id: string } }>(card: Card): Card => ({
    ...renamed(card),
    back: renamed(card.back),
  })
  const { first, second, final } = convergences
  return {
    warbands: [
      {
        ...rest,
        id: 'test-warband',
        fighters: fighters.map((card) =>
          card.id === 'khagra'
            ? { ...renamed(card), rules: { standing: [{ allow: 'moves-through-friends' }] } }
            : { ...renamed(card), rules: undefined },
        ),
        abilities: abilities.map(renamed),
        convergences: {
          first: turned(first),
          second: turned(second),
          final: { ...turned(final), back: { ...renamed(final.back), fighter: 'test-khagra' } },
        },
      },
    ],
  }
}

test('BB-WARBAND-4 an additional rule on a fighter card holds for that fighter and not for its warband-mates', () => {
  // Both stand in a corner shut in by the two others: out leads only through a friend.
  const shutIn = (cornered: string, friend: string) =>
    studyAt({
      packs: [swarm()],
      warbands: ['test-warband', HUNT],
      field: { [cornered]: 'a1', [friend]: 'b1', 'test-zarshia': 'a2', theddra: 'f9' },
    }).answer(`activate ${cornered}`)
  const free = shutIn('test-khagra', 'test-cragan')
  expect(free.offer('move')).toContain('move c1')
  expect(free.whyNot('move b1')).toBe('BB-MOVE-3')
  const bound = shutIn('test-cragan', 'test-khagra')
  expect(bound.offer('move')).toEqual(['move a1'])
})
