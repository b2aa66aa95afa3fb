import { chargeEnergy, drainEnergy } from '../../energy.ts'
import { amountOf } from '../amount.ts'
import { seatsOf, type Verbs } from '../deeds.ts'

/** AR-R-74: players mark or burn Energy for nothing. */
export const drain: Verbs['drain'] = (table, state, { mark, burn, who }, use) => {
  for (const seat of seatsOf(state, who, use))
    drainEnergy(table, state, seat, amountOf(state, mark, use), amountOf(state, burn, use))
}

/** AR-R-44, AR-ENERGY-11: players ready marked Energy or refresh burned Energy. */
export const charge: Verbs['charge'] = (table, state, { unmark, refresh, who }, use) => {
  for (const seat of seatsOf(state, who, use))
    chargeEnergy(table, state, seat, amountOf(state, unmark, use), amountOf(state, refresh, use))
}
