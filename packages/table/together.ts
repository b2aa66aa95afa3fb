import type { Die, RollKind, RollOutcome } from './dice.ts'
import { Fault } from './fault.ts'
import type { Seat } from './question.ts'

/** One die of a roll that several seats make together. */
export interface Throw {
  readonly seat: Seat
  readonly die: Die
  readonly kind: RollKind
}

/**
 * What matters about dice thrown together, counted die by die, so that odds look at few cases where the faces are millions.
 * Dice whose cases so far have the same name are not told apart from there on. One constant a kind of roll; what it
 * depends on (numbers to add, who stands against whom) is the context.
 */
export interface Tally<Context> {
  /** The case after one more die: `soFar` is '' before the first, `at` is the place of the die among the throws. */
  readonly count: (soFar: string, at: number, face: number, context: Context) => string
  /** What matters in the end, where that is less than on the way. */
  readonly end?: (soFar: string, context: Context) => string
}

/** The case that faces fall in. */
export function caseOf<Context>(faces: readonly number[], { count, end }: Tally<Context>, context: Context): string {
  let soFar = ''
  for (let at = 0; at < faces.length; at++) soFar = count(soFar, at, faces[at] as number, context)
  return end ? end(soFar, context) : soFar
}

const MOST_CASES = 100_000

/** The cases that matter of dice thrown together, in a fixed order: faces that stand for each, and its exact weight. */
export function togetherOutcomes<Context>(
  throws: readonly Throw[],
  { count, end }: Tally<Context>,
  context: Context,
): readonly RollOutcome[] {
  let cases = new Map<string, RollOutcome>([['', { faces: [], weight: 1n }]])
  throws.forEach(({ die }, at) => {
    const next = new Map<string, RollOutcome>()
    for (const [soFar, { faces, weight }] of cases)
      for (const face of die.faces) addCase(next, count(soFar, at, face, context), faces, face, weight)
    cases = next
    if (cases.size > MOST_CASES) throw new Fault('too-large', `dice thrown together fall in ${cases.size} cases`)
  })
  if (!end) return [...cases.values()]
  const ends = new Map<string, RollOutcome>()
  for (const [soFar, { faces, weight }] of cases) addCase(ends, end(soFar, context), faces, undefined, weight)
  return [...ends.values()]
}

function addCase(
  cases: Map<string, RollOutcome>,
  name: string,
  before: readonly number[],
  face: number | undefined,
  weight: bigint,
): void {
  const known = cases.get(name)
  const faces = known?.faces ?? (face === undefined ? before : [...before, face])
  cases.set(name, { faces, weight: (known?.weight ?? 0n) + weight })
}
