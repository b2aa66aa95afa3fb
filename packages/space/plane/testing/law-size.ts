import process from 'node:process'
import { test } from 'vitest'

const asked = (process.env.MUSTER_SCENES ?? '5000').split('-').map(Number)
const end = asked.at(-1) as number
const first = asked.length > 1 ? (asked[0] as number) : 0

/**
 * How many random scenes the laws of the plane are tried on: `MUSTER_SCENES=100000` asks for more, `MUSTER_SCENES=40000-60000`
 * for those from one on before another.
 */
export const SCENES = end - first

/** Their seeds; laws with slow twins take every so-manieth. */
export function seeds(every = 1): number[] {
  const from = Math.ceil(first / every)
  return Array.from({ length: Math.max(0, Math.ceil(end / every) - from) }, (_, at) => from + at)
}

/** A law may take long where many scenes are asked for or the machine is busy. */
export function law(name: string, holds: () => void): void {
  test(name, holds, 24 * 3600 * 1000)
}
