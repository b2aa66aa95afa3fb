import { readDocument } from '@muster/table'
import { describe, expect, test } from 'vitest'
import {
  characterLines,
  gearLines,
  gonkLines,
  lootLines,
  objectiveLines,
  programLines,
  scenarioLines,
} from './describe.ts'
import { baseContent, baseFiles } from './index.ts'
import { makeContent } from './load.ts'
import { contentDocument } from './schema.ts'

const { characters, gonks, gear, printed, programs, loot, objectives, scenarios } = baseContent
const of = <Card>(group: Readonly<Record<string, Card>>, id: string): Card => group[id] as Card

describe('a card says what it does', () => {
  test('characters and Gonks', () => {
    expect(characterLines(baseContent, of(characters, 'meatgrinder'))).toEqual([
      'Armor 2.',
      'Throw aside (Melee, RED): Attack, Push and Unwieldy.',
      'This character cannot be pushed.',
      'This character has -2 inches on every move.',
    ])
    expect(characterLines(baseContent, of(characters, 'paper-lantern-1'))).toEqual([
      'Cut from the dark (Melee, RED): Attack, Silent, Difficult and Deadly with a Crit.',
      'This character may begin the game in Reserve.',
      'This character cannot be targeted by any rival model more than GREEN away.',
    ])
    expect(gonkLines(baseContent, of(gonks, 'squatter'))).toEqual(['This Gonk may loot.'])
  })

  test('whom a moment is of is said as a player would say it', () => {
    const lineOf = (lines: string[], word: string) => lines.find((line) => line.includes(word))
    expect(lineOf(characterLines(baseContent, of(characters, 'ripper')), 'takes out')).toBe(
      'When this character takes out a character, this character draws 1 Loot card.',
    )
    expect(lineOf(characterLines(baseContent, of(characters, 'static')), 'launches')).toBe(
      'When this character launches a program at a rival model, you may use this: this character may move up to RED for free.',
    )
    expect(lineOf(gearLines(baseContent, of(gear, 'spikey-leathers')), 'wins')).toBe(
      'When this character wins an Opposed Roll against a model within reach of this character in Melee actions, the acting model turns 1 Ready token to Used.',
    )
    expect(lineOf(gearLines(baseContent, of(gear, 'human-shield')), 'loses')).toBe(
      'When this character loses an Opposed Roll in attacks, you may use this: if there is a friendly Gonk within reach of this character, pick a friendly Gonk within reach of this character as the target, then the target suffers 1 wound, then no wound of this attack counts.',
    )
    expect(lineOf(objectiveLines(baseContent, of(objectives, 'lm-clean-sweep')), 'Completed')).toBe(
      'Completed when one of your models takes out a Gonk for the third time.',
    )
    expect(lineOf(objectiveLines(baseContent, of(objectives, 'bz-boo')), 'Completed')).toBe(
      'Completed when one of your models succeeds at an action against a rival character with Influence for the third time.',
    )
  })

  test('Gear and Loot', () => {
    expect(gearLines(baseContent, of(gear, 'pain-editor'))).toEqual([
      'This character cannot be stunned.',
      'While this character is wounded, it has +1 to its Opposed Rolls.',
    ])
    expect(gearLines(baseContent, of(gear, 'gorilla-grip'))).toEqual([
      'This character has Defense Melee 1.',
      'No rival model within reach of this character may leave a Brawl.',
    ])
    expect(lootLines(baseContent, of(loot, 'stimpak'))).toEqual([
      'Half a Stimpak (Easy): Heal 1 and Discard. Only while this character is wounded.',
    ])
  })

  test('programs with their drones', () => {
    expect(programLines(baseContent, of(programs, 'matchstick'))).toEqual([
      'Matchstick (Tech): Dangerous. If it succeeds, deploy its drone within reach.',
      "Matchstick (drone): When its Netrunner's activation ends: this drone may move up to YELLOW for free, then if there is a rival model within reach of this drone, each rival model within reach of this drone suffers 1 wound, then this drone suffers 1 wound. It leaves when its program is reloaded.",
      'While it is Running its Netrunner is Vulnerable.',
      'It is reloaded when you Inspire Your Team.',
    ])
  })

  test('Objectives and scenarios', () => {
    expect(objectiveLines(baseContent, of(objectives, 'tc-old-japantown'))).toEqual([
      'Completed when the game ends, if there is at most 1 wounded friendly model and you control 2 quarters.',
      '1 Street Cred.',
      'Your team has +10 EB to spend on a team.',
    ])
    expect(objectiveLines(baseContent, of(objectives, 'lm-iron-badge'))).toEqual([
      'Completed when one of your models loses an Opposed Roll in an attack for the fourth time.',
      'Cybergear for Riot Officer:',
      'Armor 3.',
      'This character cannot be stunned.',
    ])
    expect(objectiveLines(baseContent, of(objectives, 'ar-zoning'))).toEqual([
      'Completed when the game ends, if you control 3 quarters.',
      'Your team has +1 Luck at the start of the game.',
      'In the game that completes it that Luck is there at once.',
    ])
    expect(objectiveLines(baseContent, of(objectives, 'wounded-leader'))).toEqual([
      'You may discard this card after a game you have won.',
      'Your team has -1 Street Cred.',
    ])
    expect(scenarioLines(baseContent, of(scenarios, 'hot-package')).slice(1)).toEqual([
      'Side 1: the zone is south west.',
      'Side 2: the zone is south east.',
      'Side 3: the zone is north.',
      'One side deploys after the other; whoever has less Street Cred has Control first.',
      'Grab the package (Reflexes): Only while this model is within reach of a package. If it succeeds, this model takes a package.',
      'No model carrying a package may [RE]act.',
      'Each model carrying a package has -1 to its Opposed Rolls in attacks.',
      'When you take Control, score 3 points for each package your models carry.',
      'The game ends after 12 Controls of each player, when somebody has 15 points or when all others have nobody left; most points win.',
      'With as many points it is a draw.',
      'In a campaign the winner has 5 EB more in the next game and 1 random Gear of the Supply in the HQ.',
      'In a campaign the loser has 1 Luck more in the next game.',
    ])
    expect(scenarioLines(baseContent, of(scenarios, 'prove-zoners')).slice(1)).toEqual([
      'Neighbours: the zone is middle.',
      'Raiders: the zone is south; any model may begin in Reserve.',
      'One side deploys after the other; whoever deployed last has Control first.',
      'Neighbours: When you have Inspired Your Team, score 1 point for each pump with more of your models than rivals within reach.',
      'Neighbours: When a friendly Gonk is taken out, you may pick a friendly character as the target, then deploy a Squatter within reach.',
      'Raiders: When the game ends, score 13 points.',
      'The game ends after 12 Controls of each player or when somebody has 14 points; most points win.',
      'With as many points the winner is: Raiders.',
      'In a campaign the winner has 20 EB more in the next game.',
      'In a campaign the loser has 1 Luck more in the next game.',
    ])
  })
})

/** A pack as its schema reads it, be it that some of its words would mean nothing in play. */
const readAnyhow = (pack: object) => makeContent([...baseFiles, readDocument(contentDocument, pack, 'pack')])

test('every word only this game has reads well', () => {
  const deeds = [
    { push: { who: 'them', towards: true, colour: 'yellow' } },
    { act: { who: 'me', skill: 'tech', attack: false } },
    { hack: { who: 'them', tokens: 2 } },
    { unhack: { who: 'me', tokens: 1 } },
    { take: { who: 'them', what: 'armor' } },
    { take: { who: 'them', what: 'gear', keep: true } },
    { exhaust: 'this' },
    { ignore: { wounds: 2 } },
    { withdraw: { who: 'them' } },
    { reload: { who: 'me' } },
    { crash: { who: 'them' } },
    { score: { points: -1 } },
    { end: 'lose' },
  ]
  const { gear: more } = readAnyhow({
    gear: [
      {
        id: 'odd',
        name: 'Odd',
        cost: 1,
        rarity: 1,
        flavour: 'Odd.',
        actions: [{ name: 'all of it', does: deeds }],
        standing: [
          {
            change: 'cred',
            add: 1,
            who: { brawling: false, hacked: true, elevated: false, laden: false, moved: false },
          },
          { allow: 'react-at-anyone', who: { is: 'me', alone: true, laden: true } },
        ],
      },
    ],
  })
  expect(gearLines(baseContent, of(more, 'odd'))).toEqual([
    'All of it (Easy): The target is dragged up to YELLOW towards this character, then this character may take a free Tech action that is no attack, then the target gets 2 Hacked tokens, then this character loses up to 1 Hacked token, then the target discards 1 Armor Gear card, your choice, then this character takes 1 Gear card from the target, then exhaust this card, then ignore 2 wounds, then the target goes into Reserve, then all programs of this character are reloaded, then 1 Running program of the target, your choice, ends and is reloaded, then lose 1 point, then you lose the game.',
    'Each model in no Brawl that is Hacked on the ground that has not moved this activation without a Loot card has +1 Street Cred.',
    'While this character has no friend within YELLOW and has a Loot card, it may attack anyone when it [RE]acts.',
  ])
})

test('every card of the box says something, in sentences', () => {
  const lines = [
    ...[...Object.values(gear), ...Object.values(printed)].flatMap((card) => gearLines(baseContent, card)),
    ...Object.values(characters).flatMap((card) => characterLines(baseContent, card)),
    ...Object.values(gonks).flatMap((card) => gonkLines(baseContent, card)),
    ...Object.values(programs).flatMap((card) => programLines(baseContent, card)),
    ...Object.values(loot).flatMap((card) => lootLines(baseContent, card)),
    ...Object.values(objectives).flatMap((card) => objectiveLines(baseContent, card)),
    ...Object.values(scenarios).flatMap((card) => scenarioLines(baseContent, card)),
  ]
  expect(lines.length).toBeGreaterThan(600)
  expect(
    lines.filter((line) => !/^[A-Z0-9[].*[.:]$/.test(line) || / {2}|undefined|\bNaN\b| ,|an other|\.\./.test(line)),
  ).toEqual([])
  expect(Object.values(gear).filter((card) => gearLines(baseContent, card).length === 0)).toEqual([])
})

describe('in good English', () => {
  test('of one and of several', () => {
    const goal = (id: string) => objectiveLines(baseContent, of(objectives, id))
    expect(goal('gr-everybody-hacked')[0]).toBe(
      'Completed when you begin to Inspire Your Team, if there are at least 3 rival models that are Hacked.',
    )
    expect(goal('gr-inside')).toContain('Your team has +1 program for each Netrunner.')
    expect(goal('ar-acquisition')).toContain('Your team has +1 Merc in a team.')
    expect(goal('lm-perimeter')).toContain('Your team has +2 Gonks in a team.')
  })

  test('what is forbidden to all, keywords, and who may take an action', () => {
    expect(scenarioLines(baseContent, of(scenarios, 'prove-maelstrom'))).toContain('No model may be healed.')
    expect(characterLines(baseContent, of(characters, 'bomb-cook-1'))).toEqual([
      'This character has Accurate in Blast actions.',
    ])
    expect(scenarioLines(baseContent, of(scenarios, 'smash-and-grab'))).toContain(
      'Pick up a crate (Easy): Only while this model is a character and is within reach of a crate and is carrying nothing. This model takes a crate.',
    )
  })

  test('CZ-OBJECTIVE-12 which version of a character an Objective brings', () => {
    expect(objectiveLines(baseContent, of(objectives, 'mm-chrome-choir'))).toContain('Add Chrome Prophet★ to your HQ.')
    expect(objectiveLines(baseContent, of(objectives, 'mm-spare-parts'))).toContain('Add Mantis Rig to your HQ.')
  })
})
