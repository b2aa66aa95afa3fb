import { Fault } from '@muster/table'
import { expect, test } from 'vitest'
import { baseContent, contentWith } from './index.ts'

const { 'godsworn-hunt': hunt, 'garreks-reavers': reavers } = baseContent.warbands
const { 'drawn-and-quartered': quartered } = baseContent.battles

/** Our own Drawn and Quartered under another id, with another map. */
const battle = (map: object = {}, more: object = {}) => ({
  battles: [{ ...quartered, id: 'home-made', map: { ...quartered!.map, ...map }, ...more }],
})

function faultOf(...packs: unknown[]): Fault {
  try {
    contentWith(packs)
  } catch (error) {
    if (error instanceof Fault) return error
    throw error
  }
  throw new Error('the pack was accepted')
}

test('a pack without mistakes adds its cards to ours', () => {
  const content = contentWith([
    {
      name: 'Home-made',
      ...battle(),
      twists: [{ id: 'mud', name: 'Mud', rules: { standing: [{ change: 'move', add: -1 }] } }],
    },
  ])
  expect(Object.keys(content.battles)).toHaveLength(13)
  expect(Object.keys(content.twists)).toHaveLength(15)
  expect(content.maps['home-made']?.starting).toEqual(content.maps['drawn-and-quartered']?.starting)
  expect(Object.keys(content)).not.toContain('maps')
})

test('without packs the cards are our own', () => expect(contentWith([])).toBe(baseContent))

test('an ability card on its own takes the place of the one its warband has', () => {
  const abilities = [{ id: 'shout', name: 'Shout', cost: 'double', do: [{ heal: { to: 'me', amount: 1 } }] }]
  const content = contentWith([{ abilityCards: [{ warband: 'godsworn-hunt', reserves: 1, abilities }] }])
  expect(content.warbands['godsworn-hunt']).toMatchObject({ reserves: 1, abilities: [{ id: 'shout', runemarks: [] }] })
  expect(content.abilities.shout?.name).toBe('Shout')
  expect(content.abilities['hunting-hound']).toBeUndefined()
})

test.each<[string, unknown[], string | RegExp]>([
  ['what is no document', ['a card'], /^pack 1: the whole: .*expected object/],
  [
    'an unknown key, with the pack and its name',
    [{}, { name: 'Mine', twist: [] }],
    /^pack 2 "Mine": the whole: Unrecognized key: "twist"$/,
  ],
  [
    'an unknown key deep inside',
    [battle({}, { victory: { rounds: 3, winner: 'points', draws: true } })],
    /^pack 1: battles\[0\]\.victory: Unrecognized key: "draws"$/,
  ],
  [
    'a word that is not in the vocabulary',
    [{ twists: [{ id: 'x', name: 'X', rules: { triggers: [{ on: 'lunch', do: [] }] } }] }],
    /^pack 1: twists\[0\]\.rules\.triggers\[0\]\.on: Invalid option: expected one of "round-start"/,
  ],
  [
    'a label that is none',
    [battle({ objectives: [{ hex: '4e' }] })],
    'pack 1: battles[0].map.objectives[0].hex: a hex label like e4',
  ],
  [
    'a label off the board',
    [battle({ objectives: [{ hex: 'k2' }] })],
    'pack 1: battles[0].map.objectives[0].hex: there is no hex k2 on this board; expected one of its 95 hexes',
  ],
  [
    'a reserve hex off the board',
    [battle({ reserve: { a: ['a1'], b: ['a10'] } })],
    'pack 1: battles[0].map.reserve.b[0]: there is no hex a10 on this board; expected one of its 95 hexes',
  ],
  [
    'a blocked starting hex',
    [battle({ starting: { a: ['d3'], b: ['h7'] } })],
    'pack 1: battles[0].map.starting.a[0]: the hex d3 is blocked; expected a free one',
  ],
  [
    'a blocked objective',
    [battle({ objectives: [{ hex: 'f5' }] })],
    'pack 1: battles[0].map.objectives[0].hex: the hex f5 is blocked; expected a free one',
  ],
  [
    'two objectives in one hex',
    [battle({ objectives: [{ hex: 'e5' }, { hex: 'e5' }] })],
    'pack 1: battles[0].map.objectives: two objectives share a hex; expected one a hex',
  ],
  [
    'a starting hex of both players',
    [battle({ starting: { a: ['d1', 'e1'], b: ['e1', 'f1'] } })],
    'pack 1: battles[0].map.starting: a hex belongs to both players; expected each hex once',
  ],
  [
    'a territory that is too small',
    [battle({ starting: { a: ['d1', 'e1'], b: ['k9'] } })],
    'pack 1: battles[0].map.starting.b: a territory of 3 free hexes; expected at least 6 (BB-R-6)',
  ],
  [
    'a side that does not exist',
    [battle({}, { side: 'side-three' })],
    'pack 1: battles[0]: there is no board side side-three; expected side-one or side-two',
  ],
  [
    'a blocked hex off the board, used by a battle or not',
    [{ name: 'Small', sides: [{ id: 'small', name: 'Small', rows: [3, 2, 3], blocked: ['b1', 'd1'] }] }],
    'pack 1 "Small": sides[0].blocked[1]: there is no hex d1 on this board; expected one of its 8 hexes',
  ],
  [
    'an id that is taken',
    [{ name: 'Mine', battles: [quartered] }],
    'pack 1 "Mine": battles[0].id: drawn-and-quartered is the id of battles.yaml: battles[0] already; expected one of its own',
  ],
  [
    'one id in two packs',
    [battle(), battle()],
    'pack 2: battles[0].id: home-made is the id of pack 1: battles[0] already; expected one of its own',
  ],
  [
    'an ability id that is taken',
    [{ abilityCards: [{ warband: 'godsworn-hunt', reserves: 0, abilities: reavers!.abilities.slice(0, 1) }] }],
    'pack 1: abilityCards[0].abilities[0].id: decapitating-strike is the id of warbands/garreks-reavers.yaml: warbands[0].abilities[0] already; expected one of its own',
  ],
  [
    'an ability card for nobody',
    [{ abilityCards: [{ warband: 'nobody', reserves: 0, abilities: hunt!.abilities }] }],
    'pack 1: abilityCards[0].warband: there is no warband nobody; expected the id of one',
  ],
  [
    'two ability cards for one warband',
    [1, 2].map(() => ({ abilityCards: [{ warband: 'godsworn-hunt', reserves: 0, abilities: hunt!.abilities }] })),
    'pack 2: abilityCards[0].warband: godsworn-hunt has another one in pack 1: abilityCards[0]; expected one at most',
  ],
  [
    'a battle that could not be told from the draw',
    [battle({}, { id: 'random' })],
    'pack 1: battles[0].id: random stands for a battle that is drawn; expected another id',
  ],
  [
    'words that mean nothing where they stand',
    [
      {
        twists: [
          { id: 'odd', name: 'Odd', rules: { standing: [{ allow: 'cannot-move', who: { fighter: 'nobody' } }] } },
        ],
      },
    ],
    "pack 1: twists[0].rules.standing[0].who.fighter: there is no fighter nobody; expected a fighter's id",
  ],
])('refuses %s', (_, packs, message) => {
  const fault = faultOf(...packs)
  expect(fault.code).toBe('bad-content')
  if (typeof message === 'string') expect(fault.message).toBe(message)
  else expect(fault.message).toMatch(message)
})

test.each([
  [
    { id: 'bite' },
    'pack 1: warbands[0].fighters[0].weapons[1].id: bite is the id of another weapon of this fighter; expected its own',
  ],
  [
    { id: 'spit', range: 3, minimum: 4 },
    'pack 1: warbands[0].fighters[0].weapons[1].minimum: 4 is more than the Range; expected at most 3',
  ],
])('BB-WARBAND-2 refuses a weapon that could not be picked: %o', (change, message) => {
  const { grawl } = baseContent.fighters
  const [bite] = grawl!.weapons
  const hound = { ...grawl, id: 'hound', weapons: [bite, { ...bite, ...change }] }
  const final = { ...hunt!.convergences.final, back: { ...hunt!.convergences.final.back, fighter: 'hound' } }
  const warband = {
    ...hunt,
    id: 'hounds',
    reserves: 0,
    fighters: [hound],
    convergences: { ...hunt!.convergences, final },
  }
  expect(faultOf({ warbands: [warband] }).message).toBe(message)
})

test('refuses a reward for a fighter of another warband', () => {
  const final = { ...hunt!.convergences.final, back: { ...hunt!.convergences.final.back, fighter: 'khagra' } }
  const warband = { ...hunt, id: 'other-hunt', convergences: { ...hunt!.convergences, final } }
  expect(faultOf({ warbands: [warband] }).message).toBe(
    "pack 1: warbands[0].convergences.final.back.fighter: the reward voice-of-the-black-fang is for khagra; expected one of the warband's fighters",
  )
})

test('BB-WARBAND-5 refuses an ability card that sets every fighter aside', () => {
  const fault = faultOf({ abilityCards: [{ warband: 'godsworn-hunt', reserves: 6, abilities: hunt!.abilities }] })
  expect(fault).toMatchObject({
    code: 'bad-content',
    rule: 'BB-WARBAND-5',
    message:
      "pack 1: abilityCards[0].reserves: 6 reserves leave nobody of godsworn-hunt's 6 fighters to place; expected at most 5",
  })
})
