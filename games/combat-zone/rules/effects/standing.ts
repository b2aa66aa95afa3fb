import { type Asked, changeOf, isAllowed, isForbidden, type Keyword, keywordsOf } from '@muster/reaction'
import type { Reason } from '@muster/table'
import type { CombatAction, CombatWords } from '../../content/grammar/index.ts'
import type { Battle, Model } from '../state.ts'
import { combatForce } from './force.ts'
import { combatCards } from './game.ts'

/** In which action a number is asked for, and who is on the other side. */
export type Circumstance = { readonly action?: CombatAction | undefined; readonly against?: Model | undefined }

const NONE: Circumstance = { action: undefined, against: undefined }

const asked = (model: Model, { action, against }: Circumstance): Asked<CombatWords> => ({ model, action, against })

/** How much the cards in force change a number of a model by; each is written down where a list is handed in. */
export function cardChange(
  battle: Battle,
  model: Model,
  number: CombatWords['number'],
  circumstance: Circumstance = NONE,
  because?: Reason[],
): number {
  const force = combatForce.of(battle)
  if (!force.changes.has(number)) return 0
  return changeOf(combatCards, battle, force, number, asked(model, circumstance), because)
}

export function mayBy(
  battle: Battle,
  model: Model,
  liberty: CombatWords['liberty'],
  circumstance: Circumstance = NONE,
): boolean {
  const force = combatForce.of(battle)
  return force.allows.has(liberty) && isAllowed(combatCards, battle, force, liberty, asked(model, circumstance))
}

export function mustNot(
  battle: Battle,
  model: Model,
  liberty: CombatWords['liberty'],
  circumstance: Circumstance = NONE,
): boolean {
  const force = combatForce.of(battle)
  return force.forbids.has(liberty) && isForbidden(combatCards, battle, force, liberty, asked(model, circumstance))
}

/** The keywords of a model's action with those that cards give it. */
export function cardKeywords(battle: Battle, model: Model, action: CombatAction, against?: Model): readonly Keyword[] {
  const force = combatForce.of(battle)
  if (force.keywords.length === 0) return action.keywords
  return keywordsOf(combatCards, battle, force, action, asked(model, { action, against }))
}
