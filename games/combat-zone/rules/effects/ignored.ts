import type { Moment } from '@muster/reaction'
import type { CombatWords } from '../../content/grammar/index.ts'
import type { Battle, Model } from '../state.ts'
import type { Table } from '../table.ts'
import { happen } from './moments.ts'

/** CZ-LOOT-14: what is left of the wounds of an attack that was not held, once cards have had their say before they fall. */
export function unlessIgnored(
  table: Table,
  battle: Battle,
  lost: Omit<Moment<CombatWords>, 'on'> & { readonly by: Model },
  wounds: number,
): number {
  battle.ignored = { id: lost.by.id, wounds: 0 }
  happen(table, battle, { on: 'opposed-lost', ...lost })
  const { ignored } = battle
  battle.ignored = undefined
  return Math.max(0, wounds - (ignored?.wounds ?? 0))
}
