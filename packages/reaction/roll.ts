import type { Matters, RollKind, Seat, Table, Tally, Throw } from '@muster/table'
import type { ActionDie } from './dice.ts'

/** A die on the table, within one step: who rolled it, what it shows, and whether it has had its one re-roll. */
export interface Roll {
  readonly seat: Seat
  readonly die: ActionDie
  readonly kind: RollKind
  face: number
  done: boolean
}

/** A die to be thrown together with others. */
export interface ActionThrow extends Throw {
  readonly die: ActionDie
}

export function rollDie(table: Table, seat: Seat, die: ActionDie, kind: RollKind, matters?: Matters): Roll {
  return { seat, die, kind, face: table.roll(seat, 1, die, kind, matters)[0] as number, done: false }
}

/** CZ-ACTION-19, CZ-MULTI-1, CZ-MULTI-2: all dice of an opposed roll at once. */
export function rollAll<Context>(
  table: Table,
  throws: readonly ActionThrow[],
  tally: Tally<Context>,
  context: Context,
): Roll[] {
  const faces = table.rollTogether(throws, tally, context)
  const rolls: Roll[] = []
  for (const { seat, die, kind } of throws)
    rolls.push({ seat, die, kind, face: faces[rolls.length] as number, done: false })
  return rolls
}
