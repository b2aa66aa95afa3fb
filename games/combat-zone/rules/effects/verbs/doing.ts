import { modelsMeant, type Use, type Whom } from '@muster/reaction'
import type { OwnDeed } from '../../../content/grammar/deeds.ts'
import type { CombatWords } from '../../../content/grammar/index.ts'
import { isOn, modelOf, modelsOn } from '../../lookup.ts'
import type { Battle, Model } from '../../state.ts'
import type { Table } from '../../table.ts'
import { combatCards } from '../game.ts'

/** What one of this game's verbs needs. */
export type At = { readonly table: Table; readonly battle: Battle; readonly use: Use }

/** The arguments of a verb, by its name. */
export type ArgsOf<Name extends string> =
  Extract<OwnDeed, Record<Name, unknown>> extends Record<Name, infer Args> ? Args : never

/** CZ-DRONE-4: does something to each model meant that is still on the table when its turn comes; drones only where they are named. */
export function toEach({ battle, use }: At, whom: Whom<CombatWords>, change: (model: Model) => void): void {
  for (const { id } of modelsMeant(combatCards, battle, whom, use)) {
    const model = modelOf(battle, id)
    const isSpared = model.kind === 'drone' && typeof whom === 'object' && whom.kind !== 'drone'
    if (isOn(model) && !isSpared) change(model)
  }
}

/** Who bears the card or acts, if it is on the table. */
export function bearerOf({ battle, use }: At): Model | undefined {
  return modelsOn(battle).find(({ id }) => id === use.me)
}
