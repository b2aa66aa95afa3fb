import type { CardModel, Row, Token } from '@muster/reaction'
import { enemyNamed } from '../lookup.ts'
import { isHunter } from '../occupancy.ts'
import type { Enemy, Hunter, State } from '../state.ts'

/** Enemies belong to no seat and have no tokens. */
const NOBODY = -1
const NO_TOKENS: readonly Token[] = []

/** A model as the words of cards see it. */
export function asModel(model: Hunter | Enemy): CardModel {
  if (isHunter(model)) return { id: model.id, card: model.id, seat: model.seat, tokens: model.tokens }
  return { id: model.id, card: model.card, seat: NOBODY, tokens: NO_TOKENS as Row }
}

/** The model behind a card's words, where it is still on the board. */
export function modelNamed(state: State, id: string | undefined): Hunter | Enemy | undefined {
  if (id === undefined) return undefined
  for (const hunter of state.hunters) if (hunter.id === id && hunter.zone >= 0) return hunter
  return enemyNamed(state, id)
}
