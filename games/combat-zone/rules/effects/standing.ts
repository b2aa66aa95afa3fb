import { type Asked, changeOf, isAllowed, isForbidden, type Keyword, keywordsOf } from '@muster/reaction'
import type { Reason } from '@muster/table'
import type { CombatAction, CombatWords } from '../../content/grammar/index.ts'
import type { Battle, Model } from '../state.ts'
import { combatForce } from './force.ts'
import { combatCards } from './game.ts'

/** In which action a number is asked for, and who is on the other side. */
export type Circumstance = { readonly action?: CombatAction | undefined; readonly against?: Model | undefined }

const asked = (model: Model, { action, against }: Circumstance): Asked<CombatWords> => ({ model, action, against })

/** How much the cards in force change a number of a model by; each is written down where a list is handed in. */
export function cardChange(
  battle: Battle,
  model: Model,
  number: CombatWords['number'],
  circumstance: Circumstance = {},
  because?: Reason[],
): number {
  return changeOf(combatCards, battle, combatForce.of(battle), number, asked(model, circumstance), because)
}

export function mayBy(
  battle: Battle,
  model: Model,
  liberty: CombatWords['liberty'],
  circumstance: Circumstance = {},
): boolean {
  return isAllowed(combatCards, battle, combatForce.of(battle), liberty, asked(model, circumstance))
}

export function mustNot(
  battle: Battle,
  model: Model,
  liberty: CombatWords['liberty'],
  circumstance: Circumstance = {},
): boolean {
  return isForbidden(combatCards, battle, combatForce.of(battle), liberty, asked(model, circumstance))
}

/** The keywords of a model's action with those that cards give it. */
export function cardKeywords(battle: Battle, model: Model, action: CombatAction, against?: Model): readonly Keyword[] {
  return keywordsOf(combatCards, battle, combatForce.of(battle), action, asked(model, { action, against }))
}
