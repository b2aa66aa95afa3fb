import type { DiceEvent } from './event.ts'
import { Fault, invariant } from './fault.ts'
import type { Seat } from './question.ts'

/** A die and its faces, lowest first. */
export interface Die {
  readonly name: string
  readonly faces: readonly number[]
}

export function die(sides: number): Die {
  return Object.freeze({ name: `d${sides}`, faces: Object.freeze(Array.from({ length: sides }, (_, i) => i + 1)) })
}

export const d6 = die(6)
export const d10 = die(10)

/**
 * What a roll is made for; one constant a kind of roll. `set` names the dice used where a game keeps several sets.
 */
export interface RollKind {
  readonly why: string
  readonly rule: string
  readonly set?: string
  /** Odds do not look into it, nor into what falls after it: where a drawn card lands, say. */
  readonly unforeseen?: true
}

/**
 * What matters about a roll, so that odds enumerate outcomes and not faces: the faces in order (the default), their total,
 * or how many dice fall in each class (`classes[i]` is the class of the die's i-th face). The rule may then use nothing
 * but that; faces are still drawn and shown.
 */
export type Matters = 'faces' | 'total' | readonly number[]

/** One outcome of a roll that the rule can tell apart: faces that stand for it, and its weight out of faces^count. */
export interface RollOutcome {
  readonly faces: readonly number[]
  readonly weight: bigint
}

/** What everyone learns of a roll. */
export function diceEvent(seat: Seat, die: Die, kind: RollKind, faces: readonly number[]): DiceEvent {
  const set = kind.set === undefined ? {} : { set: kind.set }
  return { event: 'dice', rule: kind.rule, seat, die: die.name, faces: [...faces], why: kind.why, ...set }
}

/** Faces with the bonus of each added; none where none are given. */
export function scoresOf(faces: readonly number[], bonuses: readonly number[] = []): number[] {
  return faces.map((face, index) => face + (bonuses[index] ?? 0))
}

/** Whether one score is the highest alone. */
export function isDecided(scores: readonly number[]): boolean {
  const highest = Math.max(...scores)
  return scores.indexOf(highest) === scores.lastIndexOf(highest)
}

/** The ways a roll-off can be decided, each as likely as the others; the lowest faces first. */
export function rollOffOutcomes(count: number, die: Die, bonuses?: readonly number[]): readonly RollOutcome[] {
  return rollOutcomes(count, die, 'faces').filter(({ faces }) => isDecided(scoresOf(faces, bonuses)))
}

const MOST_OUTCOMES = 100_000

const remembered = new WeakMap<object, Map<string, readonly RollOutcome[]>>()

/** All outcomes of rolling `count` dice that matter, in a fixed order, with exact weights. */
export function rollOutcomes(count: number, die: Die, matters: Matters): readonly RollOutcome[] {
  const known = remembered.get(die) ?? new Map<string, readonly RollOutcome[]>()
  remembered.set(die, known)
  const name = `${count} ${typeof matters === 'string' ? matters : matters.join()}`
  const outcomes = known.get(name) ?? enumerate(count, die, matters)
  known.set(name, outcomes)
  return outcomes
}

function enumerate(count: number, die: Die, matters: Matters): readonly RollOutcome[] {
  if (matters === 'faces') return everyFace(count, die)
  const classes = matters === 'total' ? die.faces : matters
  invariant(classes.length === die.faces.length, `${die.name} needs a class for each of its faces`)
  let outcomes = new Map<string, RollOutcome>([['', { faces: [], weight: 1n }]])
  for (let i = 0; i < count; i++) {
    const next = new Map<string, RollOutcome>()
    for (const outcome of outcomes.values())
      die.faces.forEach((_, index) => {
        const faces = [...outcome.faces, representative(die, classes, index)].sort((a, b) => a - b)
        const key = matters === 'total' ? String(faces.reduce((sum, f) => sum + f, 0)) : faces.join()
        const known = next.get(key)
        next.set(key, { faces: known?.faces ?? faces, weight: (known?.weight ?? 0n) + outcome.weight })
      })
    outcomes = next
  }
  return [...outcomes.values()]
}

function everyFace(count: number, die: Die): readonly RollOutcome[] {
  if (BigInt(die.faces.length) ** BigInt(count) > MOST_OUTCOMES)
    throw new Fault('too-large', `${count}${die.name} fall in more than ${MOST_OUTCOMES} ways`)
  let outcomes: RollOutcome[] = [{ faces: [], weight: 1n }]
  for (let i = 0; i < count; i++)
    outcomes = outcomes.flatMap((outcome) => die.faces.map((face) => ({ faces: [...outcome.faces, face], weight: 1n })))
  return outcomes
}

/** The lowest face of the class that the face at `index` belongs to. */
function representative(die: Die, classes: readonly number[], index: number): number {
  return die.faces[classes.indexOf(classes[index] as number)] as number
}
