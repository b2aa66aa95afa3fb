import type { ActionDie } from './dice.ts'

/** A die and the face it shows. */
export interface Shown {
  readonly die: ActionDie
  readonly face: number
}

export function isCrit({ die, face }: Shown): boolean {
  return face === die.crit
}

export function isFumble({ die, face }: Shown): boolean {
  return face === die.fumble
}

/** AB-RESOLVE-4, AB-RESOLVE-5, AB-CRIT-1, AB-CRIT-2, AB-DEFEND-9, AB-DEFEND-14: a roll against a number; equal is enough. */
export function meets(roll: Shown, add: number, need: number): boolean {
  if (isFumble(roll)) return false
  return isCrit(roll) || roll.face + add >= need
}

/**
 * CZ-ACTION-21, CZ-ACTION-22, CZ-CRIT-1..4, AB-R-44: an acting roll against an opposing one. It must be higher; what both
 * sides do alike, be it a Crit or a Fumble, goes to the opposing side.
 */
export function beats(acting: Shown, add: number, opposing: Shown, opposingAdd: number): boolean {
  if (isFumble(acting)) return false
  if (isCrit(acting)) return !isCrit(opposing)
  if (isCrit(opposing)) return false
  return isFumble(opposing) || acting.face + add > opposing.face + opposingAdd
}

/** CZ-R-44: where the lowest of several rolls is sought, a Fumble is below every number and a Crit above. */
export function rankOf(roll: Shown, add: number): number {
  if (isFumble(roll)) return Number.NEGATIVE_INFINITY
  return isCrit(roll) ? Number.POSITIVE_INFINITY : roll.face + add
}
