import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Hex, type HexBoard, hexAt, hexLabelled, makeHexBoard, makeHexSet } from './board.ts'
import { type Axial, add, axialDistance, axialNeighbours, mirrored, rotated } from './coordinates.ts'
import { distance, ring, within } from './distance.ts'
import { labelFrame, makeLabel, parseLabel } from './labels.ts'
import { centreOf, cornersOf } from './lattice.ts'
import { lineOf } from './line.ts'
import { isPath, shortestPath } from './paths.ts'
import { reach, stepsFrom, unreachable } from './reach.ts'
import { hexagonOfHexes } from './shapes.ts'
import { edgesBlock, hexesThrough, isClear, sees, seesPast, sightTable } from './sight.ts'

const axial: fc.Arbitrary<Axial> = fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 }))
const layout = fc.constantFrom('pointy' as const, 'flat' as const)
const rule = fc.constantFrom(...edgesBlock)
const turnOrMirror: fc.Arbitrary<(hex: Axial) => Axial> = fc
  .tuple(fc.integer({ min: 0, max: 5 }), fc.boolean(), axial)
  .map(
    ([turns, mirror, shift]) =>
      (hex) =>
        add(shift, rotated(mirror ? mirrored(hex) : hex, turns)),
  )

/** Ragged boards with holes, a sixth of the hexes blocked, a sixth closed, and two hexes of it. */
const position = fc
  .record({
    places: fc.uniqueArray(fc.tuple(fc.constantFrom(...hexagonOfHexes(4)), fc.integer({ min: 0, max: 5 })), {
      minLength: 2,
      maxLength: 61,
      size: 'max',
      selector: ([hex]) => String(hex),
    }),
    layout,
    gapsBlockSight: fc.boolean(),
    ends: fc.tuple(fc.nat(), fc.nat()),
  })
  .map(({ places, layout, gapsBlockSight, ends: [a, b] }) => {
    const of = (kind: number) => places.filter((place) => place[1] === kind).map(([hex]) => hex)
    const board = makeHexBoard({ hexes: places.map(([hex]) => hex), blocked: of(0), layout, gapsBlockSight })
    const closed = makeHexSet(
      board,
      of(1).map(([q, r]) => hexAt(board, q, r)),
    )
    return { board, closed, a: a % board.size, b: b % board.size }
  })

test('distance is a metric, and counts steps', () => {
  fc.assert(
    fc.property(axial, axial, axial, (a, b, c) => {
      expect(axialDistance(a, b)).toBe(axialDistance(b, a))
      expect(axialDistance(a, b) === 0).toBe(String(a) === String(b))
      expect(axialDistance(a, c)).toBeLessThanOrEqual(axialDistance(a, b) + axialDistance(b, c))
      const nearest = Math.min(...axialNeighbours(a).map((next) => axialDistance(next, b)))
      expect(nearest).toBe(axialDistance(a, b) === 0 ? 1 : axialDistance(a, b) - 1)
    }),
  )
})

test('a ring of an open board has 6n hexes, and rings make up what is within', () => {
  const board = makeHexBoard({ hexes: hexagonOfHexes(9) })
  fc.assert(
    fc.property(fc.constantFrom(...hexagonOfHexes(4)), fc.integer({ min: 1, max: 5 }), ([q, r], steps) => {
      const hex = hexAt(board, q, r)
      expect(ring(board, hex, steps)).toHaveLength(6 * steps)
      expect(within(board, hex, steps)).toHaveLength(1 + 3 * steps * (steps + 1))
      expect(ring(board, hex, steps).every((other) => distance(board, hex, other) === steps)).toBe(true)
    }),
  )
})

test('parsing a made label gives the hex back, and labels are unique', () => {
  fc.assert(
    fc.property(fc.uniqueArray(axial, { minLength: 1, selector: String }), layout, (hexes, layout) => {
      const board = makeHexBoard({ hexes, layout })
      expect(new Set(board.labels).size).toBe(board.size)
      const frame = labelFrame(hexes, layout)
      for (const hex of hexes) expect(parseLabel(frame, makeLabel(frame, hex))).toEqual(hex)
      for (const [hex, label] of board.labels.entries()) expect(hexLabelled(board, label)).toBe(hex)
    }),
  )
})

test('a line meets exactly the hexes with corners on both sides of it, and the same ones backwards', () => {
  fc.assert(
    fc.property(axial, axial, (a, b) => {
      const line = lineOf(a, b)
      const back = lineOf(b, a)
      expect([...back.through].reverse()).toEqual(line.through)
      expect(new Set(back.grazed.map(String))).toEqual(new Set(line.grazed.map(String)))
      const slow = (how: string) => plane.filter((hex) => clips(a, b, hex) === how)
      expect(new Set(line.through.map(String))).toEqual(new Set(slow('through').map(String)))
      expect(new Set(line.grazed.map(String))).toEqual(new Set(slow('grazed').map(String)))
    }),
    { numRuns: 300 },
  )
})

test('sight is symmetric, agrees with its table, with the hexes on the line, and with a clip of every blocked hex', () => {
  fc.assert(
    fc.property(position, rule, ({ board, closed, a, b }, rule) => {
      const seen = sees(board, a, b, rule)
      expect(sees(board, b, a, rule)).toBe(seen)
      expect(sightTable(board, rule)[a * board.size + b]).toBe(seen ? 1 : 0)
      expect(isClear(board, a, b, board.blocked, rule)).toBe(seen)
      expect(seesPast(board, a, b, board.blocked, rule)).toBe(seen)
      expect(seesPast(board, b, a, closed, rule)).toBe(seesPast(board, a, b, (hex) => closed[hex] === 1, rule))
      if (rule !== 'never' || board.gapsBlockSight) return
      const onLine = hexesThrough(board, a, b).slice(1, -1)
      expect(onLine.every((hex) => board.blocked[hex] === 0)).toBe(seen)
      const [from, to] = [board.hexes[a] as Axial, board.hexes[b] as Axial]
      const clipped = board.hexes.some(
        (hex, at) => at !== a && at !== b && board.blocked[at] === 1 && clips(from, to, hex) === 'through',
      )
      expect(!clipped).toBe(seen)
    }),
    { numRuns: 500 },
  )
})

test('a line along edges is shut by what stands beside them, as the rule asks', () => {
  fc.assert(
    fc.property(position, ({ board, a, b }) => {
      const isShut = ([q, r]: Axial) => {
        const hex = hexAt(board, q, r)
        return hex < 0 ? board.gapsBlockSight : board.blocked[hex] === 1
      }
      const edges = lineOf(board.hexes[a] as Axial, board.hexes[b] as Axial).between
      const open = sees(board, a, b, 'never')
      expect(sees(board, a, b, 'both')).toBe(open && !edges.some(([one, two]) => isShut(one) && isShut(two)))
      expect(sees(board, a, b, 'either')).toBe(open && !edges.some(([one, two]) => isShut(one) || isShut(two)))
    }),
    { numRuns: 500 },
  )
})

test('turning, mirroring and shifting a board changes neither distance nor sight nor reach', () => {
  fc.assert(
    fc.property(position, layout, turnOrMirror, rule, ({ board, closed, a, b }, layout, change, rule) => {
      const blocked = board.hexes.filter((_, hex) => board.blocked[hex] === 1).map(change)
      const { gapsBlockSight } = board
      const changed = makeHexBoard({ hexes: board.hexes.map(change), blocked, layout, gapsBlockSight })
      const image = (hex: Hex) => hexAt(changed, ...change(board.hexes[hex] as Axial))
      const shut = new Uint8Array(board.size)
      for (const [hex, value] of closed.entries()) shut[image(hex)] = value
      expect(distance(changed, image(a), image(b))).toBe(distance(board, a, b))
      expect(sees(changed, image(a), image(b), rule)).toBe(sees(board, a, b, rule))
      expect(seesPast(changed, image(a), image(b), shut, rule)).toBe(seesPast(board, a, b, closed, rule))
      expect(new Set(reach(changed, image(a), 3, shut))).toEqual(new Set(reach(board, a, 3, closed).map(image)))
    }),
    { numRuns: 300 },
  )
})

test('reach, steps and paths agree with a plain search', () => {
  fc.assert(
    fc.property(position, fc.integer({ min: 0, max: 8 }), ({ board, closed, a, b }, steps) => {
      const slow = plainSearch(board, a, closed)
      const reached = reach(board, a, steps, closed)
      const expected = [...slow].filter(([hex, far]) => hex !== a && far <= steps).map(([hex]) => hex)
      expect(new Set(reached)).toEqual(new Set(expected))
      expect(reached).toHaveLength(expected.length)
      expect(reached.map((hex) => slow.get(hex))).toEqual(reached.map((hex) => slow.get(hex)).sort())
      expect(reach(board, a, steps, (hex) => closed[hex] === 1)).toEqual(reached)
      const far = stepsFrom(board, a, closed)
      for (let hex = 0; hex < board.size; hex++) expect(far[hex]).toBe(slow.get(hex) ?? unreachable)
      const path = shortestPath(board, a, b, closed)
      expect(path?.length).toBe(slow.get(b))
      if (path !== undefined) expect(isPath(board, a, path, closed)).toBe(true)
      if (path !== undefined && path.length > 0) expect(path.at(-1)).toBe(b)
    }),
    { numRuns: 300 },
  )
})

const plane = hexagonOfHexes(19)

/** The slow twin of the line: cuts the segment down to the half planes of a hex's six edges, in exact fractions. */
function clips(a: Axial, b: Axial, hex: Axial): 'through' | 'grazed' | 'apart' {
  const [ax, ay] = centreOf(a)
  const [bx, by] = centreOf(b)
  const corners = cornersOf(hex)
  let from: Fraction = [0, 1]
  let to: Fraction = [1, 1]
  let onEdge = false
  for (const [index, [cx, cy]] of corners.entries()) {
    const [nx, ny] = corners[(index + 1) % 6] as readonly [number, number]
    const inside = (x: number, y: number) => (nx - cx) * (y - cy) - (ny - cy) * (x - cx)
    const [start, end] = [inside(ax, ay), inside(bx, by)]
    if (start < 0 && end < 0) return 'apart'
    if (start === 0 && end === 0) onEdge = true
    if (start === end) {
      if (start < 0) return 'apart'
      continue
    }
    const at: Fraction = start - end > 0 ? [start, start - end] : [-start, end - start]
    if (end > start) from = less(from, at) ? at : from
    else to = less(at, to) ? at : to
  }
  if (less(to, from)) return 'apart'
  if (String(a) === String(b)) return onEdge || String(a) !== String(hex) ? 'apart' : 'through'
  return less(from, to) && !onEdge ? 'through' : 'grazed'
}

type Fraction = readonly [number, number]
const less = (one: Fraction, two: Fraction) => one[0] * two[1] < two[0] * one[1]

/** The slow twin of reach: a search with a queue and a map, straight from the axial coordinates. */
function plainSearch(board: HexBoard, from: Hex, closed: Uint8Array): Map<Hex, number> {
  const far = new Map([[from, 0]])
  const queue = [from]
  for (let hex = queue.shift(); hex !== undefined; hex = queue.shift()) {
    for (const [q, r] of axialNeighbours(board.hexes[hex] as Axial)) {
      const next = board.hexes.findIndex((other) => other[0] === q && other[1] === r)
      if (next < 0 || far.has(next) || board.blocked[next] === 1 || closed[next] === 1) continue
      far.set(next, (far.get(hex) as number) + 1)
      queue.push(next)
    }
  }
  return far
}
