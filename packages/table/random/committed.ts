import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { needBound, type Random } from './random.ts'

const BLOCK = 32

/**
 * The random stream of live play: SHA-256 over a key and a block number, so that anyone who learns the seed afterwards can
 * check every die. `position` counts the bytes used; setting it back replays the same draws.
 */
export interface CommittedRandom extends Random {
  position: number
  /** The same stream with a position of its own, for trying something without disturbing the original. */
  fork(position: number): CommittedRandom
}

/** What is published before the first decision: it fixes the seed without giving it away. */
export function commitmentTo(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(`muster seed ${seed}`)))
}

/** What a seat publishes before it shows its contribution: it fixes that without giving it away. */
export function contributionHash(contribution: string): string {
  return bytesToHex(sha256(utf8ToBytes(`muster contribution ${contribution}`)))
}

/** The stream of a match: the committed seed mixed with what each seat contributed after seeing the commitment. */
export function committedRandom(seed: string, contributions: readonly string[] = []): CommittedRandom {
  const parts = [seed, ...contributions].map((part) => sha256(utf8ToBytes(part)))
  const key = sha256(concatBytes(utf8ToBytes('muster stream'), ...parts))
  const blocks: Uint8Array[] = []
  const byteAt = (position: number): number => {
    const number = Math.floor(position / BLOCK)
    for (let next = blocks.length; next <= number; next++) blocks.push(sha256(concatBytes(key, uint32(next))))
    return (blocks[number] as Uint8Array)[position % BLOCK] as number
  }
  const stream = (position: number): CommittedRandom => ({
    position,
    fork: stream,
    below(bound) {
      needBound(bound)
      const bytes = bound <= 0x100 ? 1 : bound <= 0x1_0000 ? 2 : 4
      const range = 0x100 ** bytes
      const limit = range - (range % bound)
      for (;;) {
        let draw = 0
        for (let i = 0; i < bytes; i++) draw = draw * 0x100 + byteAt(this.position++)
        if (draw < limit) return draw % bound
      }
    },
  })
  return stream(0)
}

function uint32(value: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}
