import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Seat } from '../question.ts'

/**
 * What a bot draws its lots from: nobody can foretell it before the seed is revealed, anybody can check it after, and it
 * tells nothing of the dice.
 */
export function botLots(seed: string, seat: Seat, entries: number): string {
  return bytesToHex(hmac(sha256, utf8ToBytes(seed), utf8ToBytes(`muster bot ${seat} ${entries}`)))
}
