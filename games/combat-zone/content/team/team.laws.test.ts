import { seededRandom } from '@muster/table'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { baseContent } from '../index.ts'
import { readTeam } from './choice.ts'
import { teamCost } from './cost.ts'
import { applyFix } from './fix.ts'
import { randomTeam } from './random-team.ts'
import { makeTeamCode, parseTeamCode } from './share-code.ts'
import type { TeamList } from './team.ts'
import { validateTeam } from './validate.ts'

const seeds = fc.string({ minLength: 1 })
const factions = fc.constantFrom(...Object.keys(baseContent.factions))
const budgets = fc.constantFrom(40, 100, 150, 200)
const sorted = ({ faction, characters, gonks }: TeamList) => ({
  faction,
  characters: characters
    .map(({ card, gear, programs }) => JSON.stringify([card, [...gear].sort(), [...programs].sort()]))
    .sort(),
  gonks,
})

describe('a random team', () => {
  test('is legal, spends most of its budget, and is the same for the same lots', () => {
    fc.assert(
      fc.property(seeds, factions, budgets, (seed, faction, eb) => {
        const team = randomTeam(seededRandom(seed), baseContent, { eb }, faction)
        expect(validateTeam(baseContent, team, { eb })).toEqual([])
        expect(teamCost(baseContent, team)).toBeGreaterThan(eb * 0.6)
        expect(randomTeam(seededRandom(seed), baseContent, { eb }, faction)).toEqual(team)
      }),
      { numRuns: 60 },
    )
  })

  test('is of any faction where none is named', () => {
    const teams = Array.from({ length: 60 }, (_, n) => randomTeam(seededRandom(`any ${n}`), baseContent, { eb: 100 }))
    expect(new Set(teams.map(({ faction }) => faction)).size).toBe(7)
  })
})

describe('a share code', () => {
  test('is read back as the team it was made of, whatever order that was in', () => {
    fc.assert(
      fc.property(seeds, factions, budgets, (seed, faction, eb) => {
        const team = randomTeam(seededRandom(seed), baseContent, { eb }, faction)
        const code = makeTeamCode(team)
        expect(sorted(parseTeamCode(baseContent, code))).toEqual(sorted(team))
        expect(makeTeamCode({ ...team, characters: [...team.characters].reverse() })).toBe(code)
      }),
      { numRuns: 60 },
    )
  })

  test.each([
    ['AR1-0000', 'does not begin with CZ1-'],
    ['CZ1-ui!', 'holds the letter "u"'],
    ['CZ1-00000000', 'is mistyped'],
  ])('that is wrong says so: %s', (code, message) => {
    expect(() => parseTeamCode(baseContent, code)).toThrow(message)
    expect(() => parseTeamCode(baseContent, code, 'teams[1]')).toThrow(`teams[1]: the team code "${code}" ${message}`)
  })

  test('with one letter changed is refused', () => {
    const code = makeTeamCode(baseContent.teams['maelstrom-100'] as TeamList)
    const at = code.length - 9
    const other = code.slice(0, at) + (code[at] === '0' ? '1' : '0') + code.slice(at + 1)
    expect(() => parseTeamCode(baseContent, other)).toThrow('its checksum is wrong')
  })

  test('tells every card of the box from every other', () => {
    const { factions: groups, characters, gonks, gear, programs } = baseContent
    for (const group of [groups, characters, gonks, gear, programs]) {
      const codes = Object.keys(group).map((card) => makeTeamCode({ faction: card, characters: [], gonks: {} }))
      expect(new Set(codes.map((code) => code.slice(4, 8))).size).toBe(codes.length)
    }
  })
})

test('any heap of cards becomes a legal team when its repairs are made one after the other', () => {
  const cards = fc.constantFrom(...Object.keys(baseContent.characters))
  const gear = fc.constantFrom(...Object.keys(baseContent.gear))
  const programs = fc.constantFrom(...Object.keys(baseContent.programs))
  const member = fc.record({
    card: cards,
    gear: fc.array(gear, { maxLength: 3 }),
    programs: fc.array(programs, { maxLength: 3 }),
  })
  const gonks = fc.dictionary(fc.constantFrom(...Object.keys(baseContent.gonks)), fc.integer({ min: 1, max: 5 }))
  fc.assert(
    fc.property(factions, fc.array(member, { maxLength: 8 }), gonks, (faction, characters, some) => {
      let team: TeamList = { faction, characters, gonks: some }
      for (let left = 200; left > 0; left--) {
        const [first] = validateTeam(baseContent, team, { eb: 100 })
        if (!first) return
        expect(first.fix).toBeDefined()
        team = applyFix(team, first.fix as NonNullable<typeof first.fix>)
      }
      expect(validateTeam(baseContent, team, { eb: 100 })).toEqual([])
    }),
    { numRuns: 60 },
  )
})

describe('the choice of a team', () => {
  const ready = baseContent.teams['lawmen-100'] as TeamList
  const { faction, characters, gonks } = ready

  test('is a ready one by its id, a share code, or a list', () => {
    const list = { faction, characters, gonks }
    expect(readTeam(baseContent, 'lawmen-100', { eb: 100 }, 'teams[0]')).toEqual(list)
    expect(sorted(readTeam(baseContent, makeTeamCode(ready), { eb: 100 }, 'teams[0]'))).toEqual(sorted(list))
    expect(readTeam(baseContent, list, { eb: 100 }, 'teams[0]')).toEqual(list)
  })

  test('is refused with every reason where it is illegal', () => {
    expect(() => readTeam(baseContent, { faction, characters: [], gonks: {} }, { eb: 100 }, 'teams[1]')).toThrow(
      'teams[1]: the team has no Leader (CZ-TEAM-2): add Detective or Captain',
    )
    expect(() => readTeam(baseContent, 'lawmen-100', { eb: 90 }, 'teams[0]')).toThrow(
      'teams[0]: the team costs 99 EB; 90 are agreed (CZ-TEAM-5)',
    )
    expect(() => readTeam(baseContent, 'nobody', { eb: 90 }, 'teams[0]')).toThrow(
      'teams[0]: there is no ready-made team "nobody" and it is no share code',
    )
  })
})
