import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeSquareBoard, makeSquareSet, type Square, squareAt, squareLabelled } from './board.ts'
import { squareDistance, squareMetrics, squareRing, squaresWithin } from './distance.ts'
import { squareLine } from './line.ts'
import { closeSquare, isClosed, layOpenWays, type OpenWays, openPath, openSquare, settledSteps } from './open-path.ts'
import { pathRound, settledTurns } from './path-round.ts'
import { furtherAxisFirst, isSquarePath, squarePath, squareSteps, squaresCloser } from './paths.ts'
import { noWay, squareReach, stepsToSquares } from './reach.ts'
import { isClearBetween, squaresBetween } from './sight.ts'
import { waysPast } from './ways.ts'

const board = makeSquareBoard(9, 7)
const square = fc.nat(board.size - 1)
const metric = fc.constantFrom(...squareMetrics)
const closed = fc.array(square, { maxLength: 25 }).map((squares) => makeSquareSet(board, squares))

/** The same place on the board turned upside down. */
const turned = (at: Square) => board.size - 1 - at
const turnedSet = (set: Uint8Array) => set.slice().reverse()

test('both distances are metrics, and the diagonal one is never the longer', () => {
  fc.assert(
    fc.property(square, square, square, metric, (a, b, c, metric) => {
      const far = (from: Square, to: Square) => squareDistance(board, from, to, metric)
      expect(far(a, b)).toBe(far(b, a))
      expect(far(a, b) === 0).toBe(a === b)
      expect(far(a, c)).toBeLessThanOrEqual(far(a, b) + far(b, c))
      expect(squareDistance(board, a, b, 'diagonal')).toBeLessThanOrEqual(squareDistance(board, a, b, 'orthogonal'))
    }),
  )
})

test('rings make up what is within, nearest first', () => {
  fc.assert(
    fc.property(square, fc.integer({ min: 1, max: 6 }), metric, (from, far, metric) => {
      const rings = Array.from({ length: far }, (_, index) => squareRing(board, from, index + 1, metric))
      expect(rings.flat()).toEqual(squaresWithin(board, from, far, metric))
    }),
  )
})

test('labels lead back to their squares, and nothing lies beyond the edge', () => {
  for (const [at, label] of board.labels.entries()) expect(squareLabelled(board, label)).toBe(at)
  expect(squareAt(board, 10, 1)).toBe(-1)
  expect(squareAt(board, 0, 3)).toBe(-1)
  expect(squareLabelled(board, '1,8')).toBe(-1)
  expect(squareLabelled(board, 'a1')).toBe(-1)
})

test('sight is symmetric, and turning the board changes nothing', () => {
  fc.assert(
    fc.property(square, square, closed, (a, b, blockers) => {
      const clear = isClearBetween(board, a, b, blockers)
      expect(isClearBetween(board, b, a, blockers)).toBe(clear)
      expect(isClearBetween(board, turned(a), turned(b), turnedSet(blockers))).toBe(clear)
    }),
  )
})

test('a line meets exactly the squares whose interior it crosses', () => {
  const small = fc.integer({ min: -7, max: 7 })
  fc.assert(
    fc.property(small, small, (x, y) => {
      const { through } = squareLine(x, y)
      for (let column = Math.min(0, x); column <= Math.max(0, x); column++)
        for (let row = Math.min(0, y); row <= Math.max(0, y); row++) {
          const isEnd = (column === 0 && row === 0) || (column === x && row === y)
          const sides = [-1, 1].flatMap((right) =>
            [-1, 1].map((down) => x * (2 * row + down) - y * (2 * column + right)),
          )
          const crosses = sides.some((side) => side > 0) && sides.some((side) => side < 0)
          expect(through.some(([c, r]) => c === column && r === row)).toBe(crosses && !isEnd)
        }
    }),
  )
})

test('a line passes through corners only where both neighbours touch it', () => {
  expect(squareLine(2, 2)).toEqual({
    through: [[1, 1]],
    corners: [
      [
        [1, 0],
        [0, 1],
      ],
      [
        [2, 1],
        [1, 2],
      ],
    ],
  })
  expect(squareLine(3, 1).corners).toEqual([
    [
      [2, 0],
      [1, 1],
    ],
  ])
  expect(squareLine(0, -3)).toEqual({
    through: [
      [0, -1],
      [0, -2],
    ].map(([x, y]) => [expect.closeTo(x as number), y]),
    corners: [],
  })
})

test('clear sight means no blocker on the squares between, save at corners', () => {
  fc.assert(
    fc.property(square, square, closed, (a, b, blockers) => {
      const between = squaresBetween(board, a, b).filter((at) => at !== a && at !== b)
      if (between.some((at) => blockers[at] !== 0)) expect(isClearBetween(board, a, b, blockers)).toBe(false)
    }),
  )
})

test('reach, steps and shortest paths agree', () => {
  fc.assert(
    fc.property(square, square, closed, fc.integer({ min: 0, max: 8 }), (from, to, blocked, steps) => {
      const path = squarePath(board, from, to, blocked)
      const reached = squareReach(board, from, steps, blocked)
      expect(squareSteps(board, from, to, blocked)).toBe(path ? path.length : noWay)
      expect(reached.includes(to)).toBe(path !== undefined && path.length > 0 && path.length <= steps)
      if (!path) return
      expect(isSquarePath(board, from, path, blocked)).toBe(true)
      expect(stepsToSquares(board, [to], blocked)[from]).toBe(path.length)
    }),
  )
})

test('a search that ends at a square knows all the steps up to it', () => {
  fc.assert(
    fc.property(square, square, closed, (from, goal, blocked) => {
      const whole = stepsToSquares(board, [goal], blocked)
      const ended = stepsToSquares(board, [goal], blocked, new Int16Array(board.size), from)
      for (let at = 0; at < board.size; at++)
        if (whole[from] !== noWay && whole[at] !== noWay && (whole[at] as number) < (whole[from] as number))
          expect(ended[at]).toBe(whole[at])
      expect(ended[from]).toBe(whole[from])
    }),
  )
})

test('each closer square is one step nearer and open, and only where there is a way is there one', () => {
  fc.assert(
    fc.property(square, square, closed, (from, goal, blocked) => {
      const toGo = stepsToSquares(board, [goal], blocked)
      const closer = squaresCloser(board, from, toGo, blocked)
      for (const at of closer) expect(toGo[at]).toBe((toGo[from] as number) - 1)
      for (const at of closer) if (at !== goal) expect(blocked[at]).toBe(0)
      expect(closer.length > 0).toBe(toGo[from] !== noWay && from !== goal)
    }),
  )
})

test('the ways past everybody are those a search of the whole board finds', () => {
  fc.assert(
    fc.property(
      square,
      fc.array(square, { minLength: 1, maxLength: 6 }),
      closed,
      closed,
      (from, goals, fixed, others) => {
        const both = fixed.map((value, at) => value | (others[at] as number))
        const toGo = stepsToSquares(board, goals, fixed)
        const slow = stepsToSquares(board, goals, both)
        const fast = new Int16Array(board.size)
        expect(waysPast(board, from, toGo, both, fast)).toBe(slow[from] !== noWay)
        expect(fast[from]).toBe(slow[from])
        let reached = slow[from] === noWay ? [] : [from]
        while (reached.length > 0 && !reached.some((at) => goals.includes(at))) {
          for (const at of reached)
            expect(squaresCloser(board, at, fast, both)).toEqual(squaresCloser(board, at, slow, both))
          reached = [...new Set(reached.flatMap((at) => squaresCloser(board, at, slow, both)))]
        }
      },
    ),
    { numRuns: 3000 },
  )
})

const block = { left: 4, right: 5, top: 3, bottom: 4 }

/** The ways to some goals where others stand on top of what is closed for good. */
function waysAmong(goals: readonly Square[], fixed: Uint8Array, others: Uint8Array): OpenWays {
  const toGo = stepsToSquares(board, goals, fixed)
  const ways = layOpenWays(toGo, settledSteps(board, toGo, fixed, block), fixed)
  for (let at = 0; at < board.size; at++) if (others[at] !== 0) closeSquare(ways, at)
  return ways
}

const closedIn = (ways: OpenWays) => [...board.labels.keys()].filter((square) => isClosed(ways, square))

test('the open path is the one walked square by square, wherever none of the shortest need be left', () => {
  fc.assert(
    fc.property(
      square,
      fc.uniqueArray(square, { minLength: 1, maxLength: 6 }),
      closed,
      closed,
      (from, goals, fixed, others) => {
        const both = fixed.map((value, at) => value | (others[at] as number))
        const ways = waysAmong(goals, fixed, others)
        const slow = new Int16Array(board.size)
        const isOpen = waysPast(board, from, ways.toGo, both, slow) && slow[from] === ways.toGo[from]
        const walked: Square[] = []
        for (let at = from; isOpen && slow[at] !== 0; walked.push(at))
          at = furtherAxisFirst(board, at, squaresCloser(board, at, slow, both), block)
        const found = openPath(board, ways, from, board.size)
        expect(found).toEqual(isOpen && walked.length > 0 ? walked : undefined)
        expect(openPath(board, ways, from, 3)).toEqual(found?.slice(0, 3))
      },
    ),
    { numRuns: 3000 },
  )
})

test('ways kept up to date while squares close and open lead where fresh ones do', () => {
  const goals = fc.uniqueArray(square, { minLength: 1, maxLength: 6 })
  const change = fc.record({ at: square, from: square })
  fc.assert(
    fc.property(goals, closed, closed, fc.array(change, { maxLength: 30 }), (goals, fixed, others, changes) => {
      const standing = others.slice()
      const ways = waysAmong(goals, fixed, standing)
      const turns = settledTurns(board, ways.toGo, fixed, block)
      for (const { at, from } of changes) {
        standing[at] = 1 - (standing[at] as number)
        if (standing[at] === 1) closeSquare(ways, at)
        else openSquare(board, ways, at)
        const fresh = waysAmong(goals, fixed, standing)
        expect(closedIn(ways)).toEqual(closedIn(fresh))
        const walk = (along: OpenWays) =>
          openPath(board, along, from, board.size) ?? pathRound(board, along, from, turns, board.size, 4)
        expect(walk(ways)).toEqual(walk(fresh))
      }
    }),
    { numRuns: 1000 },
  )
})

test('the path round is the one walked square by square, wherever all of the shortest must be left', () => {
  let rounds = 0
  fc.assert(
    fc.property(
      square,
      fc.uniqueArray(square, { minLength: 1, maxLength: 6 }),
      closed,
      closed,
      fc.integer({ min: 1, max: 8 }),
      (from, goals, fixed, others, longest) => {
        const both = fixed.map((value, at) => value | (others[at] as number))
        const ways = waysAmong(goals, fixed, others)
        const { toGo } = ways
        const slow = new Int16Array(board.size)
        const isOpen = waysPast(board, from, toGo, both, slow)
        const longer = (slow[from] as number) - (toGo[from] as number)
        fc.pre(!isOpen || longer > 0)
        const walked: Square[] = []
        if (isOpen && longer <= longest)
          for (let at = from; slow[at] !== 0; walked.push(at))
            at = furtherAxisFirst(board, at, squaresCloser(board, at, slow, both), block)
        const turns = settledTurns(board, toGo, fixed, block)
        const round = (most: number) => {
          expect(openPath(board, ways, from, most)).toBeUndefined()
          return pathRound(board, ways, from, turns, most, longest)
        }
        const found = round(board.size)
        expect(found).toEqual(walked.length > 0 ? walked : undefined)
        expect(round(3)).toEqual(found?.slice(0, 3))
        if (found) rounds++
      },
    ),
    { numRuns: 1000 },
  )
  expect(rounds).toBeGreaterThan(100)
})

test('ties go to the further axis, then to the row, then to the lower coordinate', () => {
  const block = { left: 4, right: 5, top: 4, bottom: 4 }
  const at = (column: number, row: number) => squareAt(board, column, row)
  expect(furtherAxisFirst(board, at(1, 3), [at(2, 3), at(1, 4)], block)).toBe(at(2, 3))
  expect(furtherAxisFirst(board, at(3, 1), [at(4, 1), at(3, 2)], block)).toBe(at(3, 2))
  expect(furtherAxisFirst(board, at(3, 3), [at(4, 3), at(3, 4)], block)).toBe(at(4, 3))
  expect(furtherAxisFirst(board, at(4, 1), [at(5, 1), at(3, 1)], block)).toBe(at(3, 1))
})

test('lanes run to the edge and keep to their row or column', () => {
  const lanes = [0, 1, 2, 3].map((direction) =>
    (board.lanes[4 * squareAt(board, 3, 2) + direction] as readonly Square[]).map((at) => board.labels[at]),
  )
  expect(lanes).toEqual([
    ['2,2', '1,2'],
    ['4,2', '5,2', '6,2', '7,2', '8,2', '9,2'],
    ['3,1'],
    ['3,3', '3,4', '3,5', '3,6', '3,7'],
  ])
})

test('a board of no squares or of too many is refused', () => {
  expect(() => makeSquareBoard(0, 5)).toThrow('1 to 128')
  expect(() => makeSquareBoard(5, 129)).toThrow('1 to 128')
})
