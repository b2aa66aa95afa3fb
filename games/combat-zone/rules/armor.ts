import { type GuardWay, type ReadRow, xOf } from '@muster/reaction'
import type { CombatAction } from '../content/grammar/index.ts'
import { gearOf } from '../content/lookup.ts'
import { combatForce } from './effects/force.ts'
import { cardChange, mustNot } from './effects/standing.ts'
import { cardOf, optionsOf } from './lookup.ts'
import type { Battle, Model } from './state.ts'
import type { Table } from './table.ts'

/** The word for Armor on a model's own card, in the keys of guards; Armor Gear goes by its id. */
const OWN_ARMOR = 'armor'

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
  const { attack, skill, keywords } = action
  const isWorn =
    skill === 'ranged' || skill === 'melee' || (skill === 'reflexes' && optionsOf(battle).armorAgainstReflexesAttacks)
  if (!attack || !isWorn || mustNot(battle, target, 'use-armor', { action, against: by })) return []
  const lost = xOf(keywords, 'pierce') - cardChange(battle, target, 'armor', { action, against: by })
  const worn = target.gear.flatMap(({ card, down }) => {
    const armor = gearOf(battle.content, card)?.armor
    return down || armor === undefined ? [] : [{ by: card, armor }]
  })
  const own = cardOf(battle, target).armor
  const all = own === undefined ? worn : [{ by: OWN_ARMOR, armor: own }, ...worn]
  return all.flatMap(({ by: piece, armor }) => (armor > lost ? [{ by: piece, tokens, add: armor - lost + added }] : []))
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
