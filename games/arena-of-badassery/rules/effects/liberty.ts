import { isAllowed, isForbidden } from '@muster/reaction'
import type { ArenaAction, ArenaWords } from '../../content/grammar/schemas.ts'
import type { Enemy, Hunter, State } from '../state.ts'
import { arenaGame } from './cards.ts'
import { force } from './force.ts'
import { asModel } from './model.ts'

/** In which action, and against whom, something is allowed or forbidden. */
interface When {
  readonly action?: ArenaAction | undefined
  readonly against?: Hunter | Enemy | undefined
}

const ALWAYS: When = { action: undefined, against: undefined }

const asked = (model: Hunter | Enemy, { action, against }: When) => ({
  model: asModel(model),
  against: against && asModel(against),
  action,
})

/** Whether a card in force gives a model leave that the rules do not. */
export function isFreeTo(
  state: State,
  liberty: ArenaWords['liberty'],
  model: Hunter | Enemy,
  when: When = ALWAYS,
): boolean {
  const cards = force.of(state)
  return cards.allows.has(liberty) && isAllowed(arenaGame, state, cards, liberty, asked(model, when))
}

/** Whether a card in force keeps a model from what the rules let it do. */
export function isKeptFrom(
  state: State,
  liberty: ArenaWords['liberty'],
  model: Hunter | Enemy,
  when: When = ALWAYS,
): boolean {
  const cards = force.of(state)
  return cards.forbids.has(liberty) && isForbidden(arenaGame, state, cards, liberty, asked(model, when))
}
