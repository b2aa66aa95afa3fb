import { ScriptTable } from '@muster/table'
import { expect, test } from 'vitest'
import { contentWith } from '../content/index.ts'
import {
  battleOf,
  campaignAt,
  DUEL,
  deployed,
  drawBattle,
  endBattle,
  HUNT,
  named,
  open,
  PLACEMENTS,
  RAVAGERS,
  SEAT_0_LEADS,
  stateAt,
  steps,
  studyAt,
  unshuffled,
} from '../testing/skirmish.ts'
import { moveOf } from './characteristics.ts'
import { fighterOf } from './lookup.ts'
import type { Battle, State } from './state.ts'
import { drawTwist } from './twist.ts'

const twists = Object.keys(contentWith([]).twists)
const drawing = (first: number) => [first, ...unshuffled(twists.length).filter((place) => place !== first)]

/** Puts the battle under way to the moment its twist is drawn, and draws. */
function twisted(state: State, first: number): string | undefined {
  const battle = state.battle as Battle
  battle.phase = 'twist'
  steps(state, 1, { chances: [drawing(first)] })
  return battle.twist
}

test('BB-TWIST-1 all 14 twist cards are shuffled and the top one is drawn', () => {
  expect(twists).toHaveLength(14)
  const { battle } = stateAt({ twist: 'ash-drifts' })
  const table = new ScriptTable({ chances: [drawing(9)] })
  drawTwist(table, battle as Battle)
  table.done()
  expect(battle?.twist).toBe(twists[9])
  expect(table.events).toMatchObject([{ event: 'twist', twist: twists[9], rule: 'BB-TWIST-1' }])
})

test('BB-TWIST-1 two battles in a row may draw the same twist: the deck is whole again', () => {
  const state = campaignAt()
  drawBattle(state)
  expect(twisted(state, 4)).toBe(twists[4])
  endBattle(state, 0)
  drawBattle(state)
  expect(state.battle?.twist).toBeUndefined()
  expect(twisted(state, 4)).toBe(twists[4])
})

test('BB-TWIST-1 every twist is drawn by some seed', () => {
  const drawn = new Set<string | undefined>()
  for (let seed = 0; seed < 150; seed++) {
    const t = open({ warbands: [HUNT, RAVAGERS], seed: `${seed}` }).answer('drawn-and-quartered')
    t.dice(5, 2, ...SEAT_0_LEADS).play('agree', ['jagathra', 'ollo'], ['razek'], ...PLACEMENTS)
    drawn.add(battleOf(t).twist)
  }
  expect([...drawn].sort()).toEqual([...twists].sort())
})

test('BB-R-8 nobody is asked to draw it, and both players see it', () => {
  const t = deployed()
  expect(named(t.events, 'twist')).toMatchObject([{ twist: 'blood-moon' }])
  expect(t.match.told.find(({ event }) => event.event === 'twist')?.to).toBeUndefined()
  for (const seat of [0, 1]) expect(t.match.view(seat).battle?.twist).toBe('blood-moon')
})

const steppedFar = (twist: string) => {
  const t = studyAt({ twist, field: { theddra: 'f1', khagra: 'f9' } }).answer('activate theddra')
  return t.offer().includes('move j1')
}

test('BB-TWIST-2 the twist of a battle applies to all its fighters', () => {
  expect(steppedFar('blood-moon')).toBe(true)
  expect(steppedFar('ash-drifts')).toBe(false)
})

test("BB-TWIST-2 the first battle's twist has no effect in the second", () => {
  const state = campaignAt()
  drawBattle(state)
  twisted(state, twists.indexOf('ash-drifts'))
  const move = () => {
    const battle = state.battle as Battle
    return moveOf(battle, fighterOf(battle, 'grundann'))
  }
  const slowed = move()
  endBattle(state, 0)
  drawBattle(state)
  twisted(state, twists.indexOf('blood-moon'))
  expect(move()).toBe(slowed + 1)
})

const convergence = { step: 'first', aspirant: 0 } as const

test.each([
  { option: 'both' as const, events: 1 },
  { option: 'convergence-only' as const, events: 0 },
])('BB-R-9 with convergenceTwist $option a convergence battle draws $events twist', ({ option, events }) => {
  const state = stateAt({
    field: DUEL,
    config: { options: { convergenceTwist: option } },
    campaign: { aspirant: 0, convergence },
  })
  const battle = state.battle as Battle
  delete battle.twist
  battle.phase = 'twist'
  const table = steps(state, 1, option === 'both' ? { chances: [drawing(2)] } : {})
  expect(table.events.filter(({ event }) => event === 'twist')).toHaveLength(events)
  expect(battle.twist).toBe(option === 'both' ? twists[2] : undefined)
  expect(battle.phase).toBe('hero')
})

test('BB-R-9 with convergence-only an ordinary campaign battle still has its twist', () => {
  const state = campaignAt({ options: { convergenceTwist: 'convergence-only' } })
  drawBattle(state)
  expect(twisted(state, 3)).toBe(twists[3])
})

test('BB-R-9 the convergence card is known before set-up begins', () => {
  const state = campaignAt()
  drawBattle(state)
  endBattle(state, 0)
  const { events } = drawBattle(state)
  expect(events.map(({ event }) => event)).toEqual(['battle-card', 'convergence'])
  expect(state.battle).toMatchObject({ phase: 'rolloff', convergence: { step: 'first', aspirant: 0 } })
})
