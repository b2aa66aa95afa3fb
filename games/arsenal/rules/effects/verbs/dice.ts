import { playerOf } from '../../lookup.ts'
import { amountOf } from '../amount.ts'
import { seatsOf, type Verbs } from '../deeds.ts'

/** AR-ROLL-13, AR-ROLL-15, AR-R-71: dice more or fewer on the next roll of a kind, this turn or whenever, or on all of them. */
export const dice: Verbs['dice'] = (table, state, args, effect) => {
  const { roll, add, less, who, until, all = false, autonomous = false } = args
  const change = amountOf(state, add, effect) - amountOf(state, less, effect)
  const stays = until === undefined ? {} : { stays: true as const }
  for (const seat of seatsOf(state, who, effect)) {
    state.lasting.push({ kind: 'dice', seat, roll, add: change, all, autonomous, source: effect.source, ...stays })
    table.tell({ event: 'dice-added', rule: 'AR-ROLL-13', seat, roll, add: change, all, ...stays })
  }
}

/** AR-ROLL-17: the range bonus of the next evasion roll this turn is multiplied. */
export const range: Verbs['range'] = (table, state, { times, who }, effect) => {
  for (const seat of seatsOf(state, who, effect)) {
    state.lasting.push({ kind: 'range', seat, times, source: effect.source })
    table.tell({ event: 'range-times', rule: 'AR-ROLL-17', seat, times })
  }
}

/** AR-POOL-5, AR-POOL-6, AR-R-72: dice into or out of a pool. */
export const pool: Verbs['pool'] = (table, state, { of, add, less, who }, effect) => {
  const change = amountOf(state, add, effect) - amountOf(state, less, effect)
  for (const seat of seatsOf(state, who, effect)) {
    const { pools } = playerOf(state, seat)
    pools[of] = Math.max(0, pools[of] + change)
    table.tell({ event: 'pool', rule: 'AR-POOL-5', seat, pool: of, add: change, dice: pools[of] })
  }
}
