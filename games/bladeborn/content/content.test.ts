import { expect, test } from 'vitest'
import { convergenceSteps, type Warband } from './cards.ts'
import { baseContent, contentWith } from './index.ts'
import { convergenceCard } from './load.ts'
import { boardOfSide } from './maps.ts'

const { sides, warbands, fighters, abilities, battles, twists, lesserArtefacts, powers, rewards, maps } = baseContent
const warband = (id: string): Warband => warbands[id] as Warband
const namesOf = (id: string): string[] => warband(id).fighters.map(({ name }) => name)
const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

test('BB-COMPONENTS-2 a warband is its fighters, a card for each of them, and one ability card', () => {
  expect(warband('godsworn-hunt').fighters).toHaveLength(6)
  expect(warband('khagras-ravagers').fighters).toHaveLength(4)
  for (const { fighters: own, abilities: card, reserves } of Object.values(warbands)) {
    for (const fighter of own) expect(fighters[fighter.id]).toBe(fighter)
    expect(card.length).toBeGreaterThanOrEqual(3)
    expect(reserves).toBeGreaterThan(0)
  }
})

test('BB-COMPONENTS-4 the board has two sides, and a battle has the hexes of the one it names', () => {
  expect(Object.keys(sides)).toEqual(['side-one', 'side-two'])
  for (const side of Object.values(sides)) expect(sum(side.rows)).toBe(95)
  for (const { id, side } of Object.values(battles)) {
    const board = boardOfSide(sides[side]!)
    expect(maps[id]?.board).toBe(board)
    expect(board.size).toBe(95)
  }
  expect(new Set(Object.values(battles).map(({ side }) => side)).size).toBe(2)
})

test('BB-COMPONENTS-5 the blocked hexes of a battle are exactly those of its side', () => {
  for (const { id, side } of Object.values(battles)) {
    const { board } = maps[id]!
    const blocked = board.labels.filter((_, hex) => board.blocked[hex] === 1)
    expect(blocked.sort()).toEqual([...sides[side]!.blocked].sort())
  }
  expect([...sides['side-one']!.blocked].sort()).toEqual(['c5', 'd3', 'd7', 'f5', 'h3', 'h7', 'i5'])
  expect(sides['side-two']!.blocked).toHaveLength(10)
})

test('BB-COMPONENTS-6 six warbands, six ability cards, 31 fighter cards each of one warband', () => {
  expect(Object.keys(warbands)).toHaveLength(6)
  expect(Object.values(warbands).filter((one) => one.abilities.length > 0)).toHaveLength(6)
  expect(Object.keys(fighters)).toHaveLength(31)
  const owners = Object.values(warbands).flatMap((one) => one.fighters.map(({ id }) => id))
  expect(owners.sort()).toEqual(Object.keys(fighters).sort())
  expect(new Set(owners).size).toBe(31)
})

test('BB-COMPONENTS-7 twelve battle cards with distinct names, Drawn and Quartered among them', () => {
  const names = Object.values(battles).map(({ name }) => name)
  expect(names).toHaveLength(12)
  expect(new Set(names).size).toBe(12)
  expect(names).toContain('Drawn and Quartered')
})

test('BB-COMPONENTS-8 fourteen twist cards', () => {
  expect(Object.keys(twists)).toHaveLength(14)
  expect(new Set(Object.values(twists).map(({ name }) => name)).size).toBe(14)
})

test('BB-COMPONENTS-9 ten lesser artefacts, for every moment one may be used at', () => {
  expect(Object.keys(lesserArtefacts)).toHaveLength(10)
  const moments = new Set(Object.values(lesserArtefacts).map(({ when }) => when))
  expect([...moments].sort()).toEqual(['activation', 'attacking', 'round-start', 'targeted'])
})

test('BB-COMPONENTS-12 no map has more than five objectives, and a map with six is refused', () => {
  for (const { map } of Object.values(battles)) expect(map.objectives.length).toBeLessThanOrEqual(5)
  const card = battles['race-for-the-standards']!
  const objectives = [...card.map.objectives, { hex: 'a1' }]
  expect(objectives).toHaveLength(6)
  expect(() => contentWith([{ battles: [{ ...card, id: 'six', map: { ...card.map, objectives } }] }])).toThrow(
    /^pack 1: battles\[0\]\.map\.objectives: Too big: expected array to have <=5 items$/,
  )
})

test('BB-WARBAND-1 every fighter card gives Move, Toughness and Wounds as whole numbers', () => {
  for (const { move, toughness, wounds } of Object.values(fighters))
    for (const number of [move, toughness, wounds]) {
      expect(Number.isInteger(number)).toBe(true)
      expect(number).toBeGreaterThanOrEqual(1)
    }
  expect(fighters.theddra?.move).toBe(4)
  expect(fighters.vortemis).toMatchObject({ move: 4, toughness: 4, wounds: 20 })
})

test('BB-WARBAND-2 every fighter card has weapons, each with name, Range, Attacks, Strength and a pair of Damage', () => {
  for (const { weapons } of Object.values(fighters)) {
    expect(weapons.length).toBeGreaterThanOrEqual(1)
    for (const { name, range, attacks, strength, damage } of weapons) {
      expect(name).not.toBe('')
      for (const number of [range, attacks, strength, ...damage]) expect(number).toBeGreaterThanOrEqual(1)
      expect(damage).toHaveLength(2)
      expect(damage[1]).toBeGreaterThanOrEqual(damage[0])
    }
  }
  expect(sum(Object.values(fighters).map(({ weapons }) => weapons.length))).toBe(43)
})

test("BB-WARBAND-3 the faction runemark is the warband's own; further runemarks are any number, none included", () => {
  for (const { id, fighters: own } of Object.values(warbands))
    for (const { runemarks } of own) {
      expect(runemarks).not.toContain(id)
      for (const other of Object.keys(warbands)) expect(runemarks).not.toContain(other)
    }
  expect(fighters.grundann?.runemarks).toEqual([])
  expect(fighters.grashrak?.runemarks).toEqual(['hero', 'mystic'])
})

test('BB-WARBAND-5 every ability card has a reserve number below the size of the warband, and costs and runemarks', () => {
  for (const { reserves, fighters: own, abilities: card } of Object.values(warbands)) {
    const borne = new Set(own.flatMap(({ runemarks }) => runemarks))
    expect(reserves).toBeGreaterThanOrEqual(0)
    expect(reserves).toBeLessThan(own.length)
    for (const { cost, runemarks } of card) {
      expect(['double', 'triple']).toContain(cost)
      for (const mark of runemarks) expect(borne).toContain(mark)
    }
    expect(new Set(card.map(({ cost }) => cost)).size).toBe(2)
  }
  expect(Object.keys(abilities)).toHaveLength(30)
})

test('BB-WARBAND-6 the fighters of the Godsworn Hunt', () =>
  expect(namesOf('godsworn-hunt')).toEqual([
    'Theddra Skull-Scryer',
    'Grundann Blood-Eye',
    'Grawl',
    'Shond Head-Claimer',
    'Jagathra',
    'Ollo',
  ]))

test("BB-WARBAND-7 the fighters of Khagra's Ravagers", () =>
  expect(namesOf('khagras-ravagers')).toEqual([
    'Khagra the Usurper',
    'Zarshia Bittersoul',
    'Dour Cragan',
    'Razek Godblessed',
  ]))

test('BB-WARBAND-8 the fighters of the Eyes of the Nine', () =>
  expect(namesOf('eyes-of-the-nine')).toEqual([
    'Vortemis the All-seeing',
    'Narvia',
    'Turosh',
    'Blue Horror',
    'Brimstone Horrors',
    "K'charik",
  ]))

test('BB-WARBAND-9 the fighters of the Dread Pageant', () =>
  expect(namesOf('dread-pageant')).toEqual(['Glissete', 'Hadzu', 'Vasillac the Gifted', 'Slakeslash']))

test('BB-WARBAND-10 the other eleven fighters are those of two warbands', () => {
  expect(31 - (6 + 4 + 6 + 4)).toBe(11)
  const [despoilers, reavers] = [namesOf('grashraks-despoilers'), namesOf('garreks-reavers')]
  expect(despoilers.length + reavers.length).toBe(11)
  expect(despoilers).toEqual([
    'Grashrak Fellhoof',
    'Draknar',
    'Gnarl',
    'Murghoth Half-Horn',
    "Korsh 'the Sneak'",
    'Ushkor',
  ])
  expect(reavers).toEqual(['Garrek Gorebeard', 'Blooded Saek', 'Karsus the Chained', 'Targor', 'Arnulf'])
})

test('BB-WARBAND-11 whoever is not set aside as reserve is there to be placed; only a card effect keeps a fighter out', () => {
  const toPlace = ({ fighters: own, reserves }: Warband) => own.filter(({ apart }) => !apart).length - reserves
  expect(toPlace(warband('godsworn-hunt'))).toBe(6 - 2)
  expect(Object.values(warbands).map(toPlace).sort()).toEqual([3, 3, 4, 4, 4, 4])
  expect(Object.values(fighters).filter(({ apart }) => apart)).toEqual([fighters['brimstone-horrors']])
})

test('BB-BATTLE-1 every battle card has a side with a map, battle rules, a reserves rule and a victory rule', () => {
  for (const { side, map, rules, reserves, victory } of Object.values(battles)) {
    expect(sides[side]).toBeDefined()
    expect(map.starting).toBeDefined()
    expect(rules.standing.length + rules.triggers.length).toBeGreaterThanOrEqual(1)
    expect(['first-turn', 'reserve-phase']).toContain(reserves.timing)
    expect(victory.rounds).toBeGreaterThanOrEqual(1)
  }
  const parts = Object.values(battles).map(({ rules, reserves, victory }) =>
    JSON.stringify({ rules, reserves, victory }),
  )
  expect(new Set(parts).size).toBe(12)
})

test('BB-BATTLE-2 every map has starting and reserve hexes of both players, and no mark off the board or on a blocked hex', () => {
  for (const { id, map } of Object.values(battles)) {
    const { board } = maps[id]!
    const marked = [
      ...map.objectives.map(({ hex }) => hex),
      ...Object.values(map.starting).flat(),
      ...Object.values(map.reserve).flat(),
    ]
    for (const label of marked) {
      expect(board.labels).toContain(label)
      expect(board.blocked[board.labels.indexOf(label)]).toBe(0)
    }
    for (const hexes of [map.starting.a, map.starting.b, map.reserve.a, map.reserve.b])
      expect(hexes.length).toBeGreaterThanOrEqual(1)
  }
  const card = battles['drawn-and-quartered']!
  const off = { ...card.map, reserve: { a: ['a1'], b: ['l9'] } }
  expect(() => contentWith([{ battles: [{ ...card, id: 'off', map: off }] }])).toThrow(
    /there is no hex l9 on this board/,
  )
})

test('Drawn and Quartered is as the ledger suggests', () =>
  expect(battles['drawn-and-quartered']).toMatchObject({
    side: 'side-one',
    map: {
      objectives: [{ hex: 'c6' }, { hex: 'h6' }, { hex: 'c4' }, { hex: 'h4' }],
      starting: { a: ['d1', 'f1', 'h1'], b: ['d9', 'f9', 'h9'] },
      reserve: { a: ['a1', 'k1'], b: ['a9', 'k9'] },
    },
    rules: {
      standing: [],
      triggers: [
        {
          on: 'round-end',
          do: [{ score: { player: 'owner', points: { count: 'objectives', held: 'owner', times: 1 } } }],
        },
      ],
    },
    reserves: { timing: 'first-turn', count: 1, place: 'reserve-hexes' },
    victory: { rounds: 3, winner: 'points', elimination: false },
  }))

test('BB-CONVERGENCE-2 each warband has a first, a second and a final convergence of its own', () => {
  const cards = Object.keys(warbands).flatMap((id) =>
    convergenceSteps.map((step) => {
      const card = convergenceCard(baseContent, id, step)
      expect(card).toBe(warband(id).convergences[step])
      return card!
    }),
  )
  expect(cards).toHaveLength(18)
  expect(new Set(cards.map(({ id }) => id)).size).toBe(18)
  expect(new Set(cards.map(({ name }) => name)).size).toBe(18)
})

test('BB-POWER-3 first and second convergences give artefacts of power, the final one a reward', () => {
  for (const { convergences, fighters: own } of Object.values(warbands)) {
    for (const { back } of [convergences.first, convergences.second]) {
      expect(powers[back.id]).toBe(back)
      expect(back).not.toHaveProperty('fighter')
    }
    expect(rewards[convergences.final.back.id]).toBe(convergences.final.back)
    expect(own.map(({ id }) => id)).toContain(convergences.final.back.fighter)
  }
  expect(Object.keys(powers)).toHaveLength(12)
  expect(Object.keys(rewards)).toHaveLength(6)
})
