import { createHash } from 'node:crypto'
import type { Mutant } from './mutants.ts'

/**
 * As many mutants as asked for, the same for the same seed, none of those left out. Each is drawn by what it is, not by
 * where it stands in the list, so that a change elsewhere leaves the sample as it was.
 */
export function sampleOf(
  mutants: readonly Mutant[],
  size: number,
  seed: number,
  leftOut: ReadonlySet<Mutant> = new Set(),
): Mutant[] {
  const seen = new Map<string, number>()
  const drawn = mutants.map((mutant) => {
    const name = [mutant.file, mutant.original, mutant.replacement].join('\n')
    const nth = seen.get(name) ?? 0
    seen.set(name, nth + 1)
    return { mutant, lot: createHash('sha256').update(`${seed}\n${name}\n${nth}`).digest('hex') }
  })
  drawn.sort((a, b) => (a.lot < b.lot ? -1 : 1))
  const counted = drawn.map(({ mutant }) => mutant).filter((mutant) => !leftOut.has(mutant))
  const sample = new Set(counted.slice(0, size))
  return mutants.filter((mutant) => sample.has(mutant))
}
