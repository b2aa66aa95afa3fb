import { disrupt as cancel } from '../../disrupt.ts'
import { itemOf } from '../../lookup.ts'
import type { Verbs } from '../deeds.ts'

/** AR-DISRUPT-1, AR-DISRUPT-2, AR-R-67: cancels what still waits; a Swarm with all its copies. */
export const disrupt: Verbs['disrupt'] = (table, state, _, { target }) => {
  const item = target === undefined ? undefined : itemOf(state, target)
  if (item && !item.resolving) cancel(table, state, item)
}
