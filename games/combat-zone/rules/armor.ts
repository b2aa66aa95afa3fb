import { type Barred, type GuardWay, type ReadRow, xOf } from '@muster/reaction'
import { type Refusal, refuse } from '@muster/table'
import type { CombatAction } from '../content/grammar/index.ts'
import { gearOf } from '../content/lookup.ts'
import { combatForce } from './effects/force.ts'
import { cardChange, mustNot } from './effects/standing.ts'
import { cardOf, optionsOf } from './lookup.ts'
import type { Battle, Model } from './state.ts'
import type { Table } from './table.ts'

/** The word for Armor on a model's own card, in the keys of guards; Armor Gear goes by its id. */
const OWN_ARMOR = 'armor'

/** CZ-ARMOR-1, CZ-ARMOR-2, CZ-R-125: whether Armor is of use against an action. */
function isAgainst(battle: Battle, { attack, skill }: CombatAction): boolean {
  if (!attack) return false
  return (
    skill === 'ranged' || skill === 'melee' || (skill === 'reflexes' && optionsOf(battle).armorAgainstReflexesAttacks)
  )
}

/**
 * CZ-ARMOR-1..6, CZ-KEYWORD-14..16, CZ-CARDS-16, CZ-R-57, CZ-R-125: the Armor a model may oppose an attack with, one piece at a time, in
 * place of its Skill. What Pierce leaves nothing of cannot be used.
 */
export function armorWays(
  battle: Battle,
  target: Model,
  by: Model,
  action: CombatAction,
  tokens: ReadRow,
  added: number,
): GuardWay[] {
  if (!isAgainst(battle, action) || mustNot(battle, target, 'use-armor', { action, against: by })) return []
  const lost = xOf(action.keywords, 'pierce') - cardChange(battle, target, 'armor', { action, against: by })
  const worn = target.gear.flatMap(({ card, down }) => {
    const armor = gearOf(battle.content, card)?.armor
    return down || armor === undefined ? [] : [{ by: card, armor }]
  })
  const own = cardOf(battle, target).armor
  const all = own === undefined ? worn : [{ by: OWN_ARMOR, armor: own }, ...worn]
  return all.flatMap(({ by: piece, armor }) => (armor > lost ? [{ by: piece, tokens, add: armor - lost + added }] : []))
}

const NO_ATTACK = refuse('CZ-ARMOR-2', 'Armor protects against ranged and melee attacks only')
const FORBIDDEN = refuse('CZ-SETUP-4', 'a card keeps it from using Armor')
const FACE_DOWN = refuse('CZ-CARDS-16', 'the card is exhausted')
const NO_AREA = refuse('CZ-R-60', "Armor does not oppose a Blast's area")
const PIERCED = refuse('CZ-KEYWORD-15', 'nothing is left of this Armor against the action')

/** CZ-ARMOR-2, CZ-KEYWORD-15, CZ-CARDS-16, CZ-R-60, CZ-R-125: the Armor a model has and cannot oppose with, and why. */
export function barredArmor(
  battle: Battle,
  target: Model,
  by: Model,
  action: CombatAction,
  ways: readonly GuardWay[],
): Barred[] {
  const own = cardOf(battle, target).armor === undefined ? [] : [{ card: OWN_ARMOR, down: false }]
  const worn = target.gear.filter(({ card }) => gearOf(battle.content, card)?.armor !== undefined)
  const useful = armorWays(battle, target, by, action, [], 0)
  const refusalOf = (card: string, down: boolean): Refusal => {
    if (!isAgainst(battle, action)) return NO_ATTACK
    if (mustNot(battle, target, 'use-armor', { action, against: by })) return FORBIDDEN
    if (useful.some((way) => way.by === card)) return NO_AREA
    return down ? FACE_DOWN : PIERCED
  }
  return [...own, ...worn].flatMap(({ card, down }) =>
    ways.some((way) => way.by === card) ? [] : [{ by: card, refusal: refusalOf(card, down) }],
  )
}

/** What somebody opposed an attack with, in words. */
export function armorName({ content }: Pick<Battle, 'content'>, by: string): string {
  return by === OWN_ARMOR ? 'Armor' : (gearOf(content, by)?.name ?? by)
}

/**
 * CZ-ARMOR-7, CZ-ARMOR-8, CZ-ARMOR-11, CZ-ARMOR-12, CZ-R-58, CZ-R-126: Armor Gear that failed is discarded in place of one wound; what
 * is on the model's own card stays, and helps no more. Whether a wound was replaced.
 */
export function losesArmor(table: Table, battle: Battle, model: Model, by: string): boolean {
  const card = cardOf(battle, model)
  if (by === '' || by === OWN_ARMOR || ('gear' in card && card.gear.includes(by))) return false
  model.gear = model.gear.filter((one) => one.card !== by)
  combatForce.changed(battle)
  table.tell({ event: 'discarded', rule: 'CZ-ARMOR-7', id: model.id, card: by })
  return true
}
