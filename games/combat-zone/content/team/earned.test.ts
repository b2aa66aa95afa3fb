import { expect, test } from 'vitest'
import { baseContent } from '../index.ts'
import { earnedBy } from './earned.ts'
import { validateTeam } from './validate.ts'

test('CZ-TEAM-17, CZ-OBJECTIVE-10, CZ-CRED-1 completed Objectives raise EB, Luck, limits and Street Cred', () => {
  expect(earnedBy(baseContent, ['mm-our-dock', 'mm-no-retreat', 'mm-still-standing'])).toEqual({
    eb: 10,
    luck: 1,
    cred: 2,
    more: { gonks: 2, mercs: 0, programs: 0 },
  })
  expect(earnedBy(baseContent, [])).toEqual({ eb: 0, luck: 0, cred: 0, more: { gonks: 0, mercs: 0, programs: 0 } })
})

test('CZ-INJURY-12, CZ-R-105 a Wounded Leader costs one, and Street Cred is never below 0', () => {
  expect(earnedBy(baseContent, ['wounded-leader']).cred).toBe(0)
  expect(earnedBy(baseContent, ['mm-our-dock', 'wounded-leader', 'mm-still-standing']).cred).toBe(1)
})

test('CZ-TEAM-6 what they add counts when the team is built', () => {
  const team = { faction: 'maelstrom', characters: [{ card: 'warlord', gear: [], programs: [] }], gonks: { pledge: 4 } }
  const rules = (objectives: string[]) => {
    const { eb, ...terms } = earnedBy(baseContent, objectives)
    return validateTeam(baseContent, team, { ...terms, eb: 40 + eb }).map(({ rule }) => rule)
  }
  expect(rules([])).toEqual(['CZ-TEAM-6', 'CZ-TEAM-5'])
  expect(rules(['mm-no-retreat', 'mm-our-dock'])).toEqual([])
})
