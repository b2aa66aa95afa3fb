import { centreOf, halfTurn } from '@muster/space'
import { expect, test } from 'vitest'
import { contentWith } from '../content/index.ts'
import { boardOfSide } from '../content/maps.ts'
import {
  agreeing,
  battleLike,
  battleOf,
  DESPOILERS,
  deployed,
  faultOf,
  HUNT,
  named,
  PLACEMENTS,
  placing,
  RAVAGERS,
  reservesOf,
  SEAT_0_LEADS,
  strike,
  studyAt,
  whereIs,
} from '../testing/skirmish.ts'
import { facing } from './facing.ts'
import { mapOf } from './lookup.ts'

const content = contentWith([])
const A_TERRITORY = ['c1', 'd1', 'e1', 'f1', 'g1', 'h1', 'i1', 'c2', 'd2', 'e2', 'f2', 'g2', 'h2']
const B_TERRITORY = ['c9', 'd9', 'e9', 'f9', 'g9', 'h9', 'i9', 'c8', 'd8', 'e8', 'f8', 'g8', 'h8']

/** The hexes on offer for a fighter. */
const hexesFor = (t: { offer(begins: string): string[] }, fighter: string) =>
  t.offer(`place ${fighter}`).map((key) => key.split(' ')[2] as string)

test('BB-SETUP-1 set-up runs in the order of the book', () => {
  const t = deployed()
  const steps = t.events.map(({ event }) => event).filter((event) => event !== 'dice')
  expect(steps.slice(0, steps.indexOf('phase'))).toEqual([
    'battle-card',
    'battle',
    'rolloff',
    'reserves',
    'reserves',
    ...PLACEMENTS.map(() => 'place'),
    'twist',
  ])
})

test('BB-SETUP-1 the twist is revealed only after the last fighter is placed', () => {
  const t = placing().play(...PLACEMENTS.slice(0, -1))
  expect(battleOf(t).twist).toBeUndefined()
  expect(named(t.events, 'twist')).toEqual([])
  t.dice(...SEAT_0_LEADS).answer(PLACEMENTS.at(-1))
  expect(battleOf(t).twist).toBe('blood-moon')
})

test.each([
  ['drawn-and-quartered', 'side-one'],
  ['heart-of-the-spoil', 'side-two'],
])('BB-SETUP-2 the battle %s is fought on %s, with its hexes and its blocked hexes', (battle, side) => {
  const { board } = mapOf(battleOf(agreeing({ battle }).dice(5, 2).answer('agree')))
  const blocked = board.labels.filter((_, hex) => board.blocked[hex])
  expect(blocked.sort()).toEqual([...(content.sides[side]?.blocked ?? [])].sort())
  expect(board.size).toBe(content.sides[side]?.rows.reduce((sum, width) => sum + width, 0))
})

test.each(Object.values(content.sides))('BB-SETUP-3 the side $id is wider than it is high', (side) => {
  const centres = boardOfSide(side).hexes.map((hex) => centreOf(hex))
  const spread = (axis: 0 | 1) =>
    Math.max(...centres.map((one) => one[axis])) - Math.min(...centres.map((one) => one[axis]))
  // Lattice steps are drawn with these lengths for hexes of edge 1.
  expect(spread(0) * Math.sqrt(3)).toBeGreaterThan(spread(1))
})

test.each(Object.keys(content.battles))(
  'BB-SETUP-3 on the map %s both players see the same from their own edge',
  (id) => {
    const { board, starting, reserve } = content.maps[id] as NonNullable<(typeof content.maps)[string]>
    const turned = halfTurn(board)
    if (!turned) throw new Error('the board looks different from its two long edges')
    const seenFromFar = (hexes: readonly number[]) => hexes.map((hex) => turned[hex] as number).sort((a, b) => a - b)
    expect(seenFromFar(starting[1])).toEqual([...starting[0]].sort((a, b) => a - b))
    expect(seenFromFar(reserve[1])).toEqual([...reserve[0]].sort((a, b) => a - b))
    // Rows count from the near edge: A starts no further from it than B does.
    const rows = (player: 0 | 1) => starting[player].reduce((sum, hex) => sum + Number(board.labels[hex]?.slice(1)), 0)
    expect(rows(0)).toBeLessThanOrEqual(rows(1))
  },
)

test('BB-SETUP-3 on Drawn and Quartered A starts at the near long edge and B at the far one', () => {
  const { board, starting } = mapOf(battleOf(placing()))
  const rowsOf = (player: 0 | 1) => starting[player].map((hex) => board.labels[hex]?.slice(1))
  expect(rowsOf(0)).toEqual(['1', '1', '1'])
  expect(rowsOf(1)).toEqual(['9', '9', '9'])
})

test('BB-SETUP-3 BB-R-7 the players sit at opposite edges, and the first placement says who sits where', () => {
  const t = placing()
  expect([0, 1].map((seat) => facing(battleOf(t), seat))).toEqual(['near', 'far'])
  t.answer('place theddra d9')
  expect([0, 1].map((seat) => facing(battleOf(t), seat))).toEqual(['far', 'near'])
  expect([0, 1].map((seat) => facing(battleOf(placing().answer('place theddra d1')), seat))).toEqual(['near', 'far'])
})

test('BB-SETUP-4 one objective lies in each marked hex, and none where the map marks none', () => {
  const four = agreeing().dice(5, 2).answer('agree')
  expect(named(four.events, 'battle')).toMatchObject([{ objectives: ['c6', 'h6', 'c4', 'h4'] }])
  expect(battleOf(four).control).toEqual([-1, -1, -1, -1])
  const none = agreeing({ battle: 'the-blood-tithe' }).dice(5, 2).answer('agree')
  expect(named(none.events, 'battle')).toMatchObject([{ objectives: [] }])
  expect(battleOf(none).control).toEqual([])
})

test('BB-SETUP-5 the roll-off winner chooses reserves first and places first', () => {
  const t = agreeing().dice(2, 5).answer('agree')
  expect(t.question()).toMatchObject({ seat: 1, ask: 'reserves' })
  t.answer(['razek'])
  expect(t.question()).toMatchObject({ seat: 0, ask: 'reserves' })
  t.answer(['jagathra', 'ollo'])
  expect(t.question()).toMatchObject({ seat: 1, ask: 'place' })
})

test('BB-SETUP-6 any pair of six fighters may be the reserves, and no other number', () => {
  const ids = ['theddra', 'grundann', 'grawl', 'shond', 'jagathra', 'ollo']
  const asked = () => agreeing().dice(5, 2).answer('agree')
  expect(asked().offer()).toEqual(ids)
  const pairs = ids.flatMap((one, index) => ids.slice(index + 1).map((two) => [one, two]))
  expect(pairs).toHaveLength(15)
  for (const pair of pairs) {
    const { fighters } = battleOf(asked().answer(pair))
    expect(fighters.filter(({ where }) => where === 'reserve').map(({ id }) => id)).toEqual(pair)
  }
  for (const wrong of [['theddra'], ['theddra', 'grundann', 'grawl'], ['theddra', 'khagra'], ['theddra', 'theddra']])
    expect(faultOf(() => asked().answer(wrong)).code).toBe('bad-choice')
})

test('BB-SETUP-7 the loser chooses after the winner, whose choice is open to see', () => {
  const t = agreeing().dice(5, 2).answer('agree')
  expect(t.match.questions.map(({ seat }) => seat)).toEqual([0])
  t.answer(['theddra', 'grawl'])
  expect(t.question()).toMatchObject({ seat: 1, ask: 'reserves' })
  const seen = t.match.view(1).battle?.fighters.filter(({ where }) => where === 'reserve')
  expect(seen?.map(({ id }) => id)).toEqual(['theddra', 'grawl'])
  expect(named(t.events, 'reserves')).toMatchObject([{ seat: 0, fighters: ['theddra', 'grawl'] }])
})

test('BB-SETUP-8 a reserve fighter is not activated, not attacked and holds no objective', () => {
  const t = studyAt({ round: 1, field: { theddra: 'f1', khagra: 'g1' }, reserve: ['ollo', 'razek'] })
  expect(t.offer()).toEqual(['activate theddra'])
  expect(t.whyNot('activate ollo')).toBe('BB-SETUP-8')
  t.answer('activate theddra')
  expect(t.offer('attack')).toEqual(['attack khagra with wand', 'attack khagra with bolt'])
  expect(t.whyNot('attack razek with bolt')).toBe('BB-SETUP-8')
  t.answer('wait')
  expect(battleOf(t).control).toEqual([-1, -1, -1, -1])
  expect(whereIs(t, 'ollo')).toBeUndefined()
})

test('BB-SETUP-8 a reserve fighter is no push target', () => {
  const t = deployed({ twist: 'shifting-earth' })
  expect(t.question()).toMatchObject({ seat: 0, ask: 'pick' })
  expect(t.offer()).toEqual(['pick theddra', 'pick grundann', 'pick grawl', 'pick shond', 'nobody'])
})

test('BB-SETUP-9 the first fighter goes into a starting hex of either colour and nowhere else', () => {
  const t = placing()
  for (const fighter of ['theddra', 'grundann', 'grawl', 'shond'])
    expect(hexesFor(t, fighter).sort()).toEqual(['d1', 'd9', 'f1', 'f9', 'h1', 'h9'])
  expect(t.offer()).toHaveLength(4 * 6)
  expect(t.whyNot('place theddra e1')).toBe('BB-SETUP-9')
  expect(faultOf(() => t.answer('place theddra c8'))).toMatchObject({ code: 'bad-choice', rule: 'BB-SETUP-9' })
  expect(faultOf(() => t.answer('place jagathra d1')).code).toBe('bad-choice')
})

test('BB-SETUP-10 BB-SETUP-13 the first placement fixes the own territory: its starting hexes and their neighbours', () => {
  const t = placing().play('place theddra f1', 'place khagra f9')
  expect(hexesFor(t, 'grundann').sort()).toEqual(A_TERRITORY.filter((hex) => hex !== 'f1').sort())
  expect(t.whyNot('place grundann d9')).toBe('BB-SETUP-13')
  expect(t.whyNot('place grundann d3')).toBe('BB-SETUP-16')
  expect(t.whyNot('place grundann e3')).toBe('BB-SETUP-13')
})

test('BB-SETUP-11 BB-SETUP-12 the other territory is all that remains, and its first fighter may go anywhere in it', () => {
  const t = placing().answer('place theddra f1')
  expect(t.question().seat).toBe(1)
  expect(hexesFor(t, 'khagra').sort()).toEqual([...B_TERRITORY].sort())
  expect(t.whyNot('place khagra e1')).toBe('BB-SETUP-13')
  t.answer('place khagra c8')
  expect(whereIs(t, 'khagra')).toBe('c8')
})

test('BB-SETUP-10 BB-SETUP-11 a winner who starts on the other colour has that territory', () => {
  const t = placing().answer('place theddra h9')
  expect(hexesFor(t, 'khagra').sort()).toEqual([...A_TERRITORY].sort())
  t.answer('place khagra f1')
  expect(hexesFor(t, 'grundann').sort()).toEqual(B_TERRITORY.filter((hex) => hex !== 'h9').sort())
})

test('BB-SETUP-13 BB-SETUP-14 placement alternates, and whoever has none left is passed over', () => {
  const t = agreeing({ packs: [reservesOf(HUNT, 1)] })
  t.dice(2, 5).play('agree', ['razek'], ['ollo'])
  const order: number[] = []
  t.dice(...SEAT_0_LEADS)
  while (t.question().ask === 'place') {
    order.push(t.question().seat)
    t.answer(t.offer()[0])
  }
  expect(order).toEqual([1, 0, 1, 0, 1, 0, 0, 0])
  expect(battleOf(t).fighters.filter(({ where }) => where === 'unplaced')).toEqual([])
})

test('BB-SETUP-15 an occupied hex is closed to both players', () => {
  const t = placing().play('place theddra d1', 'place khagra d9')
  expect(t.offer()).not.toContain('place grundann d1')
  expect(t.whyNot('place grundann d1')).toBe('BB-SETUP-15')
  expect(t.whyNot('place grundann d9')).toBe('BB-SETUP-15')
  t.answer('place grundann e1')
  expect(t.whyNot('place zarshia d9')).toBe('BB-SETUP-15')
})

test('BB-SETUP-16 a blocked hex of the own territory is closed', () => {
  const t = placing({ battle: 'storm-the-gates' }).play('place theddra c1', 'place khagra c9')
  const map = mapOf(battleOf(t))
  expect(map.territory[0].map((hex) => map.board.labels[hex])).toContain('c2')
  expect(hexesFor(t, 'grundann')).not.toContain('c2')
  expect(hexesFor(t, 'grundann')).toContain('b2')
  expect(t.whyNot('place grundann c2')).toBe('BB-SETUP-16')
})

test("BB-SETUP-17 BB-R-7 a roll-off winner who starts on B's colour is player B", () => {
  const t = placing().answer('place theddra f9')
  expect(battleOf(t).sides.map(({ player }) => player)).toEqual([1, 0])
  expect(battleOf(placing().answer('place theddra f1')).sides.map(({ player }) => player)).toEqual([0, 1])
})

test('BB-SETUP-18 at the start of round 1 both players have four turns left', () => {
  const t = deployed()
  expect(battleOf(t)).toMatchObject({ round: 1, sides: [{ turnsLeft: 4 }, { turnsLeft: 4 }] })
})

test('BB-SETUP-19 the supply of damage tokens serves both: 30 on one side leave 20 for the other', () => {
  const t = studyAt({
    field: { theddra: 'f1', grundann: 'd1', shond: 'e1', khagra: 'g1' },
    damage: { theddra: 17, grundann: 9, shond: 4 },
  })
  t.answer('activate theddra')
  strike(t, 'attack khagra with wand', 6, 6, 6)
  strike(t, 'attack khagra with wand', 6, 1, 1)
  expect(battleOf(t).fighters.find(({ id }) => id === 'khagra')?.damage).toBe(20)
})

test.each([0, 1] as const)('BB-SETUP-19 seat %i can come to control all five objectives of a map', (seat) => {
  const t = studyAt({
    battle: 'race-for-the-standards',
    turn: seat,
    field: seat === 0 ? { theddra: 'f6', khagra: 'a9' } : { theddra: 'a1', khagra: 'f6' },
    control: { c7: seat, i3: seat, i7: seat, c3: seat },
  })
  t.play(seat === 0 ? 'activate theddra' : 'activate khagra', 'wait')
  expect(battleOf(t).control).toEqual(Array(5).fill(seat))
})

test('BB-SETUP-20 every profile, runemark and ability is open to both players, reserves included', () => {
  const t = deployed()
  for (const seat of [0, 1]) {
    const view = t.match.view(seat)
    expect(view.battle).toEqual(t.state.battle)
    for (const { card } of view.battle?.fighters ?? []) expect(view.content.fighters[card]).toBe(content.fighters[card])
    for (const warband of [HUNT, RAVAGERS]) expect(view.content.warbands[warband]).toBe(content.warbands[warband])
  }
})

/** Two starting hexes side by side: four hexes belong to both territories. */
const crowded = battleLike({
  map: { objectives: [], starting: { a: ['e1'], b: ['f1'] }, reserve: { a: ['a1'], b: ['k1'] } },
  side: 'wide-open',
})
const crowdedSide = { sides: [{ id: 'wide-open', name: 'Open', rows: [7, 8, 7, 8, 7], blocked: [] }] }
const inTheMiddle = battleLike({
  map: { objectives: [], starting: { a: ['c3'], b: ['d3'] }, reserve: { a: ['a1'], b: ['g5'] } },
  side: 'wide-open',
})

test('BB-R-5 a hex next to starting hexes of both colours belongs to both territories', () => {
  const t = placing({ battle: 'test-battle', packs: [crowdedSide, inTheMiddle] }).answer('place theddra c3')
  const { territory, board } = mapOf(battleOf(t))
  const both = territory[0].filter((hex) => territory[1].includes(hex)).map((hex) => board.labels[hex])
  expect(both.sort()).toEqual(['c2', 'c3', 'c4', 'd3'])
  for (const hex of ['c2', 'c4', 'd3']) expect(hexesFor(t, 'khagra')).toContain(hex)
  expect(t.whyNot('place khagra c3')).toBe('BB-SETUP-15')
  t.answer('place khagra c2')
  expect(hexesFor(t, 'grundann')).toEqual(expect.arrayContaining(['c4', 'd3']))
  expect(t.whyNot('place grundann c2')).toBe('BB-SETUP-15')
})

test('BB-R-6 a fighter for whom no hex of the territory is left joins the reserve', () => {
  const t = agreeing({
    warbands: [HUNT, DESPOILERS],
    battle: 'test-battle',
    packs: [crowdedSide, inTheMiddle],
  })
  t.dice(5, 2).play('agree', ['jagathra', 'ollo'], ['korsh', 'ushkor'])
  t.play('place theddra c3', 'place grashrak e3', 'place grundann d3', 'place draknar d4')
  t.play('place grawl c2', 'place gnarl d2')
  t.dice(...SEAT_0_LEADS).answer('place shond c4')
  expect(named(t.events, 'to-reserve')).toMatchObject([{ fighter: 'murghoth', rule: 'BB-R-6' }])
  expect(
    battleOf(t)
      .fighters.filter(({ where }) => where === 'reserve')
      .map(({ id }) => id),
  ).toEqual(['jagathra', 'ollo', 'murghoth', 'korsh', 'ushkor'])
  expect(t.question()).toMatchObject({ seat: 0, ask: 'first' })
})

test('BB-R-6 a map that leaves a territory fewer than six free hexes is refused', () => {
  expect(faultOf(() => contentWith([crowded, crowdedSide]))).toMatchObject({ code: 'bad-content' })
  expect(contentWith([inTheMiddle, crowdedSide]).battles['test-battle']?.side).toBe('wide-open')
})

test('BB-R-4 six fighters on the field set two aside, four or five set one aside', () => {
  for (const { id, reserves, fighters } of Object.values(content.warbands)) {
    const fielded = fighters.filter(({ apart }) => !apart).length
    expect([id, reserves]).toEqual([id, fielded === 6 ? 2 : 1])
  }
})
