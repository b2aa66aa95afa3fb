import { expect, test } from 'vitest'
import { contentWith } from '../content/index.ts'
import { piecesFor, sizeNotes } from '../content/space/map-notes.ts'
import { battlespace } from '../content/space/scenery.ts'
import { duel } from '../testing/duel.ts'
import { tableFor } from '../testing/table.ts'

const map = (width: number, depth: number) => ({
  battlespaces: [{ id: 'plain', name: 'Plain', width, depth, text: 'For a test.' }],
})
const barrels = (many: number, width = 22, depth = 30) =>
  battlespace.parse({
    id: 'mine',
    name: 'Mine',
    width,
    depth,
    text: 'Laid by hand.',
    pieces: Array.from({ length: many }, (_, at) => ({
      kind: 'barrel',
      at: [2 + 2 * (at % 8), 8 + 3 * Math.floor(at / 8)],
    })),
  })

const fight = { teams: ['zoners-100', 'maelstrom-100'], scenario: 'turf-war', firstSide: 0 }
const at = (space: unknown) => tableFor({ ...fight, battlespace: space })
const notes = (t: ReturnType<typeof at>) =>
  t.events.find(({ event }) => event === 'space') as unknown as { notes: string[] }

test('CZ-SPACE-1 22 by 30 inches made by lot hold 12 to 15 pieces, 3 or 4 a quadrant; fewer than 10 laid by hand are remarked on', () => {
  const { ground } = at({ seed: 'a street' }).state
  const pieces = ground?.pieces ?? []
  expect(pieces.length).toBeGreaterThanOrEqual(12)
  expect(pieces.length).toBeLessThanOrEqual(15)
  const quadrants = [0, 1, 2, 3].map(
    (quadrant) => pieces.filter(({ at: [x, y] }) => (y >= 15 ? 2 : 0) + (x >= 11 ? 1 : 0) === quadrant).length,
  )
  expect(quadrants.every((many) => many === 3 || many === 4)).toBe(true)
  expect(notes(at(barrels(10))).notes).toEqual([])
  expect(notes(at(barrels(1))).notes).toEqual(['1 piece of scenery is few for it; 10 to 15 play best'])
  expect(notes(at(barrels(9))).notes).toEqual(['9 pieces of scenery are few for it; 10 to 15 play best'])
})

test('CZ-SPACE-1 the same seed makes the same Battlespace, another another', () => {
  const [one, same, other] = ['a', 'a', 'b'].map((seed) => JSON.stringify(at({ seed }).state.ground))
  expect([one === same, one === other]).toEqual([true, false])
})

test('CZ-SPACE-2 twice the size, twice the scenery', () => {
  const { ground } = tableFor({ ...fight, eb: 200, battlespace: { seed: 'a street' } }).state
  expect([ground?.width, ground?.depth]).toEqual([44, 30])
  expect(ground?.pieces.length).toBeGreaterThanOrEqual(20)
  expect(ground?.pieces.length).toBeLessThanOrEqual(30)
})

test('CZ-SPACE-3 any size goes; 2 or 3 pieces a square foot and 20 to 48 inches a side are recommended', () => {
  expect(piecesFor({ width: 36, depth: 36 })).toEqual({ least: 18, most: 27 })
  expect(sizeNotes(barrels(20, 36, 36))).toEqual([])
  const large = at(barrels(60, 60, 60))
  expect([large.state.ground?.width, notes(large).notes]).toEqual([
    60,
    ['60 by 60 inches is unusual; 20 to 48 a side play best'],
  ])
})

test('CZ-SPACE-4 a Battlespace without scenery is playable', () => {
  const t = duel({ bob: { at: [20, 28] } })
    .answer('move on G+')
    .walk([17, 5])
  expect(t.at('ana')).toEqual([1700, 500])
  expect(at(barrels(0)).question().ask).toBe('deploy')
})

test('CZ-SPACE-5 zones are measured from the edges and the middle of the table', () => {
  const zones = { middle: { around: [50, 50], radius: 7 }, north: { edge: 'north', depth: 5 } }
  const rules = {
    deploy: 'in-turn',
    first: 'first-side',
    end: { controls: 10 },
    tie: 'draw',
    spoils: { winner: {}, loser: {} },
  }
  const words = { name: 'Ring', story: 'For a test.', goal: 'For a test.' }
  const sides = [{ zone: 'middle' }, { zone: 'north' }]
  const pack = { scenarios: [{ id: 'ring', ...words, players: [2], zones, sides, ...rules }] }
  const t = tableFor({ ...fight, scenario: 'ring', battlespace: 'parade-ground' }, 2, [pack])
  t.answer(t.offer('deploy')[0])
  const far = 700 - 53
  expect(() => t.answer({ x: 1100, y: 1500 + far + 3 })).toThrow('zone')
  t.answer({ x: 1100, y: 1500 + far })
  expect(t.state.models[0]?.at).toEqual({ x: 1100, y: 1500 + far, z: 0 })
})

test('CZ-SETUP-3 the players lay the scenery in turn, with lanes left open, until all have laid enough', () => {
  const t = at('laid')
  expect([t.question().ask, t.question().seat, t.state.ground?.pieces]).toEqual(['scenery', 0, []])
  t.answer('wall')
  expect(() => t.answer({ x: 400, y: 200 })).toThrow('lanes')
  t.answer({ x: 1100, y: 1500 })
  expect([t.question().seat, t.state.ground?.pieces]).toMatchObject([1, [{ kind: 'wall', at: [11, 15], turn: 0 }]])
  t.answer('wall turned')
  expect(() => t.answer({ x: 1100, y: 1700 })).toThrow('lanes')
  t.play({ x: 400, y: 1200 }, 'enough', 'barrel', { x: 1500, y: 900 }, 'enough')
  expect(t.state.ground?.pieces.map(({ kind, turn }) => [kind, turn])).toEqual([
    ['wall', 0],
    ['wall', 1],
    ['barrel', 0],
  ])
  expect(t.question().ask).toBe('deploy')
})

test('a Battlespace that cannot be laid out is refused with what is wrong', () => {
  const off = { ...barrels(1), pieces: [{ kind: 'cloud', at: [5, 5] }] }
  expect(() => at(off)).toThrow('there is no cloud; expected one of')
})

test('CZ-BARRIER-4 CZ-CLIMB-12 CZ-DRAG-1 openings beside a wall, ladders up to nothing and loose things in one another are refused with their place', () => {
  const refusedFor = (more: object) => {
    try {
      return at({ ...barrels(0), ...more }).question().ask
    } catch (error) {
      const { code, message } = error as { code: string; message: string }
      return `${code} ${message}`
    }
  }
  const opening = (kind: string, ...openings: object[]) => refusedFor({ pieces: [{ kind, at: [11, 15], openings }] })
  const door = { at: 1, width: 2, kind: 'door' }
  expect(opening('wall', door)).toBe('deploy')
  expect(opening('wall', door, { ...door, at: 3 })).toBe('deploy')
  expect(opening('bunker', { ...door, wall: 'east' })).toBe('deploy')
  const where = 'bad-config battlespace.pieces[0].openings'
  expect(opening('wall', { ...door, at: 3.5 })).toBe(
    `${where}[0]: it ends 5.5 inches along the wall; expected at most 5`,
  )
  expect(opening('bunker', { ...door, wall: 'east', at: 1.5 })).toContain('expected at most 3.4')
  expect(opening('wall', door, { ...door, at: 2.5 })).toBe(
    `${where}[1]: it overlaps openings[0]; expected a place of its own`,
  )
  expect(opening('wall', { ...door, wall: 'north' })).toContain('has no north wall; expected "south"')
  expect(opening('rooftop', door)).toContain('a Rooftop has no south wall; expected no openings')
  const ladder = (kind: string) => refusedFor({ pieces: [{ kind, at: [11, 15], ladders: ['south'] }] })
  expect([ladder('rooftop'), ladder('wall')]).toEqual([
    'deploy',
    'bad-config battlespace.pieces[0].ladders: nobody stands on top of a Wall; expected none',
  ])
  const crate = { kind: 'crate', at: [11, 15] }
  const loose = (...some: object[]) => refusedFor({ pieces: [{ kind: 'wall', at: [11, 10] }], loose: some })
  expect(loose(crate, { kind: 'barrel', at: [12, 15] })).toBe('deploy')
  for (const place of [
    [11, 15.9],
    [11, 10],
    [0.5, 15],
  ])
    expect(loose(crate, { ...crate, at: place })).toBe(
      `bad-config battlespace.loose[1]: there is no room for a crate at ${place.join(', ')}; expected free ground`,
    )
  expect(() => contentWith([{ battlespaces: [{ ...barrels(0), id: 'crowded', loose: [crate, crate] }] }])).toThrow(
    'loose[1]',
  )
})

test('CZ-R-134 CZ-R-144 the map check says what openings nobody fits through and which barriers are too low to be climbed', () => {
  const pieces = [
    { kind: 'wall', at: [11, 15], openings: [{ at: 1, width: 0.8, kind: 'door' }] },
    { kind: 'wall', at: [11, 20], height: 2.9 },
  ]
  expect(notes(at({ ...barrels(0), pieces })).notes).toEqual([
    '2 pieces of scenery are few for it; 10 to 15 play best',
    'piece 1 (wall): an opening of 0.8 inches; expected at least 1.1, or "sight"',
    'piece 2 (wall): a barrier of at most 3 inches; expected a higher one, or an obstacle',
  ])
})

test('CZ-R-153 a Battlespace is at most 96 inches a side', () => {
  expect(contentWith([map(60, 60)]).battlespaces.plain).toMatchObject({ width: 60, depth: 60 })
  expect(() => contentWith([map(97, 60)])).toThrow('width')
})
