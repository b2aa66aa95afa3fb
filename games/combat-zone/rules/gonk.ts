import { type Colour, type Token, tokenOf } from '@muster/reaction'
import { cardOf } from './lookup.ts'
import type { Battle, Model } from './state.ts'

/** CZ-GONK-2, CZ-GONK-6: the colour of a Gonk's actions and of what it opposes with. */
function colourOfGonk(battle: Battle, model: Model): Colour {
  const card = cardOf(battle, model)
  return 'colour' in card ? card.colour : 'yellow'
}

/** The word for a Gonk that cannot act. */
export const STUNNED = 'stunned'

/** CZ-KEYWORD-23, CZ-R-78. */
export function isStunned({ marks }: Model): boolean {
  return marks.some(({ what }) => what === STUNNED)
}

/** CZ-GONK-1, CZ-GONK-2: what a Gonk's action is taken with, as if it had a token of its colour. */
export function tokenOfGonk(battle: Battle, model: Model): Token {
  return tokenOf(colourOfGonk(battle, model))
}
