import { expect, test } from 'vitest'
import { convexOutlines } from './outline.ts'
import { makePlane, type Part, type Piece, type Plane, type PlaneDefinition } from './plane.ts'
import { stripBlocked } from './strip.ts'
import { HALF, laid, laidPlane } from './testing/scenes.ts'
import { type Base, FINE, type PlanePoint, wayLength } from './units.ts'
import { isWalked, walked } from './walk.ts'
import { wayTo } from './way-to.ts'
import { waysFrom } from './ways.ts'

/** The smallest scenes in which, of 100,000 random ones, the plane once broke a law of its own or an oracle was too coarse. */

const points = (...pairs: readonly (readonly [x: number, y: number])[]): PlanePoint[] =>
  pairs.map(([x, y]) => ({ x, y }))
const box = (x: number, y: number, width: number, depth: number): PlanePoint[] =>
  points([x, y], [x + width, y], [x + width, y + depth], [x, y + depth])
const piece = (
  outline: PlanePoint[],
  high: number,
  hinders: Part['hinders'],
  stand: Piece['stand'] = 'none',
): Piece => ({
  id: 'piece',
  parts: [{ outline, low: 0, high, hinders }],
  stand,
  ladders: [],
})
const roof = (outline: PlanePoint[]) => piece(outline, 400, 'barrier', 'top')
const crate = (outline: PlanePoint[]) => piece(outline, 289, 'obstacle', 'top')
const wall = (outline: PlanePoint[]) => piece(outline, 400, 'barrier')
const fence = (outline: PlanePoint[]) => piece(outline, 100, 'obstacle')
const scene = (...pieces: Piece[]): PlaneDefinition => ({
  width: 2000,
  depth: 2000,
  tall: 125,
  step: 300,
  longest: 1200,
  pieces,
})
const table = (...pieces: Piece[]): Plane => makePlane(scene(...pieces))
const at = (x: number, y: number, z = 0, radius = 49): Base => ({ x, y, z, radius })
const layings = [0, 1, 2, 3, 4, 5, 6, 7]

/** Where somebody comes to stand and what was met on the way, or what is wrong with it. */
function went(plane: Plane, base: Base, path: PlanePoint[], soft: Base[] = []): unknown {
  const found = walked(plane, { base, path, most: 1200, soft, solid: [] })
  return isWalked(found) ? [found.end.z, ...found.met.map(({ kind, index }) => `${kind} ${index}`)] : found.fault
}

test('a jump may end exactly on the edge of the roof it leads to, and costs what a longer one does', () => {
  const plane = table(roof(box(500, 500, 300, 300)), roof(box(1000, 500, 300, 300)))
  for (const x of [1000, 1001, 1100])
    for (const rest of [[], [{ x: 1150, y: 600 }]])
      expect(went(plane, at(700, 600, 400), [{ x, y: 600 }, ...rest])).toEqual([400, 'jump 2'])
  expect(went(plane, at(700, 600, 400), [{ x: 999, y: 600 }])).toBe('edge')
})

test('whoever comes to the edge of a top meets who stands there and what is in the way up there', () => {
  const plane = table(crate(box(1000, 500, 300, 300)))
  const path = points([1000, 600], [1060, 600])
  expect(went(plane, at(800, 600), path)).toEqual([289, 'piece 0'])
  expect(went(plane, at(800, 600), points([1000, 600], [900, 600]), [at(1080, 600, 289)])).toEqual([
    0,
    'piece 0',
    'base 0',
  ])
})

test('a top that is gone over for less than a tenth of a unit is stepped on', () => {
  // The way runs along the front of the roof, which is too high to step on but from the corner of the crate.
  const sliver = crate(points([609, 1274], [933, 1416], [820, 1524], [748, 1551], [732, 1544]))
  const plane = table(sliver, roof(points([655, 1026], [655, 1644], [223, 1644], [223, 1026])))
  const walk = { base: at(119, 1600), path: points([674, 1231], [292, 1460]), most: 1200, soft: [], solid: [] }
  expect(walked(plane, walk)).toMatchObject({ fault: 'edge' })
})

test('sight past walls that cross where a slanted strip is over them is the same however the table is turned', () => {
  const crossing = (x: number) => [
    wall(points([x - 50, 1150], [x + 50, 850], [x + 60, 850], [x - 40, 1150])),
    wall(points([x - 50, 850], [x - 40, 850], [x + 60, 1150], [x + 50, 1150])),
  ]
  // The strip clears the walls from x = 1052 on.
  for (const [x, isBlocked] of [
    [1050, true],
    [1051, true],
    [1052, false],
    [1053, false],
    [1054, false],
  ] as const)
    for (const laying of layings) {
      const definition = scene(...crossing(x))
      const [from, to] = [at(500, 1000), at(1500, 1000, 500)].map((base) => laid(definition, laying, base)) as [
        Base,
        Base,
      ]
      const plane = laidPlane(definition, laying)
      const found = [stripBlocked(plane, from, to, HALF), stripBlocked(plane, to, from, HALF)]
      expect({ x, laying, found }).toEqual({ x, laying, found: [isBlocked, isBlocked] })
    }
})

test('two walls leave a way if there is more than the slack between them, aslant too', () => {
  const blocked = (gap: number) =>
    stripBlocked(
      table(
        wall(points([970, 970], [1060, 1060], [900, 1100])),
        wall(points([940 + gap, 940], [1100, 900], [1030 + gap, 1030])),
      ),
      at(500, 1000),
      at(1500, 1000),
      HALF,
    )
  // The way is as wide as the gap by the root of two.
  expect([0, 1, 2].map(blocked)).toEqual([true, true, false])
})

test('a wall that leaves the strip more than the slack on one side does not block it', () => {
  const blocked = (x: number) => stripBlocked(table(wall(box(x, 1000, 500, 20))), at(1000, 700), at(1000, 1300), HALF)
  expect([950, 951, 952].map(blocked)).toEqual([true, false, false])
})

const elbow = points([541, 1909], [336, 1909], [336, 1773], [405, 1773], [405, 1590], [541, 1590])

test('an outline is cut alike wherever it begins and however the table is turned', () => {
  const definition = scene(wall(elbow))
  const inOrder = (outlines: PlanePoint[][]) =>
    outlines.map((outline) => outline.map(({ x, y }) => `${x},${y}`).sort()).sort()
  for (let first = 0; first < elbow.length; first++)
    expect(inOrder(convexOutlines([...elbow.slice(first), ...elbow.slice(0, first)]))).toEqual(
      inOrder(convexOutlines(elbow)),
    )
  for (const laying of layings) {
    const there = laidPlane(definition, laying).pieces[0]?.parts[0]?.outline ?? []
    expect(inOrder(convexOutlines(there))).toEqual(
      inOrder(convexOutlines(elbow).map((outline) => outline.map((point) => laid(definition, laying, point)))),
    )
  }
})

/** How long the shortest way is, and for how many rolls, on a table laid in every way. */
function waysOn(definition: PlaneDefinition, base: Base, to: PlanePoint, rolls: number): unknown[] {
  return layings.map((laying) => {
    const plane = laidPlane(definition, laying)
    const ways = waysFrom(plane, { base: laid(definition, laying, base), most: 700, rolls, rivals: [] })
    const way = wayTo(ways, laid(definition, laying, to))
    return way && [way.length, way.rolls]
  })
}

test('ways round the outer corner of an elbow, and down a face that has no middle in whole units, are as long on every table', () => {
  const round = waysOn(scene(wall(elbow)), at(600, 1560), { x: 300, y: 1960 }, 0)
  expect(new Set(round.map((way) => JSON.stringify(way))).size).toBe(1)
  const odd = scene(roof(points([500, 500], [900, 633], [767, 1033], [367, 900])))
  const down = waysOn(odd, at(480, 600, 400), { x: 350, y: 500 }, 1)
  expect(new Set(down.map((way) => JSON.stringify(way))).size).toBe(1)
  expect(down[0]).toEqual([expect.any(Number), 1])
})

test('a way keeps to the inside of an obstacle with a bend, where it pays only once', () => {
  const bent = points([1208, 1307], [927, 1307], [927, 1193], [1094, 1193], [1094, 1074], [1208, 1074])
  const plane = table(fence(bent))
  const base = at(1157, 957, 0, 53)
  const to = { x: 1017, y: 1157 }
  const way = wayTo(waysFrom(plane, { base, most: 280, rolls: 1, rivals: [] }), to)
  const drawn = points([1057, 1137], [1017, 1157])
  expect(went(plane, base, [{ x: 1137, y: 977 }, ...drawn])).toEqual(expect.anything())
  expect(way?.length).toBeLessThan(64480)
})

test('a way to or from the corner of a wall goes along it, and not beyond it and back', () => {
  const plane = table(wall(points([1230, 204], [1656, 204], [1656, 315], [1341, 315], [1341, 479], [1230, 479])))
  const places = [at(1772, 110, 0, 98), at(1752, 330, 0, 98)] as const
  for (const [from, to] of [places, [...places].reverse()] as [Base, Base][]) {
    const way = wayTo(waysFrom(plane, { base: from, most: 280, rolls: 0, rivals: [] }), to)
    expect(way?.length).toBeLessThan(wayLength(from, [to]) + 2 * FINE)
  }
})

test('a way through a corridor hardly wider than the base is granted, but not planned', () => {
  const plane = table(wall(box(543, 936, 200, 30)), wall(points([913, 1062], [1113, 1062], [1185, 1134], [913, 1134])))
  const base = at(722, 1187, 0, 98)
  const to = { x: 842, y: 987 }
  expect(went(plane, base, [...points([782, 1107]), to])).toEqual([0])
  expect(wayTo(waysFrom(plane, { base, most: 280, rolls: 0, rivals: [] }), to)).toBeUndefined()
})

test('a gap is jumped by planned ways just where whoever draws one may jump it, whatever the slack', () => {
  for (const gap of [300, 301, 302, 305, 306])
    for (const slack of [0, 1, 5]) {
      const plane = table(roof(box(500, 500, 300, 300)), roof(box(800 + gap, 500, 300, 300)))
      const base = at(600, 550, 400)
      const way = wayTo(waysFrom(plane, { base, most: 1200, rolls: 1, rivals: [], slack }), { x: 1300, y: 700, z: 400 })
      const drawn = points([800, 600], [800 + gap, 600], [1300, 700])
      const walk = { base, most: 1200, soft: [], solid: [], slack }
      const mayJump = isWalked(walked(plane, { ...walk, path: drawn }))
      expect({ gap, slack, mayJump, isPlanned: way !== undefined }).toEqual({
        gap,
        slack,
        mayJump: gap <= 300 + slack,
        isPlanned: mayJump,
      })
      if (way) expect(walked(plane, { ...walk, path: way.path })).toMatchObject({ length: way.length })
    }
})

test('the straight way to a face is gone down though a corner on it makes a way that rounds to less', () => {
  const plane = table(roof(points([400, 500], [800, 800], [482, 836], [400, 836])))
  const foot = { x: 806, y: 853 }
  const base = at(794, 747, 400, 53)
  expect(wayLength(base, [{ x: 800, y: 800 }, foot])).toBeLessThan(wayLength(base, [foot]))
  const way = wayTo(waysFrom(plane, { base, most: 1200, rolls: 1, rivals: [] }), foot)
  expect(way).toMatchObject({ path: [foot, foot], length: wayLength(base, [foot]) + 400 * FINE, rolls: 1 })
})
