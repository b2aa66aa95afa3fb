import { hasKeyword, type Keyword, xOf } from '@muster/reaction'
import type { Special } from '../content/cards/enemy.ts'
import type { ArenaAction } from '../content/grammar/schemas.ts'
import { enemyCardOf } from './lookup.ts'
import { keywordsIn, rangeOf } from './numbers.ts'
import type { Enemy, State, Volley } from './state.ts'

/** One way an enemy attacks: in melee, at range, or by a special of its card. */
export interface Assault {
  readonly kind: 'melee' | 'ranged'
  /** How many zones it reaches; 0 where it cannot be made at all. */
  readonly range: number
  /** Added to its Strength. */
  readonly added: number
  readonly keywords: readonly Keyword[]
  readonly special?: Special | undefined
}

/** AB-DEFEND-6, AB-DEFEND-7: an attack as cards speak of it: an action with Melee or Ranged. */
export const attackAs = (kind: Assault['kind'], keywords: readonly Keyword[]): ArenaAction => ({
  skill: kind,
  bands: 0,
  attack: true,
  keywords,
  does: [],
  fails: [],
})

/** AB-TARGET-9: the zone an enemy stands in, and the ones next to it. */
const MELEE_RANGE = 1

/** AB-TARGET-8..10, AB-TARGET-12, AB-TARGET-13, AB-R-55: each kind of attack has its own reach and keywords, all one Strength; cards may add keywords. */
export function assaultOf(state: State, enemy: Enemy, attack: Volley['attack']): Assault {
  const printed = printedAssault(state, enemy, attack)
  return { ...printed, keywords: keywordsIn(state, enemy, attackAs(printed.kind, printed.keywords)) }
}

/** As its card has it: the reach is that of `assaultOf`, since cards that are in force add keywords alone. */
export function printedAssault(state: State, enemy: Enemy, attack: Volley['attack']): Assault {
  const { melee, ranged, specials } = enemyCardOf(state, enemy)
  if (attack === 'melee') return { kind: 'melee', range: MELEE_RANGE, added: 0, keywords: melee }
  if (attack === 'ranged') return { kind: 'ranged', range: rangeOf(state, enemy), added: 0, keywords: ranged }
  const special = specials[attack] as Special
  const { kind = 'melee', range, strength = 0, with: keywords = [] } = special.attack ?? {}
  const reach = range ?? (kind === 'melee' ? MELEE_RANGE : rangeOf(state, enemy))
  return { kind, range: reach, added: strength, keywords, special }
}

/** AB-KEYWORD-28: how often it attacks. */
export const timesOf = ({ keywords }: Assault): number => Math.max(1, xOf(keywords, 'rapid'))

/** AB-KEYWORD-22. */
export const isSuppressing = ({ keywords }: Assault): boolean => hasKeyword(keywords, 'suppression')
