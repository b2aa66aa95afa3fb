import type { Amount } from '../grammar/amount.ts'
import type { CardWords } from '../grammar/words.ts'
import type { CardGame, Use } from './card-game.ts'
import { modelsWho, woundsOn } from './who.ts'

/** How much an amount is at the moment it is needed. */
export function amountOf<State, W extends CardWords>(
  game: CardGame<State, W>,
  state: State,
  amount: Amount<W['who']>,
  use: Use,
): number {
  if (typeof amount === 'number') return amount
  const { count, who, times, most } = amount
  const counted = modelsWho(game, state, who, use)
  const many =
    count === 'models' ? counted.length : counted.reduce((sum, model) => sum + woundsOn(game, state, model), 0)
  return Math.min(many * times, most ?? Number.POSITIVE_INFINITY)
}
