import { describe, expect, test } from 'vitest'
import { commitmentTo, committedRandom } from './committed.ts'
import { type Random, shuffled } from './random.ts'
import { seededRandom, seededRandoms } from './seeded.ts'

const draws = (random: Random, count: number, bound: number) => Array.from({ length: count }, () => random.below(bound))

/** Chi-square against all numbers being equally likely. */
function unevenness(numbers: readonly number[], bound: number): number {
  const counts = Array<number>(bound).fill(0)
  for (const number of numbers) counts[number] = (counts[number] as number) + 1
  const expected = numbers.length / bound
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

describe.each([
  ['seeded', (seed: string) => seededRandom(seed)],
  ['one of many seeded', (seed: string) => seededRandoms(seed)(3, 5)],
  ['committed', (seed: string): Random => committedRandom(seed)],
])('%s randomness', (_, source) => {
  test('is the same for the same seed and another for another', () => {
    expect(draws(source('one'), 50, 6)).toEqual(draws(source('one'), 50, 6))
    expect(draws(source('one'), 50, 6)).not.toEqual(draws(source('two'), 50, 6))
  })

  // The bounds lie where few bytes leave a remainder; 0.1 % of fair streams are more uneven than the limit.
  test.each([
    [2, 10.8],
    [6, 20.5],
    [7, 22.5],
    [100, 148.2],
    [200, 266.4],
    [256, 330.5],
  ])('below %i is even', (bound, limit) => {
    const numbers = draws(source(`even ${bound}`), 200 * bound, bound)
    expect(numbers.every((number) => Number.isInteger(number) && number >= 0 && number < bound)).toBe(true)
    expect(unevenness(numbers, bound)).toBeLessThan(limit)
  })

  test('follows one number by any other equally often', () => {
    const numbers = draws(source('pairs'), 20_000, 6)
    const pairs = Array.from({ length: 10_000 }, (_, at) => (numbers[2 * at] ?? 0) * 6 + (numbers[2 * at + 1] ?? 0))
    expect(unevenness(pairs, 36)).toBeLessThan(66.6)
  })

  test('reaches large bounds', () => {
    for (const bound of [257, 65_536, 65_537, 1_000_000, 2 ** 32]) {
      const numbers = draws(source('large'), 200, bound)
      expect(numbers.every((number) => number >= 0 && number < bound)).toBe(true)
      expect(Math.max(...numbers)).toBeGreaterThan(bound * 0.9)
      expect(Math.min(...numbers)).toBeLessThan(bound * 0.1)
    }
  })

  test('is even also where the bytes drawn leave a large remainder', () => {
    const third = 2 ** 30
    const thirds = draws(source('thirds'), 3000, 3 * third).map((number) => Math.floor(number / third))
    expect(unevenness(thirds, 3)).toBeLessThan(13.8)
  })

  test.each([0, -1, Number.NaN, 2 ** 33])('cannot choose from %d things, and says so', (bound) => {
    expect(() => source('none').below(bound)).toThrow(`a random choice from ${bound} things`)
  })
})

/** Bots and ladders are told by their seeds: another stream would make every number measured before another one. */
test('seeded randomness is the same on every machine and in every version', () => {
  expect(draws(seededRandom('muster'), 12, 100)).toEqual([14, 70, 3, 44, 85, 58, 46, 69, 59, 60, 29, 56])
  const many = seededRandoms('muster')
  expect(draws(many(0, 0), 12, 100)).toEqual([71, 40, 56, 46, 5, 15, 43, 80, 84, 40, 85, 45])
  expect(draws(many(3, 5), 12, 100)).toEqual([18, 18, 87, 12, 97, 13, 15, 73, 83, 62, 56, 65])
  expect(draws(many(5, 3), 12, 100)).toEqual([48, 61, 13, 44, 29, 93, 14, 88, 88, 19, 38, 50])
  expect(draws(many(0, 0), 3, 1_000_000)).toEqual([319971, 875688, 571404])
})

describe('a shuffle', () => {
  test('brings every order equally often and leaves the list alone', () => {
    const random = seededRandom('orders')
    const items = [0, 1, 2, 3]
    const orders = new Map<string, number>()
    const numbers = Array.from({ length: 24 * 400 }, () => {
      const order = shuffled(random, items).join()
      if (!orders.has(order)) orders.set(order, orders.size)
      return orders.get(order) as number
    })
    expect(orders.size).toBe(24)
    expect(unevenness(numbers, 24)).toBeLessThan(49.7)
    expect(items).toEqual([0, 1, 2, 3])
  })
})

describe('the committed stream', () => {
  test('is what anyone can compute from the seed: SHA-256 of key and block number', async () => {
    const sha = async (data: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest('SHA-256', data))
    const text = (value: string) => new TextEncoder().encode(value)
    const joined = (...parts: Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]))
    const key = await sha(
      joined(text('muster stream'), await sha(text('seed')), await sha(text('a')), await sha(text('b'))),
    )
    const blocks = joined(
      await sha(joined(key, new Uint8Array([0, 0, 0, 0]))),
      await sha(joined(key, new Uint8Array([0, 0, 0, 1]))),
    )
    expect(draws(committedRandom('seed', ['a', 'b']), 64, 256)).toEqual([...blocks])
    // Of 256 bytes 252 make six equal shares; the last four are drawn again.
    const sixes = [...blocks].filter((byte) => byte < 252).map((byte) => byte % 6)
    expect(draws(committedRandom('seed', ['a', 'b']), sixes.length, 6)).toEqual(sixes)
    const pairs = [0, 2, 4].map((at) => (((blocks[at] ?? 0) * 256 + (blocks[at + 1] ?? 0)) % 512) as number)
    expect(draws(committedRandom('seed', ['a', 'b']), 3, 512)).toEqual(pairs)
  })

  test('changes with every contribution, their order and their number', () => {
    const streams = [[], ['a'], ['a', 'b'], ['b', 'a'], ['ab'], ['a', 'b', '']].map((contributions) =>
      draws(committedRandom('seed', contributions), 20, 256).join(),
    )
    expect(new Set(streams).size).toBe(6)
  })

  test('goes on from any position, and a fork does not disturb it', () => {
    const stream = committedRandom('seed')
    const first = draws(stream, 40, 6)
    const { position } = stream
    const then = draws(stream.fork(position), 40, 6)
    expect(stream.position).toBe(position)
    expect(draws(stream, 40, 6)).toEqual(then)
    expect(draws(stream.fork(0), 40, 6)).toEqual(first)
    stream.position = position
    expect(draws(stream, 40, 6)).toEqual(then)
  })

  test('the commitment fixes the seed', () => {
    expect(commitmentTo('seed')).toBe('b6ca76146638f91adee22894f088e44a773dba424094fe4d5141edcbd372530e')
    expect(commitmentTo('seed')).not.toBe(commitmentTo('seeds'))
  })
})

test('seeded numbers are pinned, so that playouts, bots and tests repeat on every machine', () => {
  expect(draws(seededRandom('muster'), 12, 6)).toEqual([4, 0, 3, 4, 5, 0, 2, 5, 1, 0, 1, 2])
  expect(draws(seededRandom('muster'), 4, 2 ** 32)).toEqual([506290714, 1210857570, 3572325251, 2945251092])
})

test('the many sources of one seed have nothing in common', () => {
  const randoms = seededRandoms('muster')
  const pairs = Array.from({ length: 32 }, (_, one) =>
    Array.from({ length: 32 }, (_, two) => [one, two] as const),
  ).flat()
  const first = pairs.map(([one, two]) => randoms(one, two).below(2 ** 32))
  expect(new Set(first).size).toBe(pairs.length)
  const numbers = pairs.flatMap(([one, two]) => draws(randoms(one, two), 6, 6))
  expect(unevenness(numbers, 6)).toBeLessThan(20.5)
})
