import { expect, test } from 'vitest'
import { baseContent } from '../../content/index.ts'
import { campaign, hq, playTo } from '../../testing/campaign.ts'
import { termsOf } from './cred.ts'
import { hqViolations } from './hq.ts'
import { plannedTeam, teamViolations } from './team.ts'

const { characters, gear, programs } = baseContent

test('CZ-HQ-1, CZ-HQ-2, CZ-HQ-3 a new HQ has the basic characters and the Gear without stars; the Objectives are in the Supply', () => {
  const battle = campaign({ stage: 'round' })
  const own = hq(battle, 0)
  const ours = Object.values(characters).filter(({ faction }) => faction === 'maelstrom')
  expect(own.characters).toEqual(ours.filter(({ stars }) => stars === 0).map(({ id }) => id))
  const offered = Object.values(gear).filter(({ faction }) => faction === 'maelstrom' || faction === undefined)
  expect(own.gear.toSorted()).toEqual(
    offered
      .filter(({ cred }) => cred === 0)
      .map(({ id }) => id)
      .toSorted(),
  )
  expect(own.programs.every((id) => programs[id]?.cred === 0)).toBe(true)
  expect([own.objectives, own.hand.cards, own.supply.cards.length]).toEqual([[], [], 12])
})

const member = (card: string, more: object = {}) => ({ card, gear: [], programs: [], ...more })

test('CZ-HQ-4 a team is chosen from its HQ: what lies in the Supply is refused', () => {
  const own = hq(campaign({ stage: 'round' }), 0)
  const team = (...members: ReturnType<typeof member>[]) => ({ faction: 'maelstrom', characters: members, gonks: {} })
  const starred = Object.values(gear).find(({ faction, cred }) => faction === 'maelstrom' && cred > 0)?.id as string
  const plain = own.gear[0] as string
  const violations = (list: ReturnType<typeof team>) =>
    hqViolations(baseContent, own, list).map(({ rule, card }) => `${rule} ${card}`)
  expect(violations(team(member('warlord', { gear: [plain] })))).toEqual([])
  expect(violations(team(member('warlord-1', { gear: [starred] })))).toEqual([
    'CZ-HQ-4 warlord-1',
    `CZ-HQ-4 ${starred}`,
  ])
})

test('CZ-HQ-4, CZ-R-122 as many of a Veteran as were earned, and basic ones in any number', () => {
  const own = hq(campaign({ stage: 'round', players: [{ more: ['scrap-hound-1'] }] }), 0)
  const fielded = (...cards: string[]) =>
    hqViolations(baseContent, own, { faction: 'maelstrom', characters: cards.map((card) => member(card)), gonks: {} })
      .length
  expect(fielded('scrap-hound', 'scrap-hound', 'scrap-hound', 'scrap-hound-1')).toBe(0)
  expect(fielded('scrap-hound-1', 'scrap-hound-1')).toBe(1)
})

test('CZ-HQ-4 the question offers what the HQ has and names the rule for what it has not', () => {
  const battle = campaign({
    stage: 'teams',
    players: [{ characters: ['warlord', 'scrap-hound'], gear: [], programs: [] }],
  })
  const answers = ['build', 'crowd', 'take warlord', 'done']
  const { asked } = playTo(battle, 'draw', { answers })
  expect(asked[2]?.options.map(({ key }) => key)).toEqual(['take warlord'])
  expect(asked[3]?.options.map(({ key }) => key)).toEqual(['take scrap-hound', 'gonk pledge', 'done'])
  expect(hq(battle, 0).team?.characters.map(({ card }) => card)).toEqual(['warlord'])
})

test('CZ-HQ-6 Gear of the HQ costs its EB in every game it is fielded in', () => {
  const battle = campaign({
    stage: 'round',
    config: { eb: 24, factions: ['maelstrom', 'zoners'] },
    players: [{ characters: ['warlord'] }],
  })
  const building = { content: baseContent, player: hq(battle, 0), terms: termsOf(battle, 0) }
  const cost = (characters.warlord?.cost ?? 0) + (gear[hq(battle, 0).gear[0] as string]?.cost ?? 0)
  const team = { faction: 'maelstrom', characters: [member('warlord', { gear: [hq(battle, 0).gear[0]] })], gonks: {} }
  const rules = (eb: number) =>
    teamViolations({ ...building, terms: { ...building.terms, eb }, team }).map(({ rule }) => rule)
  for (const _ of ['game 1', 'game 2']) expect([rules(cost), rules(cost - 1)]).toEqual([[], ['CZ-TEAM-5']])
})

test('CZ-HQ-7 an HQ may hold more than is fielded', () => {
  const more = Object.values(characters)
    .filter(({ faction }) => faction === undefined)
    .map(({ id }) => id)
  const battle = campaign({ stage: 'teams', players: [{ more, played: 1 }] })
  playTo(battle, 'draw', { answers: ['veterans', 'crowd'] })
  expect(hq(battle, 0).characters.length).toBeGreaterThan(15)
  expect(hq(battle, 0).team?.characters.length).toBeLessThan(8)
})

test('CZ-HQ-5 a completed Objective moves from the Supply to the HQ', () => {
  const battle = campaign({
    stage: 'game',
    winners: [0],
    players: [{ hand: ['mm-still-standing'] }],
    models: {
      warlord: { seat: 0, tokens: 'g+ y+ y+' },
      meatgrinder: { seat: 0, tokens: 'y+ y+', at: [9, 9] },
      kyodai: { seat: 1, at: [12, 12] },
    },
  })
  battle.stage = 'over'
  playTo(battle, 'rewards')
  expect(hq(battle, 0).objectives).toEqual(['mm-still-standing'])
  expect([...hq(battle, 0).hand.cards, ...hq(battle, 0).supply.cards]).not.toContain('mm-still-standing')
})

test('every plan makes a legal team of every faction', () => {
  for (const faction of Object.keys(baseContent.factions)) {
    const battle = campaign({ stage: 'round', factions: [faction, 'lawmen'] })
    const building = { content: baseContent, player: hq(battle, 0), terms: termsOf(battle, 0) }
    for (const plan of ['veterans', 'crowd', 'armed'] as const) {
      const team = plannedTeam({ ...building, team: { faction, characters: [], gonks: {} } }, plan)
      expect([faction, plan, teamViolations({ ...building, team })]).toEqual([faction, plan, []])
      expect(team.characters.length).toBeGreaterThan(1)
    }
  }
})
