import { expect, test } from 'vitest'
import { baseContent } from '../../content/index.ts'
import { campaign, hq, playTo } from '../../testing/campaign.ts'
import { credOf, termsOf } from './cred.ts'

test('CZ-CRED-1, CZ-OBJECTIVE-10, CZ-R-105 Street Cred is every star in the HQ and on completed Objectives', () => {
  const own = (more: string[], objectives: string[]) =>
    credOf(baseContent, hq(campaign({ stage: 'round', players: [{ more, objectives }] }), 0))
  expect(own(['warlord-1', 'riveter-1'], ['mm-our-dock'])).toBe(3)
  expect(own(['warlord-2', 'riveter-1'], ['mm-our-dock', 'mm-first-blood'])).toBe(5)
  expect(own([], ['mm-no-retreat'])).toBe(0)
})

test('CZ-INJURY-12, CZ-R-105 a Wounded Leader takes one away, and nothing falls below 0', () => {
  const own = (more: string[]) =>
    credOf(baseContent, hq(campaign({ stage: 'round', players: [{ more, objectives: ['wounded-leader'] }] }), 0))
  expect(own(['riveter-1', 'meatgrinder-1', 'ripper-1', 'scrap-hound-1'])).toBe(3)
  expect(own([])).toBe(0)
})

test('CZ-CRED-2 a lost game without a completed Objective leaves Street Cred as it is', () => {
  const battle = campaign({ stage: 'rewards', winners: [1], players: [{ more: ['riveter-1'] }] })
  playTo(battle, 'round', { answers: ['promote kyodai-1'] })
  expect([credOf(baseContent, hq(battle, 0)), credOf(baseContent, hq(battle, 1))]).toEqual([1, 1])
})

test('CZ-CRED-3, CZ-R-52 the team with less Street Cred begins with as much more Luck, once', () => {
  const team = (faction: string, card: string) => ({
    faction,
    characters: [{ card, gear: [], programs: [] }],
    gonks: {},
  })
  const battle = campaign({
    stage: 'objectives',
    players: [
      { more: ['riveter-1', 'meatgrinder-1'], team: team('maelstrom', 'warlord') },
      {
        more: ['kyodai-1', 'kyodai-1', 'street-racer-1', 'onee-san-1', 'oyabun-1'],
        team: team('tyger-claws', 'oyabun'),
      },
    ],
  })
  playTo(battle, 'game')
  expect(battle.sides.map(({ cred }) => cred)).toEqual([2, 5])
  expect(battle.sides.map(({ luck }) => luck)).toEqual([3 + 3, 3])
})

test('CZ-TEAM-17, CZ-OBJECTIVE-6 EB that were earned count from the next team on, those of a scenario once', () => {
  const battle = campaign({ stage: 'round', players: [{ objectives: ['mm-our-dock'], eb: 15 }] })
  expect(termsOf(battle, 0).eb).toBe(125)
  expect(termsOf(battle, 1).eb).toBe(100)
})

test('CZ-TEAM-10, CZ-TEAM-14 the first game of a team is judged as such, later ones are not', () => {
  const battle = campaign({ stage: 'round', players: [{ played: 1 }] })
  expect([termsOf(battle, 0).campaign, termsOf(battle, 1).campaign]).toEqual(['later', 'first-game'])
})
