import type { Side } from './classes.ts'
import { beats, meets } from './compare.ts'
import type { ActionDie } from './dice.ts'

/** An exact chance: so many ways out of so many, in lowest terms. */
export interface Chance {
  readonly ways: number
  readonly outOf: number
}

/** That a die with its addition meets a fixed number. */
export function chanceToMeet({ die, add }: Side, need: number): Chance {
  let ways = 0
  for (const face of die.faces) if (meets({ die, face }, add, need)) ways++
  return lowest(ways, die.faces.length)
}

/** AB-OBSTACLE-1, AB-SHIELD-12: that it meets the number another die shows, rolled first. */
export function chanceToMeetDie({ die, add }: Side, number: ActionDie): Chance {
  let ways = 0
  for (const need of number.faces) for (const face of die.faces) if (meets({ die, face }, add, need)) ways++
  return lowest(ways, die.faces.length * number.faces.length)
}

/** That an acting side beats an opposing one. */
export function chanceToBeat(acting: Side, opposing: Side): Chance {
  let ways = 0
  for (const face of acting.die.faces)
    for (const other of opposing.die.faces)
      if (beats({ die: acting.die, face }, acting.add, { die: opposing.die, face: other }, opposing.add)) ways++
  return lowest(ways, acting.die.faces.length * opposing.die.faces.length)
}

/** That it does not happen. */
export function otherwise({ ways, outOf }: Chance): Chance {
  return lowest(outOf - ways, outOf)
}

/** The chance as a number from 0 to 1, for comparing. */
export function shareOf({ ways, outOf }: Chance): number {
  return ways / outOf
}

function lowest(ways: number, outOf: number): Chance {
  let [large, small] = [outOf, ways]
  while (small > 0) [large, small] = [small, large % small]
  return { ways: ways / large, outOf: outOf / large }
}
