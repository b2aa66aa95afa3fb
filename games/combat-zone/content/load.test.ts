import { describe, expect, test } from 'vitest'
import { baseContent, contentWith } from './index.ts'

const faultOf = (pack: object): string => {
  try {
    contentWith([{ name: 'Mine', ...pack }])
  } catch (error) {
    return (error as Error).message
  }
  return 'none'
}

const gear = { id: 'brick', name: 'Brick', cost: 1, rarity: 1, flavour: 'Heavy.' }
const strike = { skill: 'melee', bands: ['red'], attack: true }
const program = {
  id: 'worm',
  name: 'Worm',
  quality: 'red',
  cost: 1,
  rarity: 1,
  running: { reload: 'inspire' },
  flavour: 'Wriggles.',
}
const merc = { id: 'tourist', name: 'Tourist', cost: 9, flavour: 'Lost.', versions: [{ tokens: ['red'] }, {}] }
const map = { id: 'lot', name: 'Lot', width: 20, depth: 20, text: 'Empty.' }

describe('a pack', () => {
  test('is joined with the box', () => {
    const content = contentWith([{ gear: [gear], mercs: [merc], battlespaces: [map] }])
    expect(content.gear.brick).toMatchObject({ name: 'Brick', faction: undefined, cred: 0, keywords: [] })
    expect(content.characters['tourist-1']).toMatchObject({
      of: 'tourist',
      stars: 1,
      tokens: ['red'],
      keywords: ['merc', 'veteran'],
    })
    expect(content.battlespaces.lot?.pieces).toEqual([])
    expect(baseContent.gear.brick).toBeUndefined()
  })

  test.each<[string, object, string]>([
    [
      'an id that is taken',
      { gear: [{ ...gear, id: 'katana' }] },
      'gear[0].id: katana is the id of factions/tyger-claws.yaml: factions[0].gear[0]',
    ],
    [
      'an id taken by another kind',
      { loot: [{ id: 'katana', name: 'K', use: 'once', flavour: 'K.' }] },
      'loot[0].id: katana is the id of',
    ],
    ['an unknown key', { gear: [{ ...gear, weight: 3 }] }, 'Unrecognized key: "weight"'],
    [
      'an action without a result',
      { gear: [{ ...gear, actions: [{ skill: 'melee' }] }] },
      'an action without a result',
    ],
    [
      'a card nobody has',
      { gear: [{ ...gear, standing: [{ change: 'melee', add: 1, who: { card: 'nobody' } }] }] },
      'gear[0].standing[0].who.card: there is no character or Gonk "nobody"',
    ],
    [
      'a keyword of no model',
      { gear: [{ ...gear, standing: [{ change: 'melee', add: 1, against: { keyword: 'wizard' } }] }] },
      'gear[0].standing[0].against.keyword: no model is "wizard"',
    ],
    [
      'a kind of no model',
      { gear: [{ ...gear, actions: [{ ...strike, who: { kind: 'dragon' } }] }] },
      'gear[0].actions[0].who.kind: there is no dragon',
    ],
    [
      'a zone outside a scenario',
      { gear: [{ ...gear, standing: [{ change: 'melee', add: 1, who: { in: 'south' } }] }] },
      'who.in: there is no zone "south" here; expected none outside a scenario',
    ],
    [
      'a marker outside a scenario',
      { gear: [{ ...gear, actions: [{ does: [{ marker: { do: 'take', kind: 'bag' } }] }] }] },
      'marker.kind: there is no marker "bag" here',
    ],
    [
      'a keyword of no action',
      { gear: [{ ...gear, standing: [{ change: 'acting', add: 1, for: { keyword: 'sharp' } }] }] },
      'for.keyword: "sharp" is no keyword of actions',
    ],
    [
      'a time of another game',
      {
        gear: [
          {
            ...gear,
            actions: [{ does: [{ last: { who: 'me', until: 'round', standing: { change: 'melee', add: 1 } } }] }],
          },
        ],
      },
      'last.until: round is no time of this game',
    ],
    [
      'a Gonk nobody knows',
      { gear: [{ ...gear, actions: [{ does: [{ deploy: { card: 'ogre' } }] }] }] },
      'deploy.card: there is no Gonk "ogre"',
    ],
    [
      'a drone its program does not have (CZ-DRONE-2)',
      { programs: [{ ...program, loaded: { skill: 'tech', does: [{ deploy: { card: 'drone' } }] } }] },
      'programs[0].loaded.does[0].deploy.card: there is no drone here; expected the id of a Gonk, or a program with',
    ],
    [
      'a drone of Gear (CZ-DRONE-2)',
      { gear: [{ ...gear, actions: [{ does: [{ deploy: { card: 'drone' } }] }] }] },
      'gear[0].actions[0].does[0].deploy.card: there is no drone here',
    ],
    [
      'a character that discards itself',
      {
        mercs: [
          { ...merc, versions: [{ tokens: ['red'], triggers: [{ on: 'moved', do: [{ exhaust: 'this' }] }] }, {}] },
        ],
      },
      'mercs[0].versions[0].triggers[0].do[0]: this card can be neither discarded nor exhausted',
    ],
    [
      'a trigger that sets itself off for ever',
      {
        mercs: [
          {
            ...merc,
            versions: [{ tokens: ['red'], triggers: [{ on: 'hacked', do: [{ hack: { who: 'me', tokens: 1 } }] }] }, {}],
          },
        ],
      },
      'mercs[0].versions[0].triggers[0].do: a Hacked token that brings a Hacked token never ends; expected "once"',
    ],
    [
      'printed Gear there is none of',
      { mercs: [{ ...merc, versions: [{ tokens: ['red'], gear: ['sofa'] }, {}] }] },
      'mercs[0].versions[0].gear[0]: there is no card "sofa"',
    ],
    ['a character without tokens', { mercs: [{ ...merc, versions: [{}, {}] }] }, 'the first version has no tokens'],
    [
      'an Objective without a reward',
      { objectives: [{ id: 'idle', name: 'Idle', kind: 'ongoing', goal: { on: 'moved' }, flavour: 'No.' }] },
      'an Objective without a reward',
    ],
    [
      'scenery of no kind',
      { battlespaces: [{ ...map, pieces: [{ kind: 'castle', at: [5, 5] }] }] },
      'battlespaces[0].pieces[0].kind: there is no castle; expected one of fence',
    ],
    [
      'scenery off the table',
      { battlespaces: [{ ...map, pieces: [{ kind: 'car', at: [0.5, 5] }] }] },
      'battlespaces[0]: car-1: part 1 point 1 is',
    ],
    ['a table that is too large (CZ-R-153)', { battlespaces: [{ ...map, width: 97 }] }, 'battlespaces[0].width'],
    [
      'a team that is illegal',
      { teams: [{ id: 't', name: 'T', eb: 100, text: 'T.', faction: 'lawmen', characters: [] }] },
      'teams[0]: the team has no Leader; add Detective or Captain',
    ],
  ])('says where and what was expected: %s', (_, pack, message) => {
    expect(faultOf(pack)).toContain(message)
    expect(faultOf(pack)).toMatch(/^pack 1 "Mine": /)
  })
})

test('CZ-TEAM-9, CZ-PROMOTE-2 a later version keeps what the earlier had, and what it names anew takes its place', () => {
  const { characters } = contentWith([
    {
      mercs: [
        {
          ...merc,
          versions: [
            {
              tokens: ['red', 'red'],
              skills: { melee: 1, tech: 2 },
              actions: [{ name: 'poke', ...strike }],
              gear: ['screaming-guitar'],
            },
            {
              skills: { melee: 2 },
              actions: [{ name: 'poke', ...strike, with: ['push'] }],
              standing: [{ forbid: 'loot' }],
            },
            { tokens: ['green'], armor: 1 },
          ],
        },
      ],
    },
  ])
  expect(characters['tourist-1']).toMatchObject({
    tokens: ['red', 'red'],
    skills: { melee: 2, tech: 2 },
    gear: ['screaming-guitar'],
  })
  expect(characters['tourist-1']?.actions.map(({ keywords }) => keywords.map(({ name }) => name))).toEqual([['push']])
  expect(characters['tourist-2']).toMatchObject({
    tokens: ['green'],
    armor: 1,
    standing: [{ forbid: 'loot' }],
    stars: 2,
  })
})
