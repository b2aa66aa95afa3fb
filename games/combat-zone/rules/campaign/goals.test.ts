import { parseRow } from '@muster/reaction'
import { scripted } from '@muster/reaction/testing'
import { describe, expect, test } from 'vitest'
import type { Tally } from '../../content/cards/objective.ts'
import type { CombatAction } from '../../content/grammar/index.ts'
import type { Who } from '../../content/grammar/who.ts'
import { baseContent } from '../../content/index.ts'
import type { Objective } from '../../content/load.ts'
import { campaign, hq } from '../../testing/campaign.ts'
import { basics } from '../basic.ts'
import { combatForce } from '../effects/force.ts'
import { happen, happenTo } from '../effects/moments.ts'
import type { Battle, Model } from '../state.ts'
import type { Table } from '../table.ts'
import { endObjectives } from './objective.ts'

/** Every Objective of the box, completed by what its goal says and by nothing that lacks a part of it. */

const decks = Object.values(baseContent.objectives).filter(({ faction }) => faction !== undefined)
const RIVAL: Readonly<Record<string, string>> = { maelstrom: 'tyger-claws' }

const cardsOf = (faction: string) =>
  Object.values(baseContent.characters).filter((one) => one.faction === faction && one.stars === 0)
const withKeyword = (faction: string, keyword: string) =>
  cardsOf(faction).find(({ keywords }) => keywords.includes(keyword))?.id
const plain = (faction: string) =>
  cardsOf(faction).find(
    ({ keywords, gear, triggers }) =>
      triggers.length === 0 && !keywords.includes('leader') && !keywords.includes('specialist') && gear.length === 0,
  )?.id
const gonk = (faction: string) => Object.values(baseContent.gonks).find((one) => one.faction === faction)?.id

/** What a test leaves out or turns round of what a goal asks for. */
type Flaw = { readonly of: 'by' | 'who' | 'for' | 'in' | 'times' | 'if' | 'quarters' | 'won'; readonly word: string }

let made = 0
function model(
  faction: string,
  seat: number,
  who: Who | undefined,
  at: readonly [number, number],
  flaw?: string,
): Model {
  const asked: Who = { ...who, ...(flaw !== undefined && { [flaw]: undefined }) }
  const isGonk = asked.kind === 'gonk' || (flaw === 'kind' && who?.kind === 'character')
  const card = isGonk
    ? gonk(faction)
    : (asked.card ??
      (asked.keyword && asked.keyword !== 'cyber' ? withKeyword(faction, asked.keyword) : plain(faction)))
  const tokens = asked['red-lined']
    ? 'y+ y+'
    : (asked.wounded ?? (flaw === 'wounded' && who?.wounded === false))
      ? 'y+ Y+'
      : 'Y+ Y+'
  const gear = asked.keyword === 'cyber' ? [{ card: 'gorilla-grip', down: false }] : []
  return {
    id: `${card}-${++made}`,
    seat,
    card: card ?? '',
    kind: isGonk ? 'gonk' : 'character',
    where: 'table',
    at: { x: at[0] * 100, y: at[1] * 100, z: asked.elevated ? 400 : 0 },
    tokens: isGonk ? [] : parseRow(tokens),
    gear,
    loot: asked.laden ? ['dog-tags'] : [],
    hacked: asked.hacked ? 1 : 0,
    marks: [],
  }
}

/** An action as a goal asks for, or one that lacks a part of that. */
function actionFor({ goal }: Objective, flaw?: string): CombatAction {
  const { skill, keyword } = goal.for ?? {}
  const attack = goal.for?.attack ?? true
  const other = skill === 'melee' ? 'tech' : 'melee'
  return {
    ...basics.strike,
    skill: flaw === 'skill' ? other : (skill ?? 'melee'),
    attack: flaw === 'attack' ? !attack : attack,
    keywords:
      keyword === undefined || flaw === 'keyword'
        ? []
        : [{ name: keyword, x: undefined, skill: undefined, onCrit: false } as never],
  }
}

/** The four quarters of a table of 22 by 30 inches. */
const QUARTERS = [
  [5, 7],
  [16, 7],
  [5, 22],
  [16, 22],
] as const

function crowd({ faction = '', goal }: Objective, flaw?: Flaw): Model[] {
  const more = (tally: Tally): Model[] => {
    const off = flaw?.of === 'if' ? 1 : 0
    const many = tally.least === undefined ? (tally.most ?? 0) + off : tally.least - off
    const seat = tally.who.side === 'rival' ? 1 : 0
    return Array.from({ length: many }, (_, at) =>
      model(seat ? rivalOf(faction) : faction, seat, tally.who, [2 + at * 2, 3]),
    )
  }
  const held = goal.quarters === undefined ? 0 : goal.quarters - (flaw?.of === 'quarters' ? 1 : 0)
  const holders = QUARTERS.slice(0, held).flatMap(([x, y]) =>
    [0, 2, 4].map((by) => model(faction, 0, {}, [x + by - 2, y + 3])),
  )
  return [...goal.if.flatMap(more), ...holders]
}

const rivalOf = (faction: string): string => RIVAL[faction] ?? 'maelstrom'

/** Plays what a goal asks for, with a flaw or without; whether the Objective was completed. */
function isCompleted(objective: Objective, flaw?: Flaw): boolean {
  const { goal, id, faction = '' } = objective
  const battle = campaign({
    stage: 'game',
    factions: [faction, rivalOf(faction)],
    players: [{ hand: [id] }],
    winners: goal.won && flaw?.of !== 'won' ? [0] : [1],
  })
  const wordOf = (of: Flaw['of']) => (flaw?.of === of ? flaw.word : undefined)
  const bySeat = (goal.by?.side === 'rival') !== (wordOf('by') === 'side') ? 1 : 0
  const isOtherSide = goal.who?.side === 'rival' && wordOf('who') === 'side'
  const whoSeat = isOtherSide ? bySeat : 1 - bySeat
  const factions = [faction, rivalOf(faction)] as const
  const by = model(factions[bySeat] as string, bySeat, goal.by, [11, 14], wordOf('by'))
  const isFar = goal.who?.beyond !== undefined && wordOf('who') !== 'beyond'
  const isNear = goal.who?.brawling && wordOf('who') !== 'brawling'
  const who = model(
    factions[whoSeat] as string,
    whoSeat,
    goal.who,
    [11, isFar ? 29 : isNear ? 15.5 : 20],
    wordOf('who'),
  )
  const friend = wordOf('who') === 'alone' ? [model(factions[whoSeat] as string, whoSeat, {}, [13, 20])] : []
  battle.models = goal.on === 'game-end' || goal.on === 'inspire-start' ? crowd(objective, flaw) : [by, who, ...friend]
  if (battle.models.every(({ seat }) => seat !== 0)) battle.models.push(model(faction, 0, {}, [20, 28]))
  combatForce.changed(battle)
  battle.stage = 'active'
  battle.active = { id: by.id, acts: 1 }
  const times = goal.times - (flaw?.of === 'times' ? 1 : 0)
  scripted({}, (table) => {
    for (let time = 0; time < times; time++) once(table as Table, battle, objective, by, who, flaw)
  })
  return hq(battle, 0).objectives.includes(id)
}

function once(table: Table, battle: Battle, objective: Objective, by: Model, who: Model, flaw: Flaw | undefined): void {
  const { on, in: inReaction } = objective.goal
  if (on === 'game-end') return endObjectives(table, battle)
  if (on === 'inspire-start') return happenTo(table, battle, on, 0)
  const action = actionFor(objective, flaw?.of === 'for' ? flaw.word : undefined)
  happen(table, battle, { on, by, who, action, isReaction: inReaction !== undefined && flaw?.of !== 'in' })
}

/** Everything a goal asks for, each left out once. */
function flawsOf({ goal }: Objective): Flaw[] {
  const words = (of: 'by' | 'who' | 'for'): Flaw[] => Object.keys(goal[of] ?? {}).map((word) => ({ of, word }))
  return [
    ...words('by'),
    ...words('who'),
    ...words('for'),
    ...(goal.in ? [{ of: 'in', word: '' } as const] : []),
    ...(goal.times > 1 ? [{ of: 'times', word: '' } as const] : []),
    ...(goal.if.length > 0 ? [{ of: 'if', word: '' } as const] : []),
    ...(goal.quarters !== undefined ? [{ of: 'quarters', word: '' } as const] : []),
    ...(goal.won ? [{ of: 'won', word: '' } as const] : []),
  ]
}

describe('CZ-OBJECTIVE-5, CZ-R-123 every Objective of the box', () => {
  test('there are twelve of each faction', () => expect(decks).toHaveLength(84))

  test.each(decks.map((one) => [one.id, one] as const))(
    '%s is completed by what it says, and by nothing less',
    (_, objective) => {
      expect(isCompleted(objective)).toBe(true)
      const enough = flawsOf(objective).filter((flaw) => isCompleted(objective, flaw))
      expect(enough).toEqual([])
    },
  )
})
