import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gapOf, isOverlapping, isTouching, isWithinGap, limitsBeyond } from './gap.ts'
import { type Base, fineLength, signOfRootSum, wayLength } from './units.ts'

const small = (x: number, z = 0): Base => ({ x, y: 0, z, radius: 53 })
const slacks = [1, 0, 5] as const

test('a limit is measured between edges, with a hundredth to spare', () => {
  expect(isWithinGap(small(0), small(106 + 95), 100)).toBe(true)
  expect(isWithinGap(small(0), small(106 + 101), 100)).toBe(true)
  expect(isWithinGap(small(0), small(106 + 102), 100)).toBe(false)
  expect(isWithinGap({ ...small(0), radius: 79 }, small(230), 100)).toBe(true)
})

test('the slack of a limit is the limit’s own, that of touching and overlapping is not', () => {
  expect(slacks.map((slack) => isWithinGap(small(0), small(106 + 100), 100, slack))).toEqual([true, true, true])
  expect(slacks.map((slack) => isWithinGap(small(0), small(106 + 101), 100, slack))).toEqual([true, false, true])
  expect(slacks.map((slack) => isWithinGap(small(0), small(106 + 105), 100, slack))).toEqual([false, false, true])
  expect([106, 107, 108].map((x) => isTouching(small(0), small(x)))).toEqual([true, true, false])
  expect([104, 105, 106].map((x) => isOverlapping(small(0), small(x)))).toEqual([true, false, false])
})

test('how many limits a gap is beyond is what asking each of them says', () => {
  const whole = fc.integer({ min: 0, max: 1500 })
  const bases = fc.record({
    x: whole,
    y: whole,
    z: fc.constantFrom(0, 0, 130, 300),
    radius: fc.constantFrom(49, 53, 98),
  })
  const limits = [300, 700, 1200]
  fc.assert(
    fc.property(bases, bases, fc.constantFrom(...slacks), (one, other, slack) => {
      expect(limitsBeyond(one, other, limits, slack)).toBe(
        limits.filter((limit) => !isWithinGap(one, other, limit, slack)).length,
      )
    }),
  )
  const at = (gap: number) => limitsBeyond(small(0), small(106 + gap), limits)
  expect([300, 301, 302, 701, 702, 1201, 1202].map(at)).toEqual([0, 0, 1, 1, 2, 2, 3])
})

test('gaps are measured in space: discs above each other are their heights apart', () => {
  expect(isWithinGap(small(0), small(50, 200), 300)).toBe(true)
  expect(isWithinGap(small(0), small(50, 400), 300)).toBe(false)
  expect(isWithinGap(small(0), small(106 + 30, 40), 50, 0)).toBe(true)
  expect(isWithinGap(small(0), small(106 + 31, 40), 50, 0)).toBe(false)
  expect(gapOf(small(0), small(106 + 30, 40))).toBe(50)
  expect(gapOf(small(0), small(106 + 31, 40))).toBe(50)
  expect(gapOf(small(0), small(90))).toBe(0)
})

const place = fc.integer({ min: 0, max: 9600 })
const base = fc.record({
  x: place,
  y: place,
  z: fc.integer({ min: 0, max: 900 }),
  radius: fc.integer({ min: 10, max: 200 }),
})
const slow = (a: Base, b: Base, most: number): boolean => {
  // d² - R² - K ≤ 2R√K, squared in whole numbers of any size.
  const [x, y, z, r, m] = [b.x - a.x, b.y - a.y, b.z - a.z, a.radius + b.radius, most].map(BigInt) as [
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
  ]
  const level = m * m - z * z
  const beyond = x * x + y * y - r * r - level
  return level >= 0n && (beyond <= 0n || beyond * beyond <= 4n * r * r * level)
}

test('gaps are those of whole numbers of any size', () => {
  fc.assert(
    fc.property(base, base, fc.integer({ min: 0, max: 3000 }), fc.constantFrom(...slacks), (a, b, limit, slack) => {
      expect(isWithinGap(a, b, limit, slack)).toBe(slow(a, b, limit + slack))
      expect(isWithinGap(b, a, limit, slack)).toBe(slow(a, b, limit + slack))
      const gap = gapOf(a, b)
      expect(gap === 0 || !slow(a, b, gap - 1)).toBe(true)
      expect(slow(a, b, gap + 1)).toBe(true)
    }),
    { numRuns: 3000 },
  )
})

test('lengths are whole and exact: the greatest number whose square is not more', () => {
  fc.assert(
    fc.property(place, place, (x, y) => {
      const length = BigInt(fineLength(x, y))
      const square = 65536n * (BigInt(x) * BigInt(x) + BigInt(y) * BigInt(y))
      expect(length * length <= square && square < (length + 1n) * (length + 1n)).toBe(true)
    }),
    { numRuns: 3000 },
  )
  expect(
    wayLength({ x: 0, y: 0 }, [
      { x: 300, y: 400 },
      { x: 300, y: 0 },
    ]),
  ).toBe(900 * 256)
})

test('the sign of a sum with a root is never wrong, where doubles are', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -5e7, max: 5e7 }),
      fc.integer({ min: 0, max: 1e8 }),
      fc.integer({ min: -3, max: 3 }),
      (a, n, near) => {
        const b = -Math.floor(a * Math.sqrt(n)) + near
        const more = BigInt(a) * BigInt(a) * BigInt(n) - BigInt(b) * BigInt(b)
        const sign =
          a >= 0 && b >= 0
            ? a * n === 0 && b === 0
              ? 0
              : 1
            : a <= 0 && b <= 0
              ? a * n === 0 && b === 0
                ? 0
                : -1
              : more === 0n
                ? 0
                : more > 0n === a > 0
                  ? 1
                  : -1
        expect(signOfRootSum(a, n, b)).toBe(sign)
      },
    ),
    { numRuns: 5000 },
  )
})
