import { describe, expect, test } from 'vitest'
import { baseContent } from '../index.ts'
import { gonkLimit, type TeamTerms, teamCost, teamCred } from './cost.ts'
import { applyFix, fixText } from './fix.ts'
import type { TeamList } from './team.ts'
import { validateTeam } from './validate.ts'

type Sketch = string | readonly [card: string, gear?: readonly string[], programs?: readonly string[]]

function team(characters: readonly Sketch[], gonks: Record<string, number> = {}, faction = 'maelstrom'): TeamList {
  return {
    faction,
    characters: characters.map((sketch) => {
      const [card, gear = [], programs = []] = typeof sketch === 'string' ? [sketch] : sketch
      return { card, gear: [...gear], programs: [...programs] }
    }),
    gonks,
  }
}

const broken = (list: TeamList, terms: Partial<TeamTerms> = {}) =>
  validateTeam(baseContent, list, { eb: 500, ...terms }).map(({ rule }) => rule)

describe('who may be in a team', () => {
  test('CZ-TEAM-1 one faction, and Mercs beside it', () => {
    expect(broken(team(['warlord', 'ripper', 'solo']))).toEqual([])
    expect(broken(team(['warlord', 'kyodai']))).toEqual(['CZ-TEAM-1'])
    expect(broken(team(['warlord'], { shatei: 1 }))).toEqual(['CZ-TEAM-1'])
    expect(broken(team(['warlord'], {}, 'inquisitors'))).toEqual(['CZ-TEAM-1'])
  })

  test('CZ-TEAM-2 exactly one Leader', () => {
    expect(broken(team(['ripper']))).toEqual(['CZ-TEAM-2'])
    expect(broken(team(['warlord', 'chrome-prophet']))).toEqual(['CZ-TEAM-2'])
    expect(broken(team(['warlord', 'warlord-1']))).toEqual(['CZ-TEAM-2'])
    const [violation] = validateTeam(baseContent, team(['ripper']), { eb: 100 })
    expect(violation).toMatchObject({ repair: 'add Chrome Prophet or Warlord', fix: { add: 'chrome-prophet' } })
  })

  test('CZ-TEAM-3 each Specialist once, basic or Veteran; different ones together', () => {
    expect(broken(team(['warlord', 'ripper', 'ripper-1']))).toEqual(['CZ-TEAM-3'])
    expect(broken(team(['warlord', 'ripper', 'static', 'solo']))).toEqual([])
  })

  test('CZ-TEAM-4 any other character as often as one likes', () => {
    expect(broken(team(['warlord', 'riveter', 'riveter', 'riveter-1', 'riveter']))).toEqual([])
  })

  test('CZ-TEAM-6, CZ-TEAM-19 as many Gonks as the Influence of all characters, Leader and Mercs included', () => {
    const led = (pledge: number) => team(['warlord', 'fixer'], { pledge })
    expect(gonkLimit(baseContent, led(1))).toBe(5)
    expect(broken(led(5))).toEqual([])
    expect(broken(led(6))).toEqual(['CZ-TEAM-6'])
    expect(broken(led(6), { more: { gonks: 1 } })).toEqual([])
    expect(gonkLimit(baseContent, team(['ringmaster'], { stooge: 9 }, 'bozos'))).toBe(3)
  })

  test('CZ-TEAM-12 two Mercs at most in a one-off game', () => {
    expect(broken(team(['warlord', 'solo', 'nomad', 'nomad']))).toEqual(['CZ-TEAM-12'])
    expect(broken(team(['warlord', 'solo', 'nomad']))).toEqual([])
    expect(broken(team(['warlord', 'solo', 'nomad', 'nomad']), { more: { mercs: 1 } })).toEqual([])
  })

  test('CZ-TEAM-10, CZ-TEAM-14, CZ-TEAM-15 campaigns begin without Veterans and with two basic Mercs; later there is no limit', () => {
    const veterans = team(['warlord-1', 'ripper', 'solo-1'])
    expect(broken(veterans, { campaign: 'first-game' })).toEqual(['CZ-TEAM-10', 'CZ-TEAM-14'])
    expect(broken(veterans, { campaign: 'later' })).toEqual([])
    const mercs = team(['warlord', 'solo', 'nomad', 'nomad'])
    expect(broken(mercs, { campaign: 'first-game' })).toEqual(['CZ-TEAM-14'])
    expect(broken(mercs, { campaign: 'later' })).toEqual([])
  })
})

describe('what a team costs', () => {
  test('CZ-TEAM-5, CZ-TEAM-7, CZ-GEAR-4, CZ-NET-7 characters, each Gonk, Gear and programs together', () => {
    const list = team(['warlord', ['static', ['boneless-crowbar'], ['adware']]], { pledge: 2 })
    expect(teamCost(baseContent, list)).toBe(24 + 14 + 2 + 4 + 2 * 5)
    expect(broken(list, { eb: 54 })).toEqual([])
    expect(broken(list, { eb: 53 })).toEqual(['CZ-TEAM-5'])
  })

  test('CZ-TEAM-8, CZ-TEAM-13, CZ-TEAM-11 a star costs 5 EB in a one-off game, of Mercs too, and nothing in a campaign', () => {
    const list = team(['warlord-2', 'ripper-1', 'solo-1'])
    const plain = 24 + 12 + 18
    expect(teamCost(baseContent, list)).toBe(plain + 4 * 5)
    expect(teamCost(baseContent, list, { campaign: 'later' })).toBe(plain)
  })

  test('CZ-TEAM-9 a card with a star is a Veteran, and every character has one', () => {
    const { characters } = baseContent
    for (const card of Object.values(characters)) {
      expect([card.id, card.keywords.includes('veteran')]).toEqual([card.id, card.stars > 0])
      expect([card.id, characters[`${card.of}-1`]?.stars]).toEqual([card.id, 1])
    }
  })

  test('CZ-TEAM-16 stars of those fielded and of Objectives used are its Street Cred', () => {
    const list = team(['warlord-2', 'ripper-1', 'riveter'])
    expect(teamCred(baseContent, list, {})).toBe(3)
    expect(teamCred(baseContent, list, { cred: 2 })).toBe(5)
    expect(teamCred(baseContent, list, { campaign: 'later', cred: 2 })).toBe(2)
  })
})

describe('what a character carries', () => {
  test('CZ-GEAR-2 no two of a name', () => {
    expect(broken(team(['warlord', ['ripper', ['shock-knuckles', 'shock-knuckles']]]))).toEqual(['CZ-GEAR-2'])
  })

  test('CZ-GEAR-3 no more copies than its Rarity in the whole team', () => {
    const carriers = (many: number) =>
      team(['warlord', ...Array.from({ length: many }, () => ['riveter', ['spikey-leathers']] as const)])
    expect(broken(carriers(2))).toEqual([])
    expect(broken(carriers(3))).toEqual(['CZ-GEAR-3'])
  })

  test('CZ-GEAR-5 only with the Street Cred it asks for', () => {
    const list = (leader: string) => team([leader, ['riveter', ['mantis-rig']]])
    expect(broken(list('warlord-1'))).toEqual(['CZ-GEAR-5'])
    expect(broken(list('warlord-2'))).toEqual([])
    expect(broken(list('warlord-1'), { cred: 1 })).toEqual([])
  })

  test('CZ-GEAR-6 as many cards as one likes', () => {
    const many = [
      'spikey-leathers',
      'sawn-shotgun',
      'harpoon-arm',
      'gorilla-grip',
      'boneless-crowbar',
      'shock-knuckles',
    ]
    expect(broken(team(['warlord', ['riveter', many]]))).toEqual([])
  })

  test('CZ-GEAR-7 one Bulky card, printed Gear included, unless a card allows two', () => {
    expect(broken(team([['warlord', ['junk-shield']]]))).toEqual(['CZ-GEAR-7'])
    expect(broken(team(['warlord', ['riveter', ['junk-shield']]]))).toEqual([])
    const loaded = (...more: string[]) =>
      team([['zone-boss-1'], ['roof-rat', ['grenade-launcher', 'sling-mortar', ...more]]], {}, 'zoners')
    expect(broken(loaded(), { cred: 1 })).toEqual(['CZ-GEAR-7'])
    expect(broken(loaded('pack-harness'), { cred: 1 })).toEqual([])
  })

  test('CZ-TEAM-18 Gear of its own faction or of none; in a Shared Market anything (CZ-MARKET-8)', () => {
    const list = team([['warlord', ['combat-knife', 'katana']]])
    expect(broken(list)).toEqual(['CZ-TEAM-18'])
    expect(broken(list, { market: true })).toEqual([])
    expect(broken(team([['warlord', ['mantis-rig']]]), { market: true })).toEqual([])
  })

  test('CZ-NET-1, CZ-NET-3, CZ-NET-6, CZ-NET-7, CZ-R-155 programs: Netrunners only, as many as Tech with its Gear, none twice, with the Street Cred', () => {
    expect(broken(team(['warlord', ['riveter', [], ['adware']]]))).toEqual(['CZ-NET-1'])
    const runner = (...programs: string[]) => team(['warlord', ['static', [], programs]])
    expect(broken(runner('adware', 'speedtrap'))).toEqual([])
    expect(broken(runner('adware', 'speedtrap', 'scrap-crab'))).toEqual(['CZ-NET-3'])
    expect(broken(runner('adware', 'speedtrap', 'scrap-crab'), { more: { programs: 1 } })).toEqual([])
    const twin = (gear: string[], programs: string[]) => team(['prodigy', ['code-twin', gear, programs]], {}, 'gen-red')
    expect(broken(twin(['junior-deck'], ['adware', 'speedtrap', 'scrap-crab']))).toEqual([])
    expect(broken(twin([], ['adware', 'speedtrap', 'scrap-crab']))).toEqual(['CZ-NET-3'])
    expect(broken(twin(['junior-deck'], ['adware', 'speedtrap', 'scrap-crab', 'running-rabbit']))).toEqual(['CZ-NET-3'])
    expect(broken(runner('adware', 'adware'))).toEqual(['CZ-NET-6'])
    expect(broken(runner('hellhound'))).toEqual(['CZ-NET-7'])
    expect(broken(runner('hellhound'), { cred: 2 })).toEqual([])
  })

  test('CZ-NET-2, CZ-NET-5 several Netrunners, no more copies of a program than its Rarity', () => {
    const twins = (program: string) =>
      team(['den-mother', ['code-twin', [], [program]], ['code-twin', [], [program]]], {}, 'gen-red')
    expect(broken(twins('adware'))).toEqual([])
    expect(broken(twins('scrap-crab'))).toEqual(['CZ-NET-5'])
  })

  test('what there is none of is said', () => {
    const list = team([['warlord', ['nothing'], []], 'nobody'], { gonk: 1 })
    expect(broken(list)).toEqual(['CZ-CARDS-7', 'CZ-CARDS-12', 'CZ-GEAR-1'])
    const strangers = team([['nobody', ['junk-shield']]])
    const off = { take: 'gear', member: 0, card: 'junk-shield' } as const
    expect(fixText(baseContent, strangers, off)).toBe('take Junk Shield off nobody')
  })
})

test('a violation says what would repair it, and doing that repairs it', () => {
  const list = team(['warlord-1', ['riveter', ['mantis-rig', 'junk-shield']]], { pledge: 4, shatei: 1 })
  let now = list
  const texts: string[] = []
  for (let left = 20; left > 0; left--) {
    const [first] = validateTeam(baseContent, now, { eb: 40 })
    if (!first?.fix) break
    texts.push(`${first.rule}: ${first.repair}`)
    now = applyFix(now, first.fix)
  }
  expect(texts).toEqual([
    'CZ-TEAM-1: take Shatei out',
    'CZ-TEAM-6: take 1 of them out, or add Influence',
    'CZ-GEAR-5: take Mantis Rig off Riveter',
    'CZ-TEAM-5: take 20 EB worth of cards out',
    'CZ-TEAM-5: take 4 EB worth of cards out',
  ])
  expect(now).toEqual(team(['warlord-1'], { pledge: 2 }))
})
