import { expect, test } from 'vitest'
import { baseContent } from '../../content/index.ts'
import { campaign, hq, playTo } from '../../testing/campaign.ts'
import { credOf, termsOf } from './cred.ts'
import { teamViolations } from './team.ts'

/** A game that Tyger Claws lost, with whoever was hurt in it. */
const lost = (setup: object) => campaign({ stage: 'rewards', winners: [], ...setup })

const veterans = {
  'riveter-1': { seat: 0, tokens: 'y+ Y+' },
  'scrap-hound-1': { seat: 0, tokens: 'Y+ R+', where: 'out' as const },
}
const hurt = { 'riveter-1-1': 'wounded', 'scrap-hound-1-1': 'out' } as const
const players = [{ more: ['riveter-1', 'scrap-hound-1'] }]

const told = (events: readonly { event: string }[], ...kinds: string[]) =>
  events.filter(({ event }) => kinds.includes(event)).map(({ event }) => event)

test('CZ-INJURY-1, CZ-INJURY-18 rewards and promotion, then injuries, then gearing up, then clean-up', () => {
  const battle = campaign({
    stage: 'rewards',
    winners: [0],
    game: { scenario: 'turf-war', hurt: { 'riveter-1-1': 'out' } },
    players: [{ more: ['riveter-1', 'meatgrinder-1', 'scrap-hound-1'] }],
    models: { 'riveter-1': { seat: 0, where: 'out' } },
  })
  const { events } = playTo(battle, 'round', { answers: ['promote ripper-1'], dice: [1, 4] })
  expect(told(events, 'spoils', 'promoted', 'falls-back', 'joins-hq', 'cleaned-up')).toEqual([
    'spoils',
    'promoted',
    'spoils',
    'falls-back',
    'joins-hq',
    'cleaned-up',
  ])
  expect(credOf(baseContent, hq(battle, 0))).toBe(3)
  expect(hq(battle, 0).gear).not.toContain('furnace-thrower')
})

test('CZ-INJURY-2 basic characters, basic Mercs and Gonks roll for nothing and are there again', () => {
  const battle = lost({
    players: [{ more: ['solo'] }],
    game: { hurt: { 'riveter-1': 'out', 'solo-1': 'out', 'pledge-1': 'out' } },
    models: {
      riveter: { seat: 0, where: 'out' },
      solo: { seat: 0, where: 'out' },
      pledge: { seat: 0, where: 'out', gonk: true },
    },
  })
  const { events } = playTo(battle, 'round')
  expect(told(events, 'dice')).toEqual([])
  expect(hq(battle, 0).characters).toEqual(expect.arrayContaining(['riveter', 'solo']))
})

test('CZ-INJURY-3, CZ-INJURY-4, CZ-R-107 a wounded Veteran rolls one die of its best token, healed or not; an unwounded one none', () => {
  const battle = lost({ players, game: { hurt: { 'riveter-1-1': 'wounded' } }, models: veterans })
  const { events } = playTo(battle, 'round', { dice: [2] })
  expect(events.filter(({ event }) => event === 'dice')).toMatchObject([{ die: 'YELLOW', faces: [2] }])
  expect(playTo(lost({ players, models: veterans }), 'round').events.some(({ event }) => event === 'dice')).toBe(false)
})

test('CZ-INJURY-5, CZ-INJURY-6 who was taken out rolls two RED dice, and any Fumble is a major injury', () => {
  const out = () => lost({ players, game: { hurt: { 'scrap-hound-1-1': 'out' } }, models: veterans })
  const bad = out()
  const { events } = playTo(bad, 'round', { dice: [1, 4] })
  expect(events.filter(({ event }) => event === 'dice')).toMatchObject([{ die: 'RED', faces: [1, 4] }])
  expect(hq(bad, 0).characters).not.toContain('scrap-hound-1')
  const good = out()
  playTo(good, 'round', { dice: [2, 3] })
  expect(hq(good, 0).characters).toContain('scrap-hound-1')
})

const withMedic = (medic: object = {}, more: object = {}) =>
  lost({
    players,
    game: { hurt: { 'scrap-hound-1-1': 'out', ...more } },
    models: { ...veterans, ripper: { seat: 0, tokens: 'Y- Y-', ...medic } },
  })

test('CZ-INJURY-7, CZ-INJURY-9, CZ-R-108 a medic who stands saves the Veteran with more than the Obstacle die', () => {
  const saved = withMedic()
  const { events } = playTo(saved, 'round', { dice: [1, 4, 5, 5] })
  expect(told(events, 'saved', 'falls-back')).toEqual(['saved'])
  const dice = events.filter(({ event }) => event === 'dice')
  expect(dice.map(({ seat, die }) => `${die} ${seat}`)).toEqual(['RED 0', 'YELLOW 0', 'Obstacle 1'])
  expect(hq(saved, 0).characters).toContain('scrap-hound-1')
  const failed = withMedic()
  playTo(failed, 'round', { dice: [1, 4, 5, 6] })
  expect(hq(failed, 0).characters).not.toContain('scrap-hound-1')
})

test('CZ-INJURY-7, CZ-R-108 of several medics the player chooses one', () => {
  const battle = lost({
    players: [{ more: ['scrap-hound-1', 'alley-surgeon'] }],
    game: { hurt: { 'scrap-hound-1-1': 'out' } },
    models: { ...veterans, ripper: { seat: 0, tokens: 'Y- Y-' }, 'alley-surgeon': { seat: 0, tokens: 'G+ Y+' } },
  })
  const { asked, events } = playTo(battle, 'round', { dice: [1, 4, 3, 3], answers: ['alley-surgeon-1'] })
  expect(asked[0]?.options.map(({ key }) => key)).toEqual(['alley-surgeon-1', 'ripper-1'])
  expect(told(events, 'saved')).toEqual(['saved'])
})

test('CZ-INJURY-8, CZ-R-108 without a medic, or with one who was taken out, the injury stands', () => {
  const battle = withMedic({ where: 'out' }, { 'ripper-1': 'out' })
  const { events } = playTo(battle, 'round', { dice: [1, 4] })
  expect(told(events, 'major-injury', 'falls-back')).toEqual(['major-injury', 'falls-back'])
})

test('CZ-INJURY-10, CZ-R-109 a Veteran of two stars falls back to the basic card, just promoted or not', () => {
  const battle = campaign({
    stage: 'rewards',
    winners: [0],
    game: { hurt: { 'warlord-1-1': 'out' } },
    players: [{ characters: ['warlord-1', 'riveter'] }],
    models: { 'warlord-1': { seat: 0, where: 'out' } },
  })
  playTo(battle, 'round', { answers: ['promote warlord-2'], dice: [1, 2] })
  expect(hq(battle, 0).characters).toEqual(['riveter', 'warlord'])
})

test('CZ-INJURY-11 an injured Merc leaves the HQ until hired again', () => {
  const battle = lost({
    players: [{ more: ['solo-1'] }],
    game: { hurt: { 'solo-1-1': 'out' } },
    models: { 'solo-1': { seat: 0, where: 'out' } },
  })
  playTo(battle, 'round', { dice: [1, 2] })
  expect(hq(battle, 0).characters.filter((card) => card.startsWith('solo'))).toEqual([])
})

const fallen = () =>
  campaign({
    stage: 'rewards',
    winners: [0],
    game: { hurt: { 'warlord-1-1': 'out' } },
    players: [
      {
        characters: ['warlord-1', 'riveter-1', 'meatgrinder-1', 'ripper-1', 'scrap-hound-1'],
        gear: ['furnace-thrower'],
        played: 1,
      },
    ],
    models: { 'warlord-1': { seat: 0, where: 'out' } },
  })

test('CZ-INJURY-12, CZ-INJURY-14, CZ-INJURY-15, CZ-R-106, CZ-R-148 a fallen Leader costs Street Cred; the win of that game heals nothing', () => {
  const battle = fallen()
  const { asked } = playTo(battle, 'round', { answers: ['forgo'], dice: [1, 2] })
  expect(asked.map(({ ask }) => ask)).toEqual(['promotion'])
  expect(hq(battle, 0).objectives).toEqual(['wounded-leader'])
  expect(credOf(baseContent, hq(battle, 0))).toBe(3)
  expect(hq(battle, 0).gear).toContain('furnace-thrower')
  const characters = [
    { card: 'warlord', gear: [], programs: [] },
    { card: 'meatgrinder-1', gear: ['furnace-thrower'], programs: [] },
  ]
  const building = { content: baseContent, player: hq(battle, 0), terms: termsOf(battle, 0) }
  const rules = teamViolations({ ...building, team: { faction: 'maelstrom', characters, gonks: {} } })
  expect(rules.map(({ rule }) => rule)).toEqual(['CZ-GEAR-5'])
})

test('CZ-INJURY-13, CZ-INJURY-15 a later win may discard it, and it never joins the Objectives', () => {
  const after = (answer: string) => {
    const battle = campaign({ stage: 'rewards', winners: [0], players: [{ objectives: ['wounded-leader'] }] })
    playTo(battle, 'round', { answers: [answer, 'forgo'] })
    return hq(battle, 0)
  }
  expect(after('discard').objectives).toEqual([])
  expect(after('discard').supply.cards).not.toContain('wounded-leader')
  expect(after('keep').objectives).toEqual(['wounded-leader'])
})

test('CZ-INJURY-16, CZ-INJURY-17 at clean-up the table is cleared and every card is in HQ or Supply', () => {
  const battle = lost({
    players: [{ hand: ['mm-our-dock', 'mm-first-blood'] }],
    models: { riveter: { seat: 0, tokens: 'y- Y-' } },
  })
  Object.assign(battle.models[0] as object, { hacked: 2 })
  playTo(battle, 'round')
  expect([battle.models, battle.markers, battle.bodies, battle.lasting]).toEqual([[], [], [], []])
  expect([hq(battle, 0).hand.cards, hq(battle, 0).supply.cards.length]).toEqual([[], 12])
  expect(hq(battle, 0).gear).toContain('spikey-leathers')
})

test('CZ-R-151 the player chooses whose injury is rolled first', () => {
  const battle = lost({ players, game: { hurt }, models: veterans })
  const { asked, events } = playTo(battle, 'round', { answers: ['scrap-hound-1-1'], dice: [4, 4, 5] })
  expect(asked.map(({ ask }) => ask)).toEqual(['injury'])
  expect(events.filter(({ event }) => event === 'unharmed')).toMatchObject([
    { id: 'scrap-hound-1-1' },
    { id: 'riveter-1-1' },
  ])
})

test('CZ-SCENARIO-3 a scenario may spare its loser the injuries', () => {
  const battle = campaign({
    stage: 'rewards',
    winners: [1],
    game: { scenario: 'blood-rain', hurt },
    players,
    models: veterans,
  })
  expect(told(playTo(battle, 'round', { answers: ['forgo'] }).events, 'dice')).toEqual([])
})
