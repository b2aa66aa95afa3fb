import { type Die, type Matters, type RollOutcome, rollOutcomes, seededRandom } from '@muster/table'

/** An outcome of a roll that stands for a share of all of them. */
export type Share = { readonly outcome: number; readonly share: number }

const remembered = new WeakMap<readonly RollOutcome[], Map<number, readonly Share[]>>()

/**
 * Outcomes to look at in place of all: all of them where there are no more than `most`, else the ones at evenly spaced
 * chances, in the order the roll lists them.
 */
export function sharesOf(outcomes: readonly RollOutcome[], most: number): readonly Share[] {
  const known = remembered.get(outcomes) ?? new Map<number, readonly Share[]>()
  remembered.set(outcomes, known)
  const shares = known.get(most) ?? thinned(outcomes, most)
  known.set(most, shares)
  return shares
}

function thinned(outcomes: readonly RollOutcome[], most: number): readonly Share[] {
  const weights = outcomes.map(({ weight }) => Number(weight))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (outcomes.length <= most) return weights.map((weight, outcome) => ({ outcome, share: weight / whole }))
  const counts = new Map<number, number>()
  let passed = 0
  let next = 0
  weights.forEach((weight, outcome) => {
    passed += weight / whole
    for (; next < most && (next + 0.5) / most <= passed; next++) counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
  })
  return [...counts].map(([outcome, count]) => ({ outcome, share: count / next }))
}

/** Dice whose every face matters and that fall in more ways than this are looked at by a fixed sample of ways. */
const MOST_WAYS = 1300
const SAMPLE = 48

const samples = new WeakMap<Die, Map<number, readonly RollOutcome[]>>()

/** The outcomes of a roll; a sample of them, each as likely as the others, where there are too many to list. */
export function likelyOutcomes(count: number, die: Die, matters: Matters): readonly RollOutcome[] {
  let ways = 1
  for (let rolled = 0; rolled < count && ways <= MOST_WAYS; rolled++) ways *= die.faces.length
  if (typeof matters === 'object') return countedOutcomes(count, die, matters)
  if (matters !== 'faces' || ways <= MOST_WAYS) return rollOutcomes(count, die, matters)
  const known = samples.get(die) ?? new Map<number, readonly RollOutcome[]>()
  samples.set(die, known)
  const sample = known.get(count) ?? sampleOf(count, die)
  known.set(count, sample)
  return sample
}

const counted = new WeakMap<object, Map<Die, (readonly RollOutcome[])[]>>()

/** As `rollOutcomes` lists them, found again by the classes themselves: a rule names the same constant each time. */
function countedOutcomes(count: number, die: Die, classes: readonly number[]): readonly RollOutcome[] {
  const byDie = counted.get(classes) ?? new Map<Die, (readonly RollOutcome[])[]>()
  counted.set(classes, byDie)
  const known = byDie.get(die) ?? []
  byDie.set(die, known)
  known[count] ??= rollOutcomes(count, die, classes)
  return known[count]
}

function sampleOf(count: number, die: Die): RollOutcome[] {
  const random = seededRandom(`${count} ${die.name}`)
  const face = () => die.faces[random.below(die.faces.length)] as number
  return Array.from({ length: SAMPLE }, () => ({ faces: Array.from({ length: count }, face), weight: 1n }))
}
