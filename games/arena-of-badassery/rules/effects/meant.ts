import { modelsMeant, type Use } from '@muster/reaction'
import type { ArenaWho } from '../../content/grammar/who.ts'
import { isHunter } from '../occupancy.ts'
import type { Enemy, Hunter, State } from '../state.ts'
import { arenaGame } from './cards.ts'
import { modelNamed } from './model.ts'

type Whom = 'me' | 'them' | ArenaWho

/** Those a deed concerns, in the order of the table. */
export function modelsOf(state: State, who: Whom, use: Use): (Hunter | Enemy)[] {
  const models: (Hunter | Enemy)[] = []
  for (const { id } of modelsMeant(arenaGame, state, who, use)) {
    const model = modelNamed(state, id)
    if (model) models.push(model)
  }
  return models
}

export const huntersOf = (state: State, who: Whom, use: Use): Hunter[] => modelsOf(state, who, use).filter(isHunter)

export const enemiesOf = (state: State, who: Whom, use: Use): Enemy[] =>
  modelsOf(state, who, use).filter((model): model is Enemy => !isHunter(model))

/** The arguments of a deed by the name of its verb. */
export type Args<Deed, Name extends PropertyKey> = Extract<Deed, Record<Name, unknown>>[Name]
