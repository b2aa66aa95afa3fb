import { scripted } from '@muster/reaction/testing'
import { Match, view } from '@muster/table'
import { expect, test } from 'vitest'
import { baseContent } from '../../content/index.ts'
import { campaign, hq, playTo, underCampaign } from '../../testing/campaign.ts'
import { droppedFrom } from '../../testing/dropped.ts'
import { duel } from '../../testing/duel.ts'
import { config } from '../config.ts'
import { happenTo } from '../effects/moments.ts'
import { cardChange } from '../effects/standing.ts'
import { combatZone } from '../game.ts'
import type { Table } from '../table.ts'
import { termsOf } from './cred.ts'

const twelve = Array.from({ length: 12 }, (_, at) => at)
const deck = Object.values(baseContent.objectives)
  .filter(({ faction }) => faction === 'maelstrom')
  .map(({ id }) => id)

test('CZ-OBJECTIVE-1, CZ-OBJECTIVE-2, CZ-R-104 each draws four of those not completed and puts one back', () => {
  const battle = campaign({ stage: 'draw', players: [{ objectives: ['mm-our-dock'] }] })
  playTo(battle, 'objectives', { chances: [twelve.slice(1).map((at) => at - 1), twelve] })
  expect([hq(battle, 0).hand.cards.length, hq(battle, 0).supply.cards.length]).toEqual([4, 7])
  const [first, ...kept] = hq(battle, 0).hand.cards
  const { asked } = playTo(battle, 'game', { answers: [first, hq(battle, 1).hand.cards[3]] })
  expect(asked.map(({ ask, seat }) => `${ask} ${seat}`)).toEqual(['objective 0', 'objective 1'])
  expect(hq(battle, 0).hand.cards).toEqual(kept)
  expect(hq(battle, 0).supply.cards).toContain(first)
  expect([...kept, ...hq(battle, 0).supply.cards]).not.toContain('mm-our-dock')
})

test('CZ-R-104 with fewer left all are drawn, and where the table plays so three are drawn and kept', () => {
  const few = campaign({ stage: 'draw', players: [{ objectives: deck.slice(0, 10) }] })
  playTo(few, 'objectives', { chances: [[0, 1], twelve] })
  expect(hq(few, 0).hand.cards).toHaveLength(2)
  const three = campaign({ stage: 'draw', config: { options: { objectiveDraw: 'draw-3' } } })
  expect(playTo(three, 'game', { chances: [twelve, twelve] }).asked).toEqual([])
  expect(hq(three, 0).hand.cards).toHaveLength(3)
})

test('CZ-OBJECTIVE-3, CZ-OBJECTIVE-4 others see how many Objectives are in hand, and which are completed', () => {
  const battle = campaign({ stage: 'game', players: [{ hand: deck.slice(0, 3), objectives: [deck[5] as string] }] })
  const seen = (seat: number | undefined) => view(battle, seat).campaign?.players[0]
  expect(seen(0)?.hand.cards).toEqual(deck.slice(0, 3))
  for (const seat of [1, undefined]) {
    expect(seen(seat)?.hand.cards).toEqual([null, null, null])
    expect(seen(seat)?.supply.cards.every((card) => card === null)).toBe(true)
    expect(seen(seat)?.objectives).toEqual([deck[5]])
  }
})

test('CZ-OBJECTIVE-3 how far a goal has come is told of every Objective, in hand or not', () => {
  const progress = (hand: string[]) => {
    const t = duel({ state: underCampaign([{ hand }]), ana: { tokens: 'G+ Y+' } })
    t.dice(2, 7).play('shoot bob-1 on Y+', 'Y+')
    return t.state.campaign?.game?.progress
  }
  expect(progress(['mm-second-spine'])).toEqual(progress([]))
  expect(Object.keys(progress([]) ?? {})).toContain('1 tc-ghost-nerves')
})

test('CZ-OBJECTIVE-5 Luck that an Objective brings is there in the same game, EB are not (CZ-OBJECTIVE-6)', () => {
  const battle = campaign({
    stage: 'game',
    winners: [1],
    players: [{ hand: ['mm-still-standing', 'mm-our-dock'] }],
    models: {
      warlord: { seat: 0, tokens: 'g+ y+ y+', at: [5, 5] },
      riveter: { seat: 0, tokens: 'y+ y+', at: [16, 5] },
      ripper: { seat: 0, tokens: 'Y+ Y+', at: [5, 22] },
    },
  })
  battle.stage = 'over'
  const eb = termsOf(battle, 0).eb
  const luck = battle.sides[0]?.luck ?? 0
  playTo(battle, 'rewards')
  expect(hq(battle, 0).objectives.toSorted()).toEqual(['mm-our-dock', 'mm-still-standing'])
  expect(battle.sides[0]?.luck).toBe(luck + 1)
  expect(termsOf(battle, 0).eb).toBe(eb + 10)
})

test('CZ-OBJECTIVE-5 a goal comes true in play: a [RE]action that hits, and one that does not', () => {
  const played = (face: number) => {
    const t = duel({
      state: underCampaign([{}, { hand: ['tc-answered'] }]),
      ana: { tokens: 'R+' },
      bob: { tokens: 'Y+ Y+' },
      more: { dan: { seat: 0, at: [15, 25] } },
    })
    t.dice(5, 3).answer('shoot bob-1 on R+')
    t.dice(face, 3).answer('shoot ana-1 on Y+')
    return t.state.campaign?.game?.progress['1 tc-answered']
  }
  expect([played(7), played(2)]).toEqual([1, undefined])
})

test('CZ-OBJECTIVE-5 a fall and a [RE]action are moments that goals hear', () => {
  const fell = droppedFrom(2, {}, [], underCampaign([{ hand: ['bz-slapstick'] }], ['bozos', 'maelstrom']))
  expect(fell.told('completes')).toMatchObject([{ seat: 0, card: 'bz-slapstick' }])
  const t = duel({ state: underCampaign([{}, {}], ['maelstrom', 'zoners']), bob: { tokens: 'Y+ Y+' } })
  t.dice(7, 3).answer('shoot bob-1 on Y+').answer('move on Y+')
  expect(t.state.campaign?.game?.progress).toMatchObject({ '1 zn-watch-eye': 1 })
})

test('CZ-OBJECTIVE-5 CZ-R-80 what must happen within one activation begins anew when its model is commanded again', () => {
  const rival = (x: number) => ({ seat: 1, at: [x, 10], gonk: 'red' }) as const
  const played = (...between: string[]) => {
    const t = duel({
      state: underCampaign([{ hand: ['tc-swift-justice'] }], ['tyger-claws', 'maelstrom']),
      ana: { tokens: 'Y+ Y+ Y+ Y+' },
      bob: { gonk: 'red' },
      more: { cal: rival(9), dan: { seat: 0, at: [5, 3], tokens: 'Y+ Y+' }, eve: { seat: 1, at: [20, 28] } },
    })
    t.dice(7, 3).play('shoot bob-1 on Y+', { x: 500, y: 1103 })
    t.dice(7, 3, 7, 3).play(...between)
    t.dice(7, 3).answer('shoot cal-1 on Y+')
    return t.told('completes').length
  }
  expect([played(), played('command dan-1 on Y+', 'command ana-1 on Y+')]).toEqual([1, 0])
})

test('CZ-OBJECTIVE-5 in play: who is taken out in melee completes First Blood', () => {
  const t = duel({
    state: underCampaign([{ hand: ['mm-first-blood', 'mm-our-dock'] }]),
    bob: { tokens: 'R+', at: [5, 6.5] },
    more: { cal: { seat: 1, at: [15, 25] } },
  })
  t.dice(7, 2).answer('strike bob-1 on Y+')
  expect(t.told('completes')).toMatchObject([{ seat: 0, card: 'mm-first-blood' }])
  expect(t.state.campaign?.players[0]?.hand.cards).toEqual(['mm-our-dock'])
})

test('CZ-OBJECTIVE-5, CZ-TEAM-9 the benefit works at once, for Veterans of the character it names too', () => {
  const melee = (objectives: string[], card: string) => {
    const battle = campaign({ stage: 'game', players: [{ objectives }], models: { [card]: { seat: 0 } } })
    return cardChange(battle, battle.models[0] as never, 'melee')
  }
  expect(['scrap-hound', 'scrap-hound-1', 'riveter'].map((card) => melee(['mm-first-blood'], card))).toEqual([1, 1, 0])
  expect(melee([], 'scrap-hound')).toBe(0)
})

test('CZ-OBJECTIVE-7 an ongoing Objective is there game after game', () => {
  const battle = campaign({ stage: 'clean-up', players: [{ objectives: ['mm-still-standing', 'mm-our-dock'] }] })
  for (const _ of ['game 1', 'game 2']) {
    playTo(battle, 'round')
    expect(hq(battle, 0).objectives).toEqual(['mm-still-standing', 'mm-our-dock'])
    expect(termsOf(battle, 0).eb).toBe(110)
    playTo(battle, 'scenario')
    Object.assign(battle.campaign as object, { stage: 'clean-up' })
  }
})

test('CZ-OBJECTIVE-8, CZ-R-147 a recycling Objective is given up for its effect and goes back to the Supply', () => {
  const use = (answer: string) => {
    const battle = campaign({
      stage: 'game',
      players: [{ objectives: ['mm-shock-and-awe'] }],
      models: { warlord: { seat: 0 } },
    })
    const { asked } = scripted({ answers: [answer] }, (table) => happenTo(table as Table, battle, 'game-start', 0))
    return { battle, asked }
  }
  const { battle, asked } = use('yes')
  expect(asked).toMatchObject([{ ask: 'may', seat: 0 }])
  expect(battle.sides[0]?.luck).toBe(2)
  expect(hq(battle, 0).objectives).toEqual([])
  expect(hq(battle, 0).supply.cards).toContain('mm-shock-and-awe')
  expect(hq(use('no').battle, 0).objectives).toEqual(['mm-shock-and-awe'])
})

const team = (...cards: string[]) => ({
  faction: 'maelstrom',
  characters: cards.map((card) => ({ card, gear: [], programs: [] })),
  gonks: {},
})

test('CZ-OBJECTIVE-9 a Cybergear Objective is offered to every character, or only to the one it names', () => {
  const objectives = ['mm-slag-heart', 'mm-second-spine']
  const battle = campaign({
    stage: 'teams',
    players: [{ objectives, team: team('warlord', 'meatgrinder', 'riveter') }],
  })
  const { asked } = playTo(battle, 'draw', { answers: ['again', 'crowd', '3', '2'] })
  const offers = asked.slice(2).map(({ options }) => options.map(({ key }) => key))
  expect(offers).toEqual([
    ['1', '2', '3', 'nobody'],
    ['2', 'nobody'],
  ])
  Object.assign(battle.campaign as object, { stage: 'objectives' })
  playTo(battle, 'game')
  const gearOf = (card: string) => battle.models.find((model) => model.card === card)?.gear.map((one) => one.card)
  expect([gearOf('riveter'), gearOf('meatgrinder')]).toEqual([
    expect.arrayContaining(['mm-slag-heart']),
    expect.arrayContaining(['mm-second-spine']),
  ])
})

test('CZ-R-123, CZ-OBJECTIVE-9 of a campaign team nothing is to be seen before all have built in their Cybergear', () => {
  const setup = { play: 'campaign', factions: ['maelstrom', 'tyger-claws'], scenario: 'turf-war' }
  const match = Match.open(combatZone, { seats: 2, seed: 'built in', config: setup })
  for (const seat of [0, 1]) match.answer(seat, [])
  for (const [seat, card] of ['mm-slag-heart', 'tc-dragon-eyes'].entries()) {
    const player = `/campaign/players/${seat}`
    const at = match.state.campaign?.players[seat]?.supply.cards.indexOf(card)
    match.edit([
      { op: 'remove', path: `${player}/supply/cards/${at}` },
      { op: 'add', path: `${player}/objectives/-`, value: card },
    ])
  }
  match.answer(0, 'veterans')
  match.answer(1, 'crowd')
  const asked = () => match.questions.map(({ ask, seat }) => `${ask} ${seat}`)
  const seen = (seat: number) => match.view(seat).campaign?.players.map(({ team, worn }) => [team !== undefined, worn])
  const nothing = [
    [false, []],
    [false, []],
  ]
  expect([asked(), seen(0), seen(1)]).toEqual([['cybergear 0'], nothing, nothing])
  match.answer(0, '1')
  expect([asked(), seen(0), seen(1)]).toEqual([['cybergear 1'], nothing, nothing])
  match.answer(1, '2')
  expect(seen(0)).toEqual([
    [true, [{ card: 'mm-slag-heart', member: 0 }]],
    [true, [{ card: 'tc-dragon-eyes', member: 1 }]],
  ])
})

test('CZ-OBJECTIVE-9, CZ-GEAR-10 worn, it is Armor and Cybergear like any other', () => {
  expect(baseContent.printed['mm-slag-heart']).toMatchObject({ armor: 2, keywords: ['cybergear'] })
})

test('CZ-OBJECTIVE-11 a one-off game has no Objectives', () => {
  const battle = combatZone.start(baseContent, config.parse({}), 2)
  expect(battle.campaign).toBeUndefined()
})

test('CZ-OBJECTIVE-12 a card an Objective brings may be fielded though no Street Cred allows a promotion', () => {
  const battle = campaign({
    stage: 'game',
    winners: [1],
    players: [{ hand: ['mm-chrome-choir'], played: 1 }],
    models: Object.fromEntries(['warlord', 'riveter', 'ripper', 'meatgrinder'].map((card) => [card, { seat: 0 }])),
  })
  for (const model of battle.models) model.gear.push({ card: 'gorilla-grip', down: false })
  battle.stage = 'over'
  playTo(battle, 'round', { answers: ['forgo'] })
  expect(hq(battle, 0).characters).toContain('chrome-prophet-1')
  expect(hq(battle, 0).characters).not.toContain('chrome-prophet')
  playTo(battle, 'teams', { answers: ['turf-war', 'turf-war'] })
  const { asked } = playTo(battle, 'draw', { answers: ['build', 'crowd', 'take chrome-prophet-1', 'done'] })
  expect(asked[2]?.options.map(({ key }) => key)).toContain('take chrome-prophet-1')
})
