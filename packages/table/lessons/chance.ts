import { readChoice } from '../choice.ts'
import type { Match } from '../match.ts'
import type { Seat } from '../question.ts'
import { leavesOf } from '../tables/leaves.ts'
import { type Goal, holds } from './goal.ts'

/** A chance as an exact fraction. */
export interface Fraction {
  readonly top: bigint
  readonly bottom: bigint
}

/** How likely a choice reaches a goal of the state before the next decision that matters, exactly. */
export function chanceOf(match: Match, seat: Seat, choice: unknown, goal: Goal): Fraction {
  const answer = readChoice(match.pendingOf(seat).question, choice)
  let [top, bottom] = [0n, 1n]
  for (const { state, weight, outOf } of leavesOf(match, seat, answer)) {
    if (!holds(goal, { state, events: [], asked: undefined })) continue
    top = top * outOf + weight * bottom
    bottom *= outOf
    const shared = divisor(top, bottom)
    top /= shared
    bottom /= shared
  }
  return { top, bottom }
}

export function parseFraction(text: string): Fraction {
  const [top = '0', bottom = '1'] = text.split('/')
  return { top: BigInt(top), bottom: BigInt(bottom) }
}

export const isLess = (a: Fraction, b: Fraction): boolean => a.top * b.bottom < b.top * a.bottom

/** As players say it: "67 times in 100". */
export function inHundred({ top, bottom }: Fraction): string {
  return `${(top * 200n + bottom) / (bottom * 2n)} times in 100`
}

function divisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b]
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}
