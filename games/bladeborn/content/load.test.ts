import { Fault } from '@muster/table'
import { expect, test } from 'vitest'
import { baseContent, contentWith } from './index.ts'

const { 'godsworn-hunt': hunt } = baseContent.warbands
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
    'battle home-made, objective: there is no hex k2 on this board',
  ],
  [
    'a reserve hex off the board',
    [battle({ reserve: { a: ['a1'], b: ['a10'] } })],
    'battle home-made, reserve: there is no hex a10 on this board',
  ],
  [
    'a blocked starting hex',
    [battle({ starting: { a: ['d3'], b: ['h7'] } })],
    'battle home-made: the starting hex d3 is blocked',
  ],
  [
    'a blocked objective',
    [battle({ objectives: [{ hex: 'f5' }] })],
    'battle home-made: the objective hex f5 is blocked',
  ],
  [
    'two objectives in one hex',
    [battle({ objectives: [{ hex: 'e5' }, { hex: 'e5' }] })],
    'battle home-made: two objectives share a hex',
  ],
  [
    'a starting hex of both players',
    [battle({ starting: { a: ['d1', 'e1'], b: ['e1', 'f1'] } })],
    'battle home-made: a starting hex belongs to both players',
  ],
  [
    'a territory that is too small',
    [battle({ starting: { a: ['a1'], b: ['k9'] } })],
    'battle home-made: each territory needs at least 6 free hexes (BB-R-6)',
  ],
  [
    'a side that does not exist',
    [battle({}, { side: 'side-three' })],
    'battle home-made: there is no board side side-three',
  ],
  [
    'a blocked hex off the board',
    [
      {
        sides: [{ id: 'small', name: 'Small', rows: [3, 2, 3], blocked: ['d1'] }],
        ...battle({ objectives: [] }, { side: 'small' }),
      },
    ],
    'side small: there is no hex d1 on this board',
  ],
  [
    'an id that is taken',
    [{ battles: [quartered] }],
    'there are two cards of the kind "battle" with the id drawn-and-quartered',
  ],
  ['one id in two packs', [battle(), battle()], 'there are two cards of the kind "battle" with the id home-made'],
  [
    'an ability card for nobody',
    [{ abilityCards: [{ warband: 'nobody', reserves: 0, abilities: hunt!.abilities }] }],
    'an ability card is for the warband nobody, which does not exist',
  ],
])('refuses %s', (_, packs, message) => {
  const fault = faultOf(...packs)
  expect(fault.code).toBe('bad-content')
  if (typeof message === 'string') expect(fault.message).toBe(message)
  else expect(fault.message).toMatch(message)
})

test('refuses a reward for a fighter of another warband', () => {
  const final = { ...hunt!.convergences.final, back: { ...hunt!.convergences.final.back, fighter: 'khagra' } }
  const warband = { ...hunt, id: 'other-hunt', convergences: { ...hunt!.convergences, final } }
  expect(faultOf({ warbands: [warband] }).message).toBe(
    'warband other-hunt: the reward voice-of-the-black-fang is for khagra, who is not one of its fighters',
  )
})

test('BB-WARBAND-5 refuses an ability card that sets every fighter aside', () => {
  const fault = faultOf({ abilityCards: [{ warband: 'godsworn-hunt', reserves: 6, abilities: hunt!.abilities }] })
  expect(fault).toMatchObject({
    code: 'bad-content',
    rule: 'BB-WARBAND-5',
    message: 'warband godsworn-hunt: 6 reserves leave nobody of 6 fighters to place',
  })
})
