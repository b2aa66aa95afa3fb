import type { Token } from '@muster/reaction'
import type { CombatWords } from '../content/grammar/index.ts'
import { mayBy, mustNot } from './effects/standing.ts'
import { looseOf, modelOf } from './lookup.ts'
import { moveRoll } from './move-roll.ts'
import { movingSide, obstacleOpposition, reflexesOpposition } from './oppose.ts'
import type { Battle, Model, Paid } from './state.ts'
import type { Table } from './table.ts'

/**
 * CZ-OBST-5..12, CZ-MOVE-7, CZ-JUMP-1, CZ-CLIMB-4: Reflexes with the die of the move's token, against the Obstacle die or the Reflexes of the rival that is
 * moved through. A rival that does not stop the mover pays nothing for it.
 */
export function crosses(table: Table, battle: Battle, mover: Model, token: Token, what: Paid): boolean {
  if (crossesFreely(battle, mover, what)) return true
  const rival = what.kind === 'base' && !looseOf(battle, what.of) ? modelOf(battle, what.of) : undefined
  const side = movingSide(battle, mover, token, rival)
  const against = rival ? reflexesOpposition(table, battle, rival, mover, side) : obstacleOpposition(battle, mover, 0)
  return moveRoll(table, battle, mover, side, against, rival)
}

/** What cards let somebody go past without a roll, or keep it from, by what is in the way; nothing helps over a gap. */
function libertyFor(battle: Battle, { kind, of }: Paid): CombatWords['liberty'] | undefined {
  if (kind === 'jump') return undefined
  if (kind === 'climb') return 'climb-freely'
  return kind === 'base' && !looseOf(battle, of) ? 'pass-rivals' : 'cross-obstacles'
}

const rivalIn = ({ models }: Battle, { kind, of }: Paid): Model | undefined =>
  kind === 'base' ? models.find(({ id }) => id === of) : undefined

export function crossesFreely(battle: Battle, mover: Model, what: Paid): boolean {
  const liberty = libertyFor(battle, what)
  return liberty !== undefined && mayBy(battle, mover, liberty, { against: rivalIn(battle, what) })
}

export function isBarred(battle: Battle, mover: Model, what: Paid): boolean {
  const liberty = libertyFor(battle, what)
  return liberty !== undefined && mustNot(battle, mover, liberty, { against: rivalIn(battle, what) })
}
