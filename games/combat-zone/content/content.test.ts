import { describe, expect, test } from 'vitest'
import { checkContent } from './check.ts'
import { flavours } from './flavour.ts'
import { deeds } from './grammar/deeds.ts'
import { actionKeywords, liberties, numbers } from './grammar/vocabulary.ts'
import { who } from './grammar/who.ts'
import { baseContent } from './index.ts'
import { teamCost } from './team/cost.ts'
import { wholeBox } from './whole-box.ts'

const { characters, gonks, gear, programs, loot, scenarios, teams } = baseContent
const { reference } = wholeBox
const tokens = (id: string) => characters[id]?.tokens.map((colour) => colour.charAt(0)).join('')

test('the box is whole and varied', () => {
  expect(checkContent()).toEqual([])
})

describe('what the book gives is used as given', () => {
  test('CZ-CARDS-1 characters of its examples', () => {
    expect(tokens('warlord')).toBe('gyy')
    expect(characters.warlord?.skills.ranged).toBe(1)
    expect(tokens('oyabun')).toBe('gyy')
    expect(characters.oyabun?.skills).toMatchObject({ influence: 2, reflexes: 2 })
    expect([tokens('kyodai'), characters.kyodai?.skills.melee]).toEqual(['yy', 2])
    expect([tokens('kyodai-1'), characters['kyodai-1']?.skills.ranged]).toEqual(['gy', undefined])
    expect([tokens('ripper-1'), characters['ripper-1']?.skills.reflexes]).toEqual(['gy', undefined])
    expect([tokens('onee-san-1'), characters['onee-san-1']?.skills.medical]).toEqual(['gyy', undefined])
    expect(characters.rookie).toMatchObject({ name: 'Rookie Lawman', faction: 'lawmen' })
    expect(characters.rookie?.skills.medical).toBeUndefined()
    expect([tokens('meatgrinder'), characters.meatgrinder?.armor]).toEqual(['yy', 2])
  })

  test('CZ-CARDS-11, CZ-CARDS-12 Gonks, which all have that keyword', () => {
    expect(gonks.pledge).toMatchObject({ name: 'Pledge', faction: 'maelstrom', colour: 'yellow', skills: { melee: 1 } })
    expect(gonks.shatei).toMatchObject({ name: 'Shatei', faction: 'tyger-claws' })
    for (const { keywords } of Object.values(gonks)) expect(keywords).toContain('gonk')
  })

  test('Gear and programs it names', () => {
    expect(gear['spikey-leathers']).toMatchObject({ faction: 'maelstrom', rarity: 2 })
    expect(gear['grenade-launcher']?.actions[0]?.keywords.map(({ name }) => name)).toContain('difficult')
    expect(programs.adware).toMatchObject({ name: 'Adware', quality: 'green' })
    expect(programs['running-rabbit']).toMatchObject({ name: 'Running Rabbit', quality: 'red' })
    expect(loot['spare-plate']?.triggers[0]).toMatchObject({ on: 'opposed-lost', may: true })
  })
})

describe('numbers lie where they should', () => {
  const between = (value: number, least: number, most: number) => value >= least && value <= most

  test('a Leader costs 20 to 30, others 9 to 18, Gonks 4 to 7, Gear 2 to 12, programs 3 to 8', () => {
    const dear = [
      ...Object.values(characters).filter(
        ({ cost, keywords }) => !(keywords.includes('leader') ? between(cost, 20, 30) : between(cost, 9, 18)),
      ),
      ...Object.values(gonks).filter(({ cost }) => !between(cost, 4, 7)),
      ...Object.values(gear).filter(({ cost, rarity, cred }) => !between(cost, 2, 12) || rarity > 3 || cred > 5),
      ...Object.values(programs).filter(({ cost, rarity, cred }) => !between(cost, 3, 8) || rarity > 2 || cred > 4),
    ]
    expect(dear.map(({ id }) => id)).toEqual([])
  })

  test('a Veteran is one token or two Skills better than the card before it, or has a rule more', () => {
    const worth = ({ tokens: row, skills, standing, triggers, actions }: (typeof characters)[string]) => {
      const token = { green: 3, yellow: 2, red: 1 }
      const points = Object.values(skills).reduce((sum, value) => sum + (value ?? 0), 0)
      return (
        row.reduce((sum, colour) => sum + 2 * token[colour], 0) +
        points +
        standing.length +
        triggers.length +
        actions.length
      )
    }
    for (const card of Object.values(characters).filter(({ stars }) => stars > 0)) {
      const before = characters[card.stars === 1 ? card.of : `${card.of}-1`]
      expect([card.id, before && worth(card) - worth(before) >= 2]).toEqual([card.id, true])
      expect([card.id, card.cost]).toEqual([card.id, before?.cost])
    }
  })

  test('CZ-R-131 every scenario ends by itself, after 10 to 16 Controls a player', () => {
    for (const { id, end } of Object.values(scenarios)) expect([id, between(end.controls, 10, 16)]).toEqual([id, true])
  })

  test('ready teams spend at least nine tenths of their EB, and no two have one name', () => {
    expect(new Set(Object.values(teams).map(({ name }) => name)).size).toBe(21)
    for (const eb of [100, 150, 200]) expect(Object.values(teams).filter((team) => team.eb === eb)).toHaveLength(7)
    for (const team of Object.values(teams)) {
      const cost = teamCost(baseContent, team)
      expect([team.id, cost, between(cost, 0.9 * team.eb, team.eb)]).toEqual([team.id, cost, true])
    }
  })
})

test('CZ-SCENARIO-2 a Prove Your Worth scenario belongs to its faction, which plays its first side', () => {
  const proving = Object.values(scenarios).filter(({ proves }) => proves !== undefined)
  expect(proving).toHaveLength(7)
  for (const { sides, players } of proving) expect([sides.length, players]).toEqual([2, [2]])
})

test('every word of the grammar is on a card of the box', () => {
  const text = JSON.stringify(baseContent)
  const unused = [
    ...numbers.filter((word) => !text.includes(`"change":"${word}"`)),
    ...liberties.filter((word) => !text.includes(`"allow":"${word}"`) && !text.includes(`"forbid":"${word}"`)),
    ...Object.keys(actionKeywords).filter((word) => !text.includes(`{"name":"${word}","x"`)),
    ...deeds.flatMap(({ shape }) => Object.keys(shape)).filter((word) => !text.includes(`{"${word}":`)),
    ...Object.keys(who.shape).filter((word) => !text.includes(`"${word}":`)),
  ]
  expect(unused).toEqual([])
})

test('the street has a line for each card, and never the same', () => {
  const { characters: models, printed, ...others } = flavours
  expect(new Set(Object.keys(models))).toEqual(new Set(Object.values(characters).map(({ of }) => of)))
  for (const id of Object.keys(printed)) expect(baseContent.printed[id], id).toBeDefined()
  for (const [group, lines] of Object.entries(others))
    expect(Object.keys(lines).toSorted(), group).toEqual(
      Object.keys(baseContent[group as keyof typeof others]).toSorted(),
    )
  const lines = Object.values(flavours).flatMap((group) => Object.values(group))
  expect(new Set(lines).size).toBe(lines.length)
})

test('CZ-KEYWORD-1 every keyword and Skill has a text to look up', () => {
  expect(Object.keys(reference)).toHaveLength(27)
  const used = [...Object.values(characters), ...Object.values(gear), ...Object.values(loot), ...Object.values(gonks)]
    .flatMap(({ actions }) => actions)
    .flatMap(({ keywords }) => keywords.map(({ name }) => name))
  expect([...new Set(used)].filter((name) => !reference[name])).toEqual([])
})
