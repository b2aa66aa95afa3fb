import type { Amount } from '../../content/grammar.ts'
import { locksOf } from '../lockon.ts'
import { areRivals, cardNamed, playerOf } from '../lookup.ts'
import type { State } from '../state.ts'
import type { Effect } from './deeds.ts'

/** AR-KEYWORD-23: how much a card means, with its X and what it counts. */
export function amountOf(state: State, amount: Amount | undefined, effect: Effect): number {
  if (amount === undefined) return 0
  if (typeof amount === 'number') return amount
  return amount === 'X' ? effect.x : Math.min(amount.most, countOf(state, amount.per, effect))
}

function countOf(state: State, per: Exclude<Amount, number | 'X'>['per'], { seat }: Effect): number {
  const objects = (own: boolean) =>
    state.inPlay.filter(
      (one) =>
        cardNamed(state, one.card).type === 'object' &&
        (own ? one.controller === seat : areRivals(state, one.controller, seat)),
    ).length
  switch (per) {
    case 'lock':
      return locksOf(state, seat).length
    case 'own-object':
      return objects(true)
    case 'rival-object':
      return objects(false)
    case 'own-burned':
      return playerOf(state, seat).energy.burned
    case 'rival-burned':
      return Math.max(
        0,
        ...state.players
          .filter(({ out }, other) => !out && areRivals(state, other, seat))
          .map(({ energy }) => energy.burned),
      )
  }
}
