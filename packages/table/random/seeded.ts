import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import { MOST_BELOW, needBound, type Random } from './random.ts'

/** Small bounds, and almost all are, get by with 31 bits, whose remainders processors take fast. */
const SMALL = 1024
const LIMITS = Array.from({ length: SMALL }, (_, bound) => (bound === 0 ? 0 : 0x80000000 - (0x80000000 % bound)))

function belowLarge(generator: { next(): number }, bound: number): number {
  needBound(bound)
  const limit = MOST_BELOW - (MOST_BELOW % bound)
  for (;;) {
    const draw = generator.next() >>> 0
    if (draw < limit) return draw % bound
  }
}

/** Fast, repeatable randomness from a string, for playouts, bots and tests. Unbiased by rejection. */
export function seededRandom(seed: string): Random {
  return randomFrom(wordsOf(seed))
}

/** Many sources from one string, each told by two numbers, made at little cost. */
export function seededRandoms(seed: string): (one: number, two: number) => Random {
  const words = wordsOf(seed)
  return (one, two) => randomFrom(words.map((word) => mixed(mixed(word, one), two)))
}

function wordsOf(seed: string): number[] {
  const view = new DataView(sha256(utf8ToBytes(seed)).slice().buffer)
  return [0, 4, 8, 12].map((at) => view.getInt32(at))
}

/** A word of 32 bits that every bit of two others bears upon. */
function mixed(word: number, number: number): number {
  let bits = word ^ Math.imul(number + 1, 0x9e3779b1)
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return bits ^ (bits >>> 16)
}

function randomFrom(words: readonly number[]): Random {
  const generator = xoroshiro128plusFromState(words.map((word) => word || 1))
  return {
    below(bound) {
      if (bound >= SMALL || !(bound >= 1)) return belowLarge(generator, bound)
      const limit = LIMITS[bound] as number
      for (;;) {
        const draw = generator.next() & 0x7fffffff
        if (draw < limit) return draw % bound
      }
    },
  }
}
