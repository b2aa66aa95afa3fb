import { bands } from '../band.ts'
import type { CardWords } from '../grammar/words.ts'
import { hasReady, isRedLined, woundsOf } from '../row.ts'
import type { CardGame, CardModel, Use } from './card-game.ts'

/** Whether a model is one of those a card speaks of. Everything the card says of them must hold. */
export function fits<State, W extends CardWords>(
  game: CardGame<State, W>,
  state: State,
  model: CardModel,
  who: W['who'],
  use: Use,
): boolean {
  const { side, is, kind, card, keyword, wounded, ready } = who
  if (side === 'friendly' && game.areRivals(state, use.seat, model.seat)) return false
  if (side === 'rival' && !game.areRivals(state, use.seat, model.seat)) return false
  if (is !== undefined && !isMeant(model, is, use)) return false
  if (kind !== undefined && game.kindOf(state, model) !== kind) return false
  if (card !== undefined && !(game.isCard?.(state, model, card) ?? model.card === card)) return false
  if (keyword !== undefined && !game.keywordsOf(state, model).includes(keyword)) return false
  if (wounded !== undefined && woundsOn(game, state, model) > 0 !== wounded) return false
  if (who['red-lined'] !== undefined && isRedLined(model.tokens) !== who['red-lined']) return false
  if (ready !== undefined && hasReady(model.tokens) !== ready) return false
  if (!isWhere(game, state, model, who, use)) return false
  return game.fits(state, model, who, use)
}

/** How many wounds a model has, wherever they lie. */
export function woundsOn<State, W extends CardWords>(game: CardGame<State, W>, state: State, model: CardModel): number {
  return game.woundsOn?.(state, model) ?? woundsOf(model.tokens)
}

function isMeant({ id }: CardModel, is: 'me' | 'not-me' | 'them', { me, them }: Use): boolean {
  if (is === 'them') return id === them
  return (id === me) === (is === 'me')
}

/** Within a band is in that band or a nearer one; who has left the table is nowhere. */
function isWhere<State, W extends CardWords>(
  game: CardGame<State, W>,
  state: State,
  model: CardModel,
  { within, visible }: W['who'],
  use: Use,
): boolean {
  if (!within && !visible) return true
  if (!modelOf(game, state, model.id)) return false
  if (within) {
    const from = modelOf(game, state, within.of === 'me' ? use.me : use.them)
    if (!from || bands.indexOf(game.bandBetween(state, from, model)) > bands.indexOf(within.band)) return false
  }
  if (!visible) return true
  const me = modelOf(game, state, use.me)
  return me !== undefined && game.sees(state, me, model)
}

/** A model on the table by its id. */
export function modelOf<State, W extends CardWords>(
  game: CardGame<State, W>,
  state: State,
  id: string | undefined,
): CardModel | undefined {
  if (id === undefined) return undefined
  if (game.modelNamed) return game.modelNamed(state, id)
  return game.models(state).find((model) => model.id === id)
}

/** Those a card speaks of, in the order of the table. */
export function modelsWho<State, W extends CardWords>(
  game: CardGame<State, W>,
  state: State,
  who: W['who'],
  use: Use,
): CardModel[] {
  const meant: CardModel[] = []
  for (const model of game.models(state, who.kind)) if (fits(game, state, model, who, use)) meant.push(model)
  return meant
}

/** Those a deed concerns: the bearer, the one picked, or everyone who fits. Who has left the table is not among them. */
export function modelsMeant<State, W extends CardWords>(
  game: CardGame<State, W>,
  state: State,
  whom: 'me' | 'them' | W['who'],
  use: Use,
): CardModel[] {
  if (typeof whom === 'object') return modelsWho(game, state, whom, use)
  const model = modelOf(game, state, whom === 'me' ? use.me : use.them)
  return model ? [model] : []
}
