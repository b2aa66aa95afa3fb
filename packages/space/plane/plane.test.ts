import { expect, test } from 'vitest'
import { isBetween } from './between.ts'
import { isEdgeNear } from './links.ts'
import { isPieceWithin } from './pieces.ts'
import { makePlane, type Part, type Piece, type Plane } from './plane.ts'
import { quarterOf } from './quarters.ts'
import { hasRoom } from './room.ts'
import { stopAt } from './stop.ts'
import { coverOf, strip, stripBlocked } from './strip.ts'
import { surfaceBelow } from './surfaces.ts'
import { basesInTorrent } from './torrent.ts'
import { type Base, FINE, type PlanePoint } from './units.ts'
import { isWalked, type Walk, walked } from './walk.ts'
import { wayTo } from './way-to.ts'
import { waysFrom } from './ways.ts'

const box = (x: number, y: number, width: number, depth: number): PlanePoint[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + depth },
  { x, y: y + depth },
]
const part = (outline: PlanePoint[], low: number, high: number, hinders: Part['hinders'] = 'barrier'): Part => ({
  outline,
  low,
  high,
  hinders,
})
const piece = (id: string, parts: Part[], stand: Piece['stand'] = 'none', ladders: PlanePoint[] = []): Piece => ({
  id,
  parts,
  stand,
  ladders,
})
const table = (...pieces: Piece[]): Plane =>
  makePlane({ width: 3000, depth: 3000, tall: 125, step: 300, longest: 1200, pieces })
const at = (x: number, y: number, z = 0, radius = 53): Base => ({ x, y, z, radius })
const go = (plane: Plane, base: Base, path: PlanePoint[], more: Partial<Walk> = {}) =>
  walked(plane, { base, path, most: 1200, soft: [], solid: [], ...more })
const met = (plane: Plane, base: Base, path: PlanePoint[], more: Partial<Walk> = {}) => {
  const found = go(plane, base, path, more)
  return isWalked(found) ? found.met.map(({ kind, index }) => `${kind} ${index}`) : found.fault
}

const fence = piece('fence', [part(box(1000, 500, 15, 800), 0, 100, 'obstacle')])
const wall = piece('wall', [part(box(1000, 500, 20, 800), 0, 400)])

test('a limit of a walk has its own slack: 1, 0 or 5', () => {
  const plane = table()
  const far = (length: number, slack: number) =>
    isWalked(go(plane, at(500, 500), [{ x: 500 + length, y: 500 }], { most: 300, slack }))
  expect([300, 301, 302].map((length) => far(length, 1))).toEqual([true, true, false])
  expect([300, 301].map((length) => far(length, 0))).toEqual([true, false])
  expect([305, 306].map((length) => far(length, 5))).toEqual([true, false])
  for (const slack of [1, 0, 5]) {
    const ways = waysFrom(plane, { base: at(500, 500), most: 300, rolls: 0, rivals: [], slack })
    expect(wayTo(ways, { x: 500 + 300 + slack, y: 500 })).toBeDefined()
    expect(wayTo(ways, { x: 501 + 300 + slack, y: 500 })).toBeUndefined()
  }
})

test('standing and overlapping never take the slack of a limit', () => {
  const end = { x: 800, y: 500 }
  for (const slack of [1, 0, 5]) {
    expect(isWalked(go(table(), at(500, 500), [end], { solid: [at(905, 500)], slack }))).toBe(true)
    expect(go(table(), at(500, 500), [end], { solid: [at(904, 500)], slack })).toMatchObject({ fault: 'room' })
  }
})

test('obstacles and rivals cost rolls in the order of the path, friends none', () => {
  const second = piece('second', [part(box(1300, 500, 15, 800), 0, 100, 'obstacle')])
  const plane = table(fence, second)
  expect(met(plane, at(700, 900), [{ x: 1800, y: 900 }], { soft: [at(1550, 900)], solid: [at(1150, 900)] })).toEqual([
    'piece 0',
    'piece 1',
    'base 0',
  ])
  expect(met(plane, at(700, 900), [{ x: 940, y: 900 }])).toEqual([])
})

test('brushing along an edge is not crossing', () => {
  expect(met(table(fence), at(947, 600), [{ x: 947, y: 1200 }])).toEqual([])
  const visit = (x: number) =>
    met(table(fence), at(800, 600), [
      { x, y: 900 },
      { x: 800, y: 1200 },
    ])
  expect(visit(948)).toEqual([])
  expect(visit(949)).toEqual(['piece 0'])
})

test('a barrier stops, and the fault names it and its place', () => {
  expect(go(table(wall), at(700, 900), [{ x: 1300, y: 900 }])).toEqual({
    fault: 'barrier',
    at: { x: 1300, y: 900 },
    piece: 0,
  })
  expect(go(table(), at(700, 900), [{ x: 40, y: 900 }])).toMatchObject({ fault: 'table' })
  expect(go(table(), at(700, 900), [{ x: 700.5, y: 900 }])).toMatchObject({ fault: 'units' })
  expect(
    go(
      table(),
      at(700, 900),
      Array.from({ length: 33 }, (_, k) => ({ x: 701 + k, y: 900 })),
    ),
  ).toMatchObject({ fault: 'corners' })
})

test('whoever stands on an obstacle leaves it for nothing; the same stretch the other way costs a roll', () => {
  const crate = piece('crate', [part(box(1000, 1000, 200, 200), 0, 150, 'obstacle')], 'top')
  const plane = table(crate)
  expect(met(plane, at(1100, 1100, 150), [{ x: 1500, y: 1100 }])).toEqual([])
  expect(met(plane, at(1500, 1100), [{ x: 1100, y: 1100 }])).toEqual(['piece 0'])
  const found = go(plane, at(1500, 1100), [{ x: 1100, y: 1100 }])
  expect(isWalked(found) && found.end.z).toBe(150)
  expect(met(plane, at(1500, 1100), [{ x: 1240, y: 1100 }])).toBe('room')
})

test('a crossing that is paid is paid until it is left', () => {
  const plane = table(fence)
  const paid = [{ kind: 'piece', index: 0 }] as const
  expect(met(plane, at(947, 900), [{ x: 1200, y: 900 }])).toEqual(['piece 0'])
  expect(met(plane, at(947, 900), [{ x: 1200, y: 900 }], { paid })).toEqual([])
  expect(
    met(
      plane,
      at(947, 900),
      [
        { x: 800, y: 900 },
        { x: 1200, y: 900 },
      ],
      { paid },
    ),
  ).toEqual(['piece 0'])
  expect(
    met(
      plane,
      at(947, 900),
      [
        { x: 1200, y: 900 },
        { x: 800, y: 900 },
      ],
      { paid },
    ),
  ).toEqual(['piece 0'])
})

test('an obstacle of several parts is entered anew after it was left wholly', () => {
  const posts = piece('posts', [
    part(box(1000, 900, 20, 20), 0, 100, 'obstacle'),
    part(box(1400, 900, 20, 20), 0, 100, 'obstacle'),
  ])
  const close = piece('close', [
    part(box(1000, 900, 20, 20), 0, 100, 'obstacle'),
    part(box(1100, 900, 20, 20), 0, 100, 'obstacle'),
  ])
  expect(met(table(posts), at(800, 910), [{ x: 1600, y: 910 }])).toEqual(['piece 0', 'piece 0'])
  expect(met(table(close), at(800, 910), [{ x: 1400, y: 910 }])).toEqual(['piece 0'])
})

test('a doorway is walked through for nothing, a window for a roll, neither by a base too wide for it', () => {
  const opening = (gap: number, sill: boolean) =>
    piece(
      'opening',
      [
        part(box(1000, 1000, 300, 20), 0, 400),
        part(box(1300 + gap, 1000, 300, 20), 0, 400),
        part(box(1300, 1000, gap, 20), 200, 400),
        ...(sill ? [part(box(1300, 1000, gap, 20), 0, 100, 'obstacle')] : []),
      ],
      'top',
    )
  const through = (gap: number, sill: boolean) =>
    met(table(opening(gap, sill)), at(1300 + gap / 2, 800), [{ x: 1300 + gap / 2, y: 1200 }])
  expect(through(110, false)).toEqual([])
  expect(through(110, true)).toEqual(['piece 0'])
  expect(through(100, false)).toBe('barrier')
  const shot = (gap: number, sill: boolean) =>
    strip(table(opening(gap, sill)), at(1300 + gap / 2, 800), at(1300 + gap / 2, 1400), 50, [])
  expect(shot(110, false)).toEqual({ blocked: false, pieces: [], bases: [] })
  expect(shot(110, true).pieces).toEqual([0])
  expect(shot(80, false)).toMatchObject({ blocked: false, pieces: [0] })
})

test('who fails a roll stands touching what it met', () => {
  const walk: Walk = { base: at(700, 900), path: [{ x: 1300, y: 900 }], most: 1200, soft: [], solid: [] }
  const plane = table(fence)
  const found = walked(plane, walk)
  const [first] = isWalked(found) ? found.met : []
  expect(first).toMatchObject({ kind: 'piece', index: 0, stretch: 0 })
  const { base: end } = stopAt(plane, walk, first as NonNullable<typeof first>)
  expect(end.x).toBeGreaterThanOrEqual(946)
  expect(end.x).toBeLessThanOrEqual(948)
  const friend = at(947, 900)
  expect(stopAt(plane, { ...walk, solid: [friend] }, first as NonNullable<typeof first>)).toMatchObject({
    base: { x: 842 },
    stretch: 0,
    length: 142 * FINE,
  })
})

test('walls block where they cover the strip, alone or where they meet inside it', () => {
  const from = at(500, 900)
  const to = at(1500, 900)
  expect(stripBlocked(table(wall), from, to, 50)).toBe(true)
  const upper = piece('upper', [part(box(1000, 900, 20, 400), 0, 400)])
  const lower = piece('lower', [part(box(1000, 500, 20, 400), 0, 400)])
  const apart = piece('apart', [part(box(1100, 500, 20, 400), 0, 400)])
  expect(stripBlocked(table(upper, lower), from, to, 50)).toBe(true)
  expect(strip(table(upper, apart), from, to, 50, [])).toMatchObject({ blocked: false, pieces: [0, 1] })
  // They touch, but only beside the strip: together they count once and leave a way.
  const elbow = piece('elbow', [part(box(1000, 880, 20, 420), 0, 400), part(box(1020, 1280, 200, 20), 0, 400)])
  const far = piece('far', [part(box(1220, 500, 20, 380), 0, 400), part(box(1220, 1280, 20, 20), 0, 400)])
  expect(strip(table(elbow, far), from, to, 50, [])).toEqual({ blocked: false, pieces: [0], bases: [] })
  // A corner a little short of the side leaves a way, however narrow.
  const short = piece('short', [part(box(1000, 500, 20, 448), 0, 400)])
  expect(stripBlocked(table(short), from, to, 50)).toBe(false)
  expect(stripBlocked(table(piece('long', [part(box(1000, 500, 20, 450), 0, 400)])), from, to, 50)).toBe(true)
})

test('what is within reach of the acting base is no cover, and bases in the strip are', () => {
  const from = at(900, 900)
  const to = at(1900, 900)
  const others = [at(1500, 900), at(1500, 1010), at(1000, 900, 400)]
  const plane = table(fence)
  const found = strip(plane, from, to, 50, others)
  expect(found).toEqual({ blocked: false, pieces: [0], bases: [0] })
  expect(coverOf(plane, found, from, others, 100)).toBe(1)
  expect(coverOf(plane, found, from, others, 20)).toBe(2)
  expect([1, 0, 5].map((slack) => coverOf(plane, found, from, others, 46, slack))).toEqual([1, 2, 1])
})

const building = (high: number, ladders: PlanePoint[] = []) =>
  piece('building', [part(box(1000, 1000, 600, 600), 0, high)], 'top', ladders)

test('the edge of the piece a target stands on counts, even where the strip ends before it', () => {
  const plane = table(building(400))
  const below = at(300, 1300)
  const above = at(1030, 1300, 400)
  expect(strip(plane, below, above, 50, [], { edge: 0 })).toEqual({ blocked: false, pieces: [0], bases: [] })
  expect(strip(plane, above, below, 50, [], { without: 0 })).toEqual({ blocked: false, pieces: [], bases: [] })
  expect(stripBlocked(plane, at(900, 1300), at(1400, 1300, 400), 50)).toBe(true)
  expect(strip(plane, at(1400, 1300, 400), above, 50, [], { edge: 0 }).pieces).toEqual([])
})

test('a climb starts at the face, costs a roll and its height, and goes on at the top', () => {
  const plane = table(building(400))
  const start = { x: 947, y: 1300 }
  const roof = { x: 1200, y: 1300 }
  expect(met(plane, at(947, 1300), [start, roof], { most: 700 })).toEqual(['climb 0'])
  const found = go(plane, at(947, 1300), [start, roof], { most: 700 })
  expect(isWalked(found) && found).toMatchObject({ length: (400 + 253) * FINE, end: { z: 400 } })
  expect(met(plane, at(947, 1300), [start, roof], { most: 300 })).toBe('length')
  expect(met(plane, at(747, 1300), [start, start, roof])).toBe('face')
  expect(met(plane, at(937, 1300), [{ x: 937, y: 1300 }, roof])).toEqual(['climb 0'])
  expect(met(plane, at(936, 1300), [{ x: 936, y: 1300 }, roof])).toBe('face')
  const ways = waysFrom(plane, { base: at(947, 1300), most: 700, rolls: 1, rivals: [] })
  expect(wayTo(ways, { ...roof, z: 400 })).toMatchObject({ length: (400 + 253) * FINE, rolls: 1 })
})

test('who climbs may stop with its centre right over the edge', () => {
  const plane = table(building(400))
  const start = { x: 947, y: 1300 }
  const found = go(plane, at(947, 1300), [start, { x: 1000, y: 1300 }], { most: 700 })
  expect(isWalked(found) && found.end).toEqual({ x: 1000, y: 1300, z: 400, radius: 53 })
  expect(met(plane, at(947, 1300), [start, { x: 999, y: 1300 }], { most: 700 })).toBe('edge')
})

test('up, across and down again is one climb', () => {
  const plane = table(piece('wall', [part(box(1000, 500, 100, 800), 0, 400)], 'top'))
  const near = { x: 947, y: 900 }
  const far = { x: 1153, y: 900 }
  const over = go(plane, at(947, 900), [near, far, far])
  expect(isWalked(over) && over).toMatchObject({
    length: 1006 * FINE,
    end: { x: 1153, z: 0 },
    met: [{ kind: 'climb', index: 0 }],
  })
  const ways = waysFrom(plane, { base: at(947, 900), most: 1200, rolls: 1, rivals: [] })
  expect(wayTo(ways, { x: 1200, y: 900, z: 0 })?.rolls).toBe(1)
  expect(met(plane, at(947, 900), [near, far])).toBe('edge')
})

test('a ladder is walked without a roll from anywhere', () => {
  const plane = table(building(500, [{ x: 1000, y: 1300 }]))
  const ways = waysFrom(plane, { base: at(847, 1300), most: 700, rolls: 0, rivals: [] })
  expect(wayTo(ways, { x: 1040, y: 1300, z: 500 })).toMatchObject({ length: (100 + 500 + 93) * FINE, rolls: 0 })
  expect(wayTo(ways, { x: 1060, y: 1300, z: 500 })).toBeUndefined()
  const down = waysFrom(plane, { base: at(1300, 1300, 500), most: 1200, rolls: 0, rivals: [] })
  expect(wayTo(down, { x: 800, y: 1300, z: 0 })).toMatchObject({ rolls: 0 })
})

test('gaps up to a step wide are jumped between raised edges, not up, and the gap counts as length', () => {
  const roofs = (gap: number, high: number) =>
    table(building(500), piece('other', [part(box(1600 + gap, 1000, 600, 600), 0, high)], 'top'))
  const jump = (gap: number, high: number) => met(roofs(gap, high), at(1500, 1300, 500), [{ x: 1700 + gap, y: 1300 }])
  expect(jump(300, 500)).toEqual(['jump 2'])
  expect(jump(302, 500)).toBe('edge')
  expect(jump(200, 320)).toEqual(['jump 2'])
  expect(jump(200, 510)).toBe('edge')
  expect(jump(200, 300)).toBe('edge')
  const found = go(roofs(200, 500), at(1500, 1300, 500), [{ x: 1900, y: 1300 }])
  expect(isWalked(found) && found.length).toBe(400 * FINE)
})

test('a gap just as wide as may be is jumped wherever the way ends, and one a unit wider nowhere', () => {
  const ends = (gap: number, slack: number) => {
    const plane = table(building(500), piece('other', [part(box(1600 + gap, 1000, 600, 600), 0, 500)], 'top'))
    const way = (far: number) => met(plane, at(1500, 1300, 500), [{ x: 1660 + gap + far, y: 1300 }], { slack })
    return new Set(Array.from({ length: 200 }, (_, far) => String(way(far))))
  }
  expect([ends(300, 0), ends(301, 1), ends(305, 5)]).toEqual(Array(3).fill(new Set(['jump 2'])))
  expect([ends(301, 0), ends(302, 1), ends(306, 5)]).toEqual(Array(3).fill(new Set(['edge'])))
})

test('who fails a jump falls from halfway over the gap, who fails a climb from the upper end of the face', () => {
  const plane = table(building(500), piece('other', [part(box(1800, 1000, 600, 600), 0, 400)], 'top'))
  const drops = (base: Base, path: PlanePoint[]) => {
    const found = go(plane, base, path)
    return isWalked(found) ? found.met.map(({ drop }) => drop) : found.fault
  }
  expect(drops(at(1500, 1300, 500), [{ x: 2000, y: 1300 }])).toEqual([{ x: 1700, y: 1300, z: 500 }])
  const foot = { x: 947, y: 1300 }
  expect(drops(at(947, 1300), [foot, { x: 1200, y: 1300 }])).toEqual([{ ...foot, z: 500 }])
  expect(drops(at(1053, 1300, 500), [foot, foot])).toEqual([{ ...foot, z: 500 }])
})

test('a gap that was rolled for is jumped at once, or rolled for again', () => {
  const plane = table(building(500), piece('other', [part(box(1800, 1000, 600, 600), 0, 500)], 'top'))
  const paid = [{ kind: 'jump', index: 2 }] as const
  const beyond = { x: 2000, y: 1300 }
  expect(met(plane, at(1500, 1300, 500), [beyond], { paid })).toEqual([])
  expect(met(plane, at(1500, 1300, 500), [{ x: 1500, y: 1200 }, beyond], { paid })).toEqual(['jump 2'])
})

test('who meets something at the head of a ladder stands there and not below', () => {
  const fenced = piece('fenced', [part(box(1200, 1000, 15, 600), 500, 600, 'obstacle')])
  const plane = table(building(500, [{ x: 1000, y: 1300 }]), fenced)
  const foot = { x: 947, y: 1300 }
  const walk: Walk = { base: at(847, 1300), path: [foot, foot, { x: 1400, y: 1300 }], most: 1200, soft: [], solid: [] }
  const found = walked(plane, walk)
  const [first] = isWalked(found) ? found.met : []
  expect(stopAt(plane, walk, first as NonNullable<typeof first>)).toMatchObject({ base: { x: 1148, y: 1300, z: 500 } })
})

test('the edge of a surface is near by the gap to the base', () => {
  const plane = table(building(400))
  expect(
    [at(1153, 1300, 400), at(1154, 1300, 400), at(1155, 1300, 400)].map((one) => isEdgeNear(plane, 1, one, 100)),
  ).toEqual([true, true, false])
})

test('a step from one top to another is crossed like an obstacle upwards, and free downwards', () => {
  const plane = table(building(400), piece('higher', [part(box(1600, 1000, 600, 600), 0, 600)], 'top'))
  expect(met(plane, at(1300, 1300, 400), [{ x: 1800, y: 1300 }])).toEqual(['piece 1'])
  expect(met(plane, at(1800, 1300, 600), [{ x: 1300, y: 1300 }])).toEqual([])
  expect(met(plane, at(2400, 1300), [{ x: 1800, y: 1300 }])).toBe('barrier')
})

test('those below a bridge do not meet those on it', () => {
  const bridge = piece('bridge', [part(box(1000, 1200, 800, 200), 380, 400)], 'top')
  const plane = table(bridge)
  expect(met(plane, at(1400, 900), [{ x: 1400, y: 1700 }], { soft: [at(1400, 1300, 400)] })).toEqual([])
  expect(hasRoom(plane, at(1400, 1300), [at(1400, 1300, 400)])).toBe(true)
  expect(hasRoom(plane, at(1400, 1300, 300), [])).toBe(false)
  expect(surfaceBelow(plane, 1400, 1300, 900)).toBe(1)
  expect(surfaceBelow(plane, 1400, 1300, 399)).toBe(0)
})

test('who touches a wall or a rival walks round it without stepping back first', () => {
  const plane = table(piece('block', [part(box(1000, 1000, 200, 200), 0, 400)]))
  const ways = waysFrom(plane, { base: at(948, 1100), most: 700, rolls: 0, rivals: [] })
  expect(wayTo(ways, { x: 1252, y: 1100 })?.length).toBeLessThan(571 * FINE)
  const rival = { x: 542, y: 2755, z: 0, radius: 53 }
  const brawl = waysFrom(table(), { base: at(673, 2762, 0, 79), most: 700, rolls: 0, rivals: [rival], round: [0] })
  expect(wayTo(brawl, { x: 313, y: 2894 })?.length).toBeLessThan(434 * FINE)
})

test('a torrent goes on to its range or to the first wall across it', () => {
  const plane = table(wall)
  const bases = [at(700, 900), at(900, 930), at(900, 1010), at(1200, 900)]
  expect(basesInTorrent(table(), at(300, 900), at(700, 900), 50, 700, bases)).toEqual([0, 1])
  expect(basesInTorrent(table(), at(300, 900), at(700, 900), 50, 1200, bases)).toEqual([0, 1, 3])
  expect(basesInTorrent(plane, at(300, 900), at(700, 900), 50, 1200, bases)).toEqual([0, 1])
  expect(
    [1, 0, 5].map((slack) => basesInTorrent(table(), at(300, 900), at(700, 900), 50, 794, [at(1200, 900)], slack)),
  ).toEqual([[0], [], [0]])
})

test('a barrier between two centres shields, one lower than the line does not', () => {
  expect(isBetween(table(wall), at(900, 900), at(1200, 900))).toBe(true)
  expect(isBetween(table(wall), at(900, 900, 500), at(1200, 900, 500))).toBe(false)
  expect(isBetween(table(fence), at(900, 900), at(1200, 900))).toBe(false)
})

test('a quarter holds only those wholly in it, and its slack is its own', () => {
  const plane = table()
  expect([at(1446, 1000), at(1447, 1000), at(1448, 1000)].map((base) => quarterOf(plane, base))).toEqual([0, 0, 0])
  expect(quarterOf(plane, at(1449, 1000))).toBeUndefined()
  expect([1, 0, 5].map((slack) => quarterOf(plane, at(1448, 1000), slack))).toEqual([0, undefined, 0])
  expect([at(500, 500), at(2500, 500), at(500, 2500), at(2500, 2500)].map((base) => quarterOf(plane, base))).toEqual([
    0, 1, 2, 3,
  ])
})

test('gaps to pieces are measured in space', () => {
  const plane = table(building(400))
  expect(isPieceWithin(plane, 0, at(847, 1300), 100)).toBe(true)
  expect(isPieceWithin(plane, 0, at(845, 1300), 100)).toBe(false)
  expect([1, 0, 5].map((slack) => isPieceWithin(plane, 0, at(846, 1300), 100, slack))).toEqual([true, false, true])
  expect(isPieceWithin(plane, 0, at(1300, 1300, 500), 100)).toBe(true)
  expect(isPieceWithin(plane, 0, at(1300, 1300, 502), 100)).toBe(false)
})
