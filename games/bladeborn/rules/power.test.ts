import { ScriptTable } from '@muster/table'
import type { Study } from '@muster/table/testing'
import { expect, test } from 'vitest'
import {
  battleOf,
  type ConfigInput,
  campaignAt,
  drawBattle,
  endBattle,
  fight,
  LAST_TURN,
  named,
  open,
  RAVAGERS,
  type Scene,
  SNAIL_PACK,
  SNAILS,
  stateAt,
  studyAt,
} from '../testing/skirmish.ts'
import { toughnessOf, woundsOf } from './characteristics.ts'
import { bladeborn } from './game.ts'
import { fighterOf } from './lookup.ts'
import type { Battle, State } from './state.ts'

const PAGEANT = 'dread-pageant'
const packs = [SNAIL_PACK]
const warbands: [string, string] = [SNAILS, RAVAGERS]
const players: [string, string] = ['Ann', 'Bob']
const SHELL = { card: 'shell', bearer: 'slug' }
const HOUSE = { card: 'house', bearer: 'snail' }

const campaign = (given: ConfigInput = {}) => campaignAt({ warbands, players, ...given }, packs)
const toughness = (battle: Battle | undefined, id: string) =>
  toughnessOf(battle as Battle, fighterOf(battle as Battle, id))
const wounds = (battle: Battle | undefined, id: string) => woundsOf(battle as Battle, fighterOf(battle as Battle, id))

/** Puts everybody into play, as set-up would, so that what they bear counts. */
function onField(state: State): Battle {
  const battle = state.battle as Battle
  for (const [hex, fighter] of battle.fighters.entries()) Object.assign(fighter, { where: 'field', hex })
  return battle
}

/** The last turn of the aspirant's convergence, about to be won by seat 0. */
const winning = (step: 'first' | 'second' | 'final', scene: Scene = {}): Study<State> =>
  studyAt({
    ...LAST_TURN,
    packs,
    warbands,
    points: [1, 0],
    field: { snail: 'f1', khagra: 'f9' },
    ...scene,
    campaign: { aspirant: 0, convergence: { step, aspirant: 0 }, ...scene.campaign },
  })

test('BB-POWER-1 BB-POWER-2 winning the first convergence gives its artefact of power besides the lesser artefact', () => {
  const t = winning('first').play('activate snail', 'wait')
  expect(t.question()).toMatchObject({ seat: 0, ask: 'bearer', rule: 'BB-POWER-4' })
  t.dice(5, 2).answer('slug')
  expect(named(t.events, 'spoils', 'power', 'bearer')).toMatchObject([
    { event: 'spoils', seat: 0 },
    { event: 'power', seat: 0, power: 'shell', rule: 'BB-POWER-1' },
    { event: 'bearer', seat: 0, power: 'shell', fighter: 'slug' },
  ])
  expect(t.state.campaign?.powers).toEqual([[SHELL], []])
  expect(battleOf(t).sides[0].lesser.cards).toHaveLength(1)
})

test('BB-POWER-1 the second gives its own, and the final convergence the reward', () => {
  const second = winning('second', { campaign: { powers: [[SHELL], []] } }).play('activate snail', 'wait')
  second.dice(5, 2).answer('snail')
  expect(second.state.campaign?.powers).toEqual([[SHELL, HOUSE], []])
  const final = winning('final', { campaign: { powers: [[SHELL, HOUSE], []] } }).play('activate snail', 'wait')
  expect(final.result).toMatchObject({ winners: [0] })
  expect(final.state.rewards).toEqual([{ seat: 0, reward: 'leaf' }])
  expect(final.state.campaign?.powers).toEqual([[SHELL, HOUSE], []])
})

test('BB-POWER-4 any fighter of the own warband may bear it', () => {
  const t = winning('first').play('activate snail', 'wait')
  expect(t.offer()).toEqual(['snail', 'slug'])
})

test('BB-POWER-4 BB-POWER-5 its bearer has the bonus in every later battle, and it is never used up', () => {
  const state = campaign()
  fight(state, 0)
  drawBattle(state)
  expect(toughness(onField(state), 'slug')).toBe(4)
  endBattle(state, 0, ['slug'])
  for (const winner of [0, 1, 0]) {
    drawBattle(state)
    const battle = onField(state)
    expect([toughness(battle, 'slug'), toughness(battle, 'snail')]).toEqual([5, 4])
    endBattle(state, winner)
    expect(state.campaign?.powers).toEqual([[SHELL], []])
  }
  // Battle 4 was the second convergence, lost; battle 5 the adversary's, lost in turn: it still counts.
  drawBattle(state)
  expect(state.battle?.convergence).toEqual({ step: 'second', aspirant: 0 })
})

test('BB-R-57 with artefactOfPowerBearer fixed the bearer is chosen once', () => {
  const state = campaign()
  fight(state, 0)
  fight(state, 0, ['slug'])
  expect(drawBattle(state).asked).toEqual([])
})

test('BB-R-57 with each-battle it is chosen anew before every battle', () => {
  const state = campaign({ options: { artefactOfPowerBearer: 'each-battle' } })
  fight(state, 0)
  fight(state, 0, ['slug'])
  for (const bearer of ['snail', 'slug']) {
    const order = [...Object.keys(state.content.battles).keys()]
    const table = new ScriptTable({ chances: [order], answers: [bearer] })
    bladeborn.step(table, state)
    expect(table.asked).toMatchObject([{ seat: 0, ask: 'bearer' }])
    const battle = onField(state)
    expect(battle.fighters.filter(({ bears }) => bears.includes('shell')).map(({ id }) => id)).toEqual([bearer])
    expect(toughness(battle, bearer)).toBe(5)
    // Seat 1 wins the ordinary battle and loses its convergence: nothing more is gained.
    endBattle(state, battle.convergence ? 0 : 1)
  }
})

test('BB-R-57 one fighter may bear two, and the bonuses add up', () => {
  const t = winning('second', { campaign: { powers: [[SHELL], []] } }).play('activate snail', 'wait')
  expect(t.offer()).toEqual(['snail', 'slug'])
  t.dice(5, 2).answer('slug')
  const slug = fighterOf(battleOf(t), 'slug')
  expect(slug.bears).toEqual(['shell', 'house'])
  const { battle } = stateAt({
    packs,
    warbands,
    field: { slug: 'f1', snail: 'e1' },
    campaign: { powers: [[SHELL, { card: 'house', bearer: 'slug' }], []] },
  })
  expect([toughness(battle, 'slug'), toughness(battle, 'snail')]).toEqual([4 + 1 + 2, 4])
})

test('BB-POWER-6 a reward goes to the fighter it names, and nobody is asked', () => {
  const t = winning('final', { campaign: { powers: [[SHELL, HOUSE], []] } }).play('activate snail', 'wait')
  expect(named(t.events, 'bearer')).toEqual([])
  const { battle } = stateAt({
    packs,
    warbands,
    field: { snail: 'f1', slug: 'e1' },
    rewards: [{ seat: 0, reward: 'leaf' }],
  })
  expect([wounds(battle, 'snail'), wounds(battle, 'slug')]).toEqual([13, 10])
})

test('BB-POWER-6 wherever that fighter stands in its warband', () => {
  const { battle } = stateAt({ warbands: [PAGEANT, RAVAGERS], rewards: [{ seat: 0, reward: 'gift-of-agony' }] })
  const bearers = battle?.fighters.filter(({ bears }) => bears.length > 0)
  expect(bearers?.map(({ id, bears }) => [id, bears])).toEqual([['vasillac', ['gift-of-agony']]])
})

const LEAF = { player: 'Ann', reward: 'leaf', defeated: 'Bob' }

test('BB-POWER-7 in a skirmish with that warband against that opponent the reward is offered', () => {
  const asked = () => open({ packs, warbands, players, rewards: [LEAF] })
  expect(asked().question()).toMatchObject({ seat: 0, ask: 'reward', rule: 'BB-POWER-7' })
  expect(asked().offer()).toEqual(['use', 'decline'])
  const bearsIt = (answer: string) => {
    const t = asked().answer(answer).answer('drawn-and-quartered').dice(5, 2).answer('agree')
    return fighterOf(battleOf(t), 'snail').bears
  }
  expect(bearsIt('use')).toEqual(['leaf'])
  expect(bearsIt('decline')).toEqual([])
})

test('BB-POWER-7 it is offered to its owner in whichever seat', () => {
  const t = open({ packs, warbands: [RAVAGERS, SNAILS], players: ['Bob', 'Ann'], rewards: [LEAF] })
  expect(t.question()).toMatchObject({ seat: 1, ask: 'reward' })
})

test.each([
  { why: 'a third player', given: { players: ['Ann', 'Cid'], rewards: [LEAF] } },
  { why: 'another warband', given: { warbands: [RAVAGERS, SNAILS], rewards: [LEAF] } },
  { why: 'the one who lost it', given: { players: ['Bob', 'Ann'], rewards: [LEAF] } },
  { why: 'no reward', given: { rewards: [] } },
])('BB-POWER-7 against or with $why it is not offered', ({ given }) => {
  const t = open({ packs, warbands, players, ...(given as ConfigInput) })
  expect(t.question().ask).toBe('battle')
  expect(t.state.rewards).toEqual([])
})

test('BB-POWER-7 the same reward listed twice is one card', () => {
  const t = open({ packs, warbands, players, rewards: [LEAF, LEAF] }).answer('use')
  expect(t.question().ask).toBe('battle')
  t.answer('drawn-and-quartered').dice(5, 2).answer('agree')
  expect(fighterOf(battleOf(t), 'snail').bears).toEqual(['leaf'])
  const declined = open({ packs, warbands, players, rewards: [LEAF, LEAF] }).answer('decline')
  expect(declined.question().ask).toBe('battle')
})

test('BB-POWER-8 in a new campaign it is held from the start, unasked, and lasts', () => {
  const state = campaign({ rewards: [LEAF] })
  expect(state.rewards).toEqual([{ seat: 0, reward: 'leaf' }])
  for (const winner of [0, 1, 0]) {
    drawBattle(state)
    expect(wounds(onField(state), 'snail')).toBe(13)
    endBattle(state, winner)
  }
  expect(state.rewards).toEqual([{ seat: 0, reward: 'leaf' }])
})

test('BB-R-59 a reward brought along does not count as an artefact of power', () => {
  const state = campaign({ rewards: [LEAF] })
  expect(state.campaign?.powers).toEqual([[], []])
  fight(state, 0)
  drawBattle(state)
  expect(state.battle?.convergence).toEqual({ step: 'first', aspirant: 0 })
})

/** Ann's two artefacts of power won, and an ordinary battle after them: her final convergence comes next. */
const beforeFinal = (given: ConfigInput) => {
  const state = campaign(given)
  fight(state, 0)
  fight(state, 0, ['slug'])
  fight(state, 0)
  fight(state, 0, ['snail'])
  fight(state, 0)
  return state
}

test('BB-POWER-9 before the owner fights that final convergence the reward is discarded', () => {
  const state = beforeFinal({ rewards: [LEAF] })
  expect(state.rewards).toEqual([{ seat: 0, reward: 'leaf' }])
  const { events } = drawBattle(state)
  expect(named(events, 'reward-discarded')).toMatchObject([{ seat: 0, reward: 'leaf', rule: 'BB-POWER-9' }])
  expect(state.rewards).toEqual([])
  const battle = onField(state)
  expect(battle.convergence?.step).toBe('final')
  expect(fighterOf(battle, 'snail').bears).toEqual(['house'])
  expect(wounds(battle, 'snail')).toBe(10)
})

test("BB-POWER-9 the adversary's final convergence discards nothing of the owner's", () => {
  const state = campaign({ rewards: [LEAF] })
  fight(state, 1)
  fight(state, 1, ['khagra'])
  fight(state, 1)
  fight(state, 1, ['razek'])
  fight(state, 1)
  expect(named(drawBattle(state).events, 'reward-discarded')).toEqual([])
  expect(state.battle?.convergence).toEqual({ step: 'final', aspirant: 1 })
  expect(wounds(onField(state), 'snail')).toBe(13)
  endBattle(state, 1)
  expect(bladeborn.result(state)).toMatchObject({
    winners: [1],
    rewards: [LEAF, { player: 'Bob', reward: 'the-mace-unbound', defeated: 'Ann' }],
  })
})

test('BB-R-58 winning it again gains it anew, tied to the opponent now defeated', () => {
  const state = beforeFinal({ rewards: [LEAF] })
  drawBattle(state)
  endBattle(state, 0)
  expect(bladeborn.result(state)?.rewards).toEqual([LEAF])
})

test('BB-R-58 a reward won from somebody else is discarded as well, and tied anew', () => {
  const fromCid = { ...LEAF, defeated: 'Cid' }
  const state = beforeFinal({ rewards: [fromCid] })
  // It cannot be used against Bob, yet it is the back of the card now played.
  expect(state.rewards).toEqual([])
  expect(named(drawBattle(state).events, 'reward-discarded')).toMatchObject([{ seat: 0, reward: 'leaf' }])
  endBattle(state, 0)
  expect(bladeborn.result(state)?.rewards).toEqual([LEAF])
})

test('BB-POWER-9 BB-R-58 a final convergence that is lost loses the reward for good, and only once', () => {
  const state = beforeFinal({ rewards: [LEAF] })
  drawBattle(state)
  endBattle(state, 1)
  // Bob's convergence follows and is lost; then Ann's final one again.
  fight(state, 0)
  expect(named(drawBattle(state).events, 'reward-discarded')).toEqual([])
  expect(state.battle?.convergence).toEqual({ step: 'final', aspirant: 0 })
  expect(state.rewards).toEqual([])
})

test('BB-R-56 only rewards survive a campaign', () => {
  const state = beforeFinal({})
  drawBattle(state)
  endBattle(state, 0)
  const result = bladeborn.result(state)
  expect(result).toEqual({ winners: [0], battles: 6, rewards: [LEAF] })
  const next = campaign({ rewards: [LEAF] })
  expect(next.campaign?.powers).toEqual([[], []])
  expect(next.campaign?.lesser.map(({ cards }) => cards)).toEqual([[], []])
  expect(next.rewards).toEqual([{ seat: 0, reward: 'leaf' }])
})
