import { expect, test } from 'vitest'
import { convexOutlines, type Outline, outlineFault, turn } from './outline.ts'
import { makePlane, type Piece, type PlaneDefinition } from './plane.ts'
import type { PlanePoint } from './units.ts'

const points = (...pairs: [number, number][]): Outline => pairs.map(([x, y]) => ({ x, y }))
const area = (outline: Outline) =>
  outline.reduce((sum, a, index) => {
    const b = outline[(index + 1) % outline.length] as PlanePoint
    return sum + a.x * b.y - a.y * b.x
  }, 0)

const square = points([0, 0], [100, 0], [100, 100], [0, 100])
const comb = points(
  [0, 0],
  [500, 0],
  [500, 300],
  [400, 300],
  [400, 100],
  [300, 100],
  [300, 300],
  [200, 300],
  [200, 100],
  [100, 100],
  [100, 300],
  [0, 300],
)

test.each([
  ['too few points', points([0, 0], [9, 9]), 'has 2 points; expected at least 3'],
  ['a fraction', points([0, 0], [9.5, 0], [9, 9]), 'point 2 is 9.5,0; expected whole units'],
  [
    'a point off the table',
    points([0, 0], [900, 0], [900, 1900]),
    'point 3 is 900,1900; expected a place on the table of 1000 by 1000',
  ],
  ['three points in a line', points([0, 0], [50, 0], [100, 0], [0, 100]), 'points 1, 2, 3 lie in a line'],
  [
    'an edge that crosses another',
    points([0, 0], [100, 100], [100, 0], [0, 90]),
    'meet; expected an outline that does not cross itself',
  ],
  ['a clockwise one', [...square].reverse(), 'runs clockwise; expected counter-clockwise'],
])('an outline with %s is refused', (_, outline, message) => {
  expect(outlineFault(outline, 1000, 1000)).toContain(message)
})

test('a sound outline is not', () => {
  expect(outlineFault(square, 1000, 1000)).toBeUndefined()
  expect(outlineFault(comb, 1000, 1000)).toBeUndefined()
})

test('an outline is cut into convex ones of whole points that cover it', () => {
  for (const outline of [square, comb, points([0, 0], [300, 50], [100, 100], [50, 300])]) {
    const cuts = convexOutlines(outline)
    expect(cuts.reduce((sum, cut) => sum + area(cut), 0)).toBe(area(outline))
    for (const cut of cuts)
      for (const [index, a] of cut.entries()) {
        expect(outline).toContainEqual(a)
        const [b, c] = [1, 2].map((more) => cut[(index + more) % cut.length]) as [PlanePoint, PlanePoint]
        expect(turn(a, b, c)).toBeGreaterThan(0)
      }
  }
  expect(convexOutlines(square)).toEqual([square])
  expect(convexOutlines(comb).length).toBeLessThan(7)
})

const table = (piece: Partial<Piece>, rest: Partial<PlaneDefinition> = {}): PlaneDefinition => ({
  width: 1000,
  depth: 1000,
  tall: 125,
  step: 300,
  longest: 1200,
  pieces: [
    {
      id: 'crate',
      parts: [{ outline: square, low: 0, high: 100, hinders: 'obstacle' }],
      stand: 'top',
      ladders: [],
      ...piece,
    },
  ],
  ...rest,
})

test.each([
  ['too large a table', table({}, { width: 9601 }), 'a plane is 1 to 9600 whole units a side, not 9601 by 1000'],
  ['no height', table({}, { tall: 0 }), 'tall, step and longest are whole numbers from 2, not 0, 300 and 1200'],
  ['a piece of nothing', table({ parts: [] }), 'crate: has no parts'],
  [
    'a bad outline',
    table({ parts: [{ outline: [...square].reverse(), low: 0, high: 100, hinders: 'obstacle' }] }),
    'crate: part 1 runs clockwise',
  ],
  [
    'heights upside down',
    table({ parts: [{ outline: square, low: 100, high: 100, hinders: 'barrier' }] }),
    'crate: part 1 reaches from 100 to 100; expected whole heights',
  ],
  [
    'an obstacle too high to step on',
    table({ parts: [{ outline: square, low: 0, high: 301, hinders: 'obstacle' }] }),
    'crate: part 1 is an obstacle 301 high to stand on; expected at most 300',
  ],
  ['a ladder in the air', table({ ladders: [{ x: 50, y: 50 }] }), 'crate: the ladder at 50,50 is off its edge'],
])('a plane with %s is refused', (_, definition, message) => {
  expect(() => makePlane(definition)).toThrow(message)
})
