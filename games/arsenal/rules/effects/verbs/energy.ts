import { chargeEnergy, drainEnergy } from '../../energy.ts'
import { amountOf } from '../amount.ts'
import { seatsOf, type Verbs } from '../deeds.ts'

/** AR-R-74: players mark or burn Energy for nothing. */
export const drain: Verbs['drain'] = (table, state, { mark, burn, who }, effect) => {
  for (const seat of seatsOf(state, who, effect))
    drainEnergy(table, state, seat, amountOf(state, mark, effect), amountOf(state, burn, effect))
}

/** AR-R-44, AR-ENERGY-11: players ready marked Energy or refresh burned Energy. */
export const charge: Verbs['charge'] = (table, state, { unmark, refresh, who }, effect) => {
  for (const seat of seatsOf(state, who, effect))
    chargeEnergy(table, state, seat, amountOf(state, unmark, effect), amountOf(state, refresh, effect))
}
